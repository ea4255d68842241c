import { expect, test } from 'vitest';
import { KINDS } from '../src/cards/catalogue.ts';
import { REBEL } from '../src/state.ts';
import { GLYPHS } from '../src/wording/glyphs.ts';
import { outOfReach } from '../src/wording/out-of-reach.ts';
import { rebelTurn } from './turn.ts';

const table = () =>
  rebelTurn({
    row: ['x-wing', 'ig-88', 'at-st', 'star-destroyer'],
    rebel: { resources: 3, units: ['rebel-trooper', { card: 'temple-guardian', committed: true }] },
  });

test('a card that can be paid lacks nothing', () => {
  expect(outOfReach(table().view, REBEL, 'x-wing')).toBeUndefined();
});

test('a card that is too dear says its cost and the resources', () => {
  expect(outOfReach(table().view, REBEL, 'ig-88')).toBe('Costs 5, you have 3');
});

test('an enemy unit says its target value and the attack of the units that have not attacked', () => {
  expect(outOfReach(table().view, REBEL, 'at-st')).toBe('Target 4, you have 2');
});

test('an enemy capital ship can be neither bought nor attacked', () => {
  expect(outOfReach(table().view, REBEL, 'star-destroyer')).toBe('Enemy ship');
});

test('every card has a glyph of its own', () => {
  const glyphs = KINDS.map(({ id }) => GLYPHS[id]);
  expect(glyphs).not.toContain(undefined);
  expect(new Set(glyphs).size).toBe(KINDS.length);
});
