import { DONE } from '../../src/done.ts';
import { attach, detach, reseat } from '../../src/engine/changes.ts';
import { contextOf } from '../../src/engine/context.ts';
import { isBlank } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { kindOf } from './kinds.ts';
import { cardAt, isFighting } from './state.ts';
import type { Filter, ToyCx, ToyGame } from './terms.ts';

/** Comes into play under a seat's control; on a host it is an enhancement, whatever is printed. */
export function enter(game: ToyGame, thing: Thing, seat: Seat, host: Thing, cx?: ToyCx): Play {
  const { state } = game;
  const come = () => {
    const card = cardAt(state, thing);
    if (card.zone === 'hand') detach(game, thing);
    Object.assign(card, { seat, zone: 'play', host });
    if (host >= 0) card.type = 'enhancement';
    state.play.push(thing);
    attach(game, thing, seat);
    return undefined;
  };
  return happen(game, { kind: 'enters', card: thing, by: seat }, come, cx);
}

/** Unique: one of a title, as unit or enhancement, whoever's. */
export function mayEnter({ state }: ToyGame, thing: Thing): boolean {
  const { title } = kindOf(state, thing);
  return title === undefined || !state.play.some((other) => kindOf(state, other).title === title);
}

/** What an enhancement, or a unit as a pilot, can be played on. */
export function hostsFor(game: ToyGame, thing: Thing, seat: Seat): readonly Thing[] {
  return game.state.play.filter((host) => isHost(game, thing, seat, host));
}

/** Its "Enhance …" still holds, as its controller sees it; a blank card has none. */
export function isSeated(game: ToyGame, thing: Thing): boolean {
  const { host, seat } = cardAt(game.state, thing);
  if (isBlank(game, thing)) return false;
  if (host < 0) return kindOf(game.state, thing).enhance === 'area';
  return isHost(game, thing, seat, host);
}

const PILOTED: Filter = { whose: 'own', trait: 'Vehicle' };

function isHost(game: ToyGame, thing: Thing, seat: Seat, host: Thing): boolean {
  const { type, enhance = {} } = kindOf(game.state, thing);
  const filter = type === 'unit' ? PILOTED : enhance === 'area' ? {} : enhance;
  return host !== thing && game.rules.test(contextOf(game, seat, thing), filter, host);
}

export function pilotsOf({ state }: ToyGame, thing: Thing): readonly Thing[] {
  return state.play.filter((other) => {
    const { host, type } = cardAt(state, other);
    return host === thing && type === 'enhancement' && kindOf(state, other).pilot !== undefined;
  });
}

export function join(game: ToyGame, thing: Thing, cx: ToyCx): Play {
  const { state } = game;
  const card = cardAt(state, thing);
  if (!isFighting(state) || card.role !== '' || card.type !== 'unit') return DONE;
  const takePart = () => {
    card.role = card.seat === state.engagement?.attacker ? 'attacker' : 'defender';
    return undefined;
  };
  return happen(game, { kind: 'joins', card: thing, by: card.seat }, takePart, cx);
}

/** It leaves the engagement and its Force card; what it says is the new player's. */
export function takeControl(game: ToyGame, thing: Thing, seat: Seat, cx?: ToyCx): Play {
  const take = () => {
    Object.assign(cardAt(game.state, thing), { seat, role: '', committed: false });
    reseat(game, thing, seat);
    return undefined;
  };
  return happen(game, { kind: 'control', card: thing, to: seat, by: seat }, take, cx);
}
