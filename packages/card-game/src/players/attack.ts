import type { Ask, Thing } from '@holofoe/kernel';
import { cardsOf, objectivesOf, playedCard, readyUnits } from '../rules/in-play.ts';
import type { InPlay } from '../state.ts';
import { edgeChance } from './edge-chance.ts';
import { type Fighter, fighterOf, strengthIn } from './fighters.ts';
import { forecast } from './forecast.ts';
import { costOfStriking, gainOf } from './gain.ts';
import type { Look } from './look.ts';

interface Attack {
  /** Absent: rather none. */
  readonly objective: Thing | undefined;
  readonly attackers: readonly Thing[];
  readonly gain: number;
}

/** Below this an attack is not worth its risk. */
const LEAST_GAIN = 0.5;

/** The objective and the units that gain the most together. */
function bestAttack(look: Look, objectives: readonly Thing[], able: readonly InPlay[]): Attack {
  const { game, me } = look;
  const mine = able.map((unit) => fighterOf(game, unit)).sort((a, b) => attackOf(b) - attackOf(a));
  const theirs = defendersThere(look);
  let best: Attack = { objective: undefined, attackers: [], gain: LEAST_GAIN };
  for (let many = 1; many <= mine.length; many++) {
    const attackers = mine.slice(0, many);
    const defenders = isMeasured(look) && many < mine.length ? theirs.slice(0, many) : theirs;
    const chance = edgeChance(look, attackers, defenders, true);
    const [won, lost] = [forecast(attackers, defenders, true), forecast(attackers, defenders, false)];
    const cost = costOfStriking(look, attackers);
    for (const objective of objectives) {
      const withEdge = gainOf(look, objective, won, me.seat);
      const without = gainOf(look, objective, lost, me.seat);
      const gain = chance * withEdge + (1 - chance) * without - cost;
      if (gain > best.gain) best = { objective, attackers: attackers.map(({ card }) => card), gain };
    }
  }
  return best;
}

/** Blast without the edge first of all. */
function attackOf(fighter: Fighter): number {
  const committed = fighter.committed ? 3 : 0;
  return fighter.blast[0] * 2 + fighter.blast[1] + strengthIn(fighter, true, false) - committed;
}

/** Whoever is ready, the strongest first; of the AI those of its pool (LCG-20). */
function defendersThere({ game, state, foe }: Look): readonly Fighter[] {
  return readyUnits(state, foe.seat)
    .filter(({ pool }) => !foe.isAi || pool !== 'attackers')
    .map((unit) => fighterOf(game, unit))
    .sort((a, b) => strengthIn(b, true, false) - strengthIn(a, true, false));
}

/** LCG-42: as many as attack, while somebody could attack again. */
function isMeasured({ state, foe }: Look): boolean {
  return foe.isAi && state.options.defence === 'measured';
}

export function engage(look: Look, { options }: Ask): readonly number[] {
  const all = options as readonly (Thing | 'pass')[];
  const objectives = all.filter((option) => option !== 'pass');
  const { objective } = bestAttack(look, objectives, readyUnits(look.state, look.me.seat));
  return [all.indexOf(objective ?? 'pass')];
}

/** What is attacked is not in the state yet: the same reckoning finds it again. */
export function attackers(look: Look, { options, form }: Ask): readonly number[] {
  const { state, foe } = look;
  const able = options as readonly Thing[];
  const open = cardsOf(objectivesOf(state, foe.seat)).filter((card) => !state.declared[card]);
  const { attackers: chosen } = bestAttack(
    look,
    open,
    able.map((card) => playedCard(state, card)),
  );
  const most = form.pick === 'some' ? form.max : able.length;
  const picked = chosen.map((card) => able.indexOf(card)).slice(0, most);
  return picked.length > 0 ? picked : [0];
}
