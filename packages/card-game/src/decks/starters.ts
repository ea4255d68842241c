import type { ReadyDeck } from './ready-deck.ts';

/** The four decks that the Core Set is played with at first: eight sets each. */
export const CORE_STARTERS: readonly ReadyDeck[] = [
  {
    code: 'jedi',
    name: 'Core Jedi',
    side: 'light',
    affiliation: 'aff-jedi',
    sets: [1, 2, 3, 4, 5, 6, 7, 18],
  },
  {
    code: 'rebel-alliance',
    name: 'Core Rebel Alliance',
    side: 'light',
    affiliation: 'aff-rebel-alliance',
    sets: [8, 9, 10, 11, 12, 13, 14, 18],
  },
  {
    code: 'sith',
    name: 'Core Sith',
    side: 'dark',
    affiliation: 'aff-sith',
    sets: [19, 20, 21, 22, 23, 24, 25, 36],
  },
  {
    code: 'imperial-navy',
    name: 'Core Imperial Navy',
    side: 'dark',
    affiliation: 'aff-imperial-navy',
    sets: [26, 27, 28, 29, 30, 31, 32, 36],
  },
];
