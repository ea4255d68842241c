import type { Kind } from '../terms.ts';
import { event, objective, onlyIf, unit } from './build.ts';

const CHARACTER = ['Character'] as const;

/** What cards say in ways that no hard case is about: options with targets, amounts, bounds, constants out of play. */
export const SAID_CARDS: readonly Kind[] = [
  // 219-6: each option has its own target
  event('219-6 (either)', 0, {
    action: {
      oneOf: [
        { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } },
        { do: 'heal', n: 1, at: { target: { whose: 'own', state: 'damaged' } } },
      ],
    },
  }),
  // 251-2: the opponent says which, and you whom
  event('251-2 (opponent says which)', 0, {
    action: {
      oneOf: [
        { do: 'focus', n: 1, on: { target: { whose: 'enemy' } } },
        { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } },
      ],
      by: 'opponent',
    },
  }),
  event('a target under a condition', 0, {
    action: onlyIf(
      { is: 'you attack' },
      { do: 'damage', n: 2, at: { target: { whose: 'enemy', kind: 'objective' } } },
      { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } },
    ),
  }),
  // 003-4, 117-2: "… 2 instead"
  event('003-4 (2 instead)', 0, {
    action: {
      do: 'focus',
      n: { n: 2, if: { is: 'engagement' }, otherwise: 1 },
      on: { target: { whose: 'enemy' } },
    },
  }),
  // 008-1: as many as were discarded
  unit(
    '008-1 (as many as)',
    { cost: 2, capacity: 2, traits: CHARACTER },
    {
      price: {
        do: 'discard',
        what: { one: { whose: 'own', kind: 'any', zone: 'hand' }, upTo: 3, as: 'discarded' },
      },
      action: { do: 'damage', n: { many: { the: 'discarded' } }, at: { target: { whose: 'enemy' } } },
      limit: { per: 'turn' },
    },
  ),
  // 192-3: cheaper for each, to a minimum, while it is in the hand
  unit(
    '192-3 (cheaper)',
    { cost: 5, capacity: 3, icons: { unit: 2 }, traits: ['Trooper'] },
    {
      holds: [
        { stat: 'cost', add: { amount: { per: { whose: 'own', trait: 'Trooper' } }, times: -1 }, least: 3 },
      ],
      from: 'hand',
    },
  ),
  unit(
    '046-2 (no enemy events)',
    { cost: 2, capacity: 3, icons: { unit: 1 }, traits: CHARACTER },
    { holds: [{ cannot: 'be targeted', by: { whose: 'enemy', kind: 'event', zone: 'anywhere' } }] },
  ),
  objective(
    '281-1 (so many times)',
    {},
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      limit: { per: 'turn', times: { per: { whose: 'own', kind: 'objective' } } },
    },
  ),
  // 248-1: if it is still in play, it is sacrificed at the end of the engagement
  event('248-1 (for an engagement)', 0, {
    if: { is: 'engagement' },
    action: [
      { do: 'put into play', what: { one: { whose: 'own', zone: 'hand' } } },
      { later: { at: 'engagement ends' }, do: { do: 'leave', what: 'it', how: 'sacrificed' } },
    ],
  }),
  event('teaches', 0, {
    action: {
      lasting: [
        {
          gains: {
            action: { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } },
            price: { do: 'focus', n: 1, on: 'this', price: true },
          },
        },
      ],
      on: { target: { whose: 'own' } },
      until: 'phase',
    },
  }),
];
