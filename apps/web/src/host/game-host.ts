import type { Key, Seat, TableEvent } from '@holofoe/kernel';
import type { AnyGame, EventAt, Pending } from '@holofoe/table';
import type { ComponentType, ReactNode } from 'react';
import type { Chronicle, Tally } from './chronicle.ts';

export type Question = Extract<Pending, { kind: 'ask' }>;

/** Says which option is pointed at, and on what of the page. */
export type Point = (key: Key | undefined, at: Element) => void;

/** What a person has put together of an answer so far, and how to go on. */
export interface Choosing {
  /** Absent: nobody at this page is asked now (the bot plays, the past is shown, the game is over). */
  readonly question?: Question;
  readonly chosen: readonly Key[];
  /** Chooses or unchooses; a question for one option is answered at once. */
  readonly choose: (key: Key) => void;
  /** An option is pointed at (hover, focus), or none any more: the prompt says what it would do. */
  readonly point: Point;
}

/** What can be done with a card that is read, from there. */
export interface Deed {
  readonly label: string;
  readonly act: () => void;
}

/** A board draws `.axis` and `.field` into the page's desk, and lays what the page gives it in its places. */
export interface BoardProps {
  /** As the game's `view` gave it for the seat. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly choosing: Choosing;
  /** What is happening right now, while the opponent's turn is shown. */
  readonly happening?: TableEvent;
  /** What the answer would bring about that is pointed at or put together. */
  readonly foretold?: readonly TableEvent[];
  /** Letters of the candidates while a reason is open: the same on the table and in the drawer. */
  readonly letters?: ReadonlyMap<Key, string>;
  /** A card is looked at large; undefined: no longer, where it was only hovered. */
  readonly onRead: (card: string | undefined, how?: 'hover' | 'asked', deed?: Deed) => void;
  /** How long a card may travel, in milliseconds; 0: it is there at once. */
  readonly travel: number;
  /** What is asked: lies between what is common and what is the person's own. */
  readonly prompt: ReactNode;
  /** Buttons of the turn: lie beside the hand. */
  readonly actions: ReactNode;
  /** While a reason is open: takes the place of the prompt and of everything below it. */
  readonly drawer?: ReactNode;
  /** On a phone: the table, or what has a tab of its own. */
  readonly part: 'table' | 'piles';
}

/** "5 / 5 attack": what an answer that is being put together comes to. */
export interface RunningTotal {
  readonly value: number;
  /** What is needed or available. */
  readonly of?: number;
  readonly label: string;
  readonly shape?: 'attack' | 'resources' | 'force' | 'hit-points';
}

/** A rule of the rulebook, with its number. */
export interface RuleEntry {
  readonly id: string;
  readonly part: string;
  readonly rule: string;
  readonly ruling?: string;
}

/** What no table of a game shows at first. */
export interface HostLater {
  readonly rulebook: readonly RuleEntry[];
  /** A card at reading size: full text, numbers, the rules that concern it. */
  readonly Reader: ComponentType<{ readonly card: string; readonly view?: unknown; readonly seat?: Seat }>;
  /** The figures of a game; undefined until somebody has won. */
  readonly tally: (events: readonly EventAt[], config: unknown) => Tally | undefined;
}

export interface Tabs {
  /** "Bot" */
  readonly foe: string;
  readonly part: { readonly label: string; readonly glyph: string };
}

/** All that the page knows of a game: its definition, its board and its cards, later its rulebook. */
export interface GameHost {
  readonly game: AnyGame;
  readonly later: () => Promise<HostLater>;
  readonly Board: ComponentType<BoardProps>;
  /** A small chip with the card's name, for log lines and tables. */
  readonly Chip: ComponentType<{ readonly card: string }>;
  /** Keys of the options that the board itself shows; the prompt has buttons for the others. */
  readonly onTable: (question: Question) => ReadonlySet<Key>;
  /** Whether it asks what to do next in the turn: what the board does not show of it lies beside the hand. */
  readonly isTurn?: (question: Question) => boolean;
  /** Whether it only prepares what was just begun, such as an attack: that can be called off. */
  readonly isCancellable?: (question: Question) => boolean;
  /** What the chosen options come to. */
  readonly total?: (
    question: Question,
    chosen: readonly Key[],
    view: unknown,
    seat: Seat,
  ) => RunningTotal | undefined;
  /** What the page calls the opponent's tab, and the second part of the board on a phone. */
  readonly tabs: Tabs;
  /** The course of a game: its turns, phases, losses and figures. */
  readonly chronicle?: (config: unknown) => Chronicle;
  /** The log's line for an event, with the names of those who play; absent: as the rules say it. */
  readonly voice?: (config: unknown) => AnyGame['say'];
  /** "X-Wing" of "x-wing": where the log says it, a chip stands. */
  readonly cardName?: (card: string) => string;
  /** The card behind a candidate of a reason, where it is one card. */
  readonly cardOf?: (key: Key) => string | undefined;
  /** Seats that persons at this page play. */
  readonly persons: (config: unknown) => readonly Seat[];
  /** Those that the opponent plays. */
  readonly foes: (config: unknown) => readonly Seat[];
  /** Whether a person can take the opponent's side in another game. */
  readonly hasSides: boolean;
  /** The view of one seat with what the other seats of the same person know. */
  readonly together?: (view: unknown, others: readonly unknown[]) => unknown;
  /** What lies on the table in everybody's sight: shown while the table changes hands. */
  readonly Open?: ComponentType<{ readonly view: unknown; readonly seat: Seat }>;
  /** "Rebels against the Empire bot" */
  readonly title: (config: unknown) => string;
  /** "Turn 7 · you" */
  readonly moment: (view: unknown, seat: Seat) => string;
  /** Replies that carry out several steps at once, such as playing the whole hand: the keys, one after another. */
  readonly allInOne?: (
    question: Question,
  ) => { readonly label: string; readonly keys: readonly Key[] } | undefined;
  /** What a reply did, where its words name only what was chosen: "Discard X-Wing" of "X-Wing". */
  readonly deed?: (topic: string, says: string) => string;
  /** What a person would leave undone by this reply; undefined where nothing useful is left. */
  readonly warning?: (question: Question, key: Key, view: unknown, seat: Seat) => string | undefined;
}
