import { useSyncExternalStore } from 'react';
import { gameOfKey, type KeptGame, Shelf } from './shelf.ts';
import { storage } from './storage.ts';

/** The games of this browser. */
export const shelf = new Shelf(storage);

addEventListener('storage', ({ key }) => {
  if (key === null || gameOfKey(key) !== undefined) shelf.changed();
});

export function useKeptGames(): readonly KeptGame[] {
  return useSyncExternalStore(shelf.subscribe, shelf.list);
}
