import { type CardNo, type Listeners, listen, type Seat, takeAt, unlisten } from '@holofoe/kernel';
import { CARD_COUNT, KINDS, kindOf } from '../cards/catalogue.ts';
import type { Kind, Moment } from '../cards/kind.ts';
import {
  EMPIRE,
  type InPlay,
  type ListenedMoment,
  type Listening,
  REBEL,
  type Side,
  type State,
  sideOf,
} from '../state.ts';
import type { Duel } from './duel.ts';

/** All moments are there from the start, so that the index has one shape. */
export function nobodyListens(): Listeners<Listening> {
  return {
    '0 attack bonus': undefined,
    '1 attack bonus': undefined,
    '0 turn begins': undefined,
    '1 turn begins': undefined,
    '0 first neutral played': undefined,
    '1 first neutral played': undefined,
    '0 foe discards': undefined,
    '1 foe discards': undefined,
  };
}

/** A unit or ship comes into play: it listens to its moments from now on. */
export function enterPlay(duel: Duel, seat: Seat, card: CardNo): InPlay {
  const side = sideOf(duel.state, seat);
  const thing: InPlay = { card, damage: 0, bonus: 0, committed: false, used: false };
  listFor(side, card).push(thing);
  startListening(duel.state, seat, card);
  return thing;
}

/** A unit or ship leaves play; where it goes is the caller's to say. */
export function leavePlay(duel: Duel, seat: Seat, card: CardNo): InPlay {
  const list = listFor(sideOf(duel.state, seat), card);
  const thing = takeAt(list, indexOfCard(list, card));
  if (!thing) throw new Error(`${kindOf(card).name} is not in play.`);
  stopListening(duel.state, seat, card);
  return thing;
}

export function findInPlay(side: Side, card: CardNo): InPlay | undefined {
  for (const thing of listFor(side, card)) if (thing.card === card) return thing;
  return undefined;
}

function indexOfCard(list: readonly InPlay[], card: CardNo): number {
  for (let i = 0; i < list.length; i++) if (list[i]?.card === card) return i;
  return -1;
}

export function startListening(state: State, seat: Seat, card: CardNo): void {
  for (const moment of LISTENING_OF[seat]?.[card] ?? []) listen(state.listeners, moment, card);
}

export function stopListening(state: State, seat: Seat, card: CardNo): void {
  for (const moment of LISTENING_OF[seat]?.[card] ?? []) unlisten(state.listeners, moment, card);
}

/** The moments that a card in play waits for; all others concern the card itself and need no index. */
export function listenedMoments(kind: Kind): readonly ListenedMoment[] {
  return LISTENED.get(kind) ?? [];
}

const LISTENED: ReadonlyMap<Kind, readonly ListenedMoment[]> = new Map(
  KINDS.map((kind) => [kind, momentsOf(kind)]),
);

/** By seat and card. */
const LISTENING_OF: readonly (readonly (readonly Listening[])[])[] = [EMPIRE, REBEL].map((seat) =>
  Array.from({ length: CARD_COUNT }, (_, card) =>
    listenedMoments(kindOf(card)).map((moment): Listening => `${seat} ${moment}`),
  ),
);

function momentsOf(kind: Kind): readonly ListenedMoment[] {
  const moments: ListenedMoment[] = kind.bonuses.some((bonus) => bonus.to !== 'itself')
    ? ['attack bonus']
    : [];
  for (const { at } of kind.abilities) if (at !== 'action' && isListened(at)) moments.push(at);
  return moments;
}

function isListened(moment: Moment): moment is Moment & ListenedMoment {
  return moment === 'turn begins' || moment === 'first neutral played' || moment === 'foe discards';
}

function listFor(side: Side, card: CardNo): InPlay[] {
  return kindOf(card).type === 'ship' ? side.ships : side.units;
}
