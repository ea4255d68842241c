import { type AnyState, stateHash, type TableEvent } from '@holofoe/kernel';
import { Cursor, type Recorder } from './cursor.ts';
import { before, type Entry } from './journal.ts';
import { messageOf } from './refusal.ts';
import { freeze } from './replay-mode.ts';
import type { Rules } from './run.ts';

/** The last checkpoint at a position: the state, and how much had been told there by then. */
interface Mark {
  readonly text: string;
  readonly told: number;
}

/** What a save tells of the time before its mark: each seat's log up to there. */
export interface Past {
  readonly at: number;
  readonly log: readonly (readonly string[])[];
}

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
}

/** A journal with what running it showed, by position: so a rebuild writes over and never doubles anything. */
export class History<S extends AnyState, O> implements Recorder {
  readonly #rules: Rules<S, O>;
  readonly #start: string;
  readonly #journal: Entry[] = [];
  readonly #marks = new Map<number, Mark>();
  readonly #told = new Map<number, TableEvent[]>();
  /** Made when somebody asks; those of a save are known before their checkpoints are. */
  readonly #hashes = new Map<number, string>();
  #past: Past | undefined;

  constructor(rules: Rules<S, O>, start: string, kept?: Kept) {
    this.#rules = rules;
    this.#start = start;
    this.begin(0);
    this.checkpoint(0, start);
    if (!kept) return;
    const { journal, mark, hashes, log } = kept;
    for (const entry of journal) this.append(entry);
    for (const [at, hash] of hashes) this.#hashes.set(at, hash);
    if (mark.at === 0) return;
    this.begin(mark.at);
    this.checkpoint(mark.at, mark.text);
    this.#past = { at: mark.at, log };
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
    this.#told.set(position, []);
    if (this.#past?.at === position) this.#past = undefined;
  }

  checkpoint(position: number, text: string): void {
    this.#marks.set(position, { text, told: this.#told.get(position)?.length ?? 0 });
  }

  tell(position: number, event: TableEvent): void {
    this.#told.get(position)?.push(this.#rules.forgetful ? freeze(event) : event);
  }

  /** Enters the game at the last checkpoint before a position and takes the entries from there. */
  cursorAt(position: number): Cursor<S, O> {
    const { at, text, told } = this.markBefore(position);
    this.#told.get(at)?.splice(told);
    return this.#replay(at, text, position, this);
  }

  /** As `cursorAt`, but leaves no trace. */
  glanceAt(position: number, tell: (event: TableEvent) => void = () => {}): Cursor<S, O> {
    const { at, text } = this.markBefore(position);
    return this.#replay(at, text, position, {
      begin: () => {},
      checkpoint: () => {},
      tell: (_, event) => tell(event),
    });
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

  #replay(start: number, text: string, end: number, recorder: Recorder): Cursor<S, O> {
    const cursor = new Cursor(this.#rules, start, text, recorder);
    // Who only glances writes no checkpoint, and at the start there may be one behind the set-up.
    if (start === 0 && recorder === this) this.#compare(0);
    for (const position of this.#line(start, end)) {
      this.#follow(cursor, position);
      this.#compare(position);
    }
    return cursor;
  }

  #follow(cursor: Cursor<S, O>, position: number): void {
    try {
      cursor.take(position, this.#entry(position));
    } catch (error) {
      throw new Error(`journal[${position - 1}]: ${messageOf(error)}`, { cause: error });
    }
  }

