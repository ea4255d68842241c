import { choose } from '../asking.ts';
import { enter, leave } from '../desk.ts';
import { DONE } from '../done.ts';
import {
  type Considered,
  type Cx,
  copyOf,
  type Engine,
  type Live,
  type Ready,
  type Usable,
} from '../language/engine.ts';
import { chooseTargets } from '../language/targets.ts';
import { type Effect, effectOf, type Terms } from '../language/terms.ts';
import type { Play, Seat } from '../request.ts';
import { forget } from '../standing/changes.ts';
import { isSame, type Listener } from '../standing/standing.ts';
import { checks } from './checks.ts';
import { hearing, isOpen, isUnspent, isUsable, spend } from './hearing.ts';
import { tellLive } from './telling.ts';

/** Does it: in line where nobody need be waited for, and then nothing comes back. */
type Resolve<L extends Terms> = (live: Live<L>) => Play | undefined;
const NOBODY: readonly Listener[] = [];

/**
 * Something happens: interrupts may cancel or change it, it is done and told, checks run, reactions follow. Where nobody
 * listens nothing waits: it is done in line. What became of it stands in `off`. The window after it belongs to this
 * happening, so that the last in is the first out.
 */
export function happen<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  resolve: Resolve<L>,
  cx?: Cx<L>,
  rule?: string,
): Play {
  const { standing } = game;
  takeReasons(live, cx);
  if (!game.rules.isThere(game.state, live)) {
    live.off = 'cancelled';
    if (cx) cx.did.missed++;
    return DONE;
  }
  if (standing.before[live.kind] !== undefined) return interrupted(game, live, resolve, cx, rule);
  const own = standing.after[live.kind] === undefined ? NOBODY : ownListeners(game, live);
  begin(game, live, rule);
  const play = resolve(live) ?? DONE;
  if (play !== DONE) return resolving(game, live, play, own, cx, rule);
  finish(game, live, cx, rule);
  const left = own === NOBODY ? NOBODY : leavers(game, live, own);
  const check = checks(game, live.kind);
  if (check !== DONE || left !== NOBODY || standing.after[live.kind] !== undefined)
    return follow(game, live, check, left);
  end(game);
  return DONE;
}

/** The choices that led to it: those about its card, and those about none. Others wait for theirs. */
function takeReasons<L extends Terms>(live: Live<L>, cx: Cx<L> | undefined): void {
  if (!cx?.why) return;
  const isMine = ({ about }: Considered) => about === undefined || about === live.card;
  const mine = cx.why.filter(isMine);
  if (mine.length === 0) return;
  live.why = mine.map(({ reason }) => reason);
  const left = cx.why.filter((one) => !isMine(one));
  cx.why = left.length === 0 ? undefined : left;
}

function begin<L extends Terms>(game: Engine<L>, live: Live<L>, rule: string | undefined): void {
  enter(game.desk, live.kind);
  game.flight.push(live);
  if (game.desk.tell && game.rules.timing.tellsFirst.has(live.kind)) tellLive(game, live, rule);
}

function end<L extends Terms>(game: Engine<L>): void {
  game.flight.pop();
  leave(game.desk);
}

function finish<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  cx: Cx<L> | undefined,
  rule: string | undefined,
): void {
  if (cx) count(game, live, cx);
  // Where nobody listens nothing is looked up.
  if (game.desk.tell && (live.off || !game.rules.timing.tellsFirst.has(live.kind)))
    tellLive(game, live, rule);
}

/** For "then" and prices. */
function count<L extends Terms>(game: Engine<L>, live: Live<L>, { did }: Cx<L>): void {
  if (!live.off || (live.off === 'replaced' && game.rules.isPaid(live))) did.done++;
  else did.missed++;
}

function* interrupted<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  resolve: Resolve<L>,
  cx: Cx<L> | undefined,
  rule: string | undefined,
): Play {
  enter(game.desk, live.kind);
  game.flight.push(live);
  yield* window(game, [{ live, here: game.standing.before[live.kind] ?? NOBODY, left: NOBODY }]);
  if (!live.off && !game.rules.isThere(game.state, live)) live.off = 'cancelled';
  if (live.off) {
    finish(game, live, cx, rule);
    end(game);
    return;
  }
  const own = ownListeners(game, live);
  if (game.rules.timing.tellsFirst.has(live.kind)) tellLive(game, live, rule);
  yield* resolve(live) ?? DONE;
  finish(game, live, cx, rule);
  const left = leavers(game, live, own);
  yield* follow(game, live, checks(game, live.kind), left);
}

