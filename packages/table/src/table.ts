import {
  type AnyState,
  type Chance,
  cutEvent,
  type Json,
  jsonCopy,
  plainCopy,
  type Seat,
  seededOutcome,
  stateHash,
  type TableEvent,
  Veil,
} from '@holofoe/kernel';
import type { Cursor } from './cursor.ts';
import type { EventAt, History } from './history.ts';
import type { House } from './house.ts';
import { type Entry, home, redoOf } from './journal.ts';
import { type LastStep, lastStep } from './last-step.ts';
import { keyText, namesOf, numberText, readReply, replyKeys } from './legal.ts';
import type { Frame, LiveTable } from './live-table.ts';
import { Logs } from './logs.ts';
import { askInWords, chanceInWords, isForPerson, type Pending } from './question.ts';
import { illegal, type Refusal, refusalOf } from './refusal.ts';
import { watchTable } from './replay-mode.ts';
import { LONGEST_GAME, MOST_CORRECTIONS, type Save, type SaveHead } from './save.ts';
import { headOf, joined, partSince, type SaveInParts } from './save-parts.ts';

export class Table<C, S extends AnyState, V, E, O> implements LiveTable<V, O> {
  readonly #house: House<C, S, V, E, O>;
  readonly #history: History<S, O>;
  #cursor: Cursor<S, O>;
  readonly #logs: Logs;
  #head: SaveHead | undefined;

  constructor(house: House<C, S, V, E, O>, history: History<S, O>) {
    this.#house = house;
    this.#history = history;
    this.#cursor = history.cursorAt(this.position);
    this.#settle();
    const { say } = house.definition;
    this.#logs = new Logs(history, house.rules.seats, (event, seat) => say(cutEvent(event, seat), seat));
    watchTable(() => history.replayFault());
  }

  get seats(): number {
    return this.#house.rules.seats;
  }

  get position(): number {
    return this.journal.length;
  }

  get journal(): readonly Entry[] {
    return this.#history.journal;
  }

  get outcome(): O | undefined {
    return this.#cursor.outcome?.value;
  }

  get betweenActions(): boolean {
    return this.#cursor.betweenActions;
  }

  get note(): string | undefined {
    return this.#house.note;
  }

  /** A copy: what a front end holds must not change under its hands when the game goes on. */
  view(seat: Seat): V {
    return plainCopy(this.#house.definition.view(this.#cursor.state, seat));
  }

  hash(): string {
    return stateHash(this.#cursor.state);
  }

  pending(seat: Seat): Pending<O> {
    const { state, request, outcome, asked, asks, answers } = this.#cursor;
    if (outcome) return { kind: 'over', outcome: outcome.value };
    const { definition } = this.#house;
    if (request?.kind === 'chance')
      return chanceInWords(asked, request, definition.chanceWording(state, request));
    const ask = this.#cursor.askOf(seat);
    if (ask) return askInWords(asked, ask, definition.wording(state, ask, seat));
    const others = asks.map((each) => each.seat).filter((each) => !answers.has(each));
    return { kind: 'wait', for: others, mayTakeBack: answers.has(seat) };
  }

  events(seat: Seat, from = 0): readonly EventAt[] {
    return this.#history
      .events(this.position, from)
      .map(({ at, event }) => ({ at, event: cutEvent(event, seat) }));
  }

  playback(seat: Seat, from: number): readonly Frame<V>[] {
    const frames: Frame<V>[] = [];
    this.#history.watch(from, this.position, (at, event, state) => {
      frames.push({
        at,
        event: cutEvent(event, seat),
        view: plainCopy(this.#house.definition.view(state, seat)),
      });
    });
    return frames;
  }

  log(seat: Seat): readonly string[] {
    return this.#logs.lines(seat, this.position);
  }

  earlierLog(seat: Seat): readonly string[] {
    return this.#house.earlierLog?.[seat] ?? [];
  }

  reply(seat: Seat, to: number, keys: readonly string[]): Refusal | undefined {
    const late = this.#late(to);
    if (late) return late;
    const reply = this.#read(seat, keys);
    return 'fault' in reply ? reply : this.#enter(reply);
  }

  #read(seat: Seat, keys: readonly string[]): Extract<Entry, { readonly s: Seat }> | Refusal {
    const { state, answers, asks } = this.#cursor;
    if (answers.has(seat)) return illegal(`Seat ${seat} has answered. Take the answer back to give another.`);
    const ask = this.#cursor.askOf(seat);
    if (!ask) {
      const asked =
        asks.length === 0 ? 'nobody is' : `seat ${asks.map((each) => each.seat).join(' and ')} is`;
      return illegal(`Seat ${numberText(seat)} is not asked anything; ${asked}.`);
    }
    const labels = () => this.#house.definition.wording(state, ask, seat).labels;
    const reply = readReply(ask, keys, labels);
    return 'says' in reply ? illegal(reply.says) : { s: seat, k: replyKeys(ask, reply.indexes) };
  }

