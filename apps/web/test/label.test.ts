import { expect, test } from 'vitest';
import { readLabel } from '../src/keep/label.ts';

test('texts of a label that are longer than any the page writes are cut', () => {
  const long = 'x'.repeat(300_000);
  const label = { game: 'deckbuilding', title: long, moment: long, isOver: false, at: 0, stamp: 'first' };
  const cut = 'x'.repeat(200);
  expect(readLabel(label)).toEqual({ ...label, title: cut, moment: cut });
});
