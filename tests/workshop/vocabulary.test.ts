import { expect, test } from 'vitest';
import { when } from '../../packages/operations/src/cards/effects.ts';
import { faultsOf, MOST_WORDS, vocabularyOf } from '../../scripts/vocabulary-count.ts';

test('words and conditions are counted once for each card that says them, wherever they stand in it', () => {
  const vocabulary = vocabularyOf([
    {
      name: 'a',
      abilities: [
        { action: [{ do: 'gain', n: 1 }, { may: { do: 'gain', n: 2 } }] },
        { holds: [{ stat: 'guardian', set: 1 }], while: { is: 'even round' } },
      ],
    },
    { name: 'b', abilities: [{ action: when({ is: 'battlefield' }, { do: 'gain', n: 1 }) }] },
  ]);
  expect([...vocabulary]).toEqual([
    ['gain', ['a', 'b']],
    ['if even round', ['a']],
    ['if battlefield', ['b']],
  ]);
});

test('a word for one card is a fault unless it names a procedure', () => {
  expect(
    faultsOf(
      new Map([
        ['gain', ['a', 'b']],
        ['special', ['a']],
        ['roll a die', ['a']],
        ['if even round', ['a']],
      ]),
    ),
  ).toEqual([]);
  expect(faultsOf(new Map([['trick', ['Maul']]]))).toEqual([
    '"trick" serves Maul alone: a missing parameter, or a procedure (special).',
  ]);
});

test('more words and conditions than there may be are a fault', () => {
  const words = Array.from({ length: MOST_WORDS + 1 }, (_, i) => [`word ${i}`, ['a', 'b']] as const);
  expect(faultsOf(new Map(words.slice(1)))).toEqual([]);
  expect(faultsOf(new Map(words))).toEqual([
    `${MOST_WORDS + 1} words and conditions are more than ${MOST_WORDS}.`,
  ]);
});
