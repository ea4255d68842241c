import { expect, test } from 'vitest';
import { checkTeam } from '../../src/decks/check.ts';
import { brief, cardsOf, character, ready } from './make.ts';

test('OPS-63 four players with legal decks can play', () => {
  expect(checkTeam([ready('H1'), ready('H2'), ready('H3'), ready('H4')], 'hero')).toEqual([]);
});

test('OPS-63 a fifth player is one too many', () => {
  const decks = [ready('H1'), ready('H2'), ready('H3'), ready('H4'), ready('H5')];
  expect(checkTeam(decks).map(brief)).toEqual(['OPS-63 at decks']);
});

test('OPS-63 without players there is no game', () => {
  expect(checkTeam([]).map(brief)).toEqual(['OPS-63 at decks']);
});

test('OPS-63 what a deck does not keep is told with its player', () => {
  const short = ready('H2', { cards: cardsOf('H2', { 'OP-1': 0 }) });
  expect(checkTeam([ready('H1'), short]).map(brief)).toEqual(['thirty cards at decks[1].cards']);
});

test('OPS-80 heroes and villains do not play together', () => {
  expect(checkTeam([ready('H1'), ready('V3')])).toEqual([
    {
      rule: 'OPS-80',
      path: 'decks[1].characters',
      says: 'The team of player 2 is villain, and the team of player 1 is hero; all players share one affiliation, or are neutral or both.',
    },
  ]);
});

test('OPS-80 a team of both sides plays with anybody', () => {
  expect(checkTeam([ready('V3'), ready('T1')], 'villain')).toEqual([]);
});

test("OPS-80 the players are on the scenario's side", () => {
  expect(checkTeam([ready('V3')], 'hero').map(brief)).toEqual(['OPS-80 at decks[0].characters']);
});

test('OPS-81 two players do not bring the same unique character', () => {
  const rey = ready('H4', { characters: [character('04024', true)] });
  expect(checkTeam([ready('H1'), rey]).map(brief)).toEqual(['OPS-81 at decks[1].characters[0]']);
});

test('OPS-81 two players may bring the same character that is not unique', () => {
  expect(checkTeam([ready('H3'), ready('H5')])).toEqual([]);
});
