import {
  type Chance,
  type Fault,
  type Json,
  type Key,
  kindKey,
  numberKey,
  type Reason,
  type Seat,
} from '@holofoe/kernel';
import type { LiveTable, Pending } from '../src/index.ts';

/** A choice of the opponent: who was considered, who was picked, which criterion and rule decided. */
export interface ReasonInWords {
  readonly considered: readonly string[];
  readonly picked: string;
  readonly decided: string;
  readonly rule: string;
  readonly reason: Reason;
}

/** A live table as tests see it: what can be chosen is said in words, and so is what was. */
export abstract class AnyTestTable<V, O> {
  readonly live: LiveTable<V, O>;

  constructor(live: LiveTable<V, O>) {
    this.live = live;
  }

  /** An option of the open question in words. */
  protected abstract inWords(key: Key): string;

  /** A candidate of a reason in words. */
  protected abstract candidateInWords(key: Key): string;

  /** The question that is open, with the seat that is asked. */
  get question(): Extract<Pending, { kind: 'ask' }> & { readonly seat: Seat } {
    for (let seat = 0; seat < this.live.seats; seat++) {
      const pending = this.live.pending(seat);
      if (pending.kind === 'ask') return { ...pending, seat };
    }
    throw new Error('Nobody is asked anything.');
  }

  /** Whether anybody is asked anything. */
  protected get isAsking(): boolean {
    const seats = Array.from({ length: this.live.seats }, (_, seat) => seat);
    return seats.some((seat) => this.live.pending(seat).kind === 'ask');
  }

  get topic(): string {
    return this.question.topic;
  }

  get outcome(): O | undefined {
    return this.live.outcome;
  }

  /** Exactly what can be chosen, in words. */
  get choices(): readonly string[] {
    return this.question.options.map(({ key }) => this.inWords(key));
  }

  /** Choices of one sort, without the word in front: `choicesTo('play')`. */
  choicesTo(verb: string): readonly string[] {
    return this.choices.flatMap((choice) =>
      choice.startsWith(`${verb} `) ? [choice.slice(verb.length + 1)] : [],
    );
  }

  /** Chooses by the words of `choices`; a word given twice takes two that are alike, or two points of a split. */
  choose(...words: readonly string[]): this {
    const { seat, to, topic, options, form } = this.question;
    const left = options.map(({ key }) => ({ key, word: this.inWords(key) }));
    const keys = words.map((word) => {
      const index = left.findIndex((option) => option.word === word);
      const option = left[index];
      if (!option)
        throw new Error(`"${word}" cannot be chosen (${topic}). What can: ${this.choices.join(', ')}`);
      if (form.pick !== 'split') left.splice(index, 1);
      return option.key;
    });
    const refusal = this.live.reply(seat, to, keys);
    if (refusal) throw new Error(refusal.says);
    return this;
  }

  /** What happened of a kind, as a seat is told. */
  protected dataOf(kind: string, to: Seat): readonly Json[] {
    return this.live.events(to).flatMap(({ event }) => (event.kind === kind ? [event.data] : []));
  }

  /** Rules cited by events of a kind, in order. */
  rulesOf(kind: string): readonly (string | undefined)[] {
    return this.live.events(0).flatMap(({ event }) => (event.kind === kind ? [event.rule] : []));
  }

  /** The opponent's choices on a topic, in order. */
  reasons(topic: string): readonly ReasonInWords[] {
    return this.live
      .events(0)
      .flatMap(({ event }) => event.reasons ?? [])
      .filter((reason) => reason.topic === topic)
      .map((reason) => ({
        considered: reason.candidates.map((key) => this.candidateInWords(key)),
        picked: this.candidateInWords(reason.picked),
        decided: reason.decided.name,
        rule: reason.decided.rule,
        reason,
      }));
  }
}

/** What a reader made of something that a test wrote by hand. */
export function readOrThrow<T extends object>(read: T | { readonly faults: readonly Fault[] }): T {
  if (!('faults' in read)) return read;
  const faults = (read as { readonly faults: readonly Fault[] }).faults;
  throw new Error(faults.map(({ path, says }) => (path === '' ? says : `${path}: ${says}`)).join('\n'));
}

/** What a test says comes up, by the name of the chance: cards by their ids, numbers as they are. */
export type ChanceScript = Readonly<Record<string, readonly (string | number)[]>>;

/** Answers chance by what the table says comes next, then by what the test says comes up. */
export function scripted(
  next: (request: Chance) => Key | undefined,
  script: ChanceScript,
): (request: Chance) => Key | undefined {
  const keyOf = (came: string | number) => (typeof came === 'number' ? numberKey(came) : kindKey(came));
  const left = new Map(Object.entries(script).map(([what, came]) => [what, came.map(keyOf)]));
  return (request) => next(request) ?? left.get(request.what)?.shift();
}
