import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';
import { aiPlays } from './ai-plays.ts';

test('EX-01 Relentless activates a card, and the AI takes another turn at once', () => {
  const table = aiPlays('Relentless', {
    expert: true,
    ai: { characters: ['Veteran Stormtrooper'], top: ['Open Fire'], resources: 1 },
    next: { rolls: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.events('turn')).toMatchObject([
    { side: 4, again: false },
    { side: 4, again: true },
    { side: 0 },
  ]);
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('EX-01 Relentless that cannot be paid gives no other turn', () => {
  const table = aiPlays('Relentless', {
    expert: true,
    ai: { characters: ['Veteran Stormtrooper'], top: ['Open Fire'], resources: 0 },
  });
  expect(table.events('AI draws')).toHaveLength(1);
});

test('EX-02 Marked for Death gives the highest die of the best damage symbol 1 more value', () => {
  const table = aiPlays('Marked for Death', {
    expert: true,
    ai: {
      characters: ['Veteran Stormtrooper', 'Veteran Stormtrooper'],
      pool: ['Veteran Stormtrooper: 1RD', 'Veteran Stormtrooper: 2RD'],
      resources: 1,
    },
  });
  expect(table.events('resolve')).toMatchObject([{ value: 3 }, { value: 1 }]);
  expect(table.ai.resources).toBe(0);
});

test('EX-03 Blackout takes a resource from each player and removes the highest damage die of one', () => {
  const table = aiPlays('Blackout', {
    expert: true,
    players: [
      { pool: ['Luke Skywalker: 3MD'], resources: 2 },
      {
        characters: ['Leia Organa', { card: '01038', damage: 1 }],
        pool: ['Leia Organa: 1RD', '01038: +2MD'],
        resources: 1,
      },
    ],
  });
  expect([table.player(0).resources, table.player(1).resources]).toEqual([1, 0]);
  expect(table.reasons('player')).toMatchObject([{ picked: 'Rey', rule: 'OPS-10' }]);
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD']);
  expect(table.pool(1)).toEqual(['Leia Organa 1RD']);
});

test('EX-03 Blackout passes over a player without dice', () => {
  const table = aiPlays('Blackout', {
    expert: true,
    players: [{ pool: ['Luke Skywalker: 3MD'] }, { characters: [{ card: '01038', damage: 5 }] }],
  });
  expect(table.pool(0)).toEqual([]);
});

test('EX-04 Hardened gives 1 shield and heals 1 damage from the most damaged character, however many players there are', () => {
  const table = aiPlays('Hardened', {
    expert: true,
    ai: {
      perPlayer: 2,
      characters: [
        { card: 'Veteran Stormtrooper', health: 6, damage: 3 },
        { card: 'Veteran Stormtrooper', health: 12, damage: 4 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields, damage }) => [shields, damage])).toEqual([
    [1, 3],
    [0, 3],
  ]);
});

test('EX-P No Mercy gives each character of the AI 1 more health', () => {
  const setup = { players: [{}], ai: { characters: [{ card: 'Veteran Stormtrooper', health: 10 }] } };
  expect(playersTurn({ ...setup, expert: true }).character('Veteran Stormtrooper').health).toBe(11);
  expect(playersTurn(setup).character('Veteran Stormtrooper').health).toBe(10);
});

test('EX-P No Mercy: a character falls only when that one is gone too', () => {
  const table = playersTurn({
    expert: true,
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'] }],
    ai: { characters: [{ card: 'Veteran Stormtrooper', health: 10, damage: 8 }], deck: [] },
  }).choose('resolve melee');
  expect(table.characters()).toEqual(['Veteran Stormtrooper']);
});

test('EX-P No Mercy gives the AI 1 resource per player when a stage begins, also a later one', () => {
  const first = operationsTable({ expert: true, round: 0, step: 'begin stage', players: [{}, {}] });
  expect(first.ai.resources).toBe(4);
  const table = playersTurn({
    expert: true,
    players: [{}, {}],
    ai: { characters: [], deck: [] },
  })
    .choose('pass')
    .choose('pass');
  expect(table.view.stage).toBe(2);
  // Then upkeep gives it as many again.
  expect(table.events('gain')).toContainEqual({ side: 4, resources: 2, now: 2 });
  expect(table.places('No Mercy')).toEqual(['plots of AI']);
});

test('EX-P No Mercy comes with the Expert set in the deck of every stage', () => {
  const table = operationsTable({ expert: true, round: 0, step: 'begin stage', players: [{}] });
  const plain = operationsTable({ round: 0, step: 'begin stage', players: [{}] });
  expect(table.ai.deck).toHaveLength(plain.ai.deck.length + 4);
  expect(plain.ai.plots).toEqual([]);
});
