import {
  ALL,
  action,
  both,
  enhancement,
  event,
  forEach,
  interrupt,
  lasting,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  blastIcons,
  cheaper,
  damage,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  focus,
  HOTH,
  MORE_HOTH,
  OWN_HOTH,
  tacticsIcons,
  toHand,
  UNDAMAGED,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH } from '../shared/fates.ts';
import { COORDINATED_STRIKE, SNOWSPEEDER } from '../shared/light.ts';

const SHADOW_OPERATIVE = unit(
  'Shadow Operative',
  { cost: 1, force: 1, capacity: 1, icons: 'b', traits: ['Character'] },
  action(toHand('this')),
);

const HOTH_REARGUARD = unit('Hoth Rearguard', {
  cost: 3,
  force: 1,
  capacity: 2,
  icons: 'UU',
  traits: ['Character', 'Trooper'],
  protect: ['Hoth'],
});

const THE_501ST_TROOPER = unit(
  '501st Trooper',
  { cost: 2, force: 1, capacity: 2, icons: 'Ub', traits: ['Character', 'Trooper'] },
  { holds: [blastIcons(1)], while: both(ATTACKING, { is: 'such', card: 'engaged objective', as: HOTH }) },
);

const AT_AT = unit(
  'AT-AT',
  { cost: 4, force: 1, capacity: 3, icons: 'UUbb', traits: ['Vehicle', 'Walker'], keywords: ['shielding'] },
  reaction(
    FOCUSED_TO_STRIKE,
    { do: 'discard from play', what: { target: { type: 'enhancement', not: { keyword: 'limited' } } } },
    { price: { do: 'skip icons' } },
  ),
);

export const THE_BATTLE_OF_HOTH_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    59,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Attack Pattern Delta',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      action(
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          top: 1,
          and: {
            do: 'put into play',
            what: { each: { trait: 'Vehicle', printedCost: { atMost: 2 }, in: 'looked at' } },
          },
        },
        { if: MORE_HOTH, limit: once('turn') },
      ),
    ),
    unit(
      'Rogue Leader',
      { unique: true, cost: 1, force: 1, capacity: 1, icons: 'B', traits: ['Vehicle', 'Speeder'] },
      { holds: [tacticsIcons(1)], while: { is: 'there', are: { whose: 'own', title: 'Rogue Two' } } },
    ),
    unit(
      'Rogue Two',
      { unique: true, cost: 2, force: 2, capacity: 2, icons: 'UU', traits: ['Vehicle', 'Speeder'] },
      {
        holds: [{ stat: 'blast edge', add: { per: { whose: 'own', trait: 'Speeder', role: 'attacking' } } }],
      },
    ),
    SNOWSPEEDER,
    enhancement(
      'Snowspeeder Launch Bay',
      'play area',
      { cost: 2, force: 2, resources: 1, traits: ['Hoth', 'Location'] },
      reaction(
        { at: 'strikes', card: { whose: 'own', trait: 'Speeder' }, by: 'you' },
        forEach({ target: { whose: 'enemy', trait: 'Vehicle' } }, [
          damage(1, 'it'),
          when({ is: 'such', card: 'it', as: { trait: 'Walker' } }, focus(1, 'it')),
        ]),
        { limit: once('phase') },
      ),
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    60,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Undercover Dealings',
      { capacity: 5, resources: 1 },
      reaction(
        { at: 'refreshed', by: 'enemy' },
        { do: 'draw', n: { count: 'to reserve' } },
        { if: { is: 'fewer', of: {} } },
      ),
    ),
    SHADOW_OPERATIVE,
    SHADOW_OPERATIVE,
    enhancement(
      'Hold-out Blaster',
      { affiliation: 'smugglers-and-spies', trait: 'Character' },
      { cost: 1, force: 2, traits: ['Weapon'], affiliation: 'neutral', onePerHost: true },
      {
        holds: [
          { stat: 'unit', times: 2 },
          { stat: 'blast', times: 2 },
          { stat: 'tactics', times: 2 },
          { stat: 'unit edge', times: 2 },
          { stat: 'blast edge', times: 2 },
          { stat: 'tactics edge', times: 2 },
        ],
        on: 'host',
        while: { is: 'fewer', of: {} },
      },
    ),
    event(
      'Narrow Escape',
      { cost: 2, force: 2 },
      interrupt(
        { at: 'ability', by: 'enemy', targets: 1, doesNot: 'capture' },
        { do: 'retarget', by: 'you' },
      ),
    ),
    event('Tactical Retreat', { cost: 1, force: 1 }, action(toHand({ one: { whose: 'own' }, upTo: ALL }))),
  ),
  objectiveSet(
    61,
    { side: 'light', affiliation: 'neutral' },
    objective('Hold the Line!', { capacity: 4, resources: 2, traits: ['Hoth'] }),
    HOTH_REARGUARD,
    HOTH_REARGUARD,
    HOTH_REARGUARD,
    COORDINATED_STRIKE,
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    62,
    { side: 'dark', affiliation: 'sith' },
    objective(
      "Vader's Fist",
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      { holds: [{ stat: 'reserve', add: -1 }], on: 'opponent', while: UNDAMAGED },
    ),
    THE_501ST_TROOPER,
    THE_501ST_TROOPER,
    unit('501st Legion', { cost: 4, force: 2, capacity: 4, icons: 'UUUU', traits: ['Character', 'Trooper'] }),
    enhancement(
      'E-Web Heavy Repeating Blaster',
      'play area',
      { cost: 1, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      action(lasting('phase', [blastIcons(1)], { target: { trait: 'Trooper' } }), { price: FOCUS_THIS }),
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    63,
    { side: 'dark', affiliation: 'imperial-navy', lock: 'imperial-navy' },
    objective('Unstoppable Advance', { capacity: 5, resources: 2, traits: ['Hoth'] }),
    AT_AT,
    AT_AT,
    unit(
      'AT-AT Assault Formation',
      {
        cost: 6,
        force: 2,
        capacity: 4,
        icons: 'UBBB',
        traits: ['Vehicle', 'Walker'],
        keywords: ['shielding'],
      },
      interrupt(FOCUSED_TO_STRIKE, damage(1, { each: { whose: 'enemy', type: 'objective', trait: 'Hoth' } })),
    ),
    enhancement(
      'Orbital Resupply Station',
      'play area',
      { cost: 1, force: 1, traits: ['Location'] },
      {
        holds: [cheaper(1)],
        on: {
          each: {
            whose: 'own',
            affiliation: 'imperial-navy',
            trait: 'Vehicle',
            printedCost: { atLeast: 4 },
            in: 'out of play',
          },
        },
      },
    ),
    event(
      'Aggressive Assault',
      { cost: 2, force: 2, affiliation: 'neutral' },
      action(damage(1, { each: { whose: 'enemy', type: 'objective' } }), {
        if: { is: 'there', are: OWN_HOTH },
      }),
    ),
  ),
];
