import { DONE } from '../done.ts';
import { CHANGE } from '../engine/changes.ts';
import { contextOf } from '../engine/context.ts';
import type { Engine } from '../engine/engine.ts';
import { isBlank, nodeAt } from '../engine/read.ts';
import type { Listener } from '../engine/standing.ts';
import type { AsSoonAs, Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';

/** After each change: what a card does as soon as something is so, then the game's own checks. */
export function checks<L extends Terms>(game: Engine<L>, kind: string): Play {
  const { timing } = game.rules;
  if (timing.harmless.has(kind)) return DONE;
  const listeners = game.standing.after[CHANGE];
  return listeners === undefined ? timing.check(game) : asSoonAs(game, listeners);
}

function* asSoonAs<L extends Terms>(game: Engine<L>, listeners: readonly Listener[]): Play {
  const { rules, doing } = game;
  for (const { card, ability: index, node, seat } of [...listeners]) {
    const id = `${card}.${index}`;
    if (doing.includes(id) || !isListening(game, card, index) || isBlank(game, card)) continue;
    const ability = nodeAt(game, { card, ability: index, node }) as AsSoonAs<L>;
    const cx = contextOf(game, seat, card, index);
    if (!rules.holds(cx, ability.asSoonAs)) continue;
    doing.push(id);
    yield* rules.language.reading(ability.do).run(cx);
    doing.splice(doing.indexOf(id), 1);
  }
  yield* rules.timing.check(game);
}

/** An earlier one may have taken it away. */
function isListening<L extends Terms>({ standing }: Engine<L>, card: number, ability: number): boolean {
  return standing.after[CHANGE]?.some((one) => one.card === card && one.ability === ability) === true;
}
