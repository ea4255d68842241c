import { jsonCopy } from '@holofoe/kernel';
import { loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { operations } from '../src/definition.ts';

test('a game that was opened from its save names the last decision at once', () => {
  const table = openTable(operations, { config: {}, seed: 4 });
  for (let replies = 0; replies < 4; replies++) {
    const question = table.pending(0);
    if (question.kind !== 'ask') continue;
    const [first] = question.options;
    const split = question.form.pick === 'split' ? question.form.total : 1;
    table.reply(0, question.to, first ? Array.from({ length: split }, () => first.key) : []);
  }
  const opened = loadTable(operations, jsonCopy(table.save()));
  expect(opened.lastStep(0)).toEqual(table.lastStep(0));
  expect(opened.hash()).toBe(table.hash());
});

test('a state of another format is refused with the number of this one', () => {
  expect(() => operations.migrate({}, 0)).toThrow('There is no way from state format 0 to 4');
});

test('a card that there never was is refused with its place', () => {
  expect(() => operations.migrate({ players: [{ discard: [128, 99_999] }] }, 1)).toThrow(
    'players[0].discard[1]: there was no card 99999',
  );
});

test('a state of format 1 says what it did not say then', () => {
  expect(operations.migrate({ options: { phase: 'short' }, areas: [{ no: 4 }] }, 1)).toMatchObject({
    options: { phase: 'short', pay: 'useful' },
    areas: [{ no: 4, acted: false }],
  });
});

test('a state of format 3 goes on with nothing done in the turn so far', () => {
  const { actions, resolved, ...rest } = Object(
    openTable(operations, { config: {}, seed: 4 }).save().mark.state,
  );
  expect([actions, resolved]).toEqual([0, 0]);
  const read = operations.readState(operations.migrate({ ...rest, format: 3 }, 3), 1);
  expect(read).toMatchObject({ value: { ...rest, actions: 0, resolved: 0 } });
});
