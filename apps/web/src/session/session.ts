import type { Key, Seat } from '@holofoe/kernel';
import type { LastStep, LiveTable, Pending, Refusal } from '@holofoe/table';
import type { GameHost, Question } from '../host/game-host.ts';
import { tapped } from './choosing.ts';
import { decisionBefore } from './line.ts';
import { LogBook, type Told } from './log-book.ts';
import type { Scene } from './scene.ts';
import { foeStretch, lastFoeStretch, type Showing, type Stretch, stepsOf, viewAfter } from './showing.ts';

/** Half, normal, double and four times the speed; 0: at once. */
export type Speed = 0 | 0.5 | 1 | 2 | 4;

/** A live table on the page: replies, the opponent's turn step by step, looking back, undo. */
export class Session {
  readonly host: GameHost;
  readonly config: unknown;
  readonly persons: readonly Seat[];
  readonly #listeners = new Set<() => void>();
  readonly #keep: (table: LiveTable) => void;
  readonly #table: LiveTable;
  readonly #book: LogBook;
  #seat: Seat;
  #speed: Speed = 1;
  #chosen: readonly Key[] = [];
  #showing: Showing | undefined;
  #past: { readonly index: number; readonly view: unknown } | undefined;
  #refusal: string | undefined;
  #handOver: Seat | undefined;
  #scene: Scene;

