import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';
import type { Characters } from './ai-turn.ts';

/** A player resolves indirect damage against the AI: 1, 2 or 4 points. */
const takes = (points: 1 | 2 | 4, ...characters: Characters) =>
  playersTurn({
    players: [
      {
        characters: [
          { card: 'Han Solo, Scoundrel', upgrades: ['E-11 Blaster'] },
          { card: 'Jar Jar Binks', ready: false },
        ],
        supports: ['Millennium Falcon'],
        pool: [{ 1: 'Jar Jar Binks: 1ID', 2: 'E-11 Blaster: 2ID', 4: 'Millennium Falcon: 4ID$1' }[points]],
        resources: 1,
      },
    ],
    ai: { deck: [], characters },
  }).choose('resolve indirect');

type Table = ReturnType<typeof takes>;
const damage = (table: Table) => table.ai.characters.map((each) => each.damage);
const shields = (table: Table) => table.ai.characters.map((each) => each.shields);
const decided = (table: Table) => table.reasons('indirect damage').map((each) => each.decided);

test('OPS-19 shields are used up first', () => {
  const table = takes(2, 'Death Trooper', { card: 'Maul', shields: 2 });
  expect([damage(table), shields(table)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('OPS-19 a point goes to the character with the most shields left', () => {
  const table = takes(1, { card: 'Death Trooper', shields: 1 }, { card: 'Maul', shields: 2 });
  expect(table.reasons('indirect damage')).toMatchObject([
    { considered: ['Death Trooper', 'Maul'], picked: 'Maul', decided: 'shields left', rule: 'OPS-19' },
  ]);
  expect(shields(table)).toEqual([1, 1]);
});

test('OPS-19 with equally many shields a non-unique character', () => {
  const table = takes(1, { card: 'Maul', shields: 2 }, { card: 'Death Trooper', shields: 2 });
  expect(table.reasons('indirect damage')).toMatchObject([
    { picked: 'Death Trooper', decided: 'non-unique', rule: 'OPS-19' },
  ]);
});

test('OPS-19 then the left-most', () => {
  const table = takes(1, { card: 'Death Trooper', shields: 1 }, { card: 'Death Trooper', shields: 1 });
  expect([shields(table), decided(table)]).toEqual([[0, 1], ['place from the left']]);
});

test('OPS-19 point by point: what was assigned counts for the next point', () => {
  const table = takes(4, { card: 'Death Trooper', shields: 1 }, { card: 'Maul', shields: 3 });
  const points = table.reasons('indirect damage');
  expect(points.map(({ picked, reason }) => [picked, reason.rows[0]?.values])).toEqual([
    ['Death Trooper', [1, 1]],
    ['Maul', [1, 3]],
    ['Maul', [1, 2]],
    ['Maul', [1]],
  ]);
  expect([damage(table), shields(table)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('OPS-19 without shields it is evened out', () => {
  const table = takes(4, 'Death Trooper', 'Maul');
  expect(damage(table)).toEqual([2, 2]);
});

test('OPS-19 the fewest points of this damage come before non-unique', () => {
  const table = takes(2, 'Maul', 'Death Trooper');
  expect([damage(table), decided(table)]).toEqual([
    [1, 1],
    ['points of this damage', 'non-unique'],
  ]);
});

test('OPS-19 damage from before does not count as points', () => {
  const table = takes(1, 'Maul', { card: 'Death Trooper', damage: 5 });
  expect([damage(table), decided(table)]).toEqual([[0, 6], ['non-unique']]);
});

test('OPS-19 with equally many points a non-unique character, before the most health', () => {
  const table = takes(1, { card: 'Maul', health: 20 }, { card: 'Death Trooper', health: 3 });
  expect(table.reasons('indirect damage')).toMatchObject([
    { considered: ['Maul', 'Death Trooper'], picked: 'Death Trooper', decided: 'non-unique', rule: 'OPS-19' },
  ]);
});

test('OPS-19 then the one with the most health remaining', () => {
  const table = takes(1, { card: 'Death Trooper', damage: 1 }, 'Death Trooper');
  expect([damage(table), decided(table)]).toEqual([[1, 1], ['health remaining']]);
});

test('OPS-19 then the left-most of them', () => {
  const table = takes(1, 'Death Trooper', 'Death Trooper');
  expect([damage(table), decided(table)]).toEqual([[1, 0], ['place from the left']]);
});

test('OPS-19 points that shields took count as points of this damage', () => {
  const table = takes(4, { card: 'Death Trooper', shields: 2 }, 'Death Trooper');
  expect([damage(table), shields(table)]).toEqual([
    [0, 2],
    [0, 0],
  ]);
});

test('OPS-19 never more than a character can take while another can take some', () => {
  const table = takes(4, { card: 'Death Trooper', health: 1 }, 'Maul');
  expect(table.characters()).toEqual(['Maul']);
  expect(table.character('Maul').damage).toBe(3);
});

test('OPS-19 shields count for what a character can take', () => {
  const table = takes(4, { card: 'Death Trooper', health: 1, shields: 1 }, 'Maul');
  expect([table.characters(), table.character('Maul').damage]).toEqual([['Maul'], 2]);
});

test('OPS-19 where nobody can take more the rest is spent all the same', () => {
  const table = takes(4, { card: 'Death Trooper', health: 1 }, { card: 'Maul', health: 1 });
  expect(table.characters()).toEqual([]);
});

test('OPS-19 the last of three equal points goes to the third', () => {
  expect(damage(takes(4, 'Death Trooper', 'Death Trooper', 'Death Trooper'))).toEqual([2, 1, 1]);
});