function* resolving<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  play: Play,
  own: readonly Listener[],
  cx: Cx<L> | undefined,
  rule: string | undefined,
): Play {
  yield* play;
  finish(game, live, cx, rule);
  const left = leavers(game, live, own);
  yield* follow(game, live, checks(game, live.kind), left);
}

function* follow<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  check: Play,
  left: readonly Listener[],
): Play {
  yield* check;
  yield* react(game, [{ live, left }]);
  end(game);
}

/** Several at once: all interrupts, then all of it, then one window of reactions. */
export function* happenTogether<L extends Terms>(
  game: Engine<L>,
  lives: readonly Live<L>[],
  resolve: (live: Live<L>) => void,
  cx?: Cx<L>,
  rule?: string,
): Play {
  const [first] = lives;
  if (!first) return;
  const { standing } = game;
  enter(game.desk, first.kind);
  for (const live of lives) {
    takeReasons(live, cx);
    if (!game.rules.isThere(game.state, live)) live.off = 'cancelled';
    game.flight.push(live);
  }
  for (const live of lives) {
    const listeners = standing.before[live.kind];
    if (listeners && !live.off) yield* window(game, [{ live, here: listeners, left: NOBODY }]);
  }
  // Only now: what interrupted the last may have taken away what the first was about.
  for (const live of lives) if (!live.off && !game.rules.isThere(game.state, live)) live.off = 'cancelled';
  const own = lives.map((live) => ownListeners(game, live));
  for (const live of lives) if (!live.off) resolve(live);
  for (const live of lives) finish(game, live, cx, rule);
  const about = lives.map((live, i) => ({ live, left: leavers(game, live, own[i] ?? NOBODY) }));
  yield* checks(game, first.kind);
  yield* react(game, about);
  game.flight.length -= lives.length;
  leave(game.desk);
}

/** What a card listens to of what happens to itself. */
function ownListeners<L extends Terms>(game: Engine<L>, { kind, card }: Live<L>): readonly Listener[] {
  const listeners = game.standing.after[kind];
  if (!listeners || card === undefined) return NOBODY;
  const own = listeners.filter((listener) => listener.card === card);
  return own.length === 0 ? NOBODY : own;
}

/** Those that no longer listen because of it: a card's own reaction to its leaving is asked although it has left. */
function leavers<L extends Terms>(
  game: Engine<L>,
  { kind }: Live<L>,
  own: readonly Listener[],
): readonly Listener[] {
  if (own === NOBODY) return NOBODY;
  const here = game.standing.after[kind] ?? NOBODY;
  const left = own.filter((listener) => !here.some((other) => isSame(other, listener)));
  return left.length === 0 ? NOBODY : left;
}

/** Who listens to a happening: those that are here, and those that left by it. */
interface Heard<L extends Terms> {
  readonly live: Live<L>;
  readonly here: readonly Listener[];
  readonly left: readonly Listener[];
}

/** One window for all of them; or bound now, and resolved when the action is done. */
function* react<L extends Terms>(
  game: Engine<L>,
  happened: readonly Pick<Heard<L>, 'live' | 'left'>[],
): Play {
  const about: Heard<L>[] = [];
  for (const { live, left } of happened) {
    const here = game.standing.after[live.kind] ?? NOBODY;
    if (!live.off && here.length + left.length > 0) about.push({ live, here, left });
  }
  if (game.rules.timing.policy === 'stack') yield* window(game, about);
  else for (const one of readyFor(game, about)) enqueue(game, one);
}

function readyFor<L extends Terms>(game: Engine<L>, about: readonly Heard<L>[]): readonly Ready<L>[] {
  const ready: Ready<L>[] = [];
  for (const { live, here, left } of about) {
    for (const listener of here) ready.push(...hearing(game, listener, live, false));
    for (const listener of left) ready.push(...hearing(game, listener, live, true));
  }
  return ready;
}

function enqueue<L extends Terms>(game: Engine<L>, ready: Ready<L>): void {
  if (ready.listener.bound) forget(game, ready.listener);
  game.queue.push(ready);
}

/** What was triggered, first in first out; what is triggered meanwhile joins the end. */
export function* settle<L extends Terms>(game: Engine<L>): Play {
  for (let next = game.queue.shift(); next; next = game.queue.shift()) {
    enter(game.desk, 'ability');
    if (isUnspent(game, next) && isUsable(next)) yield* use(game, next);
    leave(game.desk);
  }
}

/** Forced ones first, the active player first, turn about until all have passed; each once for each happening. */
function* window<L extends Terms>(game: Engine<L>, about: readonly Heard<L>[]): Play {
  const ready = readyFor(game, about);
  if (ready.length === 0) return;
  const { seats, policy } = game.rules.timing;
  const order = seats(game);
  const isForced = ({ ability }: Ready<L>) => ability.forced === true || policy === 'queue';
  for (const seat of order)
    yield* forced(
      game,
      seat,
      ready.filter((one) => one.cx.seat === seat && isForced(one)),
    );
  yield* offered(
    game,
    order,
    ready.filter((one) => !isForced(one)),
  );
}

