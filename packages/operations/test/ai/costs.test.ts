import { expect, test } from 'vitest';
import { aiResolves, type Characters, told } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: [], resources: 0 };

/** The AI resolves dice with so many resources, with either reading of what dice cost it. */
const resolves = (
  dieCosts: 'gained' | 'paid',
  resources: number,
  characters: Characters,
  ...pool: readonly string[]
) => aiResolves(characters, pool, [LUKE], { options: { dieCosts }, ai: { resources } });

const FISTO: Characters = ['Kit Fisto'];

test('OPS-33 the AI gains the cost of a die just before it pays for it', () => {
  const table = resolves('gained', 0, FISTO, 'Kit Fisto: 3MD$1');
  expect(told(table, 'gain')).toMatchObject([{ side: 4, resources: 1, now: 1 }]);
  expect(told(table, 'spend')).toMatchObject([{ side: 4, resources: 1, now: 0 }]);
  expect([table.rulesOf('gain'), table.character('Luke Skywalker').damage]).toEqual([['OPS-33'], 3]);
});

test('OPS-33 what it has is left alone', () => {
  expect(resolves('gained', 2, FISTO, 'Kit Fisto: 3MD$1').ai.resources).toBe(2);
});

test('OPS-33 it gains the cost of modifiers, too', () => {
  const table = resolves(
    'gained',
    0,
    [{ card: 'Maul', upgrades: ['Lightsaber Pike'] }],
    'Maul: 1MD',
    'Lightsaber Pike: +4MD$1',
  );
  expect([table.rulesOf('gain'), table.character('Luke Skywalker').damage]).toEqual([['OPS-33'], 5]);
});

test('OPS-33 it gains nothing for a die that it does not resolve', () => {
  const table = resolves(
    'gained',
    0,
    ['Kit Fisto', 'Death Trooper', 'Death Trooper'],
    'Kit Fisto: 3MD$1',
    'Death Trooper: 2RD',
    'Death Trooper #2: 2RD',
  );
  expect([table.events('gain'), table.pool()]).toEqual([[], ['Kit Fisto 3MD$1']]);
});

test('OPS-33 by the option it pays from its resources', () => {
  const table = resolves('paid', 2, FISTO, 'Kit Fisto: 3MD$1');
  expect([table.events('gain'), table.ai.resources]).toEqual([[], 1]);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('OPS-33 by the option a die that it cannot pay is left', () => {
  const table = resolves('paid', 0, FISTO, 'Kit Fisto: 3MD$1');
  expect([table.rulesOf('pass'), table.pool()]).toEqual([['OPS-08'], ['Kit Fisto 3MD$1']]);
});

test('OPS-33 by the option only dice that it can pay together count for the greatest damage', () => {
  const table = resolves(
    'paid',
    1,
    ['Maul', { card: 'Leia Organa', upgrades: ['Holdout Blaster'] }],
    'Maul: 3MD',
    'Leia Organa: 2RD$1',
    'Holdout Blaster: 2RD$1',
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'ranged'], picked: 'melee', decided: 'damage to players' },
  ]);
});

test('OPS-33 by the option the rest of a set that it cannot pay is left', () => {
  const table = resolves(
    'paid',
    1,
    [{ card: 'Leia Organa', upgrades: ['Bowcaster'] }],
    'Leia Organa: 2RD$1',
    'Bowcaster: 4RD$1',
  );
  expect([table.pool(), table.ai.resources]).toEqual([['Leia Organa 2RD$1'], 0]);
});

test('OPS-33 by the option resource dice come first where they pay for a die', () => {
  const table = resolves(
    'paid',
    0,
    ['Kit Fisto', 'Maul', 'Death Trooper'],
    'Kit Fisto: 3MD$1',
    'Maul: 1R',
    'Death Trooper: 2RD',
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    {
      considered: ['ranged', 'resource'],
      picked: 'resource',
      decided: 'resources for a die that costs some',
      rule: 'OPS-33',
    },
  ]);
});

test('OPS-33 by the option resource dice wait where the die can be paid already', () => {
  const table = resolves('paid', 1, ['Kit Fisto', 'Maul'], 'Kit Fisto: 3MD$1', 'Maul: 1R');
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'resource'], picked: 'melee', decided: 'damage to players' },
  ]);
});
