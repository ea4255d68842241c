import type { Cx, Reading } from '../engine/engine.ts';
import type { Slot } from '../language/fold.ts';
import type { Amount, Cards, Effect, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Play } from '../request.ts';

/** What a field of a word is by its type; never: nothing that must be read first. */
type SlotKind<L extends Terms, T> = [Amount<L>] extends [NonNullable<T>]
  ? 'amount'
  : [NonNullable<T>] extends [Cards<L>]
    ? 'cards'
    : [NonNullable<T>] extends [Effect<L>]
      ? 'effect'
      : never;

/** The slots of a word, in the order in which they are read. One that is left out does not compile. */
export type SlotsOf<L extends Terms, W> = {
  readonly [F in Exclude<keyof W, 'do'> as [SlotKind<L, W[F]>] extends [never] ? never : F]-?: SlotKind<
    L,
    W[F]
  >;
};

interface Fillings<L extends Terms> {
  readonly amount: number;
  readonly cards: readonly Thing[];
  readonly effect: Inner<L>;
}

/** An effect inside a word. */
export interface Inner<L extends Terms> extends Reading<L> {
  readonly says: Effect<L>;
}

/** A word with its slots filled: things for selectors, numbers for amounts, readings for effects. */
export type Filled<L extends Terms, W> = {
  readonly [F in keyof W]: [SlotKind<L, W[F]>] extends [never] ? W[F] : Fillings<L>[SlotKind<L, W[F]>];
};

/** A word with its slots in words. */
export type Said<L extends Terms, W> = {
  readonly [F in keyof W]: [SlotKind<L, W[F]>] extends [never] ? W[F] : string;
};

/** A word of a game's vocabulary: all readings, or it does not compile. */
export type Word<L extends Terms, W> = Readings<L, W> &
  (keyof SlotsOf<L, W> extends never ? NoSlots : { readonly slots: SlotsOf<L, W> });

interface NoSlots {
  readonly slots?: undefined;
}

interface Readings<L extends Terms, W> {
  /** Would it change anything, for these things? Asked for one candidate at a time: that is what is offered. */
  readonly can: (cx: Cx<L>, word: Filled<L, W>) => boolean;
  /** Never gets a thing for which `can` is false. */
  readonly run: (cx: Cx<L>, word: Filled<L, W>) => Play;
  /** What it is worth to the one who does it, for these things. */
  readonly worth: (cx: Cx<L>, word: Filled<L, W>) => number;
  /** How much the one who does it wishes to choose these things, where that is not what the word is worth. */
  readonly wish?: (cx: Cx<L>, word: Filled<L, W>) => number;
  /** What it does, as an order in our own words: "draw 2 cards". */
  readonly text: (word: Said<L, W>) => string;
  /** Its name among several options, where `do` does not tell them apart. */
  readonly key?: (word: W) => string;
}

export type Words<L extends Terms> = {
  readonly [K in L['word']['do']]: Word<L, Extract<L['word'], { readonly do: K }>>;
};

/** As the kernel sees a word: any. The mapped type above guarantees that a word and its entry belong together. */
export interface AnyWord<L extends Terms> extends Readings<L, { readonly do: string }> {
  readonly slots?: { readonly [field: string]: Slot };
}
