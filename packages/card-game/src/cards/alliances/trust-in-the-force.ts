import { ALL, action, event, may, objective, objectiveSet, reaction, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  cheaper,
  ENEMY_OBJECTIVE_DESTROYED,
  edge,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  firstOfTurn,
  OWN_HOTH,
  toHand,
  unfocus,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH } from '../shared/fates.ts';
import { WILDERNESS_FIGHTERS } from '../shared/light.ts';

export const TRUST_IN_THE_FORCE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    281,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Inhospitable Deployments',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      {
        holds: [cheaper(1), { stat: 'least cost', set: 1 }],
        on: { each: { whose: 'own', trait: ['Speeder', 'Trooper'], in: 'out of play' } },
        while: {
          is: 'none played',
          what: { whose: 'own', trait: ['Speeder', 'Trooper'] },
          per: 'turn',
          atMost: { sum: [{ per: OWN_HOTH }, -1] },
        },
      },
    ),
    unit(
      'Major Bren Derlin',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        icons: 'UBt',
        traits: ['Character', 'Leader', 'Trooper'],
        keywords: ['elite'],
      },
      { holds: [edge({ per: OWN_HOTH })] },
    ),
    unit(
      'Echo Scout',
      { cost: 2, force: 1, capacity: 2, icons: 'U', traits: ['Character', 'Scout', 'Trooper'] },
      action(
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          top: { per: OWN_HOTH },
          and: toHand({ one: { type: 'any', in: 'looked at' } }),
          rest: 'top',
        },
        { price: FOCUS_THIS },
      ),
    ),
    WILDERNESS_FIGHTERS,
    event(
      'Evacuation Plan',
      { cost: 1, force: 2 },
      reaction({ at: 'turn ends' }, unfocus(ALL, { each: { whose: 'own' } })),
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    283,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Blizzard Assault',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      {
        holds: [
          { stat: 'cost', add: { per: OWN_HOTH, times: -1 } },
          { stat: 'least cost', set: 2 },
        ],
        on: { each: { whose: 'own', trait: 'Walker', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', trait: 'Walker' }),
      },
    ),
    unit(
      'General Veers',
      {
        unique: true,
        cost: 4,
        force: 1,
        capacity: 3,
        icons: 'UTb',
        traits: ['Character', 'Officer', 'Pilot'],
        pilot: 2,
        asPilot: [
          reaction(
            { at: 'ability', card: 'host', use: 'reaction', during: 'strike' },
            {
              later: { at: 'strikes', card: 'host' },
              do: may({ do: 'special', procedure: 'resolve icons', what: 'host' }),
            },
            { if: { is: 'such', card: 'host', as: { trait: 'Walker' } }, forced: true },
          ),
        ],
      },
      { holds: [{ stat: 'elite', set: 1 }], on: { each: { whose: 'own', trait: 'Walker' } } },
    ),
    unit(
      'Blizzard 1',
      {
        unique: true,
        cost: 5,
        force: 3,
        capacity: 4,
        icons: 'UUBb',
        traits: ['Vehicle', 'Walker'],
        keywords: ['elite'],
      },
      reaction(
        FOCUSED_TO_STRIKE,
        { do: 'discard from play', what: { target: { role: 'participating', state: 'bare' } } },
        { price: { do: 'skip icons' } },
      ),
    ),
    unit(
      'Blizzard 2',
      { unique: true, cost: 4, force: 2, capacity: 3, icons: 'UTub', traits: ['Vehicle', 'Walker'], edge: 1 },
      reaction(FOCUSED_TO_STRIKE, [{ do: 'turn balance', to: 'dark' }, { do: 'skip force phase' }], {
        price: { do: 'skip icons' },
      }),
    ),
    event(
      'Decisive Victory',
      { cost: 1, force: 1 },
      reaction(ENEMY_OBJECTIVE_DESTROYED, {
        do: 'discard from play',
        what: { target: { type: 'enhancement' } },
      }),
    ),
    BATTLE_OF_HOTH,
  ),
];
