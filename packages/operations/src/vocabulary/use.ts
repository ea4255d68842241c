import { type Filled, languageOf, type Words, wholeLanguage } from '@holofoe/kernel';
import type { Effect, Operations, Word } from '../cards/terms.ts';
import type { Cx } from '../rules/battle.ts';
import { GRAMMAR } from './grammar.ts';

type Asked = [cx: Cx, filled: Filled<Operations, Word>];

/** What holds effects is of use where these are. */
function holdsEffects({ slots }: { readonly slots?: object | undefined }): boolean {
  return slots !== undefined && Object.values(slots).includes('effect');
}

/** OPS-30: a word is of use where it changes something, and that is no loss for the one who does it. */
const words = Object.fromEntries(
  Object.entries(GRAMMAR.words).map(([name, word]) => {
    if (holdsEffects(word)) return [name, word];
    const can = word.can as (...asked: Asked) => boolean;
    const worth = word.worth as (...asked: Asked) => number;
    return [name, { ...word, worth: (...asked: Asked) => (can(...asked) && worth(...asked) >= 0 ? 1 : 0) }];
  }),
);

/** The same language, in which an effect is worth as much as it has parts that are of use. */
const USES = languageOf<Operations>(
  { ...GRAMMAR, words: words as Words<Operations>, worthOfRule: () => 1, worthOfStopping: () => 1 },
  wholeLanguage(),
);

/** OPS-04: whether an effect would do anything but harm to the one who does it. */
export function isOfUse(cx: Cx, effect: Effect): boolean {
  return USES.worth(cx, effect) > 0;
}
