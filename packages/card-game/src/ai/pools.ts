import { allowed, foremost, type Priority, type Seat, type Thing } from '@holofoe/kernel';
import { cardsOf, playedCard, unitsOf } from '../rules/in-play.ts';
import { tell } from '../rules/telling.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, mostOf, TIES } from './criteria.ts';

/** LCG-21: who attacks first of all. */
export const ATTACKER: Priority<Thing, CardGameEngine> = [
  mostOf('LCG-21', 'blast', 'blast'),
  mostOf('LCG-21', 'unit damage', 'unit'),
  dearest('LCG-21'),
  ...TIES,
];

/** LCG-20: half of the units, rounded up, attack; those that cannot attack defend. They stand until the next deployment. */
export function splitPools(game: CardGameEngine, seat: Seat): void {
  const units = cardsOf(unitsOf(game.state, seat));
  const able = units.filter((card) => allowed(game, 'attack', card));
  const attackers = firstOf(game, ATTACKER, able, Math.ceil(units.length / 2));
  for (const card of units)
    playedCard(game.state, card).pool = attackers.includes(card) ? 'attackers' : 'defenders';
  const defenders = units.filter((card) => !attackers.includes(card));
  if (units.length > 0) tell(game, { kind: 'pools', seat, attackers: [...attackers], defenders }, 'LCG-20');
}

/** The first so many by a list of priorities, the foremost first. */
export function firstOf(
  game: CardGameEngine,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  many: number,
): readonly Thing[] {
  const left = [...from];
  const found: Thing[] = [];
  while (found.length < many) {
    const next = foremost(game, by, left);
    if (next === undefined) break;
    found.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return found;
}
