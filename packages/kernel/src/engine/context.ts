import type { Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Choice, Reason } from '../reason.ts';
import type { Seat } from '../request.ts';
import type { Cx, Engine, Live } from './engine.ts';

/** All contexts have one shape: effects read them more than anything else. */
export function contextOf<L extends Terms>(
  game: Engine<L>,
  seat: Seat,
  card: Thing,
  ability = 0,
  now?: Live<L>,
  says = card,
  about?: L['about'],
): Cx<L> {
  return {
    game,
    seat,
    card,
    says,
    ability,
    that: now?.card === undefined ? NOTHING : [now.card],
    now,
    about,
    it: NOTHING,
    n: now?.n ?? 0,
    x: 0,
    named: undefined,
    name: undefined,
    targets: NOT_YET,
    options: NOT_YET,
    why: undefined,
    did: { done: 0, missed: 0 },
  };
}

const NOTHING: readonly Thing[] = [];
const NOT_YET: readonly never[] = [];

/** For looking ahead, as another player or about another thing: what is bound in the copy leaves the original alone. */
export function copyOf<L extends Terms>(cx: Cx<L>, it = cx.it, seat = cx.seat, that = cx.that): Cx<L> {
  const { game, card, says, ability, now, about, n, x, named, name, targets, options, why, did } = cx;
  return {
    game,
    seat,
    card,
    says,
    ability,
    that,
    now,
    about,
    it,
    n,
    x,
    named,
    name,
    targets,
    options,
    why,
    did,
  };
}

/** The same with nothing done and nothing chosen yet: a price, another player's part, an effect once more. */
export function afresh<L extends Terms>(cx: Cx<L>, seat = cx.seat): Cx<L> {
  const copy = copyOf(cx, cx.it, seat);
  copy.targets = NOT_YET;
  copy.why = undefined;
  copy.did = { done: 0, missed: 0 };
  return copy;
}

/** The choice that led to an effect, for the first event that acts on it. */
export function takeChoice<L extends Terms>(cx: Cx<L>): Choice<undefined> | undefined {
  const reason = cx.why?.[0]?.reason;
  cx.why = undefined;
  return reason && { picked: undefined, reason };
}

export function noteWhy<L extends Terms>(cx: Cx<L>, reason: Reason | undefined, about?: Thing): void {
  if (reason) cx.why = [...(cx.why ?? []), { reason, about }];
}
