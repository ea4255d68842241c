import { choose } from '../asking.ts';
import { copyOf, type Engine, type Live, type Ready } from '../language/engine.ts';
import { effectOf, type Terms } from '../language/terms.ts';
import type { Play, Seat } from '../request.ts';
import { forget } from '../standing/changes.ts';
import type { Listener } from '../standing/standing.ts';
import { hearing, isOpen } from './hearing.ts';
import { NOBODY } from './leavers.ts';

/** Uses an ability that was chosen in a window. */
type Use<L extends Terms> = (game: Engine<L>, ready: Ready<L>) => Play;

/** Who listens to a happening: those that are here, and those that left by it. */
export interface Heard<L extends Terms> {
  readonly live: Live<L>;
  readonly here: readonly Listener[];
  readonly left: readonly Listener[];
}

/** One window for all of them; or bound now, and resolved when the action is done. */
export function* react<L extends Terms>(
  game: Engine<L>,
  happened: readonly Pick<Heard<L>, 'live' | 'left'>[],
  use: Use<L>,
): Play {
  const about: Heard<L>[] = [];
  for (const { live, left } of happened) {
    const here = game.standing.after[live.kind] ?? NOBODY;
    if (!live.off && here.length + left.length > 0) about.push({ live, here, left });
  }
  if (game.rules.timing.policy === 'stack') yield* window(game, about, use);
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

/** Forced ones first, the active player first, turn about until all have passed; each once for each happening. */
export function* window<L extends Terms>(game: Engine<L>, about: readonly Heard<L>[], use: Use<L>): Play {
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
      use,
    );
  yield* offered(
    game,
    order,
    ready.filter((one) => !isForced(one)),
    use,
  );
}

function* forced<L extends Terms>(game: Engine<L>, seat: Seat, all: readonly Ready<L>[], use: Use<L>): Play {
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

function* offered<L extends Terms>(
  game: Engine<L>,
  order: readonly Seat[],
  all: readonly Ready<L>[],
  use: Use<L>,
): Play {
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
