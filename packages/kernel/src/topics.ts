import { arrange, ask, choose, chooseAtOnce, chooseSome, type Forced, split, type Wanted } from './asking.ts';
import type { Game } from './desk.ts';
import type { Key } from './key.ts';
import { type Priority, rank } from './priority.ts';
import { type Choice, plainly } from './reason.ts';
import type { Ask, Form, Play, Seat, Source } from './request.ts';

/** What every question about a topic has in common. */
export interface Topic<in T> {
  /** How an option is named. */
  readonly keyOf: (option: T) => Key;
  readonly forced: Forced;
}

/** All that a game asks: T says for each topic what its options are. */
export type TopicTable<T> = { readonly [K in keyof T]: Topic<T[K]> };

/** The topics whose options are of this type. */
export type TopicsAbout<T, Option> = {
  [K in keyof T]: [Option] extends [T[K]] ? ([T[K]] extends [Option] ? K : never) : never;
}[keyof T] &
  string;

/** Asked even where there is nothing to decide. */
export function askedAlways<T>(keyOf: (option: T) => Key): Topic<T> {
  return { keyOf, forced: 'ask' };
}

/** Asked where there is something to decide. */
export function askedIfOpen<T>(keyOf: (option: T) => Key): Topic<T> {
  return { keyOf, forced: 'skip' };
}

/**
 * The questions of a game by their topics: a topic that there is not, or options of another one, do not compile.
 * `plays`: which seats are the opponent's.
 */
export function askingBy<T, G extends Game<unknown>>(
  topics: TopicTable<T>,
  plays: (state: G['state'], seat: Seat) => boolean,
) {
  type Name = keyof T & string;
  return {
    /** One of several. */
    choose<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      source?: Source,
    ): Play<T[K]> {
      const { keyOf, forced } = topics[topic];
      return choose(game, seat, topic, options, keyOf, source, forced);
    },

    /** One of several, where nobody need be waited for; otherwise undefined. */
    chooseAtOnce<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      source?: Source,
    ): T[K] | undefined {
      const { keyOf, forced } = topics[topic];
      return chooseAtOnce(game, seat, topic, options, keyOf, source, forced);
    },

    /** Some of several, in the order of the list. */
    chooseSome<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      wanted: Wanted,
      source?: Source,
    ): Play<T[K][]> {
      const { keyOf, forced } = topics[topic];
      return chooseSome(game, seat, topic, options, wanted, keyOf, source, forced);
    },

    /** All of them, in an order. */
    arrange<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      source?: Source,
    ): Play<T[K][]> {
      const { keyOf, forced } = topics[topic];
      return arrange(game, seat, topic, options, keyOf, source, forced);
    },

    /** A total, at most `most` on each: a share for each. */
    split<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      total: number,
      most: readonly number[],
      source?: Source,
    ): Play<readonly number[]> {
      const { keyOf, forced } = topics[topic];
      return split(game, seat, topic, options, total, most, keyOf, source, forced);
    },

    /** A question for `together`. */
    ask<K extends Name>(seat: Seat, topic: K, options: readonly T[K][], form: Form): Ask<T[K], K> {
      return ask(seat, topic, options, form, topics[topic].keyOf);
    },

    /** One of several: a person is askedAlways, the opponent goes by its priorities. Nothing to choose from: undefined. */
    select<K extends Name>(
      game: G,
      seat: Seat,
      topic: K,
      options: readonly T[K][],
      by: Priority<T[K], G>,
      source?: Source,
    ): Play<Choice<T[K]> | undefined> {
      const { keyOf, forced } = topics[topic];
      return selectOne(game, plays(game.state, seat), seat, topic, options, by, keyOf, source, forced);
    },
  };
}

function* selectOne<T, G extends Game<unknown>>(
  game: G,
  isOpponent: boolean,
  seat: Seat,
  topic: string,
  options: readonly T[],
  by: Priority<T, G>,
  keyOf: (option: T) => Key,
  source: Source | undefined,
  forced: Forced,
): Play<Choice<T> | undefined> {
  if (options.length === 0) return undefined;
  if (isOpponent) return rank(game, topic, by, options, keyOf);
  return plainly(yield* choose(game, seat, topic, options, keyOf, source, forced));
}
