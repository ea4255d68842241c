import { expect, test } from 'vitest';
import { attackOf, type BotTurn, cards, copies, rebelBot, told, unspent } from './bot-turn.ts';

const HAND = ['stormtrooper', 'at-st', 'imperial-shuttle'];
const LAST_BASE = { base: 'endor', lost: ['lothal', 'rodia'] };

test('DBG-18 Y-Wing is exiled for 2 damage to the base where it destroys nothing', () => {
  const table = rebelBot({ reveals: ['y-wing'], empire: { ships: ['star-destroyer'] }, row: quietRow() });
  expect(table.reasons('hit')).toMatchObject([
    { considered: ['base', 'star-destroyer'], picked: 'base', decided: 'the base', rule: 'DBG-18' },
  ]);
  expect(told(table, 'damage')[0]).toEqual({ seat: 'empire', card: 'lothal', damage: 2, left: 6 });
});

test('DBG-18 Y-Wing destroys a base before a ship', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    row: quietRow(),
    empire: { damage: 6, ships: [{ card: 'star-destroyer', damage: 5 }] },
  });
  expect(table.reasons('hit')).toMatchObject([
    { considered: ['base', 'star-destroyer'], picked: 'base', decided: 'destroys the base' },
  ]);
});

test('DBG-18 Y-Wing destroys the dearest ship with 2 or fewer hit points left', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    row: quietRow(),
    empire: {
      ships: [
        { card: 'c-roc-cruiser', damage: 1 },
        { card: 'blockade-runner', damage: 2 },
        { card: 'star-destroyer', damage: 4 },
      ],
    },
  });
  expect(table.reasons('hit')).toMatchObject([
    { picked: 'blockade-runner', decided: 'cost of a ship that it destroys', rule: 'DBG-18' },
  ]);
});

test('DBG-18 the attack of an exiled Y-Wing stays in the pool for sabotage', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    row: [
      'tie-bomber',
      'mon-calamari-cruiser',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      'imperial-carrier',
    ],
  });
  expect([cards(table, 'exile'), cards(table, 'hunt')]).toEqual([['y-wing'], ['tie-bomber']]);
});

test('DBG-18 with `attack strict` the attack of an exiled Y-Wing is spent as a whole', () => {
  const table = rebelBot({
    reveals: ['y-wing', 'rebel-trooper'],
    options: { attack: 'strict' },
    row: [
      'tie-fighter',
      'mon-calamari-cruiser',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      'imperial-carrier',
    ],
  });
  expect(attackOf(table)).toBe(2);
});

test('DBG-20 with `exile sensible` a Y-Wing is exiled, since it does damage', () => {
  expect(cards(rebelBot({ reveals: ['y-wing'], options: { exile: 'sensible' } }), 'exile')).toEqual([
    'y-wing',
  ]);
});

test('DBG-18 Y-Wing hits a ship where the player has no base', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    row: quietRow(),
    empire: { base: null, lost: ['lothal'], bases: ['endor', 'rodia'], ships: ['star-destroyer'] },
  });
  expect(told(table, 'damage')[0]).toMatchObject({ card: 'star-destroyer', damage: 2 });
});

test('DBG-20 Y-Wing stays where the player has no base and no ship to hit', () => {
  const table = rebelBot({
    reveals: ['y-wing'],
    empire: { base: null, lost: ['lothal'], bases: ['endor', 'rodia'] },
  });
  expect([cards(table, 'keep'), table.places('y-wing')]).toEqual([['y-wing'], ['rebel discard']]);
});

test.each([
  [0, { base: 'yavin-4' }],
  [1, { base: 'hoth', lost: ['yavin-4'] }],
  [2, { base: 'hoth', lost: ['yavin-4', 'sullust'] }],
])('DBG-18 Baze Malbus has X more attack where X is %i', (x, rebel) => {
  expect(attackOf(rebelBot({ reveals: ['baze-malbus', 'rebel-trooper'], rebel }))).toBe(2 + x + 2);
});

test('DBG-18 Snowspeeder lets the player choose any card of the hand to discard', () => {
  const table = rebelBot({ reveals: ['snowspeeder'], empire: { hand: HAND } });
  expect([table.asked, table.topic, table.choices]).toEqual(['empire', 'discard', HAND]);
});

test('DBG-18 Snowspeeder discards what the player chose', () => {
  const table = rebelBot({ reveals: ['snowspeeder'], empire: { hand: HAND } }).choose('imperial-shuttle');
  expect(told(table, 'discard')).toEqual([{ seat: 'empire', card: 'imperial-shuttle', from: 'hand' }]);
});

test('DBG-18 Snowspeeder is not used against an empty hand', () => {
  expect(cards(rebelBot({ reveals: ['snowspeeder'], empire: { hand: [] } }), 'not used')).toEqual([
    'snowspeeder',
  ]);
});

