import { folding } from '@holofoe/kernel';
import { KINDS } from '../cards/catalogue.ts';
import { placeOf } from '../cards/number.ts';
import type { Effect, Operations, Word } from '../cards/terms.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { EXPECTED } from './dice-worth.ts';
import { WORTH } from './weights.ts';
import { lossOfOwn } from './worth-of-cards.ts';

/** Only the table says it. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/** What an action of a card can gain at most, whatever the table looks like: where that is too little, it is not reckoned. */
export function mostOfActions(card: number): number {
  return MOST[placeOf(card)] ?? UNKNOWN;
}

/** By the places of the kinds. */
const MOST: readonly number[] = KINDS.map(({ abilities, actions }, place) => {
  const mostOf = mostOfEffect(EXPECTED[place] ?? 0);
  let most = 0;
  for (const i of actions) {
    const ability = abilities[i];
    if (ability && 'action' in ability) most = Math.max(most, mostOf(ability.action));
  }
  return most;
});

/** Of a card whose die is worth so much. */
function mostOfEffect(expected: number): (effect: Effect) => number {
  return folding<Operations, number>(
    LANGUAGE.slotsOf,
    {
      word: (word) => mostOfWord(word, expected),
      may: (_, what) => Math.max(0, what),
      when: (_, then, otherwise = 0) => Math.max(then, otherwise),
      oneOf: (_, options) => Math.max(0, ...options),
      each: () => UNKNOWN,
      times: () => UNKNOWN,
      lasting: () => UNKNOWN,
      later: () => UNKNOWN,
      instead: () => UNKNOWN,
      unless: () => UNKNOWN,
    },
    (parts) => parts.reduce((sum, part) => sum + part, 0),
  );
}

function mostOfWord(word: Word, expected: number): number {
  switch (word.do) {
    case 'gain':
      return word.who === undefined && typeof word.n === 'number' ? word.n * WORTH.resource : UNKNOWN;
    case 'spend':
      return 0;
    case 'shield':
      return isOne(word.to) && typeof word.n === 'number' ? word.n * WORTH.shield : UNKNOWN;
    case 'heal':
      return isOne(word.to) && typeof word.n === 'number' ? word.n * WORTH.heal : UNKNOWN;
    case 'move':
      return word.cards === 'this' && word.from === undefined ? -lossOfOwn(expected, word.to) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** Whom a selector means is one thing, however the table looks. */
function isOne(cards: Extract<Word, { readonly do: 'shield' }>['to']): boolean {
  if (cards === 'this' || cards === 'host') return true;
  return typeof cards === 'object' && 'one' in cards && cards.n === undefined && cards.upTo === undefined;
}