  /** `keep` is called after every reply, before anything is shown. */
  constructor(host: GameHost, config: unknown, table: LiveTable, keep: (table: LiveTable) => void) {
    this.host = host;
    this.config = config;
    this.#table = table;
    this.#keep = keep;
    this.persons = host.persons(config);
    this.#book = new LogBook(host);
    this.#seat = this.#askedSeat() ?? this.persons[0] ?? 0;
    if (this.persons.length > 1 && table.outcome === undefined) this.#handOver = this.#seat;
    // Nobody has replied yet: what the opponent did before the first question is worth seeing.
    if (table.journal.every((entry) => 'c' in entry)) this.#showSince(0);
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

  /** Whether a bot plays at this table. */
  get hasBot(): boolean {
    return this.persons.length < this.#table.seats;
  }

  readonly isFoe = (seat: Seat | undefined): boolean => seat !== undefined && !this.persons.includes(seat);

  /** At 0 the opponent's turn is shown finished. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (speed === 0 && this.#showing?.running) this.skip();
  }

  /** Chooses or unchooses an option; a question for one option is answered at once. */
  choose(key: Key): void {
    const { question } = this.#scene;
    if (!question) return;
    const chosen = tapped(question, this.#chosen, key);
    if (question.form.pick === 'one') {
      this.reply(chosen);
      return;
    }
    this.#refusal = undefined;
    this.#chosen = chosen;
    this.#changed();
  }

  clear(): void {
    this.#chosen = [];
    this.#refusal = undefined;
    this.#changed();
  }

  reply(keys: readonly Key[]): void {
    const { question } = this.#scene;
    if (!question) return;
    const known = this.#told().length;
    const refusal = this.#answer(question, keys);
    this.#refusal = refusal?.says;
    if (!refusal) this.#moved(known);
    this.#changed();
  }

  #answer(question: Question, keys: readonly Key[]): Refusal | undefined {
    if (this.#table.pending(this.#seat).kind !== 'chance')
      return this.#table.reply(this.#seat, question.to, keys);
    const [key] = keys;
    return key === undefined ? undefined : this.#table.answer(question.to, key);
  }

  /** Several replies in a row, as long as each is legal: playing the whole hand. */
  replyAll(keys: readonly Key[]): void {
    const known = this.#told().length;
    for (const key of keys) {
      const pending = this.#table.pending(this.#seat);
      if (pending.kind !== 'ask' || !pending.options.some((option) => option.key === key)) break;
      if (this.#table.reply(this.#seat, pending.to, [key])) break;
    }
    this.#moved(known);
    this.#changed();
  }

  /** What the rules say a reply would do, up to the first chance. */
  preview(keys: readonly Key[]): { readonly says: readonly string[]; readonly refused: boolean } {
    const told = this.#table.preview(this.#seat, keys);
    if ('fault' in told) return { says: [told.says], refused: true };
    return { says: told.flatMap((event) => this.host.game.say(event, this.#seat) ?? []), refused: false };
  }

  undo(): void {
    const { undo } = this.#scene;
    if (undo) this.#jump(undo.to);
  }

  redo(): void {
    const { redo } = this.#scene;
    if (redo !== undefined) this.#jump(redo);
  }

  /** The table right before an entry of the log, as whoever acted saw it. */
  viewBefore(index: number): unknown {
    return viewAfter(this.#table, this.#seat, this.#told(), Math.max(0, index - 1));
  }

  /** Shows the table as it was after an entry of the log; undefined: as it is. */
  lookAt(index: number | undefined): void {
    if (this.#showing) this.#showing = undefined;
    this.#past =
      index === undefined
        ? undefined
        : { index, view: viewAfter(this.#table, this.#seat, this.#told(), index) };
    this.#changed();
  }

  /** Goes on from an entry of the log, at the person's decision before it: what came after stays in the journal. */
  branchAt(index: number): void {
    const at = this.#told()[index]?.at;
    const to = at === undefined ? undefined : decisionBefore(this.#table.journal, at);
    if (to !== undefined) this.#jump(to);
  }

  takeSeat(): void {
    this.#handOver = undefined;
    this.#changed();
  }

  step(by: 1 | -1): void {
    if (!this.#showing) return;
    const { steps, index, running } = this.#showing;
    const next = index + by;
    if (next >= steps.length) this.#showing = undefined;
    else this.#showing = { steps, index: Math.max(0, next), running };
    this.#changed();
  }

  setRunning(running: boolean): void {
    if (!this.#showing || this.#showing.running === running) return;
    this.#showing = { ...this.#showing, running };
    this.#changed();
  }

  skip(): void {
    this.#showing = undefined;
    this.#changed();
  }

  watchAgain(): void {
    const { lastTurn } = this.#scene;
    if (lastTurn) this.#watch(lastTurn);
    this.#changed();
  }

  /** The whole game from its first turn, also one's own. */
  watchGame(): void {
    this.#watch({ from: 0, to: this.#told().length });
    this.#changed();
  }

  #watch(stretch: Stretch): void {
    const steps = stepsOf(this.#table, this.#seat, this.#told(), stretch);
    this.#past = undefined;
    if (steps.length > 0) this.#showing = { steps, index: 0, running: true };
  }

  #showSince(known: number): void {
    const stretch = foeStretch(this.#told(), known, this.isFoe);
    if (stretch && this.#speed !== 0) this.#watch(stretch);
  }

  #told(): readonly Told[] {
    return this.#book.read(this.#table, this.#seat);
  }

  #moved(known: number): void {
    this.#chosen = [];
    this.#past = undefined;
    this.#keep(this.#table);
    this.#showSince(known);
    this.#seatAsked();
  }

  #jump(to: number): void {
    this.#refusal = this.#table.undo(to)?.says;
    this.#chosen = [];
    this.#showing = undefined;
    this.#past = undefined;
    this.#keep(this.#table);
    this.#seatAsked();
    this.#changed();
  }

  #seatAsked(): void {
    const asked = this.#askedSeat();
    if (asked === undefined || asked === this.#seat) return;
    this.#seat = asked;
    this.#handOver = asked;
  }

  #askedSeat(): Seat | undefined {
    return this.persons.find((seat) => this.#table.pending(seat).kind === 'ask');
  }

  /** The last decision of anybody at this page. */
  #lastStep(): LastStep | undefined {
    const steps = this.persons.flatMap((seat) => this.#table.lastStep(seat) ?? []);
    return steps.reduce<LastStep | undefined>(
      (last, each) => (last && last.to > each.to ? last : each),
      undefined,
    );
  }

  #changed(): void {
    this.#scene = this.#draw();
    for (const listener of this.#listeners) listener();
  }

  #draw(): Scene {
    const table = this.#table;
    const pending = table.pending(this.#seat);
    const told = this.#told();
    const step = this.#showing?.steps[this.#showing.index];
    const isNow = !step && !this.#past && this.#handOver === undefined;
    return {
      view: this.#past?.view ?? step?.view ?? table.view(this.#seat),
      seat: this.#seat,
      question: isNow && this.persons.length > 0 ? questionOf(pending) : undefined,
      pending,
      chosen: this.#chosen,
      showing: this.#showing,
      told,
      shown: step ? step.told.index + 1 : told.length,
      lastTurn: lastFoeStretch(told, this.isFoe),
      past: this.#past?.index,
      undo: this.#lastStep(),
      redo: table.redo,
      refusal: this.#refusal,
      note: table.note,
      outcome: table.outcome,
      handOver: this.#handOver,
    };
  }
}

/** What a person is asked: a decision, or what came up where they answer chance with real cards. */
function questionOf(pending: Pending): Question | undefined {
  if (pending.kind === 'ask') return pending;
  if (pending.kind !== 'chance') return undefined;
  const { to, what, prompt, outcomes } = pending;
  return { kind: 'ask', to, topic: what, prompt, form: { pick: 'one' }, options: outcomes };
}
