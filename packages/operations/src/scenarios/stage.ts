import type { Ability, Effect } from '../cards/terms.ts';

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
  /** What it does and changes for as long as it lasts; its abilities are the AI's. */
  readonly abilities: readonly Ability[];
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
