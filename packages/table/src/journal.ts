import type { Json, Seat } from '@holofoe/kernel';

/**
 * What a game is made of, besides its configuration. Entries are only ever appended. Keys are texts here, as a file or a
 * front end gives them: they are held against the options of the question when the journal is followed.
 * `s`: a seat's reply, by the keys of what it chose (for a split each key as often as its share); `c`: an outcome of
 * chance; `fix`: corrections of the table; `undo`: back to an earlier position; `back`: a seat takes its answer back.
 */
export type Entry =
  | { readonly s: Seat; readonly k: readonly string[] }
  | { readonly c: string }
  | { readonly fix: readonly Json[] }
  | { readonly undo: number }
  | { readonly back: Seat };

/** An entry as a save keeps it: a reply, the most frequent one, as its seat and its keys. */
export type SavedEntry =
  | SavedReply
  | { readonly c: SavedKey }
  | Exclude<Entry, { readonly s: Seat } | { readonly c: string }>;

type SavedReply = readonly [seat: Seat, ...keys: SavedKey[]];
/** Earlier rules had keys that were numbers: their journals are read and not followed. */
type SavedKey = string | number;

export function savedEntry(entry: Entry): SavedEntry {
  return 's' in entry ? [entry.s, ...entry.k] : entry;
}

export function entryOf(saved: SavedEntry): Entry {
  if ('c' in saved) return { c: String(saved.c) };
  if (!isReply(saved)) return saved;
  const [s, ...k] = saved;
  return { s, k: k.map(String) };
}

function isReply(saved: SavedEntry): saved is SavedReply {
  return Array.isArray(saved);
}

/**
 * Position p is where the table stands after p entries. Positions are a tree: an undo makes its position another name
 * for the one it went back to, so what was undone stays where it was, and redo and branch need nothing of their own.
 */
export function before(entry: Entry, position: number): number {
  return 'undo' in entry ? entry.undo : position - 1;
}

/** The position that a position after an undo stands for. */
export function home(journal: readonly Entry[], position: number): number {
  let at = position;
  for (let entry = journal[at - 1]; entry && 'undo' in entry; entry = journal[at - 1]) at = entry.undo;
  return at;
}

/** Where the last undo that has not been redone came from, as long as nothing else was entered since. */
export function redoOf(journal: readonly Entry[]): number | undefined {
  let first = journal.length;
  for (let entry = journal[first - 1]; entry && 'undo' in entry; entry = journal[first - 1]) first--;
  const left: number[] = [];
  for (const [i, entry] of journal.slice(first).entries()) {
    if ('undo' in entry && entry.undo === left.at(-1)) left.pop();
    else left.push(home(journal, first + i));
  }
  return left.at(-1);
}