  /** A journal that leads elsewhere than the checkpoints saved with it was not written by these rules. */
  #compare(position: number): void {
    const saved = this.#hashes.get(position);
    const mark = this.#marks.get(position);
    if (saved === undefined || !mark || stateHash(JSON.parse(mark.text)) === saved) return;
    // Nothing may be rebuilt from there. The start is compared whenever it is entered.
    if (position > 0) this.#marks.delete(position);
    throw new Error(
      `The journal leads to another state at position ${position} than it did when it was written.`,
    );
  }

  /** The positions after `start` on the line that leads to `end`. */
  #line(start: number, end: number): number[] {
    const line: number[] = [];
    for (let at = end; at !== start; at = before(this.#entry(at), at)) line.push(at);
    return line.reverse();
  }

  #isOnLine(position: number, end: number): boolean {
    let at = end;
    while (at > position) at = before(this.#entry(at), at);
    return at === position;
  }

  #entry(position: number): Entry {
    const entry = this.#journal[position - 1];
    if (!entry) throw new Error(`There is no position ${position} on this line.`);
    return entry;
  }

  markBefore(position: number): Mark & { readonly at: number } {
    let at = position;
    let mark = this.#marks.get(at);
    while (!mark) {
      at = before(this.#entry(at), at);
      mark = this.#marks.get(at);
    }
    return { at, ...mark };
  }

  /** The hash of each checkpoint, by position. */
  hashes(): [at: number, hash: string][] {
    for (const [at, { text }] of this.#marks) {
      if (!this.#hashes.has(at)) this.#hashes.set(at, stateHash(JSON.parse(text)));
    }
    return [...this.#hashes].sort(([a], [b]) => a - b);
  }

  /** What was told on the line to a position, from a position on. */
  events(position: number, from: number): readonly EventAt[] {
    if (this.#past && from <= this.#past.at) this.#recall(this.#past.at);
    return this.#toldOn(position, from, false).events;
  }

  /** Replays what a save only has the log of; on a copy, since a journal that cannot be followed must not harm the game. */
  #recall(end: number): void {
    const copy = this.fork(end);
    copy.begin(0);
    copy.#replay(0, this.#start, end, copy);
    for (const [at, told] of copy.#told) this.#told.set(at, told);
    for (const [at, mark] of copy.#marks) this.#marks.set(at, mark);
    this.#past = undefined;
  }

  /** What was told on the line to a position; where a save's past is on it, only what came after. */
  knownEvents(position: number): { readonly past?: Past; readonly events: readonly EventAt[] } {
    return this.#toldOn(position, 0, false);
  }

  /** What was told up to the last checkpoint at a position. */
  knownEventsAtMark(position: number): { readonly past?: Past; readonly events: readonly EventAt[] } {
    return this.#toldOn(position, 0, true);
  }

  #toldOn(
    end: number,
    from: number,
    upToMark: boolean,
  ): { readonly past?: Past; readonly events: readonly EventAt[] } {
    const stretches: EventAt[][] = [];
    let atMark = upToMark;
    for (let at = end; at >= from; ) {
      const entry = this.#journal[at - 1];
      if (!entry || !('undo' in entry)) {
        const told = this.#told.get(at) ?? [];
        const known = atMark ? told.slice(0, this.#marks.get(at)?.told) : told;
        stretches.push(known.map((event) => ({ at, event })));
        if (this.#past?.at === at) return { past: this.#past, events: stretches.reverse().flat() };
        // A correction goes back to the checkpoint: what was told after it is told anew.
        atMark = entry !== undefined && 'fix' in entry;
      }
      if (!entry) break;
      at = before(entry, at);
    }
    return { events: stretches.reverse().flat() };
  }

  /** An independent copy up to a position. */
  fork(length: number): History<S, O> {
    const copy = new History(this.#rules, this.#start);
    for (const entry of this.#journal.slice(0, length)) copy.append(entry);
    for (const [at, mark] of this.#marks) if (at <= length) copy.#marks.set(at, mark);
    for (const [at, told] of this.#told) if (at <= length) copy.#told.set(at, [...told]);
    for (const [at, hash] of this.#hashes) if (at <= length) copy.#hashes.set(at, hash);
    if (this.#past && this.#past.at <= length) copy.#past = this.#past;
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
    for (const [at, { text }] of anew.#marks) {
      const says = this.#rules.invariants(JSON.parse(text) as S);
      if (says !== undefined) return `At the checkpoint of position ${at}: ${says}`;
    }
    return undefined;
  }
}
