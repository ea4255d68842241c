import { readFileSync } from 'node:fs';
import { checkAllTables } from '@holofoe/table';
import { expect, test } from 'vitest';
import { folder, holofoe } from './holofoe.ts';

const REBELS = ['play', 'deckbuilding', '--side', 'rebel', '--seed', '5'];

async function saved() {
  const home = folder();
  const file = home.path('game.json');
  await holofoe(REBELS, ['all', 'undo', 'all', '1', 'end', 'all', '1', 'end', `save ${file}`]);
  return { ...home, file };
}

test('replay plays a save again and shows its log and table', async () => {
  const { file } = await saved();
  const { code, out } = await holofoe(['replay', file]);
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain('journal entries, every checkpoint as it was saved.');
  expect(out).toContain('── Turn 2: the Empire ─');
  expect(out).toContain('── Turn 4: the Empire ─');
  expect(out).toContain('Turn 5, your turn: actions');
});

test('--to stops at a position of the journal', async () => {
  const { file } = await saved();
  const start = await holofoe(['replay', file, '--to', '0']);
  expect(start.out).toContain('Position 0 lies between two questions');
  expect(start.out).toContain('Turn 1, your turn: actions');
  const far = await holofoe(['replay', file, '--to', '9999']);
  expect(far.code).toBe(2);
  expect(far.err.replace(/\s+/g, ' ')).toMatch(/--to 9999: the journal of .* ends at position \d+\./);
});

test.each([
  ['replay', []],
  ['play', ['deckbuilding', '--load']],
])('a journal that was changed by hand is refused by %s', async (command, flags) => {
  const { file, write } = await saved();
  const save = JSON.parse(readFileSync(file, 'utf8'));
  const first = save.journal.findIndex((entry: object) => 'c' in entry);
  save.journal[first] = { c: 'x-wing' };
  const { code, err, out } = await holofoe([command, ...flags, write('changed.json', JSON.stringify(save))]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err.replace(/\s+/g, ' ')).toMatch(
    /changed\.json: this save is damaged: .* Open an earlier copy of it\./i,
  );
  // The replay run looks at every table that was opened, and must find the same.
  if (process.env.HOLOFOE_REPLAY === '1') expect(checkAllTables).toThrow();
});
