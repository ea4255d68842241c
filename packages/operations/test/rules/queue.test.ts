import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('abilities that are triggered by the same thing: their player puts them in order', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Luke Skywalker', upgrades: ['Fearless'] }], deck: ['Parry', 'Evade'] }],
    ai: IDLE,
    next: { draws: ['Evade'] },
  });
  table.choose('activate Luke Skywalker');
  expect([table.topic, table.choices]).toEqual(['order of abilities', ['Luke Skywalker', 'Fearless']]);
  table.choose('Fearless', 'Luke Skywalker');
  expect([table.topic, table.hand()]).toEqual(['may', []]);
  table.choose('yes');
  expect(table.events('ability')).toHaveLength(2);
  expect([...table.hand()].sort()).toEqual(['Evade', 'Parry']);
});

test('first in, first out: the one put first is done before the other begins', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Luke Skywalker', upgrades: ['Fearless'] }], deck: ['Parry'] }],
    ai: IDLE,
  });
  table.choose('activate Luke Skywalker').choose('Luke Skywalker', 'Fearless');
  expect([table.topic, table.hand()]).toEqual(['may', ['Parry']]);
});

test('what an ability triggers joins the end of the queue', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Luke Skywalker', upgrades: ['Fearless'] }],
        supports: ['Millennium Falcon'],
        deck: ['Parry', 'Parry'],
      },
    ],
    ai: IDLE,
  });
  table.choose('activate Millennium Falcon').choose('yes');
  expect([table.topic, table.choices]).toEqual(['order of abilities', ['Luke Skywalker', 'Fearless']]);
  expect(table.character('Luke Skywalker').ready).toBe(false);
});

test('copies that are alike need no order', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Fearless', 'Fearless'] }], deck: ['Parry', 'Parry'] },
    ],
    ai: IDLE,
  });
  table.choose('activate Padawan');
  expect(table.topic).toBe('may');
});

test('abilities of several sides: the first player puts them in order', () => {
  const table = playersTurn({
    players: [
      {},
      {
        characters: [
          {
            card: 'Leia Organa',
            upgrades: ['Fearless'],
            downgrades: ['Shock Collar'],
          },
        ],
        deck: ['Parry', 'Parry'],
      },
    ],
    turn: 1,
    ai: IDLE,
  });
  table.choose('activate Leia Organa');
  expect([table.asked, table.topic]).toEqual([0, 'order of abilities']);
  expect(table.choices).toEqual(['Fearless', 'Shock Collar']);
});

test('an ability that would change nothing is not offered', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', shields: 3, upgrades: ['Fearless'] }], hand: ['Parry'], deck: [] },
    ],
    ai: IDLE,
  });
  table.choose('activate Padawan');
  expect([table.topic, table.events('ability')]).toEqual(['action', []]);
});

test('the queue is empty before the next one has a turn', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], deck: ['Parry'] }, {}],
    ai: IDLE,
  });
  table.choose('activate Luke Skywalker');
  expect([table.asked, table.hand(0)]).toEqual([1, ['Parry']]);
});

test('an ability that was triggered is resolved even if its card has left play', () => {
  const table = playersTurn({
    players: [
      {
        characters: [
          { card: 'Padawan', health: 1, upgrades: ['Fearless'], downgrades: ['Shock Collar'] },
          'Luke Skywalker',
        ],
        deck: ['Parry'],
      },
    ],
    ai: IDLE,
  });
  table.choose('activate Padawan').choose('Shock Collar', 'Fearless');
  expect([table.places('Fearless'), table.topic]).toEqual([['discard of 0'], 'may']);
  expect(table.choose('yes').hand()).toEqual(['Parry']);
});

test('an ability of a player who was eliminated meanwhile lapses', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Luke Skywalker', health: 1, downgrades: ['Shock Collar'] }], deck: ['Parry'] },
      {},
    ],
    ai: IDLE,
  });
  table.choose('activate Luke Skywalker').choose('Shock Collar', 'Luke Skywalker');
  expect([table.player(0).eliminated, table.hand(0)]).toEqual(['damage', []]);
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});
