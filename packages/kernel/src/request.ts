import type { Key } from './key.ts';

/** A chair at the table, counted from 0. */
export type Seat = number;

/** A rule: it runs until it needs somebody, yields what it needs, and goes on with the answer. */
export type Play<T = void> = Generator<Request, T, Answer>;

export type Request = Checkpoint | Chance | Decide;

/** For chance the index of the outcome; for a decision a list of indexes (or shares) for each ask, in the order of the asks. */
export type Answer = undefined | number | readonly (readonly number[])[];

/** Yielded by the top loop of `play` only: nothing else is on the stack, the state alone continues the game. */
export interface Checkpoint {
  readonly kind: 'checkpoint';
}
export const CHECKPOINT: Checkpoint = { kind: 'checkpoint' };

export interface Chance {
  readonly kind: 'chance';
  readonly what: string;
  readonly size: number;
  /** Copies of a card share a key. */
  keyOf(index: number): Key;
  /** Absent: even odds. */
  weightOf?(index: number): number;
  /** Nobody at the table could see this outcome, so nobody is ever asked for it. */
  readonly unseen?: true;
}

export interface Decide {
  readonly kind: 'decide';
  readonly asks: readonly Ask[];
}

/** What a reply looks like: one option; some of them; all of them in an order; a total split over them. */
export type Form =
  | { readonly pick: 'one' }
  | {
      readonly pick: 'some';
      readonly min: number;
      readonly max: number;
      readonly enough?: Enough | undefined;
      readonly within?: Enough | undefined;
    }
  | { readonly pick: 'order' }
  | { readonly pick: 'split'; readonly total: number; readonly most: readonly number[] };

/** What the options that are chosen must add up to, each with its own value: at least (`enough`) or at most (`within`) a total. */
export interface Enough {
  readonly total: number;
  readonly values: readonly number[];
}

/** What asks: a card by its number, or a word for anything else. */
export type Source = number | string;

export interface Ask<out T = unknown, out Topic extends string = string> {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly options: readonly T[];
  readonly form: Form;
  readonly source?: Source | undefined;
  keyOf(index: number): Key;
}
