import {
  action,
  andThen,
  enhancement,
  event,
  interrupt,
  lasting,
  mission,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKS,
  blastIcons,
  CAPTIVES_SOMEWHERE,
  completed,
  draw,
  ENTERS,
  LEAVES,
  PARTICIPATES,
  searchFor,
  toHand,
  unfocus,
} from '../../terms/phrases.ts';
import { CONTROL_ROOM } from '../shared/dark.ts';
import { BATTLE_OF_ENDOR, SECRET_OBJECTIVE } from '../shared/fates.ts';

const ALLIANCE_B_WING = unit('Alliance B-Wing', {
  cost: 1,
  force: 1,
  capacity: 2,
  icons: 'Bu',
  traits: ['Vehicle', 'Fighter'],
});

const INFILTRATION_SPECIALIST = unit(
  'Infiltration Specialist',
  { cost: 1, force: 1, capacity: 1, icons: 'b', traits: ['Character', 'Spy'] },
  interrupt(
    LEAVES,
    andThen(
      {
        do: 'rescue',
        n: 1,
        at: { one: { whose: 'enemy', type: 'objective', captives: { atLeast: 1 } }, as: 'jail' },
      },
      { do: 'go elsewhere', to: 'captured', at: { the: 'jail' } },
    ),
  ),
);

const SITH_WYRM = unit(
  'Sith Wyrm',
  {
    cost: 3,
    force: 2,
    capacity: 3,
    icons: 'UBu',
    traits: ['Creature', 'Sithspawn'],
    keywords: ['no enhancements'],
  },
  action(toHand('this'), {
    from: 'discard',
    price: {
      do: 'focus',
      n: 1,
      on: { one: { whose: 'own', type: 'objective', affiliation: 'sith' } },
      price: true,
    },
  }),
);

const GLADIATOR_CLASS_STAR_DESTROYER = unit(
  'Gladiator-class Star Destroyer',
  { cost: 3, force: 2, capacity: 2, icons: 'UBt', traits: ['Vehicle', 'Capital Ship'], edge: 1 },
  reaction(
    { at: 'reveals stacks' },
    {
      do: 'lay',
      what: { one: { whose: 'own', type: 'any', in: 'hand', toLay: true, not: { title: 'Twist of Fate' } } },
    },
    { if: PARTICIPATES },
  ),
);

export const SO_BE_IT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    201,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Turning the Tide',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(
        {
          at: 'played',
          // A mission is under the enemy's control as soon as it is played.
          card: {
            type: 'mission',
            or: { whose: 'own', type: 'event', affiliation: 'rebel-alliance' },
          },
          by: 'you',
        },
        unfocus(1, 'this'),
        { limit: once('turn') },
      ),
    ),
    unit(
      'Admiral Ackbar',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        resources: 1,
        icons: 'UTb',
        traits: ['Character', 'Leader'],
        keywords: ['elite'],
      },
      {
        holds: [blastIcons(1)],
        on: { each: { affiliation: 'rebel-alliance', trait: 'Vehicle', role: 'attacking' } },
        while: { is: 'such', card: 'engaged objective', as: { type: 'mission' } },
      },
    ),
    ALLIANCE_B_WING,
    ALLIANCE_B_WING,
    event(
      "Ackbar's Orders",
      { cost: 1, force: 2, traits: ['Tactic'] },
      action({
        do: 'look',
        at: 'deck',
        of: 'you',
        and: { do: 'put into play', what: { one: { type: 'mission', in: 'looked at' }, upTo: 1 } },
        rest: 'shuffle',
      }),
    ),
    mission(
      'The Final Battle',
      { cost: 1, force: 1, capacity: 10, traits: ['Endor'] },
      completed({ do: 'destroy', what: { target: { type: 'objective' } } }),
    ),
  ),
  objectiveSet(
    202,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Feigning Captivity',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      reaction(
        { at: 'turn begins', by: 'you' },
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          bottom: 1,
          and: {
            do: 'plant',
            what: { each: { type: 'any', in: 'looked at' } },
            at: { one: { whose: 'enemy', type: 'objective' } },
          },
        },
      ),
    ),
    unit(
      'Tamtel Skreej',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        icons: 'Ut',
        traits: ['Character', 'Scoundrel', 'Spy'],
      },
      {
        asSoonAs: { is: 'there', are: { type: 'any', title: 'Lando Calrissian' } },
        do: { do: 'discard from play', what: 'this' },
      },
      {
        holds: [{ stat: 'elite', set: 1 }, blastIcons(1), { stat: 'blast edge', add: 1 }],
        while: CAPTIVES_SOMEWHERE,
      },
    ),
    INFILTRATION_SPECIALIST,
    INFILTRATION_SPECIALIST,
    SECRET_OBJECTIVE,
    mission(
      'To Save a Friend',
      { cost: 0, force: 1, capacity: 5, traits: ['Tatooine'] },
      reaction(
        ENTERS,
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          and: { do: 'plant', what: { one: { in: 'looked at' }, upTo: 2 }, at: 'this' },
          rest: 'shuffle',
        },
        { forced: true, who: 'opponent' },
      ),
    ),
  ),
  objectiveSet(
    204,
    { side: 'dark', affiliation: 'sith', most: 1 },
    objective(
      'Fearsome and Foul',
      { capacity: 5, resources: 1 },
      reaction(ENTERS, searchFor({ trait: 'Creature' })),
    ),
    SITH_WYRM,
    SITH_WYRM,
    SITH_WYRM,
    enhancement(
      'Dark Lair',
      'play area',
      { cost: 1, resources: 1, traits: ['Location'], keywords: ['limited'] },
      reaction(
        { at: 'played', card: { whose: 'own', type: 'unit', trait: ['Creature', 'Sithspawn'] }, by: 'you' },
        draw(1),
      ),
    ),
    event(
      'Feeding Frenzy',
      { cost: 0, force: 1, affiliation: 'neutral' },
      reaction(
        {
          at: 'damage',
          card: { whose: 'enemy', trait: ['Character', 'Creature'] },
          source: { trait: 'Creature' },
        },
        { do: 'destroy', what: 'that' },
      ),
    ),
  ),
  objectiveSet(
    205,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Endor Entrapment',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      interrupt(
        { at: 'would be dealt', card: { affiliation: 'imperial-navy', trait: 'Vehicle' } },
        { do: 'prevent', n: { count: 'printed', stat: 'force', of: { the: 'discarded' } } },
        {
          price: {
            do: 'discard',
            what: {
              one: { whose: 'own', type: 'any', affiliation: 'imperial-navy', in: 'hand' },
              as: 'discarded',
            },
          },
          limit: once('turn'),
        },
      ),
    ),
    unit(
      'Interdictor-class Heavy Cruiser',
      { cost: 4, force: 2, capacity: 3, icons: 'UUt', traits: ['Vehicle', 'Capital Ship'] },
      reaction(ATTACKS, lasting('engagement', [{ cannot: 'stay out' }], { target: { whose: 'enemy' } })),
    ),
    GLADIATOR_CLASS_STAR_DESTROYER,
    GLADIATOR_CLASS_STAR_DESTROYER,
    CONTROL_ROOM,
    BATTLE_OF_ENDOR,
  ),
];
