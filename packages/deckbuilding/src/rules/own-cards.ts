import {
  type CardNo,
  EVERYBODY,
  faceUp,
  knows,
  move,
  type Place,
  type Play,
  reveal,
  revealAtOnce,
  type Seat,
  shuffle,
  takeAt,
  type Why,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { type Side, type State, sideOf } from '../state.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';
import { leavePlay } from './in-play.ts';

/** An empty deck is made anew from the shuffled discard pile, the bot's by DBG-21, but only when a card of it is needed. */
export function holdDeckCard(duel: Duel, seat: Seat): boolean {
  const side = sideOf(duel.state, seat);
  if (side.deck.length > 0) return true;
  if (side.discard.length === 0) return false;
  side.deck = shuffle(duel.state.hidden, side.discard.map(faceUp));
  side.discard.length = 0;
  happen(duel, { kind: 'shuffle', seat }, side.control === 'bot' ? 'DBG-21' : undefined);
  return true;
}

export function* drawCards(duel: Duel, seat: Seat, count: number): Play {
  const side = sideOf(duel.state, seat);
  const cards: CardNo[] = [];
  while (cards.length < count && holdDeckCard(duel, seat)) {
    move(side.deck, 0, side.hand, side.hand.length);
    const last = side.hand.length - 1;
    cards.push(
      revealAtOnce(duel, drawOf(seat), side.hand, last, 1 << seat, idOf) ??
        (yield* reveal(duel, drawOf(seat), side.hand, last, 1 << seat, idOf)),
    );
  }
  if (cards.length === 0) return;
  happen(duel, { kind: 'draw', seat, cards: cards.length }, undefined, {
    to: [seat],
    happening: { kind: 'draw', seat, cards },
  });
}

/** Its owner looks at a hand: needed only where a table was entered with a hand that nobody has named. */
export function* lookAtOwnHand(duel: Duel, seat: Seat): Play {
  const { hand } = sideOf(duel.state, seat);
  for (let index = 0; index < hand.length; index++) {
    if (!knows(hand[index] as Place, seat)) yield* reveal(duel, drawOf(seat), hand, index, 1 << seat, idOf);
  }
}

/** The cards of a hand whose owner is asked about it. */
export function handCards(side: Side): CardNo[] {
  const cards: CardNo[] = [];
  for (const place of side.hand) cards.push(cardInHand(place));
  return cards;
}

export function cardInHand(place: Place): CardNo {
  if ('card' in place) return place.card;
  throw new Error('A card of a hand has not been looked at by its owner.');
}

export function takeFromHand(side: Side, card: CardNo): void {
  const { hand } = side;
  for (let i = 0; i < hand.length; i++) {
    const place = hand[i] as Place;
    if (!('card' in place) || place.card !== card) continue;
    takeAt(hand, i);
    return;
  }
  throw new Error(`${kindOf(card).name} is not in the hand.`);
}

export function takeFromDiscard(side: Side, card: CardNo): void {
  const index = side.discard.indexOf(card);
  if (index < 0) throw new Error(`${kindOf(card).name} is not in the discard pile.`);
  takeAt(side.discard, index);
}

export function addToHand(state: State, seat: Seat, card: CardNo): void {
  sideOf(state, seat).hand.push({ card, by: EVERYBODY });
}

/** From the hand or the discard pile, out of the game. */
export function exileOwn(duel: Duel, seat: Seat, card: CardNo): void {
  const side = sideOf(duel.state, seat);
  if (side.discard.includes(card)) takeFromDiscard(side, card);
  else takeFromHand(side, card);
  exiled(duel, seat, card);
}

/** From play, out of the game. */
export function exileFromPlay(duel: Duel, seat: Seat, card: CardNo, why?: Why): void {
  const thing = leavePlay(duel, seat, card);
  const side = sideOf(duel.state, seat);
  if (side.control === 'bot' && kindOf(card).type === 'unit')
    side.banked += kindOf(card).attack + thing.bonus;
  exiled(duel, seat, card, why);
}

export function exiled(duel: Duel, seat: Seat, card: CardNo, why?: Why): void {
  duel.state.exile.push(card);
  happen(duel, { kind: 'exile', seat, card }, why);
}

function drawOf(seat: Seat): string {
  return seat === 0 ? 'Empire draw' : 'Rebel draw';
}
