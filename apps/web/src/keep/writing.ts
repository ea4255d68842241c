import type { Transaction } from './database.ts';
import { type Label, readLabel } from './label.ts';
import { newId } from './new-id.ts';
import { addStored, readStored, removeStored, type Stored } from './stored.ts';

/** `elsewhere`, `deleted`: nothing was written, as another tab has done that with the game since. */
export type Written = 'kept' | 'elsewhere' | 'deleted';

/** What is new of a game. */
export interface Change extends Stored {
  readonly id: string;
  readonly label: Label;
  /** Whether its parts are all that there are, or come behind those that are kept. */
  readonly isWhole: boolean;
  /** The stamp of what this goes on from; undefined: nothing is kept yet. */
  readonly after: string | undefined;
}

export async function written(transaction: Transaction<'readwrite'>, change: Change): Promise<Written> {
  const { id, isWhole, after } = change;
  const there = await transaction.objectStore('labels').get(id);
  if (readLabel(there)?.stamp !== after) return there === undefined ? 'deleted' : 'elsewhere';
  if (isWhole) await removeStored(transaction, id);
  await addStored(transaction, id, change);
  return 'kept';
}

export async function takenAway(
  transaction: Transaction<'readwrite'>,
  id: string,
): Promise<Stored | undefined> {
  const stored = await readStored(transaction, id);
  await removeStored(transaction, id);
  return stored;
}

/** Where the game is there already, in another state, the old one lies beside it. */
export async function carriedOver(
  transaction: Transaction<'readwrite'>,
  id: string,
  game: Stored,
): Promise<void> {
  const there = await readStored(transaction, id);
  // The page may have been closed before the old one was forgotten.
  if (there && there.save === game.save) return;
  await addStored(transaction, there ? newId() : id, game);
}

/** What was kept again since stays as it is. */
export async function broughtBack(
  transaction: Transaction<'readwrite'>,
  id: string,
  game: Stored,
): Promise<void> {
  if (!(await readStored(transaction, id))) await addStored(transaction, id, game);
}
