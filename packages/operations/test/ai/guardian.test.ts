import { expect, test } from 'vitest';
import { aiDraws, type Characters, told } from './ai-turn.ts';

const LUKE = { card: 'Luke Skywalker', health: 12 };

/** The AI activates a guardian against a player with these dice. */
const guards = (guardian: Characters[number], ...pool: readonly string[]) =>
  aiDraws(
    'Advance',
    { characters: [guardian] },
    { players: [{ characters: [LUKE, 'Han Solo, Scoundrel'], pool: [...pool] }] },
  );

test('OPS-33 the AI always uses Guardian, and takes the highest damage', () => {
  const table = guards({ card: 'Royal Guard', health: 8 }, 'Han Solo: 2RD', 'Luke Skywalker: 3MD');
  expect(table.reasons('guardian')).toMatchObject([
    {
      considered: ['Han Solo', 'Luke Skywalker'],
      picked: 'Luke Skywalker',
      decided: 'damage that it survives',
      rule: 'OPS-33',
    },
  ]);
  expect([table.rulesOf('guardian'), table.pool(0)]).toEqual([['OPS-33'], ['Han Solo 2RD']]);
  expect(table.character('Royal Guard')).toMatchObject({ damage: 3, ready: false });
});

test('OPS-33 the guardian takes the damage before its dice are rolled', () => {
  const table = guards({ card: 'Royal Guard', health: 8 }, 'Luke Skywalker: 3MD');
  const kinds = table.live.events(0).map(({ event }) => event.kind);
  expect(kinds.filter((kind) => /guardian|damage|activate|roll/.test(kind))).toEqual([
    'guardian',
    'damage',
    'activate',
    'roll',
  ]);
});

test('OPS-33 the highest damage that does not defeat the guardian', () => {
  const table = guards({ card: 'Royal Guard', health: 3 }, 'Luke Skywalker: 3MD', 'Han Solo: 2RD');
  expect(table.reasons('guardian')).toMatchObject([
    { picked: 'Han Solo', decided: 'leaves the guardian in play', rule: 'OPS-33' },
  ]);
  expect(table.character('Royal Guard').damage).toBe(2);
});

test('OPS-33 its shields count for what it can take', () => {
  const table = guards(
    { card: 'Royal Guard', health: 2, shields: 2 },
    'Luke Skywalker: 3MD',
    'Han Solo: 2RD',
  );
  expect(table.reasons('guardian')).toMatchObject([
    { picked: 'Luke Skywalker', decided: 'damage that it survives' },
  ]);
  expect(table.character('Royal Guard')).toMatchObject({ damage: 1, shields: 0 });
});

test('OPS-33 where all would defeat it, the lowest; it is defeated and not activated', () => {
  const table = guards({ card: 'Royal Guard', health: 2 }, 'Luke Skywalker: 3MD', 'Han Solo: 2RD');
  expect(table.reasons('guardian')).toMatchObject([
    { picked: 'Han Solo', decided: 'damage', rule: 'OPS-33' },
  ]);
  expect([table.characters(), table.events('activate'), table.pool(0)]).toEqual([
    [],
    [],
    ['Luke Skywalker 3MD'],
  ]);
});

test('OPS-33 dice of all players in the area can be taken', () => {
  const table = aiDraws(
    'Advance',
    { characters: ['Royal Guard'] },
    {
      players: [
        { characters: ['Han Solo, Scoundrel'], pool: ['Han Solo: 2RD'] },
        { characters: [LUKE], pool: ['Luke Skywalker: 3MD'] },
      ],
    },
  );
  expect(table.reasons('guardian')).toMatchObject([{ considered: ['Han Solo', 'Luke Skywalker'] }]);
  expect(told(table, 'remove die').map(({ side }) => side)).toEqual([1]);
});

test('OPS-33 dice that show no damage are not taken', () => {
  const table = guards('Royal Guard', 'Luke Skywalker: 1F', 'Han Solo: 2Dr');
  expect([table.events('guardian'), table.pool(0)]).toEqual([[], ['Luke Skywalker 1F', 'Han Solo 2Dr']]);
});

test('OPS-33 a character without Guardian takes none', () => {
  expect(guards('Death Trooper', 'Luke Skywalker: 3MD').pool(0)).toEqual(['Luke Skywalker 3MD']);
});

test('OPS-33 Guardian that another card gives is used', () => {
  const table = aiDraws(
    'Advance',
    { characters: ['Death Trooper', { card: 'Captain Phasma', ready: false }] },
    { players: [{ characters: [LUKE], pool: ['Luke Skywalker: 3MD'] }] },
  );
  expect(table.character('Death Trooper').damage).toBe(3);
});
