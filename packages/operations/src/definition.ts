import type { GameDefinition } from '@holofoe/kernel';
import { config } from './config.ts';
import { applyEdit, type Edit, editSchema } from './edit.ts';
import { invariants } from './invariants.ts';
import { play } from './play.ts';
import { type Config, setup } from './rules/setup.ts';
import { type Outcome, STATE_FORMAT, type State } from './rules/state.ts';
import { nameOf, say } from './say.ts';
import { readTable } from './table-file/read.ts';
import { tableSchema } from './table-file/schema.ts';
import { writeTable } from './table-file/write.ts';
import { type View, view } from './view.ts';
import { chanceWording, wording } from './wording.ts';

/** Operations: one to four players with decks of Star Wars: Destiny against the AI of a scenario. */
export const operations: GameDefinition<Config, State, View, Edit, Outcome> = {
  id: 'operations',
  name: 'Star Wars: Destiny, Operations',
  rules: '1',
  format: STATE_FORMAT,
  config,
  seats: ({ players }) => players.length,
  setup,
  play,
  view,
  wording,
  chanceWording,
  say,
  nameOf,
  edit: { schema: editSchema, apply: applyEdit },
  table: { schema: tableSchema, read: readTable, write: writeTable },
  migrate(old, format) {
    // Other rules with the same state: nothing to change.
    if (format === STATE_FORMAT) return old as State;
    throw new Error(`There is no way from state format ${format} to ${STATE_FORMAT}: this is the first.`);
  },
  invariants,
};
