import {
  ALL,
  action,
  enhancement,
  event,
  mission,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  ATTACKS,
  blastIcons,
  capacity,
  completed,
  damage,
  ENTERS,
  FOCUSED_TO_STRIKE,
  focus,
  toHand,
  unfocus,
} from '../../terms/phrases.ts';
import { SECRET_OBJECTIVE } from '../shared/fates.ts';

const SPECFORCE_PATHFINDER = unit(
  'SpecForce Pathfinder',
  { cost: 1, force: 1, capacity: 1, icons: 'b', traits: ['Character', 'Trooper'] },
  action(oneOf(unfocus(1, 'this'), unfocus(1, { one: { title: 'Han Solo' } })), {
    price: {
      do: 'damage',
      n: 1,
      at: { one: { whose: 'own', type: 'objective', trait: 'Endor' } },
      price: true,
    },
    limit: once('turn'),
  }),
);

const SCOUT_TROOPER = unit(
  'Scout Trooper',
  { cost: 2, force: 1, capacity: 2, icons: 'Ub', traits: ['Character', 'Trooper'], affiliation: 'neutral' },
  reaction(
    { at: 'focus', card: { whose: 'own', trait: 'Trooper' }, cause: 'strike' },
    { do: 'put into play', what: 'this', participating: true },
    { from: 'hand' },
  ),
);

const CONTRACT_HUNTER = unit(
  'Contract Hunter',
  { cost: 2, force: 1, capacity: 2, icons: 'Ub', traits: ['Character', 'Bounty Hunter'] },
  { holds: [{ stat: 'damage out of faction', set: 2 }] },
);

export const SOLOS_COMMAND_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    185,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Shield Generator Assault',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(
        { at: 'turn begins', by: 'you' },
        {
          do: 'move damage',
          from: { one: { type: 'objective', trait: 'Endor', not: { the: 'taker' } } },
          n: 1,
          to: { target: { type: 'objective', trait: 'Endor' }, as: 'taker' },
        },
      ),
    ),
    unit(
      'Han Solo',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUTb',
        traits: ['Character', 'Leader'],
        keywords: ['elite'],
      },
      reaction(
        FOCUSED_TO_STRIKE,
        { do: 'turn the engagement', to: { one: { whose: 'enemy', type: 'objective', engaged: false } } },
        { if: ATTACKING },
      ),
    ),
    SPECFORCE_PATHFINDER,
    SPECFORCE_PATHFINDER,
    SECRET_OBJECTIVE,
    mission(
      'Ground Support',
      { cost: 1, force: 1, capacity: 5, traits: ['Endor'] },
      completed(damage(1, { each: { whose: 'enemy', type: ['unit', 'objective'] } })),
    ),
  ),
  objectiveSet(
    186,
    { side: 'light', affiliation: 'neutral' },
    objective(
      'Warriors of the Forest',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      { holds: [{ stat: 'blast edge', add: 1 }], on: { each: { whose: 'own', trait: 'Ewok' } } },
    ),
    unit(
      'Wicket W. Warrick',
      { unique: true, cost: 4, force: 3, capacity: 3, icons: 'UUb', traits: ['Character', 'Ewok'] },
      reaction(ATTACKS, focus(1, { target: { whose: 'enemy', printedCost: { atMost: 3 } } })),
    ),
    unit('Ewok Warrior', { cost: 2, force: 1, capacity: 2, icons: 'Bu', traits: ['Character', 'Ewok'] }),
    enhancement(
      'Part of the Tribe',
      { trait: ['Character', 'Droid'] },
      { cost: 0, force: 1, traits: ['Title'] },
      { holds: [{ stat: 'trait Ewok', set: 1 }], on: 'host' },
    ),
    SECRET_OBJECTIVE,
    mission(
      'Repel the Invaders',
      { cost: 1, force: 1, capacity: 5, traits: ['Endor'] },
      { holds: [{ stat: 'attackers only Ewok', set: 1 }] },
      completed(toHand({ target: { whose: 'enemy', printedCost: { atMost: 3 } }, upTo: 2 })),
    ),
  ),
  objectiveSet(
    187,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      "The Emperor's Legion",
      { capacity: 3, resources: 1, traits: ['Endor'] },
      { holds: [capacity({ per: { whose: 'own', trait: 'Trooper' } })] },
    ),
    unit(
      'Lieutenant Renz',
      { unique: true, cost: 3, force: 2, capacity: 3, icons: 'UB', traits: ['Character', 'Officer'] },
      { holds: [capacity(1)], on: { each: { whose: 'own', trait: 'Trooper' } } },
      reaction(ENTERS, {
        do: 'look',
        at: 'deck',
        of: 'you',
        top: 5,
        and: [
          { do: 'reveal', what: { one: { type: 'any', trait: 'Trooper', in: 'looked at' }, upTo: ALL } },
          toHand('them'),
        ],
        rest: 'discard',
      }),
    ),
    SCOUT_TROOPER,
    SCOUT_TROOPER,
    SECRET_OBJECTIVE,
    mission(
      'Prepared Ambush',
      { cost: 1, force: 2, capacity: 5, traits: ['Endor'] },
      completed({
        do: 'look',
        at: 'deck',
        of: 'you',
        and: {
          do: 'put into play',
          what: {
            one: {
              trait: ['Officer', 'Trooper'],
              in: 'looked at',
              or: { whose: 'own', trait: ['Officer', 'Trooper'], in: 'discard' },
            },
            upTo: 1,
          },
        },
        rest: 'shuffle',
      }),
    ),
  ),
  objectiveSet(
    189,
    { side: 'dark', affiliation: 'neutral' },
    objective(
      'Mission Command',
      { capacity: 5, resources: 1, traits: ['Outer Rim'] },
      {
        holds: [blastIcons(1)],
        on: { each: { whose: 'own', role: 'attacking' } },
        while: { is: 'such', card: 'engaged objective', as: { type: 'mission' } },
      },
    ),
    CONTRACT_HUNTER,
    CONTRACT_HUNTER,
    event(
      'Filthy Accusations',
      { cost: 0, force: 3 },
      action(focus(1, { target: { whose: 'enemy', faction: 'out' } })),
    ),
    SECRET_OBJECTIVE,
    mission(
      'Assassination Contract',
      { cost: 1, force: 1, capacity: 5 },
      completed({ do: 'destroy', what: { each: { whose: 'enemy', faction: 'out' } } }),
    ),
  ),
];
