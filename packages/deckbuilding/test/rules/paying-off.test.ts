import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

const ROW = ['lobot', 'blockade-runner', 'jabba-the-hutt', 'baze-malbus', 'tie-fighter', 'star-destroyer'];
const options = { payingOff: true };

test('without the optional rule no card can be paid off', () => {
  expect(rebelTurn({ row: ROW, rebel: { resources: 4 } }).choicesTo('pay off')).toEqual([]);
});

test('neutral cards of the row, ships too, can be paid off for their cost', () => {
  const table = rebelTurn({ options, row: ROW, rebel: { resources: 4 } });
  expect(table.choicesTo('pay off')).toEqual(['lobot', 'blockade-runner']);
});

test('with too few resources no card can be paid off', () => {
  const table = rebelTurn({ options, row: ROW, rebel: { resources: 2 } });
  expect(table.choicesTo('pay off')).toEqual([]);
});

test('the card goes to the galaxy discard pile for its cost, and its slot is refilled', () => {
  const table = rebelTurn({
    options,
    row: ROW,
    rebel: { resources: 4 },
    next: { refills: ['darth-vader'] },
  });
  table.choose('pay off lobot');
  expect(table.places('lobot')).toEqual(['galaxy discard']);
  expect(table.row[0]).toBe('darth-vader');
  expect(table.side('rebel').resources).toBe(1);
});

test('a card that was paid off is no purchase', () => {
  const table = rebelTurn({ options, row: ROW, rebel: { base: 'sullust', resources: 5 } });
  table.choose('pay off lobot').choose('buy baze-malbus');
  expect(table.side('rebel').deck[0]?.id).toBe('baze-malbus');
});
