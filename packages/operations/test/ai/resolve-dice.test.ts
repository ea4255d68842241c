import { expect, test } from 'vitest';
import { operationsTable, type Setup } from '../kit.ts';
import { aiResolves, type Characters, told } from './ai-turn.ts';

type Player = NonNullable<Setup['players']>[number];

const LUKE: Player = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: 3, resources: 3 };

/** The AI resolves dice, with no card in its deck, against one player. */
const resolves = (characters: Characters, pool: readonly string[], player = LUKE, more: Setup = {}) =>
  aiResolves(characters, pool, [player], more);

/** What each packet was worth, in order. */
const packets = (table: ReturnType<typeof resolves>) =>
  told(table, 'resolve').map(({ dice, value }) => [Array.isArray(dice) ? dice.length : 0, value]);

const TROOPERS = ['Death Trooper', 'Death Trooper', 'Death Trooper'];

test('OPS-08 as many dice as it can that show the same symbol, and no others', () => {
  const table = resolves(
    ['Death Trooper', 'Death Trooper', 'Royal Guard'],
    ['Death Trooper: 1RD', 'Death Trooper #2: 2RD', 'Royal Guard: 2MD'],
  );
  expect(table.pool()).toEqual(['Royal Guard 2MD']);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('OPS-08 the same symbol with different values is the same side', () => {
  const table = resolves(
    ['Death Trooper', 'Veteran Stormtrooper'],
    ['Death Trooper: 1RD', 'Veteran Stormtrooper: 2RD'],
  );
  expect(packets(table)).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

test('OPS-08 the greatest damage to players, before the most dice', () => {
  const table = resolves(
    ['Maul', 'Death Trooper', 'Death Trooper'],
    ['Maul: 3MD', 'Death Trooper: 1RD', 'Death Trooper #2: 1RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'ranged'], picked: 'melee', decided: 'damage to players', rule: 'OPS-08' },
  ]);
});

test('OPS-08 damage comes before a greater value of anything else', () => {
  const table = resolves(
    ['General Rieekan', 'Death Trooper'],
    ['General Rieekan: 2Sh', 'Death Trooper: 1RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['ranged', 'shield'], picked: 'ranged', decided: 'damage to players', rule: 'OPS-08' },
  ]);
});

test('OPS-08 a special counts with the damage that it deals', () => {
  const table = resolves(
    [{ card: 'Death Trooper', upgrades: ['Lightsaber'] }],
    ['Death Trooper: 1RD', 'Lightsaber: Sp'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['ranged', 'special'], picked: 'special', decided: 'damage to players', rule: 'OPS-08' },
  ]);
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('OPS-08 where none deals damage, the greatest total value', () => {
  const table = resolves(
    ['Death Trooper', 'General Rieekan'],
    ['Death Trooper: 1Dr', 'General Rieekan: 2Sh'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    {
      considered: ['disrupt', 'shield'],
      picked: 'shield',
      decided: 'value, where none deals damage',
      rule: 'OPS-08',
    },
  ]);
});

test('OPS-08 the values of several dice are added up', () => {
  const table = resolves(
    ['Director Krennic', 'Royal Guard', 'Royal Guard', 'Royal Guard'],
    ['Director Krennic: 2Dr', 'Royal Guard: 1Sh', 'Royal Guard #2: 1Sh', 'Royal Guard #3: 1Sh'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { picked: 'shield', decided: 'value, where none deals damage' },
  ]);
});

test('OPS-08 equal damage: the most dice', () => {
  const table = resolves(
    ['Maul', 'Death Trooper', 'Death Trooper'],
    ['Maul: 2MD', 'Death Trooper: 1RD', 'Death Trooper #2: 1RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'ranged'], picked: 'ranged', decided: 'dice', rule: 'OPS-08' },
  ]);
});

test('OPS-08 equal value: the most dice', () => {
  const table = resolves(
    ['Director Krennic', 'Royal Guard', 'Royal Guard'],
    ['Director Krennic: 2Dr', 'Royal Guard: 1Sh', 'Royal Guard #2: 1Sh'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([{ picked: 'shield', decided: 'dice' }]);
});

test('OPS-08 modifiers are dice of the set', () => {
  const table = resolves(
    ['Maul', 'Death Trooper', 'Death Trooper'],
    ['Maul: 3MD', 'Death Trooper: 1RD', 'Death Trooper #2: +2RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([{ picked: 'ranged', decided: 'dice' }]);
});

/** Of two dice that are equal otherwise, the symbol that comes first in the order; its die lies to the right. */
const IN_ORDER: readonly (readonly [
  first: string,
  second: string,
  characters: Characters,
  pool: string[],
])[] = [
  ['melee', 'ranged', ['Death Trooper', 'Maul'], ['Death Trooper: 1RD', 'Maul: 1MD']],
  ['ranged', 'indirect', ['Battle Droid', 'Death Trooper'], ['Battle Droid: 1ID', 'Death Trooper: 1RD']],
  [
    'indirect',
    'special',
    [
      { card: 'Royal Guard', upgrades: ['Lightsaber'] },
      { card: 'Royal Guard', upgrades: ['E-11 Blaster'] },
    ],
    ['Lightsaber: Sp', 'E-11 Blaster: 2ID'],
  ],
  ['discard', 'disrupt', ['Death Trooper', 'Captain Phasma'], ['Death Trooper: 1Dr', 'Captain Phasma: 1Dc']],
  ['disrupt', 'shield', ['Royal Guard', 'Death Trooper'], ['Royal Guard: 1Sh', 'Death Trooper: 1Dr']],
  ['shield', 'resource', ['Maul', 'Royal Guard'], ['Maul: 1R', 'Royal Guard: 1Sh']],
  ['resource', 'focus', ['Leia Organa', 'Maul'], ['Leia Organa: 1F', 'Maul: 1R']],
];

test.each(IN_ORDER)('OPS-08 all else equal, %s comes before %s', (first, second, characters, pool) => {
  expect(resolves(characters, pool).reasons('dice to resolve')).toMatchObject([
    {
      considered: [first, second],
      picked: first,
      decided: 'place in the order of symbols',
      rule: 'OPS-08',
    },
  ]);
});

test('OPS-08 all modifiers join the highest die', () => {
  const table = resolves(
    [...TROOPERS, 'TIE Pilot'],
    ['Death Trooper: 1RD', 'Death Trooper #2: 2RD', 'Death Trooper #3: +2RD', 'TIE Pilot: +1RD'],
  );
  expect(packets(table)).toEqual([
    [3, 5],
    [1, 1],
  ]);
  expect(table.pool()).toEqual([]);
});

test('OPS-08 the modifiers count for the greatest damage', () => {
  const table = resolves(
    ['Maul', 'Death Trooper', 'Death Trooper'],
    ['Maul: 2MD', 'Death Trooper: 1RD', 'Death Trooper #2: +2RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { picked: 'ranged', decided: 'damage to players' },
  ]);
});

test('OPS-08 modifiers alone are not resolved', () => {
  const table = resolves(
    ['Death Trooper', 'Death Trooper'],
    ['Death Trooper: +2RD', 'Death Trooper #2: +2RD'],
  );
  expect(table.rulesOf('pass')).toEqual(['OPS-08']);
  expect(table.pool()).toEqual(['Death Trooper +2RD', 'Death Trooper +2RD']);
});

test('OPS-08 a modifier does not join a die of another symbol', () => {
  const table = resolves(['Royal Guard', 'Death Trooper'], ['Royal Guard: +2MD', 'Death Trooper: 1RD']);
  expect(packets(table)).toEqual([[1, 1]]);
  expect(table.pool()).toEqual(['Royal Guard +2MD']);
});

const NOTHING: readonly (readonly [what: string, characters: Characters, pool: string[], player: Player])[] =
  [
    ['a blank', ['Death Trooper'], ['Death Trooper: -'], LUKE],
    ['disrupt against no resources', ['Death Trooper'], ['Death Trooper: 1Dr'], { ...LUKE, resources: 0 }],
    ['discard against empty hands', ['Captain Phasma'], ['Captain Phasma: 1Dc'], { ...LUKE, hand: [] }],
    ['a shield where all have three', [{ card: 'Royal Guard', shields: 3 }], ['Royal Guard: 1Sh'], LUKE],
    ['focus without another die', ['Leia Organa'], ['Leia Organa: 1F'], LUKE],
    [
      'a special that finds no die',
      [{ card: 'Death Trooper', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
      ['DT-29 Heavy Blaster Pistol: Sp'],
      LUKE,
    ],
  ];

test.each(NOTHING)('OPS-08 dice that would do nothing are left: %s', (_, characters, pool, player) => {
  const table = resolves(characters, pool, player);
  expect(table.rulesOf('pass')).toEqual(['OPS-08']);
  expect(table.pool()).toHaveLength(1);
});

test('OPS-08 dice that would do nothing are left: shields without a character', () => {
  const table = resolves([], ['E-Web Emplacement: 2Sh'], LUKE, { ai: { supports: ['E-Web Emplacement'] } });
  expect(table.pool()).toEqual(['E-Web Emplacement 2Sh']);
});

test('OPS-08 dice that would do nothing are left: focus where all other dice show their best', () => {
  const table = resolves(['Leia Organa', 'Death Trooper'], ['Leia Organa: 1F', 'Death Trooper: 2RD']);
  expect(table.reasons('dice to resolve')).toMatchObject([{ considered: ['ranged'] }]);
  expect(table.pool()).toEqual(['Leia Organa 1F']);
});

test.each(['Death Trooper: 2RD', 'Maul: 3MD', 'Battle Droid: 1ID'])(
  'OPS-08 dice that would do nothing are left: %s in an area without players',
  (die) => {
    const [card = ''] = die.split(':');
    const table = operationsTable({
      scenario: 'OBJ-DS2',
      stage: 2,
      turn: 'M-2',
      players: [{ area: 1 }],
      areas: [{}, { deck: [], characters: [card], pool: [die] }],
    });
    expect(table.rulesOf('pass')).toEqual(['OPS-08']);
    expect(table.pool('M-2')).toHaveLength(1);
  },
);

test('OPS-08 a die that has nothing left to do after the others is left', () => {
  const table = resolves(
    ['Death Trooper', 'Director Krennic'],
    ['Death Trooper: 1Dr', 'Director Krennic: 2Dr'],
    { ...LUKE, resources: 2 },
  );
  expect(table.player().resources).toBe(0);
  expect(table.pool()).toEqual(['Death Trooper 1Dr']);
});

test('OPS-08 a die that would do nothing is no die of the set', () => {
  const table = resolves(
    [{ card: 'Maul', upgrades: ['DT-29 Heavy Blaster Pistol', 'Lightsaber'] }, 'Death Trooper'],
    ['DT-29 Heavy Blaster Pistol: Sp', 'Lightsaber: Sp', 'Maul: 2MD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'special'], picked: 'melee', decided: 'place in the order of symbols' },
  ]);
});

test('OPS-08 resource dice always do something', () => {
  const table = resolves(['Maul'], ['Maul: 1R']);
  expect([table.ai.resources, table.pool()]).toEqual([1, []]);
});

test('OPS-18 of several specials the one with the most damage comes first', () => {
  const table = resolves(
    [{ card: 'Royal Guard', upgrades: ['Bowcaster', 'Lightsaber'] }],
    ['Bowcaster: Sp', 'Lightsaber: Sp'],
  );
  expect(told(table, 'damage').map(({ damage }) => damage)).toEqual([2, 1]);
});

test('OPS-18 a special counts with its damage to players, not with what it does to its own side', () => {
  const table = resolves(['Darth Vader, Dark Apprentice', 'Maul'], ['Darth Vader: Sp', 'Maul: 2MD']);
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['melee', 'special'], picked: 'special', decided: 'damage to players' },
  ]);
  expect([table.character('Luke Skywalker').damage, table.character('Darth Vader').damage]).toEqual([3, 1]);
});

test('OPS-18 shields that a special gives are no damage', () => {
  const table = resolves(
    [{ card: 'Rebel Trooper', upgrades: ['A280 Blaster Rifle'] }],
    ['A280 Blaster Rifle: Sp', 'Rebel Trooper: 1RD'],
  );
  expect(table.reasons('dice to resolve')).toMatchObject([
    { considered: ['ranged', 'special'], picked: 'ranged', decided: 'damage to players', rule: 'OPS-08' },
  ]);
});

test('OPS-08 a special is resolved where it does something for its own character alone', () => {
  const table = resolves([{ card: 'Royal Guard', upgrades: ['Jetpack'] }], ['Jetpack: Sp']);
  expect([table.character('Royal Guard').shields, table.pool()]).toEqual([1, []]);
});

test('OPS-08 the dice of a set go on to the next target when one falls', () => {
  const table = aiResolves(
    ['Death Trooper', 'Death Trooper'],
    ['Death Trooper: 2RD', 'Death Trooper #2: 1RD'],
    [{ characters: [{ card: 'Hired Gun', health: 2 }, 'Luke Skywalker'] }],
  );
  expect(table.characters(0)).toEqual(['Luke Skywalker']);
  expect(table.character('Luke Skywalker').damage).toBe(1);
});
