import { numberKey } from '@holofoe/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { asked, askedChance, everything, reply, toyTable } from './seats.ts';

/** Seat 0 rolled, seat 1 bid, and both made a bid. */
let table: LiveTable;
let first: number;
let second: number;
beforeEach(() => {
  table = toyTable();
  first = asked(table, 0).to;
  reply(table, 0, 'roll');
  second = asked(table, 1).to;
  reply(table, 1, 'bid');
  reply(table, 0, numberKey(1));
  reply(table, 1, numberKey(2));
});

describe('undo', () => {
  test('is an entry like others', () => {
    const before = table.journal.length;
    table.undo(second);
    expect(table.journal.slice(before)).toEqual([{ undo: second }]);
  });

  test('asks the question again under a new number, so that a late reply is known as one', () => {
    const was = asked(table.branch(second), 1);
    table.undo(second);
    expect(asked(table, 1)).toEqual({ ...was, to: table.position });
    expect(table.reply(1, second, ['roll'])).toMatchObject({ fault: 'late' });
  });

  test('of an undo goes where that one went', () => {
    table.undo(second);
    const back = table.position;
    reply(table, 1, 'roll');
    table.undo(back);
    expect(table.journal.at(-1)).toEqual({ undo: second });
  });

  test('never doubles the log', () => {
    const log = table.log(0);
    const events = table.events(1);
    const end = table.position;
    table.undo(first);
    table.undo(end);
    expect([table.log(0), table.events(1)]).toEqual([log, events]);
  });

  test.each([-1, 1.5, 999])('refuses position %s, which there is not', (to) => {
    const was = everything(table);
    expect(table.undo(to)).toMatchObject({ fault: 'illegal' });
    expect(everything(table)).toEqual(was);
  });

  test('refuses a position where the seed was to draw', () => {
    expect(table.undo(0)).toEqual({ fault: 'illegal', says: 'Nobody was asked at position 0.' });
  });

  test('takes back the end of a game', () => {
    playOn(table, 2);
    table.undo(second);
    expect(table.outcome).toBeUndefined();
  });

  test('in the middle of a question to two seats keeps the answer that was in', () => {
    const half = table.branch(table.position);
    half.undo(second + 2);
    expect(half.pending(0)).toEqual({ kind: 'wait', for: [1], mayTakeBack: true });
  });
});

describe('redo', () => {
  test('is there after an undo, and leads to where it was', () => {
    const hash = table.hash();
    const end = table.position;
    table.undo(second);
    expect(table.redo).toBe(end);
    table.undo(end);
    expect(table.hash()).toBe(hash);
  });

  test('goes step by step', () => {
    const end = table.position;
    table.undo(second);
    table.undo(first);
    expect(table.redo).toBe(second);
    table.undo(second);
    expect(table.redo).toBe(end);
    table.undo(end);
    expect(table.redo).toBeUndefined();
  });

  test('is gone after another reply', () => {
    table.undo(second);
    reply(table, 1, 'roll');
    expect(table.redo).toBeUndefined();
  });
});

describe('the last step', () => {
  test('of a seat is its last reply in words, and what was asked', () => {
    expect(table.lastStep(0)).toEqual({ to: second + 1, kind: 'reply', says: 'the 1', topic: 'bid' });
  });

  test('of a seat without one is nothing', () => {
    expect(toyTable().lastStep(1)).toBeUndefined();
  });

  test('leaves out what is undone', () => {
    table.undo(second);
    expect(table.lastStep(0)).toEqual({ to: first, kind: 'reply', says: 'the roll', topic: 'action' });
  });

  test('leaves out an answer that was taken back', () => {
    const half = table.branch(second + 2);
    half.back(0);
    expect(half.lastStep(0)).toEqual({ to: first, kind: 'reply', says: 'the roll', topic: 'action' });
  });

  test('names the shares of a split', () => {
    const sharing = toyTable();
    reply(sharing, 0, 'share');
    reply(sharing, 0, 'us', 'them', 'them');
    expect(sharing.lastStep(0)?.says).toBe('the us, the them ×2');
  });

  test('names nothing where nothing was chosen', () => {
    const sharing = toyTable();
    reply(sharing, 0, 'share');
    reply(sharing, 0, 'us', 'them', 'them');
    reply(sharing, 0, 'us', 'them');
    reply(sharing, 0);
    expect(sharing.lastStep(0)?.says).toBe('nothing');
  });

  test('is what a person answered for chance, where it came later', () => {
    const real = toyTable({ chance: 'person' });
    real.answer(askedChance(real).to, 'kind:D');
    expect(real.lastStep(0)).toEqual({ to: 0, kind: 'chance', says: 'a D' });
  });

  test('is a correction, where it came later', () => {
    const between = toyTable({ chance: 'person' });
    between.correct([{ seat: 0, coins: 5 }]);
    expect(between.lastStep(0)).toEqual({ to: 0, kind: 'correction', says: 'correction of the table' });
  });
});

describe('a branch', () => {
  test('stands where the table stood', () => {
    const branch = table.branch(second);
    expect(asked(branch, 1).to).toBe(second);
  });

  test('goes its own way', () => {
    const was = everything(table);
    playOn(table.branch(second), 3);
    expect(everything(table)).toEqual(was);
  });

  test('is not changed by the table either', () => {
    const branch = table.branch(second);
    const was = everything(branch);
    table.undo(first);
    playOn(table, 3);
    expect(everything(branch)).toEqual(was);
  });

  test('with another seed draws otherwise', () => {
    const rolled = Array.from({ length: 20 }, (_, seed) => {
      const branch = table.branch(first, seed);
      reply(branch, 0, 'roll');
      return JSON.stringify(branch.journal);
    });
    expect(new Set(rolled).size).toBeGreaterThan(1);
  });

  test('cannot be made where the table never stood', () => {
    expect(() => table.branch(99)).toThrow('There is no position 99 to branch at; there are 0 to');
  });
});
