import {
  action,
  enhancement,
  event,
  fate,
  forEach,
  interrupt,
  lasting,
  objective,
  objectiveSet,
  once,
  onceByTitle,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  capacity,
  damage,
  draw,
  ENTERS,
  FOCUS_THIS,
  focus,
  LEAVES,
  LOSES_A_KIND_OF_ICON,
  OWN_JEDI_OBJECTIVES,
  PARTICIPATES,
  SACRIFICE_THIS,
  sacrificeOwn,
  spend,
  tacticsIcons,
  unfocus,
  unitIcons,
  YOU_LOSE_EDGE,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE } from '../shared/fates.ts';
import { LIGHTSABER_DEFLECTION } from '../shared/light.ts';

const JUBBA_BIRD = unit(
  'Jubba Bird',
  {
    cost: 1,
    force: 2,
    capacity: 1,
    traits: ['Creature', 'Dagobah', 'Force Sensitive'],
    keywords: ['no enhancements'],
  },
  action(forEach({ target: { trait: ['Character', 'Creature'] } }, LOSES_A_KIND_OF_ICON), {
    price: SACRIFICE_THIS,
    limit: onceByTitle('turn'),
  }),
);

const EWOK_HUNTER = unit(
  'Ewok Hunter',
  { cost: 2, force: 1, capacity: 2, icons: 'Ut', traits: ['Character', 'Ewok'], affiliation: 'neutral' },
  reaction(ENTERS, draw(1)),
  interrupt(LEAVES, draw(1)),
);

