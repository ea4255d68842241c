import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { deckbuildingTable, type Setup, TestTable } from '../kit.ts';
import { copies, QUIET, story, told } from './bot-turn.ts';

const newGame = (seed: number) =>
  new TestTable(
    openTable(deckbuilding, {
      config: {
        empire: 'bot',
        rebel: 'bot',
        options: {
          botBases: 'sixteen',
          first: 'player',
          exile: 'always',
          attack: 'pool',
          leftover: 'ship',
          payingOff: false,
        },
      },
      seed,
    }),
  );

/** A whole game between two bots; the Rebels begin with `id` and four shuttles. */
const rebelsPlay = (id: string, setup: Setup = {}) =>
  deckbuildingTable({
    bot: 'both',
    active: 'rebel',
    row: [...QUIET.rebel],
    ...setup,
    rebel: { top: [id, ...copies(4, 'alliance-shuttle')], ...setup.rebel },
  });

test('DBG-10 between two bots the Empire begins', () => {
  expect(
    told(newGame(1), 'turn')
      .slice(0, 3)
      .map(({ seat }) => seat),
  ).toEqual(['empire', 'rebel', 'empire']);
});

const BASES = {
  empire: ['coruscant', 'death-star', 'endor'],
  rebel: ['yavin-4', 'hoth', 'sullust'],
} as const;

test.each([1, 2, 3])(
  'DBG-02 in game %i of two bots the loser had the bases of a bot, the first one fixed',
  (seed) => {
    const table = newGame(seed);
    const loser = table.outcome?.winner === 0 ? 'rebel' : 'empire';
    const lost = told(table, 'base destroyed').flatMap(({ seat, card }) => (seat === loser ? [card] : []));
    expect([lost[0], new Set(lost)]).toEqual([BASES[loser][0], new Set(BASES[loser])]);
  },
);

test.each([
  ['rebel', ['star-destroyer', 'star-destroyer', 'at-at', 'lobot', 'bossk', 'dengar']],
  ['empire', ['mon-calamari-cruiser', 'mon-calamari-cruiser', 'x-wing', 'lobot', 'bossk', 'dengar']],
])('DBG-09 between two bots a row without a card of the %s is dealt anew', (faction, row) => {
  expect(told(deckbuildingTable({ bot: 'both', row }), 'row anew')[0]).toEqual({ faction });
});

test('DBG-09 a bot that hunts the last card of the other bot has the row dealt anew at once', () => {
  const table = deckbuildingTable({
    bot: 'both',
    row: ['y-wing', ...copies(2, 'star-destroyer'), 'darth-vader', 'jabba-the-hutt', 'jabbas-sail-barge'],
    galaxyTop: ['at-at'],
    empire: { base: 'endor', top: ['stormtrooper', ...copies(4, 'imperial-shuttle')] },
    exile: copies(10, 'outer-rim-pilot'),
  });
  expect(story(table).indexOf('hunt')).toBeLessThan(story(table).indexOf('row anew'));
  expect(story(table).indexOf('row anew')).toBeLessThan(story(table).indexOf('attack'));
});

test('DBG-36 a bot that the other bot makes discard discards the top card of its deck', () => {
  const table = rebelsPlay('snowspeeder', { empire: { top: ['boba-fett'] } });
  expect([told(table, 'discard')[0], table.rulesOf('discard')[0]]).toEqual([
    { seat: 'empire', card: 'boba-fett', from: 'deck' },
    'DBG-36',
  ]);
});

test('DBG-14 Yavin 4 of the one bot sees the discard of the other', () => {
  const table = rebelsPlay('snowspeeder', { empire: { top: ['boba-fett'] } });
  expect(told(table, 'damage')[0]).toEqual({ seat: 'empire', card: 'coruscant', damage: 2, left: 14 });
});

test('DBG-43 Jyn Erso makes the other bot discard the top card of its deck', () => {
  const table = rebelsPlay('jyn-erso', { force: 'rebel 1', empire: { top: ['boba-fett'] } });
  expect(told(table, 'discard')[0]).toEqual({ seat: 'empire', card: 'boba-fett', from: 'deck' });
});

test.each([
  ['a shuttle on top', 'imperial-shuttle', 0, 'foe discards'],
  ['a base that survives', 'boba-fett', 8, 'attack'],
  ['a base that would not survive', 'boba-fett', 9, 'foe discards'],
])('DBG-42 B-Wing against a bot with %s', (_, top, damage, answer) => {
  const table = rebelsPlay('b-wing', { empire: { top: [top], damage } });
  expect(table.reasons('answer')[0]).toMatchObject({ picked: answer, rule: 'DBG-42' });
});

test('DBG-42 attack that a bot has of a unit that left play counts as not used yet', () => {
  const table = rebelsPlay('y-wing', {
    empire: { top: ['boba-fett'], damage: 5 },
    rebel: { top: ['y-wing', 'b-wing', ...copies(3, 'alliance-shuttle')] },
  });
  expect(table.reasons('answer')[0]?.picked).toBe('foe discards');
});

test.each([
  ['rebel 2', 'foe discards'],
  ['empire 3', 'foe discards'],
  ['neutral', 'force'],
])('DBG-48 Duros Spy against a bot with the Force at %s', (force, answer) => {
  const table = rebelsPlay('duros-spy', { force });
  expect(table.reasons('answer')[0]).toMatchObject({ picked: answer, rule: 'DBG-48' });
});

test('DBG-08 each bot has its own X', () => {
  const table = newGame(1);
  expect([table.side('empire').lost, table.side('rebel').lost]).toEqual([
    table.side('rebel').victory.length,
    table.side('empire').victory.length,
  ]);
});

test.each([1, 2, 3, 4, 5])('DBG-49 game %i of two bots ends with the third base of one of them', (seed) => {
  const table = newGame(seed);
  const winner = table.outcome?.winner === 0 ? 'empire' : 'rebel';
  expect([table.side(winner).victory.length, table.live.pending(0).kind]).toEqual([3, 'over']);
});
