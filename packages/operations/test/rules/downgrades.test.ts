import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
const TROOPERS = { ...IDLE, characters: ['Death Trooper', { card: 'Veteran Stormtrooper', health: 9 }] };

test('a downgrade is played on a character of the other side, not on a teammate', () => {
  const table = playersTurn({ players: [{ hand: ['Shock Collar'], resources: 2 }, {}], ai: TROOPERS });
  table.choose('play Shock Collar');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Death Trooper', 'Veteran Stormtrooper']]);
  table.choose('Veteran Stormtrooper');
  expect(table.places('Shock Collar')).toEqual(['downgrades on Veteran Stormtrooper']);
  expect(table.player().resources).toBe(0);
});

test('a downgrade costs its full price: it replaces nothing', () => {
  const table = playersTurn({
    players: [{ hand: ['Shock Collar'], resources: 1 }],
    ai: {
      ...IDLE,
      characters: [{ card: 'Death Trooper', downgrades: ['Shock Collar'], upgrades: ['E-11 Blaster'] }],
    },
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test('upgrades and downgrades are counted apart', () => {
  const table = playersTurn({
    players: [{ hand: ['Shock Collar'], resources: 2 }],
    ai: {
      ...IDLE,
      characters: [
        { card: 'Death Trooper', upgrades: ['E-11 Blaster', 'E-11 Blaster', 'DT-29 Heavy Blaster Pistol'] },
      ],
    },
  });
  table.choose('play Shock Collar');
  expect(table.character('Death Trooper').upgrades).toHaveLength(3);
  expect(table.character('Death Trooper').downgrades).toHaveLength(1);
});

test('over three downgrades the player discards one, as wished', () => {
  const table = playersTurn({
    players: [{ hand: ['Shock Collar'], resources: 2 }],
    ai: {
      ...IDLE,
      characters: [
        { card: 'Death Trooper', downgrades: ['Shock Collar', 'Recurring Nightmare', 'Recurring Nightmare'] },
      ],
    },
  });
  table.choose('play Shock Collar');
  expect([table.asked, table.topic]).toEqual([0, 'too many upgrades']);
  table.choose('Recurring Nightmare');
  expect(table.character('Death Trooper').downgrades.map(({ name }) => name)).toEqual([
    'Shock Collar',
    'Recurring Nightmare',
    'Shock Collar',
  ]);
});

test('a downgrade that leaves play goes to the one who played it', () => {
  const table = playersTurn({
    players: [{ characters: ['Padawan'] }, { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    turn: 1,
    ai: {
      ...IDLE,
      characters: [{ card: 'Death Trooper', health: 3, downgrades: [{ card: 'Shock Collar', owner: 0 }] }],
    },
  });
  table.choose('resolve melee');
  expect(table.places('Shock Collar')).toEqual(['discard of 0']);
});

test("a downgrade of the AI on a player's character goes to the discard pile of the AI", () => {
  const table = operationsTable({
    players: [
      {
        characters: [{ card: 'Padawan', health: 2, downgrades: ['Shock Collar'] }, 'Luke Skywalker'],
        hand: [],
      },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.places('Padawan')).toEqual(['defeated of 0']);
  expect(table.places('Shock Collar')).toEqual(['discard of AI']);
});

test('the die of a downgrade is rolled into the pool of its player when the character is activated', () => {
  const table = operationsTable({
    players: [{ characters: ['Padawan'], hand: [] }],
    ai: {
      top: ['Advance'],
      deck: [],
      pool: [],
      characters: [{ card: 'Death Trooper', downgrades: ['Recurring Nightmare'] }],
    },
    next: { rolls: ['Death Trooper: -', 'Recurring Nightmare: 2MD'] },
  });
  expect([table.pool(0), table.pool()]).toEqual([['Recurring Nightmare 2MD'], ['Death Trooper -']]);
});

test('the die of a downgrade that leaves play is set aside', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD', 'Recurring Nightmare: 2MD'] }],
    ai: {
      ...IDLE,
      characters: [
        { card: 'Death Trooper', health: 3, downgrades: ['Recurring Nightmare'] },
        { card: 'Veteran Stormtrooper', health: 9 },
      ],
    },
  });
  table.choose('resolve melee').choose('Luke Skywalker 3MD').choose('Death Trooper');
  expect([table.pool(0), table.topic]).toEqual([[], 'action']);
});
