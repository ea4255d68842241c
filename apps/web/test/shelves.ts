import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { openDatabase } from '../src/keep/database.ts';
import type { Listing } from '../src/keep/listing.ts';
import type { Shelf } from '../src/keep/shelf.ts';

/** Each test of a file has a browser of its own, where nothing is kept yet. */
export function emptyBrowser(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

/** From now on the browser has no room; gives back what makes room again. */
export function fillBrowser(): () => void {
  const full = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const adds = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  return () => {
    puts.mockRestore();
    adds.mockRestore();
  };
}

/** A browser that lets the page keep nothing. */
export function denyBrowser(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Writes something past the shelf, as a fault or another version would. */
export async function scribble(store: 'labels' | 'saves', id: string, value: unknown): Promise<void> {
  const database = await openDatabase(() => {});
  await database.put(store, value, id);
  database.close();
}

export async function scribblePart(id: string, to: number, value: unknown): Promise<void> {
  const database = await openDatabase(() => {});
  await database.put('parts', value, [id, to]);
  database.close();
}

/** The list, as the home page reads it. */
export function listingOf(shelf: Shelf): Promise<Listing> {
  return new Promise((resolve) => {
    const leave = shelf.subscribe(() => {
      const listing = shelf.listing();
      leave();
      if (listing) resolve(listing);
    });
  });
}
