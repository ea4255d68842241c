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
  /** The heading that it opens in the log. */
  readonly head: string | undefined;
}

/** How a game is told. */
export interface Voice {
  readonly say: GameHost['game']['say'];
  readonly headOf?: ((event: TableEvent) => string | undefined) | undefined;
}

/** Everything that a seat was told on the way to where the table stands; what is known is not read again. */
export class LogBook {
  readonly #host: GameHost;
  readonly #voice: Voice;
  readonly #seat: Seat;
  #length = 0;
  /** A turn without a number of its own has that of the round before it. */
  #round = 0;
  #told: readonly Told[] = [];

  constructor(host: GameHost, voice: Voice, seat: Seat) {
    this.#host = host;
    this.#voice = voice;
    this.#seat = seat;
  }

  read(table: LiveTable): readonly Told[] {
    const { journal, position } = table;
    const goesOn =
      position >= this.#length &&
      !journal.slice(this.#length).some((entry) => 'undo' in entry || 'fix' in entry);
    if (goesOn && position === this.#length && this.#told.length > 0) return this.#told;
    const known = goesOn ? this.#told : [];
    if (!goesOn) this.#round = 0;
    const from = goesOn && this.#told.length > 0 ? this.#length + 1 : 0;
    const fresh = table
      .events(this.#seat, from)
      .map(({ at, event }, i) => this.#entry(known.length + i, at, event));
    this.#length = position;
    this.#told = [...known, ...fresh];
    return this.#told;
  }

  #entry(index: number, at: number, event: TableEvent): Told {
    const { game } = this.#host;
    const { say, headOf } = this.#voice;
    const { actor, befalls, turn, phase } = game.about(event);
    this.#round = turn?.number ?? this.#round;
    return {
      index,
      at,
      event,
      says: say(event, this.#seat),
      actor,
      befalls,
      opens: turn && turn.of !== 'nobody' ? { turn: this.#round, seat: turn.of } : undefined,
      phase: phase && capital(phase),
      head: headOf?.(event),
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
