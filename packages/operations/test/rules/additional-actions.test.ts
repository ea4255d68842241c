import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('Ambush: after the card one more action may be taken', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Holdout Blaster'], resources: 2 }, {}],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('Hired Gun');
  expect([table.asked, table.choices]).toEqual([0, ['activate Hired Gun', 'claim', 'done']]);
  table.choose('activate Hired Gun');
  expect(table.asked).toBe(1);
});

test('an additional action that is declined is no pass', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Holdout Blaster'], resources: 2 }],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('done');
  expect(table.events('pass')).toMatchObject([{ side: 4 }]);
  expect([table.view.round, table.topic]).toEqual([1, 'action']);
});

test('an additional action is not stored for the next turn', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Holdout Blaster'], resources: 2 }],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('done').choose('activate Hired Gun');
  expect(table.events('turn')).toMatchObject([
    { side: 0 },
    { side: 4 },
    { side: 0 },
    { side: 4 },
    { side: 0 },
  ]);
});

test('several additional actions are taken one after another', () => {
  const table = playersTurn({
    players: [
      { characters: ['Rey, Force Prodigy', 'Hired Gun'], hand: ['Holdout Blaster'], resources: 2 },
      {},
    ],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('Rey');
  expect(table.view.additional).toBe(2);
  table.choose('activate Hired Gun');
  expect([table.asked, table.view.additional]).toEqual([0, 1]);
  table.choose('activate Rey');
  expect([table.asked, table.view.additional]).toEqual([1, 0]);
});

test('declining ends all that were left', () => {
  const table = playersTurn({
    players: [
      { characters: ['Rey, Force Prodigy', 'Hired Gun'], hand: ['Holdout Blaster'], resources: 2 },
      {},
    ],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('Rey').choose('done');
  expect([table.asked, table.view.additional]).toEqual([1, 0]);
});

test('an additional action may bring another one', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Holdout Blaster', 'Unpredictable'], resources: 2 }, {}],
    ai: IDLE,
  });
  table.choose('play Holdout Blaster').choose('Hired Gun').choose('play Unpredictable');
  expect([table.asked, table.choices]).toEqual([0, ['activate Hired Gun', 'claim', 'done']]);
});

test('up to two additional actions: one can be taken and one declined', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      { characters: ['Captain Phasma', 'First Order Stormtrooper'], hand: ['Tactical Mastery'] },
      { characters: ['Count Dooku'] },
    ],
    ai: IDLE,
  });
  table.choose('play Tactical Mastery').choose('activate First Order Stormtrooper');
  expect([table.asked, table.view.additional]).toEqual([0, 1]);
  expect(table.choose('done').asked).toBe(1);
});

test('an additional action waits until what the card triggers is resolved', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Hidden Blaster'], resources: 2 }],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', shields: 2 }] },
  });
  table.choose('play Hidden Blaster');
  expect(table.topic).toBe('may');
  expect(table.choose('yes').topic).toBe('action');
  expect(table.character('Death Trooper').shields).toBe(1);
});

test('a card without Ambush gives no additional action', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Punch Dagger'], resources: 2 }, {}],
    ai: IDLE,
  });
  expect(table.choose('play Punch Dagger').choose('Hired Gun').asked).toBe(1);
});

test('passing with an additional action is called done and keeps the row of passes broken', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Unpredictable'] }, {}],
    passes: 2,
    ai: IDLE,
  });
  table.choose('play Unpredictable').choose('done');
  expect([table.view.passes, table.asked]).toEqual([0, 1]);
});
