import { expect, test } from 'vitest';
import { type AiOf, quietTurn } from '../quiet-ai.ts';

const CONNECTED = {
  characters: [
    { card: 'Luke Skywalker', upgrades: ['Lightsaber'] },
    { card: 'Mace Windu', elite: true },
    'Fenn Rau',
  ],
  supports: ['Force Connection'],
};

test('11120 Force Connection turns a blue character die to the symbol of one of another blue character', () => {
  const pool = ['Luke Skywalker: 1Sh', 'Mace Windu: 1R', 'Fenn Rau: 1F', 'Lightsaber: +2MD'];
  const table = quietTurn({ ...CONNECTED, pool }).choose('use Force Connection');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    ['Luke Skywalker 1Sh to 1R', 'Mace Windu 1R to 1Sh'],
  ]);
  table.choose('Luke Skywalker 1Sh to 1R');
  expect(table.pool(0)).toEqual(['Luke Skywalker 1R', 'Mace Windu 1R', 'Fenn Rau 1F', 'Lightsaber +2MD']);
  expect([table.support('Force Connection').ready, table.choicesTo('use')]).toEqual([false, []]);
});

test('11120 Force Connection offers another side with the symbol that a die shows already', () => {
  const pool = ['Luke Skywalker: 2MD', 'Mace Windu: 4MD$1'];
  const table = quietTurn({ ...CONNECTED, pool }).choose('use Force Connection');
  expect(table.choices).toEqual([
    'Luke Skywalker 2MD to 3MD',
    'Mace Windu 4MD$1 to 2MD',
    'Mace Windu 4MD$1 to 2MD',
  ]);
});

test.each([
  ['by two dice of one character', ['Mace Windu: 1R', 'Mace Windu: 1Sh']],
  ['by blanks', ['Luke Skywalker: -', 'Mace Windu: -']],
  ['by the die of a red character or an upgrade', ['Luke Skywalker: -', 'Fenn Rau: 1F', 'Lightsaber: +2MD']],
])('11120 Force Connection is not used %s', (_, pool) => {
  expect(quietTurn({ ...CONNECTED, pool }).choicesTo('use')).toEqual([]);
});

test("11120 Force Connection is not used by a teammate's character", () => {
  const mate = { characters: ['Kit Fisto'], pool: ['Kit Fisto: 1R'] };
  const table = quietTurn([{ ...CONNECTED, pool: ['Luke Skywalker: 1Sh'] }, mate]);
  expect(table.choicesTo('use')).toEqual([]);
});

const TRANSLATED = {
  characters: ['Luke Skywalker', { card: 'Mace Windu', upgrades: ['Lightsaber'] }],
  supports: ['C-3PO'],
  resources: 0,
};
const SYMBOLS = ['melee', 'ranged', 'indirect', 'shield', 'resource', 'disrupt', 'discard', 'focus'];

test('02030 C-3PO removes its die to resolve another one as a different symbol, with its value', () => {
  const pool = ['C-3PO: -', 'Luke Skywalker: 3MD', 'Mace Windu: 1Sh'];
  const table = quietTurn({ ...TRANSLATED, pool }).choose('use C-3PO');
  expect([table.topic, table.choices]).toEqual([
    'resolve as another symbol',
    ['Luke Skywalker 3MD', 'Mace Windu 1Sh'],
  ]);
  table.choose('Luke Skywalker 3MD');
  expect([table.topic, table.choices]).toEqual(['symbol', SYMBOLS.filter((symbol) => symbol !== 'melee')]);
  table.choose('resource');
  expect([table.player().resources, table.pool(0)]).toEqual([3, ['Mace Windu 1Sh']]);
});

test('02030 C-3PO: damage is dealt with the symbol that the die is resolved as', () => {
  const ai = { characters: [{ card: 'Death Trooper', health: 10, upgrades: ['Hunker Down'] }] };
  const pool = ['C-3PO: 1F', 'Luke Skywalker: 1Sh'];
  const as = (symbol: string) =>
    quietTurn({ ...TRANSLATED, pool }, ai)
      .choose('use C-3PO')
      .choose(symbol);
  expect(as('melee').places('Hunker Down')).toEqual(['discard of AI']);
  const table = as('ranged');
  expect([table.character('Death Trooper').damage, table.places('Hunker Down')]).toEqual([
    1,
    ['upgrades on Death Trooper'],
  ]);
});

test('02030 C-3PO offers the special of a die whose card has one', () => {
  const pool = ['C-3PO: 1R', 'Lightsaber: 1Sh'];
  const table = quietTurn({ ...TRANSLATED, pool }).choose('use C-3PO');
  expect(table.choices).toEqual([...SYMBOLS, 'special'].filter((symbol) => symbol !== 'shield'));
});

