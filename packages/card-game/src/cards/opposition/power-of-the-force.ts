import {
  ALL,
  action,
  andThen,
  both,
  enhancement,
  event,
  fate,
  interrupt,
  lasting,
  mission,
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
  capacity,
  completed,
  discardAtRandom,
  draw,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  focus,
  heal,
  hostIs,
  PILOTED,
  SACRIFICE_THIS,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
} from '../../terms/phrases.ts';
import { STAY_ON_TARGET } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

export const POWER_OF_THE_FORCE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    251,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Stand Together',
      { capacity: 5, resources: 1, traits: ['Lothal'], keywords: ['influence'] },
      {
        holds: [{ stat: 'struggle', add: 2 }],
        on: 'you',
        while: { is: 'there', are: { whose: 'own', trait: 'Specter' }, atLeast: 2 },
      },
    ),
    unit(
      'Ezra Bridger',
      {
        unique: true,
        cost: 2,
        force: 2,
        capacity: 2,
        icons: 'UB',
        traits: ['Character', 'Force User', 'Specter'],
      },
      reaction(FOCUSED_TO_STRIKE, {
        oneOf: [
          focus(1, { one: { whose: 'enemy', role: 'participating' }, by: 'opponent' }),
          discardAtRandom(2),
        ],
        by: 'opponent',
      }),
    ),
    unit(
      'Loth-cat',
      {
        cost: 1,
        force: 1,
        capacity: 1,
        icons: 'U',
        traits: ['Creature'],
        keywords: ['no enhancements'],
        affiliation: 'neutral',
      },
      interrupt(
        {
          at: 'ability',
          by: 'enemy',
          target: { whose: 'own', trait: 'Specter', or: { whose: 'own', affiliation: 'neutral' } },
        },
        { now: 'cancel' },
        { price: { do: 'move', what: 'this', to: 'shuffled into deck' } },
      ),
    ),
    enhancement(
      'Stolen Helmet',
      { trait: ['Specter', 'Character'] },
      { cost: 0, force: 3, traits: ['Item', 'Helmet'] },
      reaction({ at: 'discards', card: { whose: 'enemy', type: 'any' }, from: 'hand' }, draw(1), {
        limit: once('phase'),
      }),
    ),
    event(
      'Improvised Demolition',
      { cost: 2, force: 1, traits: ['Tactic'], affiliation: 'neutral' },
      action(
        {
          unless: { do: 'discard', what: { random: { whose: 'own', type: 'any', in: 'hand' }, n: 2 } },
          by: 'opponent',
          do: lasting('phase', [blastIcons(1)], {
            each: { whose: 'own', trait: 'Specter', or: { whose: 'own', affiliation: 'neutral' } },
          }),
        },
        { limit: onceByTitle('turn') },
      ),
    ),
    fate(
      "Specter's Concentration",
      3,
      { force: 1, affiliation: 'neutral' },
      when(
        both(
          { is: 'there', are: { whose: 'own', trait: 'Specter', role: 'participating' } },
          { is: 'cards in hand', of: 'opponent', atMost: 3 },
        ),
        lasting('edge battle', [{ stat: 'stack force', add: 3 }]),
      ),
    ),
  ),
  objectiveSet(
    252,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective('Haunting the Empire', { capacity: 5, resources: 2, traits: ['Lothal'] }),
    unit(
      'Hera Syndulla',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 3,
        icons: 'UTb',
        traits: ['Character', 'Leader', 'Specter'],
      },
      {
        holds: [unitIcons(1)],
        on: {
          each: {
            whose: 'own',
            trait: 'Specter',
            other: true,
            or: { whose: 'own', affiliation: 'neutral', other: true },
          },
        },
      },
      reaction(YOU_REFRESH, unfocus(1, { one: { whose: 'own', trait: 'Specter' } })),
    ),
    unit(
      'Ghost',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 4,
        icons: 'UUBb',
        traits: ['Vehicle', 'Transport'],
        keywords: ['elite'],
        protect: ['Specter'],
      },
      interrupt(
        { at: 'ability', by: 'enemy', target: { trait: 'Specter', or: { affiliation: 'rebel-alliance' } } },
        andThen({ now: 'cancel' }, draw(1)),
        { price: FOCUS_THIS },
      ),
    ),
    unit(
      'Phantom',
      { unique: true, cost: 2, force: 1, capacity: 2, icons: 'Ut', traits: ['Vehicle', 'Fighter'] },
      interrupt(
        {
          at: 'would leave',
          card: { whose: 'own', trait: ['Specter', 'Character'], other: true },
          how: ['destroyed', 'captured'],
        },
        { instead: andThen(SACRIFICE_THIS, heal(ALL, 'that')) },
      ),
    ),
    resourceLocation('Hidden Outpost', {
      cost: 1,
      resources: 1,
      traits: ['Location'],
      affiliation: 'neutral',
    }),
    mission(
      'Call to Action',
      { cost: 0, force: 2, capacity: 5, traits: ['Lothal'] },
      { holds: [blastIcons(1)], on: { each: { trait: 'Specter' } }, from: 'victory pile' },
      completed(toHand({ target: { whose: 'enemy' } })),
    ),
  ),
  objectiveSet(
    255,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Cloud Cover',
      { capacity: 5, resources: 2, traits: ['Bespin'] },
      { holds: [capacity(1)], on: { each: { whose: 'own', trait: 'Fighter', state: 'piloted' } } },
    ),
    unit('"Howlrunner"', {
      unique: true,
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'B',
      traits: ['Character', 'Pilot', 'Obsidian Squadron'],
      pilot: 2,
      asPilot: [{ holds: [unitIcons(1)], on: { each: { whose: 'own', trait: 'Fighter' } } }],
    }),
    unit('"Night Beast"', {
      unique: true,
      cost: 2,
      force: 2,
      capacity: 2,
      icons: 'UU',
      traits: ['Character', 'Pilot', 'Obsidian Squadron'],
      pilot: 1,
      asPilot: [
        reaction({ at: 'survived', card: 'host', as: 'defender' }, unfocus(1, 'host'), {
          if: hostIs('Fighter'),
        }),
      ],
    }),
    unit(
      'Obsidian Leader',
      {
        unique: true,
        cost: 2,
        force: 3,
        capacity: 2,
        icons: 'UB',
        traits: ['Vehicle', 'Fighter', 'Obsidian Squadron'],
        keywords: ['targeted strike'],
      },
      {
        holds: [{ stat: 'protect Obsidian Leader', set: 1 }],
        on: { each: { whose: 'own', trait: 'Fighter' } },
        while: PILOTED,
      },
    ),
    unit(
      'Obsidian 2',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 3,
        icons: 'Ub',
        traits: ['Vehicle', 'Fighter', 'Obsidian Squadron'],
      },
      {
        holds: [
          { stat: 'unit', times: 2 },
          { stat: 'unit edge', times: 2 },
        ],
        while: PILOTED,
      },
    ),
    STAY_ON_TARGET,
  ),
];
