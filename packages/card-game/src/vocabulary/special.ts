import { DONE } from '@holofoe/kernel';
import type { Word } from '../terms/words.ts';
import type { WordsIn } from './words-in.ts';

/** What no vocabulary should know: a procedure of one card. None is written yet, so that such a card does nothing. */
export const SPECIAL_WORDS: WordsIn<Extract<Word, { readonly do: 'special' }>> = {
  special: {
    can: () => false,
    run: () => DONE,
    worth: () => 0,
    text: ({ procedure }) => `(not written yet: ${procedure})`,
  },
};
