/** What numbers, names and lists from outside may be at the most: beyond it they are slips of the pen, or worse. */
import { UNSEEN } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { PLAYERS_MOST } from './state.ts';

export const seat = z
  .int()
  .check(z.gte(0))
  .check(z.lte(PLAYERS_MOST - 1));

/** What a side of the table can be called. */
export const SIDES = 'write AI, M-1, M-2 … or the seat of a player, 0 to 3';

/** Damage, resources, counters. */
export const count = z.int().check(z.gte(0)).check(z.lte(999));

export const round = z.int().check(z.gte(0)).check(z.lte(9_999));

const line = z
  .string()
  .check(z.minLength(1))
  .check(z.regex(new RegExp(`^[^${UNSEEN}]*$`), 'a name has no control characters'));

/** A card by name or number, a title, a scenario. */
export const name = line.check(z.maxLength(100));

/** What a person or a deck is called, on one line of a screen. */
export const called = line.check(z.maxLength(60));

/** A die with what it shows: "Death Trooper: 2RD". */
export function dieText(says: string) {
  // A text that is too long is not compared any further.
  return z
    .string()
    .check(z.maxLength(120, { abort: true }))
    .check(z.regex(/^.+:\s*\S+$/, says));
}

const MOST_CARDS = 200;

export function listOf<T extends z.ZodMiniType>(each: T) {
  return z.array(each).check(z.maxLength(MOST_CARDS));
}

/** Cards with their copies. */
export function copiesOf(card: z.ZodMiniString, most: number) {
  return z
    .record(card, z.int().check(z.gte(1)).check(z.lte(most)))
    .check(
      z.refine(
        (copies) => Object.keys(copies).length <= MOST_CARDS,
        `there are at most ${MOST_CARDS} different cards`,
      ),
    );
}
