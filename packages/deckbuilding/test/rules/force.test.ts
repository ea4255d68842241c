import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('a gain moves the token that many spaces towards the one who gains', () => {
  const table = rebelTurn({ force: 'empire 3', rebel: { hand: ['luke-skywalker'] } });
  expect(table.play('luke-skywalker').force).toBe(-1);
});

test('the token moves towards the Empire in the same way', () => {
  const table = empireTurn({ force: 'rebel 3', empire: { hand: ['darth-vader'] } });
  expect(table.play('darth-vader').force).toBe(1);
});

test('the token stops at the end of the track', () => {
  const table = rebelTurn({ force: 'rebel 2', rebel: { hand: ['luke-skywalker'] } });
  expect(table.play('luke-skywalker').force).toBe(3);
});

test.each(['rebel 1', 'rebel 2', 'rebel 3'])(
  'the token at %s: the Force is with the Rebels alone',
  (force) => {
    const table = rebelTurn({ force });
    expect(table.side('rebel').forceIsWith).toBe(true);
    expect(table.side('empire').forceIsWith).toBe(false);
  },
);

test.each(['empire 1', 'empire 2', 'empire 3'])(
  'the token at %s: the Force is with the Empire alone',
  (force) => {
    const table = rebelTurn({ force });
    expect(table.side('rebel').forceIsWith).toBe(false);
    expect(table.side('empire').forceIsWith).toBe(true);
  },
);

test('on the neutral space the Force is with nobody', () => {
  const table = rebelTurn({ force: 'neutral' });
  expect(table.side('rebel').forceIsWith).toBe(false);
  expect(table.side('empire').forceIsWith).toBe(false);
});

test('a gain at the end of the track changes nothing', () => {
  const table = rebelTurn({ force: 'rebel 3', rebel: { hand: ['luke-skywalker'] } });
  expect(table.play('luke-skywalker').force).toBe(3);
});

test('an ability that could only gain Force cannot choose it at the end of the track', () => {
  const table = rebelTurn({ force: 'rebel 3', rebel: { hand: ['temple-guardian'] } }).play('temple-guardian');
  expect(table.choices).toEqual(['attack', 'resources']);
});
