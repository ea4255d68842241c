import type { Key, Seat, TableEvent } from '@holofoe/kernel';
import type { LastStep, LiveTable, Pending, Refusal } from '@holofoe/table';
import type { Chronicle } from '../host/chronicle.ts';
import type { GameHost, Question } from '../host/game-host.ts';
import { type BranchPoint, branchPoint } from './branch-point.ts';
import { onlyAnswer, tapped } from './choosing.ts';
import { LogBook, type Told, type Voice } from './log-book.ts';
import type { Scene, Undo } from './scene.ts';
import {
  foeStretch,
  lastFoeStretch,
  type Showing,
  type Stretch,
  stepsOf,
  turnShown,
  viewAfter,
} from './showing.ts';
import { hasChanceSince, lastReplyOf } from './way.ts';

/** Half, normal, double and four times the speed; 0: at once. */
export type Speed = 0 | 0.5 | 1 | 2 | 4;

/** What a reply would do. */
export interface Foretold {
  readonly says: readonly string[];
  /** The rules do not allow it; `says` tells why. */
  readonly refused: boolean;
  readonly events: readonly TableEvent[];
}

/** What is done with a table beside showing it. */
export interface Aside {
  /** Called after every reply, before anything is shown. */
  readonly keep: () => void;
  /** Another course of the game, from one of its turns on: a game of its own. */
  readonly branch: (table: LiveTable, turn: number | undefined) => void;
}

interface Around extends Aside {
  /** One person holds all seats, and their hands are open to them. */
  readonly openHands?: boolean;
}

/** A live table on the page: replies, the opponent's turn step by step, looking back, undo. */
export class Session {
  readonly host: GameHost;
  readonly config: unknown;
  readonly persons: readonly Seat[];
  readonly openHands: boolean;
  /** Absent where nobody counts what happens in the game. */
  readonly chronicle: Chronicle | undefined;
  readonly say: Voice['say'];
  readonly #listeners = new Set<() => void>();
  readonly #aside: Aside;
  readonly #table: LiveTable;
  readonly #books = new Map<Seat, LogBook>();
  readonly #foes: readonly Seat[];
  #seat: Seat;
  #speed: Speed = 1;
  #chosen: readonly Key[] = [];
  #showing: Showing | undefined;
  #past: { readonly index: number; readonly view: unknown } | undefined;
  #refusal: string | undefined;
  /** The undo that was just made. */
  #undone: Undo | undefined;
  #handOver: Seat | undefined;
  #scene: Scene;

  constructor(host: GameHost, config: unknown, table: LiveTable, aside: Around) {
    this.host = host;
    this.config = config;
    this.#table = table;
    this.#aside = aside;
    this.persons = host.persons(config);
    this.openHands = aside.openHands === true;
    this.#foes = host.foes(config);
    this.chronicle = host.chronicle?.(config);
    this.say = host.voice?.(config) ?? host.game.say;
    this.#seat = this.#askedSeat() ?? this.persons[0] ?? 0;
    if (this.passes && table.outcome === undefined) this.#handOver = this.#seat;
    // Nobody has replied yet: what the opponent did before the first question is worth seeing.
    else if (table.journal.every((entry) => 'c' in entry)) this.#showSince(-1);
    this.#chosen = onlyAnswer(table.pending(this.#seat));
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
    return this.#foes.length > 0;
  }

  /** The opponent where none has had a turn yet. */
  get firstFoe(): Seat | undefined {
    return this.#foes[0];
  }

  /** Whether the table goes from hand to hand, each person's cards hidden from the others. */
  get passes(): boolean {
    return this.persons.length > 1 && !this.openHands;
  }

  readonly isFoe = (seat: Seat | undefined): boolean => seat !== undefined && !this.persons.includes(seat);

