import type { Key, Seat, TableEvent } from '@holofoe/kernel';
import type { Frame, LastStep, LiveTable, Pending } from '@holofoe/table';
import type { GameHost, Question } from '../host/game-host.ts';

/** Half, normal, double and four times the speed; 0: at once. */
export type Speed = 0 | 0.5 | 1 | 2 | 4;

/** The opponent's turn while it is shown, a step at a time. */
export interface Showing {
  readonly frames: readonly Frame<unknown>[];
  /** The frame that is shown. */
  readonly index: number;
  readonly running: boolean;
}

/** What the page draws: made anew with every change, never changed itself. */
export interface Scene {
  readonly view: unknown;
  readonly seat: Seat;
  /** The open question, where it is this page's and the opponent's turn is not being shown. */
  readonly question: Question | undefined;
  readonly pending: Pending;
  readonly chosen: readonly Key[];
  readonly showing: Showing | undefined;
  /** The last turn of the opponent, to watch again. */
  readonly lastTurn: readonly Frame<unknown>[];
  /** The position in the past that is looked at. */
  readonly past: number | undefined;
  readonly position: number;
  readonly undo: LastStep | undefined;
  readonly redo: number | undefined;
  readonly refusal: string | undefined;
  readonly note: string | undefined;
  readonly outcome: unknown;
  /** Another person takes the seat: the table is covered until they say so. */
  readonly handOver: Seat | undefined;
}

/** A live table on the page: replies, the opponent's turn step by step, looking back, undo. */
export class Session {
  readonly host: GameHost;
  readonly config: unknown;
  readonly #listeners = new Set<() => void>();
  readonly #keep: (table: LiveTable) => void;
  readonly #persons: readonly Seat[];
  #table: LiveTable;
  #seat: Seat;
  #chosen: readonly Key[] = [];
  #showing: Showing | undefined;
  #lastTurn: readonly Frame<unknown>[] = [];
  #past: number | undefined;
  #refusal: string | undefined;
  #handOver: Seat | undefined;
  #scene: Scene;

  /** `keep` is called after every reply, before anything is shown. */
  constructor(host: GameHost, config: unknown, table: LiveTable, keep: (table: LiveTable) => void) {
    this.host = host;
    this.config = config;
    this.#table = table;
    this.#keep = keep;
    this.#persons = host.persons(config);
    this.#seat = this.#askedSeat() ?? this.#persons[0] ?? 0;
    this.#scene = this.#draw();
  }

