/** What numbers, names and lists from outside may be at the most: beyond it they are slips of the pen, or worse. */
import * as z from 'zod/mini';

/** Damage, resources, bonuses. */
export const count = z.int().check(z.gte(0), z.lte(999));

export const cardName = z.string().check(z.minLength(1), z.maxLength(60));

/** The whole box has 140. */
export const MOST_CARDS = 150;