  /** At 0 the opponent's turn is shown finished. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (speed !== 0 || !this.#showing?.running) return;
    this.#showing = undefined;
    this.#changed();
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

  /** Nothing is chosen any more; what the question only prepares is not done at all. */
  clear(): void {
    const { question, undo } = this.#scene;
    if (question && undo && this.host.isCancellable?.(question)) {
      this.undo();
      return;
    }
    this.#chosen = [];
    this.#refusal = undefined;
    this.#changed();
  }

  reply(keys: readonly Key[]): void {
    const { question } = this.#scene;
    if (!question) return;
    const before = this.#table.position;
    const refusal = this.#answer(question, keys);
    this.#refusal = refusal?.says;
    if (!refusal) this.#moved(before);
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
    const before = this.#table.position;
    for (const key of keys) {
      const pending = this.#table.pending(this.#seat);
      if (pending.kind !== 'ask' || !pending.options.some((option) => option.key === key)) break;
      if (this.#table.reply(this.#seat, pending.to, [key])) break;
    }
    this.#moved(before);
    this.#changed();
  }

  /** What the rules say a reply would do, up to the first chance or card that the person does not know. */
  preview(keys: readonly Key[]): Foretold {
    const told = this.#table.preview(this.#seat, keys);
    if ('fault' in told) return { says: [told.says], refused: true, events: [] };
    return { says: told.flatMap((event) => this.say(event, this.#seat) ?? []), refused: false, events: told };
  }

  undo(): void {
    const { undo } = this.#scene;
    if (undo) this.#jump(undo.to, undo);
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
    if (index !== undefined && this.#showing && this.persons.length === 0) {
      this.#wind(this.#showing, index);
      return;
    }
    this.#showing = undefined;
    this.#past =
      index === undefined
        ? undefined
        : { index, view: viewAfter(this.#table, this.#seat, this.#told(), index) };
    this.#changed();
  }

  /** Where another course of the game would begin that goes on from an entry of the log. */
  branchPoint(index: number): BranchPoint | undefined {
    return branchPoint(this.#table.journal, this.#told(), index);
  }

  /** Another course of the game; this one stays as it is. */
  branchAt(index: number): void {
    const point = this.branchPoint(index);
    if (!point) return;
    const course = this.#table.branch(this.#table.position);
    this.#refusal = course.undo(point.to)?.says;
    if (this.#refusal === undefined) this.#aside.branch(course, point.opens?.turn);
    this.#changed();
  }

  takeSeat(): void {
    const seat = this.#handOver;
    this.#handOver = undefined;
    if (seat !== undefined) this.#showSince(this.#lastReply(seat));
    this.#changed();
  }

  /** Covers the table again: whoever has the device may be somebody else by now. */
  readonly cover = (): void => {
    const isOpen = this.#handOver === undefined && !this.#showing && this.#table.outcome === undefined;
    if (!this.passes || !isOpen) return;
    this.#past = undefined;
    this.#handOver = this.#seat;
    this.#changed();
  };

  /** What everybody may know that others did since the seat has replied last. */
  sinceLastReply(seat: Seat): readonly Told[] {
    const since = this.#lastReply(seat);
    return this.#told().filter(({ at, actor, says }) => at > since && actor !== seat && says !== undefined);
  }

  #lastReply(seat: Seat): number {
    return (lastReplyOf(this.#table.journal, seat) ?? 0) - 1;
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

  /** Ends the turn that is shown. */
  skip(): void {
    const { showing, turn } = this.#scene;
    this.#showing = showing && turn && showing.steps[turn.to] ? { ...showing, index: turn.to } : undefined;
    this.#changed();
  }

  /** Where nobody plays, what is shown is all that anybody knows of the game: it is wound back, and its end stays unknown. */
  #wind(showing: Showing, to: number): void {
    const index = showing.steps.findLastIndex(({ told }) => told.index <= to);
    this.#showing = { ...showing, index: Math.max(0, index), running: false };
    this.#changed();
  }

  watchAgain(): void {
    const { lastTurn } = this.#scene;
    if (lastTurn) this.#watch(lastTurn);
    this.#changed();
  }

  /** The whole game from its first turn, one's own turns too. */
  watchGame(): void {
    this.#watch({ from: 0, to: this.#told().length });
    this.#changed();
  }

  #watch(stretch: Stretch): void {
    const told = this.#told();
    const routine = this.chronicle?.routine?.(told.map(({ event }) => event));
    const steps = stepsOf(this.#table, this.#seat, told, stretch, routine);
    this.#past = undefined;
    if (steps.length > 0) this.#showing = { steps, index: 0, running: true };
  }

  /** Shows what the opponent did after a position. */
  #showSince(before: number): void {
    const told = this.#told();
    const from = told.findIndex(({ at }) => at > before);
    const stretch = from < 0 ? undefined : foeStretch(told, from, this.isFoe);
    if (stretch && this.#speed !== 0) this.#watch(stretch);
  }

  #told(): readonly Told[] {
    const known = this.#books.get(this.#seat);
    const book =
      known ?? new LogBook(this.host, { say: this.say, headOf: this.chronicle?.headOf }, this.#seat);
    this.#books.set(this.#seat, book);
    return book.read(this.#table);
  }

  /** After the replies since a position. */
  #moved(before: number): void {
    this.#undone = undefined;
    this.#past = undefined;
    this.#aside.keep();
    this.#seatAsked();
    if (this.#handOver === undefined) this.#showSince(before);
  }

  #jump(to: number, undone?: Undo): void {
    this.#refusal = this.#table.undo(to)?.says;
    this.#undone = this.#refusal === undefined ? undone : undefined;
    this.#showing = undefined;
    this.#past = undefined;
    this.#aside.keep();
    this.#seatAsked();
    this.#changed();
  }

  #seatAsked(): void {
    const asked = this.#askedSeat();
    if (asked !== undefined && asked !== this.#seat) {
      this.#seat = asked;
      if (this.passes) this.#handOver = asked;
    }
    this.#chosen = onlyAnswer(this.#table.pending(this.#seat));
  }

  #askedSeat(): Seat | undefined {
    return this.persons.find((seat) => this.#table.pending(seat).kind === 'ask');
  }

  /** The last decision of anybody at this page. */
  #undo(): Undo | undefined {
    const steps = this.persons.flatMap((seat) => {
      const step = this.#table.lastStep(seat);
      return step ? [{ ...step, seat }] : [];
    });
    const last = steps.reduce<(LastStep & { readonly seat: Seat }) | undefined>(
      (latest, each) => (latest && latest.to > each.to ? latest : each),
      undefined,
    );
    if (!last) return undefined;
    const { topic, says, seat } = last;
    const deed = topic === undefined ? undefined : this.host.deed?.(topic, says);
    // What another person chose may name cards of their hand.
    const secret = this.passes && seat !== this.#seat ? 'the last decision before' : undefined;
    return { ...last, says: secret ?? deed ?? says, drawsAnew: hasChanceSince(this.#table.journal, last.to) };
  }

  #viewNow(): unknown {
    const view = this.#table.view(this.#seat);
    if (!this.openHands || !this.host.together) return view;
    const others = this.persons.filter((seat) => seat !== this.#seat);
    return this.host.together(
      view,
      others.map((seat) => this.#table.view(seat)),
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
      view: this.#past?.view ?? step?.view ?? this.#viewNow(),
      seat: this.#seat,
      question: isNow && this.persons.length > 0 ? questionOf(pending) : undefined,
      pending,
      chosen: this.#chosen,
      showing: this.#showing,
      turn: this.#showing && turnShown(this.#showing, told),
      told,
      shown: step ? step.told.index + 1 : told.length,
      lastTurn: lastFoeStretch(told, this.isFoe),
      past: this.#past?.index,
      undo: this.#undo(),
      redo: table.redo,
      refusal: this.#refusal,
      undone: this.#undone,
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
