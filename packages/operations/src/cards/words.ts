import type { Amount, Cards, CardTerms, Effect } from '@holofoe/kernel';
import type { Colour } from './colour.ts';
import type { Sign } from './face.ts';
import type { Showing } from './filter.ts';

/** Seen from the one whose card it is. A foe of a player is the AI or, where the player wishes, a teammate (OPS-88). */
export type Whose = 'own' | 'foe' | 'any';

/** Dice in pools. */
export interface DiceOf {
  readonly whose: Whose;
  readonly of?: 'character' | 'this card' | undefined;
  readonly colour?: Colour | undefined;
  readonly subtype?: string | undefined;
  readonly showing?: Showing | undefined;
  /** Not the die that is being resolved. */
  readonly other?: true | undefined;
}

/** All in one shape: dice are looked for all the time, and reading fields of many shapes is several times slower. */
export function diceThat({ whose, of, colour, subtype, showing, other }: DiceOf): DiceOf {
  return { whose, of, colour, subtype, showing, other };
}

/** Characters in play. */
export interface CharactersOf {
  readonly whose: Whose;
  readonly colour?: Colour;
  readonly unique?: boolean;
  /** Not the one that does it, or that it is attached to. */
  readonly other?: true;
  /** At most this much health remaining. */
  readonly healthUpTo?: number;
}

/** How many, where it depends on the table. */
export type Count = number | 'all' | 'any number' | 'your red characters' | 'your ready red characters';

/** Cards of the AI that an effect can mean. */
export type AiCards =
  | { readonly named: string }
  | 'any'
  | 'character'
  | 'support'
  | 'droid'
  | 'guardian'
  | 'non-unique character';

/** Which AI dice a behaviour resolves: the best set of all, of the damage symbols, of the others, or of one symbol. */
export type AiDice = 'best' | 'damage' | 'other than damage' | Exclude<Sign, 'blank'>;

/** All that a card of Operations can do. */
export type WordOf<L extends CardTerms> =
  // Tokens
  /** `who`: sides; absent: you. */
  | { readonly do: 'gain'; readonly who?: Cards<L>; readonly n: Amount<L> }
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
  | { readonly do: 'heal'; readonly to: Cards<L>; readonly n: Amount<L> }
  | { readonly do: 'hit'; readonly at: Cards<L>; readonly n: Amount<L>; readonly unblockable?: true }
  /** Each side divides it over its own characters. */
  | { readonly do: 'indirect'; readonly to: Cards<L>; readonly n: Amount<L> }
  | { readonly do: 'defeat'; readonly who: Cards<L> }
  // Dice
  | { readonly do: 'remove die'; readonly dice: DiceOf }
  | { readonly do: 'remove this die' }
  | { readonly do: 'foe removes a die' }
  | { readonly do: 'reroll'; readonly dice: DiceOf; readonly count: Count; readonly upTo?: true }
  | { readonly do: 'reroll this die instead' }
  | { readonly do: 'reroll strange symbols' }
  | { readonly do: 'turn die'; readonly dice: DiceOf; readonly to: 'any side' | Showing }
  | { readonly do: 'turn this die' }
  | { readonly do: 'turn to the same symbol' }
  | { readonly do: 'turn and deal' }
  | {
      readonly do: 'resolve die';
      readonly dice: DiceOf;
      readonly more?: number;
      /** In place of `more`. */
      readonly moreIfNonUnique?: number;
      readonly stays?: true;
    }
  | { readonly do: 'resolve any dice' }
  | { readonly do: 'more value'; readonly value: number }
  /** A die of that card, set aside when it leaves the pool. */
  | { readonly do: 'lend a die'; readonly id: string }
  | { readonly do: 'roll this die in' }
  | { readonly do: 'block with a die' }
  | { readonly do: 'trick' }
  // Cards
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'discard'; readonly cards: number }
  | { readonly do: 'foe discards'; readonly cards: number }
  | { readonly do: 'foe loses top cards'; readonly count: 'your other shielded characters' }
  | { readonly do: 'detect'; readonly cards: number }
  | { readonly do: 'read a mind' }
  | { readonly do: 'play a card'; readonly colour: Colour }
  | { readonly do: 'fetch a copy' }
  | { readonly do: 'put itself under the deck' }
  | { readonly do: 'return itself' }
  | { readonly do: 'exhaust itself' }
  | { readonly do: 'exhaust a support' }
  | { readonly do: 'discard a support'; readonly costUpTo: number }
  | { readonly do: 'wreck a vehicle' }
  | { readonly do: 'take an upgrade' }
  // Actions
  | { readonly do: 'more actions'; readonly upTo: number }
  | {
      readonly do: 'activate';
      readonly who: CharactersOf & { readonly id?: string };
      readonly count: 'one' | 'any number';
    }
  | { readonly do: 'activate itself' }
  | { readonly do: 'ready a vehicle' }
  // The AI's own cards
  | {
      readonly do: 'AI activates';
      readonly cards: number;
      readonly of: AiCards;
    }
  | { readonly do: 'AI readies'; readonly named: string }
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
  | { readonly do: 'AI rerolls'; readonly dice: 'blank' | 'useless' | 'no damage' }
  | { readonly do: 'another turn' }
  | { readonly do: 'call up reserves' }
  | {
      readonly do: 'roll a die';
      readonly atLeast: number;
      readonly success: Effect<L>;
      readonly otherwise?: Effect<L>;
    }
  | { readonly do: 'each player removes a die' }
  | { readonly do: 'remove highest die' }
  | { readonly do: 'reroll highest dice' }
  | { readonly do: 'exhaust dearest support' }
  | { readonly do: 'place a counter' }
  // The players' side of a stage
  | { readonly do: 'each player shuffles back'; readonly cards: number }
  | { readonly do: 'each player discards or suffers' }
  | { readonly do: 'AI readies all others' }
  // The First Player battlefield
  | { readonly do: 'flip the battlefield' }
  | { readonly do: 'use the claim ability' }
  | { readonly do: 'give the battlefield away' };
