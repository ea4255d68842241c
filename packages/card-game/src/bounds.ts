/** What numbers, names and lists from outside may be at the most: beyond it they are slips of the pen, or worse. */
import { UNSEEN } from '@holofoe/kernel';
import * as z from 'zod';

const line = z
  .string()
  .min(1)
  .regex(new RegExp(`^[^${UNSEEN}]*$`), 'a name has no control characters');

/** A card, a deck, an affiliation. */
export const name = line.max(100);

/** What a person or a deck is called, on one line of a screen. */
export const called = line.max(60);

/** Tokens, the dial, rounds. */
export const count = z.int().min(0).max(999);

/** The number of an objective set. */
export const setNumber = z.int().min(1).max(9999);

const MOST_CARDS = 400;

export function listOf<T extends z.ZodType>(each: T) {
  return z.array(each).max(MOST_CARDS);
}
