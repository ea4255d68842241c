import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';

/** LCG-29: the one of the lowest printed cost, of equal ones the one with the fewest Force icons. */
export function cheapest(cards: readonly Thing[]): Thing | undefined {
  return [...cards].sort((a, b) => {
    const [one, other] = [kindOf(a), kindOf(b)];
    return one.cost - other.cost || one.force - other.force;
  })[0];
}
