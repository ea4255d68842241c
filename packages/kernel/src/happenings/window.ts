import { choose } from '../asking.ts';
import { DONE } from '../done.ts';
import { forget } from '../engine/changes.ts';
import { copyOf } from '../engine/context.ts';
import type { Engine, Live, Ready } from '../engine/engine.ts';
import { type EffectKey, effectKey, wordKey } from '../key.ts';
import { effectOf, type Terms } from '../language/terms.ts';
import type { Play, Seat } from '../request.ts';
import { type Heard, hearing, isOpen, isUnspent, spend } from './hearing.ts';
import { NOBODY } from './leavers.ts';

/** Uses an ability that was chosen in a window. */
type Use<L extends Terms> = (game: Engine<L>, ready: Ready<L>) => Play;

/** One window for all of them; or bound now, and resolved when the action is done. */
export function react<L extends Terms>(game: Engine<L>, happened: readonly Heard<L>[], use: Use<L>): Play {
  const { policy, order } = game.rules.timing;
  const about = happened.every(isDone) ? happened : happened.filter(isDone);
  if (policy === 'stack') return window(game, 'after', about, use);
  const triggered = hearingNow(game, 'after', about, true);
  if (order && triggered.length > 1) return putInOrder(game, order(game, triggered));
  for (const one of triggered) enqueue(game, one);
  return DONE;
}

function isDone<L extends Terms>({ live }: Heard<L>): boolean {
  return !live.off;
}

function* putInOrder<L extends Terms>(game: Engine<L>, order: Play<readonly Ready<L>[]>): Play {
  for (const one of yield* order) enqueue(game, one);
}

function enqueue<L extends Terms>(game: Engine<L>, ready: Ready<L>): void {
  if (ready.listener.bound) forget(game, ready.listener);
  game.queue.push(ready);
}

/** Who hears any of it, of those that listen now. */
function hearingNow<L extends Terms>(
  game: Engine<L>,
  when: 'before' | 'after',
  about: readonly Heard<L>[],
  isFirst: boolean,
): Ready<L>[] {
  const ready: Ready<L>[] = [];
  for (const { live, left } of about) {
    // What was put off while it happened waits for the next time.
    for (const listener of game.standing[when][live.kind] ?? NOBODY)
      if (isFirst || listener.bound === undefined) hearing(game, listener, live, about, false, ready);
    if (isFirst) for (const listener of left) hearing(game, listener, live, about, true, ready);
  }
  return ready;
}

/** Those who could interrupt a happening, and have not done so yet. */
export function interruptsOf<L extends Terms>(game: Engine<L>, live: Live<L>): readonly Ready<L>[] {
  const ready = hearingNow(game, 'before', [{ live, left: NOBODY }], true);
  return ready.filter((one) => isOpen(game, one));
}

/**
 * Forced ones first, the active player first, turn about until all have passed; each once for each happening. What comes
 * into play or changes hands meanwhile is offered too.
 */
export function window<L extends Terms>(
  game: Engine<L>,
  when: 'before' | 'after',
  about: readonly Heard<L>[],
  use: Use<L>,
): Play {
  const ready = hearingNow(game, when, about, true);
  return ready.length === 0 ? DONE : open(game, when, about, ready, use);
}

function* open<L extends Terms>(
  game: Engine<L>,
  when: 'before' | 'after',
  about: readonly Heard<L>[],
  ready: Ready<L>[],
  use: Use<L>,
): Play {
  // What comes once comes now, even if it does nothing.
  for (const { listener } of ready) if (listener.bound) forget(game, listener);
  const order = game.rules.timing.seats(game);
  const used: Use<L> = function* after(_, one) {
    yield* use(game, one);
    for (const other of hearingNow(game, when, about, false))
      if (!ready.some((known) => isSameUse(known, other))) ready.push(other);
  };
  yield* forced(game, order, ready, used);
  for (let turn = 0, passes = 0; passes < order.length; turn++) {
    const seat = order[turn % order.length] ?? 0;
    const open = ready.filter((one) => one.cx.seat === seat && !isForced(game, one) && isOpen(game, one));
    const next = open.length === 0 ? undefined : yield* taken(game, seat, open);
    passes = next ? 0 : passes + 1;
    if (!next) continue;
    yield* used(game, next);
    yield* forced(game, order, ready, used);
  }
  for (const one of ready) if (one.ability.limit?.heard && isUnspent(game, one)) spend(game, one);
}

function isSameUse<L extends Terms>(a: Ready<L>, b: Ready<L>): boolean {
  return a.id === b.id && a.cx.seat === b.cx.seat && a.lives[0] === b.lives[0];
}

function isForced<L extends Terms>({ rules }: Engine<L>, { ability }: Ready<L>): boolean {
  return ability.forced === true || rules.timing.policy === 'queue';
}

function* forced<L extends Terms>(
  game: Engine<L>,
  order: readonly Seat[],
  ready: readonly Ready<L>[],
  use: Use<L>,
): Play {
  for (const seat of order)
    for (;;) {
      const open = ready.filter((one) => one.cx.seat === seat && isForced(game, one) && isOpen(game, one));
      const [first] = open;
      if (!first) break;
      const keyOf = (one: Ready<L>) => keyOfReady(one, open);
      const next =
        game.rules.bot.plays(game.state, seat) || areCopies(game, open)
          ? first
          : yield* choose(game, seat, 'order', open, keyOf, undefined, 'skip');
      yield* use(game, next);
    }
}

/** In a game that asks nobody whether, copies of one card come one after the other: each asks for itself. */
function areCopies<L extends Terms>({ rules, state }: Engine<L>, open: readonly Ready<L>[]): boolean {
  if (rules.timing.policy !== 'queue') return false;
  return new Set(open.map(({ cx }) => rules.titleOf(state, cx.says))).size === 1;
}

function* taken<L extends Terms>(
  game: Engine<L>,
  seat: Seat,
  open: readonly Ready<L>[],
): Play<Ready<L> | undefined> {
  const { bot, language } = game.rules;
  if (bot.plays(game.state, seat)) {
    return open.find((ready) => {
      if (bot.answers) return bot.answers(ready);
      const { cx, ability } = ready;
      const effect = effectOf(ability);
      return bot.wishes(cx, effect, language.reading(effect).worth(copyOf(cx)));
    });
  }
  const options = [...open, PASS] as const;
  const option = yield* choose(game, seat, 'window', options, (one) =>
    one === PASS ? wordKey(one) : keyOfReady(one, open),
  );
  return option === PASS ? undefined : option;
}

const PASS = 'pass';

/** One ability may hear several things that happen together: then its key says which. */
function keyOfReady<L extends Terms>(ready: Ready<L>, among: readonly Ready<L>[]): EffectKey {
  const same = among.filter(({ id }) => id === ready.id);
  return same.length === 1 ? effectKey(ready.id) : effectKey(`${ready.id} (${same.indexOf(ready) + 1})`);
}
