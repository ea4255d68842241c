import { expect, test } from 'vitest';
import type { TestTable } from '../kit.ts';
import { attackOf, type BotTurn, cards, copies, empireBot, rebelBot, told } from './bot-turn.ts';

/** Rebel cards in the row of an Empire bot that buys nothing, filled up with ships. */
const hunted = (targets: readonly string[], turn: BotTurn): TestTable =>
  empireBot({
    row: [
      ...targets,
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
    ].slice(0, 6),
    galaxyTop: ['rebel-transport', 'rebel-transport', 'nebulon-b-frigate'],
    ...turn,
  });

const NOTHING_TO_SPEND = ['stormtrooper', 'stormtrooper', 'inquisitor'];

test('DBG-27 hunts the dearest enemy unit that the attack reaches', () => {
  const table = hunted(['y-wing', 'chewbacca', 'luke-skywalker'], { reveals: NOTHING_TO_SPEND });
  expect(table.reasons('sabotage')).toMatchObject([
    { considered: ['y-wing', 'chewbacca'], picked: 'chewbacca', decided: 'cost', rule: 'DBG-27' },
  ]);
});

test('DBG-27 among equals hunts the one closest to the galaxy deck', () => {
  const table = hunted(['y-wing', 'jyn-erso', 'chewbacca'], { reveals: NOTHING_TO_SPEND });
  expect(table.reasons('sabotage')[0]).toMatchObject({
    picked: 'jyn-erso',
    decided: 'slots from the galaxy deck',
  });
});

test('DBG-27 destroys one card only', () => {
  const table = hunted(['y-wing', 'y-wing'], { reveals: NOTHING_TO_SPEND });
  expect(cards(table, 'hunt')).toEqual(['y-wing']);
});

test('DBG-27 the card goes to the galaxy discard pile and its slot is filled', () => {
  const table = hunted(['x-wing'], { reveals: NOTHING_TO_SPEND });
  expect([table.places('x-wing'), table.row[0]]).toEqual([['galaxy discard'], 'rebel-transport']);
});

test('DBG-27 the Rebels sabotage Empire units', () => {
  const table = rebelBot({
    reveals: ['rebel-trooper'],
    row: [
      'tie-fighter',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      ...copies(2, 'imperial-carrier'),
    ],
  });
  expect(cards(table, 'hunt')).toEqual(['tie-fighter']);
});

test('DBG-27 capital ships and neutral cards cannot be hunted', () => {
  const table = hunted(['lobot', 'rebel-transport'], {
    reveals: NOTHING_TO_SPEND,
    galaxyTop: ['rebel-transport'],
  });
  expect(told(table, 'hunts nothing')).toEqual([{ seat: 'empire', attack: 5 }]);
});

test("DBG-27 the target's value is taken from the pool, the rest is left for the base", () => {
  const table = hunted(['x-wing'], { reveals: NOTHING_TO_SPEND });
  expect([told(table, 'hunt')[0]?.attack, attackOf(table)]).toEqual([5, 2]);
});

test.each([
  ['pool', 1],
  ['strict', 0],
] as const)('DBG-27 with `attack %s` a unit of 4 that hunts a target of 3 has %i left', (attack, left) => {
  expect(attackOf(hunted(['x-wing'], { reveals: ['dengar'], options: { attack } }))).toBe(left);
});

test('DBG-27 with `attack strict` the smallest excess is committed', () => {
  const table = hunted(['x-wing'], { reveals: ['dengar', 'bossk'], options: { attack: 'strict' } });
  expect(table.reasons('commit')).toMatchObject([
    {
      considered: ['bossk', 'dengar', 'dengar+bossk'],
      picked: 'bossk',
      decided: 'attack committed',
      rule: 'DBG-27',
    },
  ]);
});

test('DBG-27 with `attack strict` the attack that is told is that of the units committed', () => {
  const table = hunted(['x-wing'], { reveals: ['dengar', 'bossk'], options: { attack: 'strict' } });
  expect(told(table, 'hunt')).toMatchObject([{ card: 'x-wing', attack: 3 }]);
});

