import type { Seat, Thing } from '@holofoe/kernel';
import { DARK, LIGHT } from '../rules/state.ts';
import { AFFILIATION_CARDS } from './affiliations.ts';
import { CORE_JEDI } from './core/jedi.ts';
import type { Kind, ObjectiveSet } from './kind.ts';
import { positionOf, setOf } from './number.ts';

/** Every objective set whose cards are written. */
export const SETS: readonly ObjectiveSet[] = [...CORE_JEDI];

const KINDS: ReadonlyMap<number, readonly Kind[]> = new Map([
  [0, AFFILIATION_CARDS],
  ...SETS.map(({ no, cards }) => [no, cards] as const),
]);

export function kindOf(card: Thing): Kind {
  const kind = KINDS.get(setOf(card))?.[positionOf(card) - 1];
  if (!kind) throw new Error(`There is no card ${card}.`);
  return kind;
}

/** Whose card it is: that never changes, whoever controls it. */
export function ownerOf(card: Thing): Seat {
  return kindOf(card).side === 'light' ? LIGHT : DARK;
}
