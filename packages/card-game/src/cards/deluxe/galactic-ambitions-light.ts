import {
  action,
  both,
  enhancement,
  event,
  forEach,
  lasting,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  blastIcons,
  COMMITTED,
  cheaper,
  damage,
  draw,
  FOCUS_THIS,
  PARTICIPATES,
  searchFor,
  UNDAMAGED,
  unfocus,
  unitIcons,
  YOU_REFRESH,
} from '../../terms/phrases.ts';
import { PROTECTION, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';

const REBEL_TACTICIAN = unit(
  'Rebel Tactician',
  { cost: 2, force: 1, capacity: 1, icons: 't', traits: ['Character'] },
  {
    holds: [unitIcons(1), { stat: 'blast edge', add: 1 }],
    while: both(PARTICIPATES, { is: 'there', are: { whose: 'own', trait: 'Leader', role: 'participating' } }),
  },
);

const CHILDREN_OF_THE_FORCE = unit(
  'Children of the Force',
  {
    cost: 2,
    force: 1,
    capacity: 2,
    icons: 'Ub',
    traits: ['Character', 'Force Sensitive'],
    affiliation: 'neutral',
  },
  action({ do: 'look', at: 'deck', of: 'you', top: 1 }, { limit: once('turn') }),
);

export const GALACTIC_AMBITIONS_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    225,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Planning the Attack',
      { capacity: 5, resources: 1, traits: ['Yavin 4'] },
      { holds: [{ stat: 'reserve', add: 1 }], on: 'you', while: UNDAMAGED },
    ),
    unit(
      'General Jan Dodonna',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UBbt',
        traits: ['Character', 'Leader'],
        keywords: ['elite'],
      },
      reaction({ at: 'generates', card: { type: 'any', trait: 'Yavin 4' } }, draw(1), {
        limit: once('turn'),
      }),
    ),
    REBEL_TACTICIAN,
    REBEL_TACTICIAN,
    enhancement('Massassi Temple War Room', 'play area', {
      unique: true,
      cost: 3,
      force: 2,
      resources: 2,
      traits: ['Yavin 4', 'Location'],
      keywords: ['limited', 'elite'],
    }),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    226,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective('Mission to Talay', { capacity: 5, resources: 2, traits: ['Talay'] }),
    unit(
      'Mon Mothma',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 3,
        resources: 2,
        icons: 'Tu',
        traits: ['Character', 'Leader'],
      },
      {
        holds: [cheaper(1)],
        on: { each: { whose: 'own', type: 'any', affiliation: 'rebel-alliance', in: 'out of play' } },
        while: both(COMMITTED, {
          is: 'none played',
          what: { whose: 'own', type: 'any', affiliation: 'rebel-alliance' },
          per: 'phase',
        }),
      },
    ),
    unit(
      'Kyle Katarn',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        icons: 'UUB',
        traits: ['Character', 'Force Sensitive', 'Mercenary'],
        keywords: ['targeted strike'],
      },
      { holds: [{ stat: 'wins ties', set: 1 }], on: 'you', while: ATTACKING },
    ),
    enhancement(
      'Inspiring Presence',
      { whose: 'own', trait: 'Leader' },
      { cost: 1, force: 1, resources: 1, traits: ['Skill'], keywords: ['limited'] },
      {
        holds: [{ stat: 'elite', set: 1 }],
        on: { each: { type: 'any', shares: { what: 'set', with: 'host' } } },
      },
    ),
    enhancement(
      'Concussion Rifle',
      { whose: 'own', trait: 'Character' },
      { cost: 1, force: 2, traits: ['Weapon'] },
      reaction(
        { at: 'focus', card: 'host', cause: 'strike' },
        damage(1, { target: { whose: 'enemy', state: 'ready' } }),
        { price: FOCUS_THIS },
      ),
    ),
    event(
      'Rebel for Hire',
      { cost: 1, force: 1 },
      action(
        forEach(
          { target: { whose: 'own', trait: 'Leader' } },
          searchFor({ type: 'any', shares: { what: 'set', with: 'it' } }),
        ),
      ),
    ),
  ),
  objectiveSet(
    228,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Capital Cover',
      { capacity: 5, resources: 1, traits: ['Mon Cala'] },
      {
        holds: [{ stat: 'shielding', set: 1 }],
        on: { each: { whose: 'own', trait: 'Capital Ship', state: 'undamaged' } },
        while: UNDAMAGED,
      },
    ),
    unit(
      'Defiance',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBu',
        traits: ['Vehicle', 'Capital Ship'],
        keywords: ['elite'],
      },
      {
        holds: [{ stat: 'protect Vehicle', set: 1 }],
        on: { each: { whose: 'own', trait: 'Vehicle', state: 'undamaged' } },
      },
    ),
    unit(
      'MC40a Light Cruiser',
      { cost: 3, force: 2, capacity: 2, icons: 'Ut', traits: ['Vehicle', 'Capital Ship'] },
      action(
        { do: 'move shield', from: { target: { type: 'any', state: 'shielded' } }, to: 'this' },
        { limit: once('turn') },
      ),
    ),
    unit('MC30c Frigate', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Bb',
      traits: ['Vehicle', 'Capital Ship'],
    }),
    event(
      'Concentrated Firepower',
      { cost: 1, force: 1, traits: ['Tactic'] },
      reaction(
        { at: 'focus', card: { whose: 'own', trait: 'Capital Ship' }, cause: 'strike' },
        lasting('strike', [unitIcons(2), blastIcons(2)], 'that'),
        { price: { do: 'unshield', n: 1, on: 'that' } },
      ),
    ),
    PROTECTION,
  ),
  objectiveSet(
    229,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Spark of Rebellion',
      { capacity: 5, resources: 1, traits: ['Lothal'] },
      action(
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          top: 1,
          and: {
            do: 'put into play',
            what: {
              each: {
                trait: 'Character',
                printedCost: { atMost: 2 },
                in: 'looked at',
                or: { trait: 'Specter', in: 'looked at' },
              },
            },
          },
        },
        { limit: once('turn') },
      ),
    ),
    unit(
      'Kanan Jarrus',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUb',
        traits: ['Character', 'Leader', 'Force User', 'Specter'],
        unsure: 'One of two lists gives it 2 resources; it is played with the number of the other.',
      },
      { holds: [{ stat: 'needs no match', set: 1 }], from: 'hand' },
      reaction(YOU_REFRESH, unfocus(1, { target: { whose: 'own' } })),
    ),
    CHILDREN_OF_THE_FORCE,
    CHILDREN_OF_THE_FORCE,
    event(
      "Kanan's Concentration",
      { cost: 0, force: 2, traits: ['Force', 'Control'] },
      action(unfocus(1, { target: { whose: 'own', trait: 'Character' } }), {
        if: { is: 'phase', phase: 'deployment' },
      }),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
];
