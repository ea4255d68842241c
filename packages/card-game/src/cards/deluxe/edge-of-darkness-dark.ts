import {
  action,
  andThen,
  enhancement,
  event,
  forEach,
  interrupt,
  objective,
  objectiveSet,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  CAPTIVES_SOMEWHERE,
  damage,
  draw,
  FOCUS_THIS,
  focus,
  heal,
  LEAVES,
  PARTICIPATES,
  SACRIFICE_THIS,
  toHand,
  unfocus,
  unitIcons,
  YOU_LOSE_EDGE,
  YOU_REFRESH,
  YOUR_TURN,
  yourPhaseBegins,
} from '../../terms/phrases.ts';
import { TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

const PAID_INFORMANT = unit('Paid Informant', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Ub',
  traits: ['Character', 'Bounty Hunter'],
  affiliation: 'neutral',
});

const GAMORREAN_GUARD = unit('Gamorrean Guard', {
  cost: 1,
  force: 1,
  capacity: 2,
  icons: 'U',
  traits: ['Character', 'Mercenary'],
  affiliation: 'neutral',
});

const PRIZED_POSSESSION = resourceLocation('Prized Possession', {
  cost: 1,
  resources: 1,
  traits: ['Tatooine', 'Item'],
  affiliation: 'neutral',
});

const JAWA_SCAVENGER = unit(
  'Jawa Scavenger',
  { cost: 0, force: 1, capacity: 1, icons: 't', traits: ['Character', 'Scavenger'] },
  reaction(YOU_LOSE_EDGE, toHand('this'), { forced: true }),
);