test('02030 C-3PO does not spare the cost of a die', () => {
  const player = { ...TRANSLATED, pool: ['C-3PO: 1R', 'Mace Windu: 4MD$1'] };
  expect(quietTurn(player).choicesTo('use')).toEqual([]);
  const table = quietTurn({ ...player, resources: 1 })
    .choose('use C-3PO')
    .choose('resource');
  expect(table.player().resources).toBe(4);
});

test.each([
  ['blanks', ['Luke Skywalker: -']],
  ['specials', ['Lightsaber: Sp']],
  ['modifiers', ['Lightsaber: +2MD']],
  ['its own die', []],
])('02030 C-3PO has no use for %s', (_, pool) => {
  expect(quietTurn({ ...TRANSLATED, pool: ['C-3PO: 1F', ...pool] }).choicesTo('use')).toEqual([]);
});

test("02030 C-3PO needs its die, and leaves a teammate's alone", () => {
  const mate = { characters: ['Kit Fisto'], pool: ['Kit Fisto: 1R'] };
  expect(quietTurn({ ...TRANSLATED, pool: ['Luke Skywalker: 3MD'] }).choicesTo('use')).toEqual([]);
  expect(quietTurn([{ ...TRANSLATED, pool: ['C-3PO: 1F'] }, mate]).choicesTo('use')).toEqual([]);
});

const WOOKIEE = { characters: ['Chewbacca'], hand: ['Let The Wookiee Win'], resources: 1 };
const STRONG = { card: 'Death Trooper', ready: false, health: 9 };
const WEAK = { card: 'Battle Droid', ready: false, health: 4 };

/** The AI has chosen. */
const forced = (characters: NonNullable<AiOf['characters']>, ...pool: readonly string[]) =>
  quietTurn(WOOKIEE, { characters, pool: [...pool] }).choose('play Let The Wookiee Win');

test('01130 Let The Wookiee Win: the AI gives up dice that would deal less than the damage it would take', () => {
  const table = forced([STRONG, WEAK, 'Maul'], 'Death Trooper: 1RD', 'Maul: 3MD', 'Battle Droid: -');
  expect(table.pool()).toEqual(['Maul 3MD']);
  expect(table.reasons('one of')).toMatchObject([
    { considered: ['hit', 'remove'], picked: 'remove', rule: 'OPS-30' },
  ]);
  expect(table.reasons('own die')).toMatchObject([
    { picked: 'Battle Droid', rule: 'OPS-30' },
    { considered: ['Death Trooper', 'Maul'], picked: 'Death Trooper', decided: 'damage', rule: 'OPS-30' },
  ]);
  expect(table.character('Death Trooper').damage).toBe(0);
});

test('01130 Let The Wookiee Win: the AI takes the damage before it gives up dice that would deal as much', () => {
  const table = forced([STRONG, WEAK], 'Death Trooper: 1RD', 'Battle Droid: 1ID');
  expect(table.reasons('one of')).toMatchObject([{ picked: 'hit', rule: 'OPS-30' }]);
  expect([table.pool(), table.character('Death Trooper').damage]).toEqual([
    ['Death Trooper 1RD', 'Battle Droid 1ID'],
    2,
  ]);
});

const DEAR = ['Maul: 3MD', 'Palpatine: 3RD'];
const DUELLISTS = ['Maul', 'Palpatine'];

