import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

const ROW = ['baze-malbus', 'lobot', 'tie-fighter', 'chewbacca', 'blockade-runner', 'boba-fett'];
const PILOTS = Array.from({ length: 10 }, () => 'outer-rim-pilot');

test('cards of your faction and neutral ones that you can pay for are for sale, and a pilot', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 4 } });
  expect(table.choices).toEqual([
    'buy baze-malbus',
    'buy lobot',
    'buy chewbacca',
    'buy blockade-runner',
    'buy outer-rim-pilot',
    'end',
  ]);
});

test('the Empire buys Empire and neutral cards', () => {
  const table = empireTurn({ row: ROW, empire: { resources: 5 } });
  expect(table.choicesTo('buy')).toEqual([
    'lobot',
    'tie-fighter',
    'blockade-runner',
    'boba-fett',
    'outer-rim-pilot',
  ]);
});

test('a card that costs more than the resources is not for sale', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 3 } });
  expect(table.choicesTo('buy')).toEqual(['baze-malbus', 'lobot', 'outer-rim-pilot']);
});

test('with 1 resource no pilot is for sale', () => {
  expect(rebelTurn({ row: ROW, rebel: { resources: 1 } }).choices).toEqual(['end']);
});

test('the cost is paid and the card lies on top of the discard pile', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 5, discard: ['rebel-trooper'] } });
  table.choose('buy chewbacca');
  expect(table.side('rebel').resources).toBe(1);
  expect(table.ids('rebel', 'discard')).toEqual(['rebel-trooper', 'chewbacca']);
});

test('the slot is refilled at once, and nothing slides', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 3 }, next: { refills: ['darth-vader'] } });
  table.choose('buy lobot');
  expect(table.row).toEqual([
    'baze-malbus',
    'darth-vader',
    'tie-fighter',
    'chewbacca',
    'blockade-runner',
    'boba-fett',
  ]);
});

test('the card that refills the slot can be bought as well', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 6 }, next: { refills: ['bossk'] } });
  table.choose('buy lobot').choose('buy bossk');
  expect(table.ids('rebel', 'discard')).toEqual(['lobot', 'bossk']);
});

test('a pilot goes to the discard pile, and its stack has one less', () => {
  const table = rebelTurn({ rebel: { resources: 2 } });
  table.choose('buy outer-rim-pilot');
  expect(table.ids('rebel', 'discard')).toEqual(['outer-rim-pilot']);
  expect(table.view.pilots).toBe(9);
});

test('the pilots do not refill: when they are gone none is for sale', () => {
  const table = rebelTurn({ rebel: { resources: 2 }, exile: PILOTS });
  expect(table.choices).toEqual(['end']);
});

test('a bought card is not in play and cannot be played this turn', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 4 } });
  table.choose('buy chewbacca');
  expect(table.choicesTo('play')).toEqual([]);
  expect(table.ids('rebel', 'units')).toEqual([]);
});

test('cards can be bought before others are played', () => {
  const table = rebelTurn({ row: ROW, rebel: { resources: 2, hand: ['u-wing'] } });
  table.choose('buy baze-malbus').play('u-wing').choose('buy lobot');
  expect(table.ids('rebel', 'discard')).toEqual(['baze-malbus', 'lobot']);
});

test('DBG-09 an action that leaves no card of the bot in the row has it dealt anew', () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['lobot', 'x-wing', 'y-wing', 'bossk', 'dengar', 'tie-fighter'],
    rebel: { units: ['rebel-trooper'] },
    next: { refills: ['u-wing', 'at-at', 'at-st', 'lando-calrissian', 'chewbacca', 'ig-88', 'han-solo'] },
  });
  table.hunt('tie-fighter', 'rebel-trooper');
  expect(table.row).toEqual(['at-at', 'at-st', 'lando-calrissian', 'chewbacca', 'ig-88', 'han-solo']);
  expect(table.view.galaxyDiscard).toHaveLength(7);
});
