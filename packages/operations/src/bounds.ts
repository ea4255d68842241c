/** What numbers, names and lists from outside may be at the most: beyond it they are slips of the pen, or worse. */
import { UNSEEN } from '@holofoe/kernel';
import * as z from 'zod';
import { PLAYERS_MOST } from './state.ts';

export const seat = z
  .int()
  .min(0)
  .max(PLAYERS_MOST - 1);

/** Damage, resources, counters. */
export const count = z.int().min(0).max(999);

export const round = z.int().min(0).max(9_999);

const line = z
  .string()
  .min(1)
  .regex(new RegExp(`^[^${UNSEEN}]*$`), 'a name has no control characters');

/** A card by name or number, a title, a scenario. */
export const name = line.max(100);

/** What a person or a deck is called, on one line of a screen. */
export const called = line.max(60);

/** A die with what it shows: "Death Trooper: 2RD". */
export function dieText(says: string) {
  // A text that is too long is not compared any further.
  return z
    .string()
    .max(120, { abort: true })
    .regex(/^.+:\s*\S+$/, says);
}

const MOST_CARDS = 200;

export function listOf<T extends z.ZodType>(each: T) {
  return z.array(each).max(MOST_CARDS);
}

/** Cards with their copies. */
export function copiesOf(card: z.ZodString, most: number) {
  return z
    .record(card, z.int().min(1).max(most))
    .refine(
      (copies) => Object.keys(copies).length <= MOST_CARDS,
      `there are at most ${MOST_CARDS} different cards`,
    );
}
