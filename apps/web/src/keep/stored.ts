import { partsOf, type Transaction } from './database.ts';

/** A game as it lies on the shelf; nothing of it has been looked at. */
export interface Stored {
  readonly label: unknown;
  /** Its save without its parts, or the text of a whole save. */
  readonly save: unknown;
  readonly parts: readonly (readonly [to: number, part: unknown])[];
}

export async function readStored(
  transaction: Transaction<'readonly' | 'readwrite'>,
  id: string,
): Promise<Stored | undefined> {
  const parts = transaction.objectStore('parts');
  const [label, save, keys, values] = await Promise.all([
    transaction.objectStore('labels').get(id),
    transaction.objectStore('saves').get(id),
    parts.getAllKeys(partsOf(id)),
    parts.getAll(partsOf(id)),
  ]);
  if (label === undefined && save === undefined) return undefined;
  return { label, save, parts: keys.map(([, to], i) => [to, values[i]] as const) };
}

/** Lays it over what is there of the game: parts are added. What is undefined is left out. */
export async function addStored(
  transaction: Transaction<'readwrite'>,
  id: string,
  { label, save, parts }: Stored,
): Promise<void> {
  await Promise.all([
    label !== undefined && transaction.objectStore('labels').put(label, id),
    save !== undefined && transaction.objectStore('saves').put(save, id),
    ...parts.map(([to, part]) => transaction.objectStore('parts').add(part, [id, to])),
  ]);
}

export async function removeStored(transaction: Transaction<'readwrite'>, id: string): Promise<void> {
  await Promise.all([
    transaction.objectStore('labels').delete(id),
    transaction.objectStore('saves').delete(id),
    transaction.objectStore('parts').delete(partsOf(id)),
  ]);
}

/** A save with its parts, as a table gave them. */
export function inParts({ save, parts }: Pick<Stored, 'save' | 'parts'>): { readonly head?: unknown } {
  return { ...Object(save), parts: parts.map(([, part]) => part) };
}
