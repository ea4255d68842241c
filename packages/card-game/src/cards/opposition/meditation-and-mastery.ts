import {
  action,
  both,
  enhancement,
  fate,
  forEach,
  objective,
  objectiveSet,
  once,
  onceByTitle,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  capacity,
  cheaper,
  edge,
  FOCUS_THIS,
  firstOfTurn,
  hostIs,
  LOSES_AN_ICON,
  unitIcons,
} from '../../terms/phrases.ts';
import { STAY_ON_TARGET } from '../shared/fates.ts';

const TACTICAL_PLANNING = fate(
  'Tactical Planning',
  3,
  { force: 3, affiliation: 'rebel-alliance' },
  forEach({ target: { affiliation: ['imperial-navy', 'neutral'], role: 'participating' } }, LOSES_AN_ICON),
);

export const MEDITATION_AND_MASTERY_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    242,
    { side: 'light', affiliation: 'rebel-alliance', lock: 'rebel-alliance' },
    objective(
      'A Legend Begins',
      { capacity: 5, resources: 1, traits: ['Yavin 4'] },
      reaction(
        { at: 'reveals stacks' },
        { do: 'leave engagement', who: { target: { whose: 'enemy', role: 'participating' } } },
        {
          if: {
            is: 'there',
            are: { whose: 'own', type: 'fate', affiliation: 'rebel-alliance', in: 'edge stack' },
          },
          limit: onceByTitle('engagement'),
        },
      ),
    ),
    unit('Wedge Antilles', {
      unique: true,
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Bu',
      traits: ['Character', 'Pilot'],
      pilot: 2,
      asPilot: [
        {
          holds: [unitIcons(1), blastIcons(1), { stat: 'elite', set: 1 }],
          on: 'host',
          while: { is: 'such', card: 'host', as: { trait: ['Speeder', 'Fighter'] } },
        },
        action(
          { do: 'attach', what: 'this', to: { target: { whose: 'own', trait: 'Vehicle' } } },
          { price: FOCUS_THIS },
        ),
      ],
    }),
    unit(
      'Red Two',
      { unique: true, cost: 3, force: 2, capacity: 3, icons: 'UUB', traits: ['Vehicle', 'Fighter'] },
      reaction(
        { at: 'attached', card: { type: 'enhancement', keyword: 'pilot' }, where: 'this' },
        {
          do: 'move focus',
          n: 1,
          from: { target: { type: 'enhancement' }, as: 'giver' },
          to: {
            target: {
              type: 'enhancement',
              shares: { what: 'controller', with: 'it' },
              not: { the: 'giver' },
            },
          },
        },
        { limit: once('turn') },
      ),
    ),
    enhancement(
      'Pilot Ready Room',
      'play area',
      { cost: 2, resources: 1, traits: ['Location'] },
      {
        holds: [cheaper(1), { stat: 'pilot cost', add: -1 }],
        on: { each: { whose: 'own', type: 'any', trait: 'Pilot', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', type: 'any', trait: 'Pilot' }),
      },
    ),
    TACTICAL_PLANNING,
    TACTICAL_PLANNING,
  ),
  objectiveSet(
    243,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Resistance and Rebellion',
      { capacity: 5, resources: 1, traits: ['Sullust'] },
      {
        holds: [capacity({ per: { type: 'enhancement', keyword: 'pilot', on: 'it' } })],
        on: { each: { whose: 'own', trait: 'Transport' } },
      },
    ),
    unit('Nien Numb', {
      unique: true,
      cost: 2,
      force: 2,
      capacity: 2,
      icons: 'Ut',
      traits: ['Character', 'Pilot'],
      pilot: { cost: 2, on: { whose: 'own', trait: 'Vehicle' }, uncounted: true, keyword: true },
      asPilot: [
        { holds: [unitIcons(1), { stat: 'tactics edge', add: 1 }], on: 'host', while: hostIs('Transport') },
      ],
    }),
    unit('Loyal Co-Pilot', {
      cost: 1,
      force: 2,
      capacity: 1,
      icons: 'u',
      traits: ['Character', 'Pilot'],
      pilot: { cost: 1, on: { whose: 'own', trait: 'Vehicle' }, uncounted: true, keyword: true },
      asPilot: [
        { holds: [{ stat: 'shielding', set: 1 }], on: 'host', while: hostIs('Transport') },
        {
          holds: [{ stat: 'elite', set: 1 }],
          on: 'host',
          while: both(hostIs('Transport'), {
            is: 'there',
            are: { type: 'enhancement', keyword: 'pilot', on: 'host' },
            atLeast: 2,
          }),
        },
      ],
    }),
    unit(
      'YT-2000 Freighter',
      { cost: 3, force: 2, capacity: 3, icons: 'UBb', traits: ['Vehicle', 'Transport'] },
      { holds: [edge({ per: { type: 'enhancement', keyword: 'pilot', on: 'this' } })] },
    ),
    enhancement(
      'Spacer Cantina',
      'play area',
      { cost: 2, resources: 1, traits: ['Tatooine', 'Location'] },
      {
        holds: [cheaper(1), { stat: 'pilot cost', add: -1 }],
        on: { each: { whose: 'own', type: 'any', trait: 'Pilot', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', type: 'any', trait: 'Pilot' }),
      },
    ),
    STAY_ON_TARGET,
  ),
];
