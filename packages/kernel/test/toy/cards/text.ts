import type { Kind } from '../terms.ts';
import { enhancement, event, objective, unit } from './build.ts';

/** Hard cases 26 to 29: text that comes and goes, and one by name. */
export const TEXT_CARDS: readonly Kind[] = [
  unit(
    '178-2 Grand Moff Tarkin',
    { cost: 3, capacity: 3, icons: { unit: 1 }, traits: ['Character'], title: 'Grand Moff Tarkin' },
    {
      reaction: {
        lasting: [{ blank: true }],
        on: { target: { whose: 'enemy', kind: 'any' } },
        until: 'phase',
      },
      price: { do: 'spend', resources: 1 },
      at: { at: 'phase begins' },
      limit: { per: 'turn' },
    },
  ),
  enhancement(
    '124-5 Hate',
    { cost: 1 },
    { holds: [{ blank: true }], on: 'host' },
    { holds: [{ stat: 'unit', add: 1 }], on: 'host' },
  ),
  objective(
    '137-1 The Best That Credits Can Buy',
    {},
    {
      holds: [{ cannot: 'trigger' }],
      on: { each: { whose: 'enemy', trait: 'Vehicle', state: 'damaged' } },
    },
  ),
  {
    ...unit(
      '159-2 Darth Vader',
      { cost: 4, capacity: 4, icons: { unit: 2 }, traits: ['Character'], title: 'Darth Vader' },
      {
        holds: [{ cannot: 'trigger' }],
        on: { each: { whose: 'enemy', kind: 'any', zone: 'anywhere' } },
        while: { is: 'participates' },
      },
    ),
    pilot: 2,
  },
  // 217-1: granted, and only under a condition
  objective(
    '217-1 (granted)',
    {},
    {
      holds: [
        {
          gains: {
            reaction: { do: 'focus', n: 1, on: { one: { whose: 'enemy', state: 'ready' }, by: 'opponent' } },
            at: { at: 'focus', card: 'this', cause: 'strike' },
            limit: { per: 'turn' },
          },
        },
      ],
      on: { each: { whose: 'own' } },
      while: { is: 'undamaged' },
    },
  ),
  {
    ...unit(
      '021-4 Black Squadron Pilot',
      { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
      { holds: [{ stat: 'blast', add: 1 }], on: 'host' },
    ),
    pilot: 1,
  },
  {
    ...unit(
      '064-2 Luke Skywalker',
      { cost: 4, capacity: 4, icons: { unit: 2 }, traits: ['Character'], title: 'Luke Skywalker' },
      {
        holds: [
          { stat: 'unit', add: 1 },
          { stat: 'edge', add: 1 },
        ],
        on: 'host',
      },
    ),
    pilot: 2,
  },
  enhancement(
    '130-4 Knobby White Spider',
    { cost: 1, capacity: 2, icons: { unit: 1 }, traits: ['Creature'], enhance: 'area' },
    { action: { do: 'become', what: 'this', type: 'unit' } },
  ),
  // 195-5: the number is remembered until the end of the phase
  event('195-5 Spice Blitz', 1, {
    action: [
      { do: 'unfocus', n: { count: 'all' }, on: { target: { state: 'focused' } } },
      {
        later: { at: 'phase ends' },
        do: { do: 'focus', n: { amount: 'that many', times: 2 }, on: 'it' },
      },
    ],
  }),
];
