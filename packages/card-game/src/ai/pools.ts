import { allowed, because, type Play, type Priority, type Seat, type Thing } from '@holofoe/kernel';
import { cardsOf, playedCard, unitsOf } from '../rules/in-play.ts';
import { tell } from '../rules/telling.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, mostOf, TIES } from './criteria.ts';
import { someOf } from './ties.ts';

/** LCG-21: who attacks first of all. */
export const ATTACKER: Priority<Thing, CardGameEngine> = [
  mostOf('LCG-21', 'blast', 'blast'),
  mostOf('LCG-21', 'unit damage', 'unit'),
  dearest('LCG-21'),
  ...TIES,
];

/** LCG-20: half of the units, rounded up, attack; those that cannot attack defend. They stand until the next deployment. */
export function* splitPools(game: CardGameEngine, seat: Seat): Play {
  const units = cardsOf(unitsOf(game.state, seat));
  const able = units.filter((card) => allowed(game, 'attack', card));
  const half = Math.ceil(units.length / 2);
  const choice = yield* someOf(game, seat, 'attackers', ATTACKER, able, half);
  const { picked: attackers } = choice;
  for (const card of units)
    playedCard(game.state, card).pool = attackers.includes(card) ? 'attackers' : 'defenders';
  const defenders = units.filter((card) => !attackers.includes(card));
  if (units.length > 0)
    tell(game, { kind: 'pools', seat, attackers: [...attackers], defenders }, because(choice, 'LCG-20'));
}
