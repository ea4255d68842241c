import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('OPS-41 the claimer takes control of the battlefield', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE });
  table.choose('pass').choose('claim');
  expect([table.view.first, table.view.claimed]).toEqual([1, 1]);
});

test('the battlefield can be claimed by the one who controls it', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE }).choose('claim');
  expect([table.view.first, table.view.claimed]).toEqual([0, 0]);
});

test('who has claimed passes for the rest of the round', () => {
  const table = playersTurn({ players: [{}, {}], ai: { deck: { Regroup: 3 }, pool: [] } });
  table.choose('claim').choose('no').choose('activate Leia Organa').choose('activate Fenn Rau');
  expect(table.asked).toBe(1);
  expect(table.events('turn')).toMatchObject([
    { side: 0 },
    { side: 1 },
    { side: 4 },
    { side: 1 },
    { side: 4 },
    { side: 1 },
  ]);
});

test('the passes of the one who has claimed count in the row', () => {
  const table = playersTurn({ players: [{}, {}], ai: IDLE });
  table.choose('claim').choose('no').choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
});

test('claiming is an action and breaks the row of passes', () => {
  const table = playersTurn({ players: [{}, {}], passes: 2, ai: { deck: ['Regroup'], pool: [] } });
  table.choose('claim').choose('no');
  expect([table.view.passes, table.asked]).toEqual([0, 1]);
});

test('claiming gives up the additional actions that are left', () => {
  const table = playersTurn({
    players: [
      { characters: ['Rey, Force Prodigy', 'Hired Gun'], hand: ['Holdout Blaster'], resources: 2 },
      {},
    ],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('Rey').choose('claim').choose('no');
  expect([table.view.additional, table.asked]).toEqual([0, 1]);
});

test('the claim ability of side A: a player gains a resource, also a teammate', () => {
  const table = playersTurn({ players: [{ resources: 0 }, { resources: 0 }], ai: IDLE });
  table.choose('claim').choose('yes');
  expect([table.topic, table.choices]).toEqual(['player', ['0', '1']]);
  table.choose('1');
  expect([table.player(0).resources, table.player(1).resources]).toEqual([0, 1]);
});

test('the claim ability of side B: a character gains a shield', () => {
  const table = playersTurn({ players: [{}], battlefield: 'B', ai: { deck: ['Regroup'], pool: [] } });
  table.choose('claim').choose('yes').choose('Rey');
  expect(table.character('Rey').shields).toBe(1);
});

test('the claim ability may be left unused', () => {
  const table = playersTurn({ players: [{ resources: 0 }, {}], ai: IDLE });
  table.choose('claim');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('no');
  expect([table.player(0).resources, table.asked]).toEqual([0, 1]);
});
