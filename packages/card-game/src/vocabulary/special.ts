import { choose, type Play, type Thing, wordKey } from '@holofoe/kernel';
import { type NumeralChange, numeralsOf } from '../rules/numerals.ts';
import { isFighting } from '../rules/participation.ts';
import { resolveIconsOf } from '../rules/strike.ts';
import { inPlay } from '../state.ts';
import type { CardGameCx, Special, Word } from '../terms/words.ts';
import type { WordsIn } from './words-in.ts';
import { iconsOn, sumOver } from './worth.ts';

interface Procedure {
  readonly can: (cx: CardGameCx, card: Thing) => boolean;
  readonly run: (cx: CardGameCx, card: Thing) => Play;
  readonly worth: (cx: CardGameCx, card: Thing) => number;
  readonly text: (what: string) => string;
}

const PROCEDURES: { readonly [S in Special]: Procedure } = {
  'change a numeral': {
    can: ({ game }, card) => inPlay(game.state, card) !== undefined && numeralsOf(card).length > 0,
    *run({ game, seat, card: source }, card) {
      const options = numeralsOf(card).flatMap((numeral): NumeralChange[] => [
        { numeral, by: 1 },
        { numeral, by: -1 },
      ]);
      const keyOf = (change: NumeralChange) => wordKey(changeText(change));
      const { numeral, by } = yield* choose(game, seat, 'numeral', options, keyOf, source);
      game.state.numerals.push({ card, at: numeral.at, by });
    },
    // What a text would do by one more or less nobody can say in points.
    worth: () => 0,
    text: (what) => `until the end of the phase a numeral in the text of ${what} is 1 more or less`,
  },
  'resolve icons': {
    can: ({ game: { state } }, card) => (inPlay(state, card)?.role ?? null) !== null && isFighting(state),
    run: ({ game }, card) => resolveIconsOf(game, card),
    worth: iconsOn,
    text: (what) => `resolve the combat icons of ${what}`,
  },
};

/** "2 becomes 3 (1.action.n)": the place tells equal numerals apart. */
function changeText({ numeral: { n, at }, by }: NumeralChange): string {
  const now = Math.abs(n);
  return `${now} becomes ${Math.max(0, now + by)} (${at})`;
}

/** What no vocabulary should know: a procedure of one card. */
export const SPECIAL_WORDS: WordsIn<Extract<Word, { readonly do: 'special' }>> = {
  special: {
    slots: { what: 'cards' },
    can: (cx, { procedure, what }) => what.some((card) => PROCEDURES[procedure].can(cx, card)),
    *run(cx, { procedure, what }) {
      for (const card of what) yield* PROCEDURES[procedure].run(cx, card);
      cx.did.done += what.length;
    },
    worth: (cx, { procedure, what }) => sumOver(what, (card) => PROCEDURES[procedure].worth(cx, card)),
    text: ({ procedure, what }) => PROCEDURES[procedure].text(what),
  },
};
