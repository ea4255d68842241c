import { expect, test } from 'vitest';
import { operationsTable, type Setup } from '../kit.ts';
import { told } from './ai-turn.ts';

const JAR_JAR = { characters: ['Jar Jar Binks'], hand: [], resources: 0 };

/** It is the AI's turn, and a player has Jar Jar. */
const meets = ({ ai = {}, ...more }: Setup = {}) =>
  operationsTable({
    players: [JAR_JAR],
    next: { rolls: ['Jar Jar Binks: 1R'] },
    ...more,
    ai: { characters: ['Maul'], top: ['Jam Signals', 'Advance'], deck: [], ...ai },
  });

test("OPS-36 the AI uses an action on a player's card that opponents may use", () => {
  const table = meets();
  expect(told(table, 'use')).toMatchObject([{ side: 4 }]);
  expect([table.rulesOf('use'), table.reasons('offered action')]).toMatchObject([
    ['OPS-36'],
    [{ considered: ['Jar Jar Binks'], picked: 'Jar Jar Binks' }],
  ]);
});

test('OPS-36 that action is its turn: it draws no card', () => {
  const table = meets();
  expect([table.events('AI draws'), table.ai.deck.length]).toEqual([[], 2]);
});

test('OPS-36 that action is no pass', () => {
  const table = meets({ passes: 1, ai: { deck: [], top: [] } });
  expect([table.events('pass'), table.view.passes]).toEqual([[], 0]);
});

test('OPS-71 his player activates Jar Jar and has his die', () => {
  const table = meets();
  expect(told(table, 'activate')).toMatchObject([{ side: 0 }]);
  expect([table.pool(0), table.character('Jar Jar Binks').ready]).toEqual([['Jar Jar Binks 1R'], false]);
});

test('OPS-36 with him exhausted the AI draws', () => {
  const table = meets({ players: [{ ...JAR_JAR, characters: [{ card: 'Jar Jar Binks', ready: false }] }] });
  expect([table.events('use'), table.events('AI draws').length]).toEqual([[], 1]);
});

test('OPS-36 at most once a round for each card', () => {
  const table = meets({ ai: { offered: ['Jar Jar Binks'] } });
  expect([table.events('use'), table.events('AI draws').length]).toEqual([[], 1]);
  expect(table.character('Jar Jar Binks').ready).toBe(true);
});

test('OPS-36 in a new round it may again', () => {
  const table = meets({ step: 'begin phase', ai: { offered: ['Jar Jar Binks'] } });
  table.choose('pass');
  expect(told(table, 'use')).toMatchObject([{ side: 4 }]);
});

test('OPS-36 the next turn of the AI is a normal one', () => {
  const table = meets().aiTurn();
  expect([table.events('use').length, table.events('AI draws').length]).toEqual([1, 1]);
});

test('OPS-36 it comes before the dice of an AI without cards', () => {
  const table = meets({
    ai: { top: [], deck: [], pool: ['Maul: 1R'] },
    next: { rolls: ['Jar Jar Binks: 1R'] },
  });
  expect([table.events('resolve'), table.pool()]).toEqual([[], ['Maul 1R']]);
});

test('OPS-36 his ability follows: dice with a symbol that his do not show are rerolled', () => {
  const table = meets({
    ai: { pool: ['Maul: 3MD'] },
    next: { rolls: ['Jar Jar Binks: 1R', 'Maul: 1R'] },
  });
  expect(told(table, 'reroll').map(({ side }) => side)).toEqual([4]);
  expect(table.pool()).toEqual(['Maul 1R']);
});

test('OPS-36 Jar Jar in another area is out of reach', () => {
  const table = operationsTable({
    scenario: 'OBJ-DS2',
    stage: 2,
    turn: 'M-2',
    players: [
      { ...JAR_JAR, area: 1 },
      { characters: ['Hired Gun'], hand: [], area: 2 },
    ],
    areas: [{}, { characters: ['Maul'], top: ['Jam Signals'], deck: [] }],
  });
  expect([table.events('use'), table.events('AI draws').length]).toEqual([[], 1]);
});
