import { seatKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { OptionsError, openTable, seal } from '../src/index.ts';
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
  ['a seed that is no whole number', {}, 0.5, 'seed: 0.5 is not a whole number.'],
])('a table cannot be opened with %s', (_, config, seed, says) => {
  expect(() => openTable(toy, { config, seed })).toThrow(OptionsError);
  expect(() => openTable(toy, { config, seed })).toThrow(says);
});

test('a table cannot be opened at a state that breaks an invariant', () => {
  const start = { ...toy.setup({ turns: 3, variant: 'plain' }), coins: [-1, 0] as [number, number] };
  expect(() => openTable(toy, { config: {}, seed: 1, start })).toThrow(
    'start: Nobody has fewer than 0 coins.',
  );
});
