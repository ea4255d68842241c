import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup, type TestTable } from '../kit.ts';

/** A player's character with this much health left takes 2 damage, and another stands beside it. */
function fallen(upgrades: readonly string[], more: Setup = {}): TestTable {
  return operationsTable({
    players: [
      {
        characters: [{ card: 'Padawan', health: 2, upgrades: [...upgrades] }, 'Luke Skywalker', 'Hired Gun'],
        hand: [],
      },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
    ...more,
  });
}

test('redeploy: the upgrade of a defeated character may go to another one', () => {
  const table = fallen(['Lightsaber']);
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Luke Skywalker', 'Hired Gun', 'discard']]);
  table.choose('Hired Gun');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Hired Gun']);
});

test('redeploy can be declined', () => {
  expect(fallen(['Lightsaber']).choose('discard').places('Lightsaber')).toEqual(['discard of 0']);
});

test('an upgrade without Redeploy is discarded', () => {
  const table = fallen(['Ancient Lightsaber']);
  expect([table.topic, table.places('Ancient Lightsaber')]).toEqual(['action', ['discard of 0']]);
});

test('redeploy: the die goes with the upgrade, out of the pool', () => {
  const table = fallen(['Lightsaber'], {
    players: [
      {
        characters: [{ card: 'Padawan', health: 2, upgrades: ['Lightsaber'] }, 'Luke Skywalker'],
        pool: ['Lightsaber: Sp', 'Padawan: 1R'],
        hand: [],
      },
    ],
  });
  table.choose('Luke Skywalker');
  expect(table.pool(0)).toEqual([]);
});

test('redeploy: not to a character that has three upgrades', () => {
  const table = fallen(['Lightsaber'], {
    players: [
      {
        characters: [
          { card: 'Padawan', health: 2, upgrades: ['Lightsaber'] },
          { card: 'Luke Skywalker', upgrades: ['Punch Dagger', 'Fearless', 'Ancient Lightsaber'] },
          'Hired Gun',
        ],
        hand: [],
      },
    ],
  });
  expect(table.choices).toEqual(['Hired Gun', 'discard']);
});

test('redeploy that holds for blue characters alone', () => {
  expect(fallen(['Heirloom Lightsaber']).topic).toBe('redeploy');
  const table = fallen([], {
    players: [
      {
        characters: [{ card: 'Hired Gun', health: 2, upgrades: ['Heirloom Lightsaber'] }, 'Luke Skywalker'],
        hand: [],
      },
    ],
  });
  expect(table.places('Heirloom Lightsaber')).toEqual(['discard of 0']);
});

test("OPS-45 redeploy may go to a teammate's character", () => {
  const table = fallen([], {
    players: [
      { characters: [{ card: 'Padawan', health: 2, upgrades: ['Lightsaber'] }, 'Luke Skywalker'], hand: [] },
      { characters: ['Leia Organa'], hand: [] },
    ],
  });
  expect(table.choices).toEqual(['Luke Skywalker', 'Leia Organa', 'discard']);
  table.choose('Leia Organa');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Leia Organa']);
});

test('OPS-45 the last upgrade of a player who is eliminated by it goes on with a teammate', () => {
  const table = fallen([], {
    players: [
      { characters: [{ card: 'Padawan', health: 2, upgrades: ['Lightsaber'] }], hand: [] },
      { characters: ['Leia Organa'], hand: [] },
    ],
  });
  expect([table.asked, table.choices]).toEqual([0, ['Leia Organa', 'discard']]);
  table.choose('Leia Organa');
  expect(table.player(0).eliminated).toBe('damage');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Leia Organa']);
});

test('OPS-45 OPS-54 not to a character in another area', () => {
  const table = operationsTable({
    scenario: 'OBJ-DS2',
    stage: 2,
    turn: 'M-1',
    players: [
      { characters: [{ card: 'Padawan', health: 2, upgrades: ['Lightsaber'] }], hand: [], area: 1 },
      { characters: ['Leia Organa'], hand: [], area: 2 },
    ],
    areas: [
      { deck: [], characters: ['Royal Guard'], pool: ['Royal Guard: 2MD'] },
      { deck: [], pool: [] },
    ],
  });
  expect(table.places('Lightsaber')).toEqual(['discard of 0']);
});

test("OPS-45 the AI's upgrades do not go to a player", () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: { deck: [], characters: [{ card: 'Death Trooper', health: 3, upgrades: ['E-11 Blaster'] }] },
  });
  table.choose('resolve melee');
  expect(table.places('E-11 Blaster')).toEqual(['discard of AI']);
});
