import type { Seat, TableEvent } from '@holofoe/kernel';

/** What the page says of the course of a game, as it was set up. */
export interface Chronicle {
  /** What is counted: "Turn", "Round". */
  readonly unit: string;
  /** "the bot", "the AI": the opponent of one person. */
  readonly foeName: string;
  /** The phases of a bot's turn, in order. */
  readonly phases: (seat: Seat) => readonly string[];
  /** "the Empire" */
  readonly sideName: (seat: Seat) => string;
  /** "Empire bot" */
  readonly botName: (seat: Seat) => string;
  /** What is in sight of an opponent in words: "X = 1, deck 3, discard 12". */
  readonly statusOf: (view: unknown, seat: Seat) => string;
  /** The heading that an event opens in the log; absent: every turn has one. */
  readonly headOf?: (event: TableEvent) => string | undefined;
  /** Places among the events of what changes nothing and need not be shown step by step. */
  readonly routine?: (events: readonly TableEvent[]) => ReadonlySet<number>;
}

/** The figures of a game that is over. */
export interface Tally {
  readonly winner: Seat;
  /** "The players won."; absent: by the winner's name. */
  readonly title?: string;
  readonly turns: number;
  /** What the log says of the end, last the victory itself. */
  readonly ending: readonly TableEvent[];
  /** The card that the end is remembered by. */
  readonly emblem?: string;
  readonly facts: readonly { readonly value: number; readonly label: string }[];
  readonly climb: Climb;
  readonly balance?: Balance;
  readonly purchases: readonly Purchases[];
  /** The heaviest loss of the side that lost. */
  readonly turned?: { readonly index: number; readonly turn: number; readonly event: TableEvent };
}

/** What each side has brought about after each turn, as a line that climbs. */
export interface Climb {
  readonly title: string;
  readonly lines: readonly {
    readonly seat: Seat;
    readonly label: string;
    /** After turn 1, 2, … */
    readonly totals: readonly number[];
    readonly medals: readonly { readonly turn: number; readonly label: string }[];
  }[];
}

/** How something between the sides stood after each turn: negative is seat 0's, positive seat 1's. */
export interface Balance {
  readonly title: string;
  readonly most: number;
  readonly values: readonly number[];
}

export interface Purchases {
  readonly seat: Seat;
  readonly cards: readonly { readonly card: string; readonly cost: number; readonly count: number }[];
}
