import { expect, test } from 'vitest';
import { aiDraws, type Characters } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }], resources: 0, hand: [] };

/** The AI turns one die for the corner of Take Aim, then resolves its best dice. */
const takesAim = (characters: Characters, ...pool: readonly string[]) =>
  aiDraws('Take Aim', { characters, pool: [...pool] }, { players: [LUKE] });

/** The same with two dice. */
const foresees = (characters: Characters, ...pool: readonly string[]) =>
  aiDraws('As Foreseen', { characters, pool: [...pool] }, { players: [LUKE] });

test('OPS-17 focus turns a die to its highest damage side', () => {
  const table = takesAim(['Maul'], 'Maul: 1R');
  expect(table.reasons('focus')).toMatchObject([
    { picked: 'Maul to 3 melee', decided: 'damage more than now', rule: 'OPS-17' },
  ]);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('OPS-17 of several dice the one that has the highest damage side', () => {
  const table = takesAim(['Death Trooper', 'Maul'], 'Death Trooper: -', 'Maul: 1R');
  expect(table.reasons('focus')).toMatchObject([{ picked: 'Maul to 3 melee', rule: 'OPS-17' }]);
});

test('OPS-17 what the die shows now is lost, and counts', () => {
  const table = takesAim(['Maul', 'Death Trooper'], 'Maul: 2MD', 'Death Trooper: -');
  expect(table.reasons('focus')).toMatchObject([{ picked: 'Death Trooper to 2 ranged', rule: 'OPS-17' }]);
});

test('OPS-17 a side that adds to another die counts as much as one of its own', () => {
  const table = takesAim(['Royal Guard', 'Royal Guard'], 'Royal Guard: 2MD', 'Royal Guard #2: -');
  expect(table.reasons('focus')).toMatchObject([{ decided: 'first of equals', rule: 'OPS-17' }]);
  expect(table.character('Luke Skywalker').damage).toBe(4);
});

test('OPS-17 a die that carries a modifier is not turned away from it', () => {
  const table = takesAim([{ card: '01021', upgrades: ['Jetpack'] }], '01021: 2RD', 'Jetpack: +3RD');
  expect(table.events('turn die')).toEqual([]);
  expect(table.character('Luke Skywalker').damage).toBe(5);
});

test('OPS-17 a die is turned so that it carries the modifier of another', () => {
  const table = takesAim(['Death Trooper', 'Death Trooper'], 'Death Trooper: +2RD', 'Death Trooper #2: -');
  expect(table.pool()).toEqual([]);
  expect(table.character('Luke Skywalker').damage).toBe(4);
});

test('OPS-34 only to a side that it can use: no modifier without a die that carries it', () => {
  const table = takesAim([{ card: 'Royal Guard', upgrades: ['Vibrosword'] }], 'Vibrosword: 1R');
  expect(table.reasons('focus')).toMatchObject([{ picked: 'Vibrosword to 3 melee (costs 1)' }]);
});

test('OPS-34 a die whose only damage is a modifier is left where no die carries it', () => {
  const table = takesAim([{ card: 'Royal Guard', upgrades: ['Promotion'] }], 'Promotion: 1R');
  expect([table.events('turn die'), table.ai.resources]).toEqual([[], 3]);
});

test('OPS-34 of equal gains a modifier that no other die can use is turned', () => {
  const table = takesAim(
    ['Padawan', { card: 'Death Trooper', upgrades: ['Promotion'] }],
    'Padawan: 1R',
    'Death Trooper: +2RD',
  );
  expect(table.reasons('focus')).toMatchObject([
    {
      picked: 'Death Trooper to 2 ranged',
      decided: 'a modifier that no die can use',
      rule: 'OPS-34',
    },
  ]);
});

test('OPS-34 a modifier that no die can use is turned to something of use, where it has no damage', () => {
  const table = takesAim(['TIE Pilot'], 'TIE Pilot: +2RD');
  expect(table.reasons('focus')).toMatchObject([{ picked: 'TIE Pilot to 1 resource', rule: 'OPS-17' }]);
  expect([table.pool(), table.ai.resources]).toEqual([[], 3]);
});

test('OPS-34 a blank is not turned to a side without damage', () => {
  const table = takesAim(['General Rieekan'], 'General Rieekan: -');
  expect([table.events('turn die'), table.pool()]).toEqual([[], ['General Rieekan -']]);
});

test('OPS-17 a focus of two turns two different dice', () => {
  const table = foresees(['Padawan', 'Padawan'], 'Padawan: 1MD', 'Padawan #2: 1R');
  expect(table.reasons('focus')).toMatchObject([
    { decided: 'damage more than now' },
    { decided: 'only candidate' },
  ]);
  expect(table.character('Luke Skywalker').damage).toBe(4);
});

test('OPS-17 a focus of two turns one die where only one can gain', () => {
  const table = foresees(['Padawan', 'Padawan'], 'Padawan: 2MD', 'Padawan #2: -');
  expect(table.events('turn die')).toHaveLength(1);
});

test('OPS-71 focus turns dice of the AI alone', () => {
  const table = aiDraws(
    'Take Aim',
    { characters: ['General Rieekan'], pool: [] },
    { players: [{ ...LUKE, pool: ['Luke Skywalker: -'] }] },
  );
  expect([table.events('turn die'), table.pool(0)]).toEqual([[], ['Luke Skywalker -']]);
});
