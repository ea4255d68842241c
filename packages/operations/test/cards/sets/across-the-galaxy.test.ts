import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { abilityText } from '../../../src/wording/describe.ts';
import { aiDraws } from '../../ai/ai-turn.ts';
import { greedyReplies } from '../../greedy-turn.ts';
import { quietTurn } from '../quiet-ai.ts';

function textOf(id: string): readonly string[] {
  const kind = kindById(id);
  return kind ? abilityText(kind) : [];
}

const ESCORTED = { characters: ['Leia Organa', 'Luke Skywalker'], supports: ['Armed Escort'] };
const ARMED = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };

test('08083 Armed Escort lets each character of its player take the damage of a die', () => {
  const setup = { next: { rolls: ['Leia Organa: 2RD'] } };
  const table = quietTurn(ESCORTED, ARMED, setup).choose('activate Leia Organa');
  expect([table.topic, table.choices]).toEqual(['guardian', ['Death Trooper 2RD', 'no']]);
  table.choose('Death Trooper 2RD');
  expect([table.character('Leia Organa').damage, table.pool()]).toEqual([2, []]);
});

test('08083 Armed Escort need not be used, and is nothing to a teammate', () => {
  const setup = { next: { rolls: ['Luke Skywalker: -'] } };
  const table = quietTurn(ESCORTED, ARMED, setup).choose('activate Luke Skywalker').choose('no');
  expect([table.character('Luke Skywalker').damage, table.pool()]).toEqual([0, ['Death Trooper 2RD']]);
  const mate = quietTurn([{ characters: ['Hired Gun'] }, ESCORTED], ARMED).choose('activate Hired Gun');
  expect(mate.topic).toBe('action');
});

test('08083 Armed Escort is discarded after the action phase, and not before', () => {
  const table = quietTurn(ESCORTED, { deck: [], top: ['No Passage'] }).choose('pass');
  expect([table.events('end of phase'), table.places('Armed Escort')]).toEqual([[], ['supports of 0']]);
  table.choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
  expect(table.places('Armed Escort')).toEqual(['discard of 0']);
});

test('08083 Armed Escort of the AI: its characters guard it until the action phase ends', () => {
  const table = aiDraws(
    'Advance',
    { characters: [{ card: 'Death Trooper', health: 9 }], supports: ['Armed Escort'] },
    { players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }] },
  );
  expect([table.rulesOf('guardian'), table.character('Death Trooper').damage]).toEqual([['OPS-33'], 3]);
  while (table.events('end of phase').length === 0) table.choose('pass');
  expect(table.places('Armed Escort')).not.toContain('supports of AI');
});

test('08083 Armed Escort says what it does', () => {
  expect(textOf('08083')).toEqual([
    'Your characters have Guardian.',
    'After the action phase ends, discard this card from play.',
  ]);
});

const VU = { characters: ['Luke Skywalker', 'Padawan'], supports: ['Déjà Vu'], hand: ['Monopolize'] };
const TWO_DICE = {
  characters: ['Death Trooper', 'Battle Droid'],
  pool: ['Death Trooper: 2RD', 'Battle Droid: 1RD'],
  resources: 1,
};

test('08047 Déjà Vu may be exhausted to play an event once more for its cost', () => {
  const table = quietTurn({ ...VU, resources: 4 }, TWO_DICE).choose('play Monopolize');
  table.choose('Death Trooper 2RD');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.pool(), table.player().resources]).toEqual(['action', [], 0]);
  expect(table.places('Monopolize')).toEqual(['discard of 0']);
  expect(table.support('Déjà Vu').ready).toBe(false);
});

test('08047 Déjà Vu need not be used', () => {
  const table = quietTurn({ ...VU, resources: 4 }, TWO_DICE).choose('play Monopolize');
  table.choose('Death Trooper 2RD').choose('no');
  expect([table.pool(), table.player().resources]).toEqual([['Battle Droid 1RD'], 2]);
  expect(table.support('Déjà Vu').ready).toBe(true);
});

test.each([
  ['cannot be paid for again', true, 3],
  ['is played while it is exhausted', false, 4],
] as const)('08047 Déjà Vu asks nothing about an event that %s', (_, isReady, resources) => {
  const supports = [{ card: 'Déjà Vu', ready: isReady }];
  const table = quietTurn({ ...VU, supports, resources }, TWO_DICE).choose('play Monopolize');
  expect(table.choose('Death Trooper 2RD').topic).toBe('action');
});

test('08047 Déjà Vu asks nothing about other cards, nor about events of a teammate', () => {
  const table = quietTurn({ ...VU, hand: ['Survival Gear'], resources: 4 }).choose('play Survival Gear');
  expect(table.choose('Padawan').topic).toBe('action');
  const mate = { characters: ['Mace Windu'], hand: ['Monopolize'], resources: 4 };
  const theirs = quietTurn([mate, { ...VU, hand: [] }], TWO_DICE).choose('play Monopolize');
  expect([theirs.choose('Death Trooper 2RD').topic, theirs.asked]).toEqual(['action', 1]);
});

const AMBUSHES = { ...VU, hand: Array.from({ length: 4 }, () => 'Tireless Pursuit'), resources: 0 };

test('08047 Déjà Vu leaves one additional action in the turn, whatever grants more', () => {
  const table = quietTurn(AMBUSHES).choose('play Tireless Pursuit').choose('yes');
  expect(table.events('additional')).toHaveLength(2);
  expect(table.choices).toContain('done');
  table.choose('play Tireless Pursuit');
  expect([table.events('additional').length, table.choices.includes('done')]).toEqual([3, false]);
});

test('08047 Déjà Vu limits additional actions in no later turn, and not where it is not used', () => {
  const table = quietTurn(AMBUSHES).choose('play Tireless Pursuit').choose('yes').choose('done');
  table.choose('play Tireless Pursuit').choose('play Tireless Pursuit');
  expect(table.choices).toContain('done');
  const unused = quietTurn(AMBUSHES).choose('play Tireless Pursuit').choose('no');
  unused.choose('play Tireless Pursuit').choose('no');
  expect(unused.choices).toContain('done');
});

test.each([
  ['Death Trooper: 2RD', 'may: Yes'],
  ['Death Trooper: -', 'may: No'],
] as const)('08047 Déjà Vu of a greedy player against a die more, %s', (die, reply) => {
  const characters = ['Death Trooper', 'Death Trooper'];
  const ai = { characters, pool: ['Death Trooper: 2RD', die], resources: 0 };
  expect(greedyReplies({ ...VU, resources: 4 }, ai, 3)).toContain(reply);
});
