import type { Seat } from '../request.ts';

/** A card, a die or a seat, by its number. Seats are -1 and down, so that they can have stats too. */
export type Thing = number;

export function thingOfSeat(seat: Seat): Thing {
  return -1 - seat;
}

export function seatOfThing(thing: Thing): Seat {
  return -1 - thing;
}
