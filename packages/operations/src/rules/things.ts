import { type CardNo, seatOfThing, type Thing, thingOfSeat } from '@holofoe/kernel';
import { CARD_NUMBERS } from '../cards/number.ts';
import { type Area, type Die, type DieNo, FIRST_AREA, type SideNo } from '../state.ts';

/**
 * What effects are about, by number: cards from 0, dice above them, faces above those, sides from -1 down, and below
 * those what is no card of a deck.
 */
const FIRST_DIE = CARD_NUMBERS;
const DICE_OF_A_CARD = 4;
const FIRST_FACE = FIRST_DIE + CARD_NUMBERS * DICE_OF_A_CARD;
const FACES_OF_A_DIE = 6;
const LAST_SIDE = -16;
const FIRST_STAGE = -100;
/** The First Player battlefield. */
export const BATTLEFIELD: Thing = -50;
/** What an effect is looked at with that no card does. */
export const NO_CARD: Thing = -51;

export function thingOfDie(no: DieNo): Thing {
  return FIRST_DIE + no;
}

export function dieOfThing(thing: Thing): DieNo {
  return thing - FIRST_DIE;
}

export function isDieThing(thing: Thing): boolean {
  return thing >= FIRST_DIE && thing < FIRST_FACE;
}

/** A die with one of its sides: what it is turned to, or showed when it left the pool. */
export function thingOfFace(no: DieNo, side: number): Thing {
  return FIRST_FACE + no * FACES_OF_A_DIE + side;
}

export function isFaceThing(thing: Thing): boolean {
  return thing >= FIRST_FACE;
}

/** The die as it is with that side up. */
export function dieOfFace(thing: Thing): Die {
  const place = thing - FIRST_FACE;
  return { no: Math.floor(place / FACES_OF_A_DIE), side: place % FACES_OF_A_DIE };
}

export function isCardThing(thing: Thing): thing is CardNo {
  return thing >= 0 && thing < FIRST_DIE;
}

export function isSideThing(thing: Thing): boolean {
  return thing < 0 && thing > LAST_SIDE;
}

export function thingOfSide(no: SideNo): Thing {
  return thingOfSeat(no);
}

export function sideOfThing(thing: Thing): SideNo {
  return seatOfThing(thing);
}

/** Stages lie in areas. */
export function thingOfStage({ no }: Pick<Area, 'no'>): Thing {
  return FIRST_STAGE - (no - FIRST_AREA);
}

export function isStageThing(thing: Thing): boolean {
  return thing <= FIRST_STAGE;
}

/** The number of the AI in whose area it lies. */
export function areaOfStage(thing: Thing): SideNo {
  return FIRST_AREA + (FIRST_STAGE - thing);
}