test('DBG-18 Duros Spy lets the player choose between a discard and the Force', () => {
  const table = rebelBot({ reveals: ['duros-spy'], empire: { hand: HAND } });
  expect([table.asked, table.choices]).toEqual(['empire', ['foe discards', 'force']]);
});

test('DBG-18 Duros Spy gains 1 Force where the player gives it', () => {
  const table = rebelBot({ reveals: ['duros-spy'], empire: { hand: HAND } }).choose('force');
  expect([table.force, table.topic]).toEqual([1, 'action']);
});

test('DBG-18 Duros Spy then lets the player choose the card', () => {
  const table = rebelBot({ reveals: ['duros-spy'], empire: { hand: HAND } }).choose('foe discards');
  expect([table.asked, table.topic, table.choices]).toEqual(['empire', 'discard', HAND]);
});

test('DBG-18 Duros Spy with the full Force leaves the player no choice but to discard', () => {
  const table = rebelBot({ reveals: ['duros-spy'], force: 'rebel 3', empire: { hand: HAND } });
  expect(table.choices).toEqual(['foe discards']);
});

test.each([
  ['repairs 2 damage of a damaged base', { damage: 5 }, 3, 4],
  ['gains 1 resource where the base has no damage', {}, 0, 5],
])('DBG-18 Rebel Transport that is played %s', (_, rebel, damage, resources) => {
  const table = rebelBot({ reveals: ['rebel-transport'], rebel });
  expect([table.side('rebel').base?.damage, unspent(table)]).toEqual([damage, resources]);
});

test('DBG-18 Chirrut Îmwe has 2 attack with the Force that he brings', () => {
  expect(attackOf(rebelBot({ reveals: ['chirrut-imwe'] }))).toBe(2);
});

test('DBG-18 Chirrut Îmwe has no attack while the Force is not with the Rebels', () => {
  expect(attackOf(rebelBot({ reveals: ['chirrut-imwe'], force: 'empire 2' }))).toBe(0);
});

test('DBG-18 Chirrut Îmwe has 2 attack in phase 5 where the sabotage brought the Force', () => {
  const table = rebelBot({
    reveals: ['chirrut-imwe', 'rebel-trooper'],
    force: 'empire 2',
    row: [
      'tie-fighter',
      'mon-calamari-cruiser',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      'imperial-carrier',
    ],
  });
  expect([told(table, 'hunt')[0]?.attack, attackOf(table)]).toEqual([2, 2 + 2 - 1]);
});

test('DBG-18 Rebel Commando lets the player choose without the Force', () => {
  const table = rebelBot({ reveals: ['rebel-commando'], empire: { hand: HAND } });
  expect([table.asked, table.topic, table.choices]).toEqual(['empire', 'discard', HAND]);
});

test.each(HAND)('DBG-18 Rebel Commando can take %s at random with the Force', (id) => {
  const table = rebelBot({
    reveals: ['rebel-commando'],
    force: 'rebel 1',
    empire: { hand: HAND },
    chance: { 'discard at random': [id] },
  });
  expect(told(table, 'discard')).toEqual([{ seat: 'empire', card: id, from: 'hand' }]);
});

test('DBG-18 X-Wing draws with the Force', () => {
  const table = rebelBot({ reveals: ['x-wing'], draws: ['bossk'], force: 'rebel 1' });
  expect(cards(table, 'play')[1]).toBe('bossk');
});

test('DBG-18 X-Wing is not used without the Force', () => {
  expect(cards(rebelBot({ reveals: ['x-wing'] }), 'not used')).toEqual(['x-wing']);
});

test('DBG-18 Chewbacca draws with another unique unit out', () => {
  const table = rebelBot({ reveals: ['bossk', 'chewbacca'], draws: ['dengar'] });
  expect(cards(table, 'play')[2]).toBe('dengar');
});

test('DBG-18 Chewbacca is not used with no other unique unit out', () => {
  const table = rebelBot({ reveals: ['rebel-trooper', 'chewbacca', 'bossk'] });
  expect(cards(table, 'not used')).toEqual(['chewbacca']);
});

test('DBG-18 U-Wing repairs 3 damage with the Force', () => {
  const table = rebelBot({ reveals: ['u-wing', 'rebel-trooper'], force: 'rebel 1', rebel: { damage: 5 } });
  expect(table.side('rebel').base?.damage).toBe(2);
});

test.each([
  ['the Force', 'neutral', 5],
  ['damage', 'rebel 1', 0],
])('DBG-18 U-Wing is not used without %s', (_, force, damage) => {
  const table = rebelBot({ reveals: ['u-wing', 'rebel-trooper', 'rebel-trooper'], force, rebel: { damage } });
  expect([cards(table, 'not used'), unspent(table)]).toEqual([['u-wing'], 3 + 2]);
});

