import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const ORDERS = { hand: ['Intercepted Orders'] };

test("OPS-82 the player picks which of the AI's five cards is turned face up", () => {
  const table = playersTurn({ players: [ORDERS], ai: { deck: { Advance: 7 }, pool: [] } });
  table.choose('play Intercepted Orders');
  expect([table.topic, table.choices]).toEqual(['detect', ['0', '1', '2', '3', '4']]);
});

test('OPS-82 it is put back in its place, face up for everybody', () => {
  const table = playersTurn({ players: [ORDERS, {}], ai: { deck: { Advance: 7 }, pool: [] } });
  table.choose('play Intercepted Orders').choose('2');
  for (const seat of [0, 1])
    expect(table.live.view(seat).areas[0]?.deck.map((card) => card?.name)).toEqual([
      undefined,
      undefined,
      'Advance',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  expect(table.rulesOf('detect')).toEqual(['OPS-82']);
});

test('OPS-82 a card that lies face up already is not picked again', () => {
  const table = playersTurn({
    players: [ORDERS],
    ai: { top: [null, 'Open Fire'], deck: { Advance: 5 }, pool: [] },
  });
  table.choose('play Intercepted Orders');
  expect(table.choices).toEqual(['0', '2', '3', '4']);
});

test('OPS-82 with fewer cards in its deck the AI has a smaller hand', () => {
  const table = playersTurn({ players: [ORDERS], ai: { deck: ['Advance', 'Advance'], pool: [] } });
  table.choose('play Intercepted Orders');
  expect(table.choices).toEqual(['0', '1']);
});

test('OPS-82 it stays face up while others are drawn, until it is drawn itself', () => {
  const table = playersTurn({
    players: [ORDERS],
    ai: { deck: { Regroup: 3 }, pool: [], characters: [] },
  });
  table.choose('play Intercepted Orders').choose('1').choose('done');
  expect(table.ai.deck.map((card) => card?.name)).toEqual(['Regroup', undefined]);
  table.choose('pass');
  expect(table.ai.deck).toEqual([null]);
});

test('OPS-82 the AI plays it as any other card', () => {
  const table = playersTurn({
    players: [ORDERS],
    ai: { deck: { Advance: 2 }, pool: [], characters: ['Veteran Stormtrooper'] },
    next: { rolls: ['Veteran Stormtrooper: 1R'] },
  });
  table.choose('play Intercepted Orders').choose('0').choose('done');
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1R']);
});
