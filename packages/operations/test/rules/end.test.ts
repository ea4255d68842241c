import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

const NOBODY = { deck: [], pool: [], characters: [] };

test('OPS-75 advancing past the final stage wins the game', () => {
  const table = playersTurn({ scenario: 'OBJ-SCA', stage: 3, round: 7, ai: NOBODY }).choose('pass');
  expect(table.outcome).toEqual({ winner: 'players', rounds: 7, stage: 3 });
  expect(table.rulesOf('won')).toEqual(['OPS-75']);
});

test('OPS-75 at once, before upkeep', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    stage: 3,
    players: [{ deck: [], hand: [] }],
    ai: NOBODY,
  });
  table.choose('pass');
  expect(table.outcome).toMatchObject({ winner: 'players' });
  expect(table.events('upkeep')).toEqual([]);
});

test('OPS-75 but not before the end of the action phase', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    stage: 3,
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: { ...NOBODY, characters: [{ card: 'Director Krennic', health: 3 }] },
  });
  table.choose('resolve melee');
  expect([table.characters(), table.outcome, table.topic]).toEqual([[], undefined, 'action']);
});

test('OPS-75 an earlier stage without AI characters wins nothing', () => {
  const table = playersTurn({ scenario: 'OBJ-SCA', stage: 1, ai: NOBODY }).choose('pass');
  expect([table.outcome, table.view.stage]).toEqual([undefined, 2]);
});

test('OPS-94 the players lose when the last of them is eliminated', () => {
  const table = operationsTable({
    players: [{ eliminated: 'damage' }, { characters: [{ card: 'Padawan', health: 2 }], hand: [] }],
    first: 1,
    round: 4,
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.outcome).toEqual({ winner: 'AI', rounds: 4, stage: 1 });
  expect(table.rulesOf('lost')).toEqual(['OPS-94']);
});

test('OPS-94 by cards too', () => {
  const table = operationsTable({ step: 'AI upkeep', players: [{ deck: [], hand: [] }] });
  expect(table.outcome).toMatchObject({ winner: 'AI' });
});

test('OPS-94 not while somebody is left', () => {
  const table = operationsTable({ step: 'AI upkeep', players: [{ deck: [], hand: [] }, {}] });
  expect([table.outcome, table.asked]).toEqual([undefined, 1]);
});

test('OPS-94 even where the last AI character falls in the same moment', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    stage: 3,
    players: [
      {
        characters: [{ card: 'Darth Vader, Dark Apprentice', health: 11, damage: 10 }],
        pool: ['Darth Vader: Sp'],
      },
    ],
    ai: { ...NOBODY, characters: [{ card: 'Chewbacca', health: 3 }] },
  });
  table.choose('resolve special');
  expect(table.characters()).toEqual([]);
  expect(table.outcome).toMatchObject({ winner: 'AI' });
});

test('when the game is over nobody is asked anything', () => {
  const table = operationsTable({
    step: 'AI upkeep',
    players: [
      { deck: [], hand: [] },
      { deck: [], hand: [] },
    ],
  });
  expect([0, 1].map((seat) => table.live.pending(seat).kind)).toEqual(['over', 'over']);
});
