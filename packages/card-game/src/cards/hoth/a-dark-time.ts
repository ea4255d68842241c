import {
  action,
  andThen,
  both,
  enhancement,
  event,
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
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  blastIcons,
  capacity,
  DARK_HAS_BALANCE,
  damage,
  draw,
  ENTERS,
  FOCUSED_TO_STRIKE,
  focus,
  HOTH,
  heal,
  LIGHT_HAS_BALANCE,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { BATTLE_OF_HOTH, HEAT_OF_BATTLE } from '../shared/fates.ts';

const GOTAL_OUTCAST = unit(
  'Gotal Outcast',
  { cost: 2, force: 2, capacity: 2, traits: ['Character', 'Force User'], affiliation: 'neutral' },
  { holds: [blastIcons(2)], while: LIGHT_HAS_BALANCE },
);

const RENEGADE_SQUADRON_ESCORT = unit('Renegade Squadron Escort', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'B',
  traits: ['Vehicle', 'Fighter', 'Renegade Squadron'],
  protect: ['Vehicle'],
});

const PROPHET_OF_THE_DARK_SIDE = unit(
  'Prophet of the Dark Side',
  { cost: 1, force: 1, capacity: 1, icons: 'u', traits: ['Character', 'Force Sensitive'] },
  reaction(
    ENTERS,
    andThen({ do: 'look', at: 'deck', of: 'you', top: 1 }, when(DARK_HAS_BALANCE, may(draw(1)))),
  ),
);

const MTV_7 = unit(
  'MTV-7',
  { cost: 2, force: 1, capacity: 2, icons: 'U', traits: ['Vehicle'] },
  {
    holds: [blastIcons(1)],
    while: both(ATTACKING, {
      is: 'such',
      card: 'engaged objective',
      as: { type: 'objective', state: 'damaged' },
    }),
  },
);

const Z_95_HEADHUNTER = unit(
  'Z-95 Headhunter',
  { cost: 3, force: 1, capacity: 3, icons: 'UB', traits: ['Vehicle', 'Fighter'], affiliation: 'neutral' },
  interrupt(FOCUSED_TO_STRIKE, [
    { do: 'reveal', what: { random: { whose: 'enemy', type: 'any', in: 'hand' } } },
    when({ is: 'such', card: 'it', as: { type: 'unit' } }, { do: 'capture', what: 'it' }),
  ]),
);

