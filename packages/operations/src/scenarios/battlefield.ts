import type { Effect } from '../cards/terms.ts';

/** What the one who claims the First Player battlefield may do, side by side. */
export const BATTLEFIELD_CLAIM: Readonly<Record<'A' | 'B', Effect>> = {
  A: { do: 'a player gains', resources: 1 },
  B: { do: 'shield', shields: 1, to: { one: { whose: 'own' } } },
};
