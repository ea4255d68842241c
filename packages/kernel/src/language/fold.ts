import type {
  Amount,
  Cancel,
  CardRule,
  Cards,
  CardTerms,
  Combined,
  Effect,
  First,
  ForEach,
  Instead,
  Lasting,
  Later,
  May,
  Naming,
  OneOf,
  Pay,
  Terms,
  Times,
  Unless,
  When,
} from './terms.ts';
import { effectOf } from './terms.ts';

/** What a field of a word is, so that it can be read before the word sees it. */
export type Slot = 'cards' | 'amount' | 'effect';

/** The slots of each word, in the order in which they are read. */
export type SlotsOfWords = (word: { readonly do: string }) => readonly (readonly [string, Slot])[];

/** One reading of effects: what each part comes to, from what its parts came to. E of effects, S of selectors, A of amounts. */
export interface Algebra<L extends Terms, E, S = E, A = E> {
  readonly cards: (cards: Cards<L>, amounts: CardsParts<A>) => S;
  readonly amount: (amount: Amount<L>, parts: AmountParts<S, A>) => A;
  readonly rule: (rule: CardRule<L>, amount: A | undefined, gained: E | undefined) => E;
  readonly word: (word: L['word'], slots: readonly FilledSlot<E, S, A>[]) => E;
  readonly list: (effect: readonly Effect<L>[], parts: readonly E[]) => E;
  readonly may: (effect: May<L>, what: E) => E;
  readonly oneOf: (effect: OneOf<L>, options: readonly E[]) => E;
  readonly when: (effect: When<L>, then: E, otherwise: E | undefined) => E;
  readonly pay: (effect: Pay<L>, price: E, to: E) => E;
  readonly first: (effect: First<L>, first: E, then: E) => E;
  readonly each: (effect: ForEach<L>, things: S, what: E) => E;
  readonly times: (effect: Times<L>, times: A, what: E) => E;
  readonly unless: (effect: Unless<L>, unless: E, what: E) => E;
  readonly lasting: (
    effect: Lasting<L>,
    on: S | undefined,
    rules: readonly E[],
    amounts: readonly (A | undefined)[],
  ) => E;
  readonly later: (effect: Later<L>, what: E) => E;
  readonly name: (effect: Naming<L>, what: E) => E;
  readonly cancel: (effect: Cancel) => E;
  readonly instead: (effect: Instead<L>, what: E) => E;
}

export interface CardsParts<A> {
  readonly n: A | undefined;
  readonly upTo: A | undefined;
  readonly atLeast: A | undefined;
  readonly atMost: A | undefined;
}

export interface AmountParts<S, A> {
  readonly amounts: readonly A[];
  readonly of: S | undefined;
}

export type FilledSlot<E, S, A> =
  | { readonly field: string; readonly is: 'cards'; readonly of: S }
  | { readonly field: string; readonly is: 'amount'; readonly of: A }
  | { readonly field: string; readonly is: 'effect'; readonly of: E };

export interface Fold<L extends Terms, E, S, A> {
  readonly effect: (effect: Effect<L>) => E;
  readonly cards: (cards: Cards<L>) => S;
  readonly amount: (amount: Amount<L>) => A;
  readonly rule: (rule: CardRule<L>) => E;
}

