import type { InPool, State } from '../state.ts';
import { dieInPool } from './dice.ts';

/** A die, and the side whose pool it is in. */
export function inPool({ players, areas }: State, no: number): InPool | undefined {
  for (const side of players) {
    const die = dieInPool(side, no);
    if (die) return { side, die };
  }
  for (const side of areas) {
    const die = dieInPool(side, no);
    if (die) return { side, die };
  }
  return undefined;
}
