import { type Draft, enhancement, fate, may, oneOf, type Printed, when } from './build.ts';

/** Cards that stand in several sets. */

export const HEAT_OF_BATTLE: Draft = fate(
  'Heat of Battle',
  5,
  { force: 2, affiliation: 'neutral' },
  {
    do: 'damage',
    n: 1,
    at: { target: { whose: 'enemy', role: 'participating' } },
  },
);

export const TARGET_OF_OPPORTUNITY: Draft = fate(
  'Target of Opportunity',
  9,
  { force: 2, affiliation: 'neutral' },
  when({ is: 'you attack' }, { do: 'damage', n: 1, at: 'engaged objective' }),
);

export const TWIST_OF_FATE: Draft = fate(
  'Twist of Fate',
  1,
  { affiliation: 'neutral' },
  {
    do: 'restart edge battle',
  },
);

/** A Limited card of the play area that only provides resources. */
export function resourceLocation(title: string, printed: Printed): Draft {
  return enhancement(title, 'play area', { keywords: ['limited'], ...printed });
}

export const BATTLE_OF_HOTH: Draft = fate(
  'Battle of Hoth',
  7,
  { force: 3, affiliation: 'neutral' },
  may(
    oneOf(
      { do: 'damage', n: 1, at: { target: { type: 'objective', trait: 'Hoth' } } },
      { do: 'heal', n: 1, at: { target: { type: 'objective', trait: 'Hoth' } } },
    ),
  ),
);

export const PROTECTION: Draft = fate(
  'Protection',
  3,
  { force: 2, affiliation: 'neutral' },
  {
    do: 'shield',
    on: { target: { type: ['unit', 'objective'] } },
  },
);
