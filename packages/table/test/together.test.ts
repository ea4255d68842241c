import { numberKey } from '@holofoe/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/index.ts';
import { asked, reply, toyTable } from './seats.ts';

describe('two seats asked at once', () => {
  let table: LiveTable;
  let to: number;
  beforeEach(() => {
    table = toyTable({ chance: () => undefined });
    reply(table, 0, 'bid');
    to = asked(table, 0).to;
  });

  const bids = () => table.events(0).find(({ event }) => event.kind === 'bids')?.event.data;

  test('are asked the same question number', () => {
    expect(asked(table, 1).to).toBe(to);
  });

  test.each([
    ['0 first', [0, 1]],
    ['1 first', [1, 0]],
  ])('answer in any order: %s', (_, order) => {
    for (const seat of order) table.reply(seat, to, [numberKey(seat + 1)]);
    expect(bids()).toEqual([1, 2]);
  });

  test('one has answered: it waits for the other and may take its answer back', () => {
    table.reply(0, to, [numberKey(2)]);
    expect(table.pending(0)).toEqual({ kind: 'wait', for: [1], mayTakeBack: true });
  });

  test('one has answered: the other is told nothing of it', () => {
    const told = () => [table.pending(1), table.view(1), table.events(1)];
    const was = told();
    table.reply(0, to, [numberKey(2)]);
    expect(told()).toEqual(was);
  });

  test('one has answered: it cannot answer again', () => {
    table.reply(0, to, [numberKey(2)]);
    expect(table.reply(0, to, [numberKey(1)])).toEqual({
      fault: 'illegal',
      says: 'Seat 0 has answered. Take the answer back to give another.',
    });
  });

  test('an answer taken back can be given anew', () => {
    table.reply(0, to, [numberKey(2)]);
    expect(table.back(0)).toBeUndefined();
    table.reply(1, to, [numberKey(1)]);
    table.reply(0, to, [numberKey(0)]);
    expect(bids()).toEqual([0, 1]);
  });

  test('no answer can be taken back once all are in', () => {
    table.reply(0, to, [numberKey(2)]);
    table.reply(1, to, [numberKey(1)]);
    expect(table.back(0)).toMatchObject({ fault: 'illegal' });
  });

  test('an answer that is not there cannot be taken back', () => {
    expect(table.back(1)).toEqual({
      fault: 'illegal',
      says: 'Seat 1 has no answer that could be taken back.',
    });
  });

  test('a table rebuilt while one has answered knows the answer', () => {
    table.reply(0, to, [numberKey(2)]);
    const rebuilt = table.branch(table.position);
    rebuilt.reply(1, to, [numberKey(0)]);
    expect(rebuilt.events(0).find(({ event }) => event.kind === 'bids')?.event.data).toEqual([2, 0]);
  });
});
