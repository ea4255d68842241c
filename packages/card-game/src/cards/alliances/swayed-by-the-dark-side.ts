import { objective, objectiveSet, once, reaction, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { draw, ENEMY_OBJECTIVE_DESTROYED, edge, hostIs, PILOTED } from '../../terms/phrases.ts';
import { SEEDS_OF_DECAY } from '../shared/fates.ts';
import { COORDINATED_STRIKE } from '../shared/light.ts';

export const SWAYED_BY_THE_DARK_SIDE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    276,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      "They'll Never Stop Us",
      { capacity: 5, resources: 2, traits: ['Yavin 4'] },
      reaction(
        ENEMY_OBJECTIVE_DESTROYED,
        draw({ per: { whose: 'own', trait: 'Vehicle', state: 'piloted' } }),
        { limit: once('turn') },
      ),
    ),
    unit('Biggs Darklighter', {
      unique: true,
      cost: 2,
      force: 2,
      capacity: 2,
      icons: 'Ut',
      traits: ['Character', 'Pilot'],
      pilot: 1,
      asPilot: [
        {
          holds: [edge({ per: { whose: 'own', trait: 'Fighter', role: 'participating' } })],
          on: 'host',
          while: hostIs('Fighter'),
        },
      ],
    }),
    unit(
      'Red 3',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUbt',
        traits: ['Vehicle', 'Fighter'],
        keywords: ['elite'],
      },
      {
        holds: [{ cannot: 'be targeted', by: 'enemies' }],
        on: { each: { whose: 'own', type: 'any', trait: 'Pilot' } },
      },
    ),
    unit(
      'Red Squadron X-Wing',
      { cost: 2, force: 1, capacity: 2, icons: 'UB', traits: ['Vehicle', 'Fighter'] },
      { holds: [{ stat: 'targeted strike', set: 1 }], while: PILOTED },
    ),
    COORDINATED_STRIKE,
    SEEDS_OF_DECAY,
  ),
];