export const EDGE_OF_DARKNESS_DARK_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    80,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'Hive of Scum and Villainy',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      {
        holds: [unitIcons(-1)],
        on: { each: { role: 'attacking' } },
        while: { is: 'such', card: 'this', as: { type: 'objective', engaged: true } },
      },
    ),
    unit(
      'Greedo',
      { unique: true, cost: 2, force: 2, capacity: 3, icons: 'uub', traits: ['Character', 'Bounty Hunter'] },
      reaction(YOU_LOSE_EDGE, damage(1, 'this'), { if: PARTICIPATES, forced: true }),
    ),
    PAID_INFORMANT,
    PAID_INFORMANT,
    enhancement(
      'Bounty',
      { whose: 'enemy' },
      { cost: 0, force: 1, traits: ['Condition', 'Bounty'] },
      reaction(
        { at: 'edge', by: 'enemy', margin: 3 },
        { do: 'discard from play', what: 'this' },
        { forced: true },
      ),
      reaction(YOU_REFRESH, { do: 'capture', what: 'host' }),
    ),
    event(
      'Captured',
      { cost: 3, force: 2 },
      action({ do: 'capture', what: { target: { whose: 'enemy' } } }, { if: YOUR_TURN }),
    ),
  ),
  objectiveSet(
    81,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      "Jabba's Reach",
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      { holds: [{ stat: 'reserve', add: { count: 'captives', of: 'this' } }], on: 'you' },
    ),
    unit(
      'Jabba the Hutt',
      { unique: true, cost: 5, force: 3, capacity: 3, icons: 'TT', traits: ['Character', 'Hutt'] },
      { holds: [{ cannot: 'be targeted by events', by: 'enemies' }] },
      action(
        {
          do: 'put into play',
          what: {
            one: { whose: 'own', type: ['unit', 'enhancement'], printedCost: { atMost: 2 }, in: 'hand' },
          },
        },
        { price: FOCUS_THIS },
      ),
    ),
    unit(
      "Jabba's Pleasure Barge",
      { unique: true, cost: 3, force: 1, capacity: 2, icons: 'Bb', traits: ['Vehicle'], keywords: ['elite'] },
      reaction(yourPhaseBegins('conflict'), {
        do: 'move focus',
        n: 1,
        from: { one: { whose: 'own', trait: 'Character' } },
        to: 'this',
      }),
    ),
    GAMORREAN_GUARD,
    PRIZED_POSSESSION,
    event(
      'Reversal of Fate',
      { cost: 1, force: 2 },
      interrupt({ at: 'reveals stacks' }, { do: 'swap stacks' }),
    ),
  ),
  objectiveSet(
    82,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'The Tatooine Crash',
      { capacity: 6, resources: 1, traits: ['Tatooine'] },
      reaction(YOU_REFRESH, {
        do: 'look',
        at: 'deck',
        of: 'opponent',
        top: 1,
        and: { do: 'capture', what: { each: { type: 'any', in: 'looked at' } }, at: 'this' },
      }),
    ),
    JAWA_SCAVENGER,
    JAWA_SCAVENGER,
    unit(
      'Sandcrawler',
      {
        cost: 3,
        force: 2,
        capacity: 3,
        icons: 'UU',
        traits: ['Vehicle'],
        keywords: ['shielding'],
        affiliation: 'neutral',
      },
      interrupt(LEAVES, focus(1, { each: { trait: ['Character', 'Droid'] } }), { forced: true }),
    ),
    event(
      'Utinni!',
      { cost: 2, force: 2 },
      action({ do: 'capture', what: { target: { whose: 'enemy', type: 'enhancement' } } }),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    84,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'Carbonite Transport',
      { capacity: 5, resources: 1, traits: ['Cloud City'] },
      reaction(YOU_REFRESH, {
        do: 'move captive',
        what: { one: { type: 'any', in: 'captured', on: { whose: 'own', type: 'objective' } } },
        to: { one: { whose: 'own', type: 'objective', not: { holds: 'it' } } },
      }),
    ),
    unit(
      'Slave I',
      { unique: true, cost: 5, force: 3, capacity: 3, icons: 'UBB', traits: ['Vehicle', 'Transport'] },
      { holds: [blastIcons({ per: { type: 'objective', captives: { atLeast: 1 } } })] },
    ),
    unit(
      'Traitorous Wing Guard',
      { cost: 1, force: 1, capacity: 1, icons: 'U', traits: ['Character', 'Trooper'] },
      { holds: [blastIcons(1)], while: CAPTIVES_SOMEWHERE },
    ),
    PRIZED_POSSESSION,
    event(
      'Tractor Beam',
      { cost: 2, force: 3, affiliation: 'neutral' },
      action(
        forEach(
          { target: { trait: 'Vehicle' }, as: 'taker' },
          {
            do: 'move focus',
            n: 1,
            from: {
              one: {
                whose: 'own',
                trait: 'Vehicle',
                printedCost: {
                  atLeast: { sum: [{ count: 'printed', stat: 'cost', of: { the: 'taker' } }, 1] },
                },
              },
            },
            to: { the: 'taker' },
          },
        ),
      ),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    86,
    { side: 'dark', affiliation: 'scum-and-villainy', lock: 'scum-and-villainy' },
    objective(
      'Feeding the Pit',
      { capacity: 5, resources: 2, traits: ['Tatooine'] },
      action(andThen(heal(1, 'this'), draw(1)), {
        price: { do: 'discard', what: { one: { type: 'any', in: 'captured', on: 'this' } } },
      }),
    ),
    unit(
      'Bib Fortuna',
      { unique: true, cost: 3, force: 2, capacity: 3, resources: 3, icons: 't', traits: ['Character'] },
      { asSoonAs: { is: 'such', card: 'this', as: { focus: { atLeast: 4 } } }, do: SACRIFICE_THIS },
    ),
    unit('Krayt Dragon', {
      cost: 5,
      force: 1,
      capacity: 5,
      icons: 'UUBBuu',
      traits: ['Creature'],
      keywords: ['no enhancements'],
      affiliation: 'neutral',
    }),
    GAMORREAN_GUARD,
    event(
      'Spice Visions',
      { cost: 0, force: 1 },
      interrupt(
        { at: 'focus', card: { whose: 'own', trait: ['Character', 'Creature'] } },
        { instead: damage(1, 'that') },
      ),
    ),
    enhancement(
      'The Almighty Sarlacc',
      { whose: 'own', type: 'objective', trait: 'Tatooine' },
      { cost: 1, force: 1, traits: ['Monster'] },
      action(unfocus(1, 'host'), { price: { do: 'damage', n: 1, at: 'host', price: true } }),
    ),
  ),
];
