import type { Amount, Cards, CardTerms, Effect } from '@holofoe/kernel';
import type { Sign } from './face.ts';

/** Which AI dice a behaviour resolves: the best set of all, of the damage symbols, of the others, or of one symbol. */
export type AiDice = 'best' | 'damage' | 'other than damage' | Exclude<Sign, 'blank'>;

/** Where a card goes that is moved by an effect. */
export type Destination = 'hand' | 'bottom of the deck' | 'discard pile';

/** What one card does that no other does, step by step. */
export type Procedure =
  | 'all in'
  | 'block'
  | 'call up reserves'
  | 'copy'
  | 'detect'
  | 'mind reading'
  | 'strafe'
  | 'take an upgrade'
  | 'trick';

/** All that a card of Operations can do. */
export type WordOf<L extends CardTerms> =
  // Tokens
  /** `who`: sides; absent: you. `from`: they are taken from a side, as many as it has. */
  | {
      readonly do: 'gain';
      readonly who?: Cards<L>;
      readonly from?: Cards<L>;
      readonly n: Amount<L>;
    }
  /** All of it, as a price. */
  | { readonly do: 'spend'; readonly n: Amount<L> }
  | { readonly do: 'shield'; readonly to: Cards<L>; readonly n: Amount<L> }
  /** Each side divides them over its own characters. */
  | {
      readonly do: 'spread';
      readonly what: 'shields' | 'healing';
      readonly who: Cards<L>;
      readonly n: Amount<L>;
    }
  /** Shields are removed; absent: all. */
  | { readonly do: 'strip'; readonly from: Cards<L>; readonly n?: Amount<L> }
  /** `onto`: the damage is moved there. */
  | { readonly do: 'heal'; readonly to: Cards<L>; readonly onto?: Cards<L>; readonly n: Amount<L> }
  | { readonly do: 'hit'; readonly at: Cards<L>; readonly n: Amount<L>; readonly unblockable?: true }
  /** Each side divides it over its own characters. */
  | { readonly do: 'indirect'; readonly to: Cards<L>; readonly n: Amount<L> }
  | { readonly do: 'defeat'; readonly who: Cards<L> }
  // Dice
  /** Afterwards `it` is what they showed, and "that many" their value. */
  | { readonly do: 'remove'; readonly dice: Cards<L> }
  | { readonly do: 'reroll'; readonly dice: Cards<L> }
  /** To faces: a die with the side that it is turned to. */
  | { readonly do: 'turn'; readonly to: Cards<L> }
  /** `as`: a symbol other than the one that it shows, with its value. */
  | {
      readonly do: 'resolve';
      readonly dice: Cards<L>;
      readonly more?: Amount<L>;
      readonly stays?: true;
      readonly as?: 'another symbol';
    }
  /** The die that is being resolved: more value; it is not removed. The card that is about to be played: it costs less. */
  | {
      readonly do: 'change';
      readonly more?: Amount<L>;
      readonly stays?: true;
      readonly less?: Amount<L>;
    }
  /** The dice of cards; `lent`: a die of that card, set aside when it leaves the pool. */
  | { readonly do: 'roll in'; readonly of: Cards<L>; readonly lent?: string }
  // Cards
  | { readonly do: 'draw'; readonly n: Amount<L> }
  /**
   * `who`: sides. From a hand its player chooses; from a deck the top. `looking`: what one does with cards of a deck that
   * one looks at first; the others are discarded.
   */
  | {
      readonly do: 'discard';
      readonly who: Cards<L>;
      readonly n: Amount<L>;
      readonly from: 'hand' | 'deck';
      readonly looking?: Effect<L>;
    }
  /** `on`: what it is put on; `less`: it costs so much less. */
  | {
      readonly do: 'play';
      readonly on?: Cards<L>;
      readonly card: Cards<L>;
      readonly from?: 'discard pile';
      readonly less?: Amount<L>;
    }
  /** To their owners; `from` absent: from play. */
  | {
      readonly do: 'move';
      readonly cards: Cards<L>;
      readonly from?: 'hand' | 'discard pile';
      readonly to: Destination;
    }
  | { readonly do: 'exhaust'; readonly cards: Cards<L> }
  | { readonly do: 'ready'; readonly cards: Cards<L> }
  | { readonly do: 'special'; readonly id: Procedure }
  // Actions
  | { readonly do: 'act again'; readonly n: Amount<L> }
  | { readonly do: 'activate'; readonly who: Cards<L> }
  | { readonly do: 'battlefield'; readonly what: 'flip' | 'use' | 'give away' | 'claim' }
  // The AI's own cards
  /** OPS-08: the dice of one symbol; `all`: of one symbol after the other. */
  | {
      readonly do: 'resolve best';
      readonly dice: AiDice;
      /** What the highest die, or each of them, is worth more. */
      readonly highest?: number;
      readonly each?: number;
      readonly all?: true;
    }
  /** The second where the first would change nothing. */
  | { readonly do: 'or else'; readonly try: Effect<L>; readonly otherwise: Effect<L> }
  | {
      readonly do: 'roll a die';
      readonly atLeast: number;
      readonly success: Effect<L>;
      readonly otherwise?: Effect<L>;
    }
  | { readonly do: 'place a counter' }
  // The players' side of a stage
  | { readonly do: 'each player shuffles back'; readonly cards: number };
