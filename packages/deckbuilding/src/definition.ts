import type { GameDefinition } from '@holofoe/kernel';
import { config } from './config.ts';
import { applyEdit, type Edit, editSchema } from './edit.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { play } from './play.ts';
import type { Config } from './rules/setup.ts';
import { STATE_FORMAT, setup } from './rules/setup.ts';
import type { Outcome, State } from './state.ts';
import { readState } from './state-schema.ts';
import { type View, view } from './view.ts';
import { nameOf, say, topicName } from './wording/say.ts';
import { chanceWording, wording } from './wording/wording.ts';

/** Star Wars: The Deckbuilding Game, against the solo bot, between two persons or between two bots. */
export const deckbuilding: GameDefinition<Config, State, View, Edit, Outcome> = {
  id: 'deckbuilding',
  name: 'Star Wars: The Deckbuilding Game',
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
  topicName,
  nameOf,
  edit: { schema: editSchema, apply: applyEdit },
  migrate,
  readState,
  invariants,
};
