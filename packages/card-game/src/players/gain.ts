import type { Seat, Thing } from '@holofoe/kernel';
import { roomOn } from '../rules/damage.ts';
import { participantsOf } from '../rules/in-play.ts';
import { DARK, OBJECTIVES_TO_WIN, playerOf } from '../state.ts';
import { type Fighter, fighterOf, strengthIn } from './fighters.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** More than everything else together. */
const VICTORY = 1000;

/** What an engagement that goes so gives the attacker. */
export function gainOf(
  look: Look,
  objective: Thing,
  { damage, attackersLost, defendersLost }: Forecast,
  attacker: Seat,
): number {
  return worthOfDamageTo(look, objective, damage, attacker) + defendersLost - attackersLost;
}

function worthOfDamageTo({ game, state }: Look, objective: Thing, damage: number, attacker: Seat): number {
  const room = roomOn(game, objective);
  if (damage < room) return WORTH.damage * damage;
  const isLast = playerOf(state, attacker).victory.length + 1 >= OBJECTIVES_TO_WIN;
  return WORTH.damage * room + WORTH.fall + (isLast && attacker !== DARK ? VICTORY : 0);
}

/** Who has struck in the own turn does not defend in the next one; and who is committed does not struggle. */
export function costOfStriking({ state, me }: Look, fighters: readonly Fighter[]): number {
  let sum = 0;
  for (const fighter of fighters) {
    if (state.active === me.seat) sum += WORTH.tired * strengthIn(fighter, false, false);
    if (fighter.committed) sum += WORTH.struggle * fighter.force;
  }
  return sum;
}

/** What it is worth to either side to have the edge in the engagement that is going on. */
export function worthOfEdge(look: Look): number {
  const { game, state } = look;
  const { engagement } = state;
  if (!engagement) return 0;
  const { attacker, engaged, declared } = engagement;
  const [attacking, defending] = [attacker, 1 - attacker].map((seat) =>
    participantsOf(state, seat).map((unit) => fighterOf(game, unit)),
  );
  const gain = (hasEdge: boolean) =>
    gainOf(look, engaged ?? declared, forecast(attacking ?? [], defending ?? [], hasEdge), attacker);
  return gain(true) - gain(false);
}
