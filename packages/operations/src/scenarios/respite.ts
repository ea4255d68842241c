import type { Effect } from '../cards/terms.ts';

/** What players get when they are through with a stage that is not the last. */
export const RESPITE: Effect = [
  { do: 'each player heals', damage: 3 },
  { do: 'each player shuffles back', cards: 10 },
];
