import { expect, test } from 'vitest';
import { checkDeck } from '../../src/decks/check.ts';
import { READY_DECKS } from '../../src/decks/ready.ts';
import { breachesOf, cardsOf, character, ready } from './make.ts';

test.each(READY_DECKS)('the ready deck $name is legal', (deck) => {
  expect(checkDeck(deck)).toEqual([]);
});

test('a team needs a character', () => {
  expect(breachesOf(ready('H1', { characters: [] }))).toEqual(['characters at characters']);
});

test('a team has at most thirty points, and the sum is told', () => {
  const deck = ready('H1', { characters: [character('01035', true), character('01038', true)] });
  expect(checkDeck(deck)).toEqual([
    {
      rule: 'points',
      path: 'characters',
      says: 'The team has 32 points (elite Luke Skywalker 20, elite Rey 12); at most 30 are allowed.',
    },
  ]);
});

test('a unique character is on the team once, whatever its subtitle', () => {
  const deck = ready('H1', { characters: [character('01038'), character('04024')] });
  expect(breachesOf(deck)).toEqual(['unique at characters[1]']);
});

test('a character that is not unique has a limit', () => {
  const padawans = Array.from({ length: 4 }, () => character('01036'));
  expect(breachesOf(ready('H4', { characters: padawans }))).toContain('copies at characters[3]');
});

test('a character up to its limit is allowed', () => {
  const padawans = Array.from({ length: 3 }, () => character('01036'));
  expect(breachesOf(ready('H4', { characters: padawans }))).toEqual([]);
});

test('only a character with two point values can be elite', () => {
  const deck = ready('H4', { characters: [character('01036', true)] });
  expect(breachesOf(deck)).toEqual(['elite at characters[0]']);
});

test('a team has no hero beside a villain', () => {
  const deck = ready('H1', { characters: [character('01035'), character('01011')] });
  expect(breachesOf(deck)).toEqual(['affiliation at characters']);
});

test('a truce is for Kylo Ren and Rey', () => {
  const deck = ready('T1', { characters: [character('01011'), character('01035')] });
  expect(breachesOf(deck)).toEqual(['affiliation at plot']);
});

test('a truce needs both of them', () => {
  expect(breachesOf(ready('T1', { characters: [character('01011')] }))).toEqual(['affiliation at plot']);
});

test('a truce forbids gray cards', () => {
  const deck = ready('T1', { cards: cardsOf('T1', { '01041': 0, '01157': 1 }) });
  expect(breachesOf(deck)).toEqual(['colour at cards.01157']);
});

test('without the truce its team is none', () => {
  expect(breachesOf(ready('T1', { plot: undefined }))).toEqual(['affiliation at characters']);
});

test('a plot needs a character of its colour', () => {
  const deck = ready('H3', { plot: '11119', characters: [character('01047')] });
  expect(breachesOf(deck)).toContain('plot at plot');
});

test('a plot that is none is told', () => {
  expect(breachesOf(ready('H1', { plot: '01059' }))).toEqual(['card types at plot']);
});

test.each([
  { what: 'fewer', copies: { '01041': 0 }, size: 29 },
  { what: 'more', copies: { '01041': 2 }, size: 31 },
])('a deck of $what than thirty cards is none', ({ copies, size }) => {
  const [breach] = checkDeck(ready('H1', { cards: cardsOf('H1', copies) }));
  expect(breach).toEqual({
    rule: 'thirty cards',
    path: 'cards',
    says: `The deck has ${size} cards; it must have exactly 30.`,
  });
});

test('a title is in the deck at most as often as it says', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, '01059': 3 }) });
  expect(breachesOf(deck)).toEqual(['copies at cards.01059']);
});

test('copies that cannot be counted are told', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': -1, '01157': 4 }) });
  expect(breachesOf(deck)).toContain('copies at cards.01041');
});

test('a character is no card of the deck', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, '01036': 1 }) });
  expect(breachesOf(deck)).toEqual(['card types at cards.01036']);
});

test('a villain card needs a villain', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, '02015': 1 }) });
  expect(breachesOf(deck)).toEqual(['affiliation at cards.02015']);
});

test('a card needs a character of its colour', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, '01056': 1 }) });
  expect(breachesOf(deck)).toEqual(['colour at cards.01056']);
});

test('a card of the AI is for the AI', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, 'BB-01': 1 }) });
  expect(breachesOf(deck)).toEqual(['AI cards at cards.BB-01']);
});

test('a card that nobody knows is told, and nothing follows from it', () => {
  const deck = ready('H1', { characters: [character('99999')] });
  expect(breachesOf(deck)).toEqual(['known cards at characters[0]']);
});

test('OPS-92 a card of a fan set is allowed', () => {
  const deck = ready('H1', { cards: cardsOf('H1', { '01041': 0, 'OP-1': 1 }) });
  expect(breachesOf(deck)).toEqual([]);
});
