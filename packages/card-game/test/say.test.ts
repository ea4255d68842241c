import type { TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../src/state.ts';
import { say, sayTo } from '../src/wording/say.ts';

const edge: TableEvent = { kind: 'edge', data: { by: LIGHT, n: 2, contested: true, attacking: true } };
const looks: TableEvent = { kind: 'looks', data: { by: DARK, at: 'hand', of: LIGHT, n: 1 } };

test('a person who plays a side is "you" there, the other side has its name', () => {
  expect(sayTo(edge, LIGHT)).toBe('You have the edge, by 2.');
  expect(sayTo(edge, DARK)).toBe('The Light Side has the edge, by 2.');
  expect(say(edge, LIGHT)).toBe('The Light Side has the edge, by 2.');
});

test('a turn is yours', () => {
  const turn: TableEvent = { kind: 'turn begins', data: { by: DARK } };
  expect([sayTo(turn, DARK), sayTo(turn, LIGHT)]).toEqual(['Your turn.', 'Turn of the Dark Side.']);
});

test('what is looked at is yours', () => {
  expect(sayTo(looks, LIGHT)).toBe('The Dark Side looks at 1 card of your hand.');
  expect(sayTo(looks, DARK)).toBe('You look at 1 card of the hand of the Light Side.');
});
