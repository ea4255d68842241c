import { bind, chooseThings, howMany, inOrderOfWish } from '../engine/choosing.ts';
import { copyOf } from '../engine/context.ts';
import type { Counter, Cx, Finder, Reading } from '../engine/engine.ts';
import type { ForEach, Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';

/** About each of several things, one after the other. */
export function forEach<L extends Terms>(
  effect: ForEach<L>,
  things: Finder<L>,
  what: Reading<L>,
): Reading<L> {
  return {
    can: (cx, and) => things.among(cx).some((thing) => what.can(about(cx, things, thing), and)),
    canAll: (cx, and) => things.among(cx).some((thing) => what.canAll(about(cx, things, thing), and)),
    *run(cx) {
      const open = things.among(cx).filter((thing) => what.can(about(cx, things, thing)));
      const worth = (thing: number) => what.worth(about(cx, things, thing));
      const chosen = things.isOpen(cx) ? yield* chooseThings(cx, things, undefined, open, worth) : open;
      bind(cx, things, chosen);
      for (const thing of [...chosen]) yield* runAbout(cx, what, thing);
      if (chosen.length === 0 && effect.each !== 'it') cx.did.missed++;
    },
    worth(cx) {
      const valued = things
        .among(cx)
        .map((thing) => ({ thing, worth: what.worth(about(cx, things, thing)) }));
      // Where some are chosen, only those count.
      inOrderOfWish(cx, things, valued);
      const taken = valued.slice(0, things.wanted(cx, valued.length)[1]);
      bind(
        cx,
        things,
        taken.map(({ thing }) => thing),
      );
      return taken.reduce((sum, { worth }) => sum + worth, 0);
    },
  };
}

/** As if this one had been chosen, by the name that the selector gives. */
function about<L extends Terms>(cx: Cx<L>, things: Finder<L>, thing: number): Cx<L> {
  const one = copyOf(cx, [thing]);
  bind(one, things, [thing]);
  return one;
}

/** About one thing of several; what it does not tell of, the next may. */
function* runAbout<L extends Terms>(cx: Cx<L>, what: Reading<L>, thing: number): Play {
  const one = copyOf(cx, [thing]);
  yield* what.run(one);
  cx.why = one.why;
}

export function repeated<L extends Terms>(times: Counter<L>, what: Reading<L>): Reading<L> {
  return {
    can: (cx, and) => times.of(cx) > 0 && what.can(cx, and),
    canAll: (cx, and) => times.of(cx) > 0 && what.canAll(cx, and),
    *run(cx) {
      for (let left = yield* howMany(cx, times); left > 0; left--) yield* what.run(cx);
    },
    worth: (cx) => times.of(cx) * what.worth(cx),
  };
}
