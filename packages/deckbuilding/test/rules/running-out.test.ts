import { expect, test } from 'vitest';
import { galaxyWithout } from '../kit.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

const SHUTTLES = Array.from({ length: 7 }, () => 'alliance-shuttle');
const OTHERS = ['rebel-trooper', 'rebel-trooper', 'temple-guardian'];
const STARTERS = [...SHUTTLES, ...OTHERS];

const ROW = ['lobot', 'bossk', 'dengar', 'ig-88', 'tie-fighter', 'x-wing'];

test('a deck that runs out while drawing is made anew from the discard pile, and the drawing goes on', () => {
  const table = rebelTurn({ rebel: { top: OTHERS, discard: SHUTTLES } }).choose('end');
  expect(table.ids('rebel', 'hand')).toEqual([...OTHERS, 'alliance-shuttle', 'alliance-shuttle']);
  expect(table.side('rebel').deck).toHaveLength(5);
  expect(table.ids('rebel', 'discard')).toEqual([]);
});

test('cards that are discarded as the turn ends are shuffled in', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'], hand: ['y-wing'] }, exile: STARTERS }).choose('end');
  expect([...table.ids('rebel', 'hand')].sort()).toEqual(['x-wing', 'y-wing']);
});

test('an empty deck alone is no reason to shuffle', () => {
  const table = rebelTurn({
    rebel: { top: [...OTHERS, 'alliance-shuttle', 'alliance-shuttle'], discard: SHUTTLES.slice(2) },
  });
  table.choose('end');
  expect(table.side('rebel').deck).toEqual([]);
  expect(table.ids('rebel', 'discard')).toHaveLength(5);
});

test('with deck and discard pile both empty what there is is drawn', () => {
  const table = rebelTurn({ rebel: { top: OTHERS }, exile: SHUTTLES }).choose('end');
  expect(table.ids('rebel', 'hand')).toEqual(OTHERS);
});

test('with deck and discard pile both empty nothing is drawn', () => {
  const table = rebelTurn({ exile: STARTERS }).choose('end').choose('end');
  expect(table.choices).toEqual(['end']);
});

test('an ability that draws shuffles the discard pile only then', () => {
  const table = rebelTurn({ rebel: { units: ['han-solo'], discard: ['x-wing'] }, exile: STARTERS });
  table.choose('use han-solo');
  expect(table.ids('rebel', 'hand')).toEqual(['x-wing']);
});

test('an ability that draws cannot be used with nothing to draw', () => {
  const table = rebelTurn({ rebel: { units: ['han-solo'] }, exile: STARTERS });
  expect(table.choicesTo('use')).toEqual([]);
});

test('an empty galaxy deck is made anew from its discard pile when a slot needs a card', () => {
  const table = rebelTurn({
    row: ROW,
    galaxyDiscard: ['darth-vader'],
    rebel: { resources: 3 },
    exile: galaxyWithout(...ROW, 'darth-vader'),
  });
  table.choose('buy lobot');
  expect(table.row[0]).toBe('darth-vader');
  expect(table.view.galaxyDiscard).toEqual([]);
});

test('an empty galaxy deck alone is no reason to shuffle', () => {
  const table = rebelTurn({
    row: ROW,
    galaxyTop: ['luke-skywalker'],
    galaxyDiscard: ['darth-vader'],
    rebel: { resources: 3 },
    exile: galaxyWithout(...ROW, 'luke-skywalker', 'darth-vader'),
  });
  table.choose('buy lobot');
  expect(table.row[0]).toBe('luke-skywalker');
  expect(table.places('darth-vader')).toEqual(['galaxy discard']);
});

test('with galaxy deck and discard pile both empty the slot stays empty', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 3 }, exile: galaxyWithout(...ROW) });
  table.choose('buy lobot');
  expect(table.row).toEqual([null, ...ROW.slice(1)]);
});

test('an empty slot is refilled when there is a card again', () => {
  const table = rebelTurn({
    row: ROW,
    rebel: { resources: 3, units: ['rebel-trooper'] },
    exile: galaxyWithout(...ROW),
  });
  table.choose('buy lobot').hunt('tie-fighter', 'rebel-trooper');
  expect(table.row).toEqual(['tie-fighter', 'bossk', 'dengar', 'ig-88', null, 'x-wing']);
});

test('a look at two galaxy cards sees one where the deck has only one, and shuffles nothing', () => {
  const table = empireTurn({
    step: 'begin turn',
    row: ROW,
    galaxyTop: ['luke-skywalker'],
    galaxyDiscard: ['darth-vader'],
    empire: { base: 'coruscant' },
    exile: galaxyWithout(...ROW, 'luke-skywalker', 'darth-vader'),
  });
  table.choose('yes');
  expect([table.choices, table.side('empire').resources]).toEqual([['end'], 0]);
  expect([table.places('luke-skywalker'), table.places('darth-vader')]).toEqual([
    ['galaxy deck'],
    ['galaxy discard'],
  ]);
});

/** The galaxy deck is empty, its discard pile is not. */
const NOTHING_TO_LOOK_AT = {
  row: ROW,
  galaxyDiscard: ['darth-vader'],
  exile: galaxyWithout(...ROW, 'darth-vader', 'scout-trooper', 'tie-interceptor', 'moff-jerjerrod'),
};

test('an empty galaxy deck cannot be looked at: its discard pile waits until the row needs a card', () => {
  const table = empireTurn({
    ...NOTHING_TO_LOOK_AT,
    empire: { units: ['scout-trooper', 'tie-interceptor', 'moff-jerjerrod'] },
  });
  expect(table.choicesTo('use')).toEqual([]);
  expect(table.places('darth-vader')).toEqual(['galaxy discard']);
});

test('Coruscant does not ask where there is nothing to look at', () => {
  const table = empireTurn({
    ...NOTHING_TO_LOOK_AT,
    step: 'begin turn',
    empire: { base: 'coruscant', discard: ['scout-trooper', 'tie-interceptor', 'moff-jerjerrod'] },
  });
  expect(table.choices).toEqual(['end']);
});

test('a shuffle of a person cites no rule of the bot', () => {
  const table = rebelTurn({ rebel: { top: OTHERS, discard: SHUTTLES } }).choose('end');
  expect(table.rulesOf('shuffle')).toEqual([undefined]);
});