test('DBG-27 with `attack strict` and equal excess the fewest units are committed', () => {
  const table = hunted(['chewbacca'], {
    reveals: ['stormtrooper', 'stormtrooper', 'dengar'],
    options: { attack: 'strict' },
  });
  expect(table.reasons('commit')[0]).toMatchObject({ picked: 'dengar', decided: 'units committed' });
});

test('DBG-27 with `attack strict` units that were not committed attack the base', () => {
  const table = hunted(['x-wing'], { reveals: ['dengar', 'bossk'], options: { attack: 'strict' } });
  expect(attackOf(table)).toBe(4);
});

test('DBG-28 the attack of capital ships does not count', () => {
  const table = hunted(['x-wing'], { empire: { ships: ['star-destroyer'] } });
  expect(told(table, 'hunts nothing')).toEqual([{ seat: 'empire', attack: 0 }]);
});

test('DBG-28 a hunt leaves the attack of capital ships as it was', () => {
  const table = hunted(['y-wing'], {
    reveals: ['stormtrooper'],
    row: ['y-wing', 'darth-vader', ...copies(2, 'mon-calamari-cruiser'), ...copies(2, 'hammerhead-corvette')],
    empire: { ships: ['star-destroyer'] },
  });
  expect(attackOf(table)).toBe(2 - 1 + 4);
});

test("DBG-29 2 damage to the player's base instead of the reward", () => {
  const table = hunted(['y-wing'], { reveals: ['tie-fighter'] });
  expect(told(table, 'damage')[0]).toEqual({ seat: 'rebel', card: 'dantooine', damage: 2, left: 6 });
  expect(table.rulesOf('damage')[0]).toBe('DBG-29');
});

test('DBG-29 the Force moves 1 toward the bot and no more', () => {
  const table = hunted(['chirrut-imwe'], { reveals: NOTHING_TO_SPEND });
  expect([table.force, table.rulesOf('force')]).toEqual([-1, ['DBG-29']]);
});

test('DBG-29 the printed reward is not taken', () => {
  const table = hunted(['x-wing'], { reveals: ['bossk'] });
  expect([cards(table, 'hunt'), table.events('gain')]).toEqual([['x-wing'], []]);
});

test("DBG-29 the player's capital ships absorb the damage", () => {
  const table = hunted(['y-wing'], { reveals: ['tie-fighter'], rebel: { ships: ['nebulon-b-frigate'] } });
  expect(told(table, 'damage')[0]).toMatchObject({ card: 'nebulon-b-frigate', damage: 2 });
});

test('DBG-29 the damage is assigned at once, a ship that it destroys is gone in the attack phase', () => {
  const table = hunted(['y-wing'], {
    reveals: ['tie-fighter', 'stormtrooper'],
    rebel: { ships: [{ card: 'nebulon-b-frigate', damage: 3 }] },
  });
  expect(told(table, 'damage').map(({ card, damage }) => [card, damage])).toEqual([
    ['nebulon-b-frigate', 2],
    ['dantooine', 3],
  ]);
});

test('DBG-29 the damage can end the game', () => {
  const table = hunted(['y-wing'], {
    reveals: ['tie-fighter'],
    rebel: { lost: ['dantooine', 'mon-cala'], base: 'sullust', damage: 14 },
  });
  expect([table.outcome?.winner, table.events('attack')]).toEqual([0, []]);
});

test("DBG-29 the player's Hoth prevents the damage", () => {
  const table = hunted(['y-wing'], { reveals: ['tie-fighter'], rebel: { base: 'hoth' } });
  expect(told(table, 'prevented')).toEqual([{ seat: 'rebel', card: 'hoth', damage: 2 }]);
});

test('DBG-30 where nothing can be destroyed the phase ends', () => {
  const table = hunted(['luke-skywalker'], { reveals: ['stormtrooper'] });
  expect([told(table, 'hunts nothing'), table.rulesOf('hunts nothing')]).toEqual([
    [{ seat: 'empire', attack: 2 }],
    ['DBG-30'],
  ]);
});

test('DBG-30 without a hunt there is no damage and no Force', () => {
  const table = hunted(['luke-skywalker'], {});
  expect([table.events('damage'), table.force]).toEqual([[], 0]);
});
