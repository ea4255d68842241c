import { expect, test } from 'vitest';
import { falls } from '../../src/ai/blow-taken.ts';
import { FIRST_AREA } from '../../src/state.ts';
import { battleToLookAt } from '../../src/vocabulary/language.ts';
import { characterAt, firstTurn } from '../first-turn.ts';

test.each([
  { n: 4, unblockable: false, is: false },
  { n: 5, unblockable: false, is: true },
  { n: 2, unblockable: true, is: false },
  { n: 3, unblockable: true, is: true },
])(
  'OPS-30 with 3 health and 2 shields a character of the AI falls by a blow: $n, unblockable $unblockable',
  ({ is, ...coming }) => {
    const state = firstTurn('H1');
    const trooper = characterAt(state, FIRST_AREA);
    trooper.damage = trooper.health - 3;
    trooper.shields = 2;
    expect(falls(battleToLookAt(state), trooper, coming)).toBe(is);
  },
);
