import type { Seat, TableEvent } from '@holofoe/kernel';
import { before, type Entry } from './journal.ts';
import type { Stretch } from './told.ts';

/** What a save tells of the time before its mark: each seat's log up to there. */
export interface Past {
  readonly at: number;
  readonly log: readonly (readonly string[])[];
}

/** What the logs are made of. */
export interface Source {
  readonly journal: readonly Entry[];
  readonly past: Past | undefined;
  toldAt(position: number): Stretch | undefined;
}

/** How a log goes on: for each seat the lines of before that stay, and those that follow them. */
export interface LogChange {
  readonly keeps: number;
  readonly adds: readonly string[];
}

/** A log up to somewhere: its last lines, and the log that they follow. */
interface Link {
  readonly before: Link | undefined;
  readonly depth: number;
  /** For each seat. */
  readonly lines: readonly (readonly string[])[];
  readonly lengths: readonly number[];
}

interface Links {
  readonly upToMark: Link;
  readonly whole: Link;
}

/** Every seat's log at every position, each line worded once: so a save after each reply words and copies only what is new. */
export class Logs {
  readonly #source: Source;
  readonly #say: (event: TableEvent, seat: Seat) => string | undefined;
  readonly #links = new Map<number, Links>();
  readonly #empty: Link;

  constructor(source: Source, seats: number, say: (event: TableEvent, seat: Seat) => string | undefined) {
    this.#source = source;
    this.#say = say;
    const none = Array.from({ length: seats }, () => []);
    this.#empty = { before: undefined, depth: 0, lines: none, lengths: none.map(() => 0) };
  }

  /** The log at a position. */
  lines(seat: Seat, position: number): readonly string[] {
    return linesAfter(this.#empty, this.#at(position).whole, seat);
  }

  /** From the log up to one checkpoint to that up to another; without the first from the beginning. */
  change(from: number | undefined, to: number): LogChange[] {
    const last = this.#at(to).upToMark;
    const common = from === undefined ? this.#empty : commonLink(this.#at(from).upToMark, last);
    return common.lengths.map((keeps, seat) => ({ keeps, adds: linesAfter(common, last, seat) }));
  }

  #at(position: number): Links {
    const { journal } = this.#source;
    const unknown: number[] = [];
    let links: Links | undefined;
    for (let at = position; !links; ) {
      links = this.#links.get(at) ?? this.#pastAt(at);
      if (links) break;
      unknown.push(at);
      const entry = journal[at - 1];
      if (!entry) links = { upToMark: this.#empty, whole: this.#empty };
      else at = before(entry, at);
    }
    for (const at of unknown.reverse()) {
      const entry = journal[at - 1];
      // An undo is another name for where it went back to.
      if (!entry || !('undo' in entry)) links = this.#next(links, at, entry);
      this.#links.set(at, links);
    }
    return links;
  }

  #next(last: Links, at: number, entry: Entry | undefined): Links {
    const { events = [], marked = events.length } = this.#source.toldAt(at) ?? {};
    // A correction goes back to the checkpoint: what was told after it is told anew.
    const from = entry && 'fix' in entry ? last.upToMark : last.whole;
    const upToMark = this.#grown(from, events.slice(0, marked));
    return { upToMark, whole: this.#grown(upToMark, events.slice(marked)) };
  }

  #pastAt(at: number): Links | undefined {
    const { past } = this.#source;
    if (past?.at !== at) return undefined;
    const { events = [], marked = events.length } = this.#source.toldAt(at) ?? {};
    const upToMark = link(this.#empty, past.log);
    const links = { upToMark, whole: this.#grown(upToMark, events.slice(marked)) };
    this.#links.set(at, links);
    return links;
  }

  #grown(last: Link, events: readonly TableEvent[]): Link {
    const lines = last.lines.map((_, seat) => events.flatMap((event) => this.#say(event, seat) ?? []));
    return lines.some((each) => each.length > 0) ? link(last, lines) : last;
  }
}

function link(last: Link, lines: readonly (readonly string[])[]): Link {
  const lengths = last.lengths.map((length, seat) => length + (lines[seat]?.length ?? 0));
  return { before: last, depth: last.depth + 1, lines, lengths };
}

function commonLink(one: Link, other: Link): Link {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a.depth > b.depth) a = a.before ?? a;
    else b = b.before ?? b;
  }
  return a;
}

function linesAfter(first: Link, last: Link, seat: Seat): readonly string[] {
  const stretches: (readonly string[])[] = [];
  for (let at = last; at !== first && at.before; at = at.before) stretches.push(at.lines[seat] ?? []);
  return stretches.reverse().flat();
}
