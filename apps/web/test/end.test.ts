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

test('a name lies at its point, even where a line passes there: further away it would seem to be of another', () => {
  const points = [
    { x: 200, y: 100, label: 'Death Star' },
    { x: 330, y: 100, label: 'Mon Cala' },
  ];
  // The other line climbs past the first point.
  const lines = [70, 80, 90, 110, 120, 130].map((y) => ({ left: 0, right: 280, top: y, bottom: y + 6 }));
  const [first] = placeLabels(points, { left: 0, right: 400, top: 0, bottom: 250 }, lines);
  expect(Math.abs(first?.dy ?? 0)).toBeLessThan(25);
});

test('of the places at a point a name takes one that no line crosses', () => {
  const line = { left: 0, right: 400, top: 85, bottom: 95 };
  const [placed] = placeLabels(
    [{ x: 200, y: 100, label: 'Endor' }],
    { left: 0, right: 400, top: 0, bottom: 250 },
    [line],
  );
  expect(placed?.dy).toBe(17);
});
