import { type CardNo, type Play, type Seat, searchOut } from '@holofoe/kernel';
import { enemyOf, HAND_SIZE, isBot, type Side, type Step, sideOf } from '../state.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';
import { findInPlay, leavePlay, stopListening } from './in-play.ts';
import { drawCards, exiled, takeFromDiscard } from './own-cards.ts';

/** A person's turn ends: lent cards are exiled, units and hand discarded, five cards drawn. */
export function* endTurn(duel: Duel): Play<Step> {
  const seat = duel.state.active;
  const side = sideOf(duel.state, seat);
  happen(duel, { kind: 'end of turn', seat });
  exileLentCards(duel, seat);
  discardUnits(duel, seat);
  for (const place of side.hand) if ('card' in place) side.discard.push(place.card);
  side.hand.length = 0;
  yield* drawCards(duel, seat, HAND_SIZE);
  return nextTurn(duel);
}

/** Cards that were lent for the turn leave the game, wherever they are. */
export function exileLentCards(duel: Duel, seat: Seat, rule?: string): void {
  const { state } = duel;
  if (state.lent.length === 0) return;
  const side = sideOf(state, seat);
  for (const card of state.lent.splice(0)) {
    if (!takeFromAnywhere(duel, seat, side, card)) continue;
    exiled(duel, seat, card, rule);
  }
}

export function discardUnits(duel: Duel, seat: Seat): void {
  const side = sideOf(duel.state, seat);
  for (const { card } of side.units) {
    stopListening(duel.state, seat, card);
    side.discard.push(card);
  }
  side.units.length = 0;
}

/** What a turn has counted is forgotten, and the other side begins. */
export function nextTurn(duel: Duel): Step {
  const { state } = duel;
  for (const side of state.sides) {
    side.resources = 0;
    side.purchases = 0;
    side.neutralPurchases = 0;
    side.neutralsPlayed = 0;
    side.onDeck = false;
    side.huntedNeutral = false;
    side.prevented = 0;
    side.banked = 0;
    side.spent = 0;
    side.scavengers = 0;
    if (side.base) side.base.used = false;
    for (const ship of side.ships) {
      ship.used = false;
      ship.committed = false;
      ship.bonus = 0;
    }
  }
  state.turn++;
  state.active = enemyOf(state.active);
  return isBot(state, state.active) ? 'bot set-up' : 'begin turn';
}

/** Whether the card was still with its side; a lent card that was discarded may have been shuffled into the deck. */
function takeFromAnywhere(duel: Duel, seat: Seat, side: Side, card: CardNo): boolean {
  if (findInPlay(side, card)) leavePlay(duel, seat, card);
  else if (side.discard.includes(card)) takeFromDiscard(side, card);
  else return searchOut(duel.state.hidden, side.hand, card) || searchOut(duel.state.hidden, side.deck, card);
  return true;
}
