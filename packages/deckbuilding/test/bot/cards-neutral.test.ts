import { expect, test } from 'vitest';
import {
  attackOf,
  type BotTurn,
  cards,
  copies,
  empireBot,
  NO_PILOTS,
  rebelBot,
  story,
  told,
  unspent,
} from './bot-turn.ts';

const LAST_BASE = { base: 'sullust', lost: ['dantooine', 'mon-cala'] };

/** A row with one Rebel unit to hunt. */
const withYWing = () => [
  'y-wing',
  'star-destroyer',
  ...copies(2, 'mon-calamari-cruiser'),
  ...copies(2, 'hammerhead-corvette'),
];
const hunts = (id: string, turn: BotTurn = {}) =>
  empireBot({ reveals: [id], row: withYWing(), galaxyTop: ['rebel-transport', 'rebel-transport'], ...turn });

test('DBG-18 Z-95 Headhunter draws where the player has a capital ship', () => {
  const table = empireBot({
    reveals: ['z-95-headhunter'],
    draws: ['bossk'],
    rebel: { ships: ['blockade-runner'] },
  });
  expect(cards(table, 'play')[1]).toBe('bossk');
});

test('DBG-18 Z-95 Headhunter is not used for ships of the bot alone', () => {
  const table = empireBot({ reveals: ['z-95-headhunter'], empire: { ships: ['blockade-runner'] } });
  expect(cards(table, 'not used')).toEqual(['z-95-headhunter']);
});

/** A Jawa Scavenger, three shuttles and a lost base: 6 resources. */
const jawa = (galaxyDiscard: string[], turn: BotTurn = {}) =>
  empireBot({
    reveals: ['jawa-scavenger', 'stormtrooper'],
    galaxyDiscard,
    galaxyTop: ['rebel-transport'],
    ...turn,
    empire: { base: 'endor', ...turn.empire },
  });

test('DBG-46 is exiled when it is revealed, after giving its resources', () => {
  const table = jawa([]);
  expect([cards(table, 'exile'), table.rulesOf('exile'), unspent(table)]).toEqual([
    ['jawa-scavenger'],
    ['DBG-46'],
    6,
  ]);
  expect(story(table).indexOf('exile')).toBeLessThan(story(table).lastIndexOf('play'));
});

test('DBG-46 buys the dearest card of the galaxy discard pile that it can pay', () => {
  const table = jawa(['star-destroyer', 'lobot', 'boba-fett', 'x-wing']);
  expect(table.reasons('scavenger')).toMatchObject([
    { considered: ['lobot', 'boba-fett'], picked: 'boba-fett', decided: 'cost', rule: 'DBG-46' },
  ]);
  expect(told(table, 'buy')[0]).toEqual({ seat: 'empire', card: 'boba-fett', cost: 5, to: 'discard' });
});

test('DBG-46 it can spend all that it has', () => {
  expect(cards(jawa(['at-at']), 'buy')).toEqual(['at-at']);
});

test('DBG-46 among equals it prefers its own faction', () => {
  expect(jawa(['at-st', 'dengar']).reasons('scavenger')).toMatchObject([
    { considered: ['at-st', 'dengar'], picked: 'at-st', decided: 'own faction', rule: 'DBG-25' },
  ]);
});

test('DBG-46 it buys at the start of the purchase phase, before the row', () => {
  const row = [
    'tie-fighter',
    'star-destroyer',
    ...copies(2, 'mon-calamari-cruiser'),
    ...copies(2, 'hammerhead-corvette'),
  ];
  const table = jawa(['boba-fett'], { row });
  expect([cards(table, 'buy'), table.rulesOf('buy')]).toEqual([
    ['boba-fett', 'tie-fighter'],
    ['DBG-46', 'DBG-24'],
  ]);
});

const VADERS_ROW = [
  'darth-vader',
  ...copies(2, 'mon-calamari-cruiser'),
  ...copies(2, 'hammerhead-corvette'),
  'star-destroyer',
];

test('DBG-46 it buys nothing that would prevent buying Darth Vader', () => {
  const table = jawa(['tie-fighter'], { row: VADERS_ROW, empire: { resources: 2 } });
  expect([cards(table, 'buy')[0], cards(table, 'exile')]).toEqual(['darth-vader', ['jawa-scavenger']]);
});

test('DBG-46 that it buys nothing because of Darth Vader is told with what it would have bought', () => {
  const table = jawa(['tie-fighter'], { row: VADERS_ROW, empire: { resources: 2 } });
  expect(table.rulesOf('scavenger buys nothing')).toEqual(['DBG-46']);
  expect(table.events('scavenger buys nothing')).toMatchObject([{ hero: 'darth-vader' }]);
  expect(table.reasons('scavenger')).toMatchObject([{ picked: 'tie-fighter' }]);
});