  get table(): LiveTable {
    return this.#table;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly scene = (): Scene => this.#scene;

  /** Chooses or unchooses an option; a question for one option is answered at once. */
  choose(key: Key): void {
    const { question } = this.#scene;
    if (!question) return;
    const { form } = question;
    if (form.pick === 'one') {
      this.reply([key]);
      return;
    }
    const times = this.#chosen.filter((other) => other === key).length;
    const option = question.options.findIndex((each) => each.key === key);
    if (form.pick === 'split') {
      const full = this.#chosen.length >= form.total || times >= (form.most[option] ?? 0);
      this.#chosen = full ? this.#chosen.filter((other) => other !== key) : [...this.#chosen, key];
    } else if (times > 0) this.#chosen = this.#chosen.filter((other) => other !== key);
    else if (form.pick === 'order' || this.#chosen.length < form.max) this.#chosen = [...this.#chosen, key];
    this.#changed();
  }

  clear(): void {
    this.#chosen = [];
    this.#changed();
  }

  reply(keys: readonly Key[]): void {
    const { question } = this.#scene;
    if (!question) return;
    const from = this.#table.position;
    const refusal = this.#table.reply(this.#seat, question.to, keys);
    this.#refusal = refusal?.says;
    if (!refusal) this.#moved(from);
    this.#changed();
  }

  /** Several replies in a row, as long as each is legal: playing the whole hand. */
  replyAll(keys: readonly Key[]): void {
    const from = this.#table.position;
    for (const key of keys) {
      const pending = this.#table.pending(this.#seat);
      if (pending.kind !== 'ask' || !pending.options.some((option) => option.key === key)) break;
      if (this.#table.reply(this.#seat, pending.to, [key])) break;
    }
    this.#moved(from);
    this.#changed();
  }

  /** What the rules say a reply would do, up to the first chance. */
  preview(keys: readonly Key[]): readonly string[] {
    const told = this.#table.preview(this.#seat, keys);
    if ('fault' in told) return [told.says];
    return told.flatMap((event) => this.host.game.say(event, this.#seat) ?? []);
  }

  undo(to: number): void {
    this.#refusal = this.#table.undo(to)?.says;
    this.#afterJump();
  }

  /** Shows the table as it was; undefined: as it is. */
  lookAt(position: number | undefined): void {
    this.#past = position;
    this.#changed();
  }

  /** Goes on from a position in the past: what came after stays in the journal. */
  branchAt(position: number): void {
    this.#refusal = this.#table.undo(position)?.says;
    this.#afterJump();
  }

  takeSeat(): void {
    this.#handOver = undefined;
    this.#changed();
  }

  // The opponent's turn.

  step(by: 1 | -1): void {
    if (!this.#showing) return;
    const { frames, index } = this.#showing;
    const next = index + by;
    if (next >= frames.length) this.skip();
    else {
      this.#showing = { frames, index: Math.max(0, next), running: this.#showing.running };
      this.#changed();
    }
  }

  setRunning(running: boolean): void {
    if (!this.#showing) return;
    this.#showing = { ...this.#showing, running };
    this.#changed();
  }

  skip(): void {
    this.#showing = undefined;
    this.#changed();
  }

  watchAgain(): void {
    if (this.#lastTurn.length === 0) return;
    this.#showing = { frames: this.#lastTurn, index: 0, running: true };
    this.#changed();
  }

  /** Everything that was told so far, with positions, as this page's seat may know it. */
  events(): readonly { readonly at: number; readonly event: TableEvent }[] {
    return this.#table.events(this.#seat);
  }

  #moved(from: number): void {
    this.#chosen = [];
    this.#past = undefined;
    this.#keep(this.#table);
    const frames = this.#table.playback(this.#seat, from);
    const first = frames.findIndex(({ event }) => {
      const actor = this.host.actor(event);
      return actor !== undefined && !this.#persons.includes(actor);
    });
    if (first >= 0) {
      this.#lastTurn = frames.slice(first);
      this.#showing = { frames: this.#lastTurn, index: 0, running: true };
    }
    const asked = this.#askedSeat();
    if (asked !== undefined && asked !== this.#seat) {
      this.#seat = asked;
      this.#handOver = asked;
    }
  }

  #afterJump(): void {
    this.#chosen = [];
    this.#showing = undefined;
    this.#past = undefined;
    this.#seat = this.#askedSeat() ?? this.#seat;
    this.#keep(this.#table);
    this.#changed();
  }

  #askedSeat(): Seat | undefined {
    return this.#persons.find((seat) => this.#table.pending(seat).kind === 'ask');
  }

  #changed(): void {
    this.#scene = this.#draw();
    for (const listener of this.#listeners) listener();
  }

  #draw(): Scene {
    const pending = this.#table.pending(this.#seat);
    const frame = this.#showing?.frames[this.#showing.index];
    const past = this.#past === undefined ? undefined : this.#table.branch(this.#past).view(this.#seat);
    const free = !frame && past === undefined && this.#handOver === undefined;
    return {
      view: past ?? frame?.view ?? this.#table.view(this.#seat),
      seat: this.#seat,
      question: free && pending.kind === 'ask' ? pending : undefined,
      pending,
      chosen: this.#chosen,
      showing: this.#showing,
      lastTurn: this.#lastTurn,
      past: this.#past,
      position: this.#table.position,
      undo: this.#table.lastStep(this.#seat),
      redo: this.#table.redo,
      refusal: this.#refusal,
      note: this.#table.note,
      outcome: this.#table.outcome,
      handOver: this.#handOver,
    };
  }
}
