import { expect, test } from 'vitest';
import { checkDeck } from '../../src/decks/check.ts';
import { READY_DECKS } from '../../src/decks/ready.ts';
import { restrictedPairs } from '../../src/decks/restricted.ts';
import type { Deck } from '../../src/rules/deck.ts';

const TEN_JEDI = [1, 1, 2, 2, 3, 3, 5, 5, 6, 6];
const TEN_SITH = [19, 19, 20, 20, 21, 21, 23, 23, 24, 24];

function deck(affiliation: string, sets: readonly number[]): Deck {
  return { name: 'Deck', affiliation: `aff-${affiliation}`, sets };
}

function breaches(affiliation: string, sets: readonly number[]): readonly string[] {
  return checkDeck(deck(affiliation, sets)).map(({ rule, path }) => `${rule} at ${path}`);
}

test.each(READY_DECKS)('the ready deck $code is legal', (ready) => {
  expect(checkDeck(ready, ready.side)).toEqual([]);
});

test('LCG-02 no episode has a deck with a restricted pair', () => {
  expect(READY_DECKS.flatMap(restrictedPairs)).toEqual([]);
});

test('ten sets are a deck', () => {
  expect(breaches('jedi', TEN_JEDI)).toEqual([]);
});

test('nine sets are too few, and the number is told', () => {
  expect(checkDeck(deck('jedi', TEN_JEDI.slice(1)))).toEqual([
    { rule: 'ten sets', path: 'sets', says: 'The deck has 9 objective sets; it must have 10 or more.' },
  ]);
});

test('only the starter decks of the Core Set have eight', () => {
  expect(breaches('jedi', [1, 2, 3, 4, 5, 6, 7, 18])).toEqual([]);
  expect(breaches('jedi', [1, 2, 3, 4, 5, 6, 7, 7])).toEqual(['ten sets at sets']);
});

test('a set is in a deck twice at most', () => {
  expect(breaches('jedi', [...TEN_JEDI, 1])).toEqual(['copies at sets.1']);
});

test('a set whose objective allows one is there once', () => {
  expect(breaches('jedi', [...TEN_JEDI, 18])).toEqual([]);
  expect(breaches('jedi', [...TEN_JEDI, 18, 18])).toEqual(['copies at sets.18']);
});

test('a set of one affiliation only is for its affiliation card', () => {
  expect(breaches('jedi', [...TEN_JEDI, 4])).toEqual([]);
  expect(breaches('rebel-alliance', [...TEN_JEDI, 4])).toEqual(['affiliation lock at sets.4']);
});

test('a set without a lock may be in any deck of its side', () => {
  expect(breaches('smugglers-and-spies', TEN_JEDI)).toEqual([]);
});

test('a set of the other side is told', () => {
  expect(breaches('jedi', [...TEN_JEDI, 19])).toEqual(['side at sets.19']);
});

test('a deck for the other side is told', () => {
  const rules = checkDeck(deck('sith', TEN_SITH), 'light').map(({ rule, path }) => `${rule} at ${path}`);
  expect(rules).toEqual(['side at affiliation']);
});

test('an unknown affiliation card is told', () => {
  expect(breaches('ewoks', TEN_JEDI)).toEqual(['affiliation card at affiliation']);
});

test('a set that does not exist is told', () => {
  expect(breaches('jedi', [...TEN_JEDI, 999])).toEqual(['known sets at sets.999']);
});

test('a set whose cards are not written says so with its title', () => {
  expect(checkDeck(deck('jedi', [...TEN_JEDI, 70]))).toEqual([
    {
      rule: 'written sets',
      path: 'sets.70',
      says: 'Set 70, Raise the Stakes, cannot be played yet: its cards are not written.',
    },
  ]);
});

test('a card of two affiliations asks for five objectives of each', () => {
  const five = [1, 1, 2, 2, 3];
  expect(breaches('no-questions-asked', [...five, 69, 69, 72, 72, 73])).toEqual([]);
  expect(breaches('no-questions-asked', [...five, 3, 69, 69, 72, 72])).toEqual(['two affiliations at sets']);
});

test('neutral objectives count with the second affiliation, others with neither', () => {
  const five = [1, 1, 2, 2, 3];
  expect(breaches('no-questions-asked', [...five, 69, 69, 72, 16, 18])).toEqual([]);
  expect(breaches('no-questions-asked', [...five, 69, 69, 72, 72, 8])).toEqual(['two affiliations at sets']);
});

test('one with the larger reserve asks for six of each', () => {
  const own = [19, 19, 20, 20, 21, 21];
  expect(breaches('galactic-enforcers', [...own, 26, 26, 27, 27, 29, 29])).toEqual([]);
  expect(breaches('galactic-enforcers', [...own.slice(1), 26, 26, 27, 27, 29])).toEqual([
    'two affiliations at sets',
  ]);
});

test('restricted pairs are explained and do not forbid a deck', () => {
  const sets = [...TEN_JEDI, 103, 237];
  expect(breaches('jedi', sets)).toEqual([]);
  expect(restrictedPairs(deck('jedi', sets))).toEqual([
    {
      rule: 'restricted pair',
      path: 'sets.237',
      says: 'Against All Odds (set 103) and The Last Warrior (set 237) are a restricted pair: in tournaments a deck may have only one of them.',
    },
  ]);
});
