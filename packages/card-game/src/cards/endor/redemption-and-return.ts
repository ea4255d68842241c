import {
  action,
  both,
  event,
  interrupt,
  mission,
  objective,
  objectiveSet,
  onceByTitle,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  COMMITTED,
  completed,
  DEFENDING,
  damage,
  ENEMY_OBJECTIVE_DESTROYED,
  UNDAMAGED,
} from '../../terms/phrases.ts';
import { SECRET_OBJECTIVE } from '../shared/fates.ts';

export const REDEMPTION_AND_RETURN_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    212,
    { side: 'light', affiliation: 'jedi' },
    objective(
      "A Hero's Duty",
      { capacity: 5, resources: 1, traits: ['Endor'] },
      {
        holds: [{ stat: 'stack force', set: 0 }],
        on: { each: { whose: 'enemy', type: 'any', in: 'edge stack', not: { type: 'unit' } } },
        while: UNDAMAGED,
      },
    ),
    unit(
      'Luke Skywalker',
      {
        unique: true,
        cost: 4,
        force: 4,
        capacity: 3,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        edge: 1,
      },
      { holds: [{ stat: 'elite', set: 1 }], while: COMMITTED },
      interrupt(
        { at: 'icons', card: 'this', icon: 'unit' },
        {
          instead: {
            do: 'damage',
            n: 'that many',
            at: { target: { whose: 'enemy', role: 'outside' } },
            asIcons: true,
          },
        },
        { if: DEFENDING },
      ),
    ),
    event(
      'I Will Not Fight You',
      { cost: 1, force: 1 },
      reaction(
        { at: 'edge' },
        {
          do: 'leave engagement',
          who: {
            one: { whose: 'enemy', role: 'participating' },
            by: 'opponent',
            n: {
              sum: [
                { per: { whose: 'enemy', role: 'participating' } },
                { per: { whose: 'own', role: 'participating' }, times: -1 },
              ],
            },
          },
        },
        {
          if: both(
            { is: 'there', are: { whose: 'own', role: 'participating' } },
            { is: 'fewer', of: { role: 'participating' } },
          ),
        },
      ),
    ),
    event(
      'Search Your Feelings',
      { cost: 1, force: 1 },
      action(
        [
          {
            do: 'take control',
            of: { target: { whose: 'enemy', role: 'participating' } },
            until: 'engagement',
          },
          { do: 'join engagement', who: 'it' },
        ],
        {
          if: both(
            { is: 'there', are: { whose: 'own', role: 'participating' } },
            { is: 'fewer', of: { role: 'participating' } },
          ),
          limit: onceByTitle('turn'),
        },
      ),
    ),
    SECRET_OBJECTIVE,
    mission(
      'Redeem the Fallen',
      { cost: 1, force: 1, capacity: 5, traits: ['Death Star'] },
      completed({
        do: 'put into play',
        what: {
          one: { whose: 'enemy', printedForce: { atMost: 4 }, in: 'discard', not: { trait: 'Vehicle' } },
        },
        control: true,
      }),
    ),
  ),
  objectiveSet(
    215,
    { side: 'dark', affiliation: 'sith' },
    objective(
      "The Emperor's Promise",
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      reaction(
        {
          at: 'engaged',
          card: { whose: 'own', type: 'objective', not: { title: "The Emperor's Promise" } },
          how: 'declared',
          by: 'enemy',
        },
        damage(1, { target: { whose: 'enemy', type: 'objective' } }),
      ),
    ),
    unit(
      'Emperor Palpatine',
      {
        unique: true,
        cost: 6,
        force: 5,
        capacity: 4,
        icons: 'UBTub',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(ENEMY_OBJECTIVE_DESTROYED, {
        do: 'take control',
        of: { target: { whose: 'enemy', printedForce: { atMost: 3 } } },
      }),
    ),
    unit("Emperor's Royal Guard", {
      cost: 2,
      force: 2,
      capacity: 3,
      icons: 'Uu',
      traits: ['Character', 'Imperial Guard'],
      protect: ['Character'],
    }),
    unit(
      'ISB Officer',
      { cost: 1, capacity: 1, icons: 'U', traits: ['Character', 'Officer'], affiliation: 'neutral' },
      { holds: [blastIcons(1)], while: { is: 'there', are: { type: 'mission' } } },
    ),
    SECRET_OBJECTIVE,
    mission(
      'Lure of the Dark Side',
      { cost: 1, force: 1, capacity: 5, traits: ['Death Star'] },
      completed({ do: 'take control', of: { target: { whose: 'enemy', printedForce: { atMost: 4 } } } }),
    ),
  ),
];