/** The one walk over effects: nobody else takes one apart. */
export function fold<L extends Terms, E, S = E, A = E>(
  slotsOf: SlotsOfWords,
  by: Algebra<L, E, S, A>,
): Fold<L, E, S, A> {
  const maybe = (amount: Amount<L> | undefined) => (amount === undefined ? undefined : ofAmount(amount));

  function ofCards(cards: Cards<L>): S {
    const isOpen = isObject(cards) && !('the' in cards) && !('each' in cards);
    const n = isOpen ? maybe(cards.n) : undefined;
    const choosing = isOpen && !('random' in cards) ? cards : undefined;
    return by.cards(cards, {
      n,
      upTo: maybe(choosing?.upTo),
      atLeast: maybe(choosing?.total?.atLeast),
      atMost: maybe(choosing?.total?.atMost),
    });
  }

  function ofAmount(amount: Amount<L>): A {
    return by.amount(amount, { amounts: amountsIn<L>(amount).map(ofAmount), of: ofWhom(amount) });
  }

  function ofWhom(amount: Amount<L>): S | undefined {
    if (!isObject(amount) || 'count' in amount) return undefined;
    if ('many' in amount) return ofCards(amount.many);
    return 'of' in amount ? ofCards(amount.of) : undefined;
  }

  function ofRule(rule: CardRule<L>): E {
    if ('gains' in rule) return by.rule(rule, undefined, ofEffect(effectOf(rule.gains)));
    return by.rule(rule, amountOfRule(rule), undefined);
  }

  function amountOfRule(rule: CardRule<L>): A | undefined {
    if ('add' in rule) return ofAmount(rule.add);
    return 'set' in rule ? ofAmount(rule.set) : undefined;
  }

  function ofWord(word: L['word']): E {
    const slots: FilledSlot<E, S, A>[] = [];
    for (const [field, is] of slotsOf(word)) {
      const data = (word as { readonly [field: string]: unknown })[field];
      if (data === undefined) continue;
      if (is === 'cards') slots.push({ field, is, of: ofCards(data as Cards<L>) });
      else if (is === 'amount') slots.push({ field, is, of: ofAmount(data as Amount<L>) });
      else slots.push({ field, is, of: ofEffect(data as Effect<L>) });
    }
    return by.word(word, slots);
  }

  function ofEffect(effect: Effect<L>): E {
    if (isWord<L>(effect)) return ofWord(effect);
    if (isList<L>(effect)) return by.list(effect, effect.map(ofEffect));
    if ('may' in effect) return by.may(effect, ofEffect(effect.may));
    if ('oneOf' in effect) return by.oneOf(effect, effect.oneOf.map(ofEffect));
    if ('when' in effect)
      return by.when(
        effect,
        ofEffect(effect.then),
        effect.otherwise === undefined ? undefined : ofEffect(effect.otherwise),
      );
    if ('pay' in effect) return by.pay(effect, ofEffect(effect.pay), ofEffect(effect.to));
    if ('first' in effect) return by.first(effect, ofEffect(effect.first), ofEffect(effect.then));
    if ('each' in effect) return by.each(effect, ofCards(effect.each), ofEffect(effect.do));
    if ('times' in effect) return by.times(effect, ofAmount(effect.times), ofEffect(effect.do));
    if ('unless' in effect) return by.unless(effect, ofEffect(effect.unless), ofEffect(effect.do));
    if ('lasting' in effect)
      return by.lasting(
        effect,
        effect.on === undefined ? undefined : ofCards(effect.on),
        effect.lasting.map(ofRule),
        effect.lasting.map(amountOfRule),
      );
    if ('later' in effect) return by.later(effect, ofEffect(effect.do));
    if ('name' in effect) return by.name(effect, ofEffect(effect.do));
    if ('now' in effect) return by.cancel(effect);
    return by.instead(effect, ofEffect(effect.instead));
  }

  return { effect: ofEffect, cards: ofCards, amount: ofAmount, rule: ofRule };
}

/** What a visitor finds at each part of an effect, in the order of the data. */
export interface Visitor<L extends Terms, R> {
  readonly cards?: (cards: Cards<L>) => readonly R[];
  readonly amount?: (amount: Amount<L>) => readonly R[];
  readonly rule?: (rule: CardRule<L>) => readonly R[];
  readonly word?: (word: L['word']) => readonly R[];
  readonly effect?: (effect: Combined<L>) => readonly R[];
}

