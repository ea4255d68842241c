import type { Kind } from '../terms.ts';
import { event, fate, objective, onlyIf, unit } from './build.ts';

const OTHER_OBJECTIVE = { whose: 'enemy', kind: 'objective' } as const;
const READY_PARTICIPANT = { whose: 'own', role: 'participating', state: 'ready' } as const;

/** Hard cases 30 to 36: the engagement bends. */
export const CONFLICT: readonly Kind[] = [
  objective(
    '005-1 The Secret of Yavin 4',
    {},
    {
      interrupt: { do: 'turn the engagement', to: 'this' },
      at: { at: 'engaged', card: { whose: 'own', kind: 'objective', other: true } },
      limit: { per: 'turn' },
    },
  ),
  unit(
    '185-2 Han Solo',
    { cost: 4, capacity: 3, icons: { unit: 1, blast: 1 }, traits: ['Character'] },
    {
      reaction: { do: 'turn the engagement', to: { target: OTHER_OBJECTIVE } },
      at: { at: 'focus', card: 'this', cause: 'strike' },
      if: { is: 'you attack' },
    },
  ),
  fate(
    '185-5 Secret Objective',
    5,
    1,
    onlyIf({ is: 'you attack' }, { do: 'turn the engagement', to: { one: OTHER_OBJECTIVE } }),
  ),
  // 161-2: after defenders
  unit(
    '161-2 (after defenders)',
    { cost: 3, capacity: 3, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: { do: 'turn the engagement', to: { target: OTHER_OBJECTIVE } },
      at: { at: 'declared', as: 'defender', by: 'enemy', together: true },
      if: { is: 'you attack' },
      limit: { per: 'turn' },
    },
  ),
  unit(
    '014-2 Wookiee Navigator',
    { cost: 3, capacity: 3, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: { lasting: [{ stat: 'engagements', add: 1 }], on: 'engaged objective', until: 'turn' },
      at: { at: 'survived', card: 'this' },
      if: { is: 'you attack' },
      limit: { per: 'turn' },
    },
  ),
  objective(
    '178-1 The Tarkin Doctrine',
    {},
    {
      reaction: { do: 'end engagement' },
      price: { do: 'spend', resources: 1 },
      at: { at: 'declared', by: 'enemy', as: 'attacker', together: true },
      limit: { per: 'turn' },
    },
  ),
  event('142-6 A Little Maneuver', 1, { reaction: { do: 'end engagement' }, at: { at: 'edge' } }),
  event('end in mid-strike', 0, {
    reaction: { do: 'end engagement' },
    at: { at: 'focus', cause: 'strike' },
  }),
  unit(
    '073-3 Cloud City Wing Guard',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Trooper'] },
    { holds: [{ stat: 'strikes from outside', set: 1 }] },
  ),
  event('061-5 Coordinated Strike', 0, {
    reaction: { do: 'strike', who: { target: READY_PARTICIPANT } },
    at: { at: 'strikes', by: 'you' },
  }),
  objective(
    '244-1 Inexorable Destruction',
    {},
    {
      reaction: { do: 'strike', who: { target: READY_PARTICIPANT } },
      at: { at: 'reveal' },
      limit: { per: 'turn' },
    },
  ),
  // inside its own strike another one strikes; what lasts until the end of the strike is the outer's
  unit(
    'striker',
    { cost: 3, capacity: 3, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: [
        { lasting: [{ stat: 'unit', add: 2 }], until: 'strike' },
        { do: 'strike', who: { one: { ...READY_PARTICIPANT, other: true } } },
      ],
      at: { at: 'focus', card: 'this', cause: 'strike' },
    },
  ),
  unit(
    '188-2 IG-88B',
    { cost: 4, capacity: 3, icons: { unit: 2 }, traits: ['Droid'] },
    {
      reaction: { do: 'join engagement', who: 'this' },
      at: { at: 'damage', card: { whose: 'own', role: 'participating', other: true } },
    },
  ),
  unit(
    '036-2 Human Replica Droid',
    { cost: 2, capacity: 1, icons: { unit: 1 }, traits: ['Droid'] },
    {
      from: 'hand',
      reaction: { do: 'put into play', what: 'this', participating: true },
      at: { at: 'edge', by: 'you' },
    },
  ),
  event('212-4 Search Your Feelings', 2, {
    if: { is: 'engagement' },
    action: [
      { do: 'take control', of: { target: { whose: 'enemy', role: 'participating' } } },
      { do: 'join engagement', who: 'it' },
    ],
  }),
  event('040-2 (leave)', 1, {
    if: { is: 'engagement' },
    action: { do: 'leave engagement', who: { target: { whose: 'enemy', role: 'participating' } } },
  }),
  unit(
    '009-3 (declared)',
    { cost: 2, capacity: 2, icons: { unit: 1 }, traits: ['Character'] },
    {
      reaction: { do: 'shield', what: { target: { whose: 'own', role: 'participating' } } },
      at: { at: 'declared', card: 'this' },
    },
  ),
];
