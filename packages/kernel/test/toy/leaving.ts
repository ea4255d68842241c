import { choose } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { wordKey } from '../../src/key.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { keyOfThing } from './keys.ts';
import { cardAt, type Destination, otherSeat } from './state.ts';
import { DESTINATIONS, type HappeningOf, type How, type ToyCx, type ToyGame } from './terms.ts';
import { put, takeOut } from './zones.ts';

/** Would be destroyed, then destroyed, with a destination; sacrificed and captured the same way. By nobody: undefined. */
export function leavePlay(game: ToyGame, thing: Thing, how: How, by: Seat | undefined, cx?: ToyCx): Play {
  if (cardAt(game.state, thing).zone !== 'play') return DONE;
  return happen(game, { kind: 'would leave', card: thing, how, by }, () => goes(game, thing, how, by), cx);
}

export function isLeaving({ flight }: ToyGame, thing: Thing): boolean {
  return flight.some(({ kind, card }) => (kind === 'would leave' || kind === 'leaves') && card === thing);
}

function goes(game: ToyGame, thing: Thing, how: How, by: Seat | undefined): Play {
  const { seat, zone } = cardAt(game.state, thing);
  if (zone !== 'play') return DONE;
  const mayReturn = how === 'destroyed' && read(game, 'may go to hand', thing) > 0;
  return mayReturn ? asked(game, thing, seat, by) : left(game, thing, how, by, usual(game, thing, how));
}

/** A constant that lets its controller choose: nothing is triggered. */
function* asked(game: ToyGame, thing: Thing, seat: Seat, by: Seat | undefined): Play {
  const isBot = game.rules.bot.plays(game.state, seat);
  const answer = isBot
    ? 'yes'
    : yield* choose(game, seat, 'go to hand', ['yes', 'no'], wordKey, keyOfThing(thing));
  const to = answer === 'yes' ? 'hand' : usual(game, thing, 'destroyed');
  yield* left(game, thing, 'destroyed', by, to);
}

function usual(game: ToyGame, thing: Thing, how: How): Destination {
  if (how === 'captured') return 'captured';
  if (how === 'returned') return 'hand';
  return how === 'destroyed' && cardAt(game.state, thing).type === 'objective' ? 'victory' : 'discard';
}

function left(game: ToyGame, thing: Thing, how: How, by: Seat | undefined, to: Destination): Play {
  const live: HappeningOf<'leaves'> = { kind: 'leaves', card: thing, how, to, by };
  return happen(game, live, () => out(game, live));
}

function out(game: ToyGame, live: HappeningOf<'leaves'>): undefined {
  const { state } = game;
  const thing = live.card;
  const was = { ...cardAt(state, thing) };
  live.was = was;
  // A constant that sets the destination stands above any chosen one.
  const fixed = DESTINATIONS[read(game, 'destination', thing)];
  if (fixed !== undefined && fixed !== 'discard') live.to = fixed;
  takeOut(game, thing, live.to);
  if (live.to === 'victory') cardAt(state, thing).seat = otherSeat(was.owner);
  if (live.to === 'captured') hold(game, thing);
  for (const other of [...state.play])
    if (cardAt(state, other).host === thing) takeOut(game, other, 'discard');
  for (const [captive, card] of state.cards.entries())
    if (card.zone === 'captured' && card.host === thing) rescue(game, captive);
}

/** A captive lies at an objective of the other player. */
function hold({ state }: ToyGame, thing: Thing): void {
  const card = cardAt(state, thing);
  const jailer = otherSeat(card.owner);
  card.host =
    state.play.find((at) => cardAt(state, at).seat === jailer && cardAt(state, at).type === 'objective') ??
    -1;
}

function rescue(game: ToyGame, thing: Thing): void {
  cardAt(game.state, thing).host = -1;
  put(game, thing, 'hand');
}
