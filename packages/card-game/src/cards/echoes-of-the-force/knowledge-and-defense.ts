import { enhancement, event, lasting, objective, objectiveSet, reaction, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ATTACKING, unfocus } from '../../terms/phrases.ts';
import { SEEDS_OF_DECAY } from '../shared/fates.ts';

export const KNOWLEDGE_AND_DEFENSE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    110,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'The Plan of the Prophetess',
      { capacity: 5, resources: 1, traits: ['Dromund Kaas'] },
      { holds: [{ stat: 'force', add: -1 }], on: { each: { whose: 'enemy', state: 'committed' } } },
    ),
    unit(
      'Sariss',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 2,
        icons: 'UTb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'commits', card: 'this' },
        { do: 'commit', who: { target: { whose: 'enemy', state: 'uncommitted' } } },
      ),
    ),
    unit(
      'Servant of the Dark Side',
      {
        cost: 2,
        force: 2,
        capacity: 1,
        icons: 'Bu',
        traits: ['Character', 'Force Sensitive'],
        affiliation: 'neutral',
      },
      {
        holds: [{ cannot: 'defend' }],
        on: { each: { whose: 'enemy', force: { atMost: { sum: [{ stat: 'force', of: 'this' }, -1] } } } },
        while: ATTACKING,
      },
    ),
    enhancement(
      'Dark Temple',
      'play area',
      { cost: 2, force: 1, resources: 2, traits: ['Dromund Kaas', 'Location'], keywords: ['limited'] },
      reaction({ at: 'struggle', by: 'you' }, unfocus(1, 'this')),
    ),
    event(
      'Deadly Sight',
      { cost: 3, force: 1, traits: ['Force', 'Control', 'Alter'] },
      reaction(
        { at: 'phase begins' },
        lasting(
          'phase',
          [
            { stat: 'force', add: -2 },
            { stat: 'falls without Force icons', set: 1 },
          ],
          {
            target: {},
          },
        ),
      ),
    ),
    SEEDS_OF_DECAY,
  ),
];
