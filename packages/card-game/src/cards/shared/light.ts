import { type Draft, unit } from '../build.ts';

/** Cards of the Light Side that stand in several packs. */

export const SNOWSPEEDER: Draft = unit('Snowspeeder', {
  cost: 2,
  force: 1,
  capacity: 1,
  icons: 'Ub',
  traits: ['Vehicle', 'Speeder'],
  affiliation: 'neutral',
});

export const TAUNTAUN: Draft = unit('Tauntaun', {
  cost: 1,
  force: 1,
  capacity: 1,
  resources: 1,
  icons: 'U',
  traits: ['Creature', 'Hoth'],
  affiliation: 'neutral',
});
