import { type Database, openDatabase, type Transaction, transact } from './database.ts';
import { readLabel } from './label.ts';
import { type Listing, listed, parcels } from './listing.ts';
import { forgetOld, oldGames } from './old-games.ts';
import { memoryStore, type Store } from './storage.ts';
import { readStored, type Stored } from './stored.ts';
import { broughtBack, type Change, carriedOver, takenAway, type Written, written } from './writing.ts';

/** Why the browser has not kept a game: it has no room, or it keeps nothing for this page. */
export type Unkept = 'full' | 'denied';

/** What became of a game that was to be kept. */
export type Outcome = Written | Unkept;

/** A game that the browser does not keep as it is: the page holds it as long as it is open. */
interface Held extends Stored {
  readonly after: string | undefined;
  readonly why: Unkept;
}

/** A game to go on with. */
export interface Taken extends Stored {
  /** The stamp of what the browser keeps of it. */
  readonly after: string | undefined;
  /** Absent: the browser keeps it. */
  readonly unkept?: Unkept;
}

interface Surroundings {
  /** Where the first release kept its games. */
  readonly old: Store;
  /** Tells other tabs that a game has changed. */
  readonly tell: (id: string) => void;
  /** A game is kept for the first time since the page was opened. */
  readonly onFirst: () => void;
}

/** All games of this browser. */
export class Shelf {
  readonly #around: Surroundings;
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(id: string) => void>();
  #database: Promise<Database> | undefined;
  #listing: Listing | undefined;
  /** Counts the readings of the list: an older one that ends later is not shown. */
  #readings = 0;
  #hasKept = false;

  constructor(around: Partial<Surroundings> = {}) {
    this.#around = { old: memoryStore(), tell: () => {}, onFirst: () => {}, ...around };
  }

  /** As it was read last; undefined: not yet. */
  readonly listing = (): Listing | undefined => this.#listing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    void this.#list();
    return () => this.#listeners.delete(listener);
  };

  /** Who wants to know which games other tabs change. */
  readonly watch = (watcher: (id: string) => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Another tab has changed a game. */
  readonly heard = (id: string): void => {
    for (const watcher of this.#watchers) watcher(id);
    void this.#list();
  };

  /** A game as this page has it, or else as the browser keeps it; undefined: there is none. */
  async take(id: string): Promise<Taken | undefined> {
    // Opening the store may bring in games of the first release.
    const stored = await this.#within('readonly', (transaction) => readStored(transaction, id)).catch(
      (error: unknown) => {
        if (this.#held.has(id)) return undefined;
        throw error;
      },
    );
    const held = this.#held.get(id);
    if (held) return { ...held, unkept: held.why };
    return stored && { ...stored, after: readLabel(stored.label)?.stamp };
  }

  /** The stamp of what the browser keeps of a game now. */
  async stamp(id: string): Promise<string | undefined> {
    const database = await this.#opened();
    return readLabel(await database.get('labels', id))?.stamp;
  }

  /** Keeps a game where nobody else has kept it since; what the browser does not keep was not changed. */
  async keep(change: Change): Promise<Outcome> {
    const { id } = change;
    try {
      const outcome = await this.#within('readwrite', (transaction) => written(transaction, change));
      if (outcome === 'kept') this.#isKept(id);
      return outcome;
    } catch (error) {
      return whyNot(error);
    }
  }

  /** Holds a whole game that the browser has not kept, as long as the page is open. */
  hold({ id, label, save, parts, after }: Change, why: Unkept): void {
    this.#held.set(id, { label, save, parts, after, why });
    void this.#list();
  }

  /** Gives back what brings the game back, unless it was kept again by then. */
  async remove(id: string): Promise<() => Promise<void>> {
    const held = this.#held.get(id);
    const stored = await this.#within('readwrite', (transaction) => takenAway(transaction, id)).catch(
      (error: unknown) => {
        if (!held) throw error;
        return undefined;
      },
    );
    this.#letGo(id);
    this.#changed(id);
    await this.#keepHeld();
    const removed = held ?? stored;
    return async () => {
      if (removed && !this.#held.has(id)) await this.#bringBack(id, removed);
    };
  }

  async #bringBack(id: string, { label, save, parts }: Stored): Promise<void> {
    try {
      await this.#within('readwrite', (transaction) => broughtBack(transaction, id, { label, save, parts }));
    } catch (error) {
      this.#held.set(id, { label, save, parts, after: undefined, why: whyNot(error) });
    }
    this.#changed(id);
  }

  /** There may be room again for what was only held. */
  async #keepHeld(): Promise<void> {
    for (const [id, held] of this.#held) {
      const label = readLabel(held.label);
      if (label) await this.keep({ ...held, id, label, isWhole: true });
    }
  }

  #isKept(id: string): void {
    this.#letGo(id);
    this.#changed(id);
    if (!this.#hasKept) this.#around.onFirst();
    this.#hasKept = true;
  }

  /** What was held is kept by now, or not wanted any more. */
  #letGo(id: string): void {
    if (this.#held.delete(id)) forgetOld(this.#around.old, id);
  }

  #changed(id: string): void {
    this.#around.tell(id);
    void this.#list();
  }

  async #list(): Promise<void> {
    if (this.#listeners.size === 0) return;
    this.#readings++;
    const reading = this.#readings;
    const stored = await this.#within('readonly', parcels).catch(() => undefined);
    if (reading !== this.#readings) return;
    const held = [...this.#held].map(([id, { label, save }]) => ({
      id,
      label,
      hasSave: save !== undefined,
      isHeld: true,
    }));
    const others = (stored ?? []).filter(({ id }) => !this.#held.has(id));
    this.#listing = { games: listed([...held, ...others]), isLasting: stored !== undefined };
    for (const listener of this.#listeners) listener();
  }

  async #within<M extends 'readonly' | 'readwrite', T>(
    mode: M,
    work: (transaction: Transaction<M>) => Promise<T>,
  ): Promise<T> {
    return transact(await this.#opened(), mode, work);
  }

  #opened(): Promise<Database> {
    this.#database ??= this.#openWithOld();
    return this.#database;
  }

  /** Opens the store and carries the games of the first release over into it, each by itself. */
  async #openWithOld(): Promise<Database> {
    const forget = () => {
      this.#database = undefined;
    };
    const left = oldGames(this.#around.old);
    try {
      const database = await openDatabase(forget);
      for (const [id, game] of left) await this.#carryOver(database, id, game);
      return database;
    } catch (error) {
      forget();
      for (const [id, game] of left) this.#holdOld(id, game, error);
      throw error;
    }
  }

  async #carryOver(database: Database, id: string, game: Stored): Promise<void> {
    try {
      await transact(database, 'readwrite', (transaction) => carriedOver(transaction, id, game));
      forgetOld(this.#around.old, id);
    } catch (error) {
      this.#holdOld(id, game, error);
    }
  }

  #holdOld(id: string, game: Stored, error: unknown): void {
    if (!this.#held.has(id)) this.#held.set(id, { ...game, after: undefined, why: whyNot(error) });
  }
}

function whyNot(error: unknown): Unkept {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}
