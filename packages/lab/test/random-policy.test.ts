import { type Ask, ask, type Form, wordKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { randomPolicy } from '../src/random-policy.ts';

const question = (form: Form, options: readonly string[]): Ask => ask(0, 'test', options, form, wordKey);

/** Every reply that came in many tries, as text. */
function replies(form: Form, options: readonly string[]): string[] {
  const policy = randomPolicy(1);
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) seen.add(policy(question(form, options), undefined).join(' '));
  return [...seen].sort();
}

test('one option: each of them comes', () => {
  expect(replies({ pick: 'one' }, ['a', 'b', 'c'])).toEqual(['0', '1', '2']);
});

test('some options: every number of them from the least to the most', () => {
  const seen = replies({ pick: 'some', min: 1, max: 2 }, ['a', 'b', 'c']);
  expect(seen).toEqual(['0', '0 1', '0 2', '1', '1 0', '1 2', '2', '2 0', '2 1']);
});

test('some options: none where that is allowed, and no more than there are', () => {
  expect(replies({ pick: 'some', min: 0, max: 5 }, ['a'])).toEqual(['', '0']);
});

test('an order: each order comes', () => {
  const seen = replies({ pick: 'order' }, ['a', 'b', 'c']);
  expect(seen).toEqual(['0 1 2', '0 2 1', '1 0 2', '1 2 0', '2 0 1', '2 1 0']);
});

test('a split: every way to share the total out within the limits', () => {
  const seen = replies({ pick: 'split', total: 3, most: [2, 1, 3] }, ['a', 'b', 'c']);
  expect(seen).toEqual(['0 0 3', '0 1 2', '1 0 2', '1 1 1', '2 0 1', '2 1 0']);
});

test('a split that does not fit is a fault, not an endless search', () => {
  const policy = randomPolicy(1);
  expect(() => policy(question({ pick: 'split', total: 3, most: [1, 1] }, ['a', 'b']), undefined)).toThrow(
    '3 cannot be split over 1, 1.',
  );
});

test('the same seed gives the same replies, another seed others', () => {
  const many = (seed: number) => {
    const policy = randomPolicy(seed);
    return Array.from({ length: 20 }, () => policy(question({ pick: 'one' }, [...'abcdefgh']), undefined)[0]);
  };
  expect(many(5)).toEqual(many(5));
  expect(many(5)).not.toEqual(many(6));
});
