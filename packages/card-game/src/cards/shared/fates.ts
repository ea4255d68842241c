import { type Draft, fate, forEach, may, oneOf, when } from '../build.ts';
import { damage, HOTH, heal } from '../phrases.ts';

/** Fates that stand in several packs. */

export const HEAT_OF_BATTLE: Draft = fate(
  'Heat of Battle',
  5,
  { force: 2, affiliation: 'neutral' },
  damage(1, { target: { whose: 'enemy', role: 'participating' } }),
);

export const TARGET_OF_OPPORTUNITY: Draft = fate(
  'Target of Opportunity',
  9,
  { force: 2, affiliation: 'neutral' },
  when({ is: 'you attack' }, damage(1, 'engaged objective')),
);

export const TWIST_OF_FATE: Draft = fate(
  'Twist of Fate',
  1,
  { affiliation: 'neutral' },
  { do: 'restart edge battle' },
);

export const BATTLE_OF_HOTH: Draft = fate(
  'Battle of Hoth',
  7,
  { force: 3, affiliation: 'neutral' },
  forEach({ target: HOTH }, may(oneOf(damage(1, 'it'), heal(1, 'it')))),
);
