import { expect, test } from 'vitest';
import { deckbuildingTable, type Setup } from '../kit.ts';
import { attackOf, cards, empireBot, rebelBot, told, unspent } from './bot-turn.ts';

test.each([
  ['inquisitor', 1, empireBot],
  ['temple-guardian', 1, rebelBot],
  ['lobot', 2, empireBot],
] as const)('DBG-37 %s gives %i attack rather than Force or resources', (id, attack, bot) => {
  const table = bot({ reveals: [id] });
  expect(table.reasons('one of')).toMatchObject([
    { considered: ['attack', 'resources', 'force'], picked: 'attack', decided: 'attack', rule: 'DBG-37' },
  ]);
  expect([attackOf(table), unspent(table), table.force]).toEqual([attack, 4, 0]);
});

test('DBG-37 attack comes first with the Force on the other side, too', () => {
  expect(empireBot({ reveals: ['lobot'], force: 'rebel 3' }).force).toBe(3);
});

test.each([
  ['rebel-transport', 2],
  ['nebulon-b-frigate', 3],
])('DBG-38 %s repairs a damaged base', (ship, damage) => {
  const table = rebelBot({ rebel: { ships: [ship], damage: 5 } });
  expect(table.reasons('one of')).toMatchObject([
    {
      considered: ['resources', 'repair'],
      picked: 'repair',
      decided: 'repairs a damaged base',
      rule: 'DBG-38',
    },
  ]);
  expect(table.side('rebel').base?.damage).toBe(5 - damage);
});

test('DBG-38 it repairs no more damage than there is', () => {
  const table = rebelBot({ rebel: { ships: ['nebulon-b-frigate'], damage: 1 } });
  expect(told(table, 'repair')).toEqual([{ seat: 'rebel', card: 'yavin-4', damage: 1 }]);
});

test('DBG-38 a base without damage is not repaired', () => {
  const table = rebelBot({ rebel: { ships: ['nebulon-b-frigate'] } });
  expect(table.reasons('one of')).toMatchObject([{ considered: ['resources'], picked: 'resources' }]);
});

/** A C-ROC Cruiser comes up first and gives up one of the four cards behind it. */
const gaveUp = (behind: readonly string[], more: Setup = {}) =>
  rebelBot({ ...more, reveals: ['c-roc-cruiser', ...behind], rebel: { damage: 5, ...more.rebel } });

test('DBG-39 a card of resources goes before a card of Force', () => {
  const table = gaveUp(['kel-dor-mystic', 'hwk-290', 'kel-dor-mystic', 'chirrut-imwe']);
  expect(table.reasons('discard')).toMatchObject([
    {
      considered: ['kel-dor-mystic', 'hwk-290', 'kel-dor-mystic', 'chirrut-imwe'],
      picked: 'hwk-290',
      decided: 'best icon (1 resources, 2 Force, 3 attack)',
      rule: 'DBG-39',
    },
  ]);
});

test('DBG-39 a card of resources goes before a card of attack, however little that is', () => {
  const table = gaveUp(['temple-guardian', 'hwk-290', 'rebel-trooper', 'rebel-trooper']);
  expect(table.reasons('discard')[0]).toMatchObject({
    picked: 'hwk-290',
    decided: 'best icon (1 resources, 2 Force, 3 attack)',
  });
});

test('DBG-39 a card of Force goes before a card of attack', () => {
  const table = gaveUp(['temple-guardian', 'chirrut-imwe', 'rebel-trooper', 'rebel-trooper']);
  expect(table.reasons('discard')[0]).toMatchObject({
    picked: 'chirrut-imwe',
    decided: 'best icon (1 resources, 2 Force, 3 attack)',
  });
});

test('DBG-39 a card with attack and resources counts as attack', () => {
  const table = gaveUp(['han-solo', 'twilek-smuggler', 'lando-calrissian', 'rebel-trooper']);
  expect(table.reasons('discard')[0]?.picked).toBe('twilek-smuggler');
});

test('DBG-39 of the cards of resources the lowest value goes first', () => {
  const table = gaveUp(['twilek-smuggler', 'alliance-shuttle', 'hwk-290', 'duros-spy']);
  expect(table.reasons('discard')).toMatchObject([
    {
      considered: ['twilek-smuggler', 'alliance-shuttle', 'hwk-290', 'duros-spy'],
      picked: 'alliance-shuttle',
      decided: 'value of that icon',
      rule: 'DBG-39',
    },
  ]);
});

test('DBG-39 of the cards of attack the lowest value goes first', () => {
  const table = gaveUp(['x-wing', 'rebel-trooper', 'bossk', 'dengar']);
  expect(table.reasons('discard')[0]).toMatchObject({
    picked: 'rebel-trooper',
    decided: 'value of that icon',
  });
});