test('DBG-46 that it finds nothing to buy is told once', () => {
  expect(jawa([]).events('scavenger buys nothing')).toMatchObject([{ card: null }]);
  expect(jawa(['boba-fett']).events('scavenger buys nothing')).toEqual([]);
});

test('DBG-46 with `exile sensible` it is told that it stays', () => {
  const table = jawa([], { options: { exile: 'sensible' } });
  expect([cards(table, 'keep'), table.rulesOf('keep')]).toEqual([['jawa-scavenger'], ['DBG-46']]);
});

test('DBG-46 it buys where Darth Vader can still be paid', () => {
  const table = jawa(['tie-fighter'], { row: VADERS_ROW, empire: { resources: 3 } });
  expect(cards(table, 'buy')).toEqual(['tie-fighter', 'darth-vader']);
});

test('DBG-46 it buys where Darth Vader could not be paid anyway', () => {
  const table = jawa(['boba-fett'], { row: VADERS_ROW, empire: { resources: 0 } });
  expect(cards(table, 'buy')).toEqual(['boba-fett']);
});

test('DBG-46 it buys nothing that would prevent buying Luke Skywalker', () => {
  const table = rebelBot({
    reveals: ['jawa-scavenger'],
    galaxyDiscard: ['y-wing'],
    row: [
      'luke-skywalker',
      ...copies(2, 'star-destroyer'),
      ...copies(2, 'imperial-carrier'),
      'mon-calamari-cruiser',
    ],
    rebel: { resources: 2 },
  });
  expect(cards(table, 'buy')[0]).toBe('luke-skywalker');
});

test('DBG-46 with a final base in play it buys only cards with attack', () => {
  const table = jawa(['landing-craft', 'tie-fighter'], { rebel: LAST_BASE });
  expect(table.reasons('scavenger')[0]?.considered).toEqual(['tie-fighter']);
});

test('DBG-46 with `exile sensible` it is exiled only when it buys', () => {
  const table = jawa(['boba-fett'], { options: { exile: 'sensible' } });
  expect(story(table).indexOf('exile')).toBeGreaterThan(story(table).lastIndexOf('play'));
  expect([cards(table, 'exile'), cards(table, 'buy')]).toEqual([['jawa-scavenger'], ['boba-fett']]);
});

test('DBG-46 with `exile sensible` it stays where it can buy nothing', () => {
  const table = jawa(['star-destroyer'], { options: { exile: 'sensible' } });
  expect([table.events('exile'), table.places('jawa-scavenger')]).toEqual([[], ['empire discard']]);
});

test('DBG-46 with `exile sensible` it stays where buying would prevent Darth Vader', () => {
  const table = jawa(['tie-fighter'], {
    row: VADERS_ROW,
    options: { exile: 'sensible' },
    empire: { resources: 2 },
  });
  expect(table.places('jawa-scavenger')).toEqual(['empire discard']);
});

test('DBG-46 two of them buy twice', () => {
  const table = jawa(['boba-fett', 'lobot', 'tie-fighter'], {
    reveals: [...copies(2, 'jawa-scavenger'), 'stormtrooper'],
  });
  expect(cards(table, 'buy')).toEqual(['boba-fett', 'tie-fighter']);
});

test('DBG-27 Rodian Gunslinger has 2 more attack in phase 4 only', () => {
  const table = empireBot({ reveals: ['rodian-gunslinger'] });
  expect([told(table, 'hunts nothing')[0]?.attack, attackOf(table)]).toEqual([4, 2]);
});

test('DBG-27 what the Rodian Gunslinger has more is spent first', () => {
  expect(attackOf(hunts('rodian-gunslinger'))).toBe(2);
});

test('DBG-27 the rest of the target is taken from printed attack', () => {
  const row = withYWing().map((id) => (id === 'y-wing' ? 'x-wing' : id));
  expect(attackOf(hunts('rodian-gunslinger', { row }))).toBe(2 - (3 - 2));
});

test('DBG-20 Kel Dor Mystic gives 2 Force and is exiled with a shuttle of the discard pile', () => {
  const table = empireBot({
    reveals: ['kel-dor-mystic'],
    empire: { discard: ['imperial-shuttle', 'stormtrooper'] },
  });
  expect([table.force, cards(table, 'exile')]).toEqual([-2, ['kel-dor-mystic', 'imperial-shuttle']]);
});

test('DBG-20 Kel Dor Mystic is kept without a shuttle in the discard pile', () => {
  const table = empireBot({ reveals: ['kel-dor-mystic'], empire: { discard: ['stormtrooper'] } });
  expect([cards(table, 'keep'), table.places('kel-dor-mystic')]).toEqual([
    ['kel-dor-mystic'],
    ['empire discard'],
  ]);
});

test('DBG-27 Bossk brings 1 Force more after a hunt', () => {
  expect(hunts('bossk').force).toBe(-1 - 1);
});

