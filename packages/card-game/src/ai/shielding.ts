import { type Choice, most, type Priority, plainly, rank, type Seat, type Thing } from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import { controllerOf } from '../rules/reads.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, isUnit, TIES } from './criteria.ts';

/** LCG-47: on the dearest unshielded participating unit; where there is none and the AI defends, on the engaged objective. */
const SHIELDED: Priority<Thing, CardGameEngine> = [
  most('LCG-47', 'a unit', isUnit, 'yes or no'),
  dearest('LCG-47'),
  ...TIES,
];

export function shieldingOn(
  game: CardGameEngine,
  seat: Seat,
  options: readonly (Thing | 'pass')[],
): Choice<Thing | 'pass'> {
  const own = options
    .filter((option) => option !== 'pass')
    .filter((card) => controllerOf(game.state, card) === seat);
  return rank(game, 'shielding', SHIELDED, own, keyOfThing) ?? plainly('pass');
}
