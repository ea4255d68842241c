import { type CardNo, listen, type Seat, unlisten } from '@holofoe/kernel';
import { KINDS, kindOf } from '../cards/catalogue.ts';
import type { Kind, Moment } from '../cards/kind.ts';
import { type Duel, type InPlay, type ListenedMoment, type Side, type State, sideOf } from './state.ts';

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
  const index = list.findIndex((thing) => thing.card === card);
  const [thing] = list.splice(index, index < 0 ? 0 : 1);
  if (!thing) throw new Error(`${kindOf(card).name} is not in play.`);
  stopListening(duel.state, seat, card);
  return thing;
}

export function findInPlay(side: Side, card: CardNo): InPlay | undefined {
  return listFor(side, card).find((thing) => thing.card === card);
}

export function startListening(state: State, seat: Seat, card: CardNo): void {
  for (const moment of listenedMoments(kindOf(card))) listen(state.listeners, `${seat} ${moment}`, card);
}

export function stopListening(state: State, seat: Seat, card: CardNo): void {
  for (const moment of listenedMoments(kindOf(card))) unlisten(state.listeners, `${seat} ${moment}`, card);
}

/** The moments that a card in play waits for; all others concern the card itself and need no index. */
export function listenedMoments(kind: Kind): readonly ListenedMoment[] {
  return LISTENED.get(kind) ?? [];
}

const LISTENED: ReadonlyMap<Kind, readonly ListenedMoment[]> = new Map(
  KINDS.map((kind) => [kind, momentsOf(kind)]),
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
