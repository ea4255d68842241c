import {
  action,
  andThen,
  both,
  enhancement,
  event,
  interrupt,
  lasting,
  objective,
  objectiveSet,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ATTACKS, capacity, damage, FOCUS_THIS, unfocus, unitIcons, YOUR_TURN } from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';

const VIPER_PROBE_DROID = unit(
  'Viper Probe Droid',
  { cost: 2, force: 1, capacity: 1, icons: 'b', traits: ['Droid'] },
  action(
    { do: 'play', what: 'this' },
    { from: 'discard', if: both({ is: 'phase', phase: 'deployment' }, YOUR_TURN) },
  ),
);

const DARK_ALLIANCE = event(
  'Dark Alliance',
  { cost: 0, force: 2 },
  action(lasting('phase', [{ stat: 'hand needs no match', set: 1 }], 'you')),
);

const ESPO_TROOPER = unit('Espo Trooper', {
  cost: 0,
  force: 1,
  capacity: 1,
  icons: 'u',
  traits: ['Character', 'Trooper'],
});

const HUMAN_REPLICA_DROID = unit(
  'Human Replica Droid',
  { cost: 3, force: 1, capacity: 1, icons: 'ub', traits: ['Droid', 'Spy'] },
  reaction(
    { at: 'edge', by: 'you' },
    { do: 'put into play', what: 'this', participating: true },
    { from: 'hand' },
  ),
);

export const CORE_SCUM_AND_NEUTRAL_DARK: readonly ObjectiveSet[] = [
  objectiveSet(
    33,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'The Bespin Exchange',
      { capacity: 5, resources: 1, traits: ['Cloud City'] },
      reaction(
        { at: 'captured', card: { whose: 'enemy', type: 'unit' }, from: 'play', by: 'you' },
        unfocus(1, { target: { type: 'objective' } }),
      ),
    ),
    unit(
      'Boba Fett',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 2,
        icons: 'Uut',
        traits: ['Character', 'Bounty Hunter'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'damage', card: { trait: 'Character' }, source: 'this' },
        { do: 'capture', what: 'that' },
      ),
    ),
    unit(
      'Outer Rim Hunter',
      { cost: 2, force: 1, capacity: 1, icons: 'Ub', traits: ['Character', 'Bounty Hunter'] },
      reaction(ATTACKS, damage(1, { one: { whose: 'enemy', type: 'objective' }, by: 'opponent' })),
    ),
    enhancement(
      'Mandalorian Armor',
      { trait: 'Character' },
      { cost: 2, force: 2, traits: ['Armor'] },
      { holds: [capacity(3)], on: 'host' },
      {
        holds: [{ stat: 'targeted strike', set: 1 }],
        on: 'host',
        while: { is: 'such', card: 'host', as: { title: 'Boba Fett' } },
      },
    ),
    enhancement(
      'Blaster Pistol',
      { trait: 'Character' },
      { cost: 0, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      { holds: [unitIcons(1)], on: 'host' },
    ),
    event(
      'Bounty Collection',
      { cost: 0, force: 1, traits: ['Bounty'] },
      reaction(
        { at: 'captured', card: { whose: 'enemy', type: 'unit' }, from: 'play', by: 'you' },
        unfocus(1, { one: { whose: 'own', type: 'any', not: { type: 'unit' } }, upTo: 3 }),
      ),
    ),
  ),
  objectiveSet(
    34,
    { side: 'dark', affiliation: 'neutral' },
    objective(
      'Looking for Droids',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      { holds: [{ stat: 'hand needs no match', set: 1 }], on: 'you' },
    ),
    VIPER_PROBE_DROID,
    VIPER_PROBE_DROID,
    DARK_ALLIANCE,
    DARK_ALLIANCE,
    event(
      "It's Worse",
      { cost: 0, force: 2 },
      interrupt(
        { at: 'ability', use: 'interrupt' },
        andThen({ now: 'cancel' }, damage(1, { target: { whose: 'enemy' } })),
      ),
    ),
  ),
  objectiveSet(
    35,
    { side: 'dark', affiliation: 'neutral', most: 1 },
    objective(
      'Corporate Exploitation',
      { capacity: 5, resources: 1 },
      action(
        { do: 'put into play', what: { one: { whose: 'own', in: 'hand', printedCost: { atMost: 1 } } } },
        { price: FOCUS_THIS },
      ),
    ),
    ESPO_TROOPER,
    ESPO_TROOPER,
    ESPO_TROOPER,
    ESPO_TROOPER,
    ESPO_TROOPER,
  ),
  objectiveSet(
    36,
    { side: 'dark', affiliation: 'neutral', most: 1 },
    objective(
      'Reconnaissance Mission',
      { capacity: 5, resources: 1 },
      { holds: [{ stat: 'reserve', add: 1 }], on: 'you' },
    ),
    HUMAN_REPLICA_DROID,
    HUMAN_REPLICA_DROID,
    HEAT_OF_BATTLE,
    TARGET_OF_OPPORTUNITY,
    TWIST_OF_FATE,
  ),
];
