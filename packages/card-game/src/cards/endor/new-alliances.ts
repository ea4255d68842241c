import {
  action,
  enhancement,
  event,
  forEach,
  objective,
  objectiveSet,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  capacity,
  draw,
  focus,
  UNDAMAGED,
  unfocus,
  YOU_LOSE_EDGE,
  YOU_REFRESH,
} from '../../terms/phrases.ts';
import { BATTLE_OF_ENDOR } from '../shared/fates.ts';
import { BELIEVER_IN_THE_OLD_WAYS } from '../shared/light.ts';

const EWOK_HORDE = unit(
  'Ewok Horde',
  { cost: 7, force: 1, capacity: 4, icons: 'UUBub', traits: ['Character', 'Ewok'] },
  {
    holds: [
      { stat: 'cost', add: { per: { whose: 'own', trait: 'Ewok' }, times: -1 } },
      { stat: 'least cost', set: 3 },
    ],
    from: 'hand',
  },
);

export const NEW_ALLIANCES_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    190,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Out of Their Element',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      {
        holds: [{ stat: 'cost', add: 1 }],
        on: { each: { type: 'any', faction: 'out', in: 'out of play', not: { affiliation: 'neutral' } } },
        while: UNDAMAGED,
      },
    ),
    unit(
      "Luke's Speeder Bike",
      { unique: true, cost: 3, force: 2, capacity: 3, icons: 'ub', traits: ['Vehicle', 'Speeder'], edge: 1 },
      reaction(YOU_LOSE_EDGE, { do: 'leave engagement', who: 'this' }),
    ),
    BELIEVER_IN_THE_OLD_WAYS,
    BELIEVER_IN_THE_OLD_WAYS,
    enhancement(
      'Ambush Point',
      'play area',
      {
        cost: 1,
        force: 1,
        resources: 1,
        traits: ['Endor', 'Location'],
        keywords: ['limited'],
        affiliation: 'neutral',
      },
      {
        holds: [{ stat: 'stack force', add: -1 }],
        on: { each: { type: 'any', faction: 'out', in: 'edge stack', not: { type: 'fate' } } },
      },
    ),
    event(
      'Force Persuasion',
      { cost: 1, force: 1, traits: ['Force', 'Control', 'Sense', 'Alter'] },
      action(
        forEach(
          { target: { trait: ['Character', 'Creature'] } },
          when({ is: 'such', card: 'it', as: { faction: 'out' } }, focus(2, 'it'), focus(1, 'it')),
        ),
      ),
    ),
  ),
  objectiveSet(
    192,
    { side: 'light', affiliation: 'neutral', most: 1 },
    objective(
      'Courage of the Tribe',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(YOU_REFRESH, unfocus(1, { target: { trait: 'Ewok' } })),
    ),
    unit(
      'Chief Chirpa',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        resources: 1,
        icons: 'UBt',
        traits: ['Character', 'Ewok'],
      },
      { holds: [capacity(1)], on: { each: { whose: 'own', trait: 'Ewok', other: true } } },
      reaction({ at: 'phase begins' }, draw(1), {
        price: { do: 'focus', n: 1, on: { one: { whose: 'own', trait: 'Ewok' } }, price: true },
      }),
    ),
    EWOK_HORDE,
    EWOK_HORDE,
    enhancement(
      'Bright Tree Village',
      'play area',
      { unique: true, cost: 2, force: 1, resources: 1, traits: ['Endor', 'Location'] },
      { holds: [{ stat: 'force', add: 1 }], on: { each: { whose: 'own', trait: 'Ewok' } } },
      {
        holds: [{ stat: 'stack force', add: 1 }],
        on: { each: { whose: 'own', trait: 'Ewok', in: 'edge stack' } },
      },
    ),
    BATTLE_OF_ENDOR,
  ),
];
