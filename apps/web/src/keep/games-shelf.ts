import { useSyncExternalStore } from 'react';
import type { Listing } from './listing.ts';
import { Shelf } from './shelf.ts';
import { storage } from './storage.ts';

const channel = new BroadcastChannel('holofoe.games');

/** The games of this browser. */
export const shelf = new Shelf({
  old: storage,
  tell: (id) => channel.postMessage(id),
  onFirst: askToPersist,
});

channel.addEventListener('message', ({ data }) => shelf.heard(String(data)));

/** Undefined: the list is being read. */
export function useKeptGames(): Listing | undefined {
  return useSyncExternalStore(shelf.subscribe, shelf.listing);
}

/** What is kept should not go when the browser clears up by itself; whether it grants that is its own affair. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