export const BETWEEN_THE_SHADOWS_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    127,
    { side: 'light', affiliation: 'jedi' },
    objective(
      "A Hero's Trial",
      { capacity: 5, resources: 1, traits: ['Endor'] },
      action(
        { do: 'play', what: { one: { whose: 'own', type: 'enhancement', in: 'hand' } } },
        { if: { is: 'phase', phase: 'conflict' } },
      ),
    ),
    unit(
      'Luke Skywalker',
      {
        unique: true,
        cost: 4,
        force: 4,
        capacity: 3,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      action(unfocus(1, 'this'), {
        price: { do: 'discard from play', what: { one: { type: 'enhancement', on: 'this' } } },
        limit: once('turn'),
      }),
      reaction({ at: 'attached', where: 'this' }, damage(1, { target: { whose: 'enemy' } }), {
        limit: once('turn'),
      }),
    ),
    unit(
      'Speeder Bike',
      { cost: 2, capacity: 2, icons: 'TT', traits: ['Vehicle', 'Speeder'], edge: 1, affiliation: 'neutral' },
      reaction(YOU_LOSE_EDGE, { do: 'destroy', what: 'this' }, { if: PARTICIPATES, forced: true }),
    ),
    enhancement(
      "Luke's Lightsaber",
      { trait: ['Force User', 'Force Sensitive'] },
      { unique: true, cost: 1, force: 2, traits: ['Weapon'] },
      { holds: [unitIcons(1), { stat: 'unit edge', add: 1 }], on: 'host' },
      action(
        { do: 'put into play', what: 'this', on: { one: { title: 'Luke Skywalker' } } },
        { price: { do: 'spend', resources: 1, of: 'jedi' }, from: 'discard' },
      ),
    ),
    enhancement(
      'I Am a Jedi',
      { trait: 'Force User' },
      { cost: 2, force: 1, traits: ['Title'] },
      { holds: [{ stat: 'resources', add: { per: { type: 'enhancement', on: 'host' } } }] },
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    128,
    { side: 'light', affiliation: 'jedi' },
    objective(
      "The Master's Domain",
      { capacity: 4, traits: ['Dagobah'] },
      { holds: [{ stat: 'resources', add: { per: OWN_JEDI_OBJECTIVES } }] },
    ),
    unit(
      'Yoda',
      {
        unique: true,
        cost: 3,
        force: 5,
        capacity: 3,
        icons: 'UB',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      { holds: [{ stat: 'tactics edge', add: { per: OWN_JEDI_OBJECTIVES } }] },
    ),
    unit(
      'Bogwing',
      {
        cost: 0,
        capacity: 0,
        traits: ['Creature', 'Dagobah'],
        keywords: ['no enhancements'],
        affiliation: 'neutral',
      },
      { holds: [capacity({ per: OWN_JEDI_OBJECTIVES })] },
      { holds: [unitIcons(1)], while: { is: 'there', are: OWN_JEDI_OBJECTIVES, atLeast: 3 } },
    ),
    enhancement(
      "Yoda's Hut",
      'play area',
      { unique: true, cost: 2, force: 1, resources: 1, traits: ['Location', 'Dagobah'] },
      {
        holds: [{ stat: 'struggle', add: 2 }],
        on: 'you',
        while: { is: 'there', are: OWN_JEDI_OBJECTIVES, atLeast: 3 },
      },
    ),
    LIGHTSABER_DEFLECTION,
    fate(
      "The Jedi's Resolve",
      3,
      { force: 2, affiliation: 'neutral' },
      when({ is: 'there', are: { whose: 'own', affiliation: 'jedi', unique: true, role: 'participating' } }, [
        { do: 'turn balance', to: 'light' },
        { do: 'skip force phase' },
      ]),
    ),
  ),
  objectiveSet(
    130,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Journey Through the Swamp',
      { capacity: 5, resources: 1, traits: ['Dagobah'] },
      reaction(
        { at: 'enters', card: 'this', how: 'revealed' },
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          and: {
            do: 'put into play',
            what: {
              one: {
                type: ['unit', 'enhancement'],
                trait: 'Creature',
                printedCost: { atMost: 3 },
                in: 'looked at',
              },
              upTo: 1,
            },
          },
          rest: 'shuffle',
        },
        { price: FOCUS_THIS },
      ),
    ),
    JUBBA_BIRD,
    JUBBA_BIRD,
    enhancement(
      'Knobby White Spider',
      'play area',
      { cost: 1, traits: ['Gnarltree', 'Creature', 'Dagobah'] },
      action(
        [
          { do: 'become', what: 'this', type: 'unit' },
          lasting('phase', [{ stat: 'capacity', set: 5 }, unitIcons(2), tacticsIcons(1)]),
          { later: { at: 'phase ends' }, do: { do: 'become', what: 'this', type: 'enhancement' } },
        ],
        { price: spend(1) },
      ),
    ),
    event(
      'Life Creates It',
      {
        cost: 1,
        force: 1,
        traits: ['Creature'],
        unsure:
          'It may mean all enhancements of the discard pile; it is played with those that are Creatures.',
      },
      action(
        {
          do: 'put into play',
          what: { each: { whose: 'own', type: ['unit', 'enhancement'], trait: 'Creature', in: 'discard' } },
        },
        { if: { is: 'there', are: { whose: 'own', type: 'objective', trait: 'Dagobah' } } },
      ),
    ),
    event(
      'Size Matters Not',
      { cost: 0, force: 1 },
      action(
        forEach(
          { target: {}, as: 'taker' },
          {
            do: 'move focus',
            n: 1,
            from: {
              one: {
                shares: { what: 'controller', with: 'it' },
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
  ),
  objectiveSet(
    131,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Sacrifice at Endor',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      {
        holds: [{ stat: 'struggle', add: 3 }],
        on: 'you',
        while: { is: 'there', are: { whose: 'own', trait: 'Ewok' }, atLeast: 3 },
      },
    ),
    EWOK_HUNTER,
    EWOK_HUNTER,
    enhancement(
      'Funeral Pyre',
      'play area',
      { unique: true, cost: 1, force: 4, traits: ['Location', 'Endor'] },
      action(focus(1, { target: { whose: 'enemy', trait: 'Character' } }), {
        price: [FOCUS_THIS, sacrificeOwn()],
      }),
    ),
    event(
      'Unexpected Assistance',
      { cost: 1, force: 1, affiliation: 'neutral' },
      action({
        do: 'move focus',
        n: 1,
        from: { one: { whose: 'own', unique: true } },
        to: { one: { whose: 'own', trait: 'Ewok', state: 'ready' } },
      }),
    ),
    event(
      'Retreat to the Forest',
      { cost: 0, force: 1, affiliation: 'neutral' },
      interrupt(
        { at: 'leaves', card: { whose: 'own', trait: 'Ewok' }, how: ['destroyed', 'sacrificed'] },
        { do: 'go elsewhere', to: 'hand' },
      ),
    ),
  ),
];
