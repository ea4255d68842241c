import { copyOf } from '../engine/context.ts';
import type { Counter, Finder, Language, Reading } from '../engine/engine.ts';
import { type Algebra, type Fold, fold, type Slot, type SlotsOfWords } from '../language/fold.ts';
import { keptFor } from '../language/kept.ts';
import type { Amount, Terms } from '../language/terms.ts';
import type { Grammar } from './grammar.ts';
import { type KeyOf, keyAmong, names } from './keys.ts';
import type { AnyWord } from './words.ts';

/** How much of the language a game needs: `plainLanguage` or `wholeLanguage`. What it does not need it does not carry with it. */
export interface Extent<L extends Terms> {
  readonly readings: (grammar: Grammar<L>, keyOf: KeyOf<L>) => Algebra<L, Reading<L>, Finder<L>, Counter<L>>;
  readonly texts: (grammar: Grammar<L>) => Algebra<L, string>;
  readonly inside: (
    slotsOf: SlotsOfWords,
    read: Fold<L, Reading<L>, Finder<L>, Counter<L>>,
  ) => Pick<Language<L>, 'aimsIn' | 'nodeOf' | 'nodesIn'>;
}

/** The language that a game's cards are written in. What is read of an effect is kept as long as the effect is there. */
export function languageOf<L extends Terms>(grammar: Grammar<L>, extent: Extent<L>): Language<L> {
  const slots = new Map<string, readonly (readonly [string, Slot])[]>();
  const words = grammar.words as unknown as { readonly [name: string]: AnyWord<L> };
  for (const [name, entry] of Object.entries(words)) slots.set(name, Object.entries(entry.slots ?? {}));
  const slotsOf = ({ do: name }: { readonly do: string }) => {
    const found = slots.get(name);
    if (!found) throw new Error(`There is no word "${name}".`);
    return found;
  };

  const inWords = fold<L, string>(slotsOf, extent.texts(grammar));
  const called = fold<L, string>(slotsOf, names(grammar));
  const keyOf = keyAmong<L>(called.effect);
  const read = fold<L, Reading<L>, Finder<L>, Counter<L>>(slotsOf, extent.readings(grammar, keyOf));
  const counter = keptFor((amount: object) => read.amount(amount as Amount<L>));
  const reading = keptFor(read.effect);
  return {
    reading,
    can: (cx, effect) => reading(effect).can(cx),
    run: (cx, effect) => reading(effect).run(cx),
    worth: (cx, effect) => reading(effect).worth(copyOf(cx)),
    amount: (cx, amount) => (typeof amount === 'object' ? counter(amount) : read.amount(amount)).of(cx),
    text: inWords.effect,
    slotsOf,
    keyOf,
    ruleText: inWords.rule,
    ...extent.inside(slotsOf, read),
  };
}