test('DBG-39 what was given up lies in the discard pile and is not revealed', () => {
  const table = gaveUp(['x-wing', 'rebel-trooper', 'bossk', 'dengar']);
  expect(told(table, 'discard')).toEqual([{ seat: 'rebel', card: 'rebel-trooper', from: 'drawn cards' }]);
  expect(cards(table, 'play')).toEqual(['c-roc-cruiser', 'x-wing', 'bossk', 'dengar']);
});

const PLAYERS_LAST_BASE = { base: 'endor', lost: ['lothal', 'rodia'] };

test('DBG-39 with a final base in play a card with attack is no candidate', () => {
  const table = gaveUp(['x-wing', 'rebel-trooper', 'chirrut-imwe', 'dengar'], { empire: PLAYERS_LAST_BASE });
  expect(table.reasons('discard')).toMatchObject([{ considered: ['chirrut-imwe'], picked: 'chirrut-imwe' }]);
});

test('DBG-39 with a final base in play and nothing but attack it gives up nothing', () => {
  const table = gaveUp(['x-wing', 'rebel-trooper', 'bossk', 'dengar'], { empire: PLAYERS_LAST_BASE });
  expect([table.events('discard'), cards(table, 'not used')[0]]).toEqual([[], 'c-roc-cruiser']);
});

test('DBG-39 a ship for which it gives up nothing is told so', () => {
  const table = gaveUp(['x-wing', 'rebel-trooper', 'bossk', 'dengar'], { empire: PLAYERS_LAST_BASE });
  expect(told(table, 'not used')[0]).toMatchObject({ card: 'c-roc-cruiser', why: 'gives up nothing' });
  expect(table.rulesOf('not used')[0]).toBe('DBG-39');
});

test('DBG-40 made to exile from its discard pile it exiles a shuttle', () => {
  const table = rebelBot({
    reveals: ['kel-dor-mystic'],
    rebel: { discard: ['rebel-trooper', 'alliance-shuttle', 'x-wing'] },
  });
  expect(table.reasons('exile')).toMatchObject([
    { considered: ['alliance-shuttle'], picked: 'alliance-shuttle', rule: 'DBG-40' },
  ]);
});

test('DBG-40 made to exile one of the cards that it drew it exiles a shuttle', () => {
  const table = rebelBot({
    reveals: ['jabba-the-hutt', 'rebel-trooper', 'alliance-shuttle', 'rebel-trooper', 'temple-guardian'],
    draws: ['alliance-shuttle', 'alliance-shuttle'],
    row: [
      'mon-calamari-cruiser',
      'star-destroyer',
      'star-destroyer',
      'imperial-carrier',
      'imperial-carrier',
      'gozanti-cruiser',
    ],
  });
  expect(table.reasons('exile')).toMatchObject([{ considered: ['alliance-shuttle'], rule: 'DBG-40' }]);
});

/** The player uses a B-Wing against the bot. */
const bWing = (empire: NonNullable<Setup['empire']>, units: NonNullable<Setup['rebel']>['units'] = []) =>
  deckbuildingTable({
    bot: 'empire',
    step: 'action',
    empire,
    rebel: { units: ['b-wing', ...units], hand: [] },
  }).choose('use b-wing');

test('DBG-42 a shuttle on top of the deck is discarded', () => {
  const table = bWing({ top: ['imperial-shuttle'] });
  expect(table.reasons('answer')).toMatchObject([
    { considered: ['foe discards', 'attack'], picked: 'foe discards', rule: 'DBG-42' },
  ]);
  expect(table.ids('empire', 'discard')).toEqual(['imperial-shuttle']);
});

test('DBG-42 without a shuttle on top, a base that survives lets the attack grow by 2', () => {
  const table = bWing({ top: ['stormtrooper'] });
  expect(table.reasons('answer')).toMatchObject([
    { considered: ['foe discards', 'attack'], picked: 'attack', rule: 'DBG-42' },
  ]);
  expect(table.side('rebel').units[0]?.attack).toBe(5 + 2);
});

test('DBG-42 a card that is no shuttle stays on top', () => {
  const table = bWing({ top: ['stormtrooper'] });
  expect(table.side('empire').deck[0]?.id).toBe('stormtrooper');
});

test('DBG-42 without a shuttle on top, a base that would not survive makes it discard the top card', () => {
  const table = bWing({ top: ['boba-fett'], damage: 9 });
  expect([table.reasons('answer')[0]?.picked, table.ids('empire', 'discard')]).toEqual([
    'foe discards',
    ['boba-fett'],
  ]);
});

test('DBG-42 a base with 1 hit point more survives', () => {
  expect(bWing({ top: ['boba-fett'], damage: 8 }).reasons('answer')[0]?.picked).toBe('attack');
});

test('DBG-42 attack of other units that have not attacked counts', () => {
  expect(bWing({ top: ['boba-fett'], damage: 7 }, ['rebel-trooper']).reasons('answer')[0]?.picked).toBe(
    'foe discards',
  );
});

