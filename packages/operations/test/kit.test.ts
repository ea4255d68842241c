import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from './kit.ts';

test('a table written by hand is a live one, with the AI having acted', () => {
  const table = operationsTable({
    ai: { resources: 3 },
    next: { reveals: ['Advance'], rolls: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
  expect(table.unused).toEqual([]);
  expect(table.places('Advance')).toEqual(['discard of AI']);
  expect([table.asked, table.topic]).toEqual([0, 'action']);
});

test('at the turn of a player the choices are exactly those that the table makes', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['elite Luke Skywalker'],
        hand: ['Lightsaber'],
        pool: ['Luke Skywalker: 2MD'],
        resources: 3,
      },
    ],
  });
  expect(table.choices).toEqual([
    'play Lightsaber',
    'activate Luke Skywalker',
    'resolve melee',
    'reroll',
    'claim',
    'pass',
  ]);
  expect(table.choicesTo('play')).toEqual(['Lightsaber']);
});

test('the players pass until the AI has had a turn', () => {
  const table = playersTurn({ players: [{}, {}], next: { reveals: ['Advance'] } }).aiTurn();
  expect(table.events('pass')).toHaveLength(2);
  expect(table.reasons('activation')).toMatchObject([
    { considered: Array.from({ length: 4 }, () => 'Veteran Stormtrooper') },
  ]);
});
