import { expect, test } from 'vitest';
import {
  type FaultOfGame,
  faultAfterKill,
  faultInPlay,
  faultOfListening,
  faultOfReasons,
  reasonsTold,
} from './toy/games.ts';

/** The first seeds, and those that once failed. More of them: `npm run toy`. */
const ONCE_FAILED: readonly number[] = [];

function faults(fault: FaultOfGame, games: number): readonly string[] {
  const seeds = [...Array.from({ length: games }, (_, i) => i + 1), ...ONCE_FAILED];
  return seeds.flatMap((seed) => {
    const found = fault(seed);
    return found === undefined ? [] : [`game ${seed}, ${found}`];
  });
}

test('whole games keep what must hold at each request, and end', () => {
  expect(faults(faultInPlay, 150)).toEqual([]);
});

test('killed at every request and built again from the last checkpoint and the answers since: the same state and question', () => {
  expect(faults(faultAfterKill, 6)).toEqual([]);
});

test('somebody who listens changes nothing', () => {
  expect(faults(faultOfListening, 30)).toEqual([]);
});

test('no reason stands at an event about another card', () => {
  expect(faults(faultOfReasons, 30)).toEqual([]);
  expect(reasonsTold(1) + reasonsTold(2)).toBeGreaterThan(20);
});
