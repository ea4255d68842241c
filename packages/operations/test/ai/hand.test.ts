import { EVERYBODY } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { leaveFor } from '../../src/rules/move-card.ts';
import { areaOf, FIRST_AREA } from '../../src/state.ts';
import { battleToLookAt } from '../../src/vocabulary/language.ts';
import { card, characterAt, firstTurn } from '../first-turn.ts';
import { playersTurn, type Setup } from '../kit.ts';

type Ai = NonNullable<Setup['ai']>;

const SIX = ['Advance', 'Brace', 'Regroup', 'Overwhelm', 'Take Aim', 'Jam Signals'];
const NO_AI: Ai = { characters: [], deck: [] };

/** A player resolves a discard die against the AI. */
const discards = (die: '1Dc' | '2Dc', ai: Ai, more: Setup = {}) =>
  playersTurn({
    ...more,
    players: [
      die === '1Dc'
        ? { characters: ['Rey, Force Prodigy'], pool: ['Rey: 1Dc'] }
        : { characters: ['Director Krennic'], pool: ['Director Krennic: 2Dc'] },
    ],
    ai: { ...NO_AI, ...ai },
  }).choose('resolve discard');

/** What the first discard took. */
const lost = (table: ReturnType<typeof discards>) => {
  const [card] = table.ai.discard;
  return card?.name;
};

/** Vader's player makes the AI choose a card of its hand. */
const chooses = (ai: Ai) =>
  playersTurn({
    scenario: 'OBJ-HOT',
    players: [{ characters: ['Darth Vader, Sith Lord'] }],
    next: { rolls: ['01010: 1R'] },
    ai: { ...NO_AI, ...ai },
  })
    .choose('activate Darth Vader')
    .choose('yes');

test('OPS-09 a discard die takes at random from the top five cards of the AI deck', () => {
  const table = discards('1Dc', { top: SIX }, { chance: { 'place in the hand': [4] } });
  expect([lost(table), table.rulesOf('discard')]).toEqual(['Take Aim', ['OPS-09']]);
});

test('OPS-09 never from below them', () => {
  const taken = Array.from({ length: 24 }, (_, seed) => lost(discards('1Dc', { top: SIX }, { seed })));
  expect(new Set(taken)).toEqual(new Set(SIX.slice(0, 5)));
});

test('OPS-09 the hand is what is left where that is less than five', () => {
  const table = discards('2Dc', { top: ['Advance'] });
  expect([table.ai.discard.map(({ name }) => name), table.ai.deck]).toEqual([['Advance'], []]);
});

test('OPS-09 of two cards each is taken from five', () => {
  const table = discards('2Dc', { top: SIX }, { chance: { 'place in the hand': [0, 4] } });
  expect(table.ai.discard.slice(0, 2).map(({ name }) => name)).toEqual(['Advance', 'Jam Signals']);
});

test('OPS-09 an empty deck is an empty hand, and that does not defeat the AI', () => {
  const table = discards('2Dc', { characters: ['Maul'] });
  expect([table.events('discard'), table.outcome]).toEqual([[], undefined]);
});

test('OPS-09 the five can be looked at and no more', () => {
  const table = playersTurn({
    players: [{ hand: ['Intercepted Orders'] }],
    ai: { characters: ['Maul'], deck: SIX },
  }).choose('play Intercepted Orders');
  expect([table.topic, table.choices]).toEqual(['detect', ['0', '1', '2', '3', '4']]);
});

test('OPS-09 or those that are left', () => {
  const table = playersTurn({
    players: [{ hand: ['Intercepted Orders'] }],
    ai: { characters: ['Maul'], deck: SIX.slice(0, 2) },
  }).choose('play Intercepted Orders');
  expect(table.choices).toEqual(['0', '1']);
});

test('OPS-09 the AI draws no cards into a hand', () => {
  const table = playersTurn({
    turn: 'AI',
    ai: { characters: ['Death Trooper'], top: ['Promotion', 'Advance'], deck: [], resources: 1 },
  });
  expect([table.events('draw'), table.places('Advance')]).toEqual([[], ['deck of AI']]);
});

test('OPS-29 where the AI chooses, it gives a card that lies face up', () => {
  const table = chooses({ top: [null, 'Brace', null, null, null], deck: { Advance: 4 } });
  expect(lost(table)).toBe('Brace');
});

test('OPS-29 otherwise the lowest of the five, unseen', () => {
  const known = { card: 'Brace', by: [0] };
  const table = chooses({ top: [null, null, null, null, known, null], deck: { Advance: 5 } });
  expect(lost(table)).toBe('Brace');
});

test('OPS-29 the lowest of those that are left', () => {
  const table = chooses({ top: [null, { card: 'Brace', by: [0] }], deck: { Advance: 1 } });
  expect(lost(table)).toBe('Brace');
});

test('OPS-09 a card of the AI that returns to its hand lies on top of its deck', () => {
  const state = firstTurn('H1');
  const battle = battleToLookAt(state);
  const ai = areaOf(state, FIRST_AREA);
  const blaster = card('05063');
  characterAt(state, FIRST_AREA).upgrades.push({ card: blaster, ready: true });
  leaveFor(battle, blaster, 'hand', 0);
  expect([ai.deck[0], characterAt(state, FIRST_AREA).upgrades]).toEqual([
    { card: blaster, by: EVERYBODY },
    [],
  ]);
});
