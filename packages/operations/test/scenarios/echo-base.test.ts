import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup } from '../kit.ts';

const TRENCHES: Setup = {
  scenario: 'OBJ-HOT',
  step: 'AI upkeep',
  players: [{}],
  ai: {
    characters: [
      { card: 'Rebel Trooper', health: 10, damage: 1 },
      { card: 'Rebel Trooper', health: 10, damage: 4 },
    ],
  },
};

test('The Trenches: at AI upkeep the character with the least health remaining gains a shield', () => {
  const table = playersTurn(TRENCHES);
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 1]);
});

test('The Trenches: its rule ends with the stage', () => {
  const table = playersTurn({ ...TRENCHES, stage: 2 });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
});

const COMMAND = {
  scenario: 'OBJ-HOT',
  stage: 2,
  players: [{ hand: [] }],
  next: { reveals: ['Advance'] },
};

test('The Command Centre: after a character is activated another one gains a shield, by the shield priority', () => {
  const table = operationsTable({
    ...COMMAND,
    ai: {
      characters: [
        { card: 'Rebel Trooper', health: 20 },
        { card: 'General Rieekan', health: 15, ready: false },
        { card: 'Leia Organa', health: 12, ready: false },
      ],
    },
  });
  expect(table.reasons('shields')).toMatchObject([
    { considered: ['General Rieekan', 'Leia Organa'], picked: 'Leia Organa', rule: 'OPS-16' },
  ]);
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0, 1]);
});

test('The Command Centre: one who stands alone covers nobody', () => {
  const table = operationsTable({ ...COMMAND, ai: { characters: ['Leia Organa'] } });
  expect(table.events('activate')).toHaveLength(1);
  expect(table.character('Leia Organa').shields).toBe(0);
});

test('The Command Centre: a support that is activated covers nobody', () => {
  const table = operationsTable({
    ...COMMAND,
    ai: { characters: [{ card: 'Leia Organa', ready: false }], supports: ['T-47 Airspeeder'] },
  });
  expect(table.events('activate')).toHaveLength(1);
  expect(table.character('Leia Organa').shields).toBe(0);
});

test('The Command Centre: its rule ends with the stage', () => {
  const table = operationsTable({ ...COMMAND, stage: 3 });
  expect(table.events('activate')).toHaveLength(1);
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
});

const PASSAGE: Setup = {
  ...TRENCHES,
  stage: 3,
};
const WOUNDED = [
  { card: '01046', health: 12, damage: 5 },
  { card: 'Chewbacca', health: 12, damage: 1 },
];

test('The South Passage: at AI upkeep a counter is placed, which heals nobody below four', () => {
  const table = playersTurn({ ...PASSAGE, ai: { counters: 2, characters: WOUNDED } });
  expect(table.ai.counters).toBe(3);
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([5, 1]);
});

test('The South Passage: with four counters or more every AI character heals 2 damage at each AI upkeep', () => {
  for (const counters of [3, 6]) {
    const table = playersTurn({ ...PASSAGE, ai: { counters, characters: WOUNDED } });
    expect(table.ai.characters.map(({ damage }) => damage)).toEqual([3, 0]);
  }
});
