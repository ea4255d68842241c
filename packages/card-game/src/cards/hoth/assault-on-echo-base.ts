import {
  action,
  both,
  enhancement,
  event,
  fate,
  forEach,
  interrupt,
  lasting,
  may,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  damage,
  ENEMY_OBJECTIVE_DESTROYED,
  FOCUSED_TO_STRIKE,
  HOTH,
  heal,
  SACRIFICE_THIS,
  shield,
  toHand,
  UNDAMAGED,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  yourPhaseBegins,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH, PROTECTION, TWIST_OF_FATE } from '../shared/fates.ts';
import { DONT_GET_COCKY, TAUNTAUN } from '../shared/light.ts';

const DAUGHTERS_OF_ALLYA = unit(
  'Daughters of Allya',
  { cost: 2, force: 2, capacity: 2, icons: 't', traits: ['Character', 'Force User'] },
  reaction(
    { at: 'commits', card: 'this', by: 'you' },
    heal(1, { each: { whose: 'own', type: 'objective' } }),
  ),
);

const BLIZZARD_FORCE_AT_ST = unit('Blizzard Force AT-ST', {
  cost: 2,
  force: 1,
  capacity: 1,
  icons: 'B',
  traits: ['Vehicle', 'Walker'],
  keywords: ['shielding'],
});

const CORRUPT_OFFICIAL = unit(
  'Corrupt Official',
  { cost: 2, force: 1, capacity: 3, icons: 'U', traits: ['Character'], affiliation: 'neutral' },
  interrupt(
    { at: 'would be dealt', card: { type: 'objective', affiliation: 'scum-and-villainy' } },
    { do: 'prevent', n: { upTo: 'that many' } },
    { from: 'hand', price: { do: 'discard', what: 'this' } },
  ),
);

const FORWARD_COMMAND_POST = enhancement(
  'Forward Command Post',
  'play area',
  { cost: 2, force: 1, resources: 1, traits: ['Base', 'Hoth'] },
  { holds: [blastIcons(1)], on: { each: { whose: 'own', state: 'shielded' } } },
);

