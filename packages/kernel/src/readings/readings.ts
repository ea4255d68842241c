import type { Counter, Finder, Reading } from '../engine/engine.ts';
import type { Algebra } from '../language/fold.ts';
import type { Terms } from '../language/terms.ts';
import type { Grammar } from '../words/grammar.ts';
import type { KeyOf } from '../words/keys.ts';
import { NOTHING, plainReadings } from '../words/plain-readings.ts';
import type { AnyWord } from '../words/words.ts';
import { counterOf } from './amounts.ts';
import { finderOf } from './finders.ts';
import { lastingRules, putOffUntil } from './lasting.ts';
import { named } from './naming.ts';
import { cancelled, instead } from './now.ts';
import { forEach, repeated } from './repeating.ts';
import { unlessPaid } from './unless.ts';
import { readWord } from './word-reading.ts';

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
    rule: (_rule, _amount, gained) => gained ?? NOTHING,
    word: (said, slots) => readWord(words[said.do as L['word']['do']] as unknown as AnyWord<L>, said, slots),
    each: forEach,
    times: (_, times, what) => repeated(times, what),
    unless: unlessPaid,
    lasting: (effect, on, rules, amounts) => lastingRules(grammar, effect, on, rules, amounts),
    later: putOffUntil,
    name: named,
    cancel: () => cancelled(grammar),
    instead: (_, what) => instead(grammar, what),
  };
}
