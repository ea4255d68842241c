import { enter, leave } from '../desk.ts';
import type { Cx, Engine, Live } from '../engine/engine.ts';
import type { Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import { checks } from './checks.ts';
import { finish, takeReasons, tellBeginning } from './flight.ts';
import { use } from './happen.ts';
import { leavers, NOBODY, ownListeners } from './leavers.ts';
import { react, window } from './window.ts';

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
  enter(game.desk, first.kind);
  for (const live of lives) {
    takeReasons(live, cx);
    if (!game.rules.isThere(game.state, live)) live.off = 'cancelled';
    game.flight.push(live);
  }
  const open = lives.filter(({ off }) => !off).map((live) => ({ live, left: NOBODY }));
  const asked = lives.map(({ n = 0 }) => n);
  yield* window(game, 'before', open, use);
  if (cx) cx.did.missed += lives.filter(({ n = 0 }, i) => n < (asked[i] ?? 0)).length;
  // Only now: what interrupted the last may have taken away what the first was about.
  for (const live of lives) if (!live.off && !game.rules.isThere(game.state, live)) live.off = 'cancelled';
  for (const live of lives) if (!live.off) tellBeginning(game, live, rule);
  const own = lives.map((live) => ownListeners(game, live));
  for (const live of lives) if (!live.off) resolve(live);
  for (const live of lives) finish(game, live, cx, rule);
  const about = lives.map((live, i) => ({ live, left: leavers(game, live, own[i] ?? NOBODY) }));
  const { harmless } = game.rules.timing;
  const { kind } = lives.find((live) => !harmless.has(live.kind)) ?? first;
  yield* checks(game, kind);
  yield* react(game, about, use);
  game.flight.length -= lives.length;
  leave(game.desk);
}
