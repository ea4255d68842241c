import { expect, test } from 'vitest';
import { lettersApart, nearest, oneLine, spelled } from '../src/index.ts';

test('one line of a text from outside: no control characters, no breaks, no turned direction', () => {
  expect(oneLine('\u001b[31mred\u0007\r\nand\u2028more\u202e', 60)).toBe('[31mred and more');
});

test('one line is cut where it is too long', () => {
  expect(oneLine('abcdef', 6)).toBe('abcdef');
  expect(oneLine('abcdefg', 6)).toBe('abcde…');
  expect(oneLine(`${' '.repeat(20)}abc`, 6)).toBe('…');
});

test('the nearest names: those that hold the text, then those that few letters tell apart', () => {
  const names = spelled(['Darth Maul', 'Vader', 'Darth Vader', 'Veers']);
  expect(nearest('vader', names)).toEqual(['Vader', 'Darth Vader', 'Veers']);
  expect(nearest('Veres', names)).toEqual(['Veers', 'Vader', 'Darth Maul']);
});

test('letters apart', () => {
  expect(lettersApart('lightsaber', 'lihgtsaber')).toBe(2);
  expect(lettersApart('', 'abc')).toBe(3);
  expect(lettersApart('a'.repeat(500), 'abc')).toBe(500);
});
