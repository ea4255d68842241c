import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/number.ts';
import { told } from '../../ai/ai-turn.ts';
import { operationsTable, type TestTable } from '../../kit.ts';
import { aiPlays } from '../quiet-ai.ts';

const LUKE = { characters: ['Luke Skywalker'] };

test.each([
  ['is not played without a die showing resources', '1F', 3, 'AI cannot play'],
  ['is played with one', '1R', 4, 'AI plays'],
])('08092 A Good Investment of the AI %s', (_, face, resources, told) => {
  const ai = { characters: ['Nute Gunray'], pool: [`Nute Gunray: ${face}`], resources: 3 };
  const table = aiPlays('A Good Investment', ai, LUKE);
  expect([table.rulesOf(told), table.ai.resources]).toEqual([['OPS-04'], resources]);
  expect(table.places('A Good Investment')).toEqual(['discard of AI']);
});

test('08092 A Good Investment of the AI: it resolves dice instead of what it cannot play', () => {
  const ai = { characters: ['Maul'], pool: ['Maul: 3MD'], resources: 3 };
  const table = aiPlays('A Good Investment', ai, LUKE);
  expect([table.character('Luke Skywalker').damage, table.pool()]).toEqual([3, []]);
});

test('02083 Friends in High Places of the AI is not played with a combined value under 7', () => {
  const ai = { characters: ['Maul'], pool: ['Maul: 3MD'], deck: ['Streetwise', 'Evade', 'Electroshock'] };
  const table = aiPlays('Friends in High Places', ai, LUKE);
  expect([table.rulesOf('AI cannot play'), table.events('AI plays')]).toEqual([['OPS-04'], []]);
  expect([table.ai.deck.length, table.ai.discard.length]).toEqual([3, 1]);
});

const HUNTER = { characters: ['Jango Fett, Lethal Mercenary'], resources: 4 };

test("08138 Dismantle of the AI discards a player's support, though its own has more damage sides", () => {
  const table = aiPlays(
    'Dismantle',
    { ...HUNTER, supports: ['E-Web Emplacement'] },
    { ...LUKE, supports: ['Chopper', 'Streetwise'] },
  );
  expect(table.places('E-Web Emplacement')).toEqual(['supports of AI']);
  expect([table.places('Chopper'), table.ai.resources]).toEqual([['discard of 0'], 3]);
  expect(table.places('Streetwise')).toEqual(['supports of 0']);
});

test('08138 Dismantle of the AI spares its own supports where there is no other (OPS-04)', () => {
  const table = aiPlays('Dismantle', { ...HUNTER, supports: ['E-Web Emplacement', 'Streetwise'] }, LUKE);
  expect([table.places('Streetwise'), table.ai.resources]).toEqual([['supports of AI'], 4]);
});

test('08138 Dismantle of an AI that always pays takes the least of its own supports where there is no other', () => {
  const own = ['E-Web Emplacement', 'Streetwise'];
  const ai = { ...HUNTER, deck: [], top: ['Dismantle'], supports: own };
  const table = operationsTable({ options: { pay: 'always' }, players: [{ ...LUKE, hand: [] }], ai });
  expect(table.places('Streetwise')).toEqual(['discard of AI']);
  expect(table.reasons('own card')).toMatchObject([{ picked: 'Streetwise', rule: 'OPS-30' }]);
});

test.each([
  ['the fewest damage sides, however dear', ['Chopper', 'Smuggling Ring'], 'Smuggling Ring', 'damage sides'],
  ['then the cheapest', ['Smuggling Ring', 'Streetwise'], 'Streetwise', 'cost'],
])(
  '08138 Dismantle of an AI that always pays takes of its own %s (OPS-30)',
  (_, supports, picked, decided) => {
    const ai = { ...HUNTER, deck: [], top: ['Dismantle'], supports };
    const table = operationsTable({ options: { pay: 'always' }, players: [{ ...LUKE, hand: [] }], ai });
    expect(table.reasons('own card')).toMatchObject([{ picked, decided, rule: 'OPS-30' }]);
  },
);

test('01149 Use The Force of the AI turns no die where nothing is gained (OPS-30)', () => {
  const table = operationsTable({
    options: { pay: 'always' },
    players: [{ ...LUKE, hand: [] }],
    ai: { characters: ['Maul'], pool: ['Maul: 3MD'], resources: 1, deck: [], top: ['Use The Force'] },
  });
  expect([table.events('AI plays').length, table.events('turn die'), table.pool()]).toEqual([
    1,
    [],
    ['Maul 3MD'],
  ]);
});

/** The cards that left play. */
function gone(table: TestTable): readonly string[] {
  return told(table, 'leaves play').map(({ card }) => kindOf(Number(card)).name);
}

const ARMED = { card: 'Luke Skywalker', upgrades: ['Hunting Rifle', 'Lightsaber'] };
const FLAMES = { characters: ['Maul'], resources: 3 };

test.each([
  ['the only upgrade that it may', ['Hunting Rifle'], 'Hunting Rifle'],
  ['of two upgrades the one with more damage sides', ['Hunting Rifle', 'Lightsaber'], 'Lightsaber'],
])('07112 Flames of the Past of the AI discards %s', (_, discard, discarded) => {
  const table = aiPlays('Flames of the Past', FLAMES, { characters: [ARMED], discard });
  expect(gone(table)).toEqual([discarded]);
  expect(table.ai.resources).toBe(1);
});

test("07112 Flames of the Past of the AI compares a player's upgrade with a support", () => {
  const player = { characters: [ARMED], supports: ['Streetwise'], discard: ['Streetwise', 'Lightsaber'] };
  const table = aiPlays('Flames of the Past', FLAMES, player);
  expect(gone(table)).toEqual(['Lightsaber']);
});

test("07112 Flames of the Past of the AI spares its own cards while there is a player's", () => {
  const own = { ...FLAMES, supports: ['E-Web Emplacement'], discard: ['E-Web Emplacement'] };
  const table = aiPlays('Flames of the Past', own, { characters: [ARMED], discard: ['Hunting Rifle'] });
  expect(gone(table)).toEqual(['Hunting Rifle']);
});

test("07112 Flames of the Past of the AI frees its character of a player's downgrade rather than lose an upgrade", () => {
  const maul = { card: 'Maul', upgrades: ['Lightsaber'], downgrades: ['Wanted'] };
  const own = { ...FLAMES, characters: [maul], discard: ['Lightsaber'] };
  const table = aiPlays('Flames of the Past', own, { ...LUKE, discard: ['Wanted'] });
  expect(gone(table)).toEqual(['Wanted']);
});

test('07112 Flames of the Past of the AI is not played where it would only discard its own upgrade (OPS-04)', () => {
  const maul = { card: 'Maul', upgrades: ['Lightsaber'] };
  const table = aiPlays(
    'Flames of the Past',
    { ...FLAMES, characters: [maul], discard: ['Lightsaber'] },
    LUKE,
  );
  expect([gone(table), table.ai.resources]).toEqual([[], 3]);
});
