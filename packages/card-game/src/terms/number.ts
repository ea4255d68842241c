import type { Thing } from '@holofoe/kernel';

/*
 * A card's number says what it is and which copy: its objective set, its place there, its copy. It never changes, since
 * saves hold it. Sets belong to one side, so it also says whose card it is. Affiliation cards have the set 0.
 */

/** An objective set has six cards; there are eighteen affiliation cards. */
const PLACES = 20;
export const COPIES = 10;

export function numberOf(set: number, position: number, copy: number): Thing {
  return (set * PLACES + position) * COPIES + copy;
}

export function setOf(card: Thing): number {
  return Math.floor(card / (PLACES * COPIES));
}

export function copyOfNumber(card: Thing): number {
  return card % COPIES;
}

/** Its number without its copy: what all copies of a card share. */
export function placeOf(card: Thing): number {
  return Math.floor(card / COPIES);
}
