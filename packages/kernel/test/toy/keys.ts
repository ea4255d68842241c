import { cardKey, type Key, seatKey, wordKey } from '../../src/key.ts';
import { seatOfThing, type Thing } from '../../src/language/thing.ts';

export function keyOfThing(thing: Thing): Key {
  return thing < 0 ? seatKey(seatOfThing(thing)) : cardKey(thing);
}

/** A card, or -1 to pass. */
export function keyOrPass(thing: Thing): Key {
  return thing < 0 ? wordKey('pass') : keyOfThing(thing);
}
