import { choose } from '../asking.ts';
import { copyOf } from '../engine/context.ts';
import type { Cx, Reading } from '../engine/engine.ts';
import { wordKey } from '../key.ts';
import type { Naming, Terms } from '../language/terms.ts';
import { foremost, most } from '../priority.ts';
import type { Play } from '../request.ts';

/** A name is chosen, and something is done about it. */
export function named<L extends Terms>(effect: Naming<L>, what: Reading<L>): Reading<L> {
  return {
    can: (cx, and) => namesFor(cx, effect.name).some((name) => what.can(withName(cx, name), and)),
    canAll: (cx, and) => namesFor(cx, effect.name).some((name) => what.canAll(withName(cx, name), and)),
    *run(cx) {
      const names = namesFor(cx, effect.name).filter((name) => what.can(withName(cx, name)));
      const [first] = names;
      if (first === undefined) {
        cx.did.missed++;
        return;
      }
      cx.name = yield* chosenName(cx, effect.name, names, (name) => what.worth(withName(cx, name)));
      yield* what.run(cx);
    },
    worth: (cx) => Math.max(0, ...namesFor(cx, effect.name).map((name) => what.worth(withName(cx, name)))),
  };
}

function* chosenName<L extends Terms>(
  cx: Cx<L>,
  kind: string,
  names: readonly string[],
  worthOf: (name: string) => number,
): Play<string> {
  const { game, seat } = cx;
  const best = () => foremost(game, [most('', 'worth', worthOf)], names) ?? '';
  const { bot } = game.rules;
  if (bot.plays(game.state, seat)) return bot.names?.(cx, kind, names) ?? best();
  return yield* choose(game, seat, 'name', names, (name) => wordKey(`name:${name}`), game.rules.sourceOf(cx));
}

function namesFor<L extends Terms>(cx: Cx<L>, kind: string): readonly string[] {
  return cx.game.rules.names(cx, kind);
}

function withName<L extends Terms>(cx: Cx<L>, name: string): Cx<L> {
  const copy = copyOf(cx);
  copy.name = name;
  return copy;
}
