import type { Json } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { idOf } from '../../src/cards/number.ts';
import { config } from '../../src/config.ts';
import { operations } from '../../src/definition.ts';
import { SCENARIOS } from '../../src/scenarios/catalogue.ts';
import { BASIC_BEHAVIOR, SETS_OF_CARDS, setByCode } from '../../src/scenarios/sets.ts';
import { operationsTable, type Setup, TestTable } from '../kit.ts';

/** A new game, before anybody has done anything. */
function newGame(settings: object): TestTable {
  const parsed = config.parse(settings);
  if ('faults' in parsed) throw new Error(parsed.faults.map(({ says }) => says).join('\n'));
  return new TestTable(openTable(operations, { config: parsed.value, seed: 1 }));
}

function drawHands(setup: Setup = {}): TestTable {
  return operationsTable({ step: 'draw hands', round: 0, ...setup });
}

function spreadShields(setup: Setup = {}): TestTable {
  return operationsTable({ step: 'spread shields', round: 0, ...setup });
}

function beginStage(setup: Setup = {}): TestTable {
  return operationsTable({ step: 'begin stage', round: 0, ...setup });
}

/** The ids of the cards that the AI draws in a round in which the players only pass, sorted. */
function drawnInARound(table: TestTable): readonly string[] {
  while (table.view.round === 1) table.choose('pass');
  return table.events('AI draws').map(idIn).sort();
}

function idIn(data: Json): string {
  return data !== null && typeof data === 'object' && 'card' in data ? idOf(Number(data.card)) : '?';
}

function copies(cards: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}

/** What is left of the stage before. */
const LOST = { deck: [], characters: [], supports: [] };
/** Somebody whom nothing harms for long. */
const GIANT = { characters: [{ card: 'Padawan', health: 500 }], hand: [] };

test('OPS-60 a scenario is an objective set, chosen by its code', () => {
  const table = newGame({ scenario: 'OBJ-NAB', players: [{ deck: 'H1' }] });
  expect(table.view.scenario).toMatchObject({ code: 'OBJ-NAB', name: 'Duel on Naboo' });
});

test('OPS-89 objective sets hold stages', () => {
  for (const { stages } of SCENARIOS) expect(stages).not.toEqual([]);
});

test('OPS-89 character sets hold at least one character, and a stage lists none from outside its sets', () => {
  for (const { characters } of SETS_OF_CARDS) expect(characters).not.toEqual([]);
  for (const { sets, characters } of SCENARIOS.flatMap(({ stages }) => stages)) {
    const known = sets.flatMap((code) => setByCode(code)?.characters ?? []);
    expect(known).toEqual(expect.arrayContaining(characters.map(({ id }) => id)));
  }
});

test('OPS-61 the first AI deck is made of the sets that side A of stage 1 names, and Basic Behavior', () => {
  const table = beginStage({ scenario: 'OBJ-SCA', players: [GIANT] });
  const garrison = setByCode('SCG')?.cards ?? {};
  expect(drawnInARound(table)).toEqual([...copies(BASIC_BEHAVIOR.cards), ...copies(garrison)].sort());
});

test('OPS-62 every listed character is put into play, the others of its set are set aside', () => {
  const table = beginStage({ scenario: 'OBJ-SCA', players: [GIANT, GIANT] });
  const listed = SCENARIOS[0]?.stages[0]?.characters.map(({ id }) => id);
  const inPlay = table.ai.characters.map(({ id }) => id);
  expect([...new Set(inPlay)]).toEqual(listed);
  expect([listed, setByCode('SCG')?.characters]).toEqual([['05013'], ['05013', '02001']]);
  expect(table.places('Death Trooper')).toEqual([]);
});

test('OPS-62 as many as side A lists for the number of players', () => {
  const { base, perPlayer } = SCENARIOS[0]?.stages[0]?.characters[0]?.count ?? { base: 0, perPlayer: 0 };
  for (const players of [[GIANT], [GIANT, GIANT, GIANT]])
    expect(beginStage({ players }).characters()).toHaveLength(base + perPlayer * players.length);
});

test('OPS-64 Basic Behavior is part of the AI deck of each multi-stage too', () => {
  const table = beginStage({ scenario: 'OBJ-DS2', stage: 2, round: 3, players: [GIANT, GIANT], ai: LOST });
  const basic = copies(BASIC_BEHAVIOR.cards).length;
  const count = (...codes: string[]) =>
    codes.reduce((sum, code) => sum + copies(setByCode(code)?.cards ?? {}).length, 0);
  expect([1, 2].map((x) => table.area(x).deck.length)).toEqual([
    basic + count('VDR', 'RGD'),
    basic + count('FLT'),
  ]);
});

test('OPS-65 all gathered sets are one shuffled deck: nobody knows a card of it', () => {
  const table = beginStage({ scenario: 'OBJ-SCA', players: [GIANT] });
  expect(table.ai.deck.filter((card) => card !== null)).toEqual([]);
  expect(table.ai.deck.length).toBeGreaterThan(copies(BASIC_BEHAVIOR.cards).length);
});

test('OPS-66 the first stage lies on top, and its side B applies', () => {
  const table = beginStage({ scenario: 'OBJ-SCA', players: [GIANT] });
  expect(table.view.stage).toBe(1);
  expect(table.ai.stage).toMatchObject({ number: 1, multi: null, name: 'Landing on the Beach' });
  expect(table.rulesOf('stage')).toEqual(['OPS-66']);
});

