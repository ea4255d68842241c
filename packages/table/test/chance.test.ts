import { CHECKPOINT, chance, type Key, kindKey, numberKey } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { everything, reply, toyTable } from './seats.ts';
import { type ToyGame, type ToyPlay, toy } from './toy-game.ts';

describe('chance that a person answers', () => {
  test('is a question with one outcome for all copies of a card', () => {
    const table = toyTable({ chance: 'person' });
    expect(table.pending(0)).toEqual({
      kind: 'chance',
      to: 0,
      what: 'draw',
      prompt: 'What came up for draw?',
      outcomes: [...'ABCDEF'].map((kind) => ({ key: kindKey(kind), label: `a ${kind}` })),
    });
  });

  test('comes out as answered', () => {
    const table = toyTable({ chance: 'person' });
    expect(table.answer(0, 'kind:D')).toBeUndefined();
    expect(table.view(0).hands[0]).toEqual(['D']);
  });

  test('cannot come out as nothing that there is', () => {
    const table = toyTable({ chance: 'person' });
    const was = everything(table);
    expect(table.answer(0, 'kind:Z')).toEqual({
      fault: 'illegal',
      says: '"kind:Z" cannot come up for "draw". What can: a A, a B, a C, a D, a E, a F.',
    });
    expect(everything(table)).toEqual(was);
  });

  test('is not answered twice', () => {
    const table = toyTable({ chance: 'person' });
    table.answer(0, 'kind:D');
    expect(table.answer(0, 'kind:D')).toMatchObject({ fault: 'late' });
  });

  test('is not asked where a seat is asked', () => {
    const table = toyTable({ chance: 'person' });
    table.answer(0, 'kind:D');
    expect(table.answer(1, 'kind:D')).toEqual({
      fault: 'illegal',
      says: 'Nothing is left to chance here: a seat is asked.',
    });
  });
});

describe('chance that a script answers', () => {
  test('comes out as scripted', () => {
    expect(toyTable({ chance: () => 'kind:E' }).view(0).hands[0]).toEqual(['E']);
  });

  test('is left to the seed where the script is silent', () => {
    const silent = toyTable({ chance: () => undefined });
    expect(silent.journal).toEqual(toyTable().journal);
  });

  test('is refused where the script names what there is not', () => {
    expect(() => toyTable({ chance: () => 'kind:Z' })).toThrow('"kind:Z" is not an outcome of "draw".');
  });
});

/** One request, and what became of it. */
function once(size: number, keyOf: (index: number) => Key, unseen?: true) {
  const came: number[] = [];
  const definition = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      yield CHECKPOINT;
      came.push(yield* chance(game, { kind: 'chance', what: 'it', size, keyOf, ...(unseen && { unseen }) }));
      return { winner: null };
    },
  };
  return { came, definition };
}

test('what nobody can see is never asked, but drawn', () => {
  const { definition } = once(2, numberKey, true);
  const table = openTable(definition, { config: {}, seed: 1, chance: 'person' });
  expect(table.journal).toHaveLength(1);
});

test('what can come out in one way only is not asked', () => {
  const { definition } = once(3, () => kindKey('copy'));
  const table = openTable(definition, { config: {}, seed: 1, chance: 'person' });
  expect(table.journal).toEqual([{ c: 'kind:copy' }]);
});

test('a script is asked for what can come out in one way only, so that it counts every card', () => {
  const asked: string[] = [];
  const { definition } = once(1, () => kindKey('last'));
  openTable(definition, { config: {}, seed: 1, chance: ({ what }) => void asked.push(what) });
  expect(asked).toEqual(['it']);
});

test('of copies the first one stands for all', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { came, definition } = once(4, (i) => kindKey(i === 0 ? 'other' : 'copy'));
    openTable(definition, { config: {}, seed, chance: () => 'kind:copy' });
    expect(came[0]).toBe(1);
  }
});

test('a draw that is undone is drawn anew', () => {
  const table = toyTable();
  const start = table.position;
  const rolled = new Set<unknown>();
  for (let i = 0; i < 30; i++) {
    const asked = table.position;
    reply(table, 0, 'roll');
    rolled.add(JSON.stringify(table.journal[asked + 1]));
    table.undo(start);
  }
  expect(rolled.size).toBe(6);
});
