import { DONE } from '../done.ts';
import type { Cx, Reading } from '../engine/engine.ts';
import type { Terms } from '../language/terms.ts';
import type { Grammar } from '../words/grammar.ts';
import { holdsToo } from '../words/plain-readings.ts';

/** What is happening is stopped. */
export function cancelled<L extends Terms>({ worthOfStopping }: Grammar<L>): Reading<L> {
  return {
    can: (cx, and) => isHappening(cx) && holdsToo(cx, and),
    canAll: (cx, and) => isHappening(cx) && holdsToo(cx, and),
    run(cx) {
      if (!cx.now || cx.now.off) cx.did.missed++;
      else {
        cx.now.off = 'cancelled';
        cx.did.done++;
      }
      return DONE;
    },
    worth: (cx) => (cx.now ? worthOfStopping(cx, cx.now) : 0),
  };
}

/** Something else is done in the place of what is happening. */
export function instead<L extends Terms>({ worthOfStopping }: Grammar<L>, what: Reading<L>): Reading<L> {
  return {
    can: (cx, and) => isHappening(cx) && what.can(cx, and),
    canAll: (cx, and) => isHappening(cx) && what.canAll(cx, and),
    run(cx) {
      if (!cx.now || cx.now.off) {
        cx.did.missed++;
        return DONE;
      }
      cx.now.off = 'replaced';
      return what.run(cx);
    },
    worth: (cx) => (cx.now ? worthOfStopping(cx, cx.now) + what.worth(cx) : 0),
  };
}

function isHappening<L extends Terms>({ now }: Cx<L>): boolean {
  return now !== undefined && !now.off;
}
