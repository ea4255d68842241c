import { foremost, type Priority, type Thing } from '@holofoe/kernel';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest as dearestBy, TIES } from './criteria.ts';

const DEAREST: Priority<Thing, CardGameEngine> = [dearestBy('LCG-30'), ...TIES];

/** LCG-28, LCG-30: the one of the highest printed cost, of equal ones by LCG-39. */
export function dearest(game: CardGameEngine, cards: readonly Thing[]): Thing | undefined {
  return foremost(game, DEAREST, cards);
}

/** LCG-44: damage goes on the dearest, and what is more than destroys it goes on to the next by the same rule. */
export function fromDearest(
  game: CardGameEngine,
  cards: readonly Thing[],
  total: number,
  room: readonly number[],
): readonly number[] {
  const shares = cards.map(() => 0);
  const open = [...cards];
  let left = total;
  for (let card = dearest(game, open); card !== undefined; card = dearest(game, open)) {
    open.splice(open.indexOf(card), 1);
    const i = cards.indexOf(card);
    const share = Math.min(left, room[i] ?? 0);
    shares[i] = share;
    left -= share;
  }
  return shares;
}