test("DBG-18 Hammerhead Corvette is exiled to destroy the player's dearest ship", () => {
  const table = rebelBot({
    reveals: ['hammerhead-corvette'],
    row: quietRow(),
    empire: { ships: ['blockade-runner', 'star-destroyer', 'gozanti-cruiser'] },
  });
  expect(table.reasons('destroy ship')).toMatchObject([
    {
      considered: ['blockade-runner', 'star-destroyer', 'gozanti-cruiser'],
      picked: 'star-destroyer',
      decided: 'cost',
      rule: 'DBG-18',
    },
  ]);
  expect([cards(table, 'exile'), table.rulesOf('use')]).toEqual([['hammerhead-corvette'], ['DBG-20']]);
});

test('DBG-20 Hammerhead Corvette is kept rather than exiled for ships of the row', () => {
  const table = rebelBot({ reveals: ['hammerhead-corvette'] });
  expect([cards(table, 'keep'), table.ids('rebel', 'ships')]).toEqual([
    ['hammerhead-corvette'],
    ['hammerhead-corvette'],
  ]);
});

test('DBG-15 Hammerhead Corvette is looked at anew in each set-up', () => {
  const table = rebelBot({
    row: quietRow(),
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['star-destroyer'] },
  });
  expect([cards(table, 'exile'), cards(table, 'ship destroyed')]).toEqual([
    ['hammerhead-corvette'],
    ['star-destroyer'],
  ]);
});

test('DBG-18 B-Wing lets the player choose between a discard and 2 attack', () => {
  const table = rebelBot({ reveals: ['b-wing'], empire: { hand: HAND } });
  expect([table.asked, table.choices]).toEqual(['empire', ['foe discards', 'attack']]);
});

test('DBG-18 B-Wing has 2 more attack where the player lets it', () => {
  const table = rebelBot({ reveals: ['b-wing'], empire: { hand: HAND } }).choose('attack');
  expect(attackOf(table)).toBe(5 + 2);
});

test('DBG-18 B-Wing makes the player choose the card to discard', () => {
  const table = rebelBot({ reveals: ['b-wing'], empire: { hand: HAND } }).choose('foe discards');
  expect([table.topic, table.choices]).toEqual(['discard', HAND]);
});

test('DBG-18 B-Wing leaves a player with an empty hand only the 2 attack', () => {
  expect(rebelBot({ reveals: ['b-wing'], empire: { hand: [] } }).choices).toEqual(['attack']);
});

test.each([
  [1, []],
  [2, ['millennium-falcon']],
])('DBG-18 Han Solo reveals %i more with %s out', (more, before) => {
  const table = rebelBot({
    reveals: [...before, 'han-solo', 'rebel-trooper', 'rebel-trooper', 'temple-guardian'],
    draws: ['bossk', 'dengar'],
  });
  expect(cards(table, 'play')).toHaveLength(5 + more);
});

test('DBG-18 Cassian Andor makes the player discard a card of their choice after a sabotage', () => {
  const table = rebelBot({
    reveals: ['cassian-andor'],
    empire: { hand: HAND },
    row: [
      'tie-fighter',
      'mon-calamari-cruiser',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      'imperial-carrier',
    ],
  });
  expect([cards(table, 'hunt'), table.topic, table.choices]).toEqual([['tie-fighter'], 'discard', HAND]);
});

test('DBG-18 Cassian Andor makes nobody discard where nothing was sabotaged', () => {
  const table = rebelBot({ reveals: ['cassian-andor'], empire: { hand: HAND } });
  expect([table.topic, table.events('discard')]).toEqual(['action', []]);
});

/** Leia comes up first, with 3 resources for the purchase phase. */
const leia = (row: readonly string[], turn: BotTurn = {}) =>
  rebelBot({
    reveals: ['princess-leia', 'rebel-trooper', 'rebel-trooper', 'temple-guardian'],
    row: [...row],
    ...turn,
  });

test('DBG-24 Princess Leia takes a Rebel card by the purchase list, the hero before a ship', () => {
  const table = leia([
    'mon-calamari-cruiser',
    'luke-skywalker',
    'jabba-the-hutt',
    ...copies(2, 'star-destroyer'),
    'chewbacca',
  ]);
  expect(table.reasons('free purchase')).toMatchObject([
    {
      considered: ['mon-calamari-cruiser', 'luke-skywalker', 'chewbacca'],
      picked: 'luke-skywalker',
      decided: 'Luke Skywalker or Darth Vader',
      rule: 'DBG-24',
    },
  ]);
});

