import type { CardNo, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Bonus, Kind } from '../cards/kind.ts';
import { basesLost, EMPIRE, type InPlay, type State, sideOf } from '../state.ts';
import { forceIsWith } from './force.ts';

const NOBODY: readonly CardNo[] = [];

/** The attack of a card in play now, with what it gained this turn and what lasts while it is true (DBG-18). */
export function attackOf(state: State, seat: Seat, thing: InPlay, against: 'base' | 'row'): number {
  return attackWith(state, seat, thing, against, bonusSources(state, seat));
}

/** Cards in play that add to the attack of others: looked up once for all of a side's attackers. */
function bonusSources(state: State, seat: Seat): readonly CardNo[] {
  const { listeners } = state;
  return (seat === EMPIRE ? listeners['0 attack bonus'] : listeners['1 attack bonus']) ?? NOBODY;
}

function attackWith(
  state: State,
  seat: Seat,
  thing: InPlay,
  against: 'base' | 'row',
  sources: readonly CardNo[],
): number {
  const kind = kindOf(thing.card);
  let attack = kind.attack + thing.bonus;
  if (kind.bonuses.length > 0) {
    for (const bonus of kind.bonuses) {
      if (bonus.to === 'itself') attack += amountOf(state, seat, bonus, against);
    }
  }
  for (const source of sources) {
    for (const bonus of kindOf(source).bonuses) {
      if (covers(bonus, kind)) attack += amountOf(state, seat, bonus, against);
    }
  }
  return attack;
}

export function totalAttack(
  state: State,
  seat: Seat,
  things: readonly InPlay[],
  against: 'base' | 'row',
): number {
  const sources = bonusSources(state, seat);
  let total = 0;
  for (const thing of things) total += attackWith(state, seat, thing, against, sources);
  return total;
}

/** What can still attack this turn: units, and ships too where the base is the target. */
export function readyToAttack(state: State, seat: Seat, against: 'base' | 'row'): InPlay[] {
  const { units, ships } = sideOf(state, seat);
  const sources = bonusSources(state, seat);
  const ready: InPlay[] = [];
  for (const unit of units)
    if (!unit.committed && attackWith(state, seat, unit, against, sources) > 0) ready.push(unit);
  if (against === 'base')
    for (const ship of ships)
      if (!ship.committed && attackWith(state, seat, ship, against, sources) > 0) ready.push(ship);
  return ready;
}

/** The attack of all that `readyToAttack` lists. */
export function readyAttack(state: State, seat: Seat, against: 'base' | 'row'): number {
  const { units, ships } = sideOf(state, seat);
  const sources = bonusSources(state, seat);
  let total = 0;
  for (const unit of units)
    if (!unit.committed) total += Math.max(0, attackWith(state, seat, unit, against, sources));
  if (against === 'base')
    for (const ship of ships)
      if (!ship.committed) total += Math.max(0, attackWith(state, seat, ship, against, sources));
  return total;
}

/** Whether anything could attack the base. */
export function hasAttacker(state: State, seat: Seat): boolean {
  const { units, ships } = sideOf(state, seat);
  if (units.length + ships.length === 0) return false;
  const sources = bonusSources(state, seat);
  for (const unit of units)
    if (!unit.committed && attackWith(state, seat, unit, 'base', sources) > 0) return true;
  for (const ship of ships)
    if (!ship.committed && attackWith(state, seat, ship, 'base', sources) > 0) return true;
  return false;
}

function covers(bonus: Bonus, kind: Kind): boolean {
  if (bonus.to === 'itself') return false;
  if (bonus.to === 'ships') return kind.type === 'ship';
  return kind.type === 'unit' && bonus.to.some((trait) => kind.traits.includes(trait));
}

function amountOf(state: State, seat: Seat, bonus: Bonus, against: 'base' | 'row'): number {
  if (bonus.against !== undefined && bonus.against !== against) return 0;
  if (bonus.when !== undefined && !forceIsWith(state, seat)) return 0;
  return bonus.attack === 'for each base lost' ? basesLost(state, seat) : bonus.attack;
}
