import type { CardNo } from '@holofoe/kernel';
import { indexOfKind, KINDS } from './catalogue.ts';
import type { Kind } from './kind.ts';

/**
 * The number of a physical card says what it is and who brought it: the kind, then the owner (seats 0 to 3, the AI 4),
 * then the copy. So copies of a card have neighbouring numbers, whoever else brought some.
 */
const COPIES = 16;
const OWNERS = 8;

/** The AI's cards have one owner, whatever area they are in. */
export const AI_OWNER = 4;

export function cardNo(kind: Kind, owner: number, copy: number): CardNo {
  if (copy >= COPIES) throw new Error(`There are too many copies of ${kind.name}.`);
  return (indexOfKind(kind) * OWNERS + owner) * COPIES + copy;
}

export function kindOf(card: CardNo): Kind {
  const kind = KINDS[Math.floor(card / (COPIES * OWNERS))];
  if (!kind) throw new Error(`There is no card ${card}.`);
  return kind;
}

/** Copies of a card share it. */
export function idOf(card: CardNo): string {
  return kindOf(card).id;
}

export function ownerOf(card: CardNo): number {
  return Math.floor(card / COPIES) % OWNERS;
}
