import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, numberKey, outcomeAt, seededFraction, seededOutcome } from '../src/index.ts';

const even = (size: number): Chance => ({ kind: 'chance', what: 'it', size, keyOf: numberKey });
const weighted = (weights: readonly number[]): Chance => ({
  ...even(weights.length),
  weightOf: (i) => weights[i] ?? 0,
});

/** How often each outcome comes up. */
function counts(chance: Chance, draws: number, draw: (i: number) => number): number[] {
  const came = Array.from({ length: chance.size }, () => 0);
  for (let i = 0; i < draws; i++) {
    const index = draw(i);
    came[index] = (came[index] ?? 0) + 1;
  }
  return came;
}

describe('the generator', () => {
  test('is the same on every machine', () => {
    expect([0, 1, 2].map((entries) => seededOutcome(even(1000), 42, entries))).toMatchInlineSnapshot(`
      [
        375,
        581,
        598,
      ]
    `);
  });

  test('stays from 0 to below 1', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (seed, entries) => {
        const fraction = seededFraction(seed, entries);
        return fraction >= 0 && fraction < 1;
      }),
    );
  });

  test.each([
    ['along a journal', (i: number) => seededOutcome(even(6), 7, i)],
    ['across seeds', (i: number) => seededOutcome(even(6), i, 3)],
    ['across seeds at the same place of another journal', (i: number) => seededOutcome(even(6), i, 4)],
  ])('gives even odds %s', (_, draw) => {
    for (const came of counts(even(6), 60_000, draw)) expect(Math.abs(came - 10_000)).toBeLessThan(400);
  });

  test('makes neighbouring draws independent', () => {
    const pairs = counts(
      even(36),
      72_000,
      (i) => 6 * seededOutcome(even(6), 9, i) + seededOutcome(even(6), 9, i + 1),
    );
    for (const came of pairs) expect(Math.abs(came - 2000)).toBeLessThan(250);
  });

  test('makes neighbouring seeds independent', () => {
    const pairs = counts(
      even(36),
      72_000,
      (i) => 6 * seededOutcome(even(6), i, 5) + seededOutcome(even(6), i + 1, 5),
    );
    for (const came of pairs) expect(Math.abs(came - 2000)).toBeLessThan(250);
  });
});

describe('an outcome', () => {
  test('comes up as often as it weighs', () => {
    const [one = 0, three = 0] = counts(weighted([1, 3]), 40_000, (i) =>
      seededOutcome(weighted([1, 3]), 5, i),
    );
    expect(Math.abs(one - 10_000)).toBeLessThan(400);
    expect(one + three).toBe(40_000);
  });

  test.each([
    [0, 1],
    [0.24, 1],
    [0.26, 2],
    [0.999, 2],
  ])('at %s of the weights 0, 1 and 3 is number %s', (fraction, index) => {
    expect(outcomeAt(weighted([0, 1, 3]), fraction)).toBe(index);
  });
});
