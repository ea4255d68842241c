import { expect, test } from 'vitest';
import { deckbuildingTable } from './kit.ts';

test('a table written by hand is a live one, with the bot having played', () => {
  const table = deckbuildingTable({
    bot: 'empire',
    row: ['x-wing', 'tie-fighter', 'lobot', 'at-st', 'y-wing', 'bossk'],
    empire: {
      top: ['stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'],
    },
  });
  expect(table.topic).toBe('action');
  expect(table.asked).toBe('rebel');
  expect(table.reasons('sabotage')).toMatchObject([
    { considered: ['x-wing', 'y-wing'], picked: 'x-wing', rule: 'DBG-27' },
  ]);
});

test('DBG-27 hunts the dearest enemy unit that the attack reaches', () => {
  const table = deckbuildingTable({
    bot: 'rebel',
    row: ['darth-vader', 'at-st', 'tie-fighter', 'lobot', 'bossk', 'x-wing'],
    rebel: { top: ['x-wing', 'rebel-trooper', 'alliance-shuttle', 'alliance-shuttle', 'alliance-shuttle'] },
  });
  expect(table.reasons('sabotage')).toMatchObject([
    { considered: ['at-st', 'tie-fighter'], picked: 'at-st' },
  ]);
  expect(table.places('at-st')).toEqual(['galaxy discard']);
});
