import { expect, test } from 'vitest';
import { deckbuildingTable } from '../kit.ts';
import { attackOf, type BotTurn, cards, copies, empireBot, rebelBot, told, unspent } from './bot-turn.ts';

/** Nothing that fewer than 7 resources buy, and no ship of the Rebels. */
const NO_REBEL_SHIPS = [
  'star-destroyer',
  'star-destroyer',
  'jabba-the-hutt',
  'jabbas-sail-barge',
  'luke-skywalker',
  'millennium-falcon',
];

/** The Empire bot on the Death Star with 5 resources, one of them for its lost base, and `more`. */
const deathStar = (more: number, { rebel = {}, reveals = [], ...turn }: BotTurn = {}) =>
  empireBot({
    row: NO_REBEL_SHIPS,
    ...turn,
    reveals: ['stormtrooper', ...reveals],
    empire: { base: 'death-star', resources: more },
    rebel,
  });

test("DBG-14 the Death Star destroys the player's dearest ship for 4 resources", () => {
  const table = deathStar(0, { rebel: { ships: ['blockade-runner', 'nebulon-b-frigate', 'c-roc-cruiser'] } });
  expect(table.reasons('Death Star')).toMatchObject([
    {
      considered: ['blockade-runner', 'nebulon-b-frigate'],
      picked: 'nebulon-b-frigate',
      decided: 'cost',
      rule: 'DBG-14',
    },
  ]);
  expect([told(table, 'spend'), table.places('nebulon-b-frigate')]).toEqual([
    [{ seat: 'empire', resources: 4 }],
    ['rebel discard'],
  ]);
});

test('DBG-14 the Death Star fires once a turn', () => {
  const table = deathStar(6, { rebel: { ships: ['blockade-runner', 'nebulon-b-frigate'] } });
  expect(table.events('spend')).toHaveLength(1);
});

test('DBG-14 the Death Star does not fire at a ship that costs less than 4', () => {
  expect(deathStar(0, { rebel: { ships: ['c-roc-cruiser'] } }).events('spend')).toEqual([]);
});

test('DBG-14 the Death Star does not fire with fewer than 4 resources', () => {
  const table = deathStar(0, {
    reveals: ['stormtrooper', 'inquisitor'],
    rebel: { ships: ['mon-calamari-cruiser'] },
  });
  expect([table.events('spend'), unspent(table)]).toEqual([[], 3]);
});

const VADERS_ROW = ['darth-vader', ...NO_REBEL_SHIPS.slice(1)];

test('DBG-14 the Death Star does not fire where that would prevent buying Darth Vader', () => {
  const table = deathStar(3, { row: VADERS_ROW, rebel: { ships: ['blockade-runner'] } });
  expect([table.events('spend'), cards(table, 'buy')[0]]).toEqual([[], 'darth-vader']);
});

test('DBG-14 the Death Star fires where Darth Vader can still be bought', () => {
  const table = deathStar(7, { row: VADERS_ROW, rebel: { ships: ['blockade-runner'] } });
  expect([cards(table, 'ship destroyed'), cards(table, 'buy')[0]]).toEqual([
    ['blockade-runner'],
    'darth-vader',
  ]);
});

test('DBG-14 the Death Star fires where Darth Vader cannot be bought anyway', () => {
  const table = deathStar(2, { row: VADERS_ROW, rebel: { ships: ['blockade-runner'] } });
  expect(cards(table, 'ship destroyed')).toEqual(['blockade-runner']);
});

const REBEL_SHIPS = [
  'hammerhead-corvette',
  'mon-calamari-cruiser',
  'star-destroyer',
  'luke-skywalker',
  'millennium-falcon',
  'nebulon-b-frigate',
];

test('DBG-14 after buying, the Death Star destroys the dearest Rebel ship of the row', () => {
  const table = deathStar(0, { reveals: ['stormtrooper'], row: REBEL_SHIPS });
  expect(table.reasons('Death Star')).toMatchObject([
    {
      considered: ['hammerhead-corvette', 'mon-calamari-cruiser'],
      picked: 'mon-calamari-cruiser',
      decided: 'cost',
      rule: 'DBG-14',
    },
  ]);
  expect(table.places('mon-calamari-cruiser')).toEqual(['galaxy discard']);
});