test('DBG-42 attack that has been used does not count', () => {
  const table = bWing({ top: ['boba-fett'], damage: 7 }, [{ card: 'rebel-trooper', committed: true }]);
  expect(table.reasons('answer')[0]?.picked).toBe('attack');
});

test("DBG-42 the bot's capital ships are taken off", () => {
  const table = bWing({ top: ['boba-fett'], damage: 9, ships: [{ card: 'gozanti-cruiser', damage: 2 }] });
  expect(table.reasons('answer')[0]?.picked).toBe('attack');
});

/** Jyn Erso of the bot looks at the hand of the player, with the Force. */
const jyn = (hand: string[], seed = 1) =>
  rebelBot({ reveals: ['jyn-erso'], force: 'rebel 1', empire: { hand }, seed });

test('DBG-43 the dearest card of the hand is discarded', () => {
  const table = jyn(['stormtrooper', 'at-st', 'boba-fett']);
  expect(table.reasons('Jyn Erso')).toMatchObject([
    {
      considered: ['stormtrooper', 'at-st', 'boba-fett'],
      picked: 'boba-fett',
      decided: 'cost',
      rule: 'DBG-43',
    },
  ]);
  expect(told(table, 'discard')).toEqual([{ seat: 'empire', card: 'boba-fett', from: 'hand' }]);
});

test('DBG-43 among equals the one of the highest total benefit', () => {
  const table = jyn(['gozanti-cruiser', 'death-trooper']);
  expect(table.reasons('Jyn Erso')).toMatchObject([
    {
      considered: ['gozanti-cruiser', 'death-trooper'],
      picked: 'death-trooper',
      decided: 'attack, Force and resources together',
      rule: 'DBG-43',
    },
  ]);
});

test('DBG-43 benefit counts the icons that an ability offers', () => {
  const table = jyn(['gozanti-cruiser', 'moff-jerjerrod', 'landing-craft', 'blockade-runner']);
  expect(table.reasons('Jyn Erso')[0]?.reason.rows[1]?.values).toEqual([null, 4, 4, 2]);
});

test('DBG-43 still equal, each of them can come up at random', () => {
  const reasons = Array.from(
    { length: 12 },
    (_, seed) => jyn(['at-st', 'general-veers'], seed).reasons('Jyn Erso')[0],
  );
  expect(new Set(reasons.map((reason) => reason?.picked))).toEqual(new Set(['at-st', 'general-veers']));
  expect(reasons[0]).toMatchObject({ considered: ['at-st', 'general-veers'], decided: 'by lot' });
});

test("DBG-43 it is a discard, as the bot's Yavin 4 sees", () => {
  const table = jyn(['stormtrooper', 'at-st']);
  expect(told(table, 'damage')[0]).toMatchObject({ seat: 'empire', card: 'lothal', damage: 2 });
});

test('DBG-43 without the Force it is not used', () => {
  const table = rebelBot({ reveals: ['jyn-erso'], empire: { hand: ['at-st'] } });
  expect([cards(table, 'not used'), table.events('discard')]).toEqual([['jyn-erso'], []]);
});

test('DBG-43 without a hand to look at it is not used', () => {
  expect(cards(jyn([]), 'not used')).toEqual(['jyn-erso']);
});

/** The player uses a Duros Spy against the bot. */
const durosSpy = (force: string) =>
  deckbuildingTable({
    bot: 'empire',
    step: 'action',
    force,
    empire: { top: ['boba-fett'] },
    rebel: { units: ['duros-spy'], hand: [] },
  }).choose('use duros-spy');

test.each(['rebel 2', 'empire 3'])('DBG-48 with the token at %s the bot discards', (force) => {
  const table = durosSpy(force);
  expect(table.reasons('answer')).toMatchObject([
    { considered: ['foe discards', 'force'], picked: 'foe discards', rule: 'DBG-48' },
  ]);
  expect(table.ids('empire', 'discard')).toEqual(['boba-fett']);
});

test.each([
  ['rebel 1', 2],
  ['neutral', 1],
  ['empire 1', 0],
  ['empire 2', -1],
])('DBG-48 with the token at %s the bot gives the Force', (force, after) => {
  const table = durosSpy(force);
  expect(table.reasons('answer')).toMatchObject([{ picked: 'force', rule: 'DBG-48' }]);
  expect([table.force, table.ids('empire', 'discard')]).toEqual([after, []]);
});

test('DBG-48 with the token at rebel 3 there is no Force to give, and the bot discards', () => {
  const table = durosSpy('rebel 3');
  expect([table.reasons('answer')[0]?.considered, table.ids('empire', 'discard')]).toEqual([
    ['foe discards'],
    ['boba-fett'],
  ]);
});
