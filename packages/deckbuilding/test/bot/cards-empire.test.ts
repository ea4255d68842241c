import { expect, test } from 'vitest';
import { galaxyWithout } from '../kit.ts';
import {
  attackOf,
  type BotTurn,
  cards,
  copies,
  empireBot,
  NO_PILOTS,
  QUIET,
  story,
  told,
  unspent,
} from './bot-turn.ts';

/** No Rebel card in it, and nothing that 5 resources buy. */
const NO_REBELS = [
  'star-destroyer',
  'darth-vader',
  'jabba-the-hutt',
  'jabbas-sail-barge',
  'lando-calrissian',
  'grand-moff-tarkin',
];

test('DBG-18 TIE Fighter draws with a capital ship in play', () => {
  const table = empireBot({
    reveals: ['tie-fighter'],
    draws: ['bossk'],
    empire: { ships: ['blockade-runner'] },
  });
  expect([cards(table, 'use'), cards(table, 'play')[1]]).toEqual([['tie-fighter'], 'bossk']);
});

test('DBG-18 TIE Fighter draws with a ship that came up before it', () => {
  const table = empireBot({ reveals: ['blockade-runner', 'tie-fighter'], draws: ['bossk'] });
  expect(cards(table, 'use')).toEqual(['tie-fighter']);
});

test('DBG-18 TIE Fighter does not draw for a ship that comes up after it', () => {
  const table = empireBot({ reveals: ['tie-fighter', 'blockade-runner'], draws: ['bossk'] });
  expect([cards(table, 'use'), cards(table, 'not used')]).toEqual([[], ['tie-fighter']]);
});

