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