test('DBG-24 Princess Leia prefers a ship to a dearer unit', () => {
  const table = leia([
    'millennium-falcon',
    'rebel-transport',
    'jabba-the-hutt',
    ...copies(2, 'star-destroyer'),
    'han-solo',
  ]);
  expect(table.reasons('free purchase')).toMatchObject([
    { picked: 'rebel-transport', decided: 'capital ship' },
  ]);
});

test('DBG-22 Princess Leia takes only a card with attack while a final base is in play', () => {
  const table = leia(
    ['rebel-transport', 'x-wing', 'jabba-the-hutt', ...copies(2, 'star-destroyer'), 'u-wing'],
    { empire: LAST_BASE },
  );
  expect(table.reasons('free purchase')).toMatchObject([{ considered: ['x-wing'], picked: 'x-wing' }]);
});

test('DBG-22 Princess Leia is not used where no Rebel card of the row has attack then', () => {
  const row = [
    'rebel-transport',
    'u-wing',
    'jabba-the-hutt',
    ...copies(2, 'star-destroyer'),
    'imperial-carrier',
  ];
  expect(cards(leia(row, { empire: LAST_BASE }), 'not used')).toEqual(['princess-leia']);
});

test.each([
  ['on top of the deck with the Force', 'neutral', 'deck'],
  ['into the discard pile without the Force', 'empire 2', 'discard'],
])('DBG-18 Princess Leia puts it %s', (_, force, to) => {
  const table = leia(
    [
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      ...copies(2, 'imperial-carrier'),
      'jabba-the-hutt',
    ],
    { force },
  );
  expect(told(table, 'buy')[0]).toEqual({ seat: 'rebel', card: 'mon-calamari-cruiser', cost: 0, to });
});

test('DBG-18 Millennium Falcon plays the dearest unique unit of the discard pile', () => {
  const table = rebelBot({
    reveals: ['millennium-falcon'],
    rebel: { discard: ['bossk', 'b-wing', 'chewbacca', 'rebel-trooper'] },
  });
  expect(table.reasons('fetch')).toMatchObject([
    { considered: ['bossk', 'chewbacca'], picked: 'chewbacca', decided: 'cost', rule: 'DBG-18' },
  ]);
  expect(cards(table, 'play').slice(0, 2)).toEqual(['millennium-falcon', 'chewbacca']);
});

test('DBG-18 Millennium Falcon plays the one with the most attack among equals', () => {
  const table = rebelBot({
    reveals: ['millennium-falcon'],
    rebel: { discard: ['han-solo', 'cassian-andor'] },
  });
  expect(table.reasons('fetch')).toMatchObject([
    { considered: ['han-solo', 'cassian-andor'], picked: 'cassian-andor', decided: 'attack' },
  ]);
});

test('DBG-18 Millennium Falcon is not used without a unique unit in the discard pile', () => {
  const table = rebelBot({ reveals: ['millennium-falcon'], rebel: { discard: ['b-wing'] } });
  expect(cards(table, 'not used')).toEqual(['millennium-falcon']);
});

const luke = (force: string, ships: NonNullable<BotTurn['empire']>['ships']) =>
  rebelBot({ reveals: ['luke-skywalker'], force, row: quietRow(), empire: { ships } });

test("DBG-18 Luke Skywalker destroys the player's dearest ship with the Force", () => {
  const table = luke('neutral', ['gozanti-cruiser', 'blockade-runner']);
  expect(table.reasons('destroy ship')).toMatchObject([
    { considered: ['gozanti-cruiser', 'blockade-runner'], picked: 'blockade-runner', decided: 'cost' },
  ]);
});

test('DBG-18 Luke Skywalker destroys the ship with the most hit points left among equals', () => {
  const table = luke('neutral', [{ card: 'gozanti-cruiser', damage: 1 }, 'c-roc-cruiser']);
  expect(table.reasons('destroy ship')).toMatchObject([
    { picked: 'c-roc-cruiser', decided: 'hit points left' },
  ]);
});

test('DBG-18 Luke Skywalker is not used without the Force', () => {
  expect(cards(luke('empire 2', ['gozanti-cruiser']), 'not used')).toEqual(['luke-skywalker']);
});

test('DBG-18 Luke Skywalker is not used without a ship of the player', () => {
  expect(cards(luke('neutral', []), 'not used')).toEqual(['luke-skywalker']);
});

test('DBG-18 a Mon Calamari Cruiser has no ability and attacks', () => {
  const table = rebelBot({ reveals: ['mon-calamari-cruiser'] });
  expect([attackOf(table), cards(table, 'not used')]).toEqual([3, []]);
});

/** A row in which every ship that the player has in these tests is missing. */
function quietRow(): string[] {
  return [
    'mon-calamari-cruiser',
    'mon-calamari-cruiser',
    'imperial-carrier',
    'imperial-carrier',
    'jabba-the-hutt',
    'jabbas-sail-barge',
  ];
}
