import {
  action,
  andThen,
  enhancement,
  event,
  interrupt,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  damage,
  draw,
  ENTERS,
  EVENT_IS_PLAYED,
  PARTICIPATES,
  shield,
  spend,
  toHand,
  unitIcons,
  YOU_WIN_EDGE,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, PROTECTION, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

const WOOKIEE_WARRIOR = unit(
  'Wookiee Warrior',
  { cost: 2, force: 1, capacity: 3, icons: 'U', traits: ['Character', 'Wookiee'], affiliation: 'neutral' },
  { holds: [unitIcons(1), blastIcons(1)], while: { is: 'such', card: 'this', as: { state: 'damaged' } } },
);

const CLOUD_CITY_WING_GUARD = unit(
  'Cloud City Wing Guard',
  { cost: 3, force: 1, capacity: 1, icons: 'ub', traits: ['Character', 'Trooper'] },
  { holds: [{ stat: 'strikes from outside', set: 1 }] },
);

export const EDGE_OF_DARKNESS_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    69,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Wookiee Life Debt',
      { capacity: 5, resources: 1, traits: ['Kashyyyk'] },
      { holds: [{ stat: 'protect Character', set: 1 }], on: { each: { whose: 'own', trait: 'Wookiee' } } },
    ),
    unit(
      'Chewbacca',
      {
        unique: true,
        cost: 3,
        force: 1,
        capacity: 3,
        icons: 'UUbb',
        traits: ['Character', 'Wookiee', 'Smuggler'],
      },
      reaction(
        { at: 'damage', card: 'this', during: 'engagement' },
        damage({ amount: 'that many', times: 2 }, { target: { whose: 'enemy', role: 'participating' } }),
      ),
    ),
    WOOKIEE_WARRIOR,
    WOOKIEE_WARRIOR,
    event(
      'Let the Wookiee Win',
      { cost: 0, force: 1 },
      action(
        andThen(
          damage(1, { target: { whose: 'own' } }),
          damage(1, { target: { not: { trait: 'Vehicle' } } }),
        ),
      ),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    71,
    { side: 'light', affiliation: 'smugglers-and-spies', lock: 'smugglers-and-spies' },
    objective(
      'Trust Me',
      { capacity: 5, resources: 2, traits: ['Cloud City'] },
      interrupt(
        EVENT_IS_PLAYED,
        { now: 'cancel' },
        { price: { do: 'damage', n: 2, at: 'this', price: true } },
      ),
    ),
    unit(
      'Lando Calrissian',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 2,
        icons: 'BT',
        traits: ['Character', 'Rogue', 'Scoundrel'],
        keywords: ['elite'],
      },
      action(
        { do: 'leave engagement', who: { target: { role: 'participating' } } },
        { price: spend(1), limit: once('turn') },
      ),
    ),
    unit(
      'Saboteur',
      { cost: 2, force: 1, capacity: 1, icons: 'uu', traits: ['Character'] },
      reaction(ENTERS, {
        do: 'discard from play',
        what: { target: { type: 'enhancement', printedCost: { atMost: 2 } } },
      }),
    ),
    resourceLocation('Cloud City Casino', {
      cost: 1,
      resources: 1,
      traits: ['Cloud City', 'Location'],
      affiliation: 'neutral',
    }),
    event(
      'Sabotage',
      { cost: 2, force: 1 },
      reaction(
        { at: 'leaves', card: { type: 'objective' }, how: 'destroyed', during: 'engagement' },
        { do: 'destroy', what: { each: { role: 'participating' } } },
      ),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    72,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Asteroid Sanctuary',
      { capacity: 5, resources: 1, traits: ['Anoat'] },
      reaction(YOU_WIN_EDGE, draw(1)),
    ),
    unit(
      'Millennium Falcon',
      {
        unique: true,
        cost: 5,
        force: 3,
        capacity: 3,
        icons: 'UUBBu',
        traits: ['Vehicle', 'Transport'],
        edge: 1,
      },
      action(
        { do: 'put into play', what: { one: { whose: 'own', trait: ['Character', 'Droid'], in: 'hand' } } },
        { price: toHand('this') },
      ),
    ),
    unit(
      'Cloud City Operative',
      { cost: 2, force: 1, capacity: 2, icons: 'Ut', traits: ['Character', 'Rogue'] },
      reaction(ENTERS, {
        do: 'move focus',
        n: 1,
        from: { target: {}, as: 'giver' },
        to: { target: { printedCost: { atMost: 2 }, not: { the: 'giver' } } },
      }),
    ),
    resourceLocation('Cloud City Guest Quarters', {
      cost: 2,
      force: 2,
      resources: 2,
      traits: ['Cloud City', 'Location'],
      affiliation: 'neutral',
    }),
    event(
      'Bamboozle',
      { cost: 2, force: 1 },
      action({
        do: 'move focus',
        n: 1,
        from: { target: { trait: 'Character' }, as: 'giver' },
        to: { target: { trait: 'Character', not: { the: 'giver' } } },
      }),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    73,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective('The Defense of Cloud City', { capacity: 5, resources: 2, traits: ['Cloud City'] }),
    unit(
      'Lobot',
      {
        unique: true,
        cost: 2,
        force: 2,
        capacity: 2,
        resources: 1,
        icons: 't',
        traits: ['Character', 'Cyborg'],
      },
      { holds: [{ stat: 'all edge', set: 1 }], on: { each: { role: 'participating' } }, while: PARTICIPATES },
    ),
    CLOUD_CITY_WING_GUARD,
    CLOUD_CITY_WING_GUARD,
    enhancement(
      'Security Control Center',
      'play area',
      { cost: 1, force: 1, traits: ['Cloud City', 'Location'], affiliation: 'neutral' },
      reaction({ at: 'enters', card: { type: 'unit' } }, shield('that')),
    ),
    PROTECTION,
  ),
];
