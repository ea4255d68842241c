import type { GameDefinition } from '@holofoe/kernel';
import { idOf } from './cards/catalogue.ts';
import { config } from './config.ts';
import { applyEdit, type Edit, editSchema } from './edit.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { type Outcome, play } from './play.ts';
import { type Config, setup } from './rules/setup.ts';
import { STATE_FORMAT, type State } from './state.ts';
import { readState } from './state-schema.ts';
import { type View, view } from './view.ts';
import { about } from './wording/about.ts';
import { nameOf, say, topicName } from './wording/say.ts';
import { chanceWording, wording } from './wording/wording.ts';

/** Star Wars: The Card Game. */
export const cardGame: GameDefinition<Config, State, View, Edit, Outcome> = {
  id: 'card-game',
  name: 'Star Wars: The Card Game',
  rules: '3',
  format: STATE_FORMAT,
  config,
  seats: () => 2,
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
