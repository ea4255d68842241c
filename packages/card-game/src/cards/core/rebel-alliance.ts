import {
  ALL,
  action,
  andThen,
  enhancement,
  event,
  goesTo,
  interrupt,
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
  ATTACKING,
  blastIcons,
  damage,
  draw,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  heal,
  LEAVES,
  OBJECTIVE_DESTROYED,
  sacrificeOwn,
  shield,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { BATTLEFIELD_ENGINEERS } from '../shared/light.ts';
import { resourceLocation } from '../shared/locations.ts';

const Y_WING = unit('Y-Wing', {
  cost: 2,
  force: 1,
  capacity: 1,
  icons: 'Bb',
  traits: ['Vehicle', 'Fighter'],
  affiliation: 'neutral',
});

const HIDDEN_OUTPOST = resourceLocation('Hidden Outpost', {
  cost: 1,
  resources: 1,
  traits: ['Location'],
  affiliation: 'neutral',
});

const REBEL_ASSAULT = event(
  'Rebel Assault',
  { cost: 2, force: 1 },
  action(damage(2, { target: { whose: 'enemy', type: ['unit', 'objective'] } }), {
    limit: onceByTitle('turn'),
  }),
);

const X_WING = unit('X-Wing', {
  cost: 1,
  force: 1,
  capacity: 2,
  icons: 'Ub',
  traits: ['Vehicle', 'Fighter'],
  affiliation: 'neutral',
});

export const CORE_REBEL_ALLIANCE: readonly ObjectiveSet[] = [
  objectiveSet(
    8,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'The Defense of Yavin 4',
      { capacity: 5, resources: 1, traits: ['Yavin 4'] },
      {
        holds: [{ stat: 'discards pay', set: 1 }],
        on: { each: { whose: 'own', trait: 'Vehicle', in: 'out of play' } },
      },
    ),
    unit(
      'Red Two',
      { unique: true, cost: 3, force: 2, capacity: 2, icons: 'UUb', traits: ['Vehicle', 'Fighter'] },
      reaction(OBJECTIVE_DESTROYED, unfocus(1, 'this')),
    ),
    Y_WING,
    enhancement(
      'Astromech Droid Upgrade',
      { trait: 'Vehicle' },
      { cost: 1, force: 2, traits: ['Upgrade'], affiliation: 'neutral' },
      { holds: [unitIcons(1), blastIcons(1)], on: 'host' },
    ),
    HIDDEN_OUTPOST,
    REBEL_ASSAULT,
  ),
  objectiveSet(
    9,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Mission Briefing',
      { capacity: 5, resources: 1 },
      reaction({ at: 'turn begins', by: 'enemy' }, draw(1)),
    ),
    unit('Mon Mothma', {
      unique: true,
      cost: 3,
      force: 2,
      capacity: 2,
      resources: 2,
      icons: 't',
      traits: ['Character', 'Leader'],
      edge: 1,
    }),
    BATTLEFIELD_ENGINEERS,
    unit(
      'A-Wing',
      { cost: 2, force: 1, capacity: 1, icons: 'U', traits: ['Vehicle', 'Fighter'], affiliation: 'neutral' },
      reaction(FOCUSED_TO_STRIKE, draw(1)),
    ),
    enhancement(
      'Heavy Blaster Emplacement',
      'play area',
      { cost: 0, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      action(damage(1, { one: { whose: 'enemy' }, by: 'opponent' }), { price: FOCUS_THIS }),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    10,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Fleeing the Empire',
      { capacity: 5, resources: 1 },
      reaction(
        { at: 'phase ends', phase: 'refresh', by: 'you' },
        shield({ target: { whose: 'own', type: ['unit', 'objective'] } }),
      ),
    ),
    unit(
      'Leia Organa',
      {
        unique: true,
        cost: 2,
        force: 3,
        capacity: 1,
        icons: 'Ubt',
        traits: ['Character', 'Leader', 'Force Sensitive'],
      },
      { holds: [goesTo('captured')] },
      interrupt(LEAVES, unfocus(ALL, { each: { whose: 'own', type: 'any' } })),
    ),
    unit('Fleet Officer', { cost: 2, force: 2, capacity: 2, icons: 'Ub', traits: ['Character'] }),
    enhancement(
      'Stolen Plans',
      { whose: 'enemy', type: 'objective' },
      { cost: 1, force: 1, traits: ['Espionage'], affiliation: 'neutral' },
      reaction({ at: 'generates', card: 'host' }, draw(1)),
    ),
    event(
      "You're My Only Hope",
      { cost: 0, force: 2 },
      action(
        andThen(draw(2), {
          do: 'discard',
          what: { one: { whose: 'enemy', type: 'any', in: 'hand' }, by: 'opponent' },
        }),
        { price: sacrificeOwn() },
      ),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    11,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'The Rebel Fleet',
      { capacity: 5, resources: 1 },
      { holds: [{ stat: 'attackers only Vehicle', set: 1 }] },
    ),
    unit(
      'Home One',
      {
        unique: true,
        cost: 5,
        force: 3,
        capacity: 3,
        icons: 'UUBB',
        traits: ['Vehicle', 'Capital Ship'],
        keywords: ['elite'],
      },
      reaction(
        FOCUSED_TO_STRIKE,
        damage(1, { each: { whose: 'enemy', type: 'objective', engaged: false } }),
        { if: ATTACKING },
      ),
    ),
    Y_WING,
    unit(
      'Repair Droid',
      { cost: 1, force: 1, capacity: 1, traits: ['Droid'] },
      action(heal(1, { target: { trait: 'Vehicle' } }), { limit: once('turn') }),
    ),
    HIDDEN_OUTPOST,
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    12,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective('Draw Their Fire', { capacity: 5, resources: 2 }),
    unit(
      'Admiral Ackbar',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 2,
        icons: 'tt',
        traits: ['Character', 'Leader'],
        unsure:
          'One of two lists gives it two blast icons with the edge; it is played with two tactics icons with the edge.',
      },
      action({ do: 'play', what: 'this', participating: true }, { from: 'hand', if: { is: 'engagement' } }),
      reaction(
        { at: 'enters', card: 'this', during: 'engagement' },
        damage(1, { each: { whose: 'enemy', role: 'participating' } }),
      ),
    ),
    unit(
      'X-Wing Escort',
      {
        cost: 2,
        force: 1,
        capacity: 1,
        icons: 'U',
        traits: ['Vehicle', 'Fighter', 'Squadron'],
        affiliation: 'neutral',
      },
      interrupt(LEAVES, {
        do: 'sacrifice',
        what: { one: { whose: 'enemy', trait: 'Vehicle' }, by: 'opponent' },
      }),
    ),
    X_WING,
    enhancement(
      'Fleet Command Center',
      'play area',
      { cost: 3, force: 2, resources: 3, traits: ['Yavin 4', 'Location'] },
      reaction({ at: 'phase ends', phase: 'refresh', by: 'you' }, shield({ target: {} })),
    ),
    event(
      'Heroic Sacrifice',
      { cost: 1, force: 1 },
      action(
        { do: 'destroy', what: { target: { whose: 'enemy', trait: 'Vehicle', printedCost: { atMost: 4 } } } },
        { price: sacrificeOwn({ trait: 'Vehicle' }) },
      ),
    ),
  ),
  objectiveSet(
    13,
    { side: 'light', affiliation: 'rebel-alliance', lock: 'rebel-alliance' },
    objective(
      'Mobilize the Squadrons',
      { capacity: 5, resources: 2, traits: ['Yavin 4'] },
      reaction(YOU_REFRESH, unfocus(1, { target: { whose: 'own', type: ['objective', 'enhancement'] } })),
    ),
    X_WING,
    unit('Rookie Pilot', {
      cost: 1,
      force: 1,
      capacity: 1,
      icons: 'U',
      traits: ['Character', 'Pilot'],
      affiliation: 'neutral',
    }),
    enhancement(
      'Trench Run',
      'dial',
      { unique: true, cost: 1, force: 2, traits: ['Mission'] },
      { holds: [{ cannot: 'be targeted' }] },
      { holds: [{ stat: 'engagements', set: 1 }], on: 'dial' },
      {
        asSoonAs: { is: 'such', card: 'dial', as: { type: 'any', damage: { atLeast: 10 } } },
        do: { do: 'lose the game', who: 'opponent' },
      },
    ),
    REBEL_ASSAULT,
    event(
      'Covering Fire',
      { cost: 0, force: 1, affiliation: 'neutral' },
      action(shield({ each: { whose: 'own', role: 'participating' } }), {
        price: sacrificeOwn(),
        if: { is: 'engagement' },
      }),
    ),
  ),
  objectiveSet(
    14,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Decoy at Dantooine',
      { capacity: 5, resources: 1, traits: ['Dantooine'] },
      interrupt(
        { at: 'leaves', card: { whose: 'own', type: 'objective' } },
        { do: 'dial', by: 1, back: true, least: 1 },
      ),
    ),
    unit(
      'Wookiee Navigator',
      { cost: 3, force: 1, capacity: 2, icons: 'UUb', traits: ['Character', 'Wookiee'] },
      reaction(
        { at: 'survived', card: 'this', as: 'attacker' },
        lasting('phase', [{ stat: 'engagements', add: 1 }], 'engaged objective'),
      ),
    ),
    unit('Rebel Trooper', {
      cost: 0,
      capacity: 1,
      icons: 'U',
      traits: ['Character', 'Trooper'],
      affiliation: 'neutral',
    }),
    enhancement(
      'False Lead',
      { whose: 'own', type: 'objective' },
      { cost: 0, force: 2, traits: ['Decoy'] },
      interrupt({ at: 'leaves', card: 'host' }, { do: 'dial', by: 1, back: true, least: 1 }),
    ),
    event('Fall Back!', { cost: 0, force: 1 }, action(toHand({ target: { whose: 'own' } }))),
    event(
      'A New Hope',
      { cost: 2, force: 2 },
      action([
        { do: 'choose', what: { one: { whose: 'own' }, upTo: 3, as: 'kept' } },
        { do: 'choose', what: { one: { whose: 'enemy' }, upTo: 3, by: 'opponent', as: 'spared' } },
        toHand({ each: { not: { the: 'kept', or: { the: 'spared' } } } }),
      ]),
    ),
  ),
];
