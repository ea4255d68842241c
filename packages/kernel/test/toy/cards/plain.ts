import type { Kind } from '../terms.ts';
import { enhancement, event, objective, unit } from './build.ts';

/** Cards for decks of random games that no hard case is about. */
export const PLAIN_CARDS: readonly Kind[] = [
  objective('plain objective', {}),
  unit('trooper', { cost: 1, capacity: 2, icons: { unit: 1 }, traits: ['Trooper'] }),
  unit('fighter', { cost: 2, capacity: 2, icons: { blast: 1, unit: 1 }, traits: ['Vehicle'] }),
  unit(
    '001-2 Luke',
    { cost: 4, capacity: 4, icons: { unit: 2, blast: 1 }, traits: ['Character'], title: 'Luke Skywalker' },
    { reaction: { do: 'unfocus', n: 1, on: 'this' }, at: { at: 'turn begins', by: 'enemy' } },
  ),
  unit(
    'medic',
    { cost: 2, capacity: 2, icons: { tactics: 1 }, traits: ['Character'] },
    {
      price: { do: 'focus', n: 1, on: 'this', price: true },
      action: {
        do: 'heal',
        n: { upTo: 2 },
        at: { target: { whose: 'own', state: 'damaged', or: 'objective' } },
      },
    },
  ),
  unit('edge guard', {
    cost: 2,
    capacity: 3,
    icons: { unit: 1 },
    traits: ['Trooper'],
    edge: 1,
    edgeIcons: { unit: 1, blast: 1 },
  }),
  enhancement(
    'own only',
    { cost: 1, enhance: { whose: 'own' } },
    { holds: [{ stat: 'unit', add: 1 }], on: 'host' },
  ),
  event('180-4 (unless)', 1, {
    action: {
      unless: { do: 'spend', resources: 1 },
      by: 'opponent',
      do: { do: 'damage', n: 2, at: { target: { whose: 'enemy', or: 'objective' } } },
    },
  }),
  // what ends with what is running
  event('017-2 (engagement)', 0, {
    action: {
      lasting: [
        { stat: 'unit', add: 1 },
        { stat: 'capacity', add: 1 },
      ],
      on: { target: { whose: 'own' } },
      until: 'engagement',
    },
  }),
  unit(
    '228-5 (strike)',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: { lasting: [{ stat: 'unit', add: 1 }], on: { each: { whose: 'own' } }, until: 'strike' },
      at: { at: 'strikes' },
    },
    {
      reaction: { lasting: [{ stat: 'blast', add: 1 }], on: 'that', until: 'strike' },
      at: { at: 'focus', card: { whose: 'own' }, cause: 'strike' },
    },
  ),
  unit(
    '192-6 (edge battle)',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: { lasting: [{ stat: 'edge', add: 1 }], on: 'this', until: 'edge battle' },
      at: { at: 'lays', by: 'enemy' },
      limit: { per: 'edge battle' },
    },
  ),
  event('cheaper', 0, {
    action: {
      lasting: [{ stat: 'cost', add: -1 }],
      on: { each: { whose: 'own', kind: 'any', zone: 'hand' } },
      until: 'next card',
    },
  }),
  event('granted for a round', 0, {
    action: {
      lasting: [
        { gains: { reaction: { do: 'draw', n: 1 }, at: { at: 'survived', card: 'this' } } },
        {
          gains: {
            action: { do: 'unfocus', n: 1, on: 'this' },
            price: { do: 'damage', n: 1, at: 'this', price: true },
            // A medic would heal himself with it for ever.
            limit: { per: 'turn' },
          },
        },
      ],
      on: { target: { whose: 'own' } },
      until: 'round',
    },
  }),
  event('named', 1, {
    action: { name: 'trait', do: { do: 'damage', n: 1, at: { each: { whose: 'enemy', named: true } } } },
  }),
  event('a total', 1, {
    action: {
      do: 'leave',
      what: { one: { whose: 'enemy' }, total: { stat: 'cost', atMost: 3 } },
      how: 'returned',
    },
  }),
];
