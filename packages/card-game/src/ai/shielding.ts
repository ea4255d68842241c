import { type Choice, most, type Play, type Priority, plainly, type Seat, type Thing } from '@holofoe/kernel';
import { controllerOf } from '../rules/reads.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, isUnit, TIES } from './criteria.ts';
import { first } from './ties.ts';

/** LCG-47: on the dearest unshielded participating unit; where there is none and the AI defends, on the engaged objective. */
const SHIELDED: Priority<Thing, CardGameEngine> = [
  most('LCG-47', 'a unit', isUnit, 'yes or no'),
  dearest('LCG-47'),
  ...TIES,
];

export function* shieldingOn(
  game: CardGameEngine,
  seat: Seat,
  options: readonly (Thing | 'pass')[],
): Play<Choice<Thing | 'pass'>> {
  const own = options
    .filter((option) => option !== 'pass')
    .filter((card) => controllerOf(game.state, card) === seat);
  return (yield* first(game, seat, 'shielding', SHIELDED, own)) ?? plainly('pass');
}
