import type { Seat, TableEvent } from '@holofoe/kernel';
import type { EventAt } from '@holofoe/table';

/** What a game's events tell of its course; the page draws it and counts nothing itself. */
export interface Chronicle {
  /** The turn that an event opens. */
  readonly turnOf: (event: TableEvent) => { readonly turn: number; readonly seat: Seat } | undefined;
  /** The phase that an event opens, as it is called. */
  readonly phaseOf: (event: TableEvent) => string | undefined;
  /** The phases of a bot's turn, in order. */
  readonly phases: (seat: Seat) => readonly string[];
  /** A step toward defeat. */
  readonly lossOf: (event: TableEvent) => { readonly seat: Seat; readonly card: string } | undefined;
  /** "the Empire" */
  readonly sideName: (seat: Seat) => string;
  /** What is in sight of an opponent in words: "X = 1, deck 3, discard 12". */
  readonly statusOf: (view: unknown, seat: Seat) => string;
  /** Undefined until somebody has won. */
  readonly tally: (events: readonly EventAt[], seats: number) => Tally | undefined;
}

/** The figures of a game that is over. */
export interface Tally {
  readonly winner: Seat;
  readonly turns: number;
  /** The log's lines that tell how it ended. */
  readonly ending: readonly TableEvent[];
  /** The card that the end is remembered by. */
  readonly emblem?: string;
  readonly facts: (seat: Seat) => readonly { readonly value: number; readonly label: string }[];
  /** A line for each seat: its total after each turn. */
  readonly climb: {
    readonly title: string;
    readonly lines: readonly {
      readonly seat: Seat;
      /** Of turn 1, 2, … */
      readonly totals: readonly number[];
      readonly medals: readonly { readonly turn: number; readonly card: string }[];
    }[];
  };
  /** A column for each turn, from -most (seat 0) to most (seat 1). */
  readonly balance: { readonly title: string; readonly most: number; readonly values: readonly number[] };
  readonly purchases: readonly {
    readonly seat: Seat;
    readonly cards: readonly { readonly card: string; readonly cost: number; readonly count: number }[];
  }[];
  /** The turn with the greatest loss, where there is one: its events, and the position before it. */
  readonly turned?: {
    readonly at: number;
    readonly turn: number;
    readonly event: TableEvent;
    readonly cards: readonly string[];
  };
}
