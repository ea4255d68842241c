import { expect, test } from 'vitest';
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
