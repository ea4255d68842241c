import {
  action,
  andThen,
  enhancement,
  event,
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
  blastIcons,
  damage,
  ENTERS,
  FOCUS_THIS,
  PARTICIPATES,
  SACRIFICE_THIS,
  searchFor,
  UNDAMAGED,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';
import { CONTROL_ROOM, FLEET_NAVIGATOR } from '../shared/dark.ts';

const DEATH_STAR_ENGINEER = unit(
  'Death Star Engineer',
  {
    cost: 1,
    force: 1,
    capacity: 1,
    resources: 1,
    icons: 'b',
    traits: ['Character', 'Engineer'],
    paysFor: { trait: ['Space Station', 'Capital Ship'] },
  },
  action(unfocus(1, { target: { trait: ['Space Station', 'Capital Ship'] } }), {
    price: SACRIFICE_THIS,
    if: { is: 'phase', phase: 'deployment' },
  }),
);

export const TECHNOLOGICAL_TERROR_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    257,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Tiny Robotic Sociopath',
      { capacity: 5, resources: 1, traits: ['Lothal'] },
      {
        holds: [{ stat: 'draws at most', set: 5 }],
        on: 'you',
        while: { is: 'there', are: { whose: 'own', trait: 'Specter' } },
      },
      {
        holds: [{ stat: 'draws at most', set: 5 }],
        on: 'opponent',
        while: { is: 'there', are: { whose: 'own', trait: 'Specter' } },
      },
    ),
    unit(
      'Chopper',
      { unique: true, cost: 2, force: 2, capacity: 2, icons: 'Ut', traits: ['Droid', 'Specter'] },
      reaction(
        { at: 'discards', card: { whose: 'enemy', type: 'any' }, from: 'hand' },
        damage(1, { target: { whose: 'enemy' } }),
        { limit: once('turn') },
      ),
    ),
    unit(
      'Captured Courier Droid',
      { cost: 1, force: 1, capacity: 1, icons: 'u', traits: ['Droid', 'Specter'] },
      reaction(ENTERS, {
        do: 'discard',
        what: { one: { whose: 'enemy', type: 'any', in: 'hand' }, by: 'opponent' },
      }),
    ),
    enhancement(
      'Electroshock Prod',
      { trait: ['Specter', 'Droid'] },
      { cost: 1, force: 2, traits: ['Item', 'Weapon'] },
      { holds: [unitIcons(1)], on: 'host' },
      reaction({ at: 'phase begins' }, lasting('phase', [{ blank: true }], { target: {} }), {
        price: FOCUS_THIS,
      }),
    ),
    event(
      'Makeshift Repairs',
      { cost: 1, force: 1 },
      action(
        when(
          { is: 'cards in hand', of: 'opponent', atMost: 0 },
          searchFor({ type: 'any' }),
          searchFor({ type: 'enhancement' }),
        ),
      ),
    ),
    event(
      'Improvised Tactics',
      { cost: 2, force: 2, traits: ['Tactic'] },
      action(
        andThen(
          {
            do: 'look',
            at: 'deck',
            of: 'you',
            and: { do: 'put into play', what: { one: { trait: 'Specter', in: 'looked at' }, upTo: 1 } },
            rest: 'shuffle',
          },
          { do: 'move', what: { one: { whose: 'own', trait: 'Specter' } }, to: 'shuffled into deck' },
        ),
      ),
    ),
  ),
  objectiveSet(
    259,
    { side: 'dark', affiliation: 'imperial-navy', lock: 'imperial-navy' },
    objective(
      'Technological Terror',
      { capacity: 4, resources: 2, traits: ['Death Star'], keywords: ['elite'] },
      { holds: [{ stat: 'dial', add: 1 }], on: 'dial', while: UNDAMAGED },
    ),
    unit(
      'Death Star',
      {
        unique: true,
        cost: 12,
        force: 5,
        capacity: 12,
        icons: 'T',
        traits: ['Space Station'],
        keywords: ['elite', 'shielding', 'targeted strike'],
      },
      {
        holds: [
          { cannot: 'be affected', by: 'enemies' },
          { stat: 'pierces', set: 2 },
        ],
      },
      {
        holds: [{ cannot: 'be focused by tactics', by: 'enemies' }],
        while: { is: 'not', what: PARTICIPATES },
      },
      { holds: [unitIcons({ count: 'dial' }), blastIcons({ count: 'dial' })] },
    ),
    FLEET_NAVIGATOR,
    DEATH_STAR_ENGINEER,
    DEATH_STAR_ENGINEER,
    CONTROL_ROOM,
  ),
];
