import {
  ALL,
  action,
  both,
  enhancement,
  event,
  fate,
  forEach,
  interrupt,
  lasting,
  may,
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
  blastIcons,
  COMMITTED,
  capacity,
  damage,
  draw,
  ENTERS,
  edge,
  focus,
  SACRIFICE_THIS,
  searchFor,
  spend,
  tacticsIcons,
  unfocus,
  unitIcons,
  YOU_LOSE_EDGE,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, WELL_EQUIPPED } from '../shared/fates.ts';
import { DONT_GET_COCKY } from '../shared/light.ts';

const ANCIENT_RIVALS = fate(
  'Ancient Rivals',
  3,
  { force: 2, affiliation: 'jedi' },
  may({
    pay: { do: 'throw out', what: 'this' },
    to: {
      do: 'throw out',
      what: {
        target: {
          whose: 'enemy',
          type: 'any',
          affiliation: 'sith',
          in: 'edge stack',
          or: {
            whose: 'enemy',
            type: ['unit', 'enhancement', 'event', 'mission'],
            affiliation: 'neutral',
            in: 'edge stack',
          },
        },
      },
    },
  }),
);

const ANCIENT_RIVALS_234 = fate(
  'Ancient Rivals',
  4,
  { force: 2, affiliation: 'sith' },
  may({
    pay: { do: 'throw out', what: 'this' },
    to: {
      do: 'throw out',
      what: {
        target: {
          whose: 'enemy',
          type: 'any',
          affiliation: 'jedi',
          in: 'edge stack',
          or: {
            whose: 'enemy',
            type: ['unit', 'enhancement', 'event', 'mission'],
            affiliation: 'neutral',
            in: 'edge stack',
          },
        },
      },
    },
  }),
);

