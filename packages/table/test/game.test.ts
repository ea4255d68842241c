import { seatKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { loadTable, OptionsError, openTable, seal } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { toyTable } from './seats.ts';
import { toy } from './toy-game.ts';

const game = seal(toy);

test('a sealed game opens a table', () => {
  expect(game.open({ config: {}, seed: 1 }).hash()).toBe(toyTable().hash());
});

test('a sealed game loads a save', () => {
  const table = toyTable();
  expect(game.load(table.save()).hash()).toBe(table.hash());
});

test('a sealed game has words for events and reasons', () => {
  expect(game.say({ kind: 'theft', data: { from: 1 } }, 0)).toBe('The thief takes a coin: {"from":1}');
  expect(game.nameOf(seatKey(1))).toBe('seat 1');
});

test.each<[string, unknown, number, string]>([
  ['a configuration that is not one', { turns: 0 }, 1, 'turns: Too small: expected number to be >=1'],
  ['a seed that is no whole number', {}, 0.5, 'seed: 0.5 is not a whole number that a save can hold.'],
  [
    'a seed that no save can hold',
    {},
    2 ** 60,
    'seed: 1152921504606847000 is not a whole number that a save can hold.',
  ],
])('a table cannot be opened with %s', (_, config, seed, says) => {
  expect(() => openTable(toy, { config, seed })).toThrow(OptionsError);
  expect(() => openTable(toy, { config, seed })).toThrow(says);
});

test.each([
  [{ chance: 'nobody' }, 'chance: Chance is answered by the seed or by a person.'],
  [{ forced: 'x' }, 'forced: Where there is no choice, a seat is asked or skipped.'],
])('a table cannot be opened with %j', (options, says) => {
  expect(() => openTable(toy, { config: {}, seed: 1, ...(options as object) })).toThrow(says);
});

test('a branch has a seed that its save can hold', () => {
  const table = openTable(toy, { config: {}, seed: 1 });
  for (const seed of [Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 60, 'x' as never, null as never])
    expect(() => table.branch(0, seed)).toThrow(/is not a whole number that a save can hold/);
});

test('a game ends where no save could hold more of it, and what was played can be saved and opened', () => {
  const table = openTable(toy, { config: {}, seed: 1 });
  playOn(table, 1, { enough: () => table.position > 5 });
  const at = table.lastStep(0)?.to ?? 0;
  const save = table.save();
  const undone = Array.from({ length: 40_000 - save.journal.length }, () => ({ undo: at }));
  const long = loadTable(toy, { ...save, journal: [...save.journal, ...undone] });
  const was = long.hash();
  expect(long.undo(at)).toEqual({
    fault: 'illegal',
    says: 'The game has 40000 entries, and no save holds many more: it cannot go on.',
  });
  expect(loadTable(toy, long.save()).hash()).toBe(was);
});

test('a table cannot be opened at a state that breaks an invariant', () => {
  const start = { ...toy.setup({ turns: 3, variant: 'plain' }), coins: [-1, 0] as [number, number] };
  expect(() => openTable(toy, { config: {}, seed: 1, start })).toThrow(
    'start: Nobody has fewer than 0 coins.',
  );
});
