import { expect, test } from 'vitest';
import { operationsTable } from '../kit.ts';
import { aiDraws, told } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: [], resources: 0 };

/** What happened, kind by kind. */
const kinds = (table: ReturnType<typeof aiDraws>) => table.live.events(0).map(({ event }) => event.kind);

test('OPS-03 the AI draws the top card of its deck, one a turn', () => {
  const table = operationsTable({ players: [LUKE], ai: { top: ['Jam Signals', 'Volley'], deck: [] } });
  expect([table.rulesOf('AI draws'), table.places('Jam Signals')]).toEqual([['OPS-03'], ['discard of AI']]);
  expect(table.places('Volley')).toEqual(['deck of AI']);
});

test('OPS-03 first the symbol, then the text of the card', () => {
  const table = aiDraws('Suppressing Fire', { characters: ['Maul'] }, { players: [LUKE] });
  expect(kinds(table)).toEqual([
    'turn',
    'AI draws',
    'top left',
    'damage',
    'AI plays',
    'activate',
    'roll',
    'turn',
  ]);
});

test('OPS-03 what was triggered comes last', () => {
  const table = aiDraws(
    'Coordinated Strike',
    { characters: ['Darth Vader, Sith Lord'], resources: 1 },
    { players: [{ ...LUKE, hand: 2 }], next: { rolls: ['01010: 3MD'] } },
  );
  expect([table.topic, table.places('Coordinated Strike')]).toEqual(['discard', ['discard of AI']]);
  expect(kinds(table).slice(-4)).toEqual(['roll', 'resolve', 'damage', 'ability']);
});

test('OPS-03 what the symbol triggered waits until the text is done, too', () => {
  const weak = { card: 'Padawan', health: 1 };
  const table = aiDraws(
    'Spinning Assault',
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { players: [{ ...LUKE, characters: [weak, 'Luke Skywalker'], supports: ['Aftermath'] }] },
  );
  expect(kinds(table).slice(2, -1)).toEqual([
    'top left',
    'damage',
    'defeated',
    'AI plays',
    'resolve',
    'damage',
    'ability',
    'gain',
  ]);
});

test('OPS-03 drawing a card is never a pass, even where it finds nothing to do', () => {
  const table = aiDraws(
    'Volley',
    { characters: ['Maul'], resources: 1 },
    { players: [LUKE, { characters: ['Hired Gun'] }], passes: 1 },
  );
  expect([table.events('AI finds nothing').length, table.events('pass'), table.view.passes]).toEqual([
    1,
    [],
    0,
  ]);
});

test('OPS-06 an event is resolved and discarded', () => {
  const table = aiDraws('Advance', { characters: ['Maul'] }, { players: [LUKE] });
  expect([table.character('Maul').ready, table.places('Advance')]).toEqual([false, ['discard of AI']]);
});

test('OPS-06 a support enters play ready and is not activated', () => {
  const table = aiDraws('E-Web Emplacement', { characters: ['Maul'], resources: 3 }, { players: [LUKE] });
  expect(table.support('E-Web Emplacement').ready).toBe(true);
  expect([table.events('activate'), table.pool(), table.ai.discard]).toEqual([[], [], []]);
});

test('OPS-06 supports have no limit', () => {
  const supports = ['TIE Fighter', 'TIE Fighter', 'TIE Fighter', 'AT-DP'];
  const table = aiDraws('E-Web Emplacement', { characters: [], supports, resources: 3 }, { players: [LUKE] });
  expect(table.ai.supports).toHaveLength(5);
});

test('OPS-06 an upgrade goes on one of its cards', () => {
  const table = aiDraws('Lightsaber', { characters: ['Maul'], resources: 3 }, { players: [LUKE] });
  expect([table.places('Lightsaber'), table.ai.resources]).toEqual([['upgrades on Maul'], 0]);
});

test('OPS-06 a downgrade goes on the character of a player that OPS-10 to 15 choose', () => {
  const table = aiDraws(
    'Shock Collar',
    { characters: ['Maul'], resources: 2 },
    { players: [LUKE, { characters: ['Leia Organa', { card: 'Hired Gun', health: 3 }] }] },
  );
  expect(table.reasons('downgrade')).toMatchObject([
    {
      considered: ['Luke Skywalker', 'Leia Organa', 'Hired Gun'],
      picked: 'Hired Gun',
      decided: 'health remaining',
      rule: 'OPS-10',
    },
  ]);
  expect(table.places('Shock Collar')).toEqual(['downgrades on Hired Gun']);
});

/** Weak enough to be the first that the AI turns against. */
const FULL = {
  card: 'Hired Gun',
  damage: 3,
  downgrades: ['Wanted', 'Recurring Nightmare', 'Recurring Nightmare'],
};

test('OPS-06 a downgrade passes over a character that has three', () => {
  const players = [{ ...LUKE, characters: [FULL, 'Luke Skywalker'] }];
  const table = aiDraws('Shock Collar', { characters: ['Maul'], resources: 2 }, { players });
  expect([table.places('Shock Collar'), table.ai.resources]).toEqual([['downgrades on Luke Skywalker'], 0]);
  expect(table.character('Hired Gun').downgrades).toHaveLength(3);
});

test('OPS-06 where every character has three downgrades, another one is discarded, and the AI resolves dice', () => {
  const ai = { characters: ['Maul'], pool: ['Maul: 3MD'], resources: 2 };
  const players = [{ ...LUKE, characters: [FULL, { card: 'Luke Skywalker', downgrades: FULL.downgrades }] }];
  const table = aiDraws('Shock Collar', ai, { players });
  expect([table.places('Shock Collar'), table.ai.resources]).toEqual([['discard of AI'], 2]);
  expect([table.rulesOf('AI cannot play'), table.pool()]).toEqual([['OPS-04'], []]);
});

