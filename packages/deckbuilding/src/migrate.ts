import { CARD_COUNT, kindOf } from './cards/catalogue.ts';
import { placesOf } from './invariants.ts';
import { STATE_FORMAT } from './rules/setup.ts';
import { readState } from './state-schema.ts';

/** A state of older rules, or of an older format, as one of today's. */
export function migrate(old: unknown, format: number): unknown {
  if (format !== STATE_FORMAT)
    throw new Error(`There is no way from state format ${format} to ${STATE_FORMAT}: this is the first.`);
  const read = readState(old);
  if ('faults' in read) return old;
  const state = read.value;
  // Cards that were added since have higher numbers than all that there were: they are not in this game.
  const known = Math.max(...[...placesOf(state)].map(([, card]) => card));
  for (let card = known + 1; card < CARD_COUNT; card++)
    (kindOf(card).type === 'base' ? state.box : state.exile).push(card);
  return state;
}
