import type { Store } from './storage.ts';

/** What the list of games in progress shows of one. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly moment: string;
  readonly isOver: boolean;
  /** When it was kept last, in milliseconds. */
  readonly at: number;
  /** Counts how often it was kept: two tabs with the same game notice each other by it. */
  readonly revision: number;
}

interface Entry {
  readonly head: KeptGame;
  readonly save: string;
}

const PREFIX = 'holofoe.game.';
const HEAD = '.head';
const SAVE = '.save';

/** All games that this browser keeps. A save that does not fit any more is held for as long as the page is open. */
export class Shelf {
  readonly #store: Store;
  readonly #unkept = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #list: readonly KeptGame[] | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The last played first. */
  readonly list = (): readonly KeptGame[] => {
    this.#list ??= this.#ids()
      .flatMap((id) => this.head(id) ?? [])
      .sort((one, other) => other.at - one.at);
    return this.#list;
  };

  head(id: string): KeptGame | undefined {
    return this.#unkept.get(id)?.head ?? readHead(this.#store.getItem(PREFIX + id + HEAD));
  }

  /** The head as the store has it, which another tab may have written. */
  stored(id: string): KeptGame | undefined {
    return readHead(this.#store.getItem(PREFIX + id + HEAD));
  }

  /** The text of the save. */
  save(id: string): string | undefined {
    return this.#unkept.get(id)?.save ?? this.#store.getItem(PREFIX + id + SAVE) ?? undefined;
  }

  /** False where the browser has no room: what was kept before is still there, and the new save is held. */
  write(head: KeptGame, save: string): boolean {
    const isKept = this.#put(head, save);
    if (isKept) this.#unkept.delete(head.id);
    else this.#unkept.set(head.id, { head, save });
    this.changed();
    return isKept;
  }

  /** Gives back what brings the game back. */
  remove(id: string): () => void {
    const head = this.head(id);
    const save = this.save(id);
    this.#unkept.delete(id);
    this.#store.removeItem(PREFIX + id + HEAD);
    this.#store.removeItem(PREFIX + id + SAVE);
    this.changed();
    return () => {
      if (head && save !== undefined) this.write(head, save);
    };
  }

  /** Something outside changed the store. */
  changed(): void {
    this.#list = undefined;
    for (const listener of this.#listeners) listener();
  }

  #put(head: KeptGame, save: string): boolean {
    try {
      // The save first: a head without it would promise a game that is not there.
      this.#store.setItem(PREFIX + head.id + SAVE, save);
      this.#store.setItem(PREFIX + head.id + HEAD, JSON.stringify(head));
      return true;
    } catch {
      return false;
    }
  }

  #ids(): readonly string[] {
    const keys = Array.from({ length: this.#store.length }, (_, at) => this.#store.key(at) ?? '');
    const stored = keys
      .filter((key) => key.startsWith(PREFIX) && key.endsWith(HEAD))
      .map((key) => key.slice(PREFIX.length, -HEAD.length));
    return [...new Set([...stored, ...this.#unkept.keys()])];
  }
}

/** Which game a key of the store belongs to. */
export function gameOfKey(key: string): string | undefined {
  return key.startsWith(PREFIX) && key.endsWith(HEAD) ? key.slice(PREFIX.length, -HEAD.length) : undefined;
}

function readHead(text: string | null): KeptGame | undefined {
  if (text === null) return undefined;
  try {
    const head: unknown = JSON.parse(text);
    return isHead(head) ? head : undefined;
  } catch {
    return undefined;
  }
}

function isHead(head: unknown): head is KeptGame {
  if (typeof head !== 'object' || head === null) return false;
  const { id, game, title, moment, isOver, at, revision } = head as Partial<Record<keyof KeptGame, unknown>>;
  return (
    [id, game, title, moment].every((text) => typeof text === 'string') &&
    [at, revision].every((number) => typeof number === 'number') &&
    typeof isOver === 'boolean'
  );
}
