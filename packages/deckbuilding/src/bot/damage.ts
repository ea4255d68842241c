import {
  because,
  cardKey,
  cardsKey,
  fewest,
  type Key,
  most,
  type Priority,
  rank,
  type Seat,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { damageBase, damageShip, hitPointsLeft } from '../rules/damage.ts';
import type { Duel } from '../rules/duel.ts';
import { type InPlay, type State, sideOf } from '../state.ts';

/** DBG-32: as many ships as possible; then the greatest total cost, the most hit points, the oldest. */
const DESTROY: Priority<readonly InPlay[], Duel> = [
  most('DBG-32', 'ships destroyed', (ships) => ships.length),
  most('DBG-32', 'total cost', (ships) => sum(ships, ({ card }) => kindOf(card).cost)),
  most('DBG-32', 'hit points left', (ships) => sum(ships, hitPointsLeft)),
  most('DBG-32', 'older ships', seniority),
];

const WEAKEST: Priority<InPlay, Duel> = [
  fewest('DBG-32', 'hit points left', hitPointsLeft),
  fewest('DBG-32', 'order of play', (ship, duel) => fleetOf(duel.state, ship).indexOf(ship) + 1),
];

/** The bot's damage to a side: its capital ships absorb it (DBG-32), what is left over goes on (DBG-33). */
export function assignDamage(duel: Duel, seat: Seat, damage: number, rule: string): void {
  const { ships } = sideOf(duel.state, seat);
  if (ships.length === 0) {
    damageBase(duel, seat, damage, rule);
    return;
  }
  const destroyed = rank(duel, 'destroy ships', DESTROY, affordableSets(ships, damage), shipsKey);
  let left = damage;
  let why = because(destroyed, 'DBG-32');
  for (const ship of destroyed?.picked ?? []) {
    left -= hitPointsLeft(ship);
    damageShip(duel, seat, ship, hitPointsLeft(ship), why);
    why = 'DBG-32';
  }
  const toTheLetter = duel.state.options.leftover === 'base' && destroyed !== undefined;
  const weakest =
    toTheLetter || left === 0
      ? undefined
      : rank(duel, 'damage ship', WEAKEST, ships, ({ card }) => cardKey(card));
  if (weakest)
    damageShip(duel, seat, weakest.picked, left, because(weakest, destroyed ? 'DBG-33' : 'DBG-32'));
  else damageBase(duel, seat, left, 'DBG-33');
}

/** Every set of ships that the damage can destroy. */
function affordableSets(ships: readonly InPlay[], damage: number): (readonly InPlay[])[] {
  let sets: { readonly ships: readonly InPlay[]; readonly left: number }[] = [{ ships: [], left: damage }];
  for (const ship of ships) {
    const cost = hitPointsLeft(ship);
    const more: typeof sets = [];
    for (const set of sets) {
      more.push(set);
      if (set.left >= cost) more.push({ ships: [...set.ships, ship], left: set.left - cost });
    }
    sets = more;
  }
  return sets.slice(1).map((set) => set.ships);
}

function shipsKey(ships: readonly InPlay[]): Key {
  return cardsKey(ships.map(({ card }) => card));
}

/** Twice as much for each place that a ship is older: a set with the oldest ship comes before any set without it. */
function seniority(set: readonly InPlay[], { state }: Duel): number {
  const fleet = fleetOf(state, set[0]);
  return sum(set, (ship) => 2 ** (fleet.length - 1 - fleet.indexOf(ship)));
}

/** The ships of the side that has one, the oldest first. */
function fleetOf({ sides }: State, ship: InPlay | undefined): readonly InPlay[] {
  for (const { ships } of sides) if (ship && ships.includes(ship)) return ships;
  return [];
}

function sum(ships: readonly InPlay[], value: (ship: InPlay) => number): number {
  return ships.reduce((total, ship) => total + value(ship), 0);
}
