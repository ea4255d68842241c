import { sides } from '../cards/filter.ts';
import type { Effect } from '../cards/terms.ts';

/** What players get when they are through with a stage that is not the last. */
export const RESPITE: Effect = [
  { do: 'spread', what: 'healing', who: { each: sides('team') }, n: 3 },
  { do: 'each player shuffles back', cards: 10 },
];
