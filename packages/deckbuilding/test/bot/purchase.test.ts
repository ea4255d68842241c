import { expect, test } from 'vitest';
import type { TestTable } from '../kit.ts';
import { type BotTurn, cards, copies, empireBot, NO_PILOTS, rebelBot, told, unspent } from './bot-turn.ts';

const PLAYERS_LAST_BASE = { base: 'sullust', lost: ['dantooine', 'mon-cala'] };

/** A row that ships of the other side fill up; one of the bot's own, too dear to buy, keeps it from being dealt anew. */
const filled = (row: readonly string[], own: readonly string[], others: readonly string[]) =>
  [...row, ...own, ...others.flatMap((id) => copies(2, id))].slice(0, 6);

/** The Empire bot buys with 5 resources, one of them for its lost base, and `more`. */
const empireBuys = (more: number, row: readonly string[], turn: BotTurn = {}): TestTable =>
  empireBot({
    reveals: ['stormtrooper'],
    row: filled(row, more < 2 ? ['star-destroyer'] : [], [
      'mon-calamari-cruiser',
      'hammerhead-corvette',
      'rebel-transport',
    ]),
    galaxyTop: ['x-wing', 'x-wing', 'x-wing'],
    ...turn,
    empire: { base: 'endor', resources: more, ...turn.empire },
  });

/** The Rebel bot buys with 5 resources and `more`. */
const rebelBuys = (more: number, row: readonly string[], turn: BotTurn = {}): TestTable =>
  rebelBot({
    row: filled(row, more < 1 ? ['mon-calamari-cruiser'] : [], [
      'star-destroyer',
      'imperial-carrier',
      'gozanti-cruiser',
    ]),
    galaxyTop: ['death-trooper', 'death-trooper'],
    ...turn,
    rebel: { resources: more, ...turn.rebel },
  });

test("DBG-22 on the player's final base the bot buys only cards with attack", () => {
  const table = empireBuys(0, ['landing-craft', 'tie-bomber'], { rebel: PLAYERS_LAST_BASE });
  expect(table.reasons('purchase')).toMatchObject([{ considered: ['tie-bomber'], picked: 'tie-bomber' }]);
});

test('DBG-22 on its own final base the bot buys only cards with attack', () => {
  const table = empireBuys(0, ['landing-craft', 'tie-bomber'], {
    reveals: ['stormtrooper'],
    empire: { base: 'endor', lost: ['coruscant', 'death-star'] },
  });
  expect(table.reasons('purchase')[0]?.considered).toEqual(['tie-bomber']);
});

test('DBG-22 on a second base it buys every card', () => {
  const table = empireBuys(0, ['landing-craft', 'tie-bomber'], {
    rebel: { base: 'sullust', lost: ['dantooine'] },
  });
  expect(cards(table, 'buy')).toEqual(['landing-craft']);
});

test('DBG-22 a final base that has not been revealed yet is not in play', () => {
  const table = empireBuys(0, ['landing-craft', 'tie-bomber'], {
    rebel: { base: null, lost: ['dantooine', 'mon-cala'], bases: ['sullust'] },
  });
  expect(table.reasons('purchase')[0]).toMatchObject({ picked: 'landing-craft', rule: 'DBG-24' });
});

test('DBG-22 Lobot has attack, since it is one of the icons that he offers', () => {
  const table = empireBuys(0, ['lobot', 'tie-fighter'], { rebel: PLAYERS_LAST_BASE });
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['lobot', 'tie-fighter'],
    picked: 'lobot',
  });
});

test('DBG-22 a bonus is not printed attack: Chirrut Îmwe is not bought', () => {
  const table = rebelBuys(0, ['chirrut-imwe', 'y-wing'], {
    empire: { base: 'endor', lost: ['lothal', 'rodia'] },
  });
  expect(table.reasons('purchase')[0]?.considered).toEqual(['y-wing']);
});

test('DBG-22 with a final base in play the bot buys no pilots', () => {
  const table = empireBuys(0, ['star-destroyer'], { exile: [], rebel: PLAYERS_LAST_BASE });
  expect([cards(table, 'buy'), unspent(table)]).toEqual([[], 5]);
});