  back(seat: Seat): Refusal | undefined {
    if (this.#cursor.answers.has(seat)) return this.#enter({ back: seat });
    return illegal(`Seat ${numberText(seat)} has no answer that could be taken back.`);
  }

  answer(to: number, key: string): Refusal | undefined {
    const late = this.#late(to);
    if (late) return late;
    const { request, state } = this.#cursor;
    if (request?.kind !== 'chance') return illegal('Nothing is left to chance here: a seat is asked.');
    const outcomes: readonly string[] = Array.from({ length: request.size }, (_, i) => request.keyOf(i));
    if (outcomes.includes(key)) return this.#enter({ c: key });
    const names = namesOf(outcomes, () => this.#house.definition.chanceWording(state, request).labels);
    return illegal(
      `${keyText(key)} cannot come up for "${request.what}". What can: ${[...new Set(names)].join(', ')}.`,
    );
  }

  #late(to: number): Refusal | undefined {
    const { outcome, asked } = this.#cursor;
    if (outcome) return { fault: 'late', says: 'The game is over.' };
    if (to === asked) return undefined;
    return { fault: 'late', says: `Question ${numberText(to)} is not open; the open question is ${asked}.` };
  }

  correct(edits: readonly Json[]): Refusal | undefined {
    if (!this.betweenActions) {
      return illegal('The table can be corrected between actions only: finish this action, or undo it.');
    }
    const { text } = this.#history.markBefore(this.position);
    const fix = plainly(edits);
    if (fix === undefined) return illegal('Corrections are plain data, and not nested without end.');
    if (!Array.isArray(fix)) return illegal('Corrections are a list.');
    if (this.journal.filter((entry) => 'fix' in entry).length >= MOST_CORRECTIONS)
      return illegal(`A table can be corrected ${MOST_CORRECTIONS} times: no save holds more.`);
    if (fix.length === 0) return illegal('Nothing is corrected: a correction has at least one edit.');
    try {
      const says = this.#house.rules.correct(JSON.parse(text) as S, fix);
      return says === undefined ? this.#enter({ fix }) : illegal(says);
    } catch (error) {
      return refusalOf(error);
    }
  }

  undo(to: number): Refusal | undefined {
    if (!Number.isInteger(to) || to < 0 || to >= this.position) {
      return illegal(`There is no position ${numberText(to)} to go to; there are 0 to ${this.position - 1}.`);
    }
    const next = this.journal[to];
    if (next && 'c' in next && this.#house.chance !== 'person') {
      return illegal(`Nobody was asked at position ${to}.`);
    }
    return this.#enter({ undo: home(this.journal, to) });
  }

  get redo(): number | undefined {
    return redoOf(this.journal);
  }

  lastStep(seat: Seat): LastStep | undefined {
    const { definition, chance } = this.#house;
    try {
      return lastStep(this.#history, definition, chance === 'person', seat);
    } catch {
      // A save's journal before its mark is followed only when somebody goes back there: `undo` says what is wrong.
      return undefined;
    }
  }

  preview(seat: Seat, keys: readonly string[]): readonly TableEvent[] | Refusal {
    const reply = this.#read(seat, keys);
    if ('fault' in reply) return reply;
    // What others answer is theirs until everybody has answered.
    if (this.#cursor.asks.length > 1) return [];
    const told: TableEvent[] = [];
    const veil = new Veil(seat);
    const cursor = this.#history.glanceAt(this.position, (event) => told.push(event), veil);
    told.length = 0;
    if (!veil.close(cursor.state)) return [];
    try {
      cursor.take(this.position + 1, reply);
    } catch (error) {
      if (!veil.ended(error)) return refusalOf(error);
    }
    return told.map((event) => cutEvent(event, seat));
  }

  branch(at: number, seed = this.#house.seed): LiveTable<V, O> {
    if (!Number.isInteger(at) || at < 0 || at > this.position) {
      throw new RangeError(
        `There is no position ${numberText(at)} to branch at; there are 0 to ${this.position}.`,
      );
    }
    if (!Number.isSafeInteger(seed))
      throw new RangeError(`${numberText(seed)} is not a whole number that a save can hold.`);
    return new Table({ ...this.#house, seed }, this.#history.fork(at));
  }

  save(): Save {
    return joined(this.savedSince());
  }

  savedSince(position?: number): SaveInParts {
    const mark = this.#history.markBefore(this.position);
    this.#head ??= headOf(this.#house);
    return { head: this.#head, parts: [partSince(this.#history, this.#logs, position)], mark };
  }

  /** Appends an entry and goes on from it; where a rule throws, the table is as it was. */
  #enter(entry: Entry): Refusal | undefined {
    const length = this.position;
    if (length >= LONGEST_GAME)
      return illegal(`The game has ${length} entries, and no save holds many more: it cannot go on.`);
    try {
      this.#append(entry);
      this.#settle();
      // Here a checkpoint at a time, so that the first save of a long game need not hash all of them.
      this.#history.hashes(length);
      return undefined;
    } catch (error) {
      this.#history.cut(length);
      this.#cursor = this.#history.cursorAt(length);
      return refusalOf(error);
    }
  }

  #append(entry: Entry): void {
    const position = this.#history.append(entry);
    if ('undo' in entry) this.#cursor = this.#history.cursorAt(position);
    else this.#cursor.take(position, entry);
  }

  /** Answers chance until somebody is asked or the game is over. */
  #settle(): void {
    for (let { request } = this.#cursor; request?.kind === 'chance'; { request } = this.#cursor) {
      if (this.#house.chance === 'person' && isForPerson(request)) return;
      this.#append({ c: this.#drawn(request) });
    }
  }

  #drawn(request: Chance): string {
    const { chance, seed } = this.#house;
    const told = typeof chance === 'function' ? chance(request, this.position) : undefined;
    return told ?? request.keyOf(seededOutcome(request, seed, this.position));
  }
}

/** What a journal could keep; undefined where it is nothing of that kind. */
function plainly(edits: readonly Json[]): readonly Json[] | undefined {
  try {
    return jsonCopy(edits);
  } catch {
    return undefined;
  }
}
