import { expect, test } from 'vitest';
import type { TestTable } from '../kit.ts';
import { attackOf, cards, empireBot, rebelBot, told } from './bot-turn.ts';

type Ships = readonly (string | { card: string; damage: number })[];

/** Neither hunted nor bought, and no ship that a player of the Rebels could have. */
const ROW = [
  'star-destroyer',
  'star-destroyer',
  'darth-vader',
  'jabba-the-hutt',
  'jabbas-sail-barge',
  'grand-moff-tarkin',
];

/** The Empire bot attacks a player who has ships. */
const attacks = (reveals: readonly string[], ships: Ships, leftover: 'ship' | 'base' = 'ship'): TestTable =>
  empireBot({ reveals, row: ROW, options: { leftover }, rebel: { ships: [...ships] } });

const hits = (table: TestTable) => told(table, 'damage').map(({ card, damage }) => [card, damage]);

test('DBG-31 attack that sabotage spent is not left for the base', () => {
  const table = empireBot({
    reveals: ['stormtrooper', 'dengar'],
    row: [
      'x-wing',
      'star-destroyer',
      'star-destroyer',
      'rebel-transport',
      'rebel-transport',
      'jabba-the-hutt',
    ],
  });
  expect([attackOf(table), table.rulesOf('attack')]).toEqual([3, ['DBG-31']]);
});

test('DBG-31 capital ships attack', () => {
  expect(attackOf(rebelBot({ rebel: { ships: ['mon-calamari-cruiser', 'blockade-runner'] } }))).toBe(4);
});

test('DBG-31 a ship that was played this turn attacks, too', () => {
  expect(attackOf(rebelBot({ reveals: ['blockade-runner'] }))).toBe(1);
});

test('DBG-32 destroys as many ships as it can', () => {
  const table = attacks(['dengar', 'bossk', 'lobot'], ['blockade-runner', 'nebulon-b-frigate']);
  expect(cards(table, 'ship destroyed')).toEqual(['blockade-runner', 'nebulon-b-frigate']);
});

test('DBG-32 the greatest number comes before the greatest cost', () => {
  const table = attacks(['dengar', 'bossk'], ['c-roc-cruiser', 'rebel-transport', 'mon-calamari-cruiser']);
  expect(table.reasons('destroy ships')).toMatchObject([
    {
      considered: [
        'mon-calamari-cruiser',
        'rebel-transport',
        'c-roc-cruiser',
        'c-roc-cruiser+rebel-transport',
      ],
      picked: 'c-roc-cruiser+rebel-transport',
      decided: 'ships destroyed',
      rule: 'DBG-32',
    },
  ]);
});

test('DBG-32 at an equal number the greatest total cost', () => {
  const table = attacks(['dengar'], ['c-roc-cruiser', 'blockade-runner']);
  expect(table.reasons('destroy ships')).toMatchObject([
    {
      considered: ['blockade-runner', 'c-roc-cruiser'],
      picked: 'blockade-runner',
      decided: 'total cost',
      rule: 'DBG-32',
    },
  ]);
});

test('DBG-32 at an equal number and cost the most hit points', () => {
  const table = attacks(['dengar'], [{ card: 'hammerhead-corvette', damage: 1 }, 'blockade-runner']);
  expect(table.reasons('destroy ships')).toMatchObject([
    {
      considered: ['blockade-runner', 'hammerhead-corvette'],
      picked: 'blockade-runner',
      decided: 'hit points left',
      rule: 'DBG-32',
    },
  ]);
});

test('DBG-32 all else equal the oldest', () => {
  const table = attacks(['dengar'], ['hammerhead-corvette', 'blockade-runner']);
  expect(table.reasons('destroy ships')).toMatchObject([
    {
      considered: ['blockade-runner', 'hammerhead-corvette'],
      picked: 'hammerhead-corvette',
      decided: 'older ships',
      rule: 'DBG-32',
    },
  ]);
});

test('DBG-32 all else equal a set with the oldest ship, not the set that is older in sum', () => {
  const table = attacks(
    ['dengar', 'stormtrooper'],
    [
      'hammerhead-corvette',
      { card: 'blockade-runner', damage: 1 },
      { card: 'blockade-runner', damage: 1 },
      { card: 'blockade-runner', damage: 2 },
    ],
  );
  expect(table.reasons('destroy ships')).toMatchObject([
    { picked: 'hammerhead-corvette+blockade-runner', decided: 'older ships', rule: 'DBG-32' },
  ]);
});

test('DBG-32 where it can destroy none it damages the one with the least hit points left', () => {
  const table = attacks(
    ['stormtrooper'],
    ['blockade-runner', { card: 'mon-calamari-cruiser', damage: 3 }, 'nebulon-b-frigate'],
  );
  expect(table.reasons('damage ship')).toMatchObject([
    {
      considered: ['blockade-runner', 'mon-calamari-cruiser', 'nebulon-b-frigate'],
      picked: 'mon-calamari-cruiser',
      decided: 'hit points left',
      rule: 'DBG-32',
    },
  ]);
});

test('DBG-32 among ships with equally few hit points left it damages the oldest', () => {
  const table = attacks(['stormtrooper'], ['nebulon-b-frigate', 'nebulon-b-frigate']);
  expect(table.reasons('damage ship')[0]).toMatchObject({ decided: 'order of play', rule: 'DBG-32' });
  expect(told(table, 'damage')).toMatchObject([{ damage: 2, left: 3 }]);
});

test('DBG-32 a ship that was destroyed goes to the discard pile of the player', () => {
  const table = attacks(['dengar'], ['blockade-runner']);
  expect(table.places('blockade-runner')).toEqual(['rebel discard']);
});

test('DBG-33 without a ship the attack goes to the base', () => {
  const table = attacks(['dengar'], []);
  expect([hits(table), table.rulesOf('damage')]).toEqual([[['dantooine', 4]], ['DBG-33']]);
});

test('DBG-33 what is left over when all ships are destroyed goes to the base', () => {
  const table = attacks(['dengar', 'stormtrooper'], ['blockade-runner']);
  expect(hits(table)).toEqual([
    ['blockade-runner', 4],
    ['dantooine', 2],
  ]);
});

test('DBG-33 while a ship is left, what is left over goes on the one with the least hit points left', () => {
  const table = attacks(
    ['dengar', 'stormtrooper'],
    ['blockade-runner', 'nebulon-b-frigate', 'nebulon-b-frigate'],
  );
  expect(hits(table)).toEqual([
    ['nebulon-b-frigate', 5],
    ['blockade-runner', 1],
  ]);
});

test('DBG-33 with `leftover base` what is left over goes to the base all the same', () => {
  const table = attacks(['dengar', 'stormtrooper'], ['blockade-runner', 'nebulon-b-frigate'], 'base');
  expect(hits(table)).toEqual([
    ['nebulon-b-frigate', 5],
    ['dantooine', 1],
  ]);
});

test('DBG-33 with `leftover base` a ship is damaged where none can be destroyed', () => {
  const table = attacks(['stormtrooper'], ['blockade-runner'], 'base');
  expect(hits(table)).toEqual([['blockade-runner', 2]]);
});

test('DBG-33 nothing is left over where the ships take it all', () => {
  const table = attacks(['dengar'], ['blockade-runner', 'nebulon-b-frigate']);
  expect([cards(table, 'damage'), table.events('base destroyed')]).toEqual([['blockade-runner'], []]);
});
