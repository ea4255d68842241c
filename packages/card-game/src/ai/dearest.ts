import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';

/** LCG-28, LCG-30: the one of the highest printed cost, of equal ones the one with the most Force icons (LCG-39). */
export function dearest(cards: readonly Thing[]): Thing | undefined {
  return [...cards].sort((a, b) => {
    const [one, other] = [kindOf(a), kindOf(b)];
    return other.cost - one.cost || other.force - one.force;
  })[0];
}

/** LCG-44: damage goes on the dearest, and what is more than destroys it goes on to the next. */
export function fromDearest(
  cards: readonly Thing[],
  total: number,
  room: readonly number[],
): readonly number[] {
  const shares = cards.map(() => 0);
  let left = total;
  const order = [...cards.keys()].sort((a, b) => costAt(cards, b) - costAt(cards, a));
  for (const i of order) {
    const share = Math.min(left, room[i] ?? 0);
    shares[i] = share;
    left -= share;
  }
  return shares;
}

function costAt(cards: readonly Thing[], i: number): number {
  const card = cards[i];
  return card === undefined ? 0 : kindOf(card).cost;
}
