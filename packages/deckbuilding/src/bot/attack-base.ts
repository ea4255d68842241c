import type { Seat } from '@holofoe/kernel';
import { totalAttack } from '../rules/attack-value.ts';
import type { Duel } from '../rules/duel.ts';
import { happen } from '../rules/happening.ts';
import { enemyOf, type InPlay, type State, type Step, sideOf } from '../state.ts';
import { assignDamage } from './damage.ts';

/** DBG-31: what sabotage left of the units' attack, and all capital ships, those played this turn too. */
export function attackPhase(duel: Duel): Step {
  const seat = duel.state.active;
  happen(duel, { kind: 'phase', seat, step: 'bot attack' }, 'DBG-12');
  const attack = attackOnBase(duel.state, seat);
  happen(duel, { kind: 'attack', seat, attack }, 'DBG-31');
  if (attack > 0) assignDamage(duel, enemyOf(seat), attack, 'DBG-33');
  return 'bot force';
}

function freshAttack(state: State, seat: Seat, things: readonly InPlay[]): number {
  const fresh = things.some(({ committed }) => committed)
    ? things.filter(({ committed }) => !committed)
    : things;
  return totalAttack(state, seat, fresh, 'base');
}

export function attackOnBase(state: State, seat: Seat): number {
  const { units, ships, banked, spent } = sideOf(state, seat);
  const left = Math.max(0, freshAttack(state, seat, units) + banked - spent);
  return left + freshAttack(state, seat, ships);
}
