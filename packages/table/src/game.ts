import type { AnyState, GameDefinition, Json, Key, Reason, Seat, TableEvent } from '@holofoe/kernel';
import type { LiveTable } from './live-table.ts';
import { loadTable } from './load.ts';
import { OptionsError, openTable, type TableOptions } from './open.ts';

/** A game whose types nobody needs to know: what a front end of all games holds. */
export interface AnyGame {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  /** The log's line for an event that a table gave to the seat. */
  readonly say: (event: TableEvent, seat: Seat) => string | undefined;
  /** What a candidate of a reason is called. */
  readonly nameOf: (key: Key, reason: Reason) => string;
  /** JSON Schemas of what comes from outside. */
  readonly schemas: { readonly config: () => Json; readonly edit: () => Json; readonly table: () => Json };
  /** `table`: a table written by hand, where the game begins instead of its set-up. */
  readonly open: (options: Omit<TableOptions, 'start'> & { readonly table?: unknown }) => LiveTable;
  readonly load: (save: unknown) => LiveTable;
}

export function seal<C, S extends AnyState, V, E, O>(definition: GameDefinition<C, S, V, E, O>): AnyGame {
  const { id, name, rules, say, nameOf, config, edit, table } = definition;
  return {
    id,
    name,
    rules,
    say,
    nameOf,
    schemas: { config: config.json, edit: edit.schema.json, table: table.schema.json },
    open: ({ table: written, ...options }) => {
      if (written === undefined) return openTable(definition, options);
      const read = table.read(written);
      if ('faults' in read) throw new OptionsError(read.faults);
      return openTable(definition, { ...options, start: read.state });
    },
    load: (save) => loadTable(definition, save),
  };
}
