import { canPay, pay } from '../rules/paying.ts';
import { AFFILIATION_NAMES } from '../terms/traits.ts';
import type { Word } from '../terms/words.ts';
import { many } from './phrases.ts';
import type { WordsIn } from './words-in.ts';

export const SPENDING_WORDS: WordsIn<Extract<Word, { readonly do: 'spend' }>> = {
  spend: {
    slots: { resources: 'amount' },
    can: ({ game, seat }, { resources, of }) => canPay(game, seat, { n: resources, of }),
    run: (cx, { resources, of }) => pay(cx.game, cx.seat, { n: resources, of }, cx),
    worth: (_, { resources }) => -resources,
    text: ({ resources, of }) =>
      `spend ${many(resources, of === undefined ? 'resource' : `${AFFILIATION_NAMES[of]} resource`)}`,
  },
};
