import type { Key, Seat } from '@holofoe/kernel';
import type { LastStep, Pending } from '@holofoe/table';
import type { Question } from '../host/game-host.ts';
import type { Told } from './log-book.ts';
import type { Showing, Stretch } from './showing.ts';

/** The decision that an undo takes back. */
export interface Undo extends LastStep {
  /** Chance has decided something since: after an undo it decides anew. */
  readonly drawsAnew: boolean;
}

/** What the page draws: made anew with every change, never changed itself. */
export interface Scene {
  readonly view: unknown;
  readonly seat: Seat;
  /** The open question, where it is this page's and the table is shown as it is now. */
  readonly question: Question | undefined;
  readonly pending: Pending;
  readonly chosen: readonly Key[];
  readonly showing: Showing | undefined;
  /** The steps of the turn that is shown. */
  readonly turn: Stretch | undefined;
  /** Everything that was told, what is still to be shown too. */
  readonly told: readonly Told[];
  /** How much of it the table shows by now. */
  readonly shown: number;
  /** The opponent's last turn, to watch again. */
  readonly lastTurn: Stretch | undefined;
  /** The entry of the log after which the table is shown as it was. */
  readonly past: number | undefined;
  readonly undo: Undo | undefined;
  readonly redo: number | undefined;
  readonly refusal: string | undefined;
  /** The undo that was just made. */
  readonly undone: Undo | undefined;
  readonly outcome: unknown;
  /** Another person takes the seat: the table is covered until they say so. */
  readonly handOver: Seat | undefined;
}