test('DBG-27 Bossk brings nothing where nothing was hunted', () => {
  expect(empireBot({ reveals: ['bossk'] }).force).toBe(0);
});

test('DBG-27 with `attack strict` Bossk brings nothing where he was not committed', () => {
  expect(hunts('bossk', { reveals: ['bossk', 'stormtrooper'], options: { attack: 'strict' } }).force).toBe(
    -1,
  );
});

/** A Fang Fighter is bought with 3 of the resources. */
const fangFighter = (force: string) =>
  empireBot({
    reveals: ['stormtrooper', 'stormtrooper'],
    draws: ['bossk'],
    force,
    row: [
      'fang-fighter',
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
    ],
    galaxyTop: ['rebel-transport', 'rebel-transport'],
  });

test('DBG-17 Fang Fighter is played at once when it is bought', () => {
  const table = fangFighter('neutral');
  expect([cards(table, 'buy'), cards(table, 'play')[5], attackOf(table)]).toEqual([
    ['fang-fighter'],
    'fang-fighter',
    2 + 2 + 3,
  ]);
});

test('DBG-19 Fang Fighter reveals one more with the Force', () => {
  expect(cards(fangFighter('empire 1'), 'play').slice(5)).toEqual(['fang-fighter', 'bossk']);
});

test('DBG-19 Fang Fighter reveals none without the Force', () => {
  expect(cards(fangFighter('rebel 1'), 'play')).toHaveLength(6);
});

test('DBG-26 resources that a Fang Fighter reveals are spent', () => {
  const table = empireBot({
    reveals: ['stormtrooper', 'stormtrooper'],
    draws: ['hwk-290'],
    force: 'empire 1',
    row: ['fang-fighter', 'at-st', ...copies(2, 'mon-calamari-cruiser'), ...copies(2, 'hammerhead-corvette')],
    galaxyTop: ['rebel-transport', 'rebel-transport'],
  });
  expect(cards(table, 'buy').slice(0, 2)).toEqual(['fang-fighter', 'at-st']);
});

test("DBG-18 Twi'lek Smuggler sends the first purchase to the top of the deck", () => {
  const table = empireBot({
    reveals: ['twilek-smuggler', 'stormtrooper'],
    row: [
      'at-st',
      'tie-fighter',
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      'hammerhead-corvette',
    ],
    galaxyTop: ['rebel-transport', 'rebel-transport', 'hammerhead-corvette'],
  });
  expect(told(table, 'buy').map(({ card, to }) => [card, to])).toEqual([
    ['at-st', 'deck'],
    ['tie-fighter', 'discard'],
  ]);
});

test('DBG-39 C-ROC Cruiser discards by the list and repairs 3', () => {
  const table = empireBot({
    reveals: ['c-roc-cruiser', 'stormtrooper', 'imperial-shuttle'],
    empire: { damage: 5 },
  });
  expect([cards(table, 'discard'), table.side('empire').base?.damage]).toEqual([['imperial-shuttle'], 2]);
});

test('DBG-18 C-ROC Cruiser is not used where the base has no damage', () => {
  expect(cards(empireBot({ reveals: ['c-roc-cruiser'] }), 'not used')).toEqual(['c-roc-cruiser']);
});

test('DBG-18 C-ROC Cruiser is not used where all cards have been revealed', () => {
  const table = empireBot({
    reveals: [...copies(4, 'imperial-shuttle'), 'c-roc-cruiser'],
    empire: { damage: 5 },
  });
  expect([cards(table, 'not used'), table.side('empire').base?.damage]).toEqual([['c-roc-cruiser'], 5]);
});

test('DBG-26 Dengar brings 2 resources after a hunt, too late to spend', () => {
  const table = hunts('dengar');
  expect(told(table, 'gain')).toEqual([{ seat: 'empire', card: 'dengar', gives: { resources: 2 } }]);
  expect([unspent(table), table.side('empire').resources]).toEqual([4, 0]);
});

/** A Quarren Mercenary is bought with 4 of 5 resources. */
const quarren = (force: string, discard: string[]) =>
  empireBot({
    force,
    row: [
      'quarren-mercenary',
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
    ],
    galaxyTop: ['rebel-transport', 'rebel-transport'],
    empire: { discard },
  });

test.each([
  [1, 'neutral'],
  [2, 'empire 1'],
])('DBG-40 Quarren Mercenary exiles %i of the discarded shuttles with the Force at %s', (count, force) => {
  const table = quarren(force, ['stormtrooper', 'imperial-shuttle', 'imperial-shuttle']);
  expect(cards(table, 'exile')).toEqual(copies(count, 'imperial-shuttle'));
});

