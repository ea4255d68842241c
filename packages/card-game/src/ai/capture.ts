import { type Choice, most, type Play, type Priority, type Seat, type Thing } from '@holofoe/kernel';
import { roomOn } from '../rules/damage.ts';
import { DARK, inPlay } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { TIES } from './criteria.ts';
import { first } from './ties.ts';

/** LCG-49 */
const JAIL: Priority<Thing, CardGameEngine> = [
  most('LCG-49', 'capacity left', (card, game) => roomOn(game, card)),
  ...TIES,
];
const RESCUE: Priority<Thing, CardGameEngine> = [
  most('LCG-49', 'captured cards', (card, { state }) => inPlay(state, card)?.captives.length ?? 0),
  ...TIES,
];

/** LCG-49: the objective with the most capacity left. */
export function bestJail(game: CardGameEngine, jails: readonly Thing[]): Play<Choice<Thing> | undefined> {
  return first(game, DARK, 'capture at', JAIL, jails);
}

/** LCG-49: the objective with the most captured cards. */
export function mostCaptives(
  game: CardGameEngine,
  seat: Seat,
  jails: readonly Thing[],
): Play<Choice<Thing> | undefined> {
  return first(game, seat, 'rescue at', RESCUE, jails);
}
