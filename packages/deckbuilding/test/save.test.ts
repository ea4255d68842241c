import { jsonCopy } from '@holofoe/kernel';
import { loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../src/index.ts';

test('a game that was opened from its save names the last decision at once', () => {
  const table = openTable(deckbuilding, { config: { empire: 'bot', rebel: 'person' }, seed: 4 });
  for (let replies = 0; replies < 4; replies++) {
    const question = table.pending(1);
    if (question.kind === 'ask') table.reply(1, question.to, [question.options[0]?.key ?? '']);
  }
  const opened = loadTable(deckbuilding, jsonCopy(table.save()));
  expect(opened.lastStep(1)).toEqual(table.lastStep(1));
});
