import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleInDirectStyle, inDirectStyle } from '../src/direct-style.ts';
import { recordedGames } from './recorded-games.ts';

test('games in direct style are the same to the byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holofoe-direct-'));
  try {
    const code = join(folder, 'recorded-games.mjs');
    await bundleInDirectStyle(new URL('./recorded-games.ts', import.meta.url), code);
    const direct: { recordedGames: typeof recordedGames } = await import(pathToFileURL(code).href);
    const seeds = [1, 2, 3];
    const games = recordedGames(seeds);
    expect(games.length).toBe(42);
    expect(direct.recordedGames(seeds)).toEqual(games);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a generator becomes a function, a request that somebody must answer a fault', () => {
  const source = `
export function* draw(game: Game): Play<number> {
  const card = yield* reveal(game);
  return card ?? (yield request);
}`;
  const plain = inDirectStyle('draw.ts', source);
  expect(plain).toContain('export function draw(game: Game): Play<number> {');
  expect(plain).toContain('return card ?? (unanswered(request));');
  const methods =
    "const A = {\n  *one(game) {},\n  *'play on'(game) {\n    return yield* two(game);\n  },\n};";
  expect(inDirectStyle('methods.ts', methods)).toContain(
    "  one(game) {},\n  'play on'(game) {\n    return  two(game);",
  );
});

test('what iterates stays a generator, and another way to wait is refused', () => {
  const cards = 'function* cards(): Generator<number> { yield 1; }';
  expect(inDirectStyle('cards.ts', cards)).toBe(cards);
  expect(() => inDirectStyle('odd.ts', 'function* odd(): Play { yield something; }')).toThrow(
    'odd.ts waits in a way that the lab does not know.',
  );
});
