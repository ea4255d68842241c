import { enter } from '../desk.ts';
import { DONE } from '../done.ts';
import type { Cx, Engine, Live, Usable } from '../engine/engine.ts';
import type { Listener } from '../engine/standing.ts';
import type { Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import { raise } from './ability.ts';
import { checks } from './checks.ts';
import { begin, end, finish, takeReasons, tellBeginning } from './flight.ts';
import { leavers, NOBODY, ownListeners } from './leavers.ts';
import { react, window } from './window.ts';

/** Does it: at once where nobody need be waited for, and then nothing comes back. */
type Resolve<L extends Terms> = (live: Live<L>) => Play | undefined;

/**
 * Something happens: interrupts may cancel or change it, it is done and told, checks run, reactions follow. Where nobody
 * listens nothing waits: it is done at once. What became of it stands in `off`. The window after it belongs to this
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
  // Read once: happenings of a game have many shapes.
  const { kind } = live;
  if (cx) takeReasons(live, cx);
  if (!game.rules.isThere(game.state, live)) {
    live.off = 'cancelled';
    if (cx) cx.did.missed++;
    return DONE;
  }
  if (standing.before[kind] !== undefined) return interrupted(game, live, resolve, cx, rule);
  const own = standing.after[kind] === undefined ? NOBODY : ownListeners(game, live);
  begin(game, kind, live, rule);
  const play = resolve(live) ?? DONE;
  if (play !== DONE) return resolving(game, live, play, own, cx, rule);
  finish(game, live, cx, rule);
  return afterwards(game, kind, live, own);
}

/** Checks and reactions; and it is over. */
function afterwards<L extends Terms>(
  game: Engine<L>,
  kind: string,
  live: Live<L>,
  own: readonly Listener[],
): Play {
  const left = own === NOBODY ? NOBODY : leavers(game, live, own);
  const check = checks(game, kind);
  if (live.held) return holding(game, live, check);
  if (check !== DONE) return follow(game, live, check, left);
  const isHeard = left !== NOBODY || game.standing.after[kind] !== undefined;
  const reactions = isHeard ? react(game, [{ live, left }], use) : DONE;
  if (reactions !== DONE) return ending(game, reactions);
  end(game);
  return DONE;
}

/** Its reactions wait for the end of the ability that it pays for. */
function* holding<L extends Terms>(game: Engine<L>, live: Live<L>, check: Play): Play {
  yield* check;
  game.held.push(live);
  end(game);
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
  const asked = live.n ?? 0;
  yield* window(game, 'before', [{ live, left: NOBODY }], use);
  if (cx && (live.n ?? 0) < asked) cx.did.missed++;
  if (!live.off && !game.rules.isThere(game.state, live)) live.off = 'cancelled';
  if (live.off) {
    finish(game, live, cx, rule);
    end(game);
    return;
  }
  const own = ownListeners(game, live);
  tellBeginning(game, live, rule);
  yield* resolve(live) ?? DONE;
  finish(game, live, cx, rule);
  yield* afterwards(game, live.kind, live, own);
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
  const after = afterwards(game, live.kind, live, own);
  if (after !== DONE) yield* after;
}

function* follow<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  check: Play,
  left: readonly Listener[],
): Play {
  yield* check;
  yield* react(game, [{ live, left }], use);
  end(game);
}

function* ending<L extends Terms>(game: Engine<L>, reactions: Play): Play {
  yield* reactions;
  end(game);
}

/** An ability is used: targets and price in the order of the game, then the effect; then what waited for that. */
export function* use<L extends Terms>(
  game: Engine<L>,
  ready: Usable<L> & { readonly lives?: readonly Live<L>[] },
  as?: string,
): Play {
  const from = game.held.length;
  const flight = yield* raise(game, ready, as);
  if (flight) {
    const { cx, effect } = flight;
    yield* happen(game, flight as unknown as Live<L>, () => game.rules.language.reading(effect).run(cx));
  }
  for (const live of game.held.splice(from)) yield* react(game, [{ live, left: NOBODY }], use);
}
