import type { Effect } from '../cards/words.ts';

/** A number that grows with the players: `base`, and `perPlayer` times the per-player number (OPS-07). */
export interface PerPlayer {
  readonly base: number;
  readonly perPlayer: number;
  /** For a per-player number of one, where the stage has its own. */
  readonly alone?: number;
}

/** A character that side A lists (OPS-62). */
export interface Listed {
  readonly id: string;
  readonly elite?: true;
  readonly count: PerPlayer;
  readonly health: PerPlayer;
  /** OPS-85 */
  readonly hunter?: true;
}

/** When the rule of a stage sets in. */
export type StageMoment =
  | 'stage begins'
  | 'phase begins'
  | 'AI upkeep'
  /** Before the dice are rolled, of the first AI character of the round only. */
  | 'first AI character is activated'
  | 'AI character was activated'
  | 'AI character was defeated';

/** What a stage changes for as long as it lasts. */
export type StageRule =
  | { readonly is: 'first upgrade dearer'; readonly more: number }
  | { readonly is: 'supports activate first' }
  | { readonly is: 'players gain less'; readonly less: number; readonly while: string }
  | { readonly is: 'gates'; readonly name: string; readonly less: number }
  | { readonly is: 'hand size'; readonly cards: number }
  | { readonly is: 'AI upgrades cheaper'; readonly less: number }
  /** A player may place a counter instead of gaining a resource; with enough of them AI characters have less health. */
  | { readonly is: 'sabotage'; readonly countersPerPlayer: number; readonly lessHealth: number };

export interface Stage {
  /** 1 and up; multi-stages share a number (OPS-50). */
  readonly number: number;
  /** The X of M-X. */
  readonly multi?: number;
  readonly name: string;
  /** A few lines in our own words, for the table. */
  readonly story: string;
  /** Side A: codes of sets, Basic Behavior not among them: it is part of every deck (OPS-64). */
  readonly sets: readonly string[];
  readonly characters: readonly Listed[];
  /** Side B: supports that are put into play when the stage begins. */
  readonly puts: readonly { readonly id: string; readonly count: PerPlayer }[];
  readonly rules: readonly StageRule[];
  readonly does: { readonly [M in StageMoment]?: Effect };
  readonly onAdvance?: Effect;
}

/** An objective set (OPS-60, OPS-89). */
export interface Scenario {
  readonly code: string;
  readonly name: string;
  /** Which side the players are on. */
  readonly players: 'hero' | 'villain';
  readonly difficulty: 1 | 2 | 3;
  readonly story: string;
  /** In order; multi-stages of a number stand side by side. */
  readonly stages: readonly Stage[];
}

/** A set of AI cards: characters and what comes with them into the AI deck (OPS-62, OPS-89). */
export interface CharacterSet {
  readonly code: string;
  readonly name: string;
  readonly side: 'hero' | 'villain';
  /** Ids of its characters. */
  readonly characters: readonly string[];
  /** Ids of the cards for the deck, with their copies. */
  readonly cards: Readonly<Record<string, number>>;
}
