import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('focus turns another die to any other side, never itself', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker', 'Padawan'], pool: ['Luke Skywalker: 1F', 'Padawan: -'] }],
    ai: IDLE,
  });
  table.choose('resolve focus');
  expect(table.choices).toEqual([
    'Padawan - to 1MD',
    'Padawan - to 1MD',
    'Padawan - to 2MD',
    'Padawan - to 1F',
    'Padawan - to 1R',
    'done',
  ]);
  table.choose('Padawan - to 2MD');
  expect(table.pool(0)).toEqual(['Padawan 2MD']);
});

test('a side with the same value again is another side', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker', 'Padawan'], pool: ['Luke Skywalker: 1F', 'Padawan: 1MD'] }],
    ai: IDLE,
  });
  table.choose('resolve focus');
  expect(table.choices).toContain('Padawan 1MD to 1MD');
});

test('focus 2 turns up to two dice, each once', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['Jedi Acolyte', 'Padawan', 'Luke Skywalker'],
        pool: ['Jedi Acolyte: 2F', 'Padawan: -', 'Luke Skywalker: -'],
      },
    ],
    ai: IDLE,
  });
  table.choose('resolve focus').choose('Padawan - to 2MD');
  expect(table.choices).toEqual([
    'Luke Skywalker - to 2MD',
    'Luke Skywalker - to 3MD',
    'Luke Skywalker - to 1F',
    'Luke Skywalker - to 1Sh',
    'Luke Skywalker - to 1R',
    'done',
  ]);
  table.choose('done');
  expect(table.pool(0)).toEqual(['Padawan 2MD', 'Luke Skywalker -']);
});

test('focus with no other die in the pool turns nothing and is spent', () => {
  const table = playersTurn({ players: [{ pool: ['Luke Skywalker: 1F'] }], ai: IDLE });
  table.choose('resolve focus');
  expect([table.topic, table.pool(0)]).toEqual(['action', []]);
});

test('focus does not turn dice of the AI', () => {
  const table = playersTurn({
    players: [{ pool: ['Luke Skywalker: 1F'] }],
    ai: { deck: ['Regroup'], characters: ['Death Trooper'], pool: ['Death Trooper: -'] },
  });
  table.choose('resolve focus');
  expect(table.events('turn die')).toEqual([]);
});

test("OPS-46 focus may turn a teammate's die", () => {
  const table = playersTurn({
    players: [
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1F'] },
      { characters: ['Hired Gun'], pool: ['Hired Gun: -'] },
    ],
    ai: IDLE,
  });
  table.choose('resolve focus');
  expect(table.choices).toEqual([
    'Hired Gun - to 2RD$1',
    'Hired Gun - to 3RD$1',
    'Hired Gun - to 1Dr',
    'Hired Gun - to 1R',
    'Hired Gun - to 1R',
    'done',
  ]);
  table.choose('Hired Gun - to 3RD$1');
  expect(table.pool(1)).toEqual(['Hired Gun 3RD$1']);
});

test('OPS-46 OPS-54 not a die of a teammate in another area', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1F'], area: 1 },
      { characters: ['Hired Gun'], pool: ['Hired Gun: -'], area: 2 },
    ],
    areas: [IDLE, IDLE],
  });
  table.choose('resolve focus');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});