export const ASSAULT_ON_ECHO_BASE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    53,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Knowledge and Defense',
      { capacity: 5, resources: 1, traits: ['Dagobah'] },
      {
        holds: [{ stat: 'may go to hand', set: 1 }],
        on: { each: { whose: 'own' } },
        while: both({ is: 'engagement' }, UNDAMAGED),
      },
    ),
    DAUGHTERS_OF_ALLYA,
    DAUGHTERS_OF_ALLYA,
    enhancement(
      "Yoda's Protection",
      { type: 'objective' },
      { cost: 0, force: 1, traits: ['Condition'] },
      reaction({ at: 'engaged', card: 'host', how: 'declared' }, shield('host')),
    ),
    event(
      'Confronting the Terror',
      { cost: 3, force: 3, traits: ['Force', 'Sense'] },
      interrupt(
        { at: 'damage', card: { whose: 'own', type: ['unit', 'objective'] } },
        {
          do: 'redirect',
          n: 'that many',
          to: { each: { whose: 'enemy', type: ['unit', 'objective'] } },
          divided: 'opponent',
        },
      ),
    ),
    PROTECTION,
  ),
  objectiveSet(
    54,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Last Defense of Hoth',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      interrupt(
        { at: 'lays', by: 'you' },
        {
          instead: [
            { do: 'look', at: 'deck', of: 'you', top: 1 },
            { do: 'lay', what: { each: { whose: 'own', type: 'any', in: 'deck', top: 1 } } },
          ],
        },
        { if: UNDAMAGED, limit: once('edge battle') },
      ),
    ),
    unit(
      'Col Serra',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        icons: 'Ubb',
        traits: ['Character', 'Renegade Squadron'],
        edge: 1,
      },
      {
        holds: [
          { cannot: 'be damaged', by: 'enemies' },
          { cannot: 'be focused', by: 'enemies' },
        ],
        while: { is: 'you have the edge' },
      },
    ),
    unit(
      'Renegade Squadron X-Wing',
      { cost: 2, force: 1, capacity: 2, icons: 't', traits: ['Vehicle', 'Fighter', 'Renegade Squadron'] },
      action(toHand({ target: { printedCost: { atMost: 2 } } }), { price: SACRIFICE_THIS }),
    ),
    unit('Renegade Squadron Recruit', {
      cost: 0,
      capacity: 1,
      icons: 'U',
      traits: ['Character', 'Renegade Squadron'],
      affiliation: 'neutral',
    }),
    event(
      'A Stinging Insult',
      { cost: 1, force: 1 },
      reaction(
        {
          at: 'declared',
          card: { whose: 'own', affiliation: 'smugglers-and-spies', trait: 'Character' },
          as: 'attacker',
          by: 'you',
        },
        lasting('engagement', [{ cannot: 'stay out' }], { target: { whose: 'enemy' } }),
      ),
    ),
    DONT_GET_COCKY,
  ),
  objectiveSet(
    55,
    { side: 'light', affiliation: 'neutral', most: 1 },
    objective('Frozen Refuge', { capacity: 4, resources: 3, traits: ['Hoth'] }),
    unit(
      'WED-15-1016',
      { unique: true, cost: 1, force: 1, capacity: 2, traits: ['Droid'] },
      reaction(YOU_REFRESH, { do: 'take tokens', n: 1, on: { target: HOTH } }),
    ),
    unit(
      'FX-7 Medical Assistant',
      { cost: 3, force: 1, capacity: 2, icons: 't', traits: ['Droid'] },
      reaction(FOCUSED_TO_STRIKE, {
        do: 'take tokens',
        n: 1,
        on: { target: { type: 'enhancement', or: { trait: 'Character' } } },
      }),
    ),
    TAUNTAUN,
    enhancement(
      'Echo Control Center',
      'play area',
      { unique: true, cost: 2, force: 1, resources: 1, traits: ['Base', 'Hoth'] },
      {
        holds: [{ cannot: 'be targeted by events', by: 'enemies' }],
        on: { each: { whose: 'own', type: 'enhancement', other: true } },
      },
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    56,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      "The General's Imperative",
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      { holds: [{ stat: 'reserve', add: 1 }], on: 'you', while: UNDAMAGED },
    ),
    unit(
      'General Veers',
      {
        unique: true,
        cost: 3,
        force: 1,
        capacity: 2,
        resources: 1,
        icons: 'Tb',
        traits: ['Character', 'Officer'],
      },
      { holds: [unitIcons(1)], on: { each: { whose: 'own', trait: ['Walker', 'Trooper'] } } },
    ),
    BLIZZARD_FORCE_AT_ST,
    BLIZZARD_FORCE_AT_ST,
    enhancement(
      'Turbolaser Battery',
      'play area',
      { cost: 3, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      reaction(
        ENEMY_OBJECTIVE_DESTROYED,
        // It is sacrificed by then.
        { do: 'discard from play', what: { each: { type: 'enhancement', other: true } } },
        { price: SACRIFICE_THIS },
      ),
    ),
    fate(
      'Battle of Hoth',
      8,
      { force: 3, affiliation: 'neutral' },
      forEach({ target: HOTH }, may(oneOf(damage(1, 'it'), heal(1, 'it')))),
    ),
  ),
  objectiveSet(
    57,
    { side: 'dark', affiliation: 'scum-and-villainy', lock: 'scum-and-villainy' },
    objective(
      'Lucrative Contract',
      { capacity: 5, resources: 2, traits: ['Tatooine'] },
      reaction(YOU_REFRESH, unfocus(1, { target: { trait: ['Mercenary', 'Bounty Hunter'] } })),
    ),
    unit('Outer Rim Space Pirates', {
      cost: 5,
      force: 3,
      capacity: 4,
      resources: 3,
      icons: 'UUt',
      traits: ['Vehicle', 'Mercenary', 'Black Sun'],
    }),
    CORRUPT_OFFICIAL,
    CORRUPT_OFFICIAL,
    event(
      'Explosive Charge',
      { cost: 1, force: 1 },
      action({
        do: 'discard from play',
        what: {
          target: {
            type: 'enhancement',
            printedCost: { atMost: { per: { whose: 'own', type: 'enhancement' } } },
          },
        },
      }),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    58,
    { side: 'dark', affiliation: 'neutral', most: 1 },
    objective(
      'Sabotage in the Snow',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      reaction(yourPhaseBegins('conflict'), {
        do: 'move shield',
        from: { target: { whose: 'enemy', type: 'any' } },
        to: { target: { whose: 'own', type: 'any' } },
      }),
    ),
    unit('Snowtrooper', { cost: 1, force: 1, capacity: 1, icons: 'uu', traits: ['Character', 'Trooper'] }),
    unit('Snowtrooper Vanguard', {
      cost: 3,
      force: 1,
      capacity: 3,
      icons: 'UUU',
      traits: ['Character', 'Trooper'],
      keywords: ['shielding'],
    }),
    FORWARD_COMMAND_POST,
    FORWARD_COMMAND_POST,
    BATTLE_OF_HOTH,
  ),
];
