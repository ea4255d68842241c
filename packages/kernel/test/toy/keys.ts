import { seatOfThing, type Thing } from '../../src/language/thing.ts';

export function keyOfThing(thing: Thing): string {
  return thing < 0 ? `seat:${seatOfThing(thing)}` : `card:${thing}`;
}

/** A card, or -1 to pass. */
export function keyOrPass(thing: Thing): string {
  return thing < 0 ? 'pass' : keyOfThing(thing);
}
