import type { Kind } from '../terms.ts';
import { enhancement, event, objective, unit } from './build.ts';

/** Hard cases 8 to 16: damage and focus as packets. */
export const PACKETS: readonly Kind[] = [
  event('053-5 Confronting the Terror', 1, {
    interrupt: { instead: { do: 'spread', n: 'that many', by: 'opponent' } },
    at: { at: 'would be dealt', card: { whose: 'own', or: 'objective' } },
  }),
  event('005-5 Lightsaber Deflection', 0, {
    interrupt: { do: 'redirect', n: 1, to: { target: { another: true } } },
    at: { at: 'would be dealt', card: { whose: 'own', not: { trait: 'Vehicle' } } },
  }),
  // 016-6: as it is being dealt
  event('016-6 (prevented)', 1, {
    interrupt: { do: 'prevent', n: 1 },
    at: { at: 'damage', card: { whose: 'own', or: 'objective' } },
  }),
  unit(
    '069-2 Chewbacca',
    { cost: 4, capacity: 4, icons: { unit: 2 }, traits: ['Character'] },
    {
      reaction: {
        do: 'damage',
        n: { amount: 'that many', times: 2 },
        at: { target: { whose: 'enemy', role: 'participating' } },
      },
      at: { at: 'damage', card: 'this', during: 'engagement' },
    },
  ),
  unit(
    '146-2 Qu Rahn',
    { cost: 3, capacity: 4, icons: { unit: 1 }, traits: ['Character'], protect: 'Trooper' },
    {
      reaction: { do: 'damage', n: 'that many', at: { target: { whose: 'enemy', role: 'participating' } } },
      at: { at: 'damage', card: 'this', via: 'protect' },
    },
  ),
  objective(
    '083-5 Spice Visions',
    {},
    {
      interrupt: { instead: { do: 'damage', n: 1, at: 'that' } },
      at: { at: 'focus', card: { whose: 'own', trait: 'Character' } },
    },
  ),
  unit(
    '176-2 Outer Rim Mystic',
    { cost: 2, capacity: 2, icons: { tactics: 1 }, traits: ['Character'] },
    {
      reaction: { do: 'move focus', n: 1, from: 'that', to: 'this' },
      at: { at: 'focus', card: { whose: 'own', other: true }, by: 'enemy' },
      limit: { per: 'turn' },
    },
  ),
  event('042-4 Succumb to the Cold', 1, {
    reaction: { do: 'focus', n: 1, on: 'that' },
    at: { at: 'unfocus', card: { whose: 'enemy' } },
  }),
  unit(
    '143-3 Black Two',
    { cost: 3, capacity: 2, icons: { unit: 1, blast: 1 }, traits: ['Vehicle'] },
    { holds: [{ stat: 'soaks', add: 1 }], while: { is: 'piloted' } },
  ),
  enhancement(
    '145-5 Pirate Hideout',
    { cost: 2, enhance: 'area' },
    {
      interrupt: { do: 'redirect', n: 1, to: 'this' },
      at: { at: 'damage', card: { whose: 'own', kind: 'objective' } },
    },
    { asSoonAs: { is: 'damaged by', n: 4 }, do: { do: 'leave', what: 'this', how: 'discarded' } },
  ),
  event("117-5 Leia's Command", 1, {
    reaction: {
      do: 'damage',
      n: 1,
      at: { each: { whose: 'enemy', state: 'ready', or: 'objective' } },
      unshielded: true,
    },
    at: { at: 'phase ends', phase: 'conflict', by: 'enemy' },
  }),
  unit(
    '221-2 (not shielded)',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
    { holds: [{ stat: 'pierces', set: 1 }] },
  ),
  unit(
    '259-2 (neither)',
    { cost: 3, capacity: 2, icons: { unit: 2 }, traits: ['Vehicle'] },
    { holds: [{ stat: 'pierces', set: 2 }] },
  ),
  unit('guard', { cost: 2, capacity: 3, icons: {}, traits: ['Character'], protect: 'Character' }),
  event('shields up', 0, { action: { do: 'shield', what: { target: { whose: 'own', or: 'objective' } } } }),
];
