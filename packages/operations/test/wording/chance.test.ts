import { type Chance, kindKey, numberKey, type Wording } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { chanceWording } from '../../src/wording/wording.ts';
import { firstTurn } from '../first-turn.ts';

describe('chance', () => {
  const chance = (what: string, came: readonly (string | number)[]): Chance => ({
    kind: 'chance',
    what,
    size: came.length,
    keyOf: (index) => {
      const one = came[index] ?? '';
      return typeof one === 'number' ? numberKey(one) : kindKey(one);
    },
  });

  test.each<readonly [string, readonly (string | number)[], Wording]>([
    [
      '01059',
      [1, 2, 3, 4, 5, 6],
      {
        prompt: 'What does the die of Lightsaber show?',
        labels: ['3 melee (costs 1)', '+2 melee', '1 shield', '1 resource', 'Special', 'Blank'],
      },
    ],
    [
      'AI deck',
      ['BB-01', '02001'],
      { prompt: 'Which card did the AI draw?', labels: ['Advance', 'Death Trooper'] },
    ],
    ['AI hand', ['BB-01'], { prompt: "Which card of the AI's hand came up?", labels: ['Advance'] }],
    ['d6', [1, 2], { prompt: 'What does the six-sided die show?', labels: ['1', '2'] }],
    ['hand', ['01059'], { prompt: 'Which card is in the hand?', labels: ['Lightsaber'] }],
    ['draw', ['01059'], { prompt: 'Which card was drawn?', labels: ['Lightsaber'] }],
    [
      'hand at random',
      ['01059'],
      { prompt: 'Which card of the hand does the lot fall on?', labels: ['Lightsaber'] },
    ],
    [
      'place in the hand',
      [0, 1],
      {
        prompt: 'Which card of the hand does the lot fall on?',
        labels: ['The 1st card', 'The 2nd card'],
      },
    ],
    [
      'top of the deck',
      ['01059'],
      { prompt: 'Which card came off the top of the deck?', labels: ['Lightsaber'] },
    ],
    ['something new', ['01059'], { prompt: 'What came up? (Something new.)', labels: ['Lightsaber'] }],
  ])('%s', (what, came, words) => {
    expect(chanceWording(firstTurn('H1'), chance(what, came))).toEqual(words);
  });
});
