import {
  action,
  enhancement,
  interrupt,
  lasting,
  may,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  capacity,
  ENTERS,
  edge,
  FOCUSED_TO_STRIKE,
  OBJECTIVE_DESTROYED,
  PARTICIPATES,
  searchFor,
  toHand,
  unitIcons,
} from '../../terms/phrases.ts';
import { WELL_EQUIPPED } from '../shared/fates.ts';

export const A_WRETCHED_HIVE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    237,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'The Last Warrior',
      { capacity: 5, resources: 1, traits: ['Lothal'], keywords: ['influence'] },
      {
        holds: [{ cannot: 'draw' }],
        on: 'opponent',
        while: { is: 'there', are: { whose: 'own', trait: 'Specter' } },
      },
    ),
    unit(
      'Zeb Orrelios',
      { unique: true, cost: 4, force: 2, capacity: 3, icons: 'UBB', traits: ['Character', 'Specter'] },
      { holds: [{ stat: 'targeted strike', set: 1 }], while: { is: 'more', of: { type: 'enhancement' } } },
      reaction(FOCUSED_TO_STRIKE, {
        unless: { do: 'discard', what: { random: { whose: 'own', type: 'any', in: 'hand' } } },
        by: 'opponent',
        do: lasting('strike', [unitIcons(1)]),
      }),
    ),
    unit(
      'Freelance Slicer',
      { cost: 2, force: 1, capacity: 2, icons: 'Bu', traits: ['Character', 'Engineer'] },
      action(
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          top: 1,
          and: may({ do: 'put into play', what: { each: { type: 'enhancement', in: 'looked at' } } }),
        },
        { limit: once('turn') },
      ),
    ),
    enhancement(
      'Bo-Rifle',
      { trait: 'Specter', or: { affiliation: 'smugglers-and-spies', trait: 'Character' } },
      { cost: 1, traits: ['Weapon'] },
      { holds: [unitIcons(1), { stat: 'blast edge', add: 1 }], on: 'host' },
      action({ do: 'play', what: 'this' }, { from: 'discard' }),
    ),
    enhancement(
      'Improvised Defenses',
      { whose: 'own', type: 'objective' },
      { cost: 1, force: 3, resources: 1, traits: ['Fortification'], keywords: ['limited'] },
      { holds: [capacity(1)], on: 'host' },
      interrupt({ at: 'leaves', card: 'host', how: 'destroyed' }, toHand('this')),
    ),
    WELL_EQUIPPED,
  ),
  objectiveSet(
    239,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Pattern Analysis',
      { capacity: 5, resources: 1, traits: ['Lothal'] },
      { holds: [edge(1)], on: { each: { whose: 'own', state: 'enhanced', not: { trait: 'Vehicle' } } } },
    ),
    unit(
      'Agent Kallus',
      { unique: true, cost: 3, force: 3, capacity: 3, icons: 'UBB', traits: ['Character', 'Officer'] },
      reaction(
        OBJECTIVE_DESTROYED,
        { do: 'destroy', what: { each: { shares: { what: 'set', with: 'that' } } } },
        { if: PARTICIPATES },
      ),
    ),
    unit(
      'Academy Engineer',
      { cost: 1, force: 1, capacity: 1, icons: 'b', traits: ['Character', 'Engineer', 'Trooper'] },
      reaction(ENTERS, searchFor({ type: 'enhancement' }, 5)),
    ),
    enhancement(
      'Squad Leader',
      { trait: 'Trooper', or: { affiliation: 'imperial-navy', trait: 'Character' } },
      { cost: 0, force: 2, traits: ['Title'] },
      { holds: [{ stat: 'elite', set: 1 }], on: 'host' },
    ),
    enhancement(
      'T-7 Ion Disruptor',
      { trait: 'Trooper', or: { affiliation: 'imperial-navy', trait: 'Character' } },
      { cost: 1, traits: ['Weapon'] },
      { holds: [unitIcons(1), { stat: 'blast edge', add: 1 }], on: 'host' },
      action({ do: 'play', what: 'this' }, { from: 'discard' }),
    ),
    WELL_EQUIPPED,
  ),
];
