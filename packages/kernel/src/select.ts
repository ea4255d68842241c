import { choose, chooseSome } from './asking.ts';
import type { Game } from './desk.ts';
import type { Enough, Key, Play, Seat } from './request.ts';

/** How many of the options, and what they must add up to: at least `enough`, at most `within`. */
export interface Wanted {
  readonly min: number;
  readonly max: number;
  readonly enough?: Enough | undefined;
  readonly within?: Enough | undefined;
}

/** Some of several. Where there is only one way nobody is asked. */
export function* select<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  from: readonly T[],
  wanted: Wanted,
  keyOf: (option: T) => Key,
  source?: Key,
): Play<readonly T[]> {
  const max = Math.min(wanted.max, from.length);
  const min = Math.min(wanted.min, max);
  if (max === 0) return [];
  if (min === from.length) return from;
  const isFree = wanted.enough === undefined && wanted.within === undefined;
  if (isFree && min === 1 && max === 1) return [yield* choose(game, seat, topic, from, keyOf, source)];
  return yield* chooseSome(game, seat, topic, from, min, max, keyOf, source, wanted.enough, wanted.within);
}