test('DBG-23 with a final base Darth Vader comes before a capital ship', () => {
  const table = empireBuys(3, ['star-destroyer', 'darth-vader'], { rebel: PLAYERS_LAST_BASE });
  expect(table.reasons('purchase')).toMatchObject([
    {
      considered: ['star-destroyer', 'darth-vader'],
      picked: 'darth-vader',
      decided: 'Luke Skywalker or Darth Vader',
      rule: 'DBG-23',
    },
  ]);
});

test('DBG-23 with a final base a capital ship with attack comes before a dearer unit', () => {
  const table = empireBuys(0, ['boba-fett', 'blockade-runner', 'gozanti-cruiser'], {
    rebel: PLAYERS_LAST_BASE,
  });
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['boba-fett', 'blockade-runner'],
    picked: 'blockade-runner',
    decided: 'capital ship',
    rule: 'DBG-23',
  });
});

test('DBG-23 with a final base the dearest capital ship with attack comes first', () => {
  const table = empireBuys(2, ['blockade-runner', 'star-destroyer'], { rebel: PLAYERS_LAST_BASE });
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['blockade-runner', 'star-destroyer'],
    picked: 'star-destroyer',
    decided: 'cost',
    rule: 'DBG-23',
  });
});

test('DBG-23 with a final base the dearest card with attack comes next', () => {
  const table = empireBuys(0, ['tie-bomber', 'at-st'], { rebel: PLAYERS_LAST_BASE });
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['tie-bomber', 'at-st'],
    picked: 'at-st',
    decided: 'cost',
    rule: 'DBG-23',
  });
});

test('DBG-23 with a final base and no card with attack it buys nothing', () => {
  const table = empireBuys(0, ['landing-craft', 'gozanti-cruiser'], { rebel: PLAYERS_LAST_BASE });
  expect([told(table, 'buys nothing'), table.rulesOf('buys nothing')]).toEqual([
    [{ seat: 'empire', lost: 5 }],
    ['DBG-23'],
  ]);
});

test('DBG-24 the Empire wants Darth Vader before a capital ship', () => {
  const table = empireBuys(3, ['star-destroyer', 'darth-vader']);
  expect(table.reasons('purchase')).toMatchObject([
    {
      considered: ['star-destroyer', 'darth-vader'],
      picked: 'darth-vader',
      decided: 'Luke Skywalker or Darth Vader',
      rule: 'DBG-24',
    },
  ]);
});

test('DBG-24 the Rebels want Luke Skywalker before a capital ship', () => {
  const table = rebelBuys(3, ['mon-calamari-cruiser', 'luke-skywalker']);
  expect(table.reasons('purchase')).toMatchObject([
    {
      considered: ['mon-calamari-cruiser', 'luke-skywalker'],
      picked: 'luke-skywalker',
      decided: 'Luke Skywalker or Darth Vader',
    },
  ]);
});

test('DBG-24 a capital ship comes before a dearer unit', () => {
  const table = empireBuys(0, ['boba-fett', 'gozanti-cruiser']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['boba-fett', 'gozanti-cruiser'],
    picked: 'gozanti-cruiser',
    decided: 'capital ship',
    rule: 'DBG-24',
  });
});

test('DBG-24 the dearest capital ship comes first', () => {
  const table = empireBuys(0, ['gozanti-cruiser', 'imperial-carrier']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['gozanti-cruiser', 'imperial-carrier'],
    picked: 'imperial-carrier',
    decided: 'cost',
  });
});

test('DBG-24 the dearest card comes first where there is no ship', () => {
  const table = empireBuys(0, ['tie-fighter', 'lobot', 'at-st']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['tie-fighter', 'lobot', 'at-st'],
    picked: 'at-st',
    decided: 'cost',
  });
});

test('DBG-24 only what it can pay and may own is considered', () => {
  const table = empireBuys(0, ['at-at', 'y-wing', 'tie-bomber']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['tie-bomber'],
    decided: 'only candidate',
  });
});

test('DBG-24 it buys as many Outer Rim Pilots as it can pay', () => {
  const table = empireBuys(0, ['star-destroyer'], { exile: [] });
  expect(told(table, 'buy')).toEqual(
    copies(2, 'outer-rim-pilot').map((card) => ({ seat: 'empire', card, cost: 2, to: 'discard' })),
  );
});

test('DBG-24 it buys no more pilots than there are', () => {
  const table = empireBuys(0, ['star-destroyer'], { exile: copies(9, 'outer-rim-pilot') });
  expect(cards(table, 'buy')).toEqual(['outer-rim-pilot']);
});

