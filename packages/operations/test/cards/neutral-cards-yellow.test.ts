import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { priceOf, quietTurn } from './quiet-ai.ts';

const JETPACK = { characters: [{ card: 'Hired Gun', upgrades: ['Jetpack'] }, 'Chewbacca'] };

test('01066 Jetpack removes a die that shows melee damage, and shields its character', () => {
  const table = quietTurn(
    { ...JETPACK, pool: ['Jetpack: Sp', 'Chewbacca: 2MD'] },
    { characters: ['Maul', 'Death Trooper'], pool: ['Maul: 3MD', 'Death Trooper: 2RD'] },
  );
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Chewbacca 2MD', 'Maul 3MD']]);
  table.choose('Maul 3MD');
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
  expect(table.player().characters.map(({ shields }) => shields)).toEqual([1, 0]);
});

test('01066 Jetpack shields its character even where no die shows melee damage', () => {
  const table = quietTurn({ ...JETPACK, pool: ['Jetpack: Sp'] }, { pool: ['Death Trooper: 2RD'] });
  table.choose('resolve special');
  expect(table.character('Hired Gun').shields).toBe(1);
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('01066 Jetpack adds 3 to ranged damage', () => {
  const table = quietTurn({ ...JETPACK, pool: ['Chewbacca: 1RD', 'Jetpack: +3RD'] });
  table.choose('resolve ranged').choose('Jetpack +3RD');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('01066 Jetpack costs 2', () => {
  expect(priceOf('Jetpack', { characters: ['Hired Gun'] })).toBe(2);
});

const SNIPER = { characters: [{ card: 'Hired Gun', upgrades: ['X-8 Night Sniper'] }] };

test('03055 X-8 Night Sniper turns its die to any side for a resource', () => {
  const table = quietTurn({ ...SNIPER, pool: ['X-8 Night Sniper: -'], resources: 1 });
  table.choose('use X-8 Night Sniper');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    ['1RD', '3RD$1', '+2RD', '1Dr', '1R'].map((side) => `X-8 Night Sniper - to ${side}`),
  ]);
  table.choose('X-8 Night Sniper - to 3RD$1');
  expect(table.pool(0)).toEqual(['X-8 Night Sniper 3RD$1']);
  expect(table.player().resources).toBe(0);
});

test('03055 X-8 Night Sniper cannot turn without a resource, or with the die on its card', () => {
  const poor = quietTurn({ ...SNIPER, pool: ['X-8 Night Sniper: -'], resources: 0 });
  expect(poor.choicesTo('use')).toEqual([]);
  expect(quietTurn({ ...SNIPER, resources: 1 }).choicesTo('use')).toEqual([]);
});

test('03055 X-8 Night Sniper has Ambush', () => {
  const table = quietTurn({ characters: ['Hired Gun'], hand: ['X-8 Night Sniper'], resources: 2 });
  table.choose('play X-8 Night Sniper');
  expect(table.choices).toEqual(['activate Hired Gun', 'claim', 'done']);
});

test('03055 X-8 Night Sniper deals 3 ranged damage for a resource', () => {
  const table = quietTurn({ ...SNIPER, pool: ['X-8 Night Sniper: 3RD$1'], resources: 1 });
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('10012 Hired Muscle costs 1, and every side of the die costs another', () => {
  expect(kindById('10012')?.die?.map(({ cost }) => cost)).toEqual([1, 1, 1, 1, 1, 1]);
  const table = quietTurn(
    { characters: ['Hired Gun'], hand: ['Hired Muscle', 'Parry'], resources: 2 },
    {},
    { next: { rolls: ['Hired Muscle: 3MD$1'] } },
  );
  table.choose('play Hired Muscle').choose('activate Hired Muscle').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test('10012 Hired Muscle does nothing without a resource', () => {
  const table = quietTurn({
    characters: ['Hired Gun'],
    supports: ['Hired Muscle'],
    pool: ['Hired Muscle: 2Sh$1'],
    resources: 0,
  });
  expect(table.choicesTo('resolve')).toEqual([]);
});
