import { expect, test } from 'vitest';
import { readSettings } from '../src/settings/settings.ts';

const USUAL = readSettings(null);

test.each([
  '',
  '{',
  'null',
  '7',
  '"dark"',
  '[]',
  '{"theme":7,"speed":1e999,"motion":null}',
  '{"__proto__":{"theme":"light"}}',
  '{"theme":["dark"],"speed":"1"}',
])('settings that make no sense are the usual ones: %s', (text) => {
  expect(readSettings(text)).toEqual(USUAL);
});

test('of settings that make sense in part, that part counts', () => {
  expect(readSettings('{"theme":"light","speed":-1}')).toEqual({ ...USUAL, theme: 'light' });
});
