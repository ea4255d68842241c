import { deckbuilding } from '@holofoe/deckbuilding';
import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { tally } from '../src/games/deckbuilding/words/tally.ts';
import { placeLabels } from '../src/table/end/chart-labels.ts';

const BOTS = { empire: 'bot', rebel: 'bot' };

/** Some of these games end by damage and not by an attack. */
test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'the end of game %i is told by what the winner did',
  (seed) => {
    const told = tally(openTable(deckbuilding, { config: BOTS, seed }).events(0));
    const attacks = told?.ending.filter(({ kind }) => kind === 'attack') ?? [];
    expect(attacks.map(({ data }) => data)).toEqual(
      attacks.map(() => expect.objectContaining({ seat: told?.winner })),
    );
    expect(told?.ending.map(({ kind }) => kind)).toEqual([
      expect.stringMatching(/^(attack|damage)$/),
      'base destroyed',
      'won',
    ]);
  },
);

test('the names of points that lie close together have places of their own', () => {
  const points = ['Dantooine', 'Coruscant', 'Mon Cala'].map((label, i) => ({
    x: 200 + i,
    y: 100 + i,
    label,
  }));
  const placed = placeLabels(points, { left: 0, right: 400, top: 0, bottom: 250 });
  expect(new Set(placed.map(({ dy, anchor }) => `${dy} ${anchor}`)).size).toBe(3);
});
