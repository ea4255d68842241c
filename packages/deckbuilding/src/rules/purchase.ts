import { type CardNo, EVERYBODY, type Play, type Seat, takeAt, type Why } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { factionOf, type Side, type State, sideOf } from '../state.ts';
import type { Duel } from './duel.ts';
import { refillRow, takeFromRow } from './galaxy.ts';
import { type Destination, happen } from './happening.ts';
import { addToHand } from './own-cards.ts';
import { atMoment, hasMoment } from './play-card.ts';

/** Own faction or neutral. */
export function mayOwn(seat: Seat, card: CardNo): boolean {
  const { faction } = kindOf(card);
  return faction === 'neutral' || faction === factionOf(seat);
}

/** Row cards that a side could buy and can pay for. */
export function affordableInRow(state: State, seat: Seat): CardNo[] {
  const side = sideOf(state, seat);
  const cards: CardNo[] = [];
  for (const card of state.row) if (card !== null && isAffordable(side, seat, card)) cards.push(card);
  return cards;
}

/** A card of the row that a side could buy and can pay for. */
export function isAffordable({ resources }: Side, seat: Seat, card: CardNo): boolean {
  return kindOf(card).cost <= resources && mayOwn(seat, card);
}

/** The next Outer Rim Pilot, where there is one and it can be paid. */
export function affordablePilot(state: State, seat: Seat): CardNo | undefined {
  const pilot = state.pilots[0];
  return pilot !== undefined && kindOf(pilot).cost <= sideOf(state, seat).resources ? pilot : undefined;
}

export interface Terms {
  readonly cost: number;
  /** Where the card goes if no base and no earlier ability sends it elsewhere. */
  readonly to: Destination;
}

/** Buys a card from the row, from the pilots or from the galaxy discard pile. */
export function purchase(duel: Duel, seat: Seat, card: CardNo, terms: Terms, why?: Why): Play {
  const { state } = duel;
  const side = sideOf(state, seat);
  const to = destination(side, card, terms.to);
  side.resources -= terms.cost;
  takeFromSupply(state, card);
  side.purchases++;
  side.onDeck = false;
  if (kindOf(card).faction === 'neutral' && ++side.neutralPurchases === 1 && lendsNeutrals(side))
    state.lent.push(card);
  happen(duel, { kind: 'buy', seat, card, cost: terms.cost, to }, why);
  if (to === 'hand') addToHand(state, seat, card);
  else if (to === 'deck') side.deck.unshift({ card, by: EVERYBODY });
  else side.discard.push(card);
  return hasMoment(kindOf(card), 'purchased') ? whenPurchased(duel, seat, card) : refillRow(duel);
}

function* whenPurchased(duel: Duel, seat: Seat, card: CardNo): Play {
  yield* refillRow(duel);
  yield* atMoment(duel, seat, card, 'purchased');
}

/** Jedha, Sullust and the Twi'lek Smuggler change where a purchase goes. */
function destination(side: Side, card: CardNo, to: Destination): Destination {
  if (to === 'hand') return 'hand';
  if (kindOf(card).faction === 'neutral' && side.neutralPurchases === 0 && lendsNeutrals(side)) return 'hand';
  const sullust = side.purchases === 0 && baseRule(side, 'firstPurchase');
  return side.onDeck || sullust ? 'deck' : to;
}

function lendsNeutrals(side: Side): boolean {
  return baseRule(side, 'firstNeutralPurchase');
}

export function baseRule(side: Side, rule: 'firstPurchase' | 'firstNeutralPurchase' | 'hunts'): boolean {
  if (side.base === null) return false;
  for (const constant of kindOf(side.base.card).constants) if (rule in constant) return true;
  return false;
}

function takeFromSupply(state: State, card: CardNo): void {
  if (state.row.includes(card)) {
    takeFromRow(state, card);
    return;
  }
  const pile =
    kindOf(card).from === 'pilot' && state.pilots.includes(card) ? state.pilots : state.galaxyDiscard;
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`${kindOf(card).name} is not for sale.`);
  takeAt(pile, index);
}
