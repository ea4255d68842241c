import { expect, test } from 'vitest';
import { deckbuildingTable, galaxyWithout } from '../kit.ts';
import { cards, copies, empireBot, NO_PILOTS, QUIET, rebelBot, story, told, unspent } from './bot-turn.ts';

test('DBG-13 a bot whose base was destroyed reveals the next one', () => {
  const table = empireBot({ empire: { lost: ['coruscant'], bases: ['endor', 'death-star'] } });
  expect([cards(table, 'base'), table.rulesOf('base')]).toEqual([['endor'], ['DBG-13']]);
});

test('DBG-13 the base comes before everything else of the turn', () => {
  const table = empireBot({ empire: { lost: ['coruscant'], bases: ['endor', 'death-star'] } });
  expect(story(table).slice(0, 3)).toEqual(['turn', 'phase', 'base']);
});

test('DBG-13 a bot whose base stands reveals none', () => {
  expect(empireBot().events('base')).toEqual([]);
});

test('DBG-13 the last base has 14 or 16 hit points, Hoth with its printed 14 too', () => {
  const table = rebelBot({
    options: { botBases: 'printed' },
    rebel: { lost: ['yavin-4', 'sullust'] },
  });
  expect(table.side('rebel').base).toMatchObject({ id: 'hoth', hitPoints: 14 });
});

test.each([
  ['death-star', 'empire'],
  ['endor', 'empire'],
  ['hoth', 'rebel'],
  ['sullust', 'rebel'],
] as const)('DBG-14 nothing happens at the reveal of %s', (base, bot) => {
  const lost = bot === 'empire' ? ['coruscant'] : ['yavin-4'];
  const table = deckbuildingTable({ bot, [bot]: { lost, bases: [base] } });
  expect(story(table)[story(table).indexOf('base') + 1]).toBe('gain');
});

const coruscant = (one: string, other: string) => empireBot({ galaxyTop: [one, other] });

test('DBG-14 Coruscant discards the dearer of two Rebel cards', () => {
  expect(coruscant('y-wing', 'x-wing').reasons('Coruscant')).toMatchObject([
    { considered: ['y-wing', 'x-wing'], picked: 'x-wing', decided: 'cost of an enemy card', rule: 'DBG-14' },
  ]);
});

test('DBG-14 Coruscant discards a Rebel card rather than a cheaper Empire card', () => {
  expect(coruscant('x-wing', 'tie-fighter').reasons('Coruscant')).toMatchObject([
    { considered: ['x-wing', 'tie-fighter'], picked: 'x-wing', decided: 'enemy card' },
  ]);
});

test('DBG-14 Coruscant discards a cheap Rebel card rather than a dear neutral one', () => {
  expect(coruscant('dengar', 'y-wing').reasons('Coruscant')).toMatchObject([
    { considered: ['dengar', 'y-wing'], picked: 'y-wing', decided: 'enemy card' },
  ]);
});

test('DBG-14 Coruscant keeps a cheap Empire card rather than a dear neutral one', () => {
  expect(coruscant('tie-fighter', 'dengar').reasons('Coruscant')).toMatchObject([
    { considered: ['tie-fighter', 'dengar'], picked: 'dengar', decided: 'neutral' },
  ]);
});

test.each([
  ['at-st', 'tie-fighter'],
  ['dengar', 'lobot'],
])('DBG-14 Coruscant keeps %s, the dearer of two alike, and discards %s', (dearer, cheaper) => {
  expect(coruscant(dearer, cheaper).reasons('Coruscant')).toMatchObject([
    { considered: [dearer, cheaper], picked: cheaper, decided: 'cost' },
  ]);
});

test('DBG-14 what Coruscant does not discard stays on top of the galaxy deck', () => {
  const table = coruscant('x-wing', 'tie-fighter');
  expect([table.places('x-wing'), table.view.galaxyDeck[0]?.id]).toEqual([['galaxy discard'], 'tie-fighter']);
});

test('DBG-14 Coruscant looks on every turn of the bot, at its start', () => {
  const table = coruscant('x-wing', 'tie-fighter').choose('end');
  expect(told(table, 'peek')).toHaveLength(2);
  expect(story(table).slice(0, 4)).toEqual(['turn', 'phase', 'peek', 'galaxy discard']);
});

/** As many galaxy cards as are named are left in the deck, one is in its discard pile. */
const coruscantWith = (...left: string[]) =>
  empireBot({
    galaxyTop: left,
    galaxyDiscard: ['luke-skywalker'],
    exile: [...NO_PILOTS, ...galaxyWithout(...QUIET.empire, ...left, 'luke-skywalker')],
  });

test('DBG-14 with one galaxy card left Coruscant looks at that one, and shuffles nothing', () => {
  const table = coruscantWith('chewbacca');
  expect([told(table, 'peek'), table.places('chewbacca'), table.events('shuffle')]).toEqual([
    [{ seat: 'empire', cards: ['chewbacca'] }],
    ['galaxy deck'],
    [],
  ]);
});

test('DBG-14 with the galaxy deck empty Coruscant looks at nothing', () => {
  const table = coruscantWith();
  expect([table.events('peek'), table.events('shuffle')]).toEqual([[], []]);
});

test('DBG-14 another base does not look at the galaxy deck', () => {
  expect(empireBot({ empire: { base: 'endor' } }).events('peek')).toEqual([]);
});

