import { expect, test } from 'vitest';
import { pathText, schema } from '../src/index.ts';

const fails = schema<number>({
  safeParse: () => ({
    success: false,
    error: { issues: [{ path: ['ships', 2, 'damage'], message: 'Too big.' }] },
  }),
});

test('a fault names its place and what is wrong there', () => {
  expect(fails.parse('x')).toEqual({ faults: [{ path: 'ships[2].damage', says: 'Too big.' }] });
});

test('data that fits comes back as its value', () => {
  const fits = schema<number>({ safeParse: () => ({ success: true, data: 7 }) });
  expect(fits.parse('x')).toEqual({ value: 7 });
});

test('the place of all of it is nothing', () => {
  expect(pathText([])).toBe('');
});
