import type { Word as AnyWord } from '@holofoe/kernel';
import type { CardGame, Word } from '../terms/words.ts';

/** The readings of some of the words: one that is left out does not compile. */
export type WordsIn<W extends Word> = {
  readonly [K in W['do']]: AnyWord<CardGame, Extract<W, { readonly do: K }>>;
};
