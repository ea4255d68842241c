import { type Ask, ask, cardKey, type Form, wordKey } from '@holofoe/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReply, replyKeys } from '../src/legal.ts';

const of = (form: Form, options: readonly string[] = ['a', 'b', 'c']): Ask =>
  ask(0, 'topic', options, form, wordKey);

const TWO: Form = { pick: 'some', min: 1, max: 2 };
/** a is worth 3, b and c 2 each; 4 are needed. */
const ENOUGH: Form = { pick: 'some', min: 1, max: 3, enough: { total: 4, values: [3, 2, 2] } };
/** The same, and 5 are the most. */
const WITHIN: Form = { pick: 'some', min: 0, max: 3, within: { total: 5, values: [3, 2, 2] } };
const SPLIT: Form = { pick: 'split', total: 3, most: [2, 3, 0] };

describe('a reply by keys becomes indexes', () => {
  test.each<[string, Form, string[], number[]]>([
    ['one', { pick: 'one' }, ['b'], [1]],
    ['some, in the order of the options', TWO, ['c', 'a'], [0, 2]],
    ['some that reach a total', ENOUGH, ['c', 'b'], [1, 2]],
    ['some that keep within a total', WITHIN, ['b', 'a'], [0, 1]],
    ['an order', { pick: 'order' }, ['c', 'a', 'b'], [2, 0, 1]],
    ['a split, as a share for each option', SPLIT, ['b', 'a', 'b'], [1, 2, 0]],
  ])('%s', (_, form, keys, indexes) => {
    expect(readReply(of(form), keys)).toEqual({ indexes });
  });
});

describe('a reply that does not fit says what would', () => {
  test.each<[string, Form, string[], string]>([
    ['too few', TWO, [], '0 were named. Choose 1 to 2 of: a, b, c.'],
    ['too many', TWO, ['a', 'b', 'c'], '3 were named. Choose 1 to 2 of: a, b, c.'],
    ['one named twice', TWO, ['a', 'a'], '"a" was named twice. Choose 1 to 2 of: a, b, c.'],
    [
      'too little together',
      ENOUGH,
      ['a'],
      'Together they lack 1. Choose 1 to 3 that reach 4 together, of: a: 3, b: 2, c: 2.',
    ],
    [
      'too much together',
      WITHIN,
      ['a', 'b', 'c'],
      'Together they are 2 too much. Choose 0 to 3 that are at most 5 together, of: a: 3, b: 2, c: 2.',
    ],
    [
      'an order that leaves one out',
      { pick: 'order' },
      ['a', 'b'],
      '2 were named. Put all of these in an order: a, b, c.',
    ],
    [
      'a split of too little',
      SPLIT,
      ['a', 'b'],
      '2 were shared out. Share out 3 over: a (up to 2), b (up to 3), c (up to 0).',
    ],
    [
      'a split with too much on one',
      SPLIT,
      ['a', 'a', 'a'],
      '"a" takes 2 at most. Share out 3 over: a (up to 2), b (up to 3), c (up to 0).',
    ],
    ['a stranger', SPLIT, ['a', 'b', 'x'], '"x" is not an option of "topic". Share out 3 over: a (up to 2),'],
  ])('%s', (_, form, keys, says) => {
    expect(readReply(of(form), keys)).toEqual({ says: expect.stringContaining(says) });
  });
});

test('the keys of a reply read as the same reply', () => {
  const forms = fc.constantFrom<Form>({ pick: 'one' }, TWO, ENOUGH, { pick: 'order' }, SPLIT);
  fc.assert(
    fc.property(forms, fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }), (form, keys) => {
      const reply = readReply(of(form), keys);
      if ('indexes' in reply) expect(readReply(of(form), replyKeys(of(form), reply.indexes))).toEqual(reply);
    }),
  );
});

describe('keys that are no words', () => {
  const ask: Ask = {
    seat: 0,
    topic: 'hunt with',
    options: ['x', 'y'],
    form: { pick: 'some', min: 1, max: 2, enough: { total: 4, values: [2, 2] } },
    keyOf: (index) => cardKey(97 + index),
  };
  const labels = () => ['X-Wing', 'Y-Wing'];

  test('are not told to a person: a refusal has the words of the options', () => {
    expect(readReply(ask, [cardKey(97)], labels)).toEqual({
      says: 'Together they lack 2. Choose 1 to 2 that reach 4 together, of: X-Wing: 2, Y-Wing: 2.',
    });
    expect(readReply(ask, [cardKey(98), cardKey(98)], labels)).toEqual({
      says: '"Y-Wing" was named twice. Choose 1 to 2 that reach 4 together, of: X-Wing: 2, Y-Wing: 2.',
    });
  });
});