test('01130 Let The Wookiee Win: of its exhausted characters the AI hits the one with the most health', () => {
  const table = forced([WEAK, STRONG, ...DUELLISTS], ...DEAR);
  expect(table.reasons('own character')).toMatchObject([
    {
      considered: ['Battle Droid', 'Death Trooper'],
      picked: 'Death Trooper',
      decided: 'health remaining',
      rule: 'OPS-30',
    },
  ]);
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('01130 Let The Wookiee Win: of equal ones the AI hits the left-most', () => {
  const table = forced([STRONG, STRONG, ...DUELLISTS], ...DEAR);
  expect(table.reasons('own character')).toMatchObject([{ decided: 'place from the left', rule: 'OPS-30' }]);
  expect([table.character('Death Trooper').damage, table.character('Death Trooper #2').damage]).toEqual([
    2, 0,
  ]);
});

test('01130 Let The Wookiee Win: rather one whose shields stop the damage', () => {
  const table = forced([{ ...WEAK, shields: 1 }, STRONG, ...DUELLISTS], ...DEAR);
  expect(table.reasons('own character')).toMatchObject([
    { picked: 'Battle Droid', decided: 'damage taken, with dice lost', rule: 'OPS-30' },
  ]);
  expect(table.character('Battle Droid')).toMatchObject({ damage: 1, shields: 0 });
});

test('01130 Let The Wookiee Win: shields do not make the AI choose one that falls all the same', () => {
  const table = forced([{ ...WEAK, health: 1, shields: 1 }, STRONG, ...DUELLISTS], ...DEAR);
  expect(table.reasons('own character')).toMatchObject([
    { picked: 'Death Trooper', decided: 'health remaining', rule: 'OPS-30' },
  ]);
  expect(table.characters()).toEqual(['Battle Droid', 'Death Trooper', ...DUELLISTS]);
});

test('01130 Let The Wookiee Win: the AI reckons with the dice of one that falls, and of its upgrades', () => {
  const armed = { ...STRONG, upgrades: ['Holdout Blaster'] };
  const pool = ['Death Trooper: 2RD', 'Holdout Blaster: 1RD', 'Maul: 1MD', 'Palpatine: 3RD'];
  const falling = forced([{ ...armed, health: 2 }, ...DUELLISTS], ...pool);
  expect(falling.reasons('one of')).toMatchObject([{ picked: 'remove', rule: 'OPS-30' }]);
  expect(falling.pool()).toEqual(['Death Trooper 2RD', 'Palpatine 3RD']);
  const standing = forced([{ ...armed, health: 3 }, ...DUELLISTS], ...pool);
  expect(standing.reasons('one of')).toMatchObject([{ picked: 'hit', rule: 'OPS-30' }]);
});

test('01130 Let The Wookiee Win: of two that fall the AI spares the one whose dice would deal damage', () => {
  const falling = [
    { ...STRONG, health: 2 },
    { ...WEAK, health: 1 },
  ];
  const table = forced([...falling, ...DUELLISTS], 'Death Trooper: 2RD', ...DEAR);
  expect(table.reasons('own character')).toMatchObject([
    { picked: 'Battle Droid', decided: 'damage taken, with dice lost', rule: 'OPS-30' },
  ]);
  expect([table.characters(), table.pool()]).toEqual([
    ['Death Trooper', ...DUELLISTS],
    ['Death Trooper 2RD', 'Maul 3MD', 'Palpatine 3RD'],
  ]);
});

test('01130 Let The Wookiee Win: the AI may choose what does nothing', () => {
  const table = forced([STRONG]);
  expect(table.reasons('one of')).toMatchObject([{ picked: 'remove', rule: 'OPS-30' }]);
  expect(table.rulesOf('chooses')).toEqual(['OPS-30']);
  expect(table.character('Death Trooper').damage).toBe(0);
  const ready = forced(['Maul'], 'Maul: 3MD');
  expect([ready.reasons('one of'), ready.pool()]).toMatchObject([[{ picked: 'hit' }], ['Maul 3MD']]);
});

const MATE = {
  characters: [{ card: 'Luke Skywalker', ready: false }, { card: 'Mace Windu', ready: false }, 'Kit Fisto'],
  pool: ['Luke Skywalker: 2MD', 'Mace Windu: 1Sh', 'Kit Fisto: 1R'],
};

test('01130 Let The Wookiee Win may force a teammate, who chooses all of it (OPS-88)', () => {
  const play = () => quietTurn([WOOKIEE, MATE], { characters: [STRONG] }).choose('play Let The Wookiee Win');
  const table = play();
  expect([table.topic, table.asked, table.choices]).toEqual(['foe', 0, ['4', '1']]);
  table.choose('1');
  expect([table.topic, table.asked, table.choices]).toEqual(['one of', 1, ['hit', 'remove']]);
  table.choose('hit');
  expect([table.topic, table.asked, table.choices]).toEqual(['hit', 1, ['Luke Skywalker', 'Mace Windu']]);
  table.choose('Mace Windu');
  expect(table.character('Mace Windu').damage).toBe(2);
  const dice = play().choose('1').choose('remove');
  expect([dice.topic, dice.asked, dice.choices]).toEqual([
    'remove own die',
    1,
    ['Luke Skywalker 2MD', 'Mace Windu 1Sh', 'Kit Fisto 1R'],
  ]);
  expect(dice.question.form).toMatchObject({ pick: 'some', min: 2, max: 2 });
  dice.choose('Mace Windu 1Sh', 'Kit Fisto 1R');
  expect(dice.pool(1)).toEqual(['Luke Skywalker 2MD']);
});
