import { fewest, most, type Priority, rank, type Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { damageBase, damageShip, hitPointsLeft } from '../rules/damage.ts';
import { type Duel, type InPlay, sideOf } from '../rules/state.ts';

/** DBG-32: as many ships as possible; then the greatest total cost, the most hit points, the oldest. */
const DESTROY: Priority<readonly InPlay[], Duel> = [
  most('DBG-32', 'ships destroyed', (ships) => ships.length),
  most('DBG-32', 'total cost', (ships) => sum(ships, ({ card }) => kindOf(card).cost)),
  most('DBG-32', 'hit points left', (ships) => sum(ships, hitPointsLeft)),
  fewest('DBG-32', 'order of play', (ships, duel) => sum(ships, (ship) => ageRank(duel, ship))),
];

const WEAKEST: Priority<InPlay, Duel> = [
  fewest('DBG-32', 'hit points left', hitPointsLeft),
  fewest('DBG-32', 'order of play', (ship, duel) => ageRank(duel, ship)),
];

/** The bot's damage to a side: its capital ships absorb it (DBG-32), what is left over goes on (DBG-33). */
export function assignDamage(duel: Duel, seat: Seat, damage: number, rule: string): void {
  const { ships } = sideOf(duel.state, seat);
  if (ships.length === 0) {
    damageBase(duel, seat, damage, rule);
    return;
  }
  const destroyed = rank(duel, 'destroy ships', DESTROY, affordableSets(ships, damage), shipsKey) ?? [];
  let left = damage;
  for (const ship of destroyed) {
    left -= hitPointsLeft(ship);
    damageShip(duel, seat, ship, hitPointsLeft(ship), 'DBG-32');
  }
  const toTheLetter = duel.state.options.leftover === 'base' && destroyed.length > 0;
  const weakest =
    toTheLetter || left === 0 ? undefined : rank(duel, 'damage ship', WEAKEST, ships, ({ card }) => card);
  if (weakest) damageShip(duel, seat, weakest, left, destroyed.length > 0 ? 'DBG-33' : 'DBG-32');
  else damageBase(duel, seat, left, 'DBG-33');
}

/** Every set of ships that the damage can destroy. */
function affordableSets(ships: readonly InPlay[], damage: number): (readonly InPlay[])[] {
  let sets: { readonly ships: readonly InPlay[]; readonly left: number }[] = [{ ships: [], left: damage }];
  for (const ship of ships) {
    const cost = hitPointsLeft(ship);
    sets = sets.flatMap((set) =>
      set.left < cost ? [set] : [set, { ships: [...set.ships, ship], left: set.left - cost }],
    );
  }
  return sets.flatMap((set) => (set.ships.length === 0 ? [] : [set.ships]));
}

function shipsKey(ships: readonly InPlay[]): string {
  return ships.map(({ card }) => card).join('+');
}

/** Doubled for each place, so that a set with the oldest ship comes before any set without it. */
function ageRank({ state }: Duel, ship: InPlay): number {
  for (const { ships } of state.sides) {
    const place = ships.indexOf(ship);
    if (place >= 0) return 2 ** place;
  }
  return 0;
}

function sum(ships: readonly InPlay[], value: (ship: InPlay) => number): number {
  return ships.reduce((total, ship) => total + value(ship), 0);
}
