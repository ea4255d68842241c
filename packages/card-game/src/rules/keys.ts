import { seatOfThing, type Thing } from '@holofoe/kernel';
import { isUnseen, seatOfUnseen } from './unseen.ts';

/** The Death Star dial, which a card lets be engaged. */
export const DIAL: Thing = 0;

/** What an option is called that is a card, a player or the dial. */
export function keyOfThing(thing: Thing): string {
  if (isUnseen(thing)) return `hand:${seatOfUnseen(thing)}`;
  if (thing < 0) return `seat:${seatOfThing(thing)}`;
  return thing === DIAL ? 'dial' : `card:${thing}`;
}
