import { capital, type Seat, type TableEvent } from '@holofoe/kernel';
import type { LiveTable } from '@holofoe/table';
import type { GameHost } from '../host/game-host.ts';

/** Something that was told, and what the log says of it. */
export interface Told {
  /** Its place among everything that was told so far. */
  readonly index: number;
  /** The position in the journal. */
  readonly at: number;
  readonly event: TableEvent;
  /** Undefined where the log is silent. */
  readonly says: string | undefined;
  readonly actor: Seat | undefined;
  /** Whose card it hits. */
  readonly befalls: Seat | undefined;
  /** The turn that it opens. */
  readonly opens: { readonly turn: number; readonly seat: Seat } | undefined;
  /** The phase that it opens. */
  readonly phase: string | undefined;
}

/** Everything that a seat was told on the way to where the table stands; what is known is not read again. */
export class LogBook {
  readonly #host: GameHost;
  #seat: Seat | undefined;
  #length = 0;
  #told: readonly Told[] = [];

  constructor(host: GameHost) {
    this.#host = host;
  }

  read(table: LiveTable, seat: Seat): readonly Told[] {
    const { journal, position } = table;
    const goesOn =
      seat === this.#seat &&
      position >= this.#length &&
      !journal.slice(this.#length).some((entry) => 'undo' in entry || 'fix' in entry);
    if (goesOn && position === this.#length && this.#told.length > 0) return this.#told;
    const known = goesOn ? this.#told : [];
    const from = goesOn && this.#told.length > 0 ? this.#length + 1 : 0;
    const fresh = table
      .events(seat, from)
      .map(({ at, event }, i) => this.#entry(known.length + i, at, event, seat));
    this.#seat = seat;
    this.#length = position;
    this.#told = [...known, ...fresh];
    return this.#told;
  }

  #entry(index: number, at: number, event: TableEvent, seat: Seat): Told {
    const { game } = this.#host;
    const { actor, befalls, turn, phase } = game.about(event);
    return {
      index,
      at,
      event,
      says: game.say(event, seat),
      actor,
      befalls,
      opens: turn && turn.of !== 'nobody' ? { turn: turn.number ?? 0, seat: turn.of } : undefined,
      phase: phase && capital(phase),
    };
  }
}

/** Whose turn it was right after an entry of the log. */
export function turnAt(told: readonly Told[], index: number): Told['opens'] {
  for (let i = Math.min(index, told.length - 1); i >= 0; i--) {
    const opens = told[i]?.opens;
    if (opens) return opens;
  }
  return undefined;
}
