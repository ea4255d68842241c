import { action, enhancement, lasting, objective, objectiveSet, reaction, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { cheaper, damage } from '../../terms/phrases.ts';
import { BLACK_SQUADRON_FIGHTER } from '../shared/dark.ts';
import { TARGET_OF_OPPORTUNITY } from '../shared/fates.ts';

export const DRAW_THEIR_FIRE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    150,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Guarding the Wing',
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      {
        holds: [{ stat: 'resources for Black Squadron', add: 1 }],
        on: { each: { whose: 'own', type: 'any', trait: 'Black Squadron' } },
      },
    ),
    unit(
      'DS-61-3',
      {
        unique: true,
        cost: 2,
        force: 1,
        capacity: 2,
        icons: 'Ub',
        traits: ['Character', 'Pilot', 'Black Squadron'],
        pilot: 1,
        unsure: 'One of two lists gives it a capacity of 1; it is played with the number of the other.',
      },
      action(
        { do: 'play', what: 'this', on: { one: { whose: 'own', trait: 'Fighter', role: 'participating' } } },
        { from: 'hand', if: { is: 'engagement' } },
      ),
      reaction(
        { at: 'enters', card: 'this', during: 'engagement' },
        damage(2, { target: { role: 'participating' } }),
      ),
    ),
    BLACK_SQUADRON_FIGHTER,
    BLACK_SQUADRON_FIGHTER,
    enhancement(
      'Elite Pilot Training',
      'play area',
      { cost: 2, force: 2, traits: ['Black Squadron'], keywords: ['limited'] },
      reaction(
        { at: 'played', card: { whose: 'own', type: 'any', trait: 'Black Squadron' }, by: 'you' },
        lasting('next card this turn', [cheaper(1)], {
          each: { whose: 'own', type: 'any', trait: 'Black Squadron', in: 'out of play' },
        }),
      ),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
];
