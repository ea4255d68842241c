import type { GameDefinition } from '@holofoe/kernel';
import { idOf } from './cards/number.ts';
import { config } from './config.ts';
import { applyEdit, type Edit, editSchema } from './edit.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { play } from './play.ts';
import { type Config, setup } from './rules/setup.ts';
import { type Outcome, STATE_FORMAT, type State } from './state.ts';
import { readState } from './state-schema.ts';
import { type View, view } from './view.ts';
import { about } from './wording/about.ts';
import { nameOf, say, topicName } from './wording/say.ts';
import { chanceWording, wording } from './wording/wording.ts';

/** Operations: one to four players with decks of Star Wars: Destiny against the AI of a scenario. */
export const operations: GameDefinition<Config, State, View, Edit, Outcome> = {
  id: 'operations',
  name: 'Star Wars: Destiny, Operations',
  rules: '5',
  format: STATE_FORMAT,
  config,
  seats: ({ players }) => players.length,
  setup,
  play,
  view,
  wording,
  chanceWording,
  say,
  about,
  idOf,
  topicName,
  nameOf,
  edit: { schema: editSchema, apply: applyEdit },
  migrate,
  readState,
  invariants,
};
