import {
  attach,
  detach,
  EVERYBODY,
  type Pile,
  type Place,
  type Seat,
  shuffle,
  type Thing,
} from '@holofoe/kernel';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { type Player, playerOf } from '../state.ts';
import type { Destination } from '../terms/happening.ts';
import type { Zone } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** Who knows a card that goes face down: the seats that have seen it. */
export type KnownBy = 'all' | Seat;

function bitsOf(by: KnownBy): number {
  return by === 'all' ? EVERYBODY : 1 << by;
}

/** The cards of a pile that somebody has looked at. */
export function seenIn(pile: Pile): readonly Thing[] {
  const seen: Thing[] = [];
  for (const place of pile) if ('card' in place) seen.push(place.card);
  return seen;
}

export function indexIn(pile: Pile, card: Thing): number {
  return pile.findIndex((place) => 'card' in place && place.card === card);
}

/** Into its owner's hand; what it says there works from now on. Under the AI's pile (LCG-33). */
export function putInHand(game: CardGameEngine, card: Thing, by: KnownBy): void {
  putAway(game, card, 'hand', by);
}

/** The newest lies first. */
export function putInDiscard(game: CardGameEngine, card: Thing): void {
  putAway(game, card, 'discard');
}

/** Where a card goes that is nowhere now. A captive is laid under what holds it, not here. */
export function putAway(
  game: CardGameEngine,
  card: Thing,
  to: Exclude<Destination, 'captured'>,
  by: KnownBy = 'all',
): void {
  const player = playerOf(game.state, ownerOf(card));
  AWAY[to](game, player, { card, by: bitsOf(by) });
}

type Seen = Extract<Place, { readonly card: Thing }>;
type Away = (game: CardGameEngine, player: Player, place: Seen) => void;

const AWAY: { readonly [D in Exclude<Destination, 'captured'>]: Away } = {
  discard(game, player, { card }) {
    player.discard.unshift(card);
    works(game, player, card, 'discard');
  },
  hand(game, player, { card, by }) {
    player.hand.push({ card, by: player.isAi ? by : by | (1 << player.seat) });
    works(game, player, card, 'hand');
  },
  'top of deck': (_, player, place) => player[deckFor(place.card)].unshift(place),
  'bottom of deck': (_, player, place) => player[deckFor(place.card)].push(place),
  'shuffled into deck'(game, player, place) {
    const deck = deckFor(place.card);
    player[deck] = shuffle(game.state.hidden, [...player[deck], place]);
  },
  'victory pile'(game, player, { card }) {
    scorerOf(game, card).victory.push(card);
    works(game, player, card, 'victory pile');
  },
  'out of the game': (_, { outOfGame }, { card }) => outOfGame.push(card),
};

/** Objectives have a deck of their own. */
function deckFor(card: Thing): 'deck' | 'objectives' {
  return kindOf(card).type === 'objective' ? 'objectives' : 'deck';
}

/** A destroyed objective is the opponent's; a completed mission its owner's. */
function scorerOf({ state }: CardGameEngine, card: Thing): Player {
  const owner = ownerOf(card);
  return playerOf(state, kindOf(card).type === 'mission' ? owner : 1 - owner);
}

/** A card of a hand is shown to all, and stays there. */
export function show({ state }: CardGameEngine, card: Thing): void {
  const { hand } = playerOf(state, ownerOf(card));
  const index = indexIn(hand, card);
  if (index >= 0) hand[index] = { card, by: EVERYBODY };
}

/** Takes a card that is known out of its owner's hand, wherever it goes; false where it is not in it. */
export function takeFromHand(game: CardGameEngine, card: Thing): boolean {
  return takeFrom(game, playerOf(game.state, ownerOf(card)).hand, card, 'hand');
}

export function takeFromDeck(game: CardGameEngine, card: Thing): boolean {
  return takeFrom(game, playerOf(game.state, ownerOf(card)).deck, card, 'deck');
}

function takeFrom(game: CardGameEngine, pile: Pile, card: Thing, zone: Zone): boolean {
  const index = indexIn(pile, card);
  if (index < 0) return false;
  pile.splice(index, 1);
  worksNoMore(game, card, zone);
  return true;
}

export function takeFromDiscard(game: CardGameEngine, card: Thing): boolean {
  const { discard } = playerOf(game.state, ownerOf(card));
  const index = discard.indexOf(card);
  if (index < 0) return false;
  discard.splice(index, 1);
  worksNoMore(game, card, 'discard');
  return true;
}

/** LCG-48: abilities of cards in the AI's hand are never used. */
function works(game: CardGameEngine, { seat, isAi }: Player, card: Thing, zone: Zone): void {
  if (saysThere(card, zone) && !(isAi && zone === 'hand')) attach(game, card, seat, zone);
}

function worksNoMore(game: CardGameEngine, card: Thing, zone: Zone): void {
  if (saysThere(card, zone)) detach(game, card);
}

function saysThere(card: Thing, zone: Zone): boolean {
  return kindOf(card).abilities.some((ability) => 'from' in ability && ability.from === zone);
}
