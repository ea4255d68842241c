import { enhancement, interrupt, objective, objectiveSet, once, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { cheaper, edge, firstOfTurn, hostIs, PILOTED, toHand } from '../../terms/phrases.ts';
import { STAY_ON_TARGET } from '../shared/fates.ts';

const THE_181ST_TIE_INTERCEPTOR = unit(
  '181st TIE Interceptor',
  { cost: 2, force: 1, capacity: 3, icons: 'Ub', traits: ['Vehicle', 'Fighter'] },
  {
    holds: [{ stat: 'struggle', add: { count: 'printed', stat: 'force', of: 'pilot' } }],
    on: 'you',
    while: PILOTED,
  },
);

export const READY_FOR_TAKEOFF_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    144,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      "The Empire's Elite",
      { capacity: 5, resources: 1 },
      interrupt(
        { at: 'leaves', card: { whose: 'own', trait: 'Fighter', state: 'piloted' } },
        [
          toHand({ each: { type: 'enhancement', keyword: 'pilot', on: 'that' } }),
          { do: 'go elsewhere', to: 'hand' },
        ],
        { limit: once('turn') },
      ),
    ),
    unit('Baron Fel', {
      unique: true,
      cost: 4,
      force: 3,
      capacity: 3,
      icons: 'UTu',
      traits: ['Character', 'Pilot'],
      pilot: 2,
      asPilot: [
        {
          holds: [{ stat: 'elite', set: 1 }, edge(1)],
          on: { each: { whose: 'own', trait: 'Fighter' } },
          while: hostIs('Fighter'),
        },
      ],
    }),
    THE_181ST_TIE_INTERCEPTOR,
    THE_181ST_TIE_INTERCEPTOR,
    enhancement(
      'Flight Academy',
      'play area',
      { cost: 2, resources: 1, traits: ['Prefsbelt', 'Location'] },
      {
        holds: [cheaper(1), { stat: 'pilot cost', add: -1 }],
        on: { each: { whose: 'own', type: 'any', trait: 'Pilot', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', type: 'any', trait: 'Pilot' }),
      },
    ),
    STAY_ON_TARGET,
  ),
];
