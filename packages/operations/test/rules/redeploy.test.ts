import { expect, test } from 'vitest';
import { NONE_WEAKER } from '../../src/ai/priorities.ts';
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

test('redeploy: a character that has three upgrades may get it, and its controller discards one of the four', () => {
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
  expect(table.choices).toEqual(['Luke Skywalker', 'Hired Gun', 'discard']);
  table.choose('Luke Skywalker');
  expect([table.topic, table.choices]).toEqual([
    'too many upgrades',
    ['Punch Dagger', 'Fearless', 'Ancient Lightsaber', 'Lightsaber'],
  ]);
  table.choose('Punch Dagger');
  expect(table.character('Luke Skywalker').upgrades.map(({ name }) => name)).toEqual([
    'Fearless',
    'Ancient Lightsaber',
    'Lightsaber',
  ]);
  expect(table.places('Punch Dagger')).toEqual(['discard of 0']);
});

test("OPS-45 a teammate's character with three upgrades may get it, and the teammate discards", () => {
  const table = fallen([], {
    players: [
      { characters: [{ card: 'Padawan', health: 2, upgrades: ['Lightsaber'] }, 'Hired Gun'], hand: [] },
      {
        characters: [
          { card: 'Leia Organa', upgrades: ['Promotion', 'DH-17 Blaster Pistol', 'Survival Gear'] },
        ],
        hand: [],
      },
    ],
  });
  table.choose('Leia Organa');
  expect([table.asked, table.topic]).toEqual([1, 'too many upgrades']);
});

/** An AI Death Trooper with an E-11 Blaster falls beside others with these upgrades, all but the first exhausted. */
function aiRedeploys(...others: readonly (readonly string[])[]): TestTable {
  return playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: {
      deck: [],
      characters: [
        { card: 'Death Trooper', health: 3, upgrades: ['E-11 Blaster'] },
        ...others.map((upgrades, i) => ({ card: 'Death Trooper', upgrades: [...upgrades], ready: i === 0 })),
      ],
    },
  })
    .choose('resolve melee')
    .choose('Death Trooper');
}

test('OPS-28 the AI redeploys to a character with three upgrades where one of them is weaker, which it gives up', () => {
  const table = aiRedeploys(['Lightsaber', 'DH-17 Blaster Pistol', 'Vibrosword']);
  expect(table.character('Death Trooper').upgrades.map(({ name }) => name)).toEqual([
    'Lightsaber',
    'Vibrosword',
    'E-11 Blaster',
  ]);
  expect(table.places('DH-17 Blaster Pistol')).toEqual(['discard of AI']);
});

const upgradesOf = (table: TestTable) =>
  table.ai.characters.map(({ upgrades }) => upgrades.map(({ name }) => name));

test('OPS-28 the AI gives up the upgrade that is weaker than the redeployed one, not the cheapest of all', () => {
  const table = aiRedeploys(['Lightsaber', 'Vibrosword', 'Vibrosword'], []);
  expect(upgradesOf(table)).toEqual([['Vibrosword', 'Vibrosword', 'E-11 Blaster'], []]);
  expect(table.places('Lightsaber')).toEqual(['discard of AI']);
});

test('OPS-28 the AI redeploys as it would have played: to the next where the first would give up nothing weaker', () => {
  const table = aiRedeploys(['Vibrosword', 'Vibrosword', 'Vibrosword'], []);
  expect(upgradesOf(table)).toEqual([['Vibrosword', 'Vibrosword', 'Vibrosword'], ['E-11 Blaster']]);
  const [reason] = table.reasons('redeploy');
  expect(reason?.reason.passedOver).toMatchObject([{ rule: 'OPS-28', says: NONE_WEAKER }]);
});

test('OPS-28 the AI does not redeploy where it would give up nothing weaker, and says so', () => {
  const table = aiRedeploys(['Vibrosword', 'Vibrosword', 'Vibrosword']);
  expect(upgradesOf(table)).toEqual([['Vibrosword', 'Vibrosword', 'Vibrosword']]);
  expect([table.places('E-11 Blaster'), table.events('moves')]).toEqual([['discard of AI'], []]);
  expect(table.reasons('redeploy')).toMatchObject([{ picked: 'nobody', rule: 'OPS-28' }]);
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
