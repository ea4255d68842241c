import type { Kind } from '../terms.ts';
import { event, fate, inOrder, objective, unit } from './build.ts';

/** Hard cases 37 to 40: the edge battle bends, and control of effects. */
export const EDGE_CARDS: readonly Kind[] = [
  fate('005-6 Twist of Fate', 1, 1, { do: 'restart edge battle' }),
  fate('036-6 Twist of Fate (dark)', 2, 1, { do: 'restart edge battle' }),
  unit(
    '030-2 TIE Attack Squadron',
    { cost: 2, capacity: 2, icons: { blast: 1 }, traits: ['Vehicle'] },
    { holds: [{ stat: 'unit', add: 2 }], while: { is: 'fate shown' } },
  ),
  fate('003-6 Heat of Battle', 7, 1, {
    do: 'damage',
    n: 1,
    at: { target: { whose: 'enemy', role: 'participating' } },
  }),
  fate('seat of power', 9, 2, { do: 'edge icons', n: 2 }),
  objective(
    '208-1 Strike Team Assemble',
    {},
    {
      holds: [{ stat: 'fate times', add: 1 }],
      on: { each: { kind: 'fate', zone: 'edge', stack: 'own' } },
      while: { is: 'undamaged' },
    },
  ),
  event('102-5 Adaptive Strategy', 0, { reaction: { do: 'do again' }, at: { at: 'ability', use: 'fate' } }),
  objective(
    '102-1 Commando Operations',
    {},
    {
      holds: [{ cannot: 'work' }],
      on: { each: { kind: 'fate', zone: 'edge', stack: 'enemy' } },
      while: { is: 'undamaged' },
    },
  ),
  event('081-6 Reversal of Fate', 1, { interrupt: { do: 'swap stacks' }, at: { at: 'reveal' } }),
  unit(
    '287-2 The Seventh Sister',
    { cost: 3, capacity: 3, icons: { unit: 1 }, traits: ['Character'] },
    { holds: [{ stat: 'lays last', set: 1 }], on: 'you', while: { is: 'participates' } },
  ),
  objective('163-1 (from elsewhere)', {}, { holds: [{ stat: 'lays from discard', set: 1 }], on: 'you' }),
  fate('231-5 Ancient Rivals', 4, 1, {
    do: 'throw out',
    what: { one: { kind: 'any', zone: 'edge', stack: 'enemy' } },
  }),
  // 171-1: cards thrown out after the reveal
  objective(
    '171-1 (thrown out)',
    {},
    {
      reaction: { do: 'throw out', what: { one: { kind: 'any', zone: 'edge', stack: 'enemy' } } },
      at: { at: 'reveal' },
      limit: { per: 'turn' },
    },
  ),
  // 240-1: every second fate of the enemy is yours too
  objective(
    '240-1 (as if yours)',
    {},
    { reaction: { do: 'do again' }, at: { at: 'ability', use: 'fate', by: 'enemy' }, limit: { per: 'turn' } },
  ),
  event("034-6 It's Worse", 0, {
    interrupt: inOrder({ now: 'cancel' }, { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } }),
    at: { at: 'ability', use: 'interrupt', by: 'enemy' },
  }),
  event('126-6 Chain Reaction', 1, { reaction: { do: 'do again' }, at: { at: 'ability', use: 'reaction' } }),
  event('060-5 Narrow Escape', 1, {
    interrupt: { do: 'retarget' },
    at: { at: 'ability', by: 'enemy', targets: 1 },
  }),
];
