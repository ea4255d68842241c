import { type AnyState, stateHash, type TableEvent, type Veil } from '@holofoe/kernel';
import { Cursor, type Recorder } from './cursor.ts';
import { before, type Entry } from './journal.ts';
import type { Past, Source } from './logs.ts';
import { messageOf } from './refusal.ts';
import type { Rules } from './run.ts';
import { damaged } from './save.ts';
import { type Stretch, Told } from './told.ts';

export interface EventAt {
  readonly at: number;
  readonly event: TableEvent;
}

/** What a history is opened with besides its start. */
export interface Kept {
  readonly journal: readonly Entry[];
  readonly mark: { readonly at: number; readonly text: string };
  readonly hashes: readonly (readonly [at: number, hash: string])[];
  readonly log: Past['log'];
  /** Absent: what happened before the mark is replayed when somebody asks. */
  readonly told?: readonly Stretch[] | undefined;
}

/** A journal with what running it showed, by position. */
export class History<S extends AnyState, O> implements Recorder, Source {
  readonly #rules: Rules<S, O>;
  readonly #start: string;
  #isOfSave: boolean;
  readonly #journal: Entry[] = [];
  /** The state at the last checkpoint of a position, as text. */
  readonly #marks = new Map<number, string>();
  readonly #told: Told;
  /** Made when somebody asks; those of a save are known before their checkpoints are. */
  readonly #hashes = new Map<number, string>();
  past: Past | undefined;
  /** Events up to this position are not known: they came with a save that has the log only. */
  #untold: number | undefined;

  constructor(rules: Rules<S, O>, start: string, kept?: Kept) {
    this.#rules = rules;
    this.#start = start;
    this.#isOfSave = kept !== undefined;
    this.#told = new Told(rules.forgetful);
    this.begin(0);
    this.checkpoint(0, start);
    if (!kept) return;
    const { journal, mark, hashes, log, told } = kept;
    for (const entry of journal) this.append(entry);
    for (const [at, hash] of hashes) this.#hashes.set(at, hash);
    if (mark.at === 0) return;
    this.past = { at: mark.at, log };
    this.begin(mark.at);
    this.checkpoint(mark.at, mark.text);
    if (told) for (const stretch of told) this.#told.put(stretch);
    else this.#untold = mark.at;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  append(entry: Entry): number {
    return this.#journal.push(entry);
  }

