import { expect, test } from 'vitest';
import { operationsTable } from '../kit.ts';
import { aiDraws, aiResolves } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }] };

test('OPS-08 with no card in its deck the AI resolves dice, and that is no pass', () => {
  const table = aiResolves(['Death Trooper'], ['Death Trooper: 2RD'], [LUKE], { passes: 1 });
  expect(table.events('AI draws')).toEqual([]);
  expect(table.character('Luke Skywalker').damage).toBe(2);
  expect([table.events('pass'), table.view.passes]).toEqual([[], 0]);
});

test('OPS-08 with neither a card nor a die to resolve it passes', () => {
  const table = aiResolves(['Death Trooper'], [], [LUKE]);
  expect(table.events('pass')).toEqual([{ side: 4 }]);
  expect([table.rulesOf('pass'), table.view.passes]).toEqual([['OPS-08'], 1]);
});

test('OPS-08 with a card in its deck it draws, and leaves its dice to the card', () => {
  const table = aiDraws('Brace', { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] });
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.pool()).toContain('Death Trooper 2RD');
});

test('OPS-08 the discard pile is not shuffled back before upkeep', () => {
  const table = aiResolves(['Death Trooper'], [], [LUKE], { ai: { discard: ['Advance'] } });
  expect([table.events('shuffle'), table.places('Advance')]).toEqual([[], ['discard of AI']]);
});

test('OPS-90 cards that are still ready when the AI passes do not activate', () => {
  const table = aiResolves(['Death Trooper'], [], [LUKE], { ai: { supports: ['E-Web Emplacement'] } });
  expect([table.character('Death Trooper').ready, table.support('E-Web Emplacement').ready]).toEqual([
    true,
    true,
  ]);
  expect([table.events('activate'), table.events('roll'), table.pool()]).toEqual([[], [], []]);
});

test('OPS-90 nor when it resolves dice without a card', () => {
  const table = aiResolves(['Death Trooper', 'Death Trooper'], ['Death Trooper #2: 1RD'], [LUKE]);
  expect(table.events('activate')).toEqual([]);
});

test('OPS-08 its pass counts like that of a player: with all of them the phase ends', () => {
  const table = operationsTable({
    turn: 1,
    passes: 1,
    ai: { deck: [], characters: ['Death Trooper'] },
    players: [
      { ...LUKE, hand: [] },
      { characters: ['Hired Gun'], hand: [] },
    ],
  }).choose('pass');
  expect([table.events('pass').length, table.events('end of phase').length]).toEqual([2, 1]);
});
