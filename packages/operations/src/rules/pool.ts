import { ownerOf } from '../cards/number.ts';
import type { InPool, State } from '../state.ts';
import { cardOfDie, dieInPool } from './dice.ts';

/** A die, and the side whose pool it is in: most lie in the pool of the one who owns their card. */
export function inPool({ players, areas }: State, no: number): InPool | undefined {
  const home = players[ownerOf(cardOfDie(no))];
  const near = home && dieInPool(home, no);
  if (near) return { side: home, die: near };
  for (const side of areas) {
    const die = dieInPool(side, no);
    if (die) return { side, die };
  }
  for (const side of players) {
    const die = dieInPool(side, no);
    if (die) return { side, die };
  }
  return undefined;
}
