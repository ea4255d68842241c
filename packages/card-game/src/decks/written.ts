import { effectOf, gathering } from '@holofoe/kernel';
import { setByNo } from '../cards/catalogue.ts';
import { abilitiesOn } from '../terms/abilities.ts';
import type { Kind } from '../terms/kind.ts';
import type { CardGame, Word } from '../terms/words.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

const WORDS = gathering<CardGame, Word>(LANGUAGE.slotsOf, { word: (word) => [word] });

/** All that it says is data or has its procedure. */
export function isWritten(kind: Kind): boolean {
  return abilitiesOn(kind).every((ability) =>
    WORDS.effect(effectOf(ability)).every((word) => word.do !== 'special'),
  );
}

/** The cards of a set that cannot be played yet; undefined: none of it is there. */
export function unwrittenIn(no: number): readonly Kind[] | undefined {
  return setByNo(no)?.cards.filter((kind) => !isWritten(kind));
}

export function isWrittenSet(no: number): boolean {
  return unwrittenIn(no)?.length === 0;
}
