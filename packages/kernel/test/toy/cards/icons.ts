import type { Icon, Kind, ToyEffect } from '../terms.ts';
import { enhancement, event, mission, objective, unit } from './build.ts';

/** Hard cases 17 to 25: icons and numbers that depend on the table. */
export const ICON_CARDS: readonly Kind[] = [
  enhancement(
    '060-4 Hold-out Blaster',
    { cost: 1 },
    {
      holds: [
        { stat: 'unit', times: 2 },
        { stat: 'blast', times: 2 },
        { stat: 'tactics', times: 2 },
      ],
      on: 'host',
      while: { is: 'fewer units' },
    },
  ),
  enhancement(
    '147-2 Gray Squadron Gunner',
    { cost: 1 },
    { holds: [{ stat: 'unit', add: { stat: 'blast', of: 'it' } }], on: 'host' },
  ),
  enhancement('plus blast', { cost: 1 }, { holds: [{ stat: 'blast', add: 1 }], on: 'host' }),
  unit(
    '073-2 Lobot',
    { cost: 2, capacity: 2, icons: { tactics: 1 }, traits: ['Character'] },
    {
      holds: [{ stat: 'all edge', set: 1 }],
      on: { each: { whose: 'enemy', role: 'participating' } },
      while: { is: 'participates' },
    },
  ),
  unit(
    '155-2 Dannik Jerriko',
    {
      cost: 2,
      capacity: 2,
      icons: { unit: 1 },
      traits: ['Character'],
      edgeIcons: { unit: 1, tactics: 1 },
    },
    { holds: [{ stat: 'no edge needed', set: 1 }] },
  ),
  unit(
    '154-4 TIE Fighter Patrol',
    { cost: 2, capacity: 2, icons: { blast: 1 }, traits: ['Vehicle'] },
    {
      holds: [
        { stat: 'unit', add: { count: 'printed', stat: 'unit', of: 'pilot' } },
        { stat: 'blast', add: { count: 'printed', stat: 'blast', of: 'pilot' } },
      ],
      while: { is: 'piloted' },
    },
  ),
  // 175-2: as they are now
  unit(
    '175-2 (copies the current)',
    { cost: 2, capacity: 2, icons: {}, traits: ['Character'] },
    {
      reaction: {
        each: { target: { other: true } },
        do: { lasting: [{ stat: 'unit', add: { stat: 'unit', of: 'it' } }], on: 'this', until: 'strike' },
      },
      at: { at: 'focus', card: 'this', cause: 'strike' },
    },
  ),
  unit(
    '130-2 Jubba Bird',
    { cost: 1, capacity: 1, icons: { tactics: 1 }, traits: ['Creature'] },
    {
      price: { do: 'leave', what: 'this', how: 'sacrificed' },
      action: {
        each: { target: { whose: 'enemy' } },
        do: { oneOf: (['unit', 'blast', 'tactics'] as const).map(losing) },
      },
    },
  ),
  unit(
    '028-2 Grand Moff Tarkin',
    { cost: 3, capacity: 3, icons: { blast: 1 }, traits: ['Character'], title: 'Grand Moff Tarkin' },
    { holds: [{ stat: 'capacity', add: -1 }], on: { each: { whose: 'enemy', kind: 'objective' } } },
  ),
  event('187-1 (for a phase)', 1, {
    action: { lasting: [{ stat: 'capacity', add: 1 }], on: { target: { whose: 'own' } }, until: 'phase' },
  }),
  objective(
    '259-1 Technological Terror',
    {},
    { holds: [{ stat: 'dial', add: 1 }], on: 'you', while: { is: 'undamaged' } },
  ),
  objective('159-1 Defending the Trench', { scores: 2 }),
  mission('202-6 (mission)', { cost: 2, scores: 1, capacity: 2 }),
  unit(
    '196-2 Brainiac',
    { cost: 3, capacity: 2, icons: { tactics: 1 }, traits: ['Droid'] },
    { action: { do: 'bump', of: { target: { kind: 'any', whose: 'enemy' } } }, limit: { per: 'turn' } },
  ),
];

/** Loses a type of icons and gains none of any. */
function losing(stat: Icon): ToyEffect {
  return {
    lasting: [
      { stat, set: 0 },
      { stat: 'unit', noMore: true },
      { stat: 'blast', noMore: true },
      { stat: 'tactics', noMore: true },
    ],
    on: 'it',
    until: 'phase',
  };
}
