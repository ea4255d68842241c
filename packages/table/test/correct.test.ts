import { type Json, jsonCopy } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { loadTable } from '../src/index.ts';
import { askedChance, everything, reply, toyTable } from './seats.ts';
import { toy } from './toy-game.ts';

test('corrections that no journal could keep are refused for what they are', () => {
  const deep = Array.from({ length: 20_000 }).reduce<Json>((inner) => [inner], []);
  const circle: Json[] = [];
  circle.push(circle);
  for (const edits of [[deep], circle]) {
    expect(between().correct(edits)).toEqual({
      fault: 'illegal',
      says: 'Corrections are plain data, and not nested without end.',
    });
  }
});

test('a correction of nothing is refused', () => {
  const table = between();
  expect(table.correct([])).toEqual({
    fault: 'illegal',
    says: 'Nothing is corrected: a correction has at least one edit.',
  });
  expect(table.journal).toEqual([]);
});

test('what is no list of corrections is refused', () => {
  for (const edits of [null, {}, 'x'])
    expect(between().correct(edits as never)).toEqual({ fault: 'illegal', says: 'Corrections are a list.' });
});

test('a table takes no more corrections than its save may have', () => {
  const table = between();
  for (let n = 0; n < 1000; n++) expect(table.correct([{ seat: 1, coins: n % 7 }])).toBeUndefined();
  expect(table.correct([{ seat: 1, coins: 1 }])).toEqual({
    fault: 'illegal',
    says: 'A table can be corrected 1000 times: no save holds more.',
  });
  expect(loadTable(toy, jsonCopy(table.save())).hash()).toBe(table.hash());
});

/** Real cards: the table waits for the first draw, between actions. */
const between = () => toyTable({ chance: 'person' });

describe('a correction', () => {
  test('changes the table and goes on from there', () => {
    const table = between();
    expect(table.correct([{ seat: 1, coins: 7 }])).toBeUndefined();
    expect(table.view(0).coins).toEqual([0, 7]);
    expect(askedChance(table).to).toBe(1);
  });

  test('is an entry like others', () => {
    const table = between();
    table.correct([{ seat: 1, coins: 7 }]);
    expect(table.journal).toEqual([{ fix: [{ seat: 1, coins: 7 }] }]);
  });

  test('is kept as it was given', () => {
    const table = between();
    const edit = { seat: 1, coins: 7 };
    table.correct([edit]);
    edit.coins = 9;
    expect(table.journal).toEqual([{ fix: [{ seat: 1, coins: 7 }] }]);
  });

  test('can be undone', () => {
    const table = between();
    table.correct([{ seat: 1, coins: 7 }]);
    table.undo(0);
    expect(table.view(0).coins).toEqual([0, 0]);
  });

  test('does not double what was told since the checkpoint', () => {
    const table = between();
    const log = table.log(0);
    table.correct([{ seat: 1, coins: 7 }]);
    table.correct([{ seat: 1, coins: 8 }]);
    expect(table.log(0)).toEqual(log);
  });

  test('does not double what was told after an undo either', () => {
    const table = between();
    table.answer(0, 'kind:A');
    table.undo(0);
    const log = table.log(0);
    table.correct([{ seat: 1, coins: 7 }]);
    expect(table.log(0)).toEqual(log);
  });

  test('lasts when the table is rebuilt from before it', () => {
    const table = between();
    table.correct([{ seat: 1, coins: 7 }]);
    table.answer(1, 'kind:A');
    const hash = table.hash();
    expect(table.branch(table.position).hash()).toBe(hash);
  });
});

describe('is refused and changes nothing', () => {
  test('in the middle of an action', () => {
    const table = between();
    table.answer(0, 'kind:A');
    const was = everything(table);
    expect(table.betweenActions).toBe(false);
    expect(table.correct([{ seat: 1, coins: 7 }])).toEqual({
      fault: 'illegal',
      says: 'The table can be corrected between actions only: finish this action, or undo it.',
    });
    expect(everything(table)).toEqual(was);
  });

  test('when the game is over', () => {
    const table = toyTable({ config: { turns: 1 } });
    reply(table, 0, 'roll');
    expect(table.correct([{ seat: 0, coins: 1 }])).toMatchObject({ fault: 'illegal' });
  });

  test.each([
    ['an edit that is not one', [{ seat: 0 }], 'edits[0].coins: Invalid input'],
    [
      'an edit that the game refuses',
      [
        { seat: 0, coins: 1 },
        { seat: 5, coins: 1 },
      ],
      'edits[1]: There is no seat 5.',
    ],
    ['what breaks an invariant', [{ seat: 0, coins: -1 }], 'Nobody has fewer than 0 coins.'],
  ])('%s', (_, edits, says) => {
    const table = between();
    const was = everything(table);
    expect(table.correct(edits)).toMatchObject({ fault: 'illegal', says: expect.stringContaining(says) });
    expect(everything(table)).toEqual(was);
  });
});

test('between actions again after the next checkpoint', () => {
  const table = between();
  table.answer(0, 'kind:A');
  reply(table, 0, 'share');
  reply(table, 0, 'them', 'them', 'them');
  reply(table, 0, 'us', 'them');
  reply(table, 0);
  expect(table.betweenActions).toBe(true);
});