test('DBG-24 a pilot is bought only where no card of the row can be paid', () => {
  const table = empireBuys(0, ['tie-fighter', 'tie-fighter'], { exile: [] });
  expect(cards(table, 'buy')).toEqual(['tie-fighter', 'tie-fighter', 'outer-rim-pilot']);
});

test('DBG-24 a bot that can buy nothing buys nothing', () => {
  const table = empireBuys(0, ['star-destroyer'], {
    reveals: ['stormtrooper', 'stormtrooper', 'inquisitor', 'bossk', 'dengar'],
    exile: [],
  });
  expect([told(table, 'buys nothing'), table.rulesOf('buys nothing')]).toEqual([
    [{ seat: 'empire', lost: 1 }],
    ['DBG-24'],
  ]);
});

test('DBG-25 between ships of one cost it prefers its own faction', () => {
  const table = empireBuys(0, ['c-roc-cruiser', 'gozanti-cruiser']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['c-roc-cruiser', 'gozanti-cruiser'],
    picked: 'gozanti-cruiser',
    decided: 'own faction',
    rule: 'DBG-25',
  });
});

test('DBG-25 between units of one cost it prefers its own faction', () => {
  const table = rebelBuys(0, ['dengar', 'chewbacca']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['dengar', 'chewbacca'],
    picked: 'chewbacca',
    decided: 'own faction',
    rule: 'DBG-25',
  });
});

test('DBG-25 between own cards of one cost it takes the one closest to the galaxy deck', () => {
  const table = empireBuys(0, ['tie-fighter', 'general-veers', 'at-st']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['tie-fighter', 'general-veers', 'at-st'],
    picked: 'general-veers',
    decided: 'slots from the galaxy deck',
    rule: 'DBG-25',
  });
});

test('DBG-25 between neutral cards of one cost it takes the one closest to the galaxy deck', () => {
  const table = empireBuys(0, ['dengar', 'hwk-290', 'star-destroyer']);
  expect(table.reasons('purchase')[0]).toMatchObject({
    considered: ['dengar', 'hwk-290'],
    picked: 'dengar',
    decided: 'slots from the galaxy deck',
  });
});

test('DBG-25 the tie-break holds where an ability picks from the row, too', () => {
  const table = empireBot({
    reveals: ['at-st'],
    row: ['star-destroyer', 'chewbacca', 'jyn-erso', 'y-wing', 'rebel-transport', 'jabba-the-hutt'],
  });
  expect(table.reasons('discard from row')[0]).toMatchObject({
    considered: ['chewbacca', 'jyn-erso', 'y-wing', 'rebel-transport'],
    picked: 'chewbacca',
    decided: 'slots from the galaxy deck',
    rule: 'DBG-25',
  });
});

test('DBG-26 it goes on buying while it can', () => {
  const table = empireBuys(0, ['tie-bomber', 'lobot']);
  expect(cards(table, 'buy')).toEqual(['lobot', 'tie-bomber']);
});

test('DBG-26 the list is run again from its top on the refilled row', () => {
  const table = empireBuys(2, ['at-st', 'lobot'], { galaxyTop: ['gozanti-cruiser', 'x-wing'] });
  expect(table.reasons('purchase').map(({ considered, picked }) => [considered, picked])).toEqual([
    [['at-st', 'lobot'], 'at-st'],
    [['gozanti-cruiser', 'lobot'], 'gozanti-cruiser'],
  ]);
});

test('DBG-26 the card that refills lies in the slot of the card that was bought', () => {
  const table = empireBuys(0, ['star-destroyer', 'boba-fett'], { galaxyTop: ['at-at'] });
  expect(table.row.slice(0, 3)).toEqual(['star-destroyer', 'at-at', 'star-destroyer']);
});

test('DBG-26 what a bot does not spend is lost', () => {
  const table = empireBuys(0, ['star-destroyer']);
  expect([unspent(table), table.side('empire').resources]).toEqual([5, 0]);
});

test('DBG-26 a card that is bought goes to the discard pile of the bot', () => {
  const table = empireBuys(0, ['boba-fett'], { exile: [...NO_PILOTS] });
  expect(told(table, 'buy')).toEqual([{ seat: 'empire', card: 'boba-fett', cost: 5, to: 'discard' }]);
});
