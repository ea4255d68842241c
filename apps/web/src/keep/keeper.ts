import type { LiveTable } from '@holofoe/table';
import { changeOf, type Told } from './change.ts';
import type { Shelf, Taken, Unkept } from './shelf.ts';

/** How it stands with the keeping of an open game. */
export type Keeping =
  | { readonly kind: 'kept' }
  /** The browser is about it. */
  | { readonly kind: 'writing' }
  /** The game goes on, and its last replies are held by this page only. */
  | { readonly kind: 'unkept'; readonly why: Unkept }
  /** Another tab has played on with the same game, or deleted it: nothing of this tab is kept until the person decides. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'deleted' };

/** An open game, as its keeper needs it. */
interface Open {
  readonly id: string;
  readonly host: Told;
  readonly config: unknown;
  readonly table: LiveTable;
  /** As it was taken from the shelf. */
  readonly taken: Pick<Taken, 'after' | 'unkept'>;
  readonly title: string;
  readonly openHands?: boolean;
  /** The position up to which the browser keeps this very table; undefined: all of it is to be written. */
  readonly kept: number | undefined;
}

/** Keeps one open game at every reply, and notices when another tab does so too. */
export class Keeper {
  readonly id: string;
  readonly title: string;
  readonly #shelf: Shelf;
  readonly #open: Open;
  readonly #listeners = new Set<() => void>();
  /** The stamp of what the browser keeps of it. */
  #after: string | undefined;
  #kept: number | undefined;
  #keeping: Keeping;
  #isBehind = false;
  #writing: Promise<void> | undefined;

  constructor(shelf: Shelf, open: Open) {
    const { id, title, taken, kept } = open;
    this.id = id;
    this.title = title;
    this.#shelf = shelf;
    this.#open = open;
    this.#after = taken.after;
    this.#kept = kept;
    this.#keeping = taken.unkept ? { kind: 'unkept', why: taken.unkept } : { kind: 'kept' };
  }

  readonly keeping = (): Keeping => this.#keeping;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab has changed a game. */
  readonly heard = async (id: string): Promise<void> => {
    if (id !== this.id || this.#writing) return;
    const stamp = await this.#shelf.stamp(id).catch(() => this.#after);
    if (this.#writing || stamp === this.#after) return;
    this.#became({ kind: stamp === undefined ? 'deleted' : 'elsewhere' });
  };

  /** Done when the browser has kept the table as it is, or will not. */
  readonly keep = (): Promise<void> => {
    if (isTaken(this.#keeping)) return Promise.resolve();
    this.#isBehind = true;
    this.#became({ kind: 'writing' });
    // Replies that come while it writes are written together.
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  };

  /** The person wants this tab's game, whatever the others did. */
  async takeOver(): Promise<void> {
    while (isTaken(this.#keeping)) {
      // Where the store cannot be read, it cannot be written either, and keeping says so.
      this.#after = await this.#shelf.stamp(this.id).catch(() => undefined);
      this.#kept = undefined;
      this.#keeping = { kind: 'writing' };
      await this.keep();
    }
  }

  async #write(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false;
      this.#became(await this.#writeOnce());
    }
  }

  async #writeOnce(): Promise<Keeping> {
    const game = { ...this.#open, after: this.#after };
    const { position } = game.table;
    if (position === this.#kept) return { kind: 'kept' };
    const change = changeOf(game, this.#kept);
    const outcome = await this.#shelf.keep(change);
    switch (outcome) {
      case 'kept':
        this.#after = change.label.stamp;
        this.#kept = position;
        return { kind: this.#isBehind ? 'writing' : 'kept' };
      case 'full':
      case 'denied':
        this.#shelf.hold(changeOf(game), outcome);
        return { kind: 'unkept', why: outcome };
      default:
        this.#isBehind = false;
        return { kind: outcome };
    }
  }

  #became(keeping: Keeping): void {
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}

function isTaken({ kind }: Keeping): boolean {
  return kind === 'elsewhere' || kind === 'deleted';
}
