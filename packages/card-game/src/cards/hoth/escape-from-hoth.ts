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
  oneOf,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  cheaper,
  damage,
  draw,
  ENTERS,
  FOCUSED_TO_STRIKE,
  focus,
  HOTH,
  LEAVES,
  SACRIFICE_THIS,
  sacrificeOwn,
  tacticsIcons,
  toHand,
  UNDAMAGED,
  unfocus,
  unitIcons,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH, HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY } from '../shared/fates.ts';
import { SNOWSPEEDER, TAUNTAUN } from '../shared/light.ts';

const ISB_LIAISON = unit(
  'ISB Liaison',
  { cost: 1, force: 1, capacity: 1, icons: 'U', traits: ['Character'], affiliation: 'neutral' },
  action(
    andThen(
      oneOf(
        { do: 'look', at: 'deck', of: 'you', top: 1 },
        { do: 'look', at: 'deck', of: 'opponent', top: 1 },
        { do: 'look', at: 'objective deck', of: 'you', top: 1 },
        { do: 'look', at: 'objective deck', of: 'opponent', top: 1 },
      ),
      draw(1),
    ),
    { price: SACRIFICE_THIS },
  ),
);

const KIHRAXZ_CLASS_ASSAULT_FIGHTER = unit(
  'Kihraxz-class Assault Fighter',
  { cost: 3, force: 1, capacity: 2, icons: 'Bu', traits: ['Vehicle', 'Fighter'] },
  reaction(
    FOCUSED_TO_STRIKE,
    { do: 'capture', what: { target: { whose: 'enemy', printedCost: { atMost: 1 } } } },
    { if: { is: 'you have the edge' } },
  ),
);

const VAST_RESOURCES = event(
  'Vast Resources',
  { cost: 0, force: 1 },
  action(lasting('next card', [cheaper(1)], { each: { whose: 'own', type: 'any', in: 'out of play' } })),
);

