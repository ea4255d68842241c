import type { Effect, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Play } from '../request.ts';
import { bind, chooseThings } from './choosing.ts';
import { copyOf } from './context.ts';
import type { Chosen, Cx, TargetFinder } from './engine.ts';

/** The printed targets of an effect, each among those for which some part of the effect does something. */
export function* chooseTargets<L extends Terms>(cx: Cx<L>, effect: Effect<L>): Play<readonly Chosen<L>[]> {
  const { language } = cx.game.rules;
  const reading = language.reading(effect);
  const chosen: Chosen<L>[] = [];
  for (const finder of language.targetsIn(effect)) {
    const from = finder.among(cx).filter((thing) => reading.can(aimed(cx, finder, chosen, [thing])));
    const worth = (thing: Thing) => reading.worth(aimed(cx, finder, chosen, [thing]));
    const things = yield* chooseThings(cx, finder, undefined, from, worth);
    chosen.push({ slot: finder.picked, by: cx.seat, things });
    bind(cx, finder, things);
  }
  return chosen;
}

/** As if these had been chosen too. */
function aimed<L extends Terms>(
  cx: Cx<L>,
  finder: TargetFinder<L>,
  chosen: readonly Chosen<L>[],
  things: readonly Thing[],
): Cx<L> {
  const copy = copyOf(cx);
  copy.targets = [...chosen, { slot: finder.picked, by: cx.seat, things }];
  bind(copy, finder, things);
  return copy;
}
