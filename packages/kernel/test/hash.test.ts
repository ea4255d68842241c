import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, jsonCopy, stateHash } from '../src/index.ts';

describe('a hash', () => {
  test('is the same on every machine', () => {
    expect(stateHash({ deck: [1, 2], name: 'Hoth' })).toMatchInlineSnapshot(`"9aaa8bd2ae02e9f2"`);
  });

  test('does not depend on the order of keys', () => {
    expect(stateHash({ b: 1, a: { d: 2, c: 3 } })).toBe(stateHash({ a: { c: 3, d: 2 }, b: 1 }));
  });

  test('depends on the order of a list', () => {
    expect(stateHash([1, 2])).not.toBe(stateHash([2, 1]));
  });

  test('tells a number from its text', () => {
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: '1' }));
  });

  test('leaves out what a save would leave out', () => {
    expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }));
  });

  test('of a copy through JSON is the same', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => stateHash(jsonCopy(value)) === stateHash(value)));
  });

  test('differs for different states', () => {
    const hashes = new Set(
      Array.from({ length: 20_000 }, (_, i) => stateHash({ turn: i, coins: [i % 7, i % 11] })),
    );
    expect(hashes.size).toBe(20_000);
  });
});

test('the canonical text is JSON of the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(jsonCopy(value));
    }),
  );
});
