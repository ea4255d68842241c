import type { Ask, Thing } from '@holofoe/kernel';
import { roomOn } from '../rules/damage.ts';
import { participantsOf, playedCard, readyUnits } from '../rules/in-play.ts';
import { DARK, type InPlay, OBJECTIVES_TO_WIN } from '../rules/state.ts';
import { edgeChance } from './edge.ts';
import { type Fighter, fighterOf, strengthIn } from './fighters.ts';
import { type Forecast, forecast } from './forecast.ts';
import { inOrder, type Look } from './look.ts';
import { WORTH } from './weights.ts';

interface Attack {
  readonly objective: Thing | undefined;
  readonly attackers: readonly Thing[];
  readonly gain: number;
}

/** Below this an attack is not worth that its units are tired afterwards. */
const LEAST_GAIN = 0.5;

/** The objective and the units that gain the most together; or none. */
function bestAttack(look: Look, objectives: readonly Thing[], able: readonly InPlay[]): Attack {
  const { game } = look;
  const mine = able.map((unit) => fighterOf(game, unit)).sort((a, b) => attackOf(b) - attackOf(a));
  let best: Attack = { objective: undefined, attackers: [], gain: LEAST_GAIN };
  for (let many = 1; many <= mine.length; many++) {
    const attackers = mine.slice(0, many);
    const defenders = likelyDefenders(look, many, many === mine.length);
    const chance = edgeChance(look, attackers, defenders, true);
    const [won, lost] = [forecast(attackers, defenders, true), forecast(attackers, defenders, false)];
    const tired = attackers.reduce((sum, each) => sum + costOfStriking(look, each), 0);
    for (const objective of objectives) {
      const gain =
        chance * gainOf(look, objective, won) + (1 - chance) * gainOf(look, objective, lost) - tired;
      if (gain > best.gain) best = { objective, attackers: attackers.map(({ card }) => card), gain };
    }
  }
  return best;
}

function attackOf(fighter: Fighter): number {
  return (
    fighter.blast[0] * 2 + fighter.blast[1] + strengthIn(fighter, true, false) - (fighter.committed ? 3 : 0)
  );
}

/** What an attack gives the attacker. */
function gainOf(look: Look, objective: Thing, { damage, attackersLost, defendersLost }: Forecast): number {
  return worthOfDamageTo(look, objective, damage, look.me.seat) + defendersLost - attackersLost;
}

function worthOfDamageTo(look: Look, objective: Thing, damage: number, attacker: number): number {
  const { game, state } = look;
  const room = roomOn(game, objective);
  if (damage < room) return WORTH.damage * damage;
  const fallen = state.players[attacker]?.victory.length ?? 0;
  const wins = attacker !== DARK && fallen + 1 >= OBJECTIVES_TO_WIN;
  return WORTH.damage * room + WORTH.fall + (wins ? VICTORY : 0);
}

const VICTORY = 1000;

/** It does not defend in the next turn; and who is committed does not struggle for two. */
function costOfStriking(look: Look, fighter: Fighter): number {
  const isMyTurn = look.state.active === look.me.seat;
  const tired = isMyTurn ? WORTH.tired * strengthIn(fighter, false, false) : 0;
  return tired + (fighter.committed ? WORTH.struggle * fighter.force : 0);
}

/** LCG-42: of the AI as many as attack, from its pool, while somebody could attack again; of a person whoever is ready. */
function likelyDefenders(look: Look, many: number, isAll: boolean): readonly Fighter[] {
  const { game, state, foe } = look;
  const ready = readyUnits(state, foe.seat).filter(({ pool }) => !foe.isAi || pool !== 'attackers');
  const fighters = ready
    .map((unit) => fighterOf(game, unit))
    .sort((a, b) => strengthIn(b, true, false) - strengthIn(a, true, false));
  const measured = foe.isAi && state.options.defence === 'measured' && !isAll;
  return measured ? fighters.slice(0, many) : fighters;
}

function recordsOf({ state }: Look, cards: readonly Thing[]): readonly InPlay[] {
  return cards.map((card) => playedCard(state, card));
}

export function engage(look: Look, { options }: Ask): readonly number[] {
  const all = options as readonly (Thing | 'pass')[];
  const objectives = all.filter((option) => option !== 'pass');
  const able = readyUnits(look.state, look.me.seat);
  const { objective } = bestAttack(look, objectives, able);
  return [all.indexOf(objective ?? 'pass')];
}

/** What is attacked is not in the state yet: the same reckoning finds it again. */
export function attackers(look: Look, { options, form }: Ask): readonly number[] {
  const able = options as readonly Thing[];
  const open = look.state.play.filter(({ seat, type }) => seat === look.foe.seat && type === 'objective');
  const { attackers: chosen } = bestAttack(
    look,
    open.map(({ card }) => card),
    recordsOf(look, able),
  );
  const most = form.pick === 'some' ? form.max : able.length;
  const picked = chosen.map((card) => able.indexOf(card)).slice(0, most);
  return picked.length > 0 ? picked : [0];
}

/** As many as make it best, the strongest first. */
export function defenders(look: Look, { options }: Ask): readonly number[] {
  const able = options as readonly Thing[];
  const { game, state, foe } = look;
  const objective = state.engagement?.engaged ?? state.engagement?.declared ?? 0;
  const enemies = participantsOf(state, foe.seat).map((unit) => fighterOf(game, unit));
  const mine = recordsOf(look, able).map((unit) => fighterOf(game, unit));
  const order = inOrder(
    mine,
    (each) => strengthIn(each, true, false) + each.room * 0.3 - (each.committed ? 2 : 0),
  );
  let best: readonly number[] = [];
  let least = lossWith(look, objective, enemies, []);
  for (let many = 1; many <= order.length; many++) {
    const chosen = order.slice(0, many);
    const loss = lossWith(
      look,
      objective,
      enemies,
      chosen.flatMap((i) => mine[i] ?? []),
    );
    if (loss >= least) continue;
    best = chosen;
    least = loss;
  }
  return best;
}

/** What an enemy attack takes, with such defenders. */
function lossWith(
  look: Look,
  objective: Thing,
  enemies: readonly Fighter[],
  mine: readonly Fighter[],
): number {
  const chance = mine.length === 0 ? 0 : edgeChance(look, mine, enemies, false);
  const loss = ({ damage, attackersLost, defendersLost }: Forecast) =>
    worthOfDamageTo(look, objective, damage, look.foe.seat) + defendersLost - attackersLost;
  const tired = mine.reduce((sum, each) => sum + costOfStriking(look, each), 0);
  const worst = loss(forecast(enemies, mine, true));
  return chance === 0 ? worst : chance * loss(forecast(enemies, mine, false)) + (1 - chance) * worst + tired;
}

/** What it is worth to have the edge in the engagement that is going on. */
export function worthOfEdge(look: Look): number {
  const { game, state, me, foe } = look;
  const { engagement } = state;
  if (!engagement) return 0;
  const [mine, theirs] = [me, foe].map(({ seat }) =>
    participantsOf(state, seat).map((unit) => fighterOf(game, unit)),
  );
  const isMine = engagement.attacker === me.seat;
  const attacking = (isMine ? mine : theirs) ?? [];
  const defending = (isMine ? theirs : mine) ?? [];
  const objective = engagement.engaged ?? engagement.declared;
  const value = ({ damage, attackersLost, defendersLost }: Forecast) =>
    worthOfDamageTo(look, objective, damage, engagement.attacker) + defendersLost - attackersLost;
  return value(forecast(attacking, defending, true)) - value(forecast(attacking, defending, false));
}
