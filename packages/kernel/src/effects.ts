import { type Desk, enter, leave } from './desk.ts';
import type { Play } from './request.ts';

/** A word of a game's vocabulary: all four readings, or it does not compile. */
export interface Word<W, Cx, E = never> {
  /** Would it change anything now? */
  readonly can: (cx: Cx, word: W) => boolean;
  /** A generator only where it may ask. */
  readonly run: (cx: Cx, word: W) => Play | undefined;
  /** How much it is worth to the one who does it. */
  readonly worth: (cx: Cx, word: W) => number;
  /** What it does, as an order in our own words: "draw a card". `nested` reads an effect that the word holds. */
  readonly text: (word: W, nested: (effect: E) => string) => string;
}

export type Vocabulary<W extends { readonly do: string }, Cx, E = never> = {
  readonly [K in W['do']]: Word<Extract<W, { readonly do: K }>, Cx, E>;
};

/** Words put together: all of a list; if wished; one of several; under a condition; for a price. */
export type Effect<W, C> = W | readonly Effect<W, C>[] | When<W, C> | Asking<W, C>;

export interface When<W, C> {
  readonly when: C;
  readonly then: Effect<W, C>;
  readonly otherwise?: Effect<W, C>;
}

type Asking<W, C> = May<W, C> | OneOf<W, C> | Pay<W, C>;

export interface May<W, C> {
  readonly may: Effect<W, C>;
}

export interface OneOf<W, C> {
  readonly oneOf: readonly Effect<W, C>[];
}

export interface Pay<W, C> {
  readonly pay: Effect<W, C>;
  readonly to: Effect<W, C>;
  /** The price may be paid even where it buys nothing. */
  readonly anyway?: true;
  /** No price at all: first the one, then the other. */
  readonly afterwards?: true;
}

/** What a game adds so that its effects can be read. */
export interface Grammar<
  W extends { readonly do: string },
  C,
  Cx extends { readonly game: { readonly desk: Desk } },
> {
  readonly words: Vocabulary<W, Cx, Effect<W, C>>;
  readonly holds: (cx: Cx, condition: C) => boolean;
  readonly conditionText: (condition: C) => string;
  readonly wish: (cx: Cx, effect: Effect<W, C>) => Play<boolean>;
  /** Of the options that can be resolved. */
  readonly chooseOne: (cx: Cx, options: readonly Effect<W, C>[]) => Play<Effect<W, C>>;
}

export interface Language<W, C, Cx> {
  readonly can: (cx: Cx, effect: Effect<W, C>) => boolean;
  readonly run: (cx: Cx, effect: Effect<W, C>) => Play | undefined;
  readonly worth: (cx: Cx, effect: Effect<W, C>) => number;
  readonly text: (effect: Effect<W, C>) => string;
}

export function language<
  W extends { readonly do: string },
  C,
  Cx extends { readonly game: { readonly desk: Desk } },
>(grammar: Grammar<W, C, Cx>): Language<W, C, Cx> {
  type E = Effect<W, C>;

  /** TypeScript cannot see that a word and its entry in the vocabulary belong together; the mapped type guarantees it. */
  const wordOf = (word: W) => grammar.words[word.do as W['do']] as unknown as Word<W, Cx, E>;

  const branch = (cx: Cx, effect: When<W, C>): E =>
    grammar.holds(cx, effect.when) ? effect.then : (effect.otherwise ?? []);

  function can(cx: Cx, effect: E): boolean {
    if (isList(effect)) return effect.some((each) => can(cx, each));
    if (isWord(effect)) return wordOf(effect).can(cx, effect);
    if ('may' in effect) return can(cx, effect.may);
    if ('oneOf' in effect) return effect.oneOf.some((each) => can(cx, each));
    if ('when' in effect) return can(cx, branch(cx, effect));
    return can(cx, effect.pay) && (effect.anyway === true || can(cx, effect.to));
  }

  function run(cx: Cx, effect: E): Play | undefined {
    if (!isList(effect)) {
      if (isWord(effect)) return runWord(cx, effect);
      if ('when' in effect) return run(cx, branch(cx, effect));
      return combined(cx, effect);
    }
    for (let i = 0; i < effect.length; i++) {
      const play = run(cx, effect[i] as E);
      if (play) return theRest(cx, play, effect, i + 1);
    }
    return undefined;
  }

  function runWord(cx: Cx, word: W): Play | undefined {
    enter(cx.game.desk, word.do);
    const play = wordOf(word).run(cx, word);
    if (play) return thenLeave(cx.game.desk, play);
    leave(cx.game.desk);
    return undefined;
  }

  function* theRest(cx: Cx, first: Play, list: readonly E[], from: number): Play {
    yield* first;
    for (let i = from; i < list.length; i++) {
      const play = run(cx, list[i] as E);
      if (play) yield* play;
    }
  }

  function* combined(cx: Cx, effect: Asking<W, C>): Play {
    if ('may' in effect) {
      const wished = can(cx, effect.may) && (yield* grammar.wish(cx, effect.may));
      const play = wished ? run(cx, effect.may) : undefined;
      if (play) yield* play;
    } else if ('oneOf' in effect) {
      const open = effect.oneOf.filter((each) => can(cx, each));
      const play = open.length > 0 ? run(cx, yield* grammar.chooseOne(cx, open)) : undefined;
      if (play) yield* play;
    } else if (can(cx, effect)) {
      const paying = run(cx, effect.pay);
      if (paying) yield* paying;
      const play = run(cx, effect.to);
      if (play) yield* play;
    }
  }

  function worth(cx: Cx, effect: E): number {
    if (isList(effect)) return effect.reduce((sum, each) => sum + worth(cx, each), 0);
    if (isWord(effect)) return wordOf(effect).worth(cx, effect);
    if ('may' in effect) return Math.max(0, worth(cx, effect.may));
    if ('oneOf' in effect)
      return bestOf(effect.oneOf.filter((each) => can(cx, each)).map((each) => worth(cx, each)));
    if ('when' in effect) return worth(cx, branch(cx, effect));
    return worth(cx, effect.pay) + worth(cx, effect.to);
  }

  function text(effect: E): string {
    if (isList(effect))
      return effect
        .map((each, i) => (i > 0 && 'when' in each ? `, ${text(each)}` : ` ${text(each)}`))
        .join(' and')
        .trim();
    if ('do' in effect) return wordOf(effect).text(effect, text);
    if ('may' in effect) return `you may ${text(effect.may)}`;
    if ('oneOf' in effect) return `choose one: ${effect.oneOf.map(text).join('; or ')}`;
    if ('when' in effect) {
      const condition = grammar.conditionText(effect.when);
      const otherwise = effect.otherwise === undefined ? '' : `; otherwise ${text(effect.otherwise)}`;
      return `if ${condition}, ${text(effect.then)}${otherwise}`;
    }
    const link = effect.afterwards ? '; then ' : 'when' in effect.to ? '; then, ' : ' to ';
    return `${text(effect.pay)}${link}${text(effect.to)}`;
  }

  return { can, run, worth, text };
}

function* thenLeave(desk: Desk, play: Play): Play {
  yield* play;
  leave(desk);
}

/** Most effects are words: reading `do` is several times faster than asking whether it is there. */
function isWord<W extends { readonly do: string }>(effect: W | object): effect is W {
  return (effect as Partial<W>).do !== undefined;
}

function isList<E>(effect: E | readonly E[]): effect is readonly E[] {
  return Array.isArray(effect);
}

function bestOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values);
}