/** A fold that gathers: an effect's own findings before those of its parts. `special`: where that would not do. */
export function gathering<L extends Terms, R>(
  slotsOf: SlotsOfWords,
  visitor: Visitor<L, R>,
  special: Partial<Algebra<L, readonly R[]>> = {},
): Fold<L, readonly R[], readonly R[], readonly R[]> {
  type Found = readonly R[];
  const own = (effect: Combined<L>) => visitor.effect?.(effect) ?? [];
  const there = (found: readonly (Found | undefined)[]) => found.flatMap((each) => each ?? []);
  return fold<L, Found, Found, Found>(slotsOf, {
    cards: (cards, { n, upTo, atLeast, atMost }) => [
      ...(visitor.cards?.(cards) ?? []),
      ...there([n, upTo, atLeast, atMost]),
    ],
    amount: (amount, { amounts, of }) => [...(visitor.amount?.(amount) ?? []), ...there([...amounts, of])],
    rule: (rule, amount, gained) => [...(visitor.rule?.(rule) ?? []), ...there([amount, gained])],
    word: (word, slots) => [...(visitor.word?.(word) ?? []), ...slots.flatMap(({ of }) => of)],
    list: (_, parts) => parts.flat(),
    may: (effect, what) => [...own(effect), ...what],
    oneOf: (effect, options) => [...own(effect), ...options.flat()],
    when: (effect, then, otherwise) => [...own(effect), ...then, ...(otherwise ?? [])],
    pay: (_, price, to) => [...price, ...to],
    first: (_, first, then) => [...first, ...then],
    each: (effect, things, what) => [...own(effect), ...things, ...what],
    times: (effect, times, what) => [...own(effect), ...times, ...what],
    unless: (effect, unless, what) => [...own(effect), ...unless, ...what],
    lasting: (effect, on, rules) => [...own(effect), ...(on ?? []), ...rules.flat()],
    later: (effect, what) => [...own(effect), ...what],
    name: (effect, what) => [...own(effect), ...what],
    cancel: (effect) => own(effect),
    instead: (effect, what) => [...own(effect), ...what],
    ...special,
  });
}

function isObject<T>(value: T): value is Extract<T, object> {
  return typeof value === 'object';
}

/** Combinators have a `do` too, but theirs is an effect. */
function isWord<L extends CardTerms>(effect: Effect<L>): effect is L['word'] {
  return typeof (effect as { readonly do?: unknown }).do === 'string';
}

function isList<L extends CardTerms>(effect: Combined<L>): effect is readonly Effect<L>[] {
  return Array.isArray(effect);
}

/** A game's own counts come first: they may have any fields. */
function amountsIn<L extends Terms>(amount: Amount<L>): readonly Amount<L>[] {
  if (!isObject(amount) || 'count' in amount) return [];
  if ('upTo' in amount) return [amount.upTo];
  if ('sum' in amount) return amount.sum;
  if ('if' in amount) return [amount.n, amount.otherwise];
  return 'amount' in amount ? [amount.amount] : [];
}

/** A fold of which only some parts are special: whatever else is put together comes to what `rest` makes of its parts. */
export function folding<L extends Terms, E>(
  slotsOf: SlotsOfWords,
  special: Partial<Algebra<L, E>> & Pick<Algebra<L, E>, 'word'>,
  rest: (parts: readonly E[]) => E,
): (effect: Effect<L>) => E {
  const there = (parts: readonly (E | undefined)[]) => rest(parts.filter((part) => part !== undefined));
  return fold<L, E>(slotsOf, {
    cards: () => rest([]),
    amount: () => rest([]),
    rule: (_rule, _amount, gained) => there([gained]),
    list: (_, parts) => rest(parts),
    may: (_, what) => what,
    oneOf: (_, options) => rest(options),
    when: (_, then, otherwise) => there([then, otherwise]),
    pay: (_, price, to) => rest([price, to]),
    first: (_, first, then) => rest([first, then]),
    each: (_effect, _things, what) => what,
    times: (_effect, _times, what) => what,
    unless: (_effect, _unless, what) => what,
    lasting: (_effect, _on, rules) => rest(rules),
    later: (_, what) => what,
    name: (_, what) => what,
    cancel: () => rest([]),
    instead: (_, what) => what,
    ...special,
  }).effect;
}
