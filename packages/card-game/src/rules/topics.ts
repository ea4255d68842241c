import type { Thing } from '@holofoe/kernel';
import type { Icon } from '../terms/traits.ts';
import type { WindowOption } from './deeds.ts';

/** All that the rules ask a player, and what the options of each question are. */
export interface Topics {
  mulligan: 'keep' | 'mulligan';
  /** Damage by the Balance of the Force. */
  'balance damage': Thing | 'pass';
  /** At the start of the draw phase. */
  'discard one': Thing | 'pass';
  'discard down': Thing;
  action: WindowOption;
  /** The card that gives the resource match. */
  match: Thing;
  pay: Thing;
  'discard to pay': Thing;
  'play on': Thing;
  engage: Thing | 'pass';
  attackers: Thing;
  defenders: Thing;
  shielding: Thing | 'pass';
  lay: Thing | 'pass';
  'next fate': Thing;
  strike: Thing | 'pass';
  icons: Icon;
  'unit damage': Thing;
  'divide unit damage': Thing;
  tactics: Thing;
  commit: Thing;
}

export type Topic = keyof Topics;
