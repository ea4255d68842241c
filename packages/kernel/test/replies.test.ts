import { describe, expect, test } from 'vitest';
import { ask } from '../src/asking.ts';
import { wordKey } from '../src/key.ts';
import { exceeding, firstReply, lacking, onlyReply, randomReply } from '../src/replies.ts';
import type { Form } from '../src/request.ts';

/** The second is worth 3, the others 1 each. */
const enough = (total: number) =>
  ({ pick: 'some', min: 1, max: 4, enough: { total, values: [1, 3, 1, 1] } }) as const;

const question = (form: Form) => ask(0, 'which', ['a', 'b', 'c', 'd'], form, wordKey);

test('what is lacking of a total', () => {
  expect([
    lacking(enough(4), [0]),
    lacking(enough(4), [0, 1]),
    lacking({ pick: 'some', min: 0, max: 1 }, []),
  ]).toEqual([3, 0, 0]);
});

test('the first reply takes as many as a total needs', () => {
  expect(firstReply(question(enough(4)))).toEqual([0, 1]);
});

test('a random reply reaches the total, with as few or as many as that leaves open', () => {
  const sizes = new Set<number>();
  for (let i = 0; i < 200; i++) {
    let draws = 0;
    const reply = randomReply(question(enough(4)), () => ((i * 7 + draws++ * 13) % 31) / 31);
    expect(lacking(enough(4), reply)).toBe(0);
    sizes.add(reply.length);
  }
  expect([...sizes].sort()).toEqual([2, 3, 4]);
});

/** The second weighs 3, the others 1 each. */
const within = (total: number, min = 1) =>
  ({ pick: 'some', min, max: 4, within: { total, values: [1, 3, 1, 1] } }) as const;

test('what is above a total', () => {
  expect([
    exceeding(within(3), [0, 1]),
    exceeding(within(3), [1]),
    exceeding({ pick: 'some', min: 0, max: 1 }, [0]),
  ]).toEqual([1, 0, 0]);
});

test('the first reply passes over what would be too much', () => {
  expect([firstReply(question(within(3, 2))), firstReply(question(within(2, 2)))]).toEqual([
    [0, 2],
    [0, 2],
  ]);
});

test('a reply keeps to a least and a most at once, even where only one way does', () => {
  const both = { pick: 'some', min: 1, max: 4, enough: { total: 4, values: [1, 3, 1, 1] } } as const;
  const form = { ...both, within: { total: 4, values: [2, 2, 3, 3] } } as const;
  expect(firstReply(question(form))).toEqual([0, 1]);
  for (let i = 0; i < 50; i++) {
    let draws = 0;
    const reply = randomReply(question(form), () => ((i * 7 + draws++ * 13) % 31) / 31);
    expect([lacking(form, reply), exceeding(form, reply)]).toEqual([0, 0]);
  }
});

test('a random reply keeps within a total, with as few or as many as that leaves open', () => {
  const sizes = new Set<number>();
  for (let i = 0; i < 200; i++) {
    let draws = 0;
    const reply = randomReply(question(within(3)), () => ((i * 7 + draws++ * 13) % 31) / 31);
    expect(exceeding(within(3), reply)).toBe(0);
    sizes.add(reply.length);
  }
  expect([...sizes].sort()).toEqual([1, 2, 3]);
});

/** a is worth 3, b and c 2. */
const FOUR = { pick: 'some', min: 1, max: 3, enough: { total: 4, values: [3, 2, 2] } } as const;

describe('the only reply that there is', () => {
  test.each<[string, Form, string[], number[] | undefined]>([
    ['one of one', { pick: 'one' }, ['a'], [0]],
    ['one of two', { pick: 'one' }, ['a', 'b'], undefined],
    ['an order of one', { pick: 'order' }, ['a'], [0]],
    ['an order of two', { pick: 'order' }, ['a', 'b'], undefined],
    ['none of none', { pick: 'some', min: 0, max: 2 }, [], []],
    ['none or one of one', { pick: 'some', min: 0, max: 1 }, ['a'], undefined],
    ['two of two', { pick: 'some', min: 2, max: 2 }, ['a', 'b'], [0, 1]],
    ['all of those that only together reach a total', FOUR, ['a', 'b'], [0, 1]],
    ['those that reach a total in several ways', FOUR, ['a', 'b', 'c'], undefined],

    ['a split of nothing', { pick: 'split', total: 0, most: [1, 1] }, ['a', 'b'], [0, 0]],
    ['a split that fills all', { pick: 'split', total: 3, most: [1, 2] }, ['a', 'b'], [1, 2]],
    ['a split over one with room', { pick: 'split', total: 2, most: [0, 5] }, ['a', 'b'], [0, 2]],
    ['a split with a choice', { pick: 'split', total: 2, most: [1, 2] }, ['a', 'b'], undefined],
  ])('%s', (_, form, options, indexes) => {
    expect(onlyReply(ask(0, 'which', options, form, wordKey))).toEqual(indexes);
  });
});
