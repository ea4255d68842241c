import { expect, test } from 'vitest';
import { playersTurn, type Setup, type TestTable } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
const VADER = { card: 'Darth Vader, Sith Lord', hunter: true, health: 20 };

/** Vader in M-1, nobody in M-2; everybody passes. */
function driven(area: object = {}, more: Setup = {}): TestTable {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [{ area: 1 }, { area: 2 }],
    areas: [
      { ...IDLE, characters: [VADER], ...area },
      { ...IDLE, characters: [] },
    ],
    ...more,
  });
  return table.choose('pass').choose('pass');
}

test('OPS-85 a character with Hunter stays in play when the stage advances', () => {
  const table = driven();
  expect(table.view.stage).toBe(3);
  expect(table.characters()).toContain('Darth Vader');
  expect(table.rulesOf('stays')).toEqual(['OPS-85']);
});

test('OPS-85 it keeps its damage, shields and upgrades', () => {
  const table = driven({ characters: [{ ...VADER, damage: 4, shields: 2, upgrades: ['Lightsaber'] }] });
  expect(table.character('Darth Vader')).toMatchObject({
    damage: 4,
    shields: 2,
    health: 20,
    hunter: true,
    upgrades: [{ name: 'Lightsaber' }],
  });
});

test('OPS-85 its dice go back to its card', () => {
  const table = driven({ pool: ['Darth Vader: 1R'] });
  while (table.view.stage === 2) table.choose('pass');
  expect(table.pool()).toEqual([]);
});

test('OPS-76 characters with Hunter do not hold a stage', () => {
  expect(driven().view.stage).toBe(3);
});

test('OPS-76 a character without it beside them does', () => {
  const table = driven({ characters: [VADER, { card: 'Royal Guard', health: 9 }] });
  expect(table.view.stage).toBe(2);
});

test('OPS-76 except in the final stage: there they must be defeated', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 3,
    ai: { ...IDLE, characters: [VADER] },
  });
  table.choose('pass');
  expect([table.outcome, table.view.stage]).toEqual([undefined, 3]);
});

test('OPS-85 a card without Hunter does not stay', () => {
  const table = driven({ characters: [{ ...VADER, hunter: false, health: 1, damage: 0 }] });
  expect(table.view.stage).toBe(2);
  expect(table.events('stays')).toEqual([]);
});

test('OPS-85 one in an area that is cleared first waits there, and comes along when all are', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [{ area: 2, characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }, { area: 2 }],
    areas: [
      { characters: [{ ...VADER, damage: 3 }], cleared: true, deck: [] },
      { ...IDLE, characters: [{ card: 'TIE Pilot', health: 3 }] },
    ],
  });
  table.choose('resolve melee');
  while (table.view.stage === 2) table.choose('pass');
  expect(table.character('Darth Vader').damage).toBe(3);
});

test('OPS-78 what is on it from a stage that is over leaves the game with it', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 3,
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: {
      ...IDLE,
      characters: [
        { ...VADER, health: 3, upgrades: [{ card: 'Vibrosword', stray: true }, 'Ancient Lightsaber'] },
      ],
    },
  });
  table.choose('resolve melee');
  expect([table.places('Vibrosword'), table.places('Ancient Lightsaber')]).toEqual([[], ['discard of AI']]);
});

test('OPS-78 its upgrades are from a stage that is over as soon as the stage has advanced', () => {
  const table = driven(
    { characters: [{ ...VADER, health: 2, upgrades: ['Punch Dagger'] }] },
    {
      players: [
        { area: 1, characters: ['Leia Organa'], hand: ['Hit and Run'] },
        { area: 2, characters: ['Luke Skywalker'] },
      ],
      next: { rolls: ['Leia Organa: 2RD'] },
    },
  );
  while (table.topic !== 'action') table.choose();
  expect([table.view.stage, table.places('Punch Dagger')]).toEqual([3, ['upgrades on Darth Vader']]);
  table.choose('play Hit and Run').choose('resolve ranged').choose('Darth Vader');
  expect([table.characters().includes('Darth Vader'), table.places('Punch Dagger')]).toEqual([false, []]);
});