test('OPS-66 a stage is no battlefield that anybody controls: only the First Player battlefield is claimed', () => {
  const table = beginStage({ scenario: 'OBJ-SCA', players: [GIANT] });
  expect(table.choices).toEqual(['activate Padawan', 'claim', 'pass']);
  table.choose('claim');
  expect([table.view.claimed, table.view.first, table.view.stage]).toEqual([0, 0, 1]);
});

test('OPS-67 each player draws five cards, has two resources and rolls for no battlefield', () => {
  const table = newGame({ players: [{ deck: 'H1' }, { deck: 'H2' }] });
  expect([0, 1].map((seat) => table.hand(seat).length)).toEqual([5, 5]);
  expect([0, 1].map((seat) => table.player(seat).resources)).toEqual([2, 2]);
  expect([...table.pool(0), ...table.pool(1)]).toEqual([]);
  expect(table.events('roll')).toEqual([]);
});

test('OPS-67 all players are asked at once which cards they exchange', () => {
  const table = drawHands({ players: [{}, {}, {}] });
  for (const seat of [0, 1, 2])
    expect(table.live.pending(seat)).toMatchObject({
      kind: 'ask',
      topic: 'mulligan',
      form: { pick: 'some', min: 0, max: 5 },
    });
});

test('OPS-67 nothing is exchanged before all have answered, and an answer can be taken back until then', () => {
  const table = drawHands({ players: [{}, {}] });
  const [first = ''] = table.hand(0);
  table.choose(first);
  expect(table.live.pending(0)).toEqual({ kind: 'wait', for: [1], mayTakeBack: true });
  expect(table.events('mulligan', 1)).toEqual([]);
  expect(table.hand(0)).toHaveLength(5);
  expect(table.live.back(0)).toBeUndefined();
  expect(table.live.pending(0)).toMatchObject({ kind: 'ask', topic: 'mulligan' });
});

test('OPS-67 what is shuffled back is replaced by as many cards from the whole deck, once', () => {
  const table = drawHands({
    players: [
      {
        deck: ['Parry', 'Parry'],
        top: ['Evade', 'Evade', 'Take Cover', 'Take Cover', 'Lightsaber'],
      },
    ],
    next: { draws: ['Parry', 'Evade'] },
  });
  table.choose('Evade', 'Lightsaber');
  expect([...table.hand()].sort()).toEqual(['Evade', 'Evade', 'Parry', 'Take Cover', 'Take Cover']);
  expect(table.player().deck).toEqual([null, null]);
  expect(table.topic).toBe('spread shields');
});

test('OPS-67 nobody is told what another draws or exchanges, only how many', () => {
  const table = drawHands({ players: [{}, {}] });
  const [first = ''] = table.hand(0);
  table.choose(first).choose();
  expect(table.events('mulligan', 1)).toEqual([{ seat: 0, cards: 1 }]);
  expect(table.events('draw', 1)).toContainEqual({ seat: 0, cards: 5 });
  expect(table.live.view(1).players[0]?.hand).toEqual([null, null, null, null, null]);
});

test('OPS-67 a player may keep the whole hand', () => {
  const table = drawHands();
  const before = table.hand();
  expect(table.choose().hand()).toEqual(before);
  expect(table.events('mulligan')).toEqual([]);
});

test('OPS-68 the player that was agreed on is the first player and controls the battlefield', () => {
  const table = newGame({ players: [{ deck: 'H1' }, { deck: 'H2' }], first: 1 });
  expect(table.view.players.map(({ first }) => first)).toEqual([false, true]);
  table.choose().choose().choose('Luke Skywalker').choose('Leia Organa');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});

test('OPS-69 the AI starts with 2 resources, however many play', () => {
  expect(beginStage({ players: [GIANT] }).ai.resources).toBe(2);
  expect(beginStage({ players: [GIANT, GIANT, GIANT] }).ai.resources).toBe(2);
});

test('OPS-70 alone a player spreads 2 shields over your characters', () => {
  const table = spreadShields();
  expect(table.choices).toEqual(['Luke Skywalker', 'Rey']);
  expect(table.question.form).toEqual({ pick: 'split', total: 2, most: [3, 3] });
  table.choose('Luke Skywalker', 'Rey');
  expect([table.character('Luke Skywalker').shields, table.character('Rey').shields]).toEqual([1, 1]);
});

test('OPS-70 both may go to one character', () => {
  const table = spreadShields().choose('Rey', 'Rey');
  expect([table.character('Luke Skywalker').shields, table.character('Rey').shields]).toEqual([0, 2]);
});

test('OPS-70 of two players each has 1 shield, and both are asked at once', () => {
  const table = spreadShields({ players: [{}, {}] });
  for (const seat of [0, 1])
    expect(table.live.pending(seat)).toMatchObject({ topic: 'spread shields', form: { total: 1 } });
  table.choose('Rey');
  expect(table.character('Rey').shields).toBe(0);
  table.choose('Fenn Rau');
  expect([table.character('Rey').shields, table.character('Fenn Rau').shields]).toEqual([1, 1]);
});

test.each([3, 4])('OPS-70 with %i players nobody has shields', (count) => {
  const table = spreadShields({ players: Array.from({ length: count }, () => ({})) });
  expect(table.topic).toBe('action');
  expect(table.events('shields')).toEqual([]);
});