test('DBG-40 Quarren Mercenary exiles nothing but shuttles', () => {
  const table = quarren('empire 1', ['stormtrooper']);
  expect([cards(table, 'buy'), table.events('exile')]).toEqual([['quarren-mercenary'], []]);
});

test('DBG-20 HWK-290 gives 4 resources and is exiled to repair 4', () => {
  const table = empireBot({
    reveals: ['hwk-290', 'stormtrooper', 'stormtrooper'],
    empire: { damage: 5 },
  });
  expect([cards(table, 'exile'), table.side('empire').base?.damage, unspent(table)]).toEqual([
    ['hwk-290'],
    1,
    4 + 2,
  ]);
});

test('DBG-15 a Blockade Runner gives 1 resource and 1 attack each turn', () => {
  const table = empireBot({ empire: { ships: ['blockade-runner'] } });
  expect([unspent(table), attackOf(table)]).toEqual([5 + 1, 1]);
});

test('DBG-40 IG-88 exiles a discarded shuttle after a hunt', () => {
  const table = hunts('ig-88', { empire: { discard: ['stormtrooper', 'imperial-shuttle'] } });
  expect(cards(table, 'exile')).toEqual(['imperial-shuttle']);
});

test('DBG-40 IG-88 exiles nothing without a shuttle in the discard pile', () => {
  expect(hunts('ig-88', { empire: { discard: ['stormtrooper'] } }).events('exile')).toEqual([]);
});

test.each([
  ['repairs 3 damage of a damaged base', 5, 2, 4],
  ['gains 3 resources where the base has no damage', 0, 0, 4 + 3],
])('DBG-38 Nebulon-B Frigate %s', (_, damage, left, resources) => {
  const table = empireBot({
    reveals: ['nebulon-b-frigate'],
    row: [
      'darth-vader',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
      'rebel-transport',
    ],
    empire: { damage },
  });
  expect([table.side('empire').base?.damage, unspent(table)]).toEqual([left, resources]);
});

test('DBG-19 Lando Calrissian reveals one more', () => {
  const table = empireBot({
    reveals: ['lando-calrissian', 'stormtrooper', 'stormtrooper'],
    draws: ['bossk'],
    rebel: { hand: ['x-wing'] },
  });
  expect([cards(table, 'play')[1], table.events('discard')]).toEqual(['bossk', []]);
});

test('DBG-18 Lando Calrissian lets the player choose a card to discard with the Force', () => {
  const hand = ['x-wing', 'alliance-shuttle'];
  const table = empireBot({ reveals: ['lando-calrissian'], force: 'empire 1', rebel: { hand } });
  expect([table.asked, table.topic, table.choices]).toEqual(['rebel', 'discard', hand]);
});

test("DBG-44 Jabba's Sail Barge plays the dearest bounty hunter of the discard pile at once", () => {
  const table = empireBot({
    reveals: ['jabbas-sail-barge'],
    empire: { discard: ['bossk', 'dengar', 'rodian-gunslinger', 'at-at'] },
  });
  expect(table.reasons('fetch')).toMatchObject([
    {
      considered: ['bossk', 'dengar', 'rodian-gunslinger'],
      picked: 'dengar',
      decided: 'cost',
      rule: 'DBG-44',
    },
  ]);
  expect(cards(table, 'play').slice(0, 2)).toEqual(['jabbas-sail-barge', 'dengar']);
});

test("DBG-44 Jabba's Sail Barge is not used without a bounty hunter in the discard pile", () => {
  const table = empireBot({ reveals: ['jabbas-sail-barge'], empire: { discard: ['at-at'] } });
  expect(cards(table, 'not used')).toEqual(['jabbas-sail-barge']);
});

/** Jabba brings 2 Force himself. */
const jabba = (force: string, behind: readonly string[]) =>
  empireBot({
    reveals: ['jabba-the-hutt', ...behind],
    draws: ['bossk', 'dengar'],
    force,
    exile: [...NO_PILOTS],
  });

test.each([
  [2, 'neutral', ['bossk', 'dengar']],
  [1, 'rebel 3', ['bossk']],
])('DBG-40 Jabba exiles a drawn shuttle and reveals %i more with the Force at %s', (_, force, more) => {
  const table = jabba(force, ['stormtrooper', 'imperial-shuttle', 'stormtrooper', 'inquisitor']);
  expect(cards(table, 'exile')).toEqual(['imperial-shuttle']);
  expect(cards(table, 'play')).toEqual([
    'jabba-the-hutt',
    ...more,
    'stormtrooper',
    'stormtrooper',
    'inquisitor',
  ]);
});

test('DBG-40 Jabba is not used without a shuttle among the drawn cards', () => {
  const table = jabba('neutral', ['stormtrooper', 'stormtrooper', 'inquisitor', 'lobot']);
  expect([cards(table, 'not used'), table.events('exile')]).toEqual([['jabba-the-hutt'], []]);
});
