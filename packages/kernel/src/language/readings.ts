import { counterOf } from './amounts.ts';
import type { Counter, Finder, Reading } from './engine.ts';
import { finderOf } from './finders.ts';
import type { Algebra } from './fold.ts';
import type { Grammar } from './grammar.ts';
import type { KeyOf } from './keys.ts';
import { lastingRules, putOffUntil } from './lasting.ts';
import { named } from './naming.ts';
import { cancelled, instead } from './now.ts';
import { NOTHING, plainReadings } from './plain-readings.ts';
import { forEach, repeated } from './repeating.ts';
import type { Terms } from './terms.ts';
import { unlessPaid } from './unless.ts';
import { readWord } from './word-reading.ts';
import type { AnyWord } from './words.ts';

/** Whether an effect can be done, how it is done and what it is worth, from the same of its parts: all that cards can say. */
export function readings<L extends Terms>(
  grammar: Grammar<L>,
  keyOf: KeyOf<L>,
): Algebra<L, Reading<L>, Finder<L>, Counter<L>> {
  const { words } = grammar;
  return {
    ...plainReadings(grammar, keyOf),
    cards: finderOf,
    amount: counterOf,
    rule: () => NOTHING,
    word: (said, slots) => readWord(words[said.do as L['word']['do']] as unknown as AnyWord<L>, said, slots),
    each: forEach,
    times: (_, times, what) => repeated(times, what),
    unless: unlessPaid,
    lasting: (effect, on, _, amounts) => lastingRules(grammar, effect, on, amounts),
    later: putOffUntil,
    name: named,
    cancel: () => cancelled(grammar),
    instead: (_, what) => instead(grammar, what),
  };
}
