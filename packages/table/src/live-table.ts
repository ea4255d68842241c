import type { Json, Seat, TableEvent } from '@holofoe/kernel';
import type { EventAt } from './history.ts';
import type { Entry } from './journal.ts';
import type { LastStep } from './last-step.ts';
import type { Pending } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Save } from './save.ts';
import type { SaveInParts } from './save-parts.ts';

export interface Frame<V> extends EventAt {
  readonly view: V;
}

/** A game in progress, as its front ends and tests see it. Whatever is refused has changed nothing. */
export interface LiveTable<V = unknown, O = unknown> {
  readonly seats: number;
  /** How many entries the journal has. */
  readonly position: number;
  readonly journal: readonly Entry[];
  readonly outcome: O | undefined;
  readonly betweenActions: boolean;
  /** What somebody who opens it should know, such as that an older save was taken over. */
  readonly note: string | undefined;

  view(seat: Seat): V;
  pending(seat: Seat): Pending<O>;
  /** What was told on the way here, at the positions from `from` on. */
  events(seat: Seat, from?: number): readonly EventAt[];
  /** What happened after a position, an event at a time, each with the table as the seat saw it right then. */
  playback(seat: Seat, from: number): readonly Frame<V>[];
  log(seat: Seat): readonly string[];
  /** The log of a save of other rules that this table was taken over from. */
  earlierLog(seat: Seat): readonly string[];
  /** Of the state as it is now. */
  hash(): string;

  /** `to`: the number of the question. For a split each key is named as often as its share. */
  reply(seat: Seat, to: number, keys: readonly string[]): Refusal | undefined;
  /** Takes a reply back while others are still asked. */
  back(seat: Seat): Refusal | undefined;
  /** Chance, where a person answers it. */
  answer(to: number, key: string): Refusal | undefined;
  /** Between actions only; all of the edits or none. */
  correct(edits: readonly Json[]): Refusal | undefined;
  /** To an earlier position where somebody was asked, or on to one that was undone. */
  undo(to: number): Refusal | undefined;
  lastStep(seat: Seat): LastStep | undefined;
  /** Where an undo that was just made came from. */
  readonly redo: number | undefined;
  /**
   * What a reply would lead to, up to the next question, the first chance or the first look at a card that the seat does
   * not know, as far as the seat would be told.
   */
  preview(seat: Seat, keys: readonly string[]): readonly TableEvent[] | Refusal;
  /**
   * An independent table that stands where this one stood. Another seed draws otherwise from there on. Throws a
   * RangeError where there is no such position.
   */
  branch(at: number, seed?: number): LiveTable<V, O>;
  /** Everything, hidden cards too: for a file. */
  save(): Save;
  /**
   * What has come to a save after a position that the table was kept at, in one part; without a position all of it. It
   * costs the same at the end of a long game as at its start. Throws a RangeError where the table was not kept at the
   * position: one before the mark of the save it was loaded from, or after its end.
   */
  savedSince(position?: number): SaveInParts;
}
