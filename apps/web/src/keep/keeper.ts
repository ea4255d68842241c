import type { LiveTable } from '@holofoe/table';
import type { GameHost } from '../host/game-host.ts';
import { gameOfKey, type KeptGame, type Shelf } from './shelf.ts';

/** How it stands with the keeping of an open game. */
export type Keeping =
  | { readonly kind: 'kept' }
  /** The browser has no room; the game goes on, and its last replies are held by this page only. */
  | { readonly kind: 'full' }
  /** Another tab has played on with the same game; nothing of this tab is kept until the person decides. */
  | { readonly kind: 'elsewhere' };

/** What the list of games needs to know of a game. */
type Told = Pick<GameHost, 'persons' | 'title' | 'moment'> & { readonly game: Pick<GameHost['game'], 'id'> };

const KEPT: Keeping = { kind: 'kept' };

/** Keeps one open game at every reply, and notices when another tab does so too. */
export class Keeper {
  readonly id: string;
  readonly #shelf: Shelf;
  readonly #host: Told;
  readonly #config: unknown;
  readonly #listeners = new Set<() => void>();
  #revision: number;
  #last: LiveTable | undefined;
  #keeping: Keeping = KEPT;

  constructor(shelf: Shelf, host: Told, id: string, config: unknown) {
    this.id = id;
    this.#shelf = shelf;
    this.#host = host;
    this.#config = config;
    this.#revision = shelf.stored(id)?.revision ?? 0;
  }

  readonly keeping = (): Keeping => this.#keeping;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The browser tells of what other tabs have written. */
  readonly heard = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key !== null && gameOfKey(key) === this.id && this.#isElsewhere())
      this.#became({ kind: 'elsewhere' });
  };

  readonly keep = (table: LiveTable): void => {
    this.#last = table;
    if (this.#keeping.kind === 'elsewhere' || this.#isElsewhere()) this.#became({ kind: 'elsewhere' });
    else this.#write(table);
  };

  /** The person wants this tab's game, not the other's. */
  takeOver(): void {
    this.#revision = this.#shelf.stored(this.id)?.revision ?? 0;
    this.#keeping = KEPT;
    if (this.#last) this.#write(this.#last);
    else this.#became(KEPT);
  }

  #write(table: LiveTable): void {
    const head = headOf(this.#host, this.id, this.#config, table, this.#revision + 1);
    const isKept = this.#shelf.write(head, JSON.stringify(table.save()));
    if (isKept) this.#revision = head.revision;
    this.#became(isKept ? KEPT : { kind: 'full' });
  }

  #isElsewhere(): boolean {
    const stored = this.#shelf.stored(this.id);
    return stored !== undefined && stored.revision !== this.#revision;
  }

  #became(keeping: Keeping): void {
    if (keeping.kind === this.#keeping.kind) return;
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}

export function headOf(
  host: Told,
  id: string,
  config: unknown,
  table: LiveTable,
  revision: number,
): KeptGame {
  const seat = host.persons(config)[0] ?? 0;
  return {
    id,
    game: host.game.id,
    title: host.title(config),
    moment: host.moment(table.view(seat), seat),
    isOver: table.outcome !== undefined,
    at: Date.now(),
    revision,
  };
}
