import { expect, test } from 'vitest';
import { deckbuildingTable } from '../kit.ts';
import { empireBot, rebelBot, story, told } from './bot-turn.ts';

const PLAYERS_LAST_BASE = { base: 'sullust', lost: ['dantooine', 'mon-cala'] };
const BOTS_LAST_BASE = { base: 'endor', lost: ['coruscant', 'death-star'] };

test("DBG-49 the bot that destroys the player's final base wins", () => {
  const table = empireBot({ reveals: ['dengar'], rebel: { ...PLAYERS_LAST_BASE, damage: 12 } });
  expect([table.outcome?.winner, table.rulesOf('won')]).toEqual([0, ['DBG-49']]);
});

test('DBG-49 the game ends at once, with no phase after it', () => {
  const table = empireBot({ reveals: ['dengar'], rebel: { ...PLAYERS_LAST_BASE, damage: 12 } });
  expect([told(table, 'phase').at(-1)?.step, story(table).at(-1)]).toEqual(['bot attack', 'won']);
});

test("DBG-49 the player who destroys the bot's final base wins", () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    empire: { ...BOTS_LAST_BASE, damage: 14 },
    rebel: { units: ['rebel-trooper'] },
  }).attack('rebel-trooper');
  expect(table.outcome?.winner).toBe(1);
});

test('DBG-49 a base with 1 hit point left stands', () => {
  const table = empireBot({ reveals: ['dengar'], rebel: { ...PLAYERS_LAST_BASE, damage: 11 } });
  expect([table.outcome, table.side('rebel').base?.damage]).toEqual([undefined, 15]);
});

test('DBG-49 the second base does not end the game', () => {
  const table = empireBot({
    reveals: ['dengar'],
    rebel: { base: 'mon-cala', lost: ['dantooine'], bases: ['sullust'], damage: 6 },
  });
  expect([table.outcome, table.side('rebel').base?.id]).toEqual([undefined, 'sullust']);
});

test('DBG-49 damage of an ability ends the game, too', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    empire: { base: 'endor', lost: ['lothal', 'rodia'], damage: 14 },
  });
  expect([table.outcome?.winner, told(table, 'phase').at(-1)?.step]).toEqual([1, 'bot deployment']);
});

test('DBG-49 there is nothing to score: the outcome is the winner and the number of turns', () => {
  const table = empireBot({ reveals: ['dengar'], rebel: { ...PLAYERS_LAST_BASE, damage: 12 } });
  expect(table.outcome).toEqual({ winner: 0, turns: 1 });
});
