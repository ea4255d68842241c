import type { Ask, Thing } from '@holofoe/kernel';
import { participantsOf, playedCard } from '../rules/in-play.ts';
import { edgeChance } from './edge-chance.ts';
import { type Fighter, fighterOf, strengthIn } from './fighters.ts';
import { forecast } from './forecast.ts';
import { costOfStriking, gainOf } from './gain.ts';
import { inOrder, type Look } from './look.ts';

/** As many as make the loss least, the strongest first. */
export function defenders(look: Look, { options }: Ask): readonly number[] {
  const able = options as readonly Thing[];
  const { game, state, foe } = look;
  const { engaged, declared = 0 } = state.engagement ?? { engaged: null };
  const enemies = participantsOf(state, foe.seat).map((unit) => fighterOf(game, unit));
  const mine = able.map((card) => fighterOf(game, playedCard(state, card)));
  const order = inOrder(mine, defenceOf);
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let many = 0; many <= order.length; many++) {
    const chosen = order.slice(0, many);
    const fighters = chosen.flatMap((i) => mine[i] ?? []);
    const loss = lossOf(look, engaged ?? declared, enemies, fighters);
    if (loss >= least) continue;
    best = chosen;
    least = loss;
  }
  return best;
}

function defenceOf(fighter: Fighter): number {
  return strengthIn(fighter, true, false) + 0.3 * fighter.room - (fighter.committed ? 2 : 0);
}

/** What an attack takes from these defenders and their side. LCG-58: without any the attacker has the edge. */
function lossOf(look: Look, objective: Thing, enemies: readonly Fighter[], mine: readonly Fighter[]): number {
  const loss = (hasEdge: boolean) =>
    gainOf(look, objective, forecast(enemies, mine, !hasEdge), look.foe.seat);
  if (mine.length === 0) return loss(false);
  const chance = edgeChance(look, mine, enemies, false);
  return chance * loss(true) + (1 - chance) * loss(false) + costOfStriking(look, mine);
}
