import type { Seat } from '@holofoe/kernel';
import { totalAttack } from '../rules/attack-value.ts';
import { happen } from '../rules/happening.ts';
import { type Duel, enemyOf, type State, type Step, sideOf } from '../rules/state.ts';
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

export function attackOnBase(state: State, seat: Seat): number {
  const { units, ships, banked, spent } = sideOf(state, seat);
  const fresh = units.filter((unit) => !unit.committed);
  const left = Math.max(0, totalAttack(state, seat, fresh, 'base') + banked - spent);
  return (
    left +
    totalAttack(
      state,
      seat,
      ships.filter((ship) => !ship.committed),
      'base',
    )
  );
}
