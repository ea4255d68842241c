import { type Draft, unit } from '../../terms/build.ts';
import { resourceLocation } from '../shared/locations.ts';

/** Cards of the Dark Side that stand in several packs. */

export const ADVISOR_TO_THE_EMPEROR: Draft = unit('Advisor to the Emperor', {
  cost: 2,
  force: 2,
  capacity: 1,
  resources: 1,
  icons: 't',
  traits: ['Character'],
});

export const FLEET_NAVIGATOR: Draft = unit('Fleet Navigator', {
  cost: 2,
  force: 1,
  capacity: 2,
  resources: 1,
  icons: 't',
  traits: ['Character', 'Officer'],
});

export const CONTROL_ROOM: Draft = resourceLocation('Control Room', {
  cost: 2,
  resources: 2,
  traits: ['Location'],
});

export const BLACK_SQUADRON_FIGHTER: Draft = unit('Black Squadron Fighter', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Bu',
  traits: ['Vehicle', 'Fighter', 'Black Squadron'],
});

export const SITH_LIBRARY: Draft = resourceLocation('Sith Library', {
  cost: 1,
  resources: 1,
  traits: ['Coruscant', 'Location'],
  affiliation: 'neutral',
});
