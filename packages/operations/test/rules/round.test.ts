import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

/** An AI without cards and dice passes. */
const IDLE = { deck: [], pool: [] };

test('OPS-01 beginning with the first player, clockwise, each player has one turn', () => {
  const table = playersTurn({ players: [{}, {}, {}], first: 1, ai: IDLE });
  table.choose('activate Leia Organa').choose('activate Hired Gun').choose('activate Luke Skywalker');
  expect(table.events('turn')).toMatchObject([
    { side: 1 },
    { side: 2 },
    { side: 0 },
    { side: 4 },
    { side: 1 },
  ]);
});

test('OPS-01 a turn is one action', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE }).choose('activate Luke Skywalker');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});

test('OPS-01 who opened the round goes on opening each cycle, even if somebody else claims meanwhile', () => {
  const table = playersTurn({ players: [{}, {}, {}], ai: IDLE });
  table.choose('activate Luke Skywalker').choose('claim').choose('no').choose('activate Hired Gun');
  expect(table.view.first).toBe(1);
  expect(table.asked).toBe(0);
});

test('OPS-02 after each player has had a turn the AI takes its turn', () => {
  const table = playersTurn({ players: [{}, {}], ai: { deck: ['Regroup', 'Regroup'], pool: [] } });
  table.choose('activate Luke Skywalker');
  expect(table.events('AI draws')).toEqual([]);
  table.choose('activate Leia Organa');
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.asked).toBe(0);
});

test('OPS-02 the cycle repeats within a round, a card of the AI each time', () => {
  const table = playersTurn({ ai: { deck: { Regroup: 3 }, pool: [] } });
  table.choose('pass').choose('pass');
  expect(table.events('AI draws')).toHaveLength(2);
  expect([table.view.round, table.topic]).toEqual([1, 'action']);
});

test('OPS-02 the AI drawing a card breaks the row of passes, even if the card does nothing', () => {
  const table = playersTurn({ players: [{}, {}], ai: { deck: ['Regroup'], pool: [] } });
  table.choose('pass').choose('pass');
  expect(table.events('end of phase')).toEqual([]);
  table.choose('pass').choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 dice that the AI resolves without cards break the row too', () => {
  const table = playersTurn({ ai: { deck: [], pool: ['Veteran Stormtrooper: 2RD'] } }).choose('pass');
  expect(table.events('end of phase')).toEqual([]);
  expect(table.choose('pass').events('end of phase')).toHaveLength(1);
});

test('OPS-02 an additional action that the AI has no card for is no pass: its turn has broken the row', () => {
  const table = operationsTable({
    players: [{ hand: [] }],
    ai: { characters: ['Maul'], resources: 1, top: ['Stap Droid'], deck: [], pool: [] },
  });
  expect(table.events('turn')).toMatchObject([
    { side: 4, again: false },
    { side: 4, again: true },
    { side: 0 },
  ]);
  table.choose('pass');
  expect(table.events('pass')).toMatchObject([{ side: 4 }, { side: 0 }, { side: 4 }]);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 an action of a player breaks the row, which may end with a player', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE });
  table.choose('pass').choose('activate Leia Organa').choose('pass').choose('pass');
  expect(table.events('pass')).toMatchObject([{ side: 0 }, { side: 4 }, { side: 0 }, { side: 1 }]);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 who has passed may act again when the turn comes back', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE });
  table.choose('pass').choose('activate Leia Organa');
  expect(table.asked).toBe(0);
  expect(table.choicesTo('activate')).toEqual(['Luke Skywalker', 'Rey']);
});

test('OPS-02 phase short: the phase ends as soon as all players have passed, once the AI has had a turn', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [], acted: true },
  });
  table.choose('pass').choose('pass');
  expect(table.events('AI draws')).toEqual([]);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 phase short: it does not end before the AI has had a turn in that round', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  table.choose('pass').choose('pass');
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 phase short: nor before the AI of each area has', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [{ area: 1 }, { area: 2 }],
    options: { phase: 'short' },
    areas: [
      { deck: { Regroup: 2 }, pool: [] },
      { deck: { Regroup: 2 }, pool: [] },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.events('AI draws')).toMatchObject([{ side: 4 }, { side: 5 }]);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 phase short: the AI of an area that is cleared has no turn, and none is waited for', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [{ area: 2 }, { area: 2 }],
    options: { phase: 'short' },
    areas: [
      { cleared: true, characters: [], deck: [], pool: [] },
      { deck: { Regroup: 2 }, pool: [], acted: true },
    ],
  });
  table.choose('pass').choose('pass');
  expect([table.events('AI draws').length, table.events('end of phase').length]).toEqual([0, 1]);
});

test('OPS-02 phase short: a turn of the AI does not break the row of the players', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  table.choose('activate Luke Skywalker').choose('pass').choose('pass');
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 phase short: an action of a player does break it', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  table.choose('pass').choose('activate Leia Organa').choose('pass');
  expect(table.events('end of phase')).toEqual([]);
  expect(table.asked).toBe(1);
});

test('OPS-02 phase short: who has claimed need not pass', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  table.choose('claim').choose('no').choose('pass');
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-02 phase short: who claims at once in each round does not keep the AI from its turn', () => {
  const table = playersTurn({ options: { phase: 'short' }, ai: { deck: { Regroup: 2 }, pool: [] } });
  table.choose('claim').choose('no');
  expect([table.events('AI draws').length, table.events('end of phase').length]).toEqual([1, 1]);
  while (table.topic !== 'action') table.choose();
  table.choose('claim').choose('no');
  expect([table.events('AI draws').length, table.events('end of phase').length]).toEqual([2, 2]);
});

test('OPS-02 phase short: a player may act on after a claim of another', () => {
  const table = playersTurn({
    players: [{}, {}],
    options: { phase: 'short' },
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  table.choose('claim').choose('no').choose('activate Leia Organa');
  expect([table.events('end of phase'), table.asked]).toEqual([[], 1]);
});

test('OPS-02 the AI goes on with its turns where nobody has anything to do', () => {
  const table = operationsTable({
    players: [{ hand: [], characters: [{ card: 'Luke Skywalker', ready: false }] }],
    claimed: 0,
    turn: 0,
    ai: { deck: { Regroup: 2 }, pool: [] },
  });
  expect(table.events('turn')).toMatchObject([{ side: 4 }, { side: 4 }, { side: 4 }, { side: 0 }]);
  expect(table.view.round).toBe(2);
});

test('passing where nothing else is legal asks nobody', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Luke Skywalker', ready: false }] }, {}],
    claimed: 1,
    first: 0,
    ai: IDLE,
  });
  expect(table.events('pass')).toMatchObject([{ side: 0 }, { side: 4 }]);
  expect(table.view.round).toBe(2);
});