test('DBG-18 Admiral Piett gives every capital ship 1 attack, neutral ones and those without any too', () => {
  const table = empireBot({
    reveals: ['admiral-piett', 'stormtrooper', 'stormtrooper', 'inquisitor', 'bossk'],
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  expect(attackOf(table)).toBe(2 + 2 + 1 + 3 + (0 + 1) + (1 + 1));
});

test.each(['tie-bomber', 'at-st'])('DBG-18 %s discards the dearest Rebel card, a ship too', (id) => {
  const table = empireBot({
    reveals: [id],
    row: [
      'star-destroyer',
      'luke-skywalker',
      'x-wing',
      'mon-calamari-cruiser',
      'jabba-the-hutt',
      'cassian-andor',
    ],
    exile: [...copies(10, 'outer-rim-pilot')],
  });
  expect(table.reasons('discard from row')).toMatchObject([
    {
      considered: ['luke-skywalker', 'x-wing', 'mon-calamari-cruiser', 'cassian-andor'],
      picked: 'luke-skywalker',
      decided: 'cost',
      rule: 'DBG-18',
    },
  ]);
});

test('DBG-18 AT-ST discards a ship of the Rebels that is the dearest', () => {
  const table = empireBot({ reveals: ['at-st'] });
  expect(cards(table, 'row discard')).toEqual(['mon-calamari-cruiser']);
});

test.each(['tie-bomber', 'at-st'])('DBG-18 %s is not used without a Rebel card in the row', (id) => {
  const table = empireBot({ reveals: [id], row: NO_REBELS });
  expect([cards(table, 'not used'), table.events('row discard')]).toEqual([[id], []]);
});

/** Coruscant discards the X-Wing, so that the other card is on top. */
const scouting = (id: string, top: string, turn: BotTurn = {}) =>
  empireBot({ reveals: [id], galaxyTop: ['x-wing', top], ...turn });

test('DBG-18 Scout Trooper gains 1 Force for an Empire card, which stays on top', () => {
  const table = scouting('scout-trooper', 'tie-fighter');
  expect([table.force, table.view.galaxyDeck[0]?.id]).toEqual([-1, 'tie-fighter']);
});

test('DBG-18 Scout Trooper discards a Rebel card', () => {
  const table = scouting('scout-trooper', 'y-wing');
  expect([table.force, table.places('y-wing')]).toEqual([0, ['galaxy discard']]);
});

test('DBG-18 Scout Trooper leaves a neutral card where it is', () => {
  const table = scouting('scout-trooper', 'lobot');
  expect([table.force, table.view.galaxyDeck[0]?.id]).toEqual([0, 'lobot']);
});

test('DBG-18 TIE Interceptor draws for an Empire card', () => {
  const table = scouting('tie-interceptor', 'tie-fighter', { draws: ['bossk'] });
  expect([cards(table, 'play')[1], table.view.galaxyDeck[0]?.id]).toEqual(['bossk', 'tie-fighter']);
});

test('DBG-18 TIE Interceptor discards a Rebel card and does not draw', () => {
  const table = scouting('tie-interceptor', 'y-wing', { draws: ['bossk'] });
  expect([table.places('y-wing'), cards(table, 'play').length]).toEqual([['galaxy discard'], 5]);
});

test('DBG-18 TIE Interceptor does not draw for a neutral card', () => {
  const table = scouting('tie-interceptor', 'lobot', { draws: ['bossk'] });
  expect([table.view.galaxyDeck[0]?.id, cards(table, 'play').length]).toEqual(['lobot', 5]);
});

/** The bot brings `id` and hunts the Y-Wing with it, which moves the Force 1 toward it. */
const hunts = (id: string, force: string) =>
  empireBot({
    reveals: [id],
    force,
    row: [
      'y-wing',
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
    ],
    galaxyTop: ['rebel-transport', 'rebel-transport'],
  });

test('DBG-18 Death Trooper has 2 more attack in both phases with the Force', () => {
  const table = hunts('death-trooper', 'empire 1');
  expect([told(table, 'hunt')[0]?.attack, attackOf(table)]).toEqual([5, 5 - 1]);
});

test('DBG-18 Death Trooper has 2 more attack in phase 5 where the hunt brought the Force', () => {
  const table = hunts('death-trooper', 'neutral');
  expect([told(table, 'hunt')[0]?.attack, attackOf(table)]).toEqual([3, 3 + 2 - 1]);
});

test('DBG-18 Darth Vader has 4 more attack in phase 5 where the hunt brought the Force', () => {
  const table = hunts('darth-vader', 'rebel 2');
  expect([told(table, 'hunt')[0]?.attack, attackOf(table)]).toEqual([6, 6 + 4 - 1]);
});

test('DBG-18 Darth Vader counts the Force that he brings himself', () => {
  expect(told(hunts('darth-vader', 'rebel 1'), 'hunt')[0]?.attack).toBe(6 + 4);
});

test('DBG-18 Gozanti Cruiser discards a drawn shuttle and draws', () => {
  const table = empireBot({
    reveals: ['gozanti-cruiser', 'stormtrooper', 'imperial-shuttle', 'stormtrooper', 'inquisitor'],
    draws: ['bossk'],
  });
  expect(told(table, 'discard')).toEqual([{ seat: 'empire', card: 'imperial-shuttle', from: 'drawn cards' }]);
  expect(cards(table, 'play')).toEqual([
    'gozanti-cruiser',
    'bossk',
    'stormtrooper',
    'stormtrooper',
    'inquisitor',
  ]);
});

test('DBG-18 Gozanti Cruiser has the drawn cards turned up where nobody knows them', () => {
  const table = empireBot({
    empire: { top: ['gozanti-cruiser'] },
    chance: { 'bot draw': ['stormtrooper', 'imperial-shuttle', 'stormtrooper', 'inquisitor'] },
  });
  expect(told(table, 'look')).toEqual([
    { seat: 'empire', cards: ['stormtrooper', 'imperial-shuttle', 'stormtrooper', 'inquisitor'] },
  ]);
  expect(cards(table, 'discard')).toEqual(['imperial-shuttle']);
});

test('DBG-18 Gozanti Cruiser is not used without a shuttle among the drawn cards', () => {
  const table = empireBot({
    reveals: ['gozanti-cruiser', 'stormtrooper', 'bossk', 'stormtrooper', 'inquisitor'],
  });
  expect([cards(table, 'not used'), table.events('discard')]).toEqual([['gozanti-cruiser'], []]);
});

test('DBG-18 Gozanti Cruiser is not used where all cards have been revealed', () => {
  const table = empireBot({ reveals: [...copies(4, 'imperial-shuttle'), 'gozanti-cruiser'] });
  expect(cards(table, 'not used')).toEqual(['gozanti-cruiser']);
});

test('DBG-18 Scout Trooper is not used where the galaxy deck is empty, and shuffles nothing', () => {
  const table = empireBot({
    reveals: ['scout-trooper'],
    galaxyDiscard: ['luke-skywalker'],
    exile: [...NO_PILOTS, ...galaxyWithout(...QUIET.empire, 'scout-trooper', 'luke-skywalker')],
  });
  expect([cards(table, 'not used'), table.places('luke-skywalker'), table.events('shuffle')]).toEqual([
    ['scout-trooper'],
    ['galaxy discard'],
    [],
  ]);
});

test('DBG-18 General Veers draws for a Vehicle as well', () => {
  const table = empireBot({ reveals: ['at-st', 'general-veers'], draws: ['bossk'] });
  expect(cards(table, 'play')[2]).toBe('bossk');
});

test.each([
  ['endor', 1],
  ['death-star', 2],
])('DBG-18 Director Krennic on %s reveals %i more', (base, more) => {
  const table = empireBot({
    reveals: ['director-krennic', 'stormtrooper', 'stormtrooper', 'inquisitor'],
    draws: ['bossk', 'dengar'],
    empire: { base },
  });
  expect(cards(table, 'play')).toHaveLength(5 + more);
});

test('DBG-18 Boba Fett draws in phase 4, and what comes up attacks in phase 5', () => {
  const table = empireBot({
    reveals: ['boba-fett'],
    draws: ['stormtrooper'],
    row: [
      'y-wing',
      'star-destroyer',
      ...copies(2, 'mon-calamari-cruiser'),
      ...copies(2, 'hammerhead-corvette'),
    ],
    galaxyTop: ['rebel-transport', 'rebel-transport'],
  });
  expect(story(table).slice(story(table).indexOf('hunt'))).toContain('play');
  expect(attackOf(table)).toBe(5 - 1 + 2);
});

test('DBG-18 Boba Fett does not draw where nothing is hunted', () => {
  const table = empireBot({ reveals: ['boba-fett'], draws: ['stormtrooper'] });
  expect(cards(table, 'play')).toHaveLength(5);
});

test('DBG-18 Imperial Carriers give each Fighter 1 attack, neutral ones too, and add up', () => {
  const table = empireBot({
    reveals: ['tie-interceptor', 'z-95-headhunter', 'stormtrooper', 'stormtrooper', 'inquisitor'],
    galaxyTop: ['x-wing', 'lobot'],
    row: NO_REBELS,
    empire: { ships: ['imperial-carrier', 'imperial-carrier'] },
  });
  expect(attackOf(table)).toBe(3 + 2 + (2 + 2) + 2 + 2 + 1);
});

test('DBG-18 AT-AT plays the dearest Trooper of the discard pile', () => {
  const table = empireBot({
    reveals: ['at-at'],
    empire: { discard: ['stormtrooper', 'quarren-mercenary', 'death-trooper', 'boba-fett'] },
  });
  expect(table.reasons('fetch')).toMatchObject([
    {
      considered: ['stormtrooper', 'quarren-mercenary', 'death-trooper'],
      picked: 'quarren-mercenary',
      decided: 'cost',
      rule: 'DBG-18',
    },
  ]);
  expect(cards(table, 'play')[1]).toBe('quarren-mercenary');
});

test('DBG-18 AT-AT is not used without a Trooper in the discard pile', () => {
  const table = empireBot({ reveals: ['at-at'], empire: { discard: ['boba-fett'] } });
  expect(cards(table, 'not used')).toEqual(['at-at']);
});

test('DBG-18 a Star Destroyer has no ability and attacks', () => {
  const table = empireBot({ reveals: ['star-destroyer'] });
  expect([attackOf(table), cards(table, 'not used')]).toEqual([4, []]);
});

/** The Force is with the Empire; Coruscant leaves `top` on top of the galaxy deck. */
const jerjerrod = (top: string, turn: BotTurn = {}) =>
  empireBot({
    reveals: ['moff-jerjerrod'],
    force: 'empire 1',
    row: [
      'star-destroyer',
      'x-wing',
      'luke-skywalker',
      'mon-calamari-cruiser',
      'jabba-the-hutt',
      'princess-leia',
    ],
    galaxyTop: ['chewbacca', top],
    ...turn,
  });

test('DBG-41 an Empire card is swapped with the dearest Rebel card', () => {
  const table = jerjerrod('star-destroyer');
  expect(table.reasons('trade')).toMatchObject([
    {
      considered: ['x-wing', 'luke-skywalker', 'mon-calamari-cruiser', 'princess-leia'],
      picked: 'luke-skywalker',
      decided: 'cost',
      rule: 'DBG-41',
    },
  ]);
  expect(table.row[2]).toBe('star-destroyer');
});

test('DBG-41 the card that is swapped out lies on top of the galaxy deck', () => {
  expect(jerjerrod('star-destroyer').view.galaxyDeck[0]?.id).toBe('luke-skywalker');
});

test('DBG-41 among equals the one closest to the galaxy deck is swapped', () => {
  const row = [
    'star-destroyer',
    'x-wing',
    'princess-leia',
    'mon-calamari-cruiser',
    'jabba-the-hutt',
    'y-wing',
  ];
  expect(jerjerrod('star-destroyer', { row }).reasons('trade')).toMatchObject([
    { picked: 'princess-leia', decided: 'slots from the galaxy deck' },
  ]);
});

test.each(['y-wing', 'dengar'])('DBG-41 %s on top is not swapped', (top) => {
  const table = jerjerrod(top);
  expect([table.events('trade'), table.view.galaxyDeck[0]?.id]).toEqual([[], top]);
});

test('DBG-41 without the Force there is no swap', () => {
  const table = jerjerrod('star-destroyer', { force: 'neutral' });
  expect([table.events('trade'), cards(table, 'not used')]).toEqual([[], ['moff-jerjerrod']]);
});

test('DBG-41 without a Rebel card in the row there is no swap', () => {
  const table = jerjerrod('star-destroyer', { row: NO_REBELS });
  expect([table.events('trade'), cards(table, 'not used')]).toEqual([[], ['moff-jerjerrod']]);
});

/** Darth Vader lies in the row, and a Landing Craft comes up first; 1 of the resources is for the lost base. */
const landingCraft = (resources: number, damage: number, row = NO_REBELS) =>
  empireBot({ reveals: ['landing-craft'], row, empire: { base: 'endor', resources: resources - 1, damage } });

test('DBG-45 resources if they make Darth Vader affordable, though the base is damaged', () => {
  expect(landingCraft(4, 5).reasons('one of')).toMatchObject([
    {
      considered: ['resources', 'repair'],
      picked: 'resources',
      decided: 'makes Darth Vader affordable',
      rule: 'DBG-45',
    },
  ]);
});

test.each([
  [3, 'they would not be enough'],
  [8, 'he can be paid already'],
])('DBG-45 with %i resources it repairs, since %s', (resources) => {
  const table = landingCraft(resources, 5);
  expect(table.reasons('one of')[0]).toMatchObject({ picked: 'repair', rule: 'DBG-38' });
  expect(table.side('empire').base?.damage).toBe(1);
});

test('DBG-45 who can be paid already is not made affordable, and the reason does not say so', () => {
  const [row] = landingCraft(8, 5).reasons('one of')[0]?.reason.rows ?? [];
  expect(row).toMatchObject({ name: 'makes Darth Vader affordable', values: [0, 0] });
});

test('DBG-45 it repairs where Darth Vader is not in the row', () => {
  const row = NO_REBELS.map((id) => (id === 'darth-vader' ? 'star-destroyer' : id));
  expect(landingCraft(4, 5, row).reasons('one of')[0]?.picked).toBe('repair');
});

test('DBG-45 resources where there is nothing to repair', () => {
  expect(landingCraft(1, 0).reasons('one of')).toMatchObject([
    { considered: ['resources'], picked: 'resources' },
  ]);
});

test('DBG-45 the rule is named, and 4 resources come', () => {
  const table = empireBot({ reveals: ['landing-craft', 'stormtrooper', 'stormtrooper', 'inquisitor'] });
  expect([table.rulesOf('use'), unspent(table)]).toEqual([['DBG-45'], 4 + 1]);
});

/** Tarkin comes up first. */
const tarkin = (row: readonly string[], turn: BotTurn = {}) =>
  empireBot({
    reveals: ['grand-moff-tarkin', 'stormtrooper', 'stormtrooper', 'inquisitor'],
    row: [...row],
    galaxyTop: ['mon-calamari-cruiser', 'rebel-transport', 'rebel-transport'],
    ...turn,
  });
const TARKINS_ROW = [
  'at-at',
  'star-destroyer',
  'luke-skywalker',
  'jabba-the-hutt',
  'star-destroyer',
  'hammerhead-corvette',
];

test('DBG-47 brings the dearest Empire card of the row into play', () => {
  const table = tarkin([
    'at-at',
    'boba-fett',
    'luke-skywalker',
    'jabba-the-hutt',
    'lobot',
    'hammerhead-corvette',
  ]);
  expect(table.reasons('borrow')).toMatchObject([
    { considered: ['at-at', 'boba-fett'], picked: 'at-at', decided: 'cost', rule: 'DBG-47' },
  ]);
  expect(cards(table, 'play')[1]).toBe('at-at');
});

test('DBG-47 among equals the one closest to the galaxy deck', () => {
  expect(tarkin(TARKINS_ROW).reasons('borrow')).toMatchObject([
    {
      considered: ['at-at', 'star-destroyer', 'star-destroyer'],
      picked: 'star-destroyer',
      decided: 'slots from the galaxy deck',
    },
  ]);
});

test('DBG-47 a capital ship attacks and is exiled at the end of the turn', () => {
  const table = tarkin(TARKINS_ROW);
  expect([attackOf(table), table.ids('empire', 'ships')]).toEqual([2 + 4 + 2 + 2 + 1, []]);
  expect([cards(table, 'exile'), table.rulesOf('exile')]).toEqual([['star-destroyer'], ['DBG-47']]);
});

test('DBG-47 a unit that was brought is exiled, not discarded', () => {
  const table = tarkin([
    'boba-fett',
    'luke-skywalker',
    'jabba-the-hutt',
    ...copies(2, 'hammerhead-corvette'),
    'tie-fighter',
  ]);
  expect(table.places('boba-fett')).toEqual(['exile']);
});

test('DBG-47 the slot is filled from the galaxy deck', () => {
  expect(tarkin(TARKINS_ROW).row[1]).toBe('rebel-transport');
});
