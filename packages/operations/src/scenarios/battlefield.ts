import { characters, sides } from '../cards/filter.ts';
import type { Effect } from '../cards/terms.ts';

/** What the one who claims the First Player battlefield may do, side by side. */
export const BATTLEFIELD_CLAIM: Readonly<Record<'A' | 'B', Effect>> = {
  A: { do: 'gain', n: 1, who: { one: sides('friend') } },
  B: { do: 'shield', n: 1, to: { one: characters('friend') } },
};
