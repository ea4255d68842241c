import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { deckbuildingTable, TestTable } from '../kit.ts';
import { copies, empireBot, NO_PILOTS } from './bot-turn.ts';

const options = {
  botBases: 'sixteen',
  first: 'player',
  exile: 'always',
  attack: 'pool',
  leftover: 'ship',
  payingOff: false,
} as const;

const newGame = (bot: 'empire' | 'rebel', seed = 1) =>
  new TestTable(
    openTable(deckbuilding, {
      config: {
        empire: bot === 'empire' ? 'bot' : 'person',
        rebel: bot === 'rebel' ? 'bot' : 'person',
        bases: bot === 'empire' ? ['mon-cala', 'sullust'] : ['corellia', 'endor'],
        options,
      },
      seed,
    }),
  );

test('DBG-01 a bot that plays the Empire leaves the Rebels to the player', () => {
  const table = newGame('empire');
  expect([table.side('empire').control, table.side('rebel').control]).toEqual(['bot', 'person']);
});

test('DBG-01 a bot that plays the Rebels leaves the Empire to the player', () => {
  const table = newGame('rebel');
  expect([table.side('empire').control, table.side('rebel').control]).toEqual(['person', 'bot']);
});

test.each(['coruscant', 'death-star', 'endor'])('DBG-02 %s of the bot has 16 hit points', (base) => {
  const table = empireBot({ empire: { base } });
  expect(table.side('empire').base).toMatchObject({ id: base, hitPoints: 16 });
});

test.each(['yavin-4', 'hoth', 'sullust'])('DBG-02 %s of the bot has 16 hit points', (base) => {
  const table = deckbuildingTable({ bot: 'rebel', step: 'action', rebel: { base } });
  expect(table.side('rebel').base).toMatchObject({ id: base, hitPoints: 16 });
});

test('DBG-02 with the option `botBases printed` the Hoth of the bot has 14', () => {
  const table = deckbuildingTable({
    bot: 'rebel',
    step: 'action',
    options: { botBases: 'printed' },
    rebel: { base: 'hoth' },
  });
  expect(table.side('rebel').base?.hitPoints).toBe(14);
});

test('DBG-02 the Hoth of a player has the printed 14', () => {
  const table = deckbuildingTable({ bot: 'empire', step: 'action', rebel: { base: 'hoth' } });
  expect(table.side('rebel').base?.hitPoints).toBe(14);
});

test('DBG-02 the bot has three bases of its own and no others', () => {
  const lost = deckbuildingTable({ bot: 'empire', step: 'action', empire: { lost: ['coruscant', 'endor'] } });
  lost.choose('end');
  expect(lost.side('empire').base?.id).toBe('death-star');
});

test.each([
  ['empire', 'coruscant'],
  ['rebel', 'yavin-4'],
] as const)('DBG-03 the %s bot begins on %s', (bot, base) => {
  expect(newGame(bot).side(bot).base?.id).toBe(base);
});

test('DBG-03 the order of the other two bases is not known to anybody', () => {
  expect(newGame('empire').side('empire').basesToCome).toEqual([null, null]);
});

test.each([
  ['death-star', 'endor'],
  ['endor', 'death-star'],
])('DBG-03 chance can bring %s second and %s third', (second, third) => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    empire: { lost: ['coruscant'] },
    chance: { 'base deck': [second] },
  }).choose('end');
  expect(table.side('empire').base?.id).toBe(second);
  expect(table.places(third)).toEqual([]);
});

test('DBG-04 the player begins on the starting base with two more to come', () => {
  const { base, basesToCome } = newGame('empire').side('rebel');
  expect([base?.id, basesToCome.length]).toEqual(['dantooine', 2]);
});

test('DBG-04 the base with fewer than 14 hit points is not the last one', () => {
  expect(
    newGame('empire')
      .side('rebel')
      .basesToCome.map((base) => base?.id),
  ).toEqual(['mon-cala', 'sullust']);
});

test('DBG-05 the Force starts in the neutral middle', () => {
  expect(newGame('rebel').force).toBe(0);
});

test('DBG-06 six cards lie in the row', () => {
  expect(newGame('rebel').row.filter((id) => id !== null)).toHaveLength(6);
});

test('DBG-07 the bot begins with the ten cards of its faction', () => {
  const { deck, discard } = newGame('empire').side('empire');
  expect([deck.length, discard.length]).toEqual([10, 0]);
});

test('DBG-07 the bot has no hand when the game begins', () => {
  expect(newGame('empire').side('empire').hand).toEqual([]);
});

test('DBG-07 the bot draws no hand when its turn ends', () => {
  expect(empireBot().side('empire').hand).toEqual([]);
});

test('DBG-07 the ten cards are seven shuttles, two troopers and the one that gives any icon', () => {
  const top = ['stormtrooper', 'stormtrooper', 'inquisitor', ...copies(7, 'imperial-shuttle')];
  expect(empireBot({ empire: { top } }).side('empire').deck.length).toBe(5);
  expect(() => empireBot({ empire: { top: [...top, 'imperial-shuttle'] } })).toThrow('too many places');
});

test('DBG-08 X is 0 at the start', () => {
  expect(newGame('empire').side('empire').lost).toBe(0);
});

test('DBG-08 X counts the bases of the bot that the player destroyed', () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    empire: { damage: 15 },
    rebel: { units: ['rebel-trooper'] },
  });
  table.attack('rebel-trooper');
  expect(table.view.sides[0]?.lost).toBe(1);
});

test('DBG-08 bases that the bot destroyed do not count', () => {
  const table = empireBot({ reveals: ['stormtrooper'], exile: [...NO_PILOTS], rebel: { damage: 7 } });
  expect([table.side('empire').lost, table.side('rebel').lost]).toEqual([0, 1]);
});
