import {
  because,
  type CardNo,
  cardKey,
  EVERYBODY,
  fewest,
  type Play,
  type Priority,
  rank,
  reveal,
  type Seat,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Duel } from '../rules/duel.ts';
import { happen } from '../rules/happening.ts';
import { exiled, takeFromDiscard } from '../rules/own-cards.ts';
import { type State, sideOf } from '../state.ts';
import { iconsOf, isShuttle } from './criteria.ts';
import { finalBaseInPlay } from './purchase-list.ts';

/**
 * DBG-39: cards whose best icon is resources go first, the lowest value first, then those whose best icon is the
 * Force, then attack. DBG-37 says which icon of a card is its best: attack, then Force, then resources.
 */
const DISCARD: Priority<CardNo, Duel> = [
  fewest('DBG-39', 'best icon (1 resources, 2 Force, 3 attack)', (card) => bestIcon(card).rank),
  fewest('DBG-39', 'value of that icon', (card) => bestIcon(card).value),
];

/** DBG-40: shuttles are exiled; copies are alike. */
const EXILE: Priority<CardNo, Duel> = [fewest('DBG-40', 'cost', (card) => kindOf(card).cost)];

function bestIcon(card: CardNo): { rank: number; value: number } {
  const { attack, force, resources } = iconsOf(kindOf(card));
  if (attack > 0) return { rank: 3, value: attack };
  if (force > 0) return { rank: 2, value: force };
  return { rank: 1, value: resources };
}

/** The bot's hand while it deploys: drawn and not yet turned up. An unknown card may still be one to give up. */
export function mightGiveUp(state: State, seat: Seat, wanted: (card: CardNo) => boolean): boolean {
  return sideOf(state, seat).drawn.some((place) => !('card' in place) || wanted(place.card));
}

export function* lookAtDrawn(duel: Duel, seat: Seat): Play {
  const { drawn } = sideOf(duel.state, seat);
  const cards: CardNo[] = [];
  for (let i = 0; i < drawn.length; i++)
    cards.push(yield* reveal(duel, 'bot draw', drawn, i, EVERYBODY, idOf));
  happen(duel, { kind: 'look', seat, cards }, 'DBG-39');
}

/** Which drawn card the bot would discard for a ship's ability: the Gozanti only a shuttle, by DBG-39 otherwise. */
export function wantsToDiscard(state: State, source: CardNo): (card: CardNo) => boolean {
  if (kindOf(source).id === 'gozanti-cruiser') return isShuttle;
  return (card) => !finalBaseInPlay(state) || bestIcon(card).rank < 3;
}

export function discardDrawn(duel: Duel, seat: Seat, source: CardNo): void {
  const { state } = duel;
  const choice = rank(
    duel,
    'discard',
    DISCARD,
    drawnCards(state, seat).filter(wantsToDiscard(state, source)),
    cardKey,
  );
  if (!choice) return;
  const card = choice.picked;
  takeDrawn(state, seat, card);
  sideOf(state, seat).discard.push(card);
  happen(duel, { kind: 'discard', seat, card, from: 'drawn cards' }, because(choice, 'DBG-39'));
}

export function exileDrawnShuttle(duel: Duel, seat: Seat): void {
  const choice = rank(duel, 'exile', EXILE, drawnCards(duel.state, seat).filter(isShuttle), cardKey);
  if (!choice) return;
  takeDrawn(duel.state, seat, choice.picked);
  exiled(duel, seat, choice.picked, because(choice, 'DBG-40'));
}

export function hasDiscardedShuttle(state: State, seat: Seat): boolean {
  return sideOf(state, seat).discard.some(isShuttle);
}

export function exileDiscardedShuttles(duel: Duel, seat: Seat, count: number): void {
  const side = sideOf(duel.state, seat);
  for (let i = 0; i < count; i++) {
    const choice = rank(duel, 'exile', EXILE, side.discard.filter(isShuttle), cardKey);
    if (!choice) return;
    takeFromDiscard(side, choice.picked);
    exiled(duel, seat, choice.picked, because(choice, 'DBG-40'));
  }
}

function drawnCards(state: State, seat: Seat): CardNo[] {
  return sideOf(state, seat).drawn.flatMap((place) => ('card' in place ? [place.card] : []));
}

export function takeDrawn(state: State, seat: Seat, card: CardNo): void {
  const { drawn } = sideOf(state, seat);
  drawn.splice(
    drawn.findIndex((place) => 'card' in place && place.card === card),
    1,
  );
}
