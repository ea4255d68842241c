import type { Word as AnyWord } from '@holofoe/kernel';
import type { Deckbuilding, Word } from '../cards/words.ts';

/** The readings of some of the words. */
export type WordsIn<Names extends Word['do']> = {
  readonly [K in Names]: AnyWord<Deckbuilding, Extract<Word, { readonly do: K }>>;
};
