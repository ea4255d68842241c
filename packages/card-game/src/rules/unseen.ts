import { EVERYBODY, type Play, reveal, type Seat, type Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { playerOf, type State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/**
 * LCG-32: the AI's hand is a pile that nobody looks at, and whatever would take a card of it takes the top card. So a
 * card of it is a thing without a face, which gets its number when it comes up.
 */
const FIRST = -1000;
const SEATS_APART = 1000;

export function unseenIn(state: State, seat: Seat): readonly Thing[] {
  return playerOf(state, seat).hand.map((_, i) => FIRST - seat * SEATS_APART - i);
}

export function isUnseen(thing: Thing): boolean {
  return thing <= FIRST;
}

export function seatOfUnseen(thing: Thing): Seat {
  return Math.floor((FIRST - thing) / SEATS_APART);
}

/** The cards that things are: as many from the top of the pile come up, for all to see. */
export function* facesOf(game: CardGameEngine, things: readonly Thing[]): Play<readonly Thing[]> {
  const faces: Thing[] = [];
  let turned = 0;
  for (const thing of things) faces.push(yield* faceOf(game, thing, isUnseen(thing) ? turned++ : 0));
  return faces;
}

/** The card that a thing is: the top card of the pile comes up, or the one below those that have. */
export function* faceOf(game: CardGameEngine, thing: Thing, below = 0): Play<Thing> {
  if (!isUnseen(thing)) return thing;
  const { hand } = playerOf(game.state, seatOfUnseen(thing));
  return yield* reveal(game, 'the top card of the hand', hand, below, EVERYBODY, idOf);
}
