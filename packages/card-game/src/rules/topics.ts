import {
  askedAlways,
  askedIfOpen,
  askingBy,
  type Key,
  numberKey,
  type Thing,
  wordKey,
} from '@holofoe/kernel';
import { playerOf } from '../state.ts';
import type { Icon } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import type { WindowOption } from './deeds.ts';
import { keyOfThing } from './keys.ts';

/** All that the rules ask a player, and what the options of each question are; besides, cards ask what they say. */
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
  /** How many shields are given up against a packet; or whether one is against something else. */
  'use shields': ShieldUse;
  'use shield': 'yes' | 'no';
  protect: Thing;
  'capture at': Thing;
  'go to hand': 'yes' | 'no';
  'discard pilot': Thing;
}

/** How many shields are given up, and what the card takes then. */
export interface ShieldUse {
  readonly shields: number;
  readonly takes: number;
}

export type Topic = keyof Topics;

const orPass = (option: Thing | 'pass'): Key => (option === 'pass' ? wordKey(option) : keyOfThing(option));
const things = askedIfOpen(keyOfThing);
const thingsOrPass = askedIfOpen(orPass);
const words = askedIfOpen(wordKey);

/** Who has no choice is not asked, but for what an opponent's doing makes them decide. */
export const { choose, chooseSome, split } = askingBy<Topics, CardGameEngine>(
  {
    mulligan: words,
    'balance damage': thingsOrPass,
    'discard one': thingsOrPass,
    'discard down': things,
    action: askedIfOpen(({ key }) => key),
    match: things,
    pay: things,
    'discard to pay': things,
    'play on': things,
    engage: thingsOrPass,
    attackers: things,
    defenders: things,
    shielding: thingsOrPass,
    lay: thingsOrPass,
    'next fate': things,
    strike: thingsOrPass,
    icons: words,
    'unit damage': things,
    'divide unit damage': things,
    tactics: things,
    commit: things,
    'use shields': askedAlways(({ shields }) => numberKey(shields)),
    'use shield': askedAlways(wordKey),
    protect: askedAlways(keyOfThing),
    'capture at': askedAlways(keyOfThing),
    'go to hand': askedAlways(wordKey),
    'discard pilot': askedAlways(keyOfThing),
  },
  (state, seat) => playerOf(state, seat).isAi,
);
