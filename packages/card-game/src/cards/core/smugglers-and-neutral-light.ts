import {
  action,
  enhancement,
  event,
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
  ATTACKS,
  blastIcons,
  cheaper,
  DAMAGE_THIS,
  damage,
  FOCUS_THIS,
  focus,
  PARTICIPATES,
  SACRIFICE_THIS,
  tacticsIcons,
  toHand,
  unitIcons,
  YOU_REFRESH,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

const REBEL_SYMPATHIZER = unit(
  'Rebel Sympathizer',
  { cost: 1, force: 1, capacity: 1, icons: 'u', traits: ['Character', 'Civilian'] },
  action(
    lasting('next card', [cheaper(1), { stat: 'needs no match', set: 1 }], {
      each: { whose: 'own', type: 'any', in: 'out of play' },
    }),
    { price: SACRIFICE_THIS },
  ),
);

const EWOK_SCOUT = unit(
  'Ewok Scout',
  { cost: 2, force: 1, capacity: 1, icons: 'u', traits: ['Character', 'Ewok'] },
  reaction(ATTACKS, lasting('engagement', [{ cannot: 'defend' }], { target: { whose: 'enemy' } })),
);

const YUB_YUB = event(
  'Yub Yub!',
  { cost: 0, force: 1 },
  action(
    { do: 'discard from play', what: { target: { type: 'enhancement' } } },
    { price: { do: 'focus', n: 1, on: { one: { whose: 'own', trait: 'Ewok' } }, price: true } },
  ),
);

const SECRET_INFORMANT = unit(
  'Secret Informant',
  { cost: 3, force: 1, capacity: 1, icons: 'UB', traits: ['Character'] },
  {
    holds: [{ stat: 'fate times', add: 1 }],
    on: { each: { whose: 'own', type: 'fate', in: 'edge stack' } },
    while: PARTICIPATES,
  },
);

export const CORE_SMUGGLERS_AND_NEUTRAL_LIGHT: readonly ObjectiveSet[] = [
  objectiveSet(
    15,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Questionable Contacts',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      reaction(
        YOU_REFRESH,
        { do: 'move damage', from: { target: { whose: 'own' } }, n: 1, to: { target: { whose: 'enemy' } } },
        { price: DAMAGE_THIS },
      ),
    ),
    unit(
      'Han Solo',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 2,
        icons: 'UUTb',
        traits: ['Character', 'Rogue', 'Scoundrel'],
        keywords: ['targeted strike'],
      },
      reaction({ at: 'declared', card: 'this' }, damage(1, { target: { whose: 'enemy' } })),
    ),
    unit("Twi'lek Smuggler", { cost: 2, force: 1, capacity: 1, icons: 'UT', traits: ['Character', 'Rogue'] }),
    resourceLocation('Cloud City Casino', {
      cost: 1,
      resources: 1,
      traits: ['Cloud City', 'Location'],
      affiliation: 'neutral',
    }),
    event('Swindled', { cost: 1, force: 1 }, action(toHand({ target: { printedCost: { atMost: 2 } } }))),
    event(
      'Crossfire',
      { cost: 1, force: 1, affiliation: 'neutral' },
      reaction(
        { at: 'focus', card: { trait: 'Character' }, cause: 'strike' },
        oneOf(
          lasting('strike', [unitIcons(1)], 'that'),
          lasting('strike', [blastIcons(1)], 'that'),
          lasting('strike', [tacticsIcons(1)], 'that'),
        ),
      ),
    ),
  ),
  objectiveSet(
    16,
    { side: 'light', affiliation: 'neutral' },
    objective(
      'Rumors at the Cantina',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      { holds: [{ stat: 'hand needs no match', set: 1 }], on: 'you' },
    ),
    REBEL_SYMPATHIZER,
    REBEL_SYMPATHIZER,
    enhancement(
      'Common Ground',
      { type: 'objective' },
      { cost: 1, force: 2, traits: ['Location'] },
      { holds: [{ stat: 'matches all', set: 1 }], on: 'host' },
    ),
    event(
      'Rescue Mission',
      { cost: 2, force: 2, traits: ['Mission'] },
      action({
        do: 'rescue',
        n: 1,
        and: when({ is: 'such', card: 'it', as: { type: 'unit' } }, may({ do: 'put into play', what: 'it' })),
      }),
    ),
    event(
      'It Could Be Worse',
      { cost: 0, force: 1 },
      interrupt({ at: 'damage', card: { type: ['unit', 'objective'] } }, { do: 'prevent', n: 1 }),
    ),
  ),
  objectiveSet(
    17,
    { side: 'light', affiliation: 'neutral', most: 1 },
    objective(
      'Tribal Support',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(YOU_REFRESH, toHand({ one: { whose: 'own', in: 'discard', trait: 'Ewok' } }), {
        price: { do: 'discard', what: { one: { whose: 'own', type: 'any', in: 'hand' } } },
      }),
    ),
    EWOK_SCOUT,
    EWOK_SCOUT,
    enhancement(
      'Log Trap',
      'play area',
      { cost: 3, force: 2, traits: ['Trap'] },
      action(focus(1, { one: { whose: 'enemy', role: 'attacking' }, by: 'opponent' }), { price: FOCUS_THIS }),
    ),
    YUB_YUB,
    YUB_YUB,
  ),
  objectiveSet(
    18,
    { side: 'light', affiliation: 'neutral', most: 1 },
    objective(
      'Hit and Run',
      { capacity: 4, resources: 1 },
      reaction({ at: 'edge', by: 'you', attacking: true }, damage(1, 'engaged objective'), {
        limit: once('turn'),
      }),
    ),
    SECRET_INFORMANT,
    SECRET_INFORMANT,
    HEAT_OF_BATTLE,
    TARGET_OF_OPPORTUNITY,
    TWIST_OF_FATE,
  ),
];