test('OPS-06 the AI pays for a downgrade', () => {
  const table = aiDraws('Shock Collar', { characters: ['Maul'], resources: 3 }, { players: [LUKE] });
  expect([table.places('Shock Collar'), table.ai.resources]).toEqual([['downgrades on Luke Skywalker'], 1]);
});

test('OPS-06 a downgrade that the AI cannot pay is discarded', () => {
  const table = aiDraws('Shock Collar', { characters: ['Maul'], resources: 1 }, { players: [LUKE] });
  expect([table.places('Shock Collar'), table.ai.resources]).toEqual([['discard of AI'], 1]);
});

test('OPS-06 a second copy of a unique card of its own is discarded unplayed, and it resolves dice', () => {
  const table = aiDraws(
    'Scimitar',
    { characters: ['Maul'], supports: ['Scimitar'], pool: ['Maul: 3MD'], resources: 3 },
    { players: [LUKE] },
  );
  expect([table.ai.supports.length, table.pool(), table.ai.resources]).toEqual([1, [], 3]);
  expect(table.rulesOf('AI cannot play')).toEqual(['OPS-04']);
});

test("OPS-06 the players' unique cards do not stop the AI from playing its own", () => {
  const table = aiDraws(
    'Millennium Falcon',
    { characters: ['Maul'], resources: 4 },
    { players: [{ ...LUKE, supports: ['Millennium Falcon'] }] },
  );
  expect(table.places('Millennium Falcon')).toEqual(['supports of 0', 'supports of AI']);
});

test('OPS-06 an additional action of the AI is to draw the next card at once', () => {
  const table = operationsTable({
    players: [LUKE],
    ai: { characters: ['Maul'], resources: 1, top: ['Stap Droid', 'Jam Signals', 'Volley'], deck: [] },
  });
  expect(told(table, 'turn')).toMatchObject([
    { side: 4, again: false },
    { side: 4, again: true },
    { side: 0 },
  ]);
  expect(table.places('Volley')).toEqual(['deck of AI']);
});

test('OPS-32 the AI goes on acting with no characters in play', () => {
  const table = aiDraws(
    'Suppressing Fire',
    { characters: [], supports: ['E-Web Emplacement'] },
    { players: [LUKE] },
  );
  expect(table.character('Luke Skywalker').damage).toBe(1);
  expect(table.support('E-Web Emplacement').ready).toBe(false);
});

test('OPS-32 with no characters it resolves dice of its supports', () => {
  const table = aiDraws(
    'Open Fire',
    { characters: [], supports: ['E-Web Emplacement'], pool: ['E-Web Emplacement: 2RD'] },
    { players: [LUKE] },
  );
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('OPS-32 what needs a character finds none', () => {
  const table = aiDraws('Brace', { characters: [] }, { players: [LUKE] });
  expect([table.events('shields'), table.rulesOf('AI draws')]).toEqual([[], ['OPS-03']]);
});

test("OPS-71 the AI does not activate a player's character", () => {
  const table = aiDraws('Advance', { characters: [] }, { players: [LUKE] });
  expect([table.reasons('activation'), table.character('Luke Skywalker').ready]).toEqual([[], true]);
});

test("OPS-71 the AI does not resolve a player's die", () => {
  const table = aiDraws(
    'Overwhelm',
    { characters: [], resources: 3 },
    { players: [{ ...LUKE, pool: ['Luke Skywalker: 1R'] }] },
  );
  expect([table.events('resolve'), table.pool(0)]).toEqual([[], ['Luke Skywalker 1R']]);
});

test('OPS-73 AI dice are those that the AI controls: dice of players are not rerolled', () => {
  const table = aiDraws(
    'Evasive Flight',
    { characters: ['Maul'], pool: ['Maul: -'] },
    { players: [{ ...LUKE, pool: ['Luke Skywalker: -'] }], next: { rolls: ['Maul: 2MD'] } },
  );
  expect(told(table, 'reroll').map(({ side }) => side)).toEqual([4]);
  expect([table.pool(), table.pool(0)]).toEqual([['Maul 2MD'], ['Luke Skywalker -']]);
});

test("OPS-73 the die of a downgrade on a player's character is an AI die", () => {
  const table = aiDraws(
    'Open Fire',
    { characters: [], pool: ['Recurring Nightmare: 2MD'] },
    { players: [{ ...LUKE, characters: [{ card: 'Luke Skywalker', downgrades: ['Recurring Nightmare'] }] }] },
  );
  expect([table.character('Luke Skywalker').damage, table.pool()]).toEqual([2, []]);
});

test('OPS-87 "each player" on an AI card is not the AI', () => {
  const table = aiDraws(
    'Single-Reactor Test',
    { characters: ['Maul'], pool: ['Maul: 1R'] },
    { players: [{ ...LUKE, pool: ['Luke Skywalker: 1R'] }] },
  );
  expect([table.pool(), table.pool(0)]).toEqual([['Maul 1R'], []]);
});

test('OPS-87 "a player" is not the AI', () => {
  const table = aiDraws('Crushing Grip', { characters: ['Maul'], pool: ['Maul: 3MD'] }, { players: [LUKE] });
  expect([table.events('remove die'), table.pool()]).toEqual([[], ['Maul 3MD']]);
});
