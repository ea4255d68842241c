import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const LOST = {
  step: 'conflict',
  light: {
    affiliation: 'Rebel Alliance',
    fates: [],
    objectives: ['271-1', '012-1', '012-1'],
    area: ['008-5'],
    units: [
      { card: '001-2', focus: 1 },
      { card: 'X-Wing', focus: 1 },
    ],
  },
} satisfies Setup;

test('271-1 The Lost Commander: as a phase begins, 2 focus tokens on an enhancement take one off a Character', () => {
  expect(quietTable(LOST).until('use The Lost Commander').choose('use The Lost Commander').changes()).toEqual(
    ['Luke Skywalker focus 1 to 0', 'Hidden Outpost focus 0 to 2'],
  );
  const declined = quietTable(LOST).until('use The Lost Commander').choose('pass');
  expect(declined.changes()).toEqual([]);
});
