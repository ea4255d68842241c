import { DESTINATIONS, type Kind } from '../terms.ts';
import { ALL, enhancement, event, inOrder, objective, unit } from './build.ts';

/** Hard cases 1 to 7: where a card goes, and what happens instead. */
export const LEAVING: readonly Kind[] = [
  objective(
    '006-2 Redemption',
    {},
    {
      interrupt: { do: 'go elsewhere', to: 'hand' },
      at: { at: 'leaves', card: { trait: 'Character' }, how: 'destroyed' },
      limit: { per: 'turn' },
    },
  ),
  unit(
    '010-2 Leia Organa',
    { cost: 3, capacity: 3, icons: { unit: 1, tactics: 1 }, traits: ['Character'], title: 'Leia Organa' },
    { holds: [{ stat: 'destination', set: DESTINATIONS.indexOf('captured') }] },
    {
      interrupt: { do: 'unfocus', n: ALL, on: { each: { whose: 'own', kind: 'any' } } },
      at: { at: 'leaves', card: 'this' },
    },
  ),
  enhancement(
    "037-2 Old Ben's Spirit",
    { cost: 1, enhance: { trait: 'Character' } },
    {
      interrupt: {
        instead: [
          { do: 'leave', what: 'this', how: 'discarded' },
          { do: 'heal', n: ALL, at: 'that' },
        ],
      },
      at: { at: 'would leave', card: 'host', how: 'destroyed' },
    },
  ),
  unit(
    '252-4 Phantom',
    { cost: 3, capacity: 2, icons: { blast: 1 }, traits: ['Vehicle'] },
    {
      interrupt: {
        instead: inOrder(
          { do: 'leave', what: 'this', how: 'sacrificed' },
          { do: 'heal', n: ALL, at: 'that' },
        ),
      },
      at: {
        at: 'would leave',
        card: { whose: 'own', trait: 'Character', other: true },
        how: ['destroyed', 'captured'],
      },
    },
  ),
  objective(
    '195-1 The Spice Trade',
    { capacity: 4 },
    {
      interrupt: { do: 'go elsewhere', to: 'out of the game' },
      at: { at: 'leaves', card: 'this', how: 'destroyed' },
      forced: true,
    },
  ),
  event('145-6 Salvage Operation', 1, {
    reaction: { do: 'put into play', what: 'that' },
    at: { at: 'leaves', card: { whose: 'enemy', trait: 'Vehicle' }, how: ['destroyed', 'captured'] },
  }),
  objective(
    '053-1 Knowledge and Defense',
    {},
    {
      holds: [{ stat: 'may go to hand', set: 1 }],
      on: { each: { whose: 'own', role: 'participating' } },
      while: { is: 'undamaged' },
    },
  ),
  // 066-2: whenever something is sacrificed
  unit(
    '066-2 (sacrifices)',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
    { reaction: { do: 'draw', n: 1 }, at: { at: 'leaves', how: 'sacrificed' }, limit: { per: 'turn' } },
  ),
  // a price that is a sacrifice
  event('010-5 (sacrifice)', 0, {
    price: { do: 'leave', what: { one: { whose: 'own' } }, how: 'sacrificed' },
    action: inOrder(
      { do: 'draw', n: 2 },
      { do: 'discard', what: { one: { whose: 'enemy', kind: 'any', zone: 'hand' }, by: 'opponent' } },
    ),
  }),
  event('capture', 1, { action: { do: 'leave', what: { target: { whose: 'enemy' } }, how: 'captured' } }),
];
