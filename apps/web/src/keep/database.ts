import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Nothing that lies here is believed before it was looked at: another version may have written it. */
interface Games extends DBSchema {
  /** By the id of the game. */
  readonly labels: { readonly key: string; readonly value: unknown };
  /** By the id of the game: its save without its parts, or the text of a whole save. */
  readonly saves: { readonly key: string; readonly value: unknown };
  /** By the id of the game and the position at which the part ends. */
  readonly parts: { readonly key: [id: string, to: number]; readonly value: unknown };
}

const STORES = ['labels', 'saves', 'parts'] as const;
type Mode = 'readonly' | 'readwrite';
export type Database = IDBPDatabase<Games>;
export type Transaction<M extends Mode> = IDBPTransaction<Games, (typeof STORES)[number][], M>;

/** Opens the browser's games. `onClosed`: the browser or a newer page has closed them, and they have to be opened anew. */
export function openDatabase(onClosed: () => void): Promise<Database> {
  const opened = openDB<Games>('holofoe', 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
    blocking() {
      onClosed();
      void opened.then((database) => database.close());
    },
    terminated: onClosed,
  });
  return opened;
}

/** All of it is written or nothing; what is written is on the disk when this is done. */
export async function transact<M extends Mode, T>(
  database: Database,
  mode: M,
  work: (transaction: Transaction<M>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction([...STORES], mode, { durability: 'strict' });
  const ended = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const worked = await work(transaction).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  if ('error' in worked) abort(transaction);
  const fault = await ended;
  // An aborted request only says that its transaction was; that one says why, unless it was aborted here.
  if ('error' in worked) throw isAbort(worked.error) ? (fault?.error ?? worked.error) : worked.error;
  if (fault) throw fault.error;
  return worked.result;
}

function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // What went wrong has ended it already.
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** All parts of a game's save. */
export function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
