import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { findKind, unknownCard } from '../../src/cards/names.ts';
import { findTitle, titleAt, titleOf } from '../../src/cards/titles.ts';

test.each(['01035', 'Luke Skywalker', 'luke skywalker, jedi knight', 'Luke Skywalker - Jedi Knight'])(
  'a card is found as "%s"',
  (text) => {
    expect(findKind(text)?.id).toBe('01035');
  },
);

test('another subtitle is no card', () => {
  expect(findKind('Luke Skywalker, Red Five')).toBeUndefined();
});

test('an unknown card is told with names like it', () => {
  expect(unknownCard('luke skiwalker')).toMatch(
    /^There is no card "luke skiwalker"; did you mean Luke Skywalker, /,
  );
});

test('an unknown number is told without guesses', () => {
  expect(unknownCard('99999')).toBe(
    'There is no card with the number 99999; a number is that of the set and the place in it, as 01035.',
  );
});

test('the list of titles and the cards that can be played agree', () => {
  const official = KINDS.filter(({ set }) => set !== 'AI' && set !== 'OPS');
  expect(official.map(({ id }) => titleOf(id))).toEqual(
    official.map(({ id, set, number, name }) =>
      expect.objectContaining({ id, set, number, title: name, official: true, battlefield: false }),
    ),
  );
});

test('a title is found without its accents and its subtitle', () => {
  expect(findTitle('chirrut imwe, blind warrior')?.title).toBe('Chirrut Îmwe');
});

test('a title with a comma is no subtitle', () => {
  expect(findTitle('Roger, Roger')?.title).toBe('Roger, Roger');
});

test('a card is found at its place in a set, by code or name', () => {
  expect(titleAt('aw', 35)).toEqual(titleAt('Awakenings', 35));
});

test('the number of a double-sided card is its place in the set', () => {
  expect(titleAt('Transformations', 3)?.id).toBe('13002A');
});

test('a reprint of a reprint goes back to the first print', () => {
  expect(titleOf('20103')?.firstPrint).toBe('02089');
});
