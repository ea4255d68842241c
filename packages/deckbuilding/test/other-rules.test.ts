import { deckbuilding } from '@holofoe/deckbuilding';
import { loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';

test('a save of other rules with the same state opens at its last checkpoint, with its old log', () => {
  const table = openTable(deckbuilding, { config: {}, seed: 1 });
  const save = { ...table.save(), rules: '0' };
  const opened = loadTable(deckbuilding, save);
  expect(opened.note).toContain('saved under the rules 0');
  expect(opened.hash()).toBe(table.hash());
  expect(opened.earlierLog(0)).toEqual(save.log[0]);
});

test('a state of an unknown format is refused', () => {
  const table = openTable(deckbuilding, { config: {}, seed: 1 });
  expect(() => loadTable(deckbuilding, { ...table.save(), format: 0 })).toThrow('no way from state format 0');
});