export const ESCAPE_FROM_HOTH_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    64,
    { side: 'light', affiliation: 'jedi' },
    objective(
      "A Hero's Resolve",
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      {
        holds: [{ stat: 'stack force', add: 1 }],
        on: { each: { whose: 'own', type: 'any', in: 'edge stack' } },
        while: UNDAMAGED,
      },
    ),
    unit('Luke Skywalker', {
      unique: true,
      cost: 4,
      force: 3,
      capacity: 3,
      icons: 'UBub',
      traits: ['Character', 'Force User', 'Pilot'],
      pilot: { cost: 2, on: { whose: 'own', trait: ['Speeder', 'Fighter'] }, uncounted: true },
      asPilot: [
        { holds: [unitIcons(1), tacticsIcons(1)], on: 'host' },
        interrupt(
          { at: 'leaves', card: 'host' },
          { do: 'become', what: 'this', type: 'unit' },
          { forced: true },
        ),
      ],
    }),
    SNOWSPEEDER,
    TAUNTAUN,
    BATTLE_OF_HOTH,
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    65,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Evacuation Procedure',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      reaction(
        { at: 'turn begins', by: 'enemy' },
        unfocus(ALL, { target: { type: 'enhancement', or: HOTH } }),
        { price: sacrificeOwn() },
      ),
    ),
    unit(
      'Han Solo',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 2,
        icons: 'UUB',
        traits: ['Character', 'Rogue', 'Scoundrel'],
        keywords: ['elite'],
      },
      interrupt(LEAVES, {
        do: 'look',
        at: 'deck',
        of: 'you',
        and: [
          {
            do: 'reveal',
            what: { one: { type: 'any', affiliation: 'rebel-alliance', in: 'looked at' }, upTo: 1 },
          },
          toHand('it'),
        ],
        rest: 'shuffle',
      }),
    ),
    unit(
      'Toryn Farr',
      {
        unique: true,
        cost: 2,
        force: 1,
        capacity: 1,
        icons: 't',
        traits: ['Character'],
        keywords: ['shielding'],
      },
      interrupt(LEAVES, focus(1, { target: { whose: 'enemy', type: 'enhancement' } })),
    ),
    unit(
      'Bright Hope',
      { unique: true, cost: 3, force: 1, capacity: 3, icons: 'Ut', traits: ['Vehicle', 'Transport'] },
      reaction({ at: 'leaves', card: { whose: 'own' } }, { do: 'take tokens', n: 1, on: 'this' }),
    ),
    enhancement(
      'Buried Outpost',
      'play area',
      { cost: 0, force: 1, resources: 1, traits: ['Hoth', 'Location'] },
      reaction(ENTERS, oneOf(sacrificeOwn(), focus(1, 'this')), { forced: true }),
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    66,
    { side: 'dark', affiliation: 'sith' },
    objective('The Executor Arrives', { capacity: 5, resources: 2 }),
    unit(
      'Executor',
      { unique: true, cost: 8, force: 3, capacity: 10, icons: 'UUUbbb', traits: ['Vehicle', 'Capital Ship'] },
      { holds: [{ cannot: 'be targeted', by: 'enemies' }], while: UNDAMAGED },
      reaction(
        { at: 'leaves', how: 'sacrificed' },
        damage(1, { target: { whose: 'enemy', type: ['unit', 'objective'] } }),
      ),
    ),
    ISB_LIAISON,
    ISB_LIAISON,
    enhancement(
      'Sith Holocron',
      'play area',
      { cost: 0, force: 2, traits: ['Item'], keywords: ['limited'] },
      action(
        lasting('next card', [cheaper(3)], {
          each: { whose: 'own', type: 'any', affiliation: 'sith', in: 'out of play' },
        }),
        { price: SACRIFICE_THIS },
      ),
    ),
    event(
      'Aggression',
      { cost: 1, force: 1 },
      action([sacrificeOwn(), { do: 'sacrifice', what: { one: { whose: 'enemy' }, by: 'opponent' } }], {
        if: YOUR_TURN,
      }),
    ),
  ),
  objectiveSet(
    67,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'Hunt Them Down',
      { capacity: 5, resources: 1 },
      { holds: [{ stat: 'resources', add: { count: 'captives', of: 'this' } }] },
    ),
    unit(
      'Dengar',
      { unique: true, cost: 4, force: 2, capacity: 3, icons: 'UU', traits: ['Character', 'Bounty Hunter'] },
      { holds: [{ stat: 'holds captives', set: 1 }] },
      reaction(FOCUSED_TO_STRIKE, {
        times: { count: 'captives', of: 'this' },
        do: oneOf(
          lasting('strike', [unitIcons(1)], 'this'),
          lasting('strike', [blastIcons(1)], 'this'),
          lasting('strike', [tacticsIcons(1)], 'this'),
        ),
      }),
    ),
    KIHRAXZ_CLASS_ASSAULT_FIGHTER,
    KIHRAXZ_CLASS_ASSAULT_FIGHTER,
    enhancement(
      'Remote Hideout',
      'play area',
      {
        cost: 0,
        resources: 2,
        traits: ['Location'],
        affiliation: 'neutral',
        unsure: 'One of two lists gives it a Force icon; it is played without.',
      },
      {
        holds: [{ stat: 'enters focused', set: 1 }],
        on: { each: { whose: 'own', in: 'out of play' } },
        while: { is: 'none played', what: { whose: 'own', type: 'unit' }, per: 'turn', atMost: 1 },
      },
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    68,
    { side: 'dark', affiliation: 'neutral' },
    objective(
      'Endless Reserves',
      { capacity: 5, resources: 1 },
      {
        holds: [{ stat: 'stack force', add: 1 }],
        on: { each: { whose: 'own', type: 'event', in: 'edge stack' } },
        while: UNDAMAGED,
      },
    ),
    VAST_RESOURCES,
    VAST_RESOURCES,
    VAST_RESOURCES,
    VAST_RESOURCES,
    VAST_RESOURCES,
  ),
];
