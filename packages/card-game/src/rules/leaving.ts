import {
  after,
  allowed,
  DONE,
  detach,
  happen,
  happenTogether,
  inTurn,
  type Play,
  plainly,
  read,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { DARK, type InPlay, inPlay, LIGHT, opponentOf } from '../state.ts';
import { DESTINATIONS, type Destination, type How } from '../terms/happening.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { whyOf } from './asking.ts';
import { hold, jailFor, rescueAll } from './captives.ts';
import { scored } from './dial.ts';
import { dropNumerals } from './numerals.ts';
import { indexIn, putAway, seenIn } from './piles.ts';
import { controllerOf } from './reads.ts';
import { YES_OR_NO } from './tokens.ts';
import { choose } from './topics.ts';

type Leaves = HappeningOf<'leaves'>;
type Would = HappeningOf<'would leave'>;

/**
 * Cards leave play together: *would leave* with the reason, then *leaves* with a destination that interrupts may change.
 * By nobody: undefined. `to`: where they go, where that is not the usual place.
 */
export function leave(
  game: CardGameEngine,
  cards: readonly Thing[],
  how: How,
  by: Seat | undefined,
  cx?: CardGameCx,
  to?: Destination,
  at?: Thing,
): Play {
  const able = cards.filter((card) => canLeave(game, card, how));
  if (cx) cx.did.missed += cards.length - able.length;
  const [only] = able;
  if (only === undefined) return DONE;
  if (able.length > 1) return leaveTogether(game, able, how, by, cx, to);
  const would: Would = { kind: 'would leave', card: only, how, by };
  return happen(game, would, () => goes(game, would, to, at), cx);
}

export function canLeave(game: CardGameEngine, card: Thing, how: How): boolean {
  const record = inPlay(game.state, card);
  if (!record || record.type === 'affiliation' || isOnItsWay(game, card)) return false;
  return how !== 'destroyed' || allowed(game, 'be destroyed', card);
}

/** Nothing has cancelled or replaced it. */
function isOnItsWay({ flight }: CardGameEngine, card: Thing): boolean {
  return flight.some((live) => live.card === card && !live.off && LEAVING.has(live.kind));
}

/** Somebody deals with it just now, even if it will not leave in the end: checks leave it alone. */
export function isLeaving({ flight }: CardGameEngine, card: Thing): boolean {
  return flight.some((live) => live.card === card && LEAVING.has(live.kind));
}

const LEAVING: ReadonlySet<string> = new Set(['would leave', 'leaves']);

function goes(game: CardGameEngine, would: Would, to: Destination | undefined, at: Thing | undefined): Play {
  const { card, how, by } = would;
  const goal = goalFor(game, card, how, to);
  const isAsked = mayGoToHand(game, card, how) || goal === 'captured';
  const going = isAsked ? askedOut(game, would, goal, at) : out(game, leavesOf(card, how, by, goal, at));
  return after(going, () => {
    if (inPlay(game.state, card)) would.off = 'cancelled';
  });
}

function leavesOf(
  card: Thing,
  how: How,
  by: Seat | undefined,
  to: Destination,
  at: Thing | undefined,
): Leaves {
  return { kind: 'leaves', card, how, to, at, by };
}

function* askedOut(game: CardGameEngine, would: Would, goal: Destination, at: Thing | undefined): Play {
  yield* out(game, yield* aimed(game, would, goal, at));
}

/** Where it will go, as far as somebody decides that before it leaves. */
function* aimed(
  game: CardGameEngine,
  { card, how, by }: Would,
  goal: Destination,
  at: Thing | undefined,
  together: readonly Thing[] = [],
): Play<Leaves> {
  const to = mayGoToHand(game, card, how) && (yield* wishesToGo(game, card)) ? 'hand' : goal;
  const choice = to === 'captured' && at === undefined ? yield* jailFor(game, card, together) : plainly(at);
  const jail = to === 'captured' ? choice.picked : undefined;
  // Where nothing can hold a captive, nothing is captured.
  const isHomeless = to === 'captured' && jail === undefined;
  return { ...leavesOf(card, how, by, isHomeless ? 'discard' : to, jail), ...whyOf(choice) };
}

/** A constant that sets the destination stands above any chosen one. */
export function fixedFor(game: CardGameEngine, card: Thing): Destination | undefined {
  const to = DESTINATIONS[read(game, 'destination', card)];
  return to === 'discard' ? undefined : to;
}

/** A constant that asks, though nothing is triggered. */
function mayGoToHand(game: CardGameEngine, card: Thing, how: How): boolean {
  return how === 'destroyed' && read(game, 'may go to hand', card) > 0 && fixedFor(game, card) === undefined;
}

/** LCG-31: to have a card again is better than to lose it. */
function* wishesToGo(game: CardGameEngine, card: Thing): Play<boolean> {
  const seat = controllerOf(game.state, card);
  if (game.rules.bot.plays(game.state, seat)) return true;
  const answer = yield* choose(game, seat, 'go to hand', YES_OR_NO, card);
  return answer === 'yes';
}

function goalFor(game: CardGameEngine, card: Thing, how: How, to: Destination | undefined): Destination {
  return fixedFor(game, card) ?? to ?? usualFor(game, card, how);
}

function usualFor({ state }: CardGameEngine, card: Thing, how: How): Destination {
  if (how === 'captured') return 'captured';
  if (how === 'returned') return 'hand';
  if (how === 'removed') return 'out of the game';
  const type = inPlay(state, card)?.type;
  return how === 'destroyed' && (type === 'objective' || type === 'mission') ? 'victory pile' : 'discard';
}

function out(game: CardGameEngine, live: Leaves): Play {
  return happen(game, live, () => {
    const was = takeAway(game, live);
    return was ? follow(game, live, was) : DONE;
  });
}

function* leaveTogether(
  game: CardGameEngine,
  cards: readonly Thing[],
  how: How,
  by: Seat | undefined,
  cx: CardGameCx | undefined,
  to: Destination | undefined,
): Play {
  const woulds = cards.map((card): Would => ({ kind: 'would leave', card, how, by }));
  yield* happenTogether(game, woulds, () => {}, cx);
  const all: Leaves[] = [];
  const going = woulds.filter(({ card, off }) => !off && inPlay(game.state, card));
  const together = going.map(({ card }) => card);
  for (const would of going)
    all.push(yield* aimed(game, would, goalFor(game, would.card, how, to), undefined, together));
  const gone = new Map<Leaves, InPlay>();
  yield* happenTogether(game, all, (live) => {
    if (live.kind !== 'leaves') return;
    const was = takeAway(game, live);
    if (was) gone.set(live, was);
  });
  for (const [live, was] of gone) yield* follow(game, live, was);
}

/** Out of play, with all that lay on it; it goes to its owner's piles, whoever controlled it. What it was comes back. */
function takeAway(game: CardGameEngine, live: Leaves): InPlay | undefined {
  const { state } = game;
  const { card, at: jail } = live;
  const record = inPlay(state, card);
  if (!record) return undefined;
  const was: InPlay = { ...record, captives: [...record.captives], kept: [...record.kept] };
  live.was = was;
  state.play.splice(state.play.indexOf(record), 1);
  if (state.engagement?.engaged === card) {
    state.engagement.engaged = null;
    // LCG-41: the objective of this engagement has fallen, also where it had turned to another.
    state.declared[card] ??= 1;
  }
  detach(game, card);
  // What it kept goes with it; nobody is asked.
  for (const each of seenIn(record.kept)) putAway(game, each, 'discard');
  dropNumerals(state, card);
  if (live.to !== 'captured') putAway(game, card, live.to);
  else if (jail !== undefined && inPlay(state, jail)) hold(game, card, jail);
  else putAway(game, card, 'discard');
  return was;
}

/** What follows at once: captives are free, the dial moves, a mission is completed, a captive was taken. */
function follow(game: CardGameEngine, live: Leaves, was: InPlay): Play {
  const { card, to } = live;
  const steps: (() => Play)[] = [];
  if (was.captives.length > 0) steps.push(() => rescueAll(game, was.captives, LIGHT));
  if (to === 'victory pile') steps.push(() => scored(game, card, opponentOf(was.seat)));
  if (to === 'victory pile' && was.type === 'mission')
    steps.push(() => happen(game, { kind: 'completed', card, by: opponentOf(was.seat) }, () => DONE));
  if (to === 'captured') steps.push(() => tellCaptured(game, card));
  return inTurn(steps, (step) => step());
}

/** Only the Dark Side captures, whoever made the card leave. */
function tellCaptured(game: CardGameEngine, card: Thing): Play {
  const jail = game.state.play.find(({ captives }) => indexIn(captives, card) >= 0);
  if (!jail) return DONE;
  return happen(game, { kind: 'captured', card, at: jail.card, from: 'play', by: DARK }, () => DONE);
}
