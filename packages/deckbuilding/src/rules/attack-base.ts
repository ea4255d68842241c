import type { CardNo, Play, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { enemyOf, type InPlay, type State, sideOf } from '../state.ts';
import { attackOf, hasAttacker, readyAttack, readyToAttack, totalAttack } from './attack-value.ts';
import { damageBase, damageShip, hitPointsLeft } from './damage.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';
import { chooseSome, split } from './topics.ts';

/** With the enemy's base gone its capital ships can still be attacked. */
export function canAttack(state: State, seat: Seat): boolean {
  const enemy = sideOf(state, enemyOf(seat));
  return (enemy.base !== null || enemy.ships.length > 0) && hasAttacker(state, seat);
}

/** A person's attack on the enemy base: any of the units and ships that have not attacked yet. */
export function* attackBase(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const { total } = yield* assembleAttack(duel, seat, 'base');
  happen(duel, { kind: 'attack', seat, attack: total });
  const enemy = enemyOf(seat);
  const ships = [...sideOf(state, enemy).ships];
  const inTheWay = ships.reduce((sum, ship) => sum + hitPointsLeft(ship), 0);
  const shares =
    total >= inTheWay
      ? ships.map(hitPointsLeft)
      : yield* split(duel, seat, 'split damage', ships, total, ships.map(hitPointsLeft));
  ships.forEach((ship, i) => {
    damageShip(duel, enemy, ship, shares[i] ?? 0);
  });
  damageBase(duel, enemy, total - inTheWay);
  state.attack = null;
}

/** A person puts an attack together: whatever takes part is committed for this turn. */
export function* assembleAttack(
  duel: Duel,
  seat: Seat,
  target: 'base' | CardNo,
): Play<{ readonly attackers: readonly InPlay[]; readonly total: number }> {
  const { state } = duel;
  const against = target === 'base' ? 'base' : 'row';
  const ready = readyToAttack(state, seat, against);
  state.attack = { seat, target, attackers: [], total: 0 };
  const attackers =
    target === 'base'
      ? yield* chooseSome(duel, seat, 'attack with', ready, { min: 1, max: ready.length })
      : yield* hunters(duel, seat, target, ready);
  const total = totalAttack(state, seat, attackers, against);
  for (const attacker of attackers) attacker.committed = true;
  state.attack = { seat, target, attackers: attackers.map(({ card }) => card), total };
  return { attackers, total };
}

/** Fewer than defeat the card would be committed for nothing, so they cannot be chosen. */
function hunters(duel: Duel, seat: Seat, target: CardNo, ready: readonly InPlay[]): Play<InPlay[]> {
  const values = ready.map((unit) => attackOf(duel.state, seat, unit, 'row'));
  const enough = { total: kindOf(target).cost, values };
  return chooseSome(duel, seat, 'hunt with', ready, { min: 1, max: ready.length, enough });
}

/** All attack that a side has not used yet this turn. */
export function unusedAttack(state: State, seat: Seat): number {
  return readyAttack(state, seat, 'base');
}
