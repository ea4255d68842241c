import { afresh, copyOf } from '../engine/context.ts';
import type { Reading } from '../engine/engine.ts';
import { seatOf, wishes } from '../engine/options.ts';
import type { Terms, Unless } from '../language/terms.ts';

/** It is done unless somebody pays a price. */
export function unlessPaid<L extends Terms>(
  { unless, by, do: otherwise }: Unless<L>,
  price: Reading<L>,
  what: Reading<L>,
): Reading<L> {
  return {
    can: what.can,
    canAll: what.canAll,
    *run(cx) {
      const other = afresh(cx, seatOf(cx, by));
      other.targets = cx.targets;
      const { bot } = cx.game.rules;
      const isPaid =
        price.canAll(other) &&
        // The opponent pays where what it would suffer is worth more than the price.
        (bot.plays(cx.game.state, other.seat)
          ? what.worth(copyOf(cx)) > -price.worth(copyOf(other))
          : yield* wishes(other, unless, price, undefined, otherwise));
      if (!isPaid) yield* what.run(cx);
      else {
        yield* price.run(other);
        if (other.did.done === 0 || other.did.missed > 0) yield* what.run(cx);
      }
    },
    // The other one takes what costs less.
    worth(cx) {
      const other = copyOf(cx, cx.it, seatOf(cx, by));
      const worth = what.worth(cx);
      return price.canAll(other) ? Math.min(worth, -price.worth(copyOf(other))) : worth;
    },
  };
}
