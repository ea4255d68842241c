import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

const LAST = { base: 'endor', lost: ['lothal', 'corellia'], damage: 14 };

test('the third base destroyed wins the game', () => {
  const table = rebelTurn({ turn: 9, rebel: { units: ['rebel-trooper'] }, empire: LAST });
  table.attack('rebel-trooper');
  expect(table.outcome).toEqual({ winner: 1, turns: 9 });
  expect(table.side('rebel').victory).toHaveLength(3);
});

test('the second base destroyed does not', () => {
  const table = rebelTurn({
    rebel: { units: ['rebel-trooper'] },
    empire: { base: 'endor', lost: ['lothal'], damage: 14 },
  });
  table.attack('rebel-trooper');
  expect(table.outcome).toBeUndefined();
  expect(table.topic).toBe('action');
});

test('a base that survives with one hit point left keeps the game going', () => {
  const table = rebelTurn({ rebel: { units: ['rebel-trooper'] }, empire: { ...LAST, damage: 13 } });
  table.attack('rebel-trooper');
  expect(table.outcome).toBeUndefined();
});

test('nobody is asked anything once the game is over', () => {
  const table = rebelTurn({ rebel: { units: ['rebel-trooper'], hand: ['x-wing'] }, empire: LAST });
  table.attack('rebel-trooper');
  expect(table.live.pending(0)).toMatchObject({ kind: 'over' });
  expect(table.live.pending(1)).toMatchObject({ kind: 'over' });
});

test('the turn does not end any more: hand and units stay where they are', () => {
  const table = rebelTurn({ rebel: { units: ['rebel-trooper'], hand: ['x-wing'] }, empire: LAST });
  table.attack('rebel-trooper');
  expect(table.ids('rebel', 'units')).toEqual(['rebel-trooper']);
  expect(table.ids('rebel', 'hand')).toEqual(['x-wing']);
});

test('damage of an ability wins as well', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] }, empire: LAST });
  table.choose('use y-wing').choose('base');
  expect(table.outcome).toMatchObject({ winner: 1 });
});

test('nothing more resolves: Rodia wins before the row is refilled', () => {
  const table = empireTurn({
    step: 'begin turn',
    row: ['x-wing', 'y-wing', 'tie-fighter', 'lobot', 'bossk', 'dengar'],
    empire: { base: null, lost: ['lothal'], bases: ['rodia'] },
    rebel: { base: 'sullust', lost: ['dantooine', 'mon-cala'], damage: 14 },
  });
  table.choose('rodia').choose('yes');
  expect(table.outcome).toMatchObject({ winner: 0 });
  expect(table.row).toEqual([null, null, 'tie-fighter', 'lobot', 'bossk', 'dengar']);
});

test('nothing more resolves: Yavin 4 wins in the middle of an ability', () => {
  const table = rebelTurn({
    rebel: { base: 'yavin-4', units: ['snowspeeder'] },
    empire: { ...LAST, hand: ['stormtrooper', 'at-st'] },
  });
  table.choose('use snowspeeder').choose('stormtrooper');
  expect(table.outcome).toMatchObject({ winner: 1 });
  expect(table.ids('empire', 'hand')).toEqual(['at-st']);
});

test('the Empire wins by the third Rebel base', () => {
  const table = empireTurn({
    empire: { units: ['stormtrooper'] },
    rebel: { base: 'sullust', lost: ['dantooine', 'mon-cala'], damage: 14 },
  });
  table.attack('stormtrooper');
  expect(table.outcome).toMatchObject({ winner: 0 });
});

test("DBG-49 the player wins by the bot's third base", () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['rebel-trooper'] },
    empire: { base: 'endor', lost: ['coruscant', 'death-star'], damage: 14 },
  });
  table.attack('rebel-trooper');
  expect(table.outcome).toMatchObject({ winner: 1 });
  expect(table.rulesOf('won')).toEqual(['DBG-49']);
});
