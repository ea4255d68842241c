import {
  type CardNo,
  draw,
  EVERYBODY,
  knownBy,
  numberKey,
  type Pile,
  type Place,
  type Play,
  reveal,
  revealAtOnce,
  ruleOf,
  type Seat,
  type Source,
  shuffle,
  type Why,
} from '@holofoe/kernel';
import { idOf } from '../cards/number.ts';
import { HAND_SIZE, isPlayer, type Player, type Side } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { chooseSome } from './topics.ts';

/** As many as there are. */
export function* drawCards(battle: Battle, player: Player, count: number): Play {
  const drawn: CardNo[] = [];
  const by = knownBy([player.no]);
  while (drawn.length < count && player.deck.length > 0) {
    drawn.push(
      revealAtOnce(battle, 'draw', player.deck, 0, by, idOf) ??
        (yield* reveal(battle, 'draw', player.deck, 0, by, idOf)),
    );
    const place = player.deck.shift();
    if (place) player.hand.push(place);
  }
  if (drawn.length === 0) return;
  tell(battle, { kind: 'draw', seat: player.no, cards: drawn.length }, undefined, {
    to: [player.no],
    happening: { kind: 'draw', seat: player.no, cards: drawn },
  });
}

/** A place whose card is known to somebody. */
export type Known = Extract<Place, { readonly card: CardNo }>;

/** The cards of a hand, which its player knows. */
export function handOf({ hand }: Player): readonly CardNo[] {
  const cards: CardNo[] = [];
  for (const place of hand) if ('card' in place) cards.push(place.card);
  return cards;
}

/** A hand that a table written by hand did not name: its player looks at it before anything depends on it. */
export function hasUnseen({ hand }: Player): boolean {
  for (const place of hand) if ('stock' in place) return true;
  return false;
}

export function* lookAtHand(battle: Battle, { hand, no }: Player): Play {
  for (const [at, place] of hand.entries()) {
    if ('stock' in place) yield* reveal(battle, 'hand', hand, at, knownBy([no]), idOf);
  }
}

/** With who knows it. */
export function takeFromHand({ hand }: Player, card: CardNo): Known {
  for (const [index, place] of hand.entries()) {
    if (!('card' in place) || place.card !== card) continue;
    hand.splice(index, 1);
    return place;
  }
  throw new Error(`Card ${card} is not in the hand.`);
}

export function discardFromHand(
  battle: Battle,
  player: Player,
  cards: readonly CardNo[],
  rule?: string,
): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    takeFromHand(player, card);
    player.discard.push(card);
  }
  tell(battle, { kind: 'discard', side: player.no, cards: [...cards] }, rule);
}

/** The player picks them. */
export function* chooseDiscards(
  battle: Battle,
  player: Player,
  count: number,
  source: Source,
  rule?: string,
): Play<number> {
  yield* lookAtHand(battle, player);
  const hand = handOf(player);
  const size = Math.min(count, hand.length);
  if (size === 0) return 0;
  const chosen = yield* chooseSome(battle, player.no, 'discard', hand, { min: size, max: size }, source);
  discardFromHand(battle, player, chosen, rule);
  return size;
}

/** As a discard die takes them: at random, from a player's hand or from the AI's top five (OPS-09). */
export function* discardAtRandom(battle: Battle, side: Side, count: number, why?: Why): Play {
  let told = why;
  for (let left = count; left > 0; left--) {
    const pile = isPlayer(side) ? side.hand : side.deck;
    const size = handSizeOf(side);
    if (size === 0) return;
    const at = yield* randomPlace(battle, pile, size);
    const card = yield* reveal(battle, 'hand at random', pile, at, EVERYBODY, idOf);
    pile.splice(at, 1);
    side.discard.push(card);
    tell(battle, { kind: 'discard', side: side.no, cards: [card] }, told);
    told = ruleOf(why);
  }
}

/** Places that nobody can tell apart need no chance. */
export function* randomPlace(battle: Battle, pile: Pile, size: number): Play<number> {
  if (size < 2 || pile.slice(0, size).every((place) => 'stock' in place)) return 0;
  const places: number[] = [];
  for (let place = 0; place < size; place++) places.push(place);
  return yield* draw(battle, 'place in the hand', places, numberKey);
}

/** OPS-09: the AI's hand is the top five cards of its deck, or what is left. */
export function aiHandSize({ deck }: Side): number {
  return Math.min(HAND_SIZE, deck.length);
}

/** How many cards a player or the AI has in hand. */
export function handSizeOf(side: Side): number {
  return isPlayer(side) ? side.hand.length : aiHandSize(side);
}

/** From the top of a deck to the discard pile. */
export function* millCards(battle: Battle, side: Side, count: number): Play {
  const cards: CardNo[] = [];
  while (cards.length < count && side.deck.length > 0) cards.push(yield* discardOfDeck(battle, side, 0));
  tellDiscarded(battle, side, cards);
}

function* discardOfDeck(battle: Battle, side: Side, at: number): Play<CardNo> {
  const card = yield* reveal(battle, 'top of the deck', side.deck, at, EVERYBODY, idOf);
  side.deck.splice(at, 1);
  side.discard.push(card);
  return card;
}

function tellDiscarded(battle: Battle, { no }: Side, cards: readonly CardNo[]): void {
  if (cards.length > 0) tell(battle, { kind: 'from deck', side: no, cards });
}

/** A player alone sees the top cards of a deck; they stay where they are. */
export function* lookAtTop(
  battle: Battle,
  { deck }: Side,
  count: number,
  seat: Seat,
): Play<readonly CardNo[]> {
  const cards: CardNo[] = [];
  for (let at = 0; at < count && at < deck.length; at++) {
    const card = yield* reveal(battle, 'top of the deck', deck, at, knownBy([seat]), idOf);
    tellLook(battle, seat, card);
    cards.push(card);
  }
  return cards;
}

/** What it was only the one knows who looks. */
export function tellLook(battle: Battle, seat: Seat, card: CardNo): void {
  tell(battle, { kind: 'looks at', side: seat, card: null }, undefined, {
    to: [seat],
    happening: { kind: 'looks at', side: seat, card },
  });
}

/** Those of the cards that are still in the deck are discarded. */
export function* discardLookedAt(battle: Battle, side: Side, cards: readonly CardNo[]): Play {
  const discarded: CardNo[] = [];
  for (const card of cards) {
    const at = placeInDeck(side, card);
    if (at >= 0) discarded.push(yield* discardOfDeck(battle, side, at));
  }
  tellDiscarded(battle, side, discarded);
}

/** Below 0 where it is not there, or nobody knows it. */
function placeInDeck({ deck }: Side, card: CardNo): number {
  return deck.findIndex((place) => 'card' in place && place.card === card);
}

/** Whether it was there. */
export function takeFromDeck(side: Side, card: CardNo): boolean {
  const at = placeInDeck(side, card);
  if (at >= 0) side.deck.splice(at, 1);
  return at >= 0;
}

/** Cards go into the deck, and all of it is shuffled. */
export function shuffleInto(battle: Battle, side: Side, cards: readonly CardNo[], rule?: string): void {
  side.deck = shuffle(battle.state.hidden, [...side.deck, ...cards.map((card) => ({ card, by: 0 }))]);
  tell(battle, { kind: 'shuffle', side: side.no, cards: cards.length }, rule);
}
