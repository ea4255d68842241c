import { type CardNo, chooseSome, type Play, type Seat, split } from '@holofoe/kernel';
import { attackOf, readyToAttack, totalAttack } from './attack-value.ts';
import { damageBase, damageShip, hitPointsLeft } from './damage.ts';
import { happen } from './happening.ts';
import { type Duel, enemyOf, type InPlay, type State, sideOf } from './state.ts';

/** With the enemy's base gone its capital ships can still be attacked. */
export function canAttack(state: State, seat: Seat): boolean {
  const enemy = sideOf(state, enemyOf(seat));
  return (enemy.base !== null || enemy.ships.length > 0) && readyToAttack(state, seat, 'base').length > 0;
}

/** A person's attack on the enemy base: any of the units and ships that have not attacked yet. */
export function* attackBase(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const attackers = yield* chooseAttackers(duel, seat, 'base');
  const total = commit(duel, seat, 'base', attackers);
  happen(duel, { kind: 'attack', seat, attack: total });
  const enemy = enemyOf(seat);
  const ships = [...sideOf(state, enemy).ships];
  const inTheWay = ships.reduce((sum, ship) => sum + hitPointsLeft(ship), 0);
  const shares = total >= inTheWay ? ships.map(hitPointsLeft) : yield* splitDamage(duel, seat, ships, total);
  ships.forEach((ship, i) => {
    damageShip(duel, enemy, ship, shares[i] ?? 0);
  });
  damageBase(duel, enemy, total - inTheWay);
  state.attack = null;
}

export function* chooseAttackers(duel: Duel, seat: Seat, against: 'base' | 'row'): Play<InPlay[]> {
  const ready = readyToAttack(duel.state, seat, against);
  const topic = against === 'base' ? 'attack with' : 'hunt with';
  return yield* chooseSome(duel, seat, topic, ready, 1, ready.length, (thing) => thing.card);
}

/** Commits the attackers; returns their attack. */
export function commit(
  duel: Duel,
  seat: Seat,
  target: 'base' | CardNo,
  attackers: readonly InPlay[],
): number {
  const against = target === 'base' ? 'base' : 'row';
  const total = totalAttack(duel.state, seat, attackers, against);
  for (const attacker of attackers) attacker.committed = true;
  duel.state.attack = { seat, target, attackers: attackers.map(({ card }) => card), total };
  return total;
}

function* splitDamage(
  duel: Duel,
  seat: Seat,
  ships: readonly InPlay[],
  total: number,
): Play<readonly number[]> {
  if (ships.length === 1) return [total];
  return yield* split(
    duel,
    seat,
    'split damage',
    ships,
    total,
    ships.map(hitPointsLeft),
    (ship) => ship.card,
  );
}

/** All attack that a side has not used yet this turn. */
export function unusedAttack(state: State, seat: Seat): number {
  return readyToAttack(state, seat, 'base').reduce(
    (sum, thing) => sum + attackOf(state, seat, thing, 'base'),
    0,
  );
}
