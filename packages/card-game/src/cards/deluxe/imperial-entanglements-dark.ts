import {
  action,
  andThen,
  enhancement,
  event,
  lasting,
  objective,
  objectiveSet,
  once,
  onceByTitle,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  damage,
  ENTERS,
  FOCUS_THIS,
  PARTICIPATES,
  SACRIFICE_THIS,
  searchFor,
  spend,
  toHand,
  YOU_WIN_EDGE,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { TWIST_OF_FATE } from '../shared/fates.ts';

export const IMPERIAL_ENTANGLEMENTS_DARK_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    178,
    { side: 'dark', affiliation: 'imperial-navy', lock: 'imperial-navy' },
    objective(
      'The Tarkin Doctrine',
      { capacity: 5, resources: 1, traits: ['Eriadu'] },
      reaction(
        { at: 'engaged', how: 'declared', by: 'enemy' },
        { unless: spend(2), by: 'opponent', do: { do: 'end engagement' } },
        {
          if: {
            is: 'there',
            are: { whose: 'own', type: 'objective', affiliation: 'imperial-navy' },
            atLeast: 3,
          },
          limit: onceByTitle('turn'),
        },
      ),
    ),
    unit(
      'Grand Moff Tarkin',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        resources: 1,
        icons: 'Tub',
        traits: ['Character', 'Officer'],
        keywords: ['elite'],
      },
      reaction({ at: 'phase begins' }, lasting('phase', [{ blank: true }], { target: { type: 'any' } }), {
        price: { do: 'spend', resources: 1, of: 'imperial-navy' },
        limit: once('turn'),
      }),
    ),
    unit(
      'Stormtrooper Assault Team',
      { cost: 2, force: 1, capacity: 2, traits: ['Character', 'Trooper'], keywords: ['targeted strike'] },
      {
        holds: [
          {
            stat: 'unit edge',
            add: { per: { whose: 'own', type: 'objective', affiliation: 'imperial-navy' } },
          },
        ],
      },
    ),
    enhancement(
      'Rule by Fear',
      'play area',
      { cost: 3, force: 1, traits: ['Doctrine'] },
      reaction(
        { at: 'enters', card: { whose: 'enemy', type: 'unit', printedCost: { atMost: 3 } } },
        toHand('that'),
        { price: SACRIFICE_THIS },
      ),
    ),
    event(
      'Moment of Triumph',
      { cost: 2, force: 2 },
      action({ do: 'destroy', what: { each: { printedCost: { atMost: 2 } } } }, { if: YOUR_TURN }),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    184,
    { side: 'dark', affiliation: 'scum-and-villainy', most: 1 },
    objective(
      "The Hutt's Menagerie",
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      action(toHand({ one: { whose: 'own', trait: 'Creature', in: 'discard' } }), { price: FOCUS_THIS }),
    ),
    unit(
      'Malakili',
      { unique: true, cost: 1, force: 1, capacity: 1, icons: 'U', traits: ['Character'] },
      reaction(ENTERS, searchFor({ trait: 'Creature' })),
    ),
    unit(
      "Jabba's Rancor",
      {
        unique: true,
        cost: 4,
        force: 1,
        capacity: 4,
        icons: 'UUUb',
        traits: ['Creature'],
        keywords: ['no enhancements'],
      },
      reaction(
        YOU_WIN_EDGE,
        {
          do: 'destroy',
          what: { target: { whose: 'enemy', role: 'participating', not: { trait: 'Vehicle' } } },
        },
        { if: PARTICIPATES },
      ),
    ),
    unit('Bubo', {
      unique: true,
      cost: 2,
      force: 2,
      capacity: 3,
      icons: 'U',
      traits: ['Creature'],
      keywords: ['no enhancements'],
      protect: [{ affiliation: 'scum-and-villainy' }],
    }),
    enhancement(
      'Underground Entertainment',
      'play area',
      { cost: 0, force: 2, traits: ['Trap'] },
      action(
        andThen(
          {
            do: 'leave engagement',
            who: { target: { whose: 'enemy', role: 'participating', not: { trait: 'Vehicle' } } },
          },
          damage(1, 'it'),
        ),
        { price: { do: 'move', what: 'this', to: 'shuffled into deck' } },
      ),
    ),
    event(
      "Jabba's Summons",
      { cost: 1, force: 2 },
      action(searchFor({ trait: ['Bounty Hunter', 'Mercenary'] })),
    ),
  ),
];
