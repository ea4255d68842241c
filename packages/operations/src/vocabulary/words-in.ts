import type { Word as AnyWord } from '@holofoe/kernel';
import type { Operations, Word } from '../cards/terms.ts';

/** The readings of some of the words. */
export type WordsIn<Names extends Word['do']> = {
  readonly [K in Names]: AnyWord<Operations, Extract<Word, { readonly do: K }>>;
};