export const A_DARK_TIME_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    48,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Self Preservation',
      { capacity: 5, resources: 1 },
      { holds: [{ stat: 'struggle', add: 1 }], on: { each: { whose: 'own' } } },
    ),
    GOTAL_OUTCAST,
    GOTAL_OUTCAST,
    enhancement(
      'Soresu Training',
      { trait: 'Force User' },
      { cost: 0, force: 2, traits: ['Skill', 'Lightsaber Form'] },
      { holds: [{ stat: 'shielding', set: 1 }, capacity(1)], on: 'host' },
    ),
    event(
      'Unwavering Resolve',
      { cost: 1, force: 1 },
      interrupt(
        { at: 'struggle begins' },
        forEach(
          { one: { whose: 'own', state: 'uncommitted' } },
          {
            do: 'force icons',
            in: 'struggle',
            n: {
              sum: [
                { stat: 'force', of: 'it' },
                { stat: 'struggle', of: 'it' },
              ],
            },
          },
        ),
      ),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    49,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Prepare for Evacuation',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      interrupt({ at: 'leaves', card: HOTH }, toHand({ target: {} })),
    ),
    RENEGADE_SQUADRON_ESCORT,
    RENEGADE_SQUADRON_ESCORT,
    unit(
      'Action-series Bulk Transport',
      {
        cost: 4,
        force: 2,
        capacity: 3,
        resources: 2,
        icons: 'UU',
        traits: ['Vehicle', 'Transport'],
        affiliation: 'neutral',
      },
      reaction(FOCUSED_TO_STRIKE, {
        do: 'look',
        at: 'deck',
        of: 'you',
        top: 5,
        and: {
          do: 'put into play',
          what: { one: { trait: 'Character', printedCost: { atMost: 2 }, in: 'looked at' }, upTo: 1 },
        },
        rest: 'shuffle',
      }),
    ),
    event(
      'Ion Cannon Burst',
      { cost: 1, force: 1, affiliation: 'neutral' },
      action(
        lasting('phase', [{ cannot: 'attack' }, { cannot: 'defend' }], {
          target: { trait: ['Vehicle', 'Droid'] },
        }),
      ),
    ),
    BATTLE_OF_HOTH,
  ),
  objectiveSet(
    50,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Serve the Emperor',
      { capacity: 5, resources: 1, traits: ['Coruscant'] },
      { holds: [{ stat: 'struggle', add: 1 }], on: 'you' },
    ),
    PROPHET_OF_THE_DARK_SIDE,
    PROPHET_OF_THE_DARK_SIDE,
    unit('Anzati Elite', {
      cost: 4,
      force: 3,
      capacity: 1,
      icons: 'TT',
      traits: ['Character', 'Force Sensitive'],
      affiliation: 'neutral',
    }),
    enhancement(
      'Anger',
      { whose: 'enemy', trait: 'Character' },
      { cost: 3, force: 2, traits: ['Condition'] },
      reaction(
        { at: 'struggle', by: 'you', turn: 'enemy' },
        { do: 'sacrifice', what: 'host' },
        { forced: true },
      ),
    ),
    event(
      'Force Push',
      { cost: 2, force: 1, traits: ['Force', 'Control', 'Alter'] },
      action(focus(2, { target: { unique: false } }), {
        if: { is: 'either', of: [YOUR_TURN, DARK_HAS_BALANCE] },
      }),
    ),
  ),
  objectiveSet(
    51,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'A Dark Time for the Rebellion',
      { capacity: 5, resources: 1, traits: ['Hoth'] },
      reaction(
        YOU_REFRESH,
        damage(1, { one: { whose: 'enemy', type: ['unit', 'objective'] }, by: 'opponent' }),
      ),
    ),
    unit(
      'Colonel Starck',
      { unique: true, cost: 4, force: 3, capacity: 3, icons: 'T', traits: ['Character', 'Officer'] },
      {
        holds: [unitIcons(2), blastIcons(2)],
        while: both(ATTACKING, {
          is: 'such',
          card: 'engaged objective',
          as: { type: 'objective', state: 'damaged' },
        }),
      },
    ),
    MTV_7,
    MTV_7,
    enhancement(
      'The Moorsh Moraine',
      'play area',
      { unique: true, cost: 3, force: 2, traits: ['Hoth', 'Location'], affiliation: 'neutral' },
      { holds: [{ stat: 'unopposed', set: 2 }], on: 'you' },
    ),
    event(
      'Heavy Fire',
      { cost: 0, force: 1 },
      action(
        forEach(
          { target: { whose: 'own' } },
          oneOf(lasting('phase', [unitIcons(1)], 'it'), lasting('phase', [blastIcons(1)], 'it')),
        ),
      ),
    ),
  ),
  objectiveSet(
    52,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'The Hunt for Han Solo',
      { capacity: 5, resources: 1 },
      reaction(
        { at: 'captured', card: { type: 'unit' }, where: 'this', by: 'you' },
        [
          unfocus(1, { target: { type: 'any', affiliation: 'scum-and-villainy' } }),
          when({ is: 'such', card: 'that', as: { title: 'Han Solo' } }, { do: 'dial', by: 1 }),
        ],
        { price: { do: 'reveal', what: 'that' } },
      ),
    ),
    unit(
      'Ugnaught',
      { cost: 2, force: 1, capacity: 2, resources: 1, icons: 'U', traits: ['Character', 'Engineer'] },
      reaction({ at: 'captured' }, heal(1, { one: { whose: 'own', trait: ['Vehicle', 'Droid'] } })),
    ),
    Z_95_HEADHUNTER,
    Z_95_HEADHUNTER,
    enhancement(
      'Cloud City Incinerator',
      'play area',
      { cost: 2, force: 2, traits: ['Base', 'Cloud City'] },
      reaction(
        { at: 'captured' },
        { do: 'discard', what: 'that' },
        { if: DARK_HAS_BALANCE, limit: once('turn') },
      ),
    ),
    event(
      'Carbonite Chamber Activation',
      { cost: 1, force: 2 },
      action(
        focus(1, {
          target: { not: { trait: 'Vehicle' } },
          upTo: 2,
          total: { stat: 'printed cost', atMost: 3 },
        }),
      ),
    ),
  ),
];
