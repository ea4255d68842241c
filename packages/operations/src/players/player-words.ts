import { type Filled, languageOf, type Words, wholeLanguage } from '@holofoe/kernel';
import type { Operations, Word } from '../cards/terms.ts';
import type { Cx } from '../rules/battle.ts';
import { GRAMMAR } from '../vocabulary/grammar.ts';
import { type Look, lookFrom } from './look.ts';

/** What a word gains for the player who does it, with its slots filled: for one candidate at a time. */
type Valued<W> = (look: Look, cx: Cx, word: Filled<Operations, W>) => number;

/** The words that players value in another way than the AI. */
export type PlayerWorths = {
  readonly [Name in Word['do']]?: Valued<Extract<Word, { readonly do: Name }>>;
};

/** Whether something is asked for each candidate before it is valued. */
function choosesThings({ slots }: { readonly slots?: object | undefined }): boolean {
  return slots !== undefined && Object.values(slots).includes('cards');
}

/** The same language, with what its words are worth to a player; of what would change nothing it is nothing. */
export function languageOfPlayers(worths: PlayerWorths) {
  const words = Object.fromEntries(
    Object.entries(GRAMMAR.words).map(([name, word]) => {
      const worth = worths[name as Word['do']] as Valued<Word> | undefined;
      if (!worth) return [name, word];
      const valued = (cx: Cx, filled: Filled<Operations, Word>) =>
        worth(lookFrom(cx.game, cx.seat), cx, filled);
      if (choosesThings(word)) return [name, { ...word, worth: valued }];
      const can = word.can as (cx: Cx, filled: Filled<Operations, Word>) => boolean;
      return [
        name,
        {
          ...word,
          worth: (cx: Cx, filled: Filled<Operations, Word>) => (can(cx, filled) ? valued(cx, filled) : 0),
        },
      ];
    }),
  );
  return languageOf<Operations>({ ...GRAMMAR, words: words as Words<Operations> }, wholeLanguage());
}
