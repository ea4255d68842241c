import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';
import { aiDraws, aiResolves, told } from './ai-turn.ts';

const LUKE = { card: 'Luke Skywalker', health: 12 };
const HAN = { card: 'Han Solo, Scoundrel', health: 12 };

/** The AI removes a die of a player with Crushing Grip. */
const grips = (characters: NonNullable<Parameters<typeof aiResolves>[0]>, ...pool: readonly string[]) =>
  aiDraws('Crushing Grip', { characters: ['Maul'] }, { players: [{ characters, pool: [...pool] }] });

test("OPS-30 of a player's dice the AI removes the one with the most damage", () => {
  const table = grips([LUKE, HAN], 'Han Solo: 2RD', 'Luke Skywalker: 3MD');
  expect(table.reasons('remove die')).toMatchObject([
    {
      considered: ['Han Solo', 'Luke Skywalker'],
      picked: 'Luke Skywalker',
      decided: 'damage',
      rule: 'OPS-30',
    },
  ]);
  expect([table.rulesOf('remove die'), table.pool(0)]).toEqual([['OPS-30'], ['Han Solo 2RD']]);
});

test('OPS-30 with the modifiers that would join it', () => {
  const table = grips(
    [LUKE, { ...HAN, upgrades: ['Holdout Blaster'] }],
    'Luke Skywalker: 3MD',
    'Han Solo: 2RD',
    'Holdout Blaster: +2RD',
  );
  expect(table.reasons('remove die')).toMatchObject([{ picked: 'Han Solo', decided: 'damage' }]);
});

test('OPS-30 damage comes before a greater value of anything else', () => {
  const table = grips([LUKE, { card: 'Padawan', health: 12 }], 'Padawan: 1MD', 'Luke Skywalker: 1Sh');
  expect(table.reasons('remove die')).toMatchObject([{ picked: 'Padawan', decided: 'damage' }]);
});

test('OPS-30 where none shows damage, the greatest value', () => {
  const table = grips([LUKE, HAN], 'Luke Skywalker: 1Sh', 'Han Solo: 2Dr');
  expect(table.reasons('remove die')).toMatchObject([
    { picked: 'Han Solo', decided: 'value', rule: 'OPS-30' },
  ]);
});

test('OPS-35 the player whose die is removed is the one with the best target', () => {
  const table = aiDraws(
    'Blackout',
    { characters: ['Maul'] },
    {
      players: [
        { characters: [LUKE], pool: ['Luke Skywalker: 3MD'] },
        { characters: [{ card: 'Padawan', health: 3 }], pool: ['Padawan: 1MD'] },
      ],
    },
  );
  expect(table.reasons('player')).toMatchObject([
    { considered: ['Luke Skywalker', 'Padawan'], picked: 'Padawan', rule: 'OPS-10' },
  ]);
  expect([table.pool(0), table.pool(1)]).toEqual([['Luke Skywalker 3MD'], []]);
});

test('OPS-35 a player without dice is passed over', () => {
  const table = aiDraws(
    'Blackout',
    { characters: ['Maul'] },
    {
      players: [
        { characters: [LUKE], pool: ['Luke Skywalker: 3MD'] },
        { characters: [{ card: 'Padawan', health: 3 }] },
      ],
    },
  );
  expect(table.pool(0)).toEqual([]);
});

test('OPS-30 of equal dice of several players, the one whose player has the best target', () => {
  const dice = { pool: ['Hired Gun: 3RD$1'] };
  const table = aiResolves(
    [{ card: 'Maul', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
    ['DT-29 Heavy Blaster Pistol: Sp'],
    [
      { characters: [{ card: 'Hired Gun', health: 9 }], ...dice },
      { characters: [{ card: 'Hired Gun', health: 9, upgrades: ['Punch Dagger'] }], ...dice },
    ],
  );
  expect(table.reasons('remove die')).toMatchObject([{ rule: 'OPS-35' }]);
  expect([table.pool(0), table.pool(1)]).toEqual([['Hired Gun 3RD$1'], []]);
});

test('OPS-30 the AI uses a "may" that deals damage or brings a die', () => {
  const table = aiDraws(
    'Dorsal Turret',
    { characters: [], supports: ['TIE Fighter'], resources: 1 },
    { next: { rolls: ['Dorsal Turret: 1RD'] } },
  );
  expect(table.pool()).toEqual(['Dorsal Turret 1RD']);
});

test('OPS-30 the AI declines a "may" that costs more than it brings', () => {
  const table = playersTurn({
    players: [{ characters: [LUKE], hand: ['Take Cover'] }],
    ai: { characters: ['Maul'], supports: ['Scimitar'], deck: [] },
  }).choose('play Take Cover');
  expect([table.places('Scimitar'), table.events('gain')]).toEqual([['supports of AI'], []]);
});

test('OPS-30 of two options the AI takes the one with more damage', () => {
  const table = aiResolves(
    [{ card: 'Maul', upgrades: ["Luke Skywalker's Lightsaber"] }],
    ["Luke Skywalker's Lightsaber: Sp"],
    [{ characters: [HAN] }],
  );
  expect(table.reasons('one of')).toMatchObject([
    { decided: 'damage dealt less damage taken', rule: 'OPS-30' },
  ]);
  expect([table.character('Han Solo').damage, table.character('Maul').shields]).toEqual([2, 0]);
});

test('OPS-30 an option that does nothing is not taken', () => {
  const table = aiResolves(
    [],
    ['T-47 Airspeeder: Sp'],
    [{ characters: [HAN], supports: ['Millennium Falcon'] }],
    { ai: { supports: ['T-47 Airspeeder'] } },
  );
  expect(table.support('Millennium Falcon').ready).toBe(false);
});

test('OPS-29 to pay with a card of its hand the AI gives the lowest one', () => {
  const table = operationsTable({
    players: [{ characters: [LUKE] }],
    ai: {
      characters: ['Aurra Sing'],
      pool: ['Aurra Sing: 2RD'],
      top: ['Open Fire', null, null, null, null, { card: 'Brace', by: [0] }, null],
      deck: { Advance: 5 },
    },
  });
  expect(table.character('Luke Skywalker').damage).toBe(3);
  expect(table.ai.discard.map(({ name }) => name)).toContain('Brace');
});

test('OPS-31 a random number is a six-sided die', () => {
  const table = aiDraws(
    'Never Mind the Odds',
    { characters: ['Maul'], pool: ['Maul: -'] },
    { players: [{ characters: [LUKE] }], next: { rolls: ['d6: 3', 'Maul: 3MD'] } },
  );
  expect([told(table, 'd6'), table.rulesOf('d6')]).toEqual([[{ value: 3 }], ['OPS-31']]);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('OPS-31 below its number the die does nothing', () => {
  const table = aiDraws(
    'Never Mind the Odds',
    { characters: ['Maul'], pool: ['Maul: -'] },
    { players: [{ characters: [LUKE] }], next: { rolls: ['d6: 2'] } },
  );
  expect([table.events('reroll'), table.pool()]).toEqual([[], ['Maul -']]);
});

test('OPS-31 it shows one to six', () => {
  const values = Array.from({ length: 40 }, (_, seed) =>
    told(aiDraws('Never Mind the Odds', { characters: ['Maul'], pool: ['Maul: -'] }, { seed }), 'd6').map(
      ({ value }) => value,
    ),
  );
  expect(new Set(values.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
