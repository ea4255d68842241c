import { type Ask, mix, type Seat } from '@holofoe/kernel';

/** Answers a question at once: the indexes of the options, or for a split a share for each. */
export type Policy<in S = unknown> = (ask: Ask, state: S) => readonly number[];

/** A policy is made anew for each game and seat, with a seed of its own. */
export type MakePolicy<in S = unknown> = (seed: number) => Policy<S>;

/** Independent of the seed that deals the cards, and of the other seats' seeds. */
export function policySeed(seed: number, seat: Seat): number {
  return mix(mix(seed ^ 0x5eed) + seat + 1);
}
