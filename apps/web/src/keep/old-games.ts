import { readLabel } from './label.ts';
import type { Store } from './storage.ts';
import type { Stored } from './stored.ts';

/* The first release kept its games in the small store of the browser: a head and a save each. */
const PREFIX = 'holofoe.game.';
const HEAD = '.head';
const SAVE = '.save';

/** The games that the first release left, damaged ones too, by their ids. */
export function oldGames(store: Store): ReadonlyMap<string, Stored> {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  const ids = keys.flatMap((key) => idOf(key, HEAD) ?? idOf(key, SAVE) ?? []);
  return new Map(ids.map((id) => [id, oldGame(store, id)]));
}

export function forgetOld(store: Store, id: string): void {
  store.removeItem(PREFIX + id + HEAD);
  store.removeItem(PREFIX + id + SAVE);
}

function idOf(key: string, end: string): string | undefined {
  return key.startsWith(PREFIX) && key.endsWith(end) ? key.slice(PREFIX.length, -end.length) : undefined;
}

function oldGame(store: Store, id: string): Stored {
  const head = store.getItem(PREFIX + id + HEAD) ?? undefined;
  return { label: head && labelOf(head), save: store.getItem(PREFIX + id + SAVE) ?? undefined, parts: [] };
}

/** The label that an old head makes, or what stands there instead of one. */
function labelOf(head: string): unknown {
  const data = parsed(head);
  return typeof data === 'object' && data !== null
    ? (readLabel({ ...data, stamp: crypto.randomUUID() }) ?? data)
    : head;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
