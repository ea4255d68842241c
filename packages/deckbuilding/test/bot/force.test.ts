import { expect, test } from 'vitest';
import { empireBot, rebelBot, told } from './bot-turn.ts';

test.each([
  [1, { lost: ['yavin-4'], base: 'hoth' }],
  [2, { lost: ['yavin-4', 'sullust'], base: 'hoth' }],
])('DBG-34 with X %i the Force moves as much toward the Rebel bot', (x, rebel) => {
  const table = rebelBot({ rebel });
  expect([table.force, table.rulesOf('force')]).toEqual([x, ['DBG-34']]);
});

test('DBG-34 the Force moves toward the Empire bot', () => {
  expect(empireBot({ empire: { lost: ['coruscant'], base: 'endor' } }).force).toBe(-1);
});

test('DBG-34 with X 0 the Force stays', () => {
  expect(empireBot({ force: 'rebel 1' }).force).toBe(1);
});

test('DBG-34 the Force stops at the end of its track', () => {
  const table = rebelBot({ force: 'rebel 2', rebel: { lost: ['yavin-4', 'sullust'], base: 'hoth' } });
  expect(told(table, 'force')).toEqual([{ seat: 'rebel', by: 1, to: 3 }]);
});

test('DBG-34 it comes after the attack, too late for a Death Trooper', () => {
  const table = empireBot({
    reveals: ['death-trooper'],
    empire: { lost: ['coruscant'], base: 'endor' },
  });
  expect([told(table, 'attack')[0]?.attack, table.force]).toEqual([3 + 1, -1]);
});
