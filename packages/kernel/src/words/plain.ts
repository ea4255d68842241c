import type { Bot, Ruleset, Timing } from '../engine/engine.ts';
import type { Terms } from '../language/terms.ts';
import type { Grammar } from './grammar.ts';
import { type Extent, languageOf } from './language.ts';
import { plainReadings } from './plain-readings.ts';
import { plainTexts } from './plain-text.ts';
import { unsaid } from './unsaid.ts';
import type { Words } from './words.ts';

/** A language of words in a row, if wished, one of several, under a condition, for a price, one after the other. */
export function plainLanguage<L extends Terms>(): Extent<L> {
  return { readings: plainReadings, texts: plainTexts, inside: nothingInside };
}

/** Nothing is a target, lasts or comes later. */
function nothingInside<L extends Terms>(): ReturnType<Extent<L>['inside']> {
  return { aimsIn: () => [], nodesIn: (ability) => [ability], nodeOf: () => 0 };
}

/** What a game of plain words gives the kernel. */
export interface PlainGame<L extends Terms> extends Pick<Ruleset<L>, 'holds' | 'seatOf' | 'sourceOf'> {
  readonly words: Words<L>;
  readonly conditionText: (condition: L['condition']) => string;
  readonly bot: Pick<Bot<L>, 'option' | 'plays' | 'wishes'>;
  readonly thenNeeds: Timing<L>['thenNeeds'];
}

/** The rules of a game of plain words. Whatever its language does not say is never asked, and says so if it is. */
export function plainRules<L extends Terms>(game: PlainGame<L>): Ruleset<L> {
  const { words, conditionText, bot, thenNeeds, holds, seatOf, sourceOf } = game;
  const grammar: Grammar<L> = {
    words,
    says: {
      condition: conditionText,
      filter: unsaid,
      count: unsaid,
      stat: unsaid,
      rule: unsaid,
      moment: unsaid,
      ref: unsaid,
      until: unsaid,
      name: unsaid,
    },
    worthOfRule: unsaid,
    worthOfStopping: unsaid,
  };
  return {
    language: languageOf(grammar, plainLanguage()),
    timing: {
      policy: 'stack',
      targets: 'before the price',
      thenNeeds,
      seats: unsaid,
      tellsFirst: NONE,
      check: unsaid,
      harmless: NONE,
    },
    bot: { ...bot, pick: unsaid },
    holds,
    seatOf,
    sourceOf,
    abilitiesOf: unsaid,
    printed: unsaid,
    things: unsaid,
    test: unsaid,
    ref: unsaid,
    count: unsaid,
    fits: unsaid,
    isThere: unsaid,
    isPaid: unsaid,
    scope: unsaid,
    controllerOf: unsaid,
    titleOf: unsaid,
    names: unsaid,
    topicOf: unsaid,
    keyOf: unsaid,
  };
}

const NONE: ReadonlySet<string> = new Set();