  /** Takes back what a rule that threw had begun. */
  cut(length: number): void {
    for (let position = this.#journal.length; position > length; position--) this.#marks.delete(position);
    this.#journal.length = length;
  }

  begin(position: number): void {
    this.#told.begin(position);
  }

  checkpoint(position: number, text: string): void {
    this.#marks.set(position, text);
    this.#told.mark(position);
  }

  tell(position: number, event: TableEvent): void {
    this.#told.tell(position, event);
  }

  toldAt(position: number): Stretch | undefined {
    return this.#told.at(position);
  }

  /** What was told after a position, undone parts too; undefined where that is not known. */
  toldAfter(position: number): Stretch[] | undefined {
    if (this.#untold !== undefined && position < this.#untold) return undefined;
    const stretches: Stretch[] = [];
    for (let at = position + 1; at <= this.#journal.length; at++) {
      const stretch = this.#told.at(at);
      if (stretch) stretches.push({ ...stretch, events: [...stretch.events] });
    }
    return stretches;
  }

  /** Enters the game at the last checkpoint before a position and takes the entries from there. */
  cursorAt(position: number): Cursor<S, O> {
    const { at, text } = this.markBefore(position);
    this.#told.backToMark(at);
    return this.#replay(at, text, position, this);
  }

  /** As `cursorAt`, but leaves no trace. */
  glanceAt(position: number, tell: (event: TableEvent) => void = () => {}, veil?: Veil): Cursor<S, O> {
    const { at, text } = this.markBefore(position);
    const recorder: Recorder = { begin: () => {}, checkpoint: () => {}, tell: (_, event) => tell(event) };
    return this.#replay(at, text, position, recorder, veil);
  }

  /** Plays the line after a position once more and shows each event with the state right after it; leaves no trace. */
  watch(from: number, end: number, show: (at: number, event: TableEvent, state: S) => void): void {
    if (!this.#isOnLine(from, end)) return;
    const { at, text } = this.markBefore(from);
    const watched: { cursor?: Cursor<S, O> } = {};
    watched.cursor = this.#replay(at, text, from, {
      begin: () => {},
      checkpoint: () => {},
      tell: (position, event) => {
        if (watched.cursor) show(position, event, watched.cursor.state);
      },
    });
    for (const position of this.#line(from, end)) this.#follow(watched.cursor, position);
  }

  #replay(start: number, text: string, end: number, recorder: Recorder, veil?: Veil): Cursor<S, O> {
    const cursor = new Cursor(this.#rules, start, text, recorder, veil);
    const line = this.#line(start, end);
    const passed = start === 0 ? [0] : [];
    try {
      for (const position of line) {
        this.#follow(cursor, position);
        passed.push(position);
      }
    } finally {
      // Who only glances writes no checkpoint.
      if (recorder === this) this.#compare(passed);
    }
    return cursor;
  }

  #follow(cursor: Cursor<S, O>, position: number): void {
    try {
      cursor.take(position, this.#entry(position));
    } catch (error) {
      throw this.#astray(`journal[${position - 1}]: ${messageOf(error)}`, error);
    }
  }

  /**
   * A journal that leads elsewhere than the checkpoints saved with it was not written by these rules. The first and the
   * last of them tell; only where they do are those between hashed too.
   */
  #compare(passed: readonly number[]): void {
    const saved = passed.filter((at) => this.#hashes.has(at) && this.#marks.has(at));
    if ([...saved.slice(0, 1), ...saved.slice(-1)].every((at) => this.#isAsSaved(at))) return;
    const first = saved.find((at) => !this.#isAsSaved(at)) ?? 0;
    // Nothing may be rebuilt from there. The start is compared whenever it is entered.
    for (const at of saved) if (at > 0 && at >= first) this.#marks.delete(at);
    throw this.#astray(`it leads to another state at position ${first} than it did when it was written`);
  }

  /** Only a journal that came with a save can lead nowhere: whoever asks for what it holds is told that the save is damaged. */
  #astray(says: string, cause?: unknown): Error {
    const whole = `its journal cannot be followed: ${says}`;
    return this.#isOfSave ? damaged(whole, cause) : new Error(whole, { cause });
  }

  #isAsSaved(position: number): boolean {
    const text = this.#marks.get(position);
    return text !== undefined && stateHash(JSON.parse(text)) === this.#hashes.get(position);
  }

  /** The positions after `start` on the line that leads to `end`. */
  #line(start: number, end: number): number[] {
    const line: number[] = [];
    for (let at = end; at !== start; at = before(this.#entry(at), at)) line.push(at);
    return line.reverse();
  }

  #isOnLine(position: number, end: number): boolean {
    if (!Number.isInteger(position) || position < 0) return false;
    let at = end;
    while (at > position) at = before(this.#entry(at), at);
    return at === position;
  }

  #entry(position: number): Entry {
    const entry = this.#journal[position - 1];
    if (!entry) throw new Error(`There is no position ${position} on this line.`);
    return entry;
  }

  markBefore(position: number): { readonly at: number; readonly text: string } {
    let at = position;
    let text = this.#marks.get(at);
    while (text === undefined) {
      at = before(this.#entry(at), at);
      text = this.#marks.get(at);
    }
    return { at, text };
  }

  /** The hash of each checkpoint after a position. */
  hashes(after = -1): (readonly [at: number, hash: string])[] {
    const hashes: (readonly [at: number, hash: string])[] = [];
    for (let at = after + 1; at <= this.#journal.length; at++) {
      const hash = this.#hashes.get(at) ?? this.#hashed(at);
      if (hash !== undefined) hashes.push([at, hash]);
    }
    return hashes;
  }

  #hashed(position: number): string | undefined {
    const text = this.#marks.get(position);
    if (text === undefined) return undefined;
    const hash = stateHash(JSON.parse(text));
    this.#hashes.set(position, hash);
    return hash;
  }

  /** What was told on the line to a position, from a position on. */
  events(position: number, from: number): readonly EventAt[] {
    if (this.#untold !== undefined && from <= this.#untold && this.#isOnLine(this.#untold, position))
      this.#recall(this.#untold);
    return this.#toldOn(position, from);
  }

  /** Replays what a save only has the log of; on a copy, since a journal that cannot be followed must not harm the game. */
  #recall(end: number): void {
    const copy = this.fork(end);
    copy.begin(0);
    copy.#replay(0, this.#start, end, copy);
    this.#told.take(copy.#told, end);
    for (const [at, text] of copy.#marks) this.#marks.set(at, text);
    this.#untold = undefined;
  }

  #toldOn(end: number, from: number): readonly EventAt[] {
    const stretches: EventAt[][] = [];
    let toMark = false;
    for (let at = end; at >= from; ) {
      const entry = this.#journal[at - 1];
      if (!entry || !('undo' in entry)) {
        const { events = [], marked } = this.#told.at(at) ?? {};
        stretches.push((toMark ? events.slice(0, marked) : events).map((event) => ({ at, event })));
        // A correction goes back to the checkpoint: what was told after it is told anew.
        toMark = entry !== undefined && 'fix' in entry;
      }
      if (!entry) break;
      at = before(entry, at);
    }
    return stretches.reverse().flat();
  }

  /** An independent copy up to a position. */
  fork(length: number): History<S, O> {
    const copy = new History(this.#rules, this.#start);
    for (const entry of this.#journal.slice(0, length)) copy.append(entry);
    for (const [at, text] of this.#marks) if (at <= length) copy.#marks.set(at, text);
    copy.#told.take(this.#told, length);
    for (const [at, hash] of this.#hashes) if (at <= length) copy.#hashes.set(at, hash);
    copy.#isOfSave = this.#isOfSave;
    if (this.past && this.past.at <= length) copy.past = this.past;
    if (this.#untold !== undefined && this.#untold <= length) copy.#untold = this.#untold;
    return copy;
  }

  /**
   * Runs the whole journal anew, undone parts too, and says what came out differently. What was played forgetting is
   * replayed remembering: a local that outlives a checkpoint makes the difference.
   */
  replayFault(): string | undefined {
    const anew = new History({ ...this.#rules, forgetful: false }, this.#start);
    let cursor = anew.cursorAt(0);
    for (const entry of this.#journal) {
      const position = anew.append(entry);
      if ('undo' in entry) cursor = anew.cursorAt(position);
      else anew.#follow(cursor, position);
    }
    const fresh = new Map(anew.hashes());
    for (const [at, hash] of this.hashes()) {
      if (fresh.get(at) !== hash)
        return `A replay came to another state at the checkpoint of position ${at}.`;
    }
    for (const [at, text] of anew.#marks) {
      const says = this.#rules.invariants(JSON.parse(text) as S);
      if (says !== undefined) return `At the checkpoint of position ${at}: ${says}`;
    }
    return undefined;
  }
}