export const ANCIENT_RIVALS_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    231,
    { side: 'light', affiliation: 'jedi', lock: 'jedi' },
    objective(
      'A New Beginning',
      { capacity: 4, resources: 2 },
      reaction({ at: 'reveals stacks' }, unfocus(ALL, 'this'), {
        if: { is: 'there', are: { whose: 'own', type: 'fate', affiliation: 'jedi', in: 'edge stack' } },
      }),
    ),
    unit(
      'Ahsoka Tano',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction({ at: 'reveals stacks' }, draw(1), {
        if: { is: 'there', are: { whose: 'own', type: 'any', affiliation: 'jedi', in: 'edge stack' } },
        limit: { per: 'turn', times: 2 },
      }),
    ),
    unit(
      "Ahsoka's Informant",
      { cost: 1, force: 1, capacity: 2, icons: 'U', traits: ['Character'], affiliation: 'neutral' },
      interrupt(
        { at: 'reveals stacks' },
        { do: 'lay', what: { one: { whose: 'own', type: 'any', affiliation: 'jedi', in: 'discard' } } },
        { price: SACRIFICE_THIS },
      ),
    ),
    enhancement(
      "Ahsoka's Lightsabers",
      { trait: ['Force User', 'Force Sensitive'] },
      { unique: true, cost: 1, force: 1, traits: ['Weapon'] },
      { holds: [unitIcons(1), { stat: 'blast edge', add: 1 }], on: 'host' },
      {
        holds: [tacticsIcons(1)],
        on: 'host',
        while: both(
          { is: 'such', card: 'host', as: { role: 'participating' } },
          { is: 'such', card: 'engaged objective', as: { type: 'objective', affiliation: 'sith' } },
        ),
      },
    ),
    ANCIENT_RIVALS,
    ANCIENT_RIVALS,
  ),
  objectiveSet(
    232,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Explosives Artist',
      { capacity: 5, resources: 1, traits: ['Lothal'], keywords: ['influence'] },
      reaction(ENTERS, searchFor({ trait: 'Specter' }, 10)),
    ),
    unit(
      'Sabine Wren',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 3,
        resources: 1,
        icons: 'UBb',
        traits: ['Character', 'Specter'],
      },
      action(
        forEach({ target: { whose: 'own' } }, [
          when(
            { is: 'such', card: 'it', as: { affiliation: 'jedi' } },
            lasting('phase', [unitIcons(1)], 'it'),
          ),
          when(
            { is: 'such', card: 'it', as: { affiliation: 'rebel-alliance' } },
            lasting('phase', [tacticsIcons(1)], 'it'),
          ),
          when(
            { is: 'such', card: 'it', as: { affiliation: 'smugglers-and-spies' } },
            lasting('phase', [blastIcons(1)], 'it'),
          ),
          when({ is: 'such', card: 'it', as: { trait: 'Specter' } }, lasting('phase', [edge(1)], 'it')),
        ]),
        { price: spend(1), limit: once('turn') },
      ),
    ),
    enhancement(
      "Sabine's Armor",
      { trait: 'Character' },
      { unique: true, cost: 1, force: 2, traits: ['Armor'] },
      { holds: [capacity(2)], on: 'host' },
      {
        holds: [{ cannot: 'be targeted', by: 'enemies' }],
        on: 'host',
        while: { is: 'such', card: 'host', as: { title: 'Sabine Wren' } },
      },
    ),
    enhancement(
      'Custom Paint Job',
      { whose: 'own', type: 'any' },
      { cost: 0, force: 3, traits: ['Condition', 'Masterpiece'] },
      {
        holds: [
          { stat: 'affiliation jedi', set: 1 },
          { stat: 'affiliation rebel-alliance', set: 1 },
          { stat: 'affiliation smugglers-and-spies', set: 1 },
        ],
        on: 'host',
      },
      action(draw(1), { if: { is: 'cards in hand', of: 'opponent', atMost: 0 }, limit: once('turn') }),
    ),
    enhancement(
      'Improvised Explosive',
      { type: 'objective' },
      { cost: 1, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      action(damage(1, { target: { whose: 'enemy', role: 'participating' }, upTo: 2 }), {
        if: { is: 'such', card: 'host', as: { type: 'objective', engaged: true } },
        price: SACRIFICE_THIS,
      }),
    ),
    WELL_EQUIPPED,
  ),
  objectiveSet(
    233,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'No Match for a Good Blaster',
      { capacity: 5, resources: 1, traits: ['Millenium Falcon'] },
      reaction(
        { at: 'leaves', card: { whose: 'enemy', type: 'unit' }, how: 'destroyed', during: 'strike' },
        damage(1, 'engaged objective'),
        { limit: { per: 'phase', times: 3 } },
      ),
    ),
    unit(
      'Han Solo',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBt',
        traits: ['Character', 'Scoundrel'],
        keywords: ['elite', 'targeted strike'],
      },
      {
        holds: [unitIcons(1)],
        on: { each: { whose: 'own', affiliation: 'smugglers-and-spies', other: true } },
      },
    ),
    unit(
      'Chewbacca',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        icons: 'UUU',
        traits: ['Character', 'Wookiee'],
        keywords: ['elite'],
      },
      { holds: [{ stat: 'struggle by unit icons', set: 1 }], on: 'you', while: COMMITTED },
      { holds: [{ stat: 'struggle by unit icons', set: 1 }], on: 'opponent', while: COMMITTED },
    ),
    enhancement(
      'DL-44 Blaster Pistol',
      { trait: 'Character' },
      { cost: 1, force: 1, traits: ['Weapon'], affiliation: 'neutral' },
      { holds: [unitIcons(1)], on: 'host' },
      interrupt(
        { at: 'ability', by: 'enemy', target: 'host' },
        { now: 'cancel' },
        {
          if: { is: 'such', card: 'host', as: { affiliation: 'smugglers-and-spies' } },
          price: { do: 'move', what: 'this', to: 'shuffled into deck' },
        },
      ),
    ),
    DONT_GET_COCKY,
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    234,
    { side: 'dark', affiliation: 'sith', lock: 'sith' },
    objective(
      'There is No Conflict',
      { capacity: 5, resources: 1 },
      reaction({ at: 'reveals stacks' }, focus(1, { target: { whose: 'enemy', type: 'objective' } }), {
        if: { is: 'there', are: { whose: 'own', type: 'fate', affiliation: 'sith', in: 'edge stack' } },
        limit: onceByTitle('turn'),
      }),
    ),
    unit(
      'Darth Vader',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 4,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'fate', card: { whose: 'own', type: 'fate' } },
        damage(1, { target: { whose: 'enemy' } }),
        { limit: once('turn') },
      ),
    ),
    unit(
      '501st Commander',
      {
        cost: 2,
        force: 1,
        capacity: 2,
        icons: 'UU',
        traits: ['Character', 'Officer', 'Trooper'],
        affiliation: 'neutral',
      },
      reaction(
        YOU_LOSE_EDGE,
        {
          do: 'leave engagement',
          who: { target: { affiliation: ['jedi', 'neutral'], role: 'participating' } },
        },
        { price: { do: 'leave engagement', who: 'this' }, limit: once('turn') },
      ),
    ),
    event(
      'Join Me',
      { cost: 2, force: 1 },
      action(
        { do: 'take control', of: { target: { whose: 'enemy', trait: 'Character', unique: false } } },
        { if: both({ is: 'phase', phase: 'deployment' }, YOUR_TURN) },
      ),
    ),
    ANCIENT_RIVALS_234,
    ANCIENT_RIVALS_234,
  ),
];