test('DBG-15 a capital ship in play gives its resources', () => {
  const table = empireBot({ empire: { ships: ['blockade-runner'] } });
  expect(told(table, 'gain')).toEqual([{ seat: 'empire', card: 'blockade-runner', gives: { resources: 1 } }]);
  expect(table.rulesOf('gain')).toEqual(['DBG-15']);
});

test('DBG-15 the bot can spend what its ships gave', () => {
  expect(unspent(empireBot({ empire: { ships: ['blockade-runner'] } }))).toBe(5 + 1);
});

test('DBG-15 every capital ship gives its resources', () => {
  const table = rebelBot({ rebel: { ships: ['hammerhead-corvette', 'blockade-runner'] } });
  expect(cards(table, 'gain')).toEqual(['hammerhead-corvette', 'blockade-runner']);
});

test('DBG-15 the full Force gives the bot 1 resource', () => {
  const table = rebelBot({ force: 'rebel 3' });
  expect(told(table, 'gain')).toEqual([{ seat: 'rebel', card: null, gives: { resources: 1 } }]);
});

test.each(['rebel 2', 'empire 3'])('DBG-15 the Force at %s gives the Rebel bot nothing', (force) => {
  expect(unspent(rebelBot({ force }))).toBe(5);
});

test('DBG-15 a ship gives its resources when it is played, too', () => {
  const table = rebelBot({ reveals: ['blockade-runner'] });
  expect(told(table, 'play')[0]).toMatchObject({
    card: 'blockade-runner',
    gives: { attack: 1, resources: 1 },
  });
  expect(told(table, 'buys nothing')).toEqual([{ seat: 'rebel', lost: 5 }]);
});

test('DBG-15 a ship in play uses its ability after the income', () => {
  const table = rebelBot({ rebel: { ships: ['rebel-transport', 'blockade-runner'] } });
  expect(cards(table, 'gain')).toEqual(['blockade-runner', 'rebel-transport']);
  expect(cards(table, 'use')).toEqual(['rebel-transport']);
});

test('DBG-15 a Gozanti Cruiser that could do nothing in set-up is asked again once the five cards are drawn', () => {
  const table = empireBot({
    reveals: ['stormtrooper'],
    draws: ['bossk'],
    empire: { ships: ['gozanti-cruiser'] },
  });
  expect([told(table, 'discard'), cards(table, 'play')]).toEqual([
    [{ seat: 'empire', card: 'imperial-shuttle', from: 'drawn cards' }],
    ['bossk', 'stormtrooper', ...copies(3, 'imperial-shuttle')],
  ]);
});

test('DBG-15 a C-ROC Cruiser that could do nothing in set-up is asked again once the five cards are drawn', () => {
  const table = rebelBot({
    reveals: ['x-wing'],
    rebel: { ships: ['c-roc-cruiser'], damage: 5 },
  });
  expect([cards(table, 'discard'), told(table, 'repair'), cards(table, 'play')]).toEqual([
    ['alliance-shuttle'],
    [{ seat: 'rebel', card: 'yavin-4', damage: 3 }],
    ['x-wing', ...copies(3, 'alliance-shuttle')],
  ]);
});

test('DBG-15 each of two ships is asked again, the second with what the first left', () => {
  const table = empireBot({
    reveals: ['stormtrooper', 'stormtrooper', 'inquisitor', 'imperial-shuttle', 'bossk'],
    draws: ['dengar', 'ig-88'],
    empire: { ships: ['gozanti-cruiser', 'gozanti-cruiser'] },
  });
  expect([cards(table, 'use'), cards(table, 'not used')]).toEqual([['gozanti-cruiser'], ['gozanti-cruiser']]);
});

test('DBG-15 a ship in play cites it, used and not used', () => {
  const used = rebelBot({ rebel: { ships: ['nebulon-b-frigate'] } });
  expect(used.rulesOf('use')).toEqual(['DBG-15']);
  const unused = rebelBot({ rebel: { ships: ['c-roc-cruiser'] } });
  expect(told(unused, 'not used')).toMatchObject([{ card: 'c-roc-cruiser', why: 'cannot' }]);
  expect(unused.rulesOf('not used')).toEqual(['DBG-15']);
});

test('DBG-15 a ship that has used its ability in set-up is not asked again', () => {
  const table = rebelBot({ rebel: { ships: ['nebulon-b-frigate'] } });
  expect([cards(table, 'use'), cards(table, 'not used')]).toEqual([['nebulon-b-frigate'], []]);
});

test('DBG-15 a ship whose ability can do nothing either time is told of once', () => {
  const table = rebelBot({ rebel: { ships: ['hammerhead-corvette', 'c-roc-cruiser'] } });
  expect([cards(table, 'keep'), cards(table, 'not used')]).toEqual([
    ['hammerhead-corvette'],
    ['c-roc-cruiser'],
  ]);
});

test.each([
  [1, { lost: ['coruscant'], base: 'endor' }],
  [2, { lost: ['coruscant', 'death-star'], base: 'endor' }],
])('DBG-16 with X %i the bot gains as many resources', (x, empire) => {
  const table = empireBot({ empire });
  expect(told(table, 'gain')).toEqual([{ seat: 'empire', card: null, gives: { resources: x } }]);
  expect(table.rulesOf('gain')).toEqual(['DBG-16']);
});

test('DBG-16 the bot can spend what X gave', () => {
  expect(unspent(empireBot({ empire: { lost: ['coruscant'], base: 'endor' } }))).toBe(5 + 1);
});

test('DBG-16 with X 0 the bot gains nothing', () => {
  expect(empireBot().events('gain')).toEqual([]);
});
