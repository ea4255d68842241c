import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answering, atRandom } from './answering.ts';
import { folder, holofoe, plain, playing } from './holofoe.ts';

const PLAY = ['play', 'card-game', '--seed', '3'];
const ROWS = 24;

test('a newcomer plays the Light Side with the first ready decks, without being asked for anything', async () => {
  const { code, out, err } = await holofoe(PLAY, ['keep']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toContain(
    'You are the Light Side: Core Jedi (Light) against Core Sith (Dark). Destroy three objectives of the Dark Side',
  );
  expect(out).toContain('── Before the first turn ── dial 0 of 12 ── Balance: Light ─');
  expect(out).toContain(' DARK  the AI, Sith, resources 1, pile 6, fates 6, deck 28, discard 0\n');
  expect(out).toContain('── Turn of the Dark Side ─');
  expect(plain(out)).toContain('The same deal again: holofoe play card-game --seed 3');
});

test.each([
  ['the Light Side', 3, []],
  [
    'the Dark Side with episode decks',
    4,
    ['--side', 'dark', '--light', 'episode-5-light', '--dark', 'episode-5-dark'],
  ],
  ['two persons behind hand-over screens', 5, ['--two', '--light', 'rebel-alliance']],
])('a whole game of %s at random ends, each table in 24 rows of 80 columns', async (_, seed, flags) => {
  const argv = ['play', 'card-game', '--seed', String(seed), ...flags];
  const { code, out, err } = await playing(argv, answering(atRandom(seed), / wins? in round /));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/(You win|The (Light|Dark) Side wins) in round \d+/);
  expect(out).not.toContain('\u001b');
  const tables = out.match(/^── (?:Round|Before|Over)[^\n]*\n(?:[^\n]+\n)+/gm) ?? [];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => table.trimEnd().split('\n').length > ROWS)).toEqual([]);
});

test('the log calls a person who plays alone "you", and each of two persons by the side', async () => {
  const { out } = await holofoe(PLAY, ['keep', 'log all']);
  expect(plain(out)).toContain('You keep the hand.');
  expect(plain(out)).not.toContain('The Light Side keeps');
  const two = await holofoe([...PLAY, '--two'], ['', 'keep', 'log all']);
  expect(plain(two.out)).toContain('The Dark Side keeps the hand.');
});

test('--watch shows the AI against itself to the end', async () => {
  const { code, out } = await holofoe([...PLAY, '--watch']);
  expect(code).toBe(0);
  expect(plain(out)).toContain('The AI against itself: Core Jedi (Light) against Core Sith (Dark).');
  expect(out).toMatch(/The (Light|Dark) Side wins in round \d+: /);
});

test('LCG-38 the difficulty sets where the dial ends; a number does too', async () => {
  const hard = await holofoe(
    ['play', 'card-game', '--side', 'dark', '--difficulty', 'hard', '--seed', '1'],
    [],
  );
  expect(hard.out).toContain('dial 0 of 22');
  const number = await holofoe(
    ['play', 'card-game', '--side', 'dark', '--option', 'dial=30', '--seed', '1'],
    [],
  );
  expect(number.out).toContain('dial 0 of 30');
  const normal = await holofoe(['play', 'card-game', '--side', 'dark', '--seed', '1'], []);
  expect(normal.out).toContain('dial 0 of 19');
});

test('save, load, undo and replay work', async () => {
  const { path } = folder();
  const file = path('game.json');
  await holofoe(PLAY, ['keep', 'none', `save ${file}`]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'card-game' });
  const loaded = await holofoe(['play', 'card-game', '--load', file], ['undo']);
  expect(loaded.out).toContain('Undone: ');
  expect(loaded.out).toContain('Which card do you discard before you draw?');
  const replayed = await holofoe(['replay', file, '--side', 'dark']);
  expect(replayed.code).toBe(0);
  expect(plain(replayed.out)).toContain('every checkpoint as it was saved');
});

test.each([
  [
    ['--light', 'sith'],
    '--light: Sith is an affiliation of the dark side; this deck is wanted for the light side.',
  ],
  [['--light', 'jedy'], '--light: jedy is no file, and there is no ready deck "jedy"; did you mean jedi'],
  [['--option', 'dial=3'], '--option dial: '],
  [['--option', 'dial=30'], '--option dial: a difficulty is only for an AI on the Light Side (LCG-38)'],
  [['--difficulty', 'insane'], '--difficulty: a difficulty is only for an AI on the Light Side (LCG-38)'],
  [['--two', '--difficulty', 'hard'], '--difficulty: a difficulty is only for an AI on the Light Side'],
  [['--option', 'defense=all'], '--option defense: there is no such option. Did you mean defence'],
  [['--watch', '--two'], "option '--two' cannot be used with option '--watch'"],
])('%j is bad input', async (flags, says) => {
  const { code, out, err } = await holofoe(['play', 'card-game', ...flags]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain(says);
});
