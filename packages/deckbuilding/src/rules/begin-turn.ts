import { type CardNo, EVERYBODY, listening, type Place, type Play, reveal, type Seat } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { basesLost, basesToWin, isBot, isSolo, type Listening, type Step, sideOf } from '../state.ts';
import { ownInBox, strongEnoughForLast } from './bases.ts';
import type { Duel } from './duel.ts';
import { fullForce } from './force.ts';
import { refillRow, renewRow } from './galaxy.ts';
import { happen } from './happening.ts';
import { startListening } from './in-play.ts';
import { lookAtOwnHand } from './own-cards.ts';
import { atMoment } from './play-card.ts';
import { choose } from './topics.ts';

const TURN_BEGINS: readonly Listening[] = ['0 turn begins', '1 turn begins'];

/** DBG-11: a person's turn follows the standard rules: a new base if there is none, the Force, the ships' resources. */
export function* beginTurn(duel: Duel): Play<Step> {
  const { state } = duel;
  const seat = state.active;
  const side = sideOf(state, seat);
  happen(duel, { kind: 'turn', seat, turn: state.turn });
  yield* completeTable(duel);
  const listeners = [...listening(state.listeners, TURN_BEGINS[seat] as Listening)];
  if (!side.base) {
    const base = yield* revealNextBase(duel, seat, isSolo(state) ? 'DBG-04' : undefined);
    yield* atMoment(duel, seat, base, 'revealed');
    yield* renewRow(duel);
  }
  income(duel, seat);
  for (const card of listeners) yield* atMoment(duel, seat, card, 'turn begins');
  yield* renewRow(duel);
  return 'action';
}

/** A table that was written by hand may leave slots of the row and cards of hands open. */
export function* completeTable(duel: Duel): Play {
  yield* refillRow(duel);
  yield* renewRow(duel);
  if (!isBot(duel.state, duel.state.active)) yield* lookAtOwnHand(duel, duel.state.active);
}

/** In the solo game the top of the base deck; between two persons the owner's choice. */
export function* revealNextBase(duel: Duel, seat: Seat, rule?: string): Play<CardNo> {
  const { state } = duel;
  const side = sideOf(state, seat);
  if (side.bases.length === 0) side.bases.push(yield* chooseFromBox(duel, seat));
  const index = isSolo(state) ? 0 : yield* chooseBase(duel, seat);
  const card = yield* reveal(duel, 'base deck', side.bases, index, EVERYBODY, idOf);
  side.bases.splice(index, 1);
  side.base = { card, damage: 0, used: false };
  startListening(state, seat, card);
  happen(duel, { kind: 'base', seat, card }, rule);
  return card;
}

/** What full Force gives, and the printed resources of the capital ships (DBG-15). */
export function income(duel: Duel, seat: Seat, rule?: string): void {
  const side = sideOf(duel.state, seat);
  if (fullForce(duel.state, seat)) {
    side.resources += 1;
    happen(duel, { kind: 'gain', seat, card: null, gives: { resources: 1 } }, rule);
  }
  for (const { card } of side.ships) {
    const { resources } = kindOf(card);
    if (resources === 0) continue;
    side.resources += resources;
    happen(duel, { kind: 'gain', seat, card, gives: { resources } }, rule);
  }
}

function* chooseBase(duel: Duel, seat: Seat): Play<number> {
  const { bases } = sideOf(duel.state, seat);
  const known = bases.flatMap((place) => ('card' in place ? [place.card] : []));
  const card = yield* choose(duel, seat, 'next base', known);
  return bases.findIndex((place) => 'card' in place && place.card === card);
}

/** A table that was written by hand may leave open which bases come: in the solo game the last one is strong (DBG-04). */
function* chooseFromBox(duel: Duel, seat: Seat): Play<Place> {
  const { state } = duel;
  const last = isSolo(state) && basesLost(state, seat) === basesToWin(state) - 1;
  const own = ownInBox(state, seat).filter((card) => !last || strongEnoughForLast(kindOf(card)));
  const card = yield* choose(duel, seat, 'next base', own);
  state.box.splice(state.box.indexOf(card), 1);
  return { card, by: 1 << seat };
}
