import type { About, AnyState, CardNo, GameDefinition, Key, Seat, TableEvent } from '@holofoe/kernel';
import type { LiveTable } from './live-table.ts';
import { loadTable, resumeTable } from './load.ts';
import { openTable, type TableOptions } from './open.ts';

/** A game whose types nobody needs to know: what a front end of all games holds. */
export interface AnyGame {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  /** The log's line for an event that a table gave to the seat. */
  readonly say: (event: TableEvent, seat: Seat) => string | undefined;
  readonly about: (event: TableEvent) => About;
  /** Which card it is, whatever its copy. */
  readonly idOf: (card: CardNo) => string;
  /** What a candidate of a reason is called. */
  readonly nameOf: (key: Key) => string;
  readonly open: (options: Omit<TableOptions, 'start'>) => LiveTable;
  readonly load: (save: unknown) => LiveTable;
  /** Opens what `savedSince` gave, a part at a time. */
  readonly resume: (parts: unknown) => LiveTable;
}

export function seal<C, S extends AnyState, V, E, O>(definition: GameDefinition<C, S, V, E, O>): AnyGame {
  const { id, name, rules, say, about, idOf, nameOf } = definition;
  return {
    id,
    name,
    rules,
    say,
    about,
    idOf,
    nameOf,
    open: (options) => openTable(definition, options),
    load: (save) => loadTable(definition, save),
    resume: (parts) => resumeTable(definition, parts),
  };
}
