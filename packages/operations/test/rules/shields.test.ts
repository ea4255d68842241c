import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('shields must absorb damage first, one each', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', shields: 2 }] },
  });
  table.choose('resolve melee');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 1, shields: 0 });
});

test('shields that are not needed stay', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'] }],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', shields: 3 }] },
  });
  table.choose('resolve melee');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 0, shields: 1 });
});

test('unblockable damage passes shields by and leaves them', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', upgrades: ['Lightsaber'] }], pool: ['Lightsaber: Sp'] }],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', shields: 3, health: 9 }] },
  });
  table.choose('resolve special');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 2, shields: 3 });
});

test('a shield die gives all its shields to one character; what exceeds three is lost', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'General Rieekan', shields: 2 }, 'Padawan'],
        pool: ['General Rieekan: 2Sh'],
      },
    ],
    ai: IDLE,
  });
  table.choose('resolve shield');
  expect(table.choices).toEqual(['General Rieekan', 'Padawan']);
  table.choose('General Rieekan');
  expect([table.character('General Rieekan').shields, table.character('Padawan').shields]).toEqual([3, 0]);
});

test('a character with three shields can gain none', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Luke Skywalker', shields: 3 }, 'Padawan', 'Hired Gun'],
        pool: ['Luke Skywalker: 1Sh'],
      },
    ],
    ai: IDLE,
  });
  expect(table.choose('resolve shield').choices).toEqual(['Padawan', 'Hired Gun']);
});

test("OPS-46 a shield die may shield a teammate's character", () => {
  const table = playersTurn({
    players: [
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1Sh'] },
      { characters: ['Leia Organa', { card: 'Fenn Rau', shields: 3 }] },
    ],
    ai: { ...IDLE, characters: ['Death Trooper'] },
  });
  table.choose('resolve shield');
  expect(table.choices).toEqual(['Luke Skywalker', 'Leia Organa']);
  table.choose('Leia Organa');
  expect([table.character('Luke Skywalker').shields, table.character('Leia Organa').shields]).toEqual([0, 1]);
});

test('OPS-46 OPS-54 not one of a teammate in another area', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1Sh'], area: 1 },
      { characters: ['Leia Organa'], area: 2 },
    ],
    areas: [IDLE, IDLE],
  });
  table.choose('resolve shield');
  expect([table.character('Luke Skywalker').shields, table.character('Leia Organa').shields]).toEqual([1, 0]);
});

test("OPS-46 a card that shields a character may shield a teammate's, never one of the AI", () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], hand: ['Take Cover'] }, { characters: ['Leia Organa'] }],
    ai: { ...IDLE, characters: ['Death Trooper'] },
  });
  table.choose('play Take Cover');
  expect(table.choices).toEqual(['Luke Skywalker', 'Leia Organa']);
  expect(table.choose('Leia Organa').character('Leia Organa').shields).toBe(1);
});