test('DBG-14 the Death Star fires at the row before pilots are bought', () => {
  const table = deathStar(1, {
    reveals: ['stormtrooper'],
    row: REBEL_SHIPS.map((id) => (id === 'nebulon-b-frigate' ? 'jabba-the-hutt' : id)),
    galaxyTop: ['lando-calrissian'],
    exile: [],
  });
  expect([cards(table, 'row discard'), cards(table, 'buy')]).toEqual([['mon-calamari-cruiser'], []]);
});

test('DBG-14 what the Death Star leaves is spent on pilots', () => {
  const table = deathStar(2, {
    reveals: ['stormtrooper'],
    row: REBEL_SHIPS.map((id) => (id === 'nebulon-b-frigate' ? 'jabba-the-hutt' : id)),
    galaxyTop: ['lando-calrissian'],
    exile: [],
  });
  expect([cards(table, 'row discard'), cards(table, 'buy')]).toEqual([
    ['mon-calamari-cruiser'],
    ['outer-rim-pilot'],
  ]);
});

test('DBG-14 the Death Star leaves the row alone where buying left fewer than 4 resources', () => {
  const table = deathStar(0, { row: REBEL_SHIPS });
  expect([cards(table, 'buy'), table.events('spend')]).toEqual([['nebulon-b-frigate'], []]);
});

test("DBG-14 the Death Star takes the player's ship before one of the row", () => {
  const table = deathStar(0, {
    reveals: ['stormtrooper'],
    row: REBEL_SHIPS,
    rebel: { ships: ['blockade-runner'] },
  });
  expect([cards(table, 'ship destroyed'), table.events('row discard')]).toEqual([['blockade-runner'], []]);
});

test('DBG-14 the Death Star destroys the ship with the most hit points left among equals', () => {
  const ships = [{ card: 'blockade-runner', damage: 1 }, 'hammerhead-corvette'];
  expect(deathStar(0, { rebel: { ships } }).reasons('Death Star')).toMatchObject([
    {
      considered: ['blockade-runner', 'hammerhead-corvette'],
      picked: 'hammerhead-corvette',
      decided: 'hit points left',
    },
  ]);
});

test('DBG-26 what comes up where the Death Star made room is bought', () => {
  const table = deathStar(1, {
    reveals: ['stormtrooper'],
    row: REBEL_SHIPS.map((id) => (id === 'nebulon-b-frigate' ? 'jabba-the-hutt' : id)),
    galaxyTop: ['tie-fighter', 'rebel-transport'],
  });
  expect([cards(table, 'row discard'), cards(table, 'buy')]).toEqual([
    ['mon-calamari-cruiser'],
    ['tie-fighter'],
  ]);
});

test('DBG-14 Endor gives each Trooper and each Vehicle 1 attack, neutral ones too', () => {
  const table = empireBot({
    reveals: ['stormtrooper', 'at-at', 'quarren-mercenary', 'jabbas-sail-barge', 'bossk'],
    empire: { base: 'endor' },
  });
  expect(attackOf(table)).toBe(2 + 1 + (6 + 1) + (4 + 1) + (4 + 1) + 3);
});

test('DBG-14 Endor counts in phase 4, too', () => {
  const table = empireBot({ reveals: ['stormtrooper', 'stormtrooper'], empire: { base: 'endor' } });
  expect(told(table, 'hunts nothing')).toEqual([{ seat: 'empire', attack: 3 + 3 }]);
});

test('DBG-14 another base gives Troopers nothing', () => {
  expect(attackOf(empireBot({ reveals: ['stormtrooper'] }))).toBe(2);
});

