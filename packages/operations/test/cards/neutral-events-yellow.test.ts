import { expect, test } from 'vitest';
import { quietTurn } from './quiet-ai.ts';

const SHOCK = { hand: ['Electroshock'], resources: 1 };

test('01159 Electroshock removes a die that shows 2 or less; a special and a blank show 0', () => {
  const table = quietTurn(
    { ...SHOCK, characters: ['Hired Gun'], pool: ['Hired Gun: 3RD$1'] },
    {
      characters: ['elite Maul', { card: 'Death Trooper', upgrades: ['Lightsaber'] }],
      pool: ['Maul: 3MD', 'Maul: 2MD', 'Death Trooper: -', 'Lightsaber: Sp'],
    },
  );
  table.choose('play Electroshock');
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Maul 2MD', 'Death Trooper -', 'Lightsaber Sp'],
  ]);
  table.choose('Lightsaber Sp');
  expect(table.pool()).toEqual(['Maul 3MD', 'Maul 2MD', 'Death Trooper -']);
});

test('01159 Electroshock removes nothing without a yellow character of yours (OPS-49)', () => {
  const table = quietTurn([{ ...SHOCK, characters: ['Luke Skywalker'] }, { characters: ['Hired Gun'] }], {
    pool: ['Death Trooper: 2RD'],
  });
  table.choose('play Electroshock');
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
  expect(table.places('Electroshock')).toContain('discard of 0');
});

const SCRAMBLE = { characters: ['Hired Gun'], pool: ['Hired Gun: -'], hand: ['Scramble'], resources: 0 };

test('01161 Scramble rerolls all dice of the AI', () => {
  const table = quietTurn(
    SCRAMBLE,
    { characters: ['Death Trooper', 'Maul'], pool: ['Death Trooper: 2RD', 'Maul: 3MD'] },
    { next: { rolls: ['Death Trooper: 1Dr', 'Maul: 1R'] } },
  );
  table.choose('play Scramble');
  expect(table.pool()).toEqual(['Death Trooper 1Dr', 'Maul 1R']);
  expect(table.pool(0)).toEqual(['Hired Gun -']);
});

test('01161 Scramble may reroll those of a teammate instead (OPS-88)', () => {
  const table = quietTurn(
    [SCRAMBLE, { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] }],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Luke Skywalker: 3MD'] } },
  );
  table.choose('play Scramble');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect(table.pool(1)).toEqual(['Luke Skywalker 3MD']);
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('01161 Scramble rerolls nothing without a yellow character', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Scramble'] },
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Scramble');
  expect(table.events('reroll')).toEqual([]);
});

test('01162 Unpredictable rerolls one die of anybody, with Ambush', () => {
  const table = quietTurn(
    [
      { characters: ['Hired Gun'], pool: ['Hired Gun: -'], hand: ['Unpredictable'], resources: 0 },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Death Trooper: -'] } },
  );
  table.choose('play Unpredictable');
  expect(table.choices).toEqual(['Hired Gun -', 'Luke Skywalker -', 'Death Trooper 2RD']);
  expect(table.question.form).toEqual({ pick: 'one' });
  table.choose('Death Trooper 2RD');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect([table.asked, table.choices.at(-1)]).toEqual([0, 'done']);
});

const EXIT = { characters: ['Hired Gun'], hand: ['Hasty Exit'], resources: 0 };

test('05153 Hasty Exit gives the battlefield to a teammate (OPS-43) to remove a die that shows damage', () => {
  const table = quietTurn([EXIT, { characters: ['Luke Skywalker'] }, { characters: ['Fenn Rau'] }], {
    characters: ['elite Death Trooper', 'Maul', 'Battle Droid'],
    pool: ['Death Trooper: +2RD', 'Death Trooper: 1Dr', 'Maul: 3MD', 'Battle Droid: 1ID'],
  });
  table.choose('play Hasty Exit');
  expect([table.topic, table.choices]).toEqual(['battlefield', ['1', '2']]);
  table.choose('2');
  expect(table.view.first).toBe(2);
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Death Trooper +2RD', 'Maul 3MD', 'Battle Droid 1ID'],
  ]);
  table.choose('Maul 3MD');
  expect(table.pool()).toEqual(['Death Trooper +2RD', 'Death Trooper 1Dr', 'Battle Droid 1ID']);
});

test('05153 Hasty Exit: alone, the battlefield stays and the die is removed (OPS-91)', () => {
  const table = quietTurn(EXIT, { pool: ['Death Trooper: 2RD'] }).choose('play Hasty Exit');
  expect(table.view.first).toBe(0);
  expect(table.pool()).toEqual([]);
});

test('05153 Hasty Exit does nothing for a player who does not control the battlefield', () => {
  const table = quietTurn(
    [EXIT, { characters: ['Luke Skywalker'] }],
    { pool: ['Death Trooper: 2RD'] },
    { first: 1, turn: 0 },
  );
  table.choose('play Hasty Exit');
  expect(table.view.first).toBe(1);
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});
