import { expect, test } from 'vitest';
import { quietTurn } from '../quiet-ai.ts';

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
