import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('activating a character exhausts it and rolls all its dice, those of its upgrades included', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Luke Skywalker', elite: true, upgrades: ['Lightsaber', 'Fearless'] }] },
    ],
    next: { rolls: ['Luke Skywalker: 2MD', 'Luke Skywalker: 1Sh', 'Lightsaber: Sp'] },
  });
  table.choose('activate Luke Skywalker');
  expect(table.pool(0)).toEqual(['Luke Skywalker 2MD', 'Luke Skywalker 1Sh', 'Lightsaber Sp']);
  expect(table.character('Luke Skywalker').ready).toBe(false);
});

test('an exhausted card cannot be activated', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Luke Skywalker', ready: false }, 'Padawan'],
        supports: [{ card: 'T-47 Airspeeder', ready: false }, 'Z-95 Headhunter'],
      },
    ],
  });
  expect(table.choicesTo('activate')).toEqual(['Padawan', 'Z-95 Headhunter']);
});

test('a character that is ready again rolls only the dice that are on its card', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', elite: true, upgrades: ['Vibrosword'] }],
        pool: ['Padawan: 2MD', 'Vibrosword: 1Dc'],
      },
    ],
    ai: IDLE,
    next: { rolls: ['Padawan: -'] },
  });
  table.choose('activate Padawan');
  expect(table.pool(0)).toEqual(['Padawan 2MD', 'Vibrosword 1Dc', 'Padawan -']);
});

test('an upgrade that is exhausted itself still rolls its die', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', upgrades: [{ card: 'Vibrosword', ready: false }] }] }],
    ai: IDLE,
    next: { rolls: ['Padawan: 2MD', 'Vibrosword: 1MD'] },
  });
  table.choose('activate Padawan');
  expect(table.pool(0)).toEqual(['Padawan 2MD', 'Vibrosword 1MD']);
});

test('activating a character leaves its upgrades ready', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', upgrades: ['Vibrosword'] }] }],
    ai: IDLE,
  });
  table.choose('activate Padawan');
  expect(table.character('Padawan').upgrades[0]?.ready).toBe(true);
});

test('a card is discarded to reroll any number of dice, chosen before they are rolled', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['elite Luke Skywalker', 'Padawan'],
        hand: ['Parry', 'Evade'],
        pool: ['Luke Skywalker: -', 'Luke Skywalker #2: 3MD', 'Padawan: 1R'],
      },
    ],
    ai: IDLE,
    next: { rolls: ['Luke Skywalker: 2MD', 'Padawan: 2MD'] },
  });
  table.choose('reroll');
  expect(table.choices).toEqual(['Parry', 'Evade']);
  table.choose('Evade');
  expect(table.question.form).toEqual({ pick: 'some', min: 1, max: 3 });
  table.choose('Luke Skywalker -', 'Padawan 1R');
  expect(table.pool(0)).toEqual(['Luke Skywalker 2MD', 'Luke Skywalker 3MD', 'Padawan 2MD']);
  expect([table.places('Evade'), table.hand()]).toEqual([['discard of 0'], ['Parry']]);
});

test('a reroll rerolls at least one die', () => {
  const table = playersTurn({ players: [{ hand: ['Parry'], pool: ['Rey: -', 'Luke Skywalker: -'] }] });
  table.choose('reroll').choose('Parry');
  expect(() => table.choose()).toThrow();
});

test('without dice in the pool, or without cards in hand, nothing is rerolled', () => {
  expect(playersTurn({ players: [{ hand: ['Parry'] }] }).choices).not.toContain('reroll');
  expect(playersTurn({ players: [{ pool: ['Rey: -'] }] }).choices).not.toContain('reroll');
});

test("a reroll needs dice of one's own pool, not a teammate's", () => {
  const table = playersTurn({ players: [{ hand: ['Parry'] }, { pool: ['Leia Organa: -'] }] });
  expect(table.choices).not.toContain('reroll');
});

test('an action on a card can be taken again in the same round, a turn each', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Hired Gun', upgrades: ['X-8 Night Sniper'] }],
        pool: ['X-8 Night Sniper: 1R'],
        resources: 2,
      },
    ],
    ai: IDLE,
  });
  table.choose('use X-8 Night Sniper').choose('X-8 Night Sniper 1R to 1RD');
  expect([table.player().resources, table.asked, table.topic]).toEqual([1, 0, 'action']);
  expect(table.choicesTo('use')).toEqual(['X-8 Night Sniper']);
});

test('an action whose price cannot be paid is not offered', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Hired Gun', upgrades: ['X-8 Night Sniper'] }],
        pool: ['X-8 Night Sniper: 1R'],
        resources: 0,
      },
    ],
  });
  expect(table.choicesTo('use')).toEqual([]);
});

test('a power action is taken once a round', () => {
  const table = playersTurn({
    players: [
      { characters: ['Fenn Rau'], hand: ['Field Medic', 'Field Medic', 'Hit and Run'], resources: 5 },
    ],
    ai: IDLE,
  });
  table.choose('use Fenn Rau').choose('Field Medic');
  expect(table.hand()).toEqual(['Field Medic', 'Hit and Run']);
  expect(table.choicesTo('use')).toEqual([]);
});

test('each copy of a card has its own power action', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [{ card: 'Super Battle Droid', used: true }, 'Super Battle Droid'],
        pool: ['Super Battle Droid: 1R'],
      },
    ],
  });
  expect(table.choicesTo('use')).toEqual(['Super Battle Droid #2']);
});

test('what happens on the turn of the AI gives no action to a player', () => {
  const table = operationsTable({ ai: { deck: ['Regroup'], pool: [] }, players: [{}, {}], first: 1 });
  expect([table.asked, table.topic]).toEqual([1, 'action']);
  expect(table.view.additional).toBe(0);
});
