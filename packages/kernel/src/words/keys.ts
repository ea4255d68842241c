import type { Key } from '../key.ts';
import { effectKey } from '../key.ts';
import type { Algebra } from '../language/fold.ts';
import type { Effect, Terms } from '../language/terms.ts';

import type { Grammar } from './grammar.ts';
import type { AnyWord } from './words.ts';

/** A short, stable name for an effect: what its words are called. */
export function names<L extends Terms>({ words }: Grammar<L>): Algebra<L, string> {
  return {
    cards: () => '',
    amount: () => '',
    rule: () => '',
    word(said) {
      const entry = words[said.do as L['word']['do']] as unknown as AnyWord<L>;
      return entry.key?.(said as never) ?? said.do;
    },
    list: (_, parts) => parts.join('+'),
    may: (_, what) => what,
    oneOf: (_, options) => options.join('|'),
    when: (_, then) => then,
    pay: (_effect, _price, to) => to,
    first: (_, first) => first,
    each: (_effect, _things, what) => what,
    times: (_effect, _times, what) => what,
    unless: (_effect, _unless, what) => what,
    lasting: () => 'lasting',
    later: (_, what) => what,
    name: (_, what) => what,
    cancel: () => 'cancel',
    instead: (_, what) => what,
  };
}

/** The name of an option among others. */
export type KeyOf<L extends Terms> = (option: Effect<L>, among: readonly Effect<L>[]) => Key;

/** Two options of one choice never share a key, even where they are called alike. */
export function keyAmong<L extends Terms>(nameOf: (effect: Effect<L>) => string): KeyOf<L> {
  return (option, among) => {
    const name = nameOf(option);
    const before = among.slice(0, among.indexOf(option)).filter((other) => nameOf(other) === name).length;
    return effectKey(before === 0 ? name : `${name} ${before + 1}`);
  };
}
