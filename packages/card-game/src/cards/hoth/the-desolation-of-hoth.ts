import {
  ALL,
  action,
  andThen,
  enhancement,
  event,
  interrupt,
  lasting,
  objective,
  objectiveSet,
  onceByTitle,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  blastIcons,
  capacity,
  DAMAGE_THIS,
  damage,
  EVENT_IS_PLAYED,
  FOCUS_THIS,
  focus,
  HOTH,
  heal,
  LEAVES,
  MORE_HOTH,
  OWN_HOTH,
  SACRIFICE_THIS,
  sacrificeOwn,
  toHand,
  UNDAMAGED,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH, HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { SNOWSPEEDER, WILDERNESS_FIGHTERS } from '../shared/light.ts';

const OLD_BENS_SPIRIT = enhancement(
  "Old Ben's Spirit",
  { trait: 'Character' },
  { cost: 1, force: 1, traits: ['Force Spirit'] },
  interrupt(
    { at: 'would leave', card: 'host', how: 'destroyed' },
    { instead: [{ do: 'discard from play', what: 'this' }, heal(ALL, 'that')] },
  ),
);

const SUBZERO_DEFENSES = enhancement(
  'Subzero Defenses',
  'play area',
  { cost: 1, force: 1, traits: ['Condition'] },
  reaction(
    { at: 'strikes', card: { whose: 'enemy', role: 'attacking' } },
    { do: 'destroy', what: 'that' },
    // The first enemy of a turn, however many copies there are.
    {
      forced: true,
      if: { is: 'such', card: 'engaged objective', as: OWN_HOTH },
      limit: onceByTitle('turn'),
    },
  ),
);

const ICETROMPER = unit(
  'Icetromper',
  { cost: 2, force: 1, capacity: 2, icons: 'U', traits: ['Creature', 'Hoth'], affiliation: 'neutral' },
  action(
    andThen(
      { do: 'leave engagement', who: { target: { role: 'attacking', not: { trait: 'Vehicle' } } } },
      damage(1, 'it'),
    ),
    { price: SACRIFICE_THIS },
  ),
);

const PROBE_DROID = unit(
  'Probe Droid',
  { cost: 2, force: 1, capacity: 1, icons: 'u', traits: ['Droid'], affiliation: 'neutral' },
  interrupt(LEAVES, damage(1, { target: { whose: 'enemy', type: 'objective' } })),
);

const WAMPA = unit(
  'Wampa',
  { cost: 3, force: 1, capacity: 3, icons: 'UU', traits: ['Creature', 'Hoth'] },
  { holds: [{ stat: 'cost', add: { per: HOTH, times: -2 } }], from: 'hand' },
);

const SUCCUMB_TO_THE_COLD = event(
  'Succumb to the Cold!',
  { cost: 0, force: 1, traits: ['Hoth'] },
  reaction({ at: 'unfocus', card: { whose: 'enemy' } }, focus(1, 'that'), {
    if: { is: 'there', are: OWN_HOTH },
  }),
);

export const THE_DESOLATION_OF_HOTH_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    37,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'A Message from Beyond',
      { capacity: 5, resources: 1, traits: ['Dagobah'] },
      reaction(YOU_REFRESH, toHand({ each: { whose: 'own', type: 'enhancement', in: 'discard', top: 1 } }), {
        price: DAMAGE_THIS,
      }),
    ),
    OLD_BENS_SPIRIT,
    OLD_BENS_SPIRIT,
    event(
      'Weapon Mastery',
      { cost: 0, force: 2 },
      action(
        lasting('phase', [unitIcons({ per: { type: 'enhancement', on: 'it' } })], {
          target: { trait: 'Character' },
        }),
      ),
    ),
    event(
      'Calm',
      { cost: 0, force: 2, traits: ['Force', 'Control'] },
      action(unfocus(ALL, { target: { trait: 'Character', enhancements: { atLeast: 2 } } }), {
        if: { is: 'turn', whose: 'enemy' },
      }),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    38,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Hoth Operations',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      {
        holds: [{ stat: 'edge', add: 1 }],
        on: { each: { whose: 'own', trait: 'Speeder' } },
        while: MORE_HOTH,
      },
    ),
    unit('Wedge Antilles', {
      unique: true,
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Ub',
      traits: ['Character', 'Pilot'],
      pilot: { cost: 2, on: { whose: 'own', trait: ['Speeder', 'Fighter'] }, uncounted: true },
      asPilot: [action(unfocus(1, 'host'), { price: FOCUS_THIS })],
    }),
    unit(
      'Rogue Three',
      { unique: true, cost: 3, force: 3, capacity: 3, icons: 'BB', traits: ['Vehicle', 'Speeder'] },
      {
        holds: [
          unitIcons({ per: { type: 'enhancement', on: 'this' } }),
          blastIcons({ per: { type: 'enhancement', on: 'this' } }),
        ],
      },
    ),
    SNOWSPEEDER,
    enhancement(
      'Hoth Survival Gear',
      { trait: 'Character' },
      { cost: 0, force: 2, traits: ['Item'] },
      { holds: [capacity({ per: OWN_HOTH })], on: 'host' },
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    39,
    { side: 'light', affiliation: 'neutral', most: 1 },
    objective(
      'Echo Base Defense',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      { holds: [{ cannot: 'take unopposed damage' }], on: { each: OWN_HOTH }, while: MORE_HOTH },
    ),
    WILDERNESS_FIGHTERS,
    WILDERNESS_FIGHTERS,
    WILDERNESS_FIGHTERS,
    SUBZERO_DEFENSES,
    SUBZERO_DEFENSES,
  ),
  objectiveSet(
    40,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'The Killing Cold',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      action(heal(1, { one: OWN_HOTH }), { price: sacrificeOwn() }),
    ),
    ICETROMPER,
    ICETROMPER,
    enhancement(
      'Fear',
      { whose: 'enemy', trait: 'Character' },
      { cost: 1, force: 2, traits: ['Condition'] },
      reaction({ at: 'attached', card: 'this' }, { do: 'uncommit', who: 'host' }, { forced: true }),
      { holds: [{ cannot: 'commit' }], on: 'host' },
    ),
    event(
      'The Desolation of Hoth',
      { cost: 3, force: 3, traits: ['Hoth'] },
      action(
        {
          do: 'move damage',
          from: { one: OWN_HOTH },
          n: { upTo: { count: 'damage', of: 'it' } },
          to: { target: { whose: 'enemy', or: { whose: 'enemy', type: 'objective', trait: 'Hoth' } } },
        },
        { if: YOUR_TURN },
      ),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    41,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      "Lord Vader's Command",
      { capacity: 5, resources: 1 },
      {
        holds: [{ stat: 'cost', add: 1 }],
        on: { each: { whose: 'enemy', type: 'event', in: 'out of play' } },
        while: UNDAMAGED,
      },
    ),
    unit(
      'Darth Vader',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 4,
        icons: 'UUb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      { holds: [blastIcons(1)], on: { each: { whose: 'own', role: 'attacking' } }, while: ATTACKING },
    ),
    unit('Communications Officer', {
      cost: 3,
      force: 1,
      capacity: 1,
      resources: 2,
      traits: ['Character', 'Officer'],
    }),
    PROBE_DROID,
    PROBE_DROID,
    event(
      'Imperial Suppression',
      { cost: 0, force: 1 },
      interrupt(EVENT_IS_PLAYED, [{ now: 'cancel' }, { do: 'move', what: 'that', to: 'top of deck' }]),
    ),
  ),
  objectiveSet(
    42,
    { side: 'dark', affiliation: 'neutral', most: 1 },
    objective('Shadows on the Ice', { capacity: 5, resources: 2, traits: ['Hoth'] }),
    WAMPA,
    WAMPA,
    SUCCUMB_TO_THE_COLD,
    SUCCUMB_TO_THE_COLD,
    BATTLE_OF_HOTH,
  ),
];
