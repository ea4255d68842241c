import { actKey, cardKey, type Key, seatKey, seatOfThing, type Thing, wordKey } from '@holofoe/kernel';
import { isUnseen, seatOfUnseen } from './unseen.ts';

/** The Death Star dial, which a card lets be engaged. */
export const DIAL: Thing = 0;

/** What an option is called that is a card, a player or the dial. */
export function keyOfThing(thing: Thing): Key {
  if (isUnseen(thing)) return actKey('hand of', seatKey(seatOfUnseen(thing)));
  if (thing < 0) return seatKey(seatOfThing(thing));
  return thing === DIAL ? wordKey('dial') : cardKey(thing);
}
