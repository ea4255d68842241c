import type { CardNo } from '@holofoe/kernel';
import type { Kind } from './kind.ts';
import { copyOf, kindOf } from './number.ts';
import type { Type } from './type.ts';

const MARKS = 'ABCDEFGHIJKLMNOP';
const IN_PLAY: readonly Type[] = ['character', 'support', 'upgrade', 'downgrade'];

/** Tells cards in play of one name apart. It is the copy that a card is of all at the table: so it never changes. */
export function markOf(card: CardNo): string | undefined {
  return hasMark(kindOf(card)) ? MARKS[copyOf(card)] : undefined;
}

function hasMark({ unique, type }: Kind): boolean {
  return !unique && IN_PLAY.includes(type);
}

/** The copy that a mark stands for; undefined where cards of the kind have none. */
export function copyMarked(kind: Kind, mark: string): number | undefined {
  return hasMark(kind) ? MARKS.indexOf(mark.toUpperCase()) : undefined;
}

/** "Death Trooper B" in its parts; where there is no mark, all of it is the name. */
export function partsOfName(text: string): { readonly name: string; readonly mark: string | undefined } {
  const [, name = text, mark] = /^(.+) ([A-P])$/i.exec(text.trim()) ?? [];
  return { name, mark };
}
