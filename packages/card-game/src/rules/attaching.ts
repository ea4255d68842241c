import {
  attach,
  contextOf,
  DONE,
  detach,
  happen,
  isBlank,
  type Play,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { type InPlay, inPlay, type State } from '../state.ts';
import { AS_PILOT } from '../terms/abilities.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';
import { hasKeyword } from './reads.ts';

/** What an enhancement, or a unit as a pilot, can be attached to by a player. */
export function hostsFor(game: CardGameEngine, card: Thing, seat: Seat): readonly Thing[] {
  return game.state.play.map((record) => record.card).filter((host) => canEnhance(game, card, seat, host));
}

/** Whether it has its place beside other cards: in a play area, or at the dial. */
export function standsAlone(card: Thing): boolean {
  const { enhances } = kindOf(card);
  return enhances === 'play area' || enhances === 'dial';
}

/** Its "Enhance …" holds for the host, as the player who controls it sees it. */
export function canEnhance(game: CardGameEngine, card: Thing, seat: Seat, host: Thing): boolean {
  const { enhances, pilot, onePerHost, title } = kindOf(card);
  const filter = typeof enhances === 'object' ? enhances : pilot?.on;
  if (!filter || host === card || hasKeyword(game, host, 'no enhancements')) return false;
  if (!game.rules.test(contextOf(game, seat, card), filter, host)) return false;
  const others = enhancementsOn(game.state, host).filter((other) => other !== card);
  return !onePerHost || !others.some((other) => kindOf(other).title === title);
}

/** It may stay where it is. A blank enhancement has lost its "Enhance …". */
export function isSeated(game: CardGameEngine, { card, seat, host }: InPlay): boolean {
  if (isBlank(game, card)) return false;
  return host === null
    ? standsAlone(card)
    : inPlay(game.state, host) !== undefined && canEnhance(game, card, seat, host);
}

export function enhancementsOn(state: State, host: Thing): readonly Thing[] {
  return state.play.filter((record) => record.host === host).map(({ card }) => card);
}

/** A unit that is an enhancement now. */
export function isPilot({ card, type }: InPlay): boolean {
  return type === 'enhancement' && kindOf(card).type === 'unit';
}

export function pilotsOn(state: State, host: Thing): readonly Thing[] {
  return state.play.filter((record) => record.host === host && isPilot(record)).map(({ card }) => card);
}

/** A card in play is attached to another one, or to another than before. */
export function attachTo(game: CardGameEngine, card: Thing, host: Thing, by: Seat, cx?: CardGameCx): Play {
  const record = inPlay(game.state, card);
  if (!record || record.host === host || !inPlay(game.state, host)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const seat = () => {
    record.host = host;
    become(game, record, 'enhancement');
    return DONE;
  };
  return happen(game, { kind: 'attached', card, to: host, by }, seat, cx);
}

/** A card becomes a unit or an enhancement: what it says as a pilot comes or goes. */
export function become(game: CardGameEngine, record: InPlay, type: 'unit' | 'enhancement'): void {
  if (record.type === type) return;
  record.type = type;
  record.role = null;
  record.committed = false;
  if (type === 'unit') record.host = null;
  detach(game, record.card);
  says(game, record);
}

/** All that it says where it lies now is in force. */
export function says(game: CardGameEngine, record: InPlay): void {
  attach(game, record.card, record.seat);
  if (isPilot(record)) attach(game, record.card, record.seat, AS_PILOT);
}
