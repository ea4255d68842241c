import { expect, test } from 'vitest';
import { spread, wilson } from '../src/statistics.ts';

/** Newcombe (1998), table I, method 3: the score interval without continuity correction. */
test.each([
  [81, 263, 0.308, 0.2553, 0.3662],
  [15, 148, 0.1014, 0.0624, 0.1605],
  [0, 20, 0, 0, 0.1611],
  [1, 29, 0.0345, 0.0061, 0.1718],
])('Wilson interval of %i in %i', (cases, of, rate, low, high) => {
  const found = wilson(cases, of);
  expect(found.rate).toBeCloseTo(rate, 4);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('the interval of a share and that of its opposite mirror each other', () => {
  const [some, others] = [wilson(3, 40), wilson(37, 40)];
  expect(some.low).toBeCloseTo(1 - others.high, 12);
  expect(some.high).toBeCloseTo(1 - others.low, 12);
});

test('all of all ends at 1, and of no cases nothing is known', () => {
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});

test('mean, median, least and most of a histogram', () => {
  expect(spread({ 10: 1, 20: 2, 40: 1 })).toEqual({ mean: 22.5, median: 20, least: 10, most: 40 });
  expect(spread({ 1: 1, 4: 1 })).toEqual({ mean: 2.5, median: 2.5, least: 1, most: 4 });
  expect(spread({ 7: 3 })).toEqual({ mean: 7, median: 7, least: 7, most: 7 });
  expect(spread({})).toBeUndefined();
});
