import {
  action,
  enhancement,
  event,
  forEach,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { damage, LIGHT_HAS_BALANCE, unfocus } from '../../terms/phrases.ts';
import { PROTECTION } from '../shared/fates.ts';

export const IT_BINDS_ALL_THINGS_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    117,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Ties of Blood',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(
        { at: 'phase ends', phase: 'conflict', by: 'enemy' },
        damage(1, { target: { whose: 'enemy', type: 'objective' } }),
        { if: { is: 'not engaged' } },
      ),
    ),
    unit(
      'Leia Organa',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 2,
        icons: 'UBT',
        traits: ['Character', 'Force Sensitive'],
      },
      reaction(
        { at: 'phase ends', phase: 'conflict', by: 'enemy' },
        forEach({ target: { state: 'ready' } }, when(LIGHT_HAS_BALANCE, damage(2, 'it'), damage(1, 'it'))),
      ),
    ),
    unit('Ewok Companion', {
      cost: 1,
      force: 1,
      capacity: 1,
      icons: 'U',
      traits: ['Character', 'Ewok'],
      keywords: ['shielding'],
      affiliation: 'neutral',
    }),
    enhancement(
      'Native Support',
      'play area',
      { cost: 2, force: 1, resources: 1, traits: ['Endor'] },
      action(oneOf(unfocus(1, 'this'), unfocus(1, { one: { whose: 'own', trait: 'Ewok' } })), {
        price: { do: 'unshield', n: 1, on: { one: { whose: 'own', type: 'any', state: 'shielded' } } },
        limit: once('turn'),
      }),
    ),
    event(
      "Leia's Command",
      {
        cost: 1,
        force: 1,
        unsure: 'It may mean objectives whether ready or not; it is played with ready ones only.',
      },
      reaction(
        { at: 'phase ends', phase: 'conflict', by: 'enemy' },
        {
          do: 'damage',
          n: 1,
          at: { each: { whose: 'enemy', type: ['unit', 'objective'], state: 'ready' } },
          unshielded: true,
        },
      ),
    ),
    PROTECTION,
  ),
];
