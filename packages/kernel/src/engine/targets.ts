import type { Effect, OneOf, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Play } from '../request.ts';
import { bind, chooseThings } from './choosing.ts';
import { copyOf } from './context.ts';
import type { Aim, Cx, Reading, TargetFinder } from './engine.ts';
import { chosenOption, decidedIn, openOptions } from './options.ts';

/**
 * Chooses the printed targets of an effect, each among those for which some part of the effect does something. Which of
 * several options it is to be comes before the targets of that option; what was decided already stays. `not`: things that
 * cannot be chosen this time.
 */
export function* aim<L extends Terms>(cx: Cx<L>, effect: Effect<L>, not: readonly Thing[] = []): Play {
  const { language } = cx.game.rules;
  cx.targets = [];
  yield* aimAt(cx, language.reading(effect), language.aimsIn(effect), not);
}

function* aimAt<L extends Terms>(
  cx: Cx<L>,
  whole: Reading<L>,
  aims: readonly Aim<L>[],
  not: readonly Thing[],
): Play {
  for (const one of aims) {
    if ('target' in one) yield* aimAtTarget(cx, whole, one.target, not);
    else if ('of' in one) {
      const option = decidedIn(cx, one.of) ?? (yield* decide(cx, one.of));
      if (option) yield* aimAt(cx, whole, one.options[one.of.oneOf.indexOf(option)] ?? [], not);
    } else yield* aimAt(cx, whole, cx.game.rules.holds(cx, one.when) ? one.then : one.otherwise, not);
  }
}

function* decide<L extends Terms>(cx: Cx<L>, of: OneOf<L>): Play<Effect<L> | undefined> {
  const { language } = cx.game.rules;
  const open = openOptions(of, (option) => language.reading(option).can(cx));
  if (open.length === 0) return undefined;
  const option = yield* chosenOption(cx, open, of.by, language.reading, language.keyOf);
  cx.options = [...cx.options, { of, option }];
  return option;
}

function* aimAtTarget<L extends Terms>(
  cx: Cx<L>,
  whole: Reading<L>,
  finder: TargetFinder<L>,
  not: readonly Thing[],
): Play {
  const open = finder.among(cx).filter((thing) => !not.includes(thing));
  const from = open.filter((thing) => whole.can(aimed(cx, finder, [thing])));
  const worth = (thing: Thing) => whole.worth(aimed(cx, finder, [thing]));
  const things = yield* chooseThings(cx, finder, undefined, from, worth, finder.word);
  cx.targets = [...cx.targets, { slot: finder.picked, by: cx.seat, things }];
  bind(cx, finder, things);
}

/** As if these had been chosen too. */
function aimed<L extends Terms>(cx: Cx<L>, finder: TargetFinder<L>, things: readonly Thing[]): Cx<L> {
  const copy = copyOf(cx);
  copy.targets = [...cx.targets, { slot: finder.picked, by: cx.seat, things }];
  bind(copy, finder, things);
  return copy;
}
