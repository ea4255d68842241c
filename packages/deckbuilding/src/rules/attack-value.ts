import { listening, type Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Bonus, Kind } from '../cards/kind.ts';
import { forceIsWith } from './force.ts';
import { basesLost, type InPlay, type Listening, type State, sideOf } from './state.ts';

const BONUS_OF: readonly Listening[] = ['0 attack bonus', '1 attack bonus'];

/** The attack of a card in play now, with what it gained this turn and what lasts while it is true (DBG-18). */
export function attackOf(state: State, seat: Seat, thing: InPlay, against: 'base' | 'row'): number {
  const kind = kindOf(thing.card);
  let attack = kind.attack + thing.bonus;
  for (const bonus of kind.bonuses) {
    if (bonus.to === 'itself') attack += amountOf(state, seat, bonus, against);
  }
  for (const source of listening(state.listeners, BONUS_OF[seat] as Listening)) {
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
  let total = 0;
  for (const thing of things) total += attackOf(state, seat, thing, against);
  return total;
}

/** What can still attack this turn: units, and ships too where the base is the target. */
export function readyToAttack(state: State, seat: Seat, against: 'base' | 'row'): InPlay[] {
  const { units, ships } = sideOf(state, seat);
  const ready: InPlay[] = [];
  for (const unit of units) if (isReady(state, seat, unit, against)) ready.push(unit);
  if (against === 'base') for (const ship of ships) if (isReady(state, seat, ship, against)) ready.push(ship);
  return ready;
}

/** Whether anything could attack the base. */
export function hasAttacker(state: State, seat: Seat): boolean {
  const { units, ships } = sideOf(state, seat);
  for (const unit of units) if (isReady(state, seat, unit, 'base')) return true;
  for (const ship of ships) if (isReady(state, seat, ship, 'base')) return true;
  return false;
}

function isReady(state: State, seat: Seat, thing: InPlay, against: 'base' | 'row'): boolean {
  return !thing.committed && attackOf(state, seat, thing, against) > 0;
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
