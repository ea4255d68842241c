import { expect, test } from 'vitest';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const OPPOSED = { active: 'dark', step: 'turn begins' } as const;
const LUKE_TWICE_FOCUSED = { units: [{ card: '001-2', focus: 2 }] };

test("001-2 Luke Skywalker: at the start of the enemy's turn a focus token may be removed from him", () => {
  const table = quietTable({ ...OPPOSED, light: LUKE_TWICE_FOCUSED });
  expect(table.asking).toBe('light window: use Luke Skywalker, pass');
  expect(table.choose('use Luke Skywalker').changes('Luke Skywalker')).toEqual([
    'Luke Skywalker focus 2 to 1',
  ]);
});

test('001-2 Luke Skywalker: declined, he keeps his tokens', () => {
  const table = quietTable({ ...OPPOSED, light: LUKE_TWICE_FOCUSED }).choose('pass');
  expect(table.changes('Luke Skywalker')).toEqual([]);
});

test('001-2 Luke Skywalker: the AI always takes the token off', () => {
  const table = quietTable({ ...OPPOSED, ai: 'light', light: { ...LUKE_TWICE_FOCUSED, fates: [] } });
  expect(table.changes('Luke Skywalker')).toEqual(['Luke Skywalker focus 2 to 1']);
});

test('003-4 Jedi Mind Trick: a person may play it on any Character or Creature, for 2 tokens with the Balance', () => {
  const table = quietTable({
    light: { units: ['X-Wing'], hand: ['003-4'] },
    dark: { units: ['019-2', '025-4', '027-3'] },
  });
  expect(table.pay('use Jedi Mind Trick').asking).toBe('light target: Darth Vader, Rancor');
  expect(table.choose('Rancor').changes()).toEqual([
    'Jedi focus 0 to 1',
    'Rancor focus 0 to 2',
    'Jedi Mind Trick hand to discard',
  ]);
});

test('003-4 Jedi Mind Trick: the AI plays it on the dearest', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['003-4'], fates: [] },
    dark: { units: ['026-4', '019-2'] },
  });
  expect(table.changes('Darth Vader', 'Jedi Mind')).toEqual([
    'Darth Vader focus 0 to 2',
    'Jedi Mind Trick hand to discard',
  ]);
  expect(reasonsOf(table, 'target')).toEqual([
    {
      considered: ['Heavy Stormtrooper Squad', 'Darth Vader'],
      picked: 'Darth Vader',
      rule: 'LCG-30',
      by: 'printed cost',
    },
  ]);
});
