/** The part of the browser's small store that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's store, or one that lasts as long as the page where the browser allows none. */
export const storage: Store = browserStore() ?? memoryStore();

function browserStore(): Store | undefined {
  try {
    localStorage.getItem('holofoe');
    return localStorage;
  } catch {
    return undefined;
  }
}

export function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
