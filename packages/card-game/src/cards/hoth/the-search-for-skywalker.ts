import {
  action,
  andThen,
  enhancement,
  event,
  forEach,
  lasting,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  blastIcons,
  capacity,
  cheaper,
  DAMAGE_THIS,
  draw,
  ENTERS,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  HOTH,
  MORE_HOTH,
  OBJECTIVE_DESTROYED,
  OWN_HOTH,
  SACRIFICE_THIS,
  shield,
  toHand,
  unfocus,
  unitIcons,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { ICONS } from '../../terms/traits.ts';
import type { Effect } from '../../terms/words.ts';
import { FLEET_NAVIGATOR } from '../shared/dark.ts';
import { TARGET_OF_OPPORTUNITY } from '../shared/fates.ts';
import { TAUNTAUN } from '../shared/light.ts';

const ECHO_DEFENDER = unit(
  'Echo Defender',
  { cost: 2, force: 1, capacity: 2, icons: 't', traits: ['Character', 'Trooper'] },
  { holds: [{ stat: 'unit edge', add: { per: OWN_HOTH } }] },
);

const AAC_1_SPEEDER_TANK = unit('AAC-1 Speeder Tank', {
  cost: 2,
  force: 2,
  capacity: 2,
  icons: 't',
  traits: ['Vehicle', 'Speeder'],
  keywords: ['shielding'],
});

const DEATH_SQUADRON_STAR_DESTROYER = unit(
  'Death Squadron Star Destroyer',
  {
    cost: 6,
    force: 2,
    capacity: 5,
    icons: 'BBB',
    traits: ['Vehicle', 'Capital Ship', 'Death Squadron'],
    keywords: ['shielding'],
  },
  { holds: [{ cannot: 'be targeted by events', by: 'enemies' }] },
);

const WEEQUAY_ELITE = unit(
  'Weequay Elite',
  { cost: 4, force: 1, capacity: 2, icons: 'UUT', traits: ['Character', 'Mercenary'] },
  {
    holds: [cheaper(2)],
    from: 'hand',
    while: { is: 'there', are: { type: 'any', in: 'captured', on: { whose: 'own', type: 'objective' } } },
  },
);

const ICON_STATS = ICONS.flatMap((icon) => [icon, `${icon} edge`] as const);

/** One unit loses an icon that it has, and the other one gains it. */
const handOver = (icon: (typeof ICON_STATS)[number]): Effect =>
  when({ is: 'there', are: { the: 'giver', icon } }, [
    lasting('phase', [{ stat: icon, add: -1 }], { the: 'giver' }),
    lasting('phase', [{ stat: icon, add: 1 }], { the: 'taker' }),
  ]);

export const THE_SEARCH_FOR_SKYWALKER_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    43,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Sensors Are Placed',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      { holds: [{ stat: 'lays face up', set: 1 }], on: 'opponent', while: MORE_HOTH },
    ),
    ECHO_DEFENDER,
    ECHO_DEFENDER,
    enhancement(
      'Echo Base',
      'play area',
      { unique: true, cost: 2, force: 2, resources: 1, traits: ['Base', 'Hoth'] },
      { holds: [capacity(1)], on: { each: OWN_HOTH } },
      { holds: [{ stat: 'counts as objectives', set: 1 }] },
    ),
    enhancement(
      'Echo Base Shield Generator',
      'play area',
      { unique: true, cost: 3, force: 3, traits: ['Hoth', 'Location'] },
      action(
        andThen(
          shield({ target: { or: { type: 'objective', trait: 'Hoth' } } }),
          when({ is: 'such', card: 'this', as: { type: 'any', damage: { atLeast: 3 } } }, toHand('this')),
        ),
        { price: DAMAGE_THIS, limit: once('turn') },
      ),
    ),
    enhancement(
      'First Marker',
      { type: 'objective', trait: 'Hoth' },
      { cost: 0, force: 1, traits: ['Upgrade', 'Hoth'], affiliation: 'neutral' },
      { holds: [{ cannot: 'be damaged by Vehicle' }], on: 'host' },
    ),
  ),
  objectiveSet(
    44,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Renegade Squadron Mobilization',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      reaction({ at: 'leaves', card: { whose: 'enemy' } }, draw(1)),
    ),
    unit(
      'Renegade Squadron',
      {
        unique: true,
        cost: 5,
        force: 2,
        capacity: 5,
        icons: 'UBTt',
        traits: ['Vehicle', 'Renegade Squadron'],
        keywords: ['elite'],
      },
      reaction(
        FOCUSED_TO_STRIKE,
        { do: 'rescue', n: 1, at: 'engaged objective' },
        { if: ATTACKING, price: DAMAGE_THIS },
      ),
    ),
    unit('Renegade Squadron Operative', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'UU',
      traits: ['Character', 'Renegade Squadron'],
    }),
    unit(
      'Munitions Expert',
      {
        cost: 1,
        force: 1,
        capacity: 1,
        icons: 'u',
        traits: ['Character', 'Renegade Squadron'],
        affiliation: 'neutral',
      },
      action(lasting('phase', [unitIcons(1)], { target: {} }), { price: FOCUS_THIS }),
    ),
    enhancement(
      'Echo Caverns',
      'play area',
      { unique: true, cost: 2, force: 2, resources: 1, traits: ['Base', 'Hoth'] },
      action(
        forEach(
          { target: {}, as: 'giver' },
          forEach(
            { target: { shares: { what: 'trait', with: 'it' }, not: { the: 'giver' } }, as: 'taker' },
            oneOf(...ICON_STATS.map(handOver)),
          ),
        ),
        { price: FOCUS_THIS },
      ),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    45,
    { side: 'light', affiliation: 'neutral' },
    objective(
      'Preparation for Battle',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      {
        holds: [{ cannot: 'be damaged' }],
        on: { each: { whose: 'own', state: 'shielded' } },
        while: { is: 'dial', atMost: 4 },
      },
      {
        holds: [blastIcons(1)],
        on: { each: { whose: 'own', state: 'shielded' } },
        while: { is: 'dial', atLeast: 8 },
      },
    ),
    unit(
      'Hoth Scout',
      { cost: 1, force: 1, capacity: 1, icons: 'u', traits: ['Character'] },
      action(shield({ target: { type: ['unit', 'objective'] } }), { price: SACRIFICE_THIS }),
    ),
    AAC_1_SPEEDER_TANK,
    AAC_1_SPEEDER_TANK,
    TAUNTAUN,
    event(
      'Shelter from the Storm',
      { cost: 1, force: 2 },
      action(
        [
          shield({ target: { whose: 'own', trait: 'Character' } }),
          lasting('phase', [{ cannot: 'be targeted', by: 'enemies' }, { cannot: 'be damaged' }], 'it'),
        ],
        { if: { is: 'there', are: HOTH } },
      ),
    ),
  ),
  objectiveSet(
    46,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Deploy the Fleet',
      { capacity: 5, resources: 1 },
      action(
        lasting('next card', [cheaper(1)], {
          each: { whose: 'own', trait: 'Capital Ship', in: 'out of play' },
        }),
        { price: DAMAGE_THIS },
      ),
    ),
    DEATH_SQUADRON_STAR_DESTROYER,
    DEATH_SQUADRON_STAR_DESTROYER,
    FLEET_NAVIGATOR,
    enhancement(
      'Death Squadron Command',
      'play area',
      { unique: true, cost: 3, force: 1, resources: 3, traits: ['Base'] },
      reaction(OBJECTIVE_DESTROYED, unfocus(1, 'this')),
    ),
    event(
      "Admiral's Orders",
      { cost: 0, force: 1 },
      action(
        lasting('next card', [cheaper(2)], {
          each: { whose: 'own', trait: 'Capital Ship', in: 'out of play' },
        }),
      ),
    ),
  ),
  objectiveSet(
    47,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      "Jabba's Orders",
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      reaction(ENTERS, { do: 'look', at: 'hand', of: 'opponent' }),
    ),
    WEEQUAY_ELITE,
    WEEQUAY_ELITE,
    unit('Jawa Trading Crawler', {
      cost: 3,
      force: 1,
      capacity: 1,
      resources: 2,
      icons: 'ub',
      traits: ['Vehicle'],
      affiliation: 'neutral',
      paysFor: { trait: ['Vehicle', 'Droid'] },
    }),
    enhancement(
      "Jabba's Palace",
      'play area',
      { unique: true, cost: 2, force: 3, resources: 1, traits: ['Base', 'Tatooine'] },
      { holds: [capacity(1)], on: { each: { whose: 'own', type: 'objective' } } },
    ),
    event(
      'Get Me Solo!',
      { cost: 1, force: 2 },
      action(
        {
          name: 'unit',
          do: {
            do: 'look',
            at: 'hand',
            of: 'opponent',
            reveal: true,
            and: { do: 'capture', what: { each: { in: 'looked at', named: true } } },
          },
        },
        { if: YOUR_TURN },
      ),
    ),
  ),
];