test('DBG-14 Yavin 4 deals 2 damage past the ships for a discard of the player', () => {
  const table = rebelBot({
    reveals: ['snowspeeder'],
    empire: { hand: ['stormtrooper', 'at-st'], ships: ['blockade-runner'] },
  }).choose('at-st');
  expect(told(table, 'damage')[0]).toEqual({ seat: 'empire', card: 'lothal', damage: 2, left: 6 });
});

test('DBG-14 Yavin 4 works for every discard', () => {
  const table = rebelBot({
    reveals: ['snowspeeder', 'snowspeeder'],
    empire: { hand: ['stormtrooper', 'at-st', 'inquisitor'], ships: ['blockade-runner'] },
  })
    .choose('at-st')
    .choose('inquisitor');
  expect(table.side('empire').base?.damage).toBe(2 + 2);
});

test('DBG-14 Yavin 4 does not see a discard on the turn of the player', () => {
  const table = deckbuildingTable({
    bot: 'rebel',
    step: 'action',
    empire: { ships: ['gozanti-cruiser'], hand: ['stormtrooper', 'inquisitor'] },
  })
    .choose('use gozanti-cruiser')
    .choose('inquisitor');
  expect([cards(table, 'discard'), table.side('empire').base?.damage]).toEqual([['inquisitor'], 0]);
});

test('DBG-14 another base does not see the discard', () => {
  const table = rebelBot({
    reveals: ['snowspeeder'],
    rebel: { base: 'sullust' },
    empire: { hand: ['stormtrooper', 'at-st'], ships: ['blockade-runner'] },
  }).choose('at-st');
  expect(table.side('empire').base?.damage).toBe(0);
});

const hoth = () =>
  deckbuildingTable({
    bot: 'rebel',
    step: 'action',
    rebel: { base: 'hoth' },
    empire: { units: ['stormtrooper', 'stormtrooper', 'at-st'], hand: [] },
  });

test('DBG-14 Hoth prevents the first 2 damage of a turn', () => {
  const table = hoth().attack('at-st');
  expect([told(table, 'prevented'), table.side('rebel').base?.damage]).toEqual([
    [{ seat: 'rebel', card: 'hoth', damage: 2 }],
    2,
  ]);
});

test('DBG-14 Hoth prevents no more than 2 damage a turn', () => {
  const table = hoth().attack('stormtrooper').attack('stormtrooper');
  expect(table.side('rebel').base?.damage).toBe(2);
});

test('DBG-14 Sullust sends the first purchase of the bot to the top of its deck, not the second', () => {
  const table = rebelBot({
    reveals: ['rebel-trooper'],
    row: ['x-wing', 'y-wing', 'mon-calamari-cruiser', ...copies(2, 'star-destroyer'), 'imperial-carrier'],
    galaxyTop: ['gozanti-cruiser', 'gozanti-cruiser'],
    rebel: { base: 'sullust' },
  });
  expect(told(table, 'buy').map(({ card, to }) => [card, to])).toEqual([
    ['x-wing', 'deck'],
    ['y-wing', 'discard'],
  ]);
});

test('DBG-14 what Sullust put on top is what the bot reveals first on its next turn', () => {
  const table = rebelBot({
    reveals: ['rebel-trooper'],
    row: [
      'chewbacca',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      ...copies(2, 'imperial-carrier'),
    ],
    galaxyTop: ['gozanti-cruiser', 'gozanti-cruiser'],
    rebel: { base: 'sullust' },
  }).choose('end');
  expect(cards(table, 'play')[5]).toBe('chewbacca');
});

test('DBG-17 a Fang Fighter that Sullust put on top of the deck is played at once', () => {
  const table = rebelBot({
    reveals: ['rebel-trooper'],
    row: [
      'fang-fighter',
      'mon-calamari-cruiser',
      ...copies(2, 'star-destroyer'),
      ...copies(2, 'imperial-carrier'),
    ],
    galaxyTop: ['gozanti-cruiser', 'gozanti-cruiser'],
    rebel: { base: 'sullust' },
  });
  expect(cards(table, 'play')[5]).toBe('fang-fighter');
});
