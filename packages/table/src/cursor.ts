import type { AnyState, Ask, Json, Seat, TableEvent, Veil } from '@holofoe/kernel';
import type { Entry } from './journal.ts';
import { readReply } from './legal.ts';
import { type Listener, type Rules, Run } from './run.ts';

/** Keeps what a cursor passes, by position. */
export interface Recorder {
  readonly begin: (position: number) => void;
  readonly checkpoint: (position: number, text: string) => void;
  readonly tell: (position: number, event: TableEvent) => void;
}

/** Where a game stands: it is entered at a checkpoint, and takes the entries after it one by one. */
export class Cursor<S extends AnyState, O> {
  readonly #rules: Rules<S, O>;
  readonly #recorder: Recorder;
  readonly #listener: Listener;
  #position: number;
  #lastCheckpoint: string;
  #entriesSince = 0;
  #run: Run<S, O>;
  /** The number of the open question: the position where it was asked, or where the table came back to it. */
  asked: number;
  /** Of the seats that have replied to a request that is still open for others. */
  readonly answers = new Map<Seat, readonly number[]>();

  constructor(rules: Rules<S, O>, position: number, text: string, recorder: Recorder, veil?: Veil) {
    this.#rules = rules;
    this.#recorder = recorder;
    this.#position = position;
    this.#lastCheckpoint = text;
    this.asked = position;
    this.#listener = {
      checkpoint: (next) => {
        this.#lastCheckpoint = next;
        this.#entriesSince = 0;
        recorder.checkpoint(this.#position, next);
      },
      tell: (event) => recorder.tell(this.#position, event),
    };
    this.#run = new Run(rules, text, this.#listener, veil);
  }

  get state(): S {
    return this.#run.state;
  }

  get request() {
    return this.#run.request;
  }

  get outcome() {
    return this.#run.outcome;
  }

  /** Nothing has been entered since the last checkpoint. */
  get betweenActions(): boolean {
    return this.#entriesSince === 0 && this.outcome === undefined;
  }

  /** What a seat is asked and has not answered. */
  askOf(seat: Seat): Ask | undefined {
    return this.answers.has(seat) ? undefined : this.asks.find((ask) => ask.seat === seat);
  }

  get asks(): readonly Ask[] {
    return this.request?.kind === 'decide' ? this.request.asks : [];
  }

  /** Throws where the entry does not fit what the game asks for. */
  take(position: number, entry: Entry): void {
    this.#position = position;
    if ('undo' in entry) {
      this.asked = position;
      return;
    }
    this.#entriesSince++;
    this.#recorder.begin(position);
    if ('s' in entry) this.#reply(entry.s, entry.k);
    else if ('c' in entry) this.#outcome(entry.c);
    else if ('back' in entry) this.#back(entry.back);
    else this.#correct(entry.fix);
  }

  #reply(seat: Seat, keys: readonly string[]): void {
    const ask = this.askOf(seat);
    if (!ask) throw new Error(`Seat ${seat} is not asked anything.`);
    const reply = readReply(ask, keys);
    if ('says' in reply) throw new Error(reply.says);
    this.answers.set(seat, reply.indexes);
    if (this.answers.size < this.asks.length) return;
    const inOrder = this.asks.map((each) => this.answers.get(each.seat) ?? []);
    this.#goOn(inOrder);
  }

  #outcome(key: string): void {
    const { request } = this;
    if (request?.kind !== 'chance') throw new Error('Nothing is left to chance here.');
    // Copies share a key, and any of them stands for it: the first does in every replay.
    let index = 0;
    while (index < request.size && request.keyOf(index) !== key) index++;
    if (index === request.size) throw new Error(`"${key}" is not an outcome of "${request.what}".`);
    this.#goOn(index);
  }

  #back(seat: Seat): void {
    if (!this.answers.delete(seat)) throw new Error(`Seat ${seat} has no answer to take back.`);
  }

  #correct(edits: readonly Json[]): void {
    if (this.#entriesSince > 1) throw new Error('The table can be corrected between actions only.');
    const state = JSON.parse(this.#lastCheckpoint) as S;
    const says = this.#rules.correct(state, edits);
    if (says !== undefined) throw new Error(says);
    this.#listener.checkpoint(JSON.stringify(state));
    this.#run = new Run(this.#rules, this.#lastCheckpoint, this.#listener);
    this.#wasAsked();
  }

  #goOn(answer: number | readonly (readonly number[])[]): void {
    this.#run.go(answer);
    this.#wasAsked();
  }

  #wasAsked(): void {
    this.answers.clear();
    this.asked = this.#position;
  }
}
