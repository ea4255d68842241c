import type { About } from './about.ts';
import type { Game } from './desk.ts';
import type { TableEvent } from './event.ts';
import type { CardNo, Hidden } from './hidden.ts';
import type { Json } from './json.ts';
import type { Key } from './key.ts';
import type { Ask, Chance, Play, Seat } from './request.ts';
import type { Fault, Parsed, Schema } from './schema.ts';

/** What every state has: the number of its format, and what nobody has seen yet. */
export interface AnyState {
  readonly format: number;
  readonly hidden: Hidden;
}

/** A question in words: what is asked, and a label for each option. */
export interface Wording {
  readonly prompt: string;
  readonly labels: readonly string[];
}

/** All that a table, a front end and the lab know of a game. C configuration, S state, V view, E edit, O outcome. */
export interface GameDefinition<C, S extends AnyState, V, E, O> {
  readonly id: string;
  readonly name: string;
  /** Version of rules and cards: a journal is replayed only under the version that wrote it. */
  readonly rules: string;
  /** Number of the state's format: older ones go through `migrate`. */
  readonly format: number;
  readonly config: Schema<C>;
  readonly seats: (config: C) => number;
  /** No chance, no choice: everything sealed. Dealing and choosing are steps of `play`. */
  readonly setup: (config: C) => S;
  /** `for (;;) { yield CHECKPOINT; … one action … }` until the game is over. */
  readonly play: (game: Game<S>) => Play<O>;
  readonly view: (state: S, seat: Seat) => V;
  readonly wording: (state: S, ask: Ask, seat: Seat) => Wording;
  /** Chance in words, for a person who answers it with real cards. */
  readonly chanceWording: (state: S, chance: Chance) => Wording;
  /** The log's line for an event that was cut for the seat; undefined where the log is silent. */
  readonly say: (event: TableEvent, seat: Seat) => string | undefined;
  /** What an event that was cut for a seat is about. */
  readonly about: (event: TableEvent) => About;
  /** Which card it is, whatever its copy. */
  readonly idOf: (card: CardNo) => string;
  /** What a choice of the opponent is about, as the topic of its reason says it: "card to defeat". */
  readonly topicName: (topic: string) => string;
  /** What a key of a reason's candidate is called. */
  readonly nameOf: (key: Key) => string;
  readonly edit: { readonly schema: Schema<E>; readonly apply: (state: S, edit: E) => string | undefined };
  /** A state of an older format or of older rules as one of today's, which `readState` then checks. */
  readonly migrate: (old: unknown, format: number) => unknown;
  /** A state from outside: its shape only; whether it makes sense, `invariants` says. */
  readonly readState: (data: unknown, seats: number) => Parsed<S>;
  /** The first thing that is not as it must be; undefined where all is well. */
  readonly invariants: (state: S) => string | undefined;
}

/** What people write by hand for a game. Apart from its definition: a page that only plays need not load it. */
export interface HandWritten<S extends AnyState> {
  /** A sparse table, with names: only what differs from a new game. */
  readonly read: (data: unknown) => { readonly state: S } | { readonly faults: readonly Fault[] };
  readonly write: (state: S) => Json;
  /** JSON Schemas of a configuration and of a table. */
  readonly schemas: { readonly config: () => Json; readonly table: () => Json };
}
