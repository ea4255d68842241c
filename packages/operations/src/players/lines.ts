import { type CardNo, folding } from '@holofoe/kernel';
import { KINDS } from '../cards/catalogue.ts';
import { placeOf } from '../cards/number.ts';
import type { Effect, Operations, Word } from '../cards/terms.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

/** The order of a greedy round. Within a line the worth decides, which is less than the space between two lines. */
export const LINE = {
  defeat: 900,
  mitigate: 800,
  equip: 700,
  income: 650,
  activate: 600,
  focus: 550,
  resolve: 500,
  reroll: 450,
  rest: 400,
  support: 350,
  claim: 100,
  pass: 0,
} as const;
/** The worth of an action within its line ends here. */
export const SPACE = 49;

/** Where playing a card belongs. */
export function lineOf(card: CardNo): number {
  return LINES[placeOf(card)] ?? LINE.support;
}

/** Whose dice a word is about, where it lets somebody choose. */
function isAboutFoesDice(word: Word): boolean {
  const dice =
    word.do === 'remove' || word.do === 'reroll' ? word.dice : word.do === 'turn' ? word.to : undefined;
  if (typeof dice !== 'object') return false;
  if ('one' in dice) return dice.one.whose !== 'own';
  return 'each' in dice && dice.each.whose !== 'own';
}

/** Effects on dice of the other side are for the moment when it has some. */
const meansFoesDice = folding<Operations, boolean>(
  LANGUAGE.slotsOf,
  {
    word: isAboutFoesDice,
    when: (_, then) => then,
    pay: (_effect, _price, to) => to,
    first: (_effect, _first, then) => then,
  },
  (parts) => parts.includes(true),
);

/** What an effect is after its condition and its price, where it is a single word. */
const lastWord = folding<Operations, Word | undefined>(
  LANGUAGE.slotsOf,
  {
    word: (word) => word,
    may: () => undefined,
    when: (_, then) => then,
    pay: (_effect, _price, to) => to,
    first: (_effect, _first, then) => then,
  },
  () => undefined,
);

function helpsActions(effect: Effect): boolean {
  const word = lastWord(effect);
  return word?.do === 'activate' || word?.do === 'act again' || word?.do === 'gain';
}

/** Events that do nothing but take one of the AI's dice away: no better than its most dangerous one. */
export function isRemovalCard(card: CardNo): boolean {
  return REMOVALS[placeOf(card)] === true;
}

const REMOVALS: readonly boolean[] = KINDS.map(({ played }) => played !== undefined && isRemoval(played));

function isRemoval(effect: Effect): boolean {
  const word = lastWord(effect);
  return word?.do === 'remove' && isAboutFoesDice(word);
}

/** By the places of the kinds. */
const LINES: readonly number[] = KINDS.map(({ type, played }) => {
  if (type !== 'event' || played === undefined) return LINE.equip;
  return meansFoesDice(played) ? LINE.mitigate : helpsActions(played) ? LINE.income : LINE.support;
});
