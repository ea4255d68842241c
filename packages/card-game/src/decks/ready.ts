import { EPISODES } from '../episodes/episodes.ts';
import { SIDES } from '../terms/traits.ts';
import type { ReadyDeck } from './ready-deck.ts';
import { CORE_STARTERS } from './starters.ts';

/** Ten sets each, for those who have two Core Sets and nothing else. */
const CORE_ONLY: readonly ReadyDeck[] = [
  {
    code: 'two-core-jedi',
    name: 'Two Cores, Jedi',
    side: 'light',
    affiliation: 'aff-jedi',
    sets: [1, 1, 2, 2, 3, 3, 7, 7, 4, 18],
  },
  {
    code: 'two-core-rebel-alliance',
    name: 'Two Cores, Rebel Alliance',
    side: 'light',
    affiliation: 'aff-rebel-alliance',
    sets: [8, 8, 9, 9, 10, 11, 12, 12, 13, 18],
  },
  {
    code: 'two-core-sith',
    name: 'Two Cores, Sith',
    side: 'dark',
    affiliation: 'aff-sith',
    sets: [19, 19, 20, 20, 21, 23, 24, 24, 25, 36],
  },
  {
    code: 'two-core-imperial-navy',
    name: 'Two Cores, Imperial Navy',
    side: 'dark',
    affiliation: 'aff-imperial-navy',
    sets: [26, 26, 27, 27, 28, 29, 30, 31, 32, 36],
  },
];

/** LCG-02: the decks of the campaign, without the units that an episode replaces. */
const OF_EPISODES: readonly ReadyDeck[] = EPISODES.flatMap(({ no, title, decks }) =>
  SIDES.map((side) => ({
    code: `episode-${no}-${side}`,
    name: `${title}, ${side}`,
    side,
    affiliation: `aff-${decks[side].affiliation}`,
    sets: decks[side].sets,
  })),
);

export const READY_DECKS: readonly ReadyDeck[] = [...CORE_STARTERS, ...CORE_ONLY, ...OF_EPISODES];
