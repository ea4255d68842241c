import { SAVE_BYTES } from '@holofoe/table';
import { expect, test } from 'vitest';
import { importSave } from '../src/keep/import-save.ts';
import { emptyBrowser } from './shelves.ts';

emptyBrowser();

function file(text: string, size = text.length) {
  return { size, text: () => Promise.resolve(text) };
}

test('nothing is read of a file that is larger than any save', async () => {
  const text = () => Promise.reject(new Error('It was read.'));
  const { says } = { says: '', ...(await importSave({ size: SAVE_BYTES + 1, text })) };
  expect(says).toBe('It is larger than any game that Holofoe keeps. Choose a file that Holofoe wrote.');
});

test.each([
  ['is no JSON', '{{{', 'This is not a save of Holofoe: it is not JSON.'],
  ['is nested without end', '['.repeat(1_000_000), 'This save is damaged: it is nested more than 50 deep.'],
  [
    'has more values than any save',
    `[${'{},'.repeat(500_000)}0]`,
    'This save is damaged: it has more than 400000 values.',
  ],
])('a file that %s says what is wrong with it', async (_, text, says) => {
  expect(await importSave(file(text))).toEqual({ says: expect.stringContaining(says) });
});