function* forced<L extends Terms>(game: Engine<L>, seat: Seat, all: readonly Ready<L>[]): Play {
  let left = all;
  for (;;) {
    const open = left.filter((one) => isOpen(game, one));
    const [first] = open;
    if (!first) return;
    const isAsked = open.length > 1 && !game.rules.bot.plays(game.state, seat);
    const next = isAsked ? yield* choose(game, seat, 'order', open, (one) => keyOfReady(one, open)) : first;
    left = left.filter((one) => one !== next);
    if (next.listener.bound) forget(game, next.listener);
    yield* use(game, next);
  }
}

function* offered<L extends Terms>(game: Engine<L>, order: readonly Seat[], all: readonly Ready<L>[]): Play {
  let left = all;
  for (let turn = 0, passes = 0; passes < order.length && left.length > 0; turn++) {
    const seat = order[turn % order.length] ?? 0;
    const open = left.filter((one) => one.cx.seat === seat && isOpen(game, one));
    const next = open.length === 0 ? undefined : yield* taken(game, seat, open);
    passes = next ? 0 : passes + 1;
    if (!next) continue;
    left = left.filter((one) => one !== next);
    yield* use(game, next);
  }
}

function* taken<L extends Terms>(
  game: Engine<L>,
  seat: Seat,
  open: readonly Ready<L>[],
): Play<Ready<L> | undefined> {
  const { bot, language } = game.rules;
  if (bot.plays(game.state, seat)) {
    return open.find(({ cx, ability }) => {
      const effect = effectOf(ability);
      return bot.wishes(cx, effect, language.reading(effect).worth(copyOf(cx)));
    });
  }
  const options = [...open, PASS] as const;
  const option = yield* choose(game, seat, 'window', options, (one) =>
    one === PASS ? one : keyOfReady(one, open),
  );
  return option === PASS ? undefined : option;
}

const PASS = 'pass';

/** One ability may hear several things that happen together: then its key says which. */
function keyOfReady<L extends Terms>(ready: Ready<L>, among: readonly Ready<L>[]): string {
  const same = among.filter(({ id }) => id === ready.id);
  return same.length === 1 ? `effect:${ready.id}` : `effect:${ready.id} (${same.indexOf(ready) + 1})`;
}

/** An ability in flight is a happening like any other: it can be cancelled, retargeted, done again. */
export interface AbilityInFlight<L extends Terms> {
  readonly kind: 'ability';
  /** How it is used: an action, an interrupt, a reaction, or what a game calls it. */
  readonly use: string;
  readonly cx: Cx<L>;
  readonly effect: Effect<L>;
}

/** An ability is used: targets and price in the order of the game, then the effect. */
export function* use<L extends Terms>(
  game: Engine<L>,
  ready: Usable<L> & { readonly live?: Live<L> },
  as?: string,
): Play {
  const { cx, ability, id, live } = ready;
  const { language, timing } = game.rules;
  const effect = effectOf(ability);
  // A price may change what its card says, or where: what lasts in the effect must be known by then.
  const said = game.rules.abilitiesOf(game.state, cx.says)[cx.ability];
  if (said) language.nodesIn(said);
  if (live) live.answered = [...(live.answered ?? []), id];
  spend(game, ready);
  if (timing.targets === 'before the price') cx.targets = yield* chooseTargets(cx, effect);
  if (ability.price !== undefined && !(yield* paid(cx, ability.price))) return;
  if (timing.targets === 'after the price') cx.targets = yield* chooseTargets(cx, effect);
  const flight = { kind: 'ability', use: as ?? useOf(ability), card: cx.card, by: cx.seat, cx, effect };
  yield* happen(game, flight as unknown as Live<L>, () => language.reading(effect).run(cx));
}

/** What a price chose has its own `it`; names that it gave go on to the effect. */
function* paid<L extends Terms>(cx: Cx<L>, price: Effect<L>): Play<boolean> {
  const paying: Cx<L> = { ...cx, why: undefined, targets: [], did: { done: 0, missed: 0 } };
  yield* cx.game.rules.language.reading(price).run(paying);
  cx.named = paying.named;
  cx.x = paying.x;
  return paying.did.done > 0 && paying.did.missed === 0;
}

function useOf<L extends Terms>(ability: Usable<L>['ability']): string {
  if ('action' in ability) return 'action';
  return 'interrupt' in ability ? 'interrupt' : 'reaction';
}
