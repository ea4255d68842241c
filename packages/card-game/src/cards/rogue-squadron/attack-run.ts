import {
  action,
  enhancement,
  event,
  fate,
  interrupt,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { damage, FOCUSED_TO_STRIKE, heal, lookAndBury, shield, YOU_REFRESH } from '../../terms/phrases.ts';
import { BLACK_SQUADRON_FIGHTER } from '../shared/dark.ts';

const I_HAVE_YOU_NOW = fate(
  'I Have You Now',
  9,
  { force: 1, affiliation: 'neutral' },
  {
    later: { at: 'edge' },
    do: when(
      { is: 'you have the edge' },
      { do: 'destroy', what: { one: { whose: 'enemy', role: 'participating' } } },
    ),
  },
);

export const ATTACK_RUN_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    157,
    { side: 'light', affiliation: 'rebel-alliance', lock: 'rebel-alliance' },
    objective('Running the Trench', { capacity: 5, resources: 2, traits: ['Yavin 4'] }),
    unit('Luke Skywalker', {
      unique: true,
      cost: 4,
      force: 3,
      capacity: 3,
      icons: 'UUBb',
      traits: ['Character', 'Force User', 'Pilot'],
      pilot: 3,
      asPilot: [
        interrupt(
          { at: 'focus', card: 'host', cause: 'strike' },
          [
            { do: 'mill', n: 1, who: 'opponent' },
            damage({ count: 'printed', stat: 'force', of: 'it' }, 'engaged objective'),
          ],
          { if: { is: 'such', card: 'host', as: { role: 'attacking' } }, limit: once('turn') },
        ),
      ],
    }),
    unit(
      'Red Five',
      { unique: true, cost: 3, force: 3, capacity: 3, icons: 'UBB', traits: ['Vehicle', 'Fighter'] },
      interrupt(
        { at: 'icons', card: 'this', icon: 'blast' },
        {
          instead: {
            do: 'damage',
            n: 'that many',
            at: { target: { whose: 'enemy', role: 'participating' } },
            asIcons: true,
          },
        },
      ),
    ),
    enhancement(
      'R2-D2',
      { whose: 'own', trait: 'Vehicle' },
      { unique: true, cost: 1, traits: ['Upgrade'] },
      { holds: [{ stat: 'shielding', set: 1 }], on: 'host' },
      {
        holds: [{ gains: reaction(YOU_REFRESH, heal(1, 'this')) }],
        on: 'host',
        while: { is: 'such', card: 'host', as: { state: 'piloted' } },
      },
    ),
    event(
      'Use the Force, Luke',
      { cost: 0, force: 1, traits: ['Force', 'Sense'] },
      action(
        oneOf(
          lookAndBury('deck', 'you'),
          lookAndBury('deck', 'opponent'),
          lookAndBury('objective deck', 'you'),
          lookAndBury('objective deck', 'opponent'),
        ),
      ),
    ),
    I_HAVE_YOU_NOW,
  ),
  objectiveSet(
    159,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Defending the Trench',
      { capacity: 10, resources: 2, traits: ['Death Star'] },
      { holds: [{ stat: 'scores', set: 2 }], from: 'victory pile' },
    ),
    unit('Darth Vader', {
      unique: true,
      cost: 4,
      force: 4,
      capacity: 4,
      icons: 'UUBb',
      traits: ['Character', 'Force User', 'Pilot', 'Black Squadron'],
      keywords: ['elite'],
      pilot: 2,
      asPilot: [
        {
          holds: [{ cannot: 'trigger' }],
          on: { each: { whose: 'enemy', type: 'any' } },
          while: { is: 'such', card: 'host', as: { role: 'participating' } },
        },
        {
          holds: [{ cannot: 'trigger' }],
          on: { each: { whose: 'enemy', type: 'any', in: 'out of play' } },
          while: { is: 'such', card: 'host', as: { role: 'participating' } },
        },
      ],
      unsure: 'One of two lists gives it a cost of 5; it is played for 4.',
    }),
    unit(
      "Vader's TIE Advanced",
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 3,
        icons: 'UBt',
        traits: ['Vehicle', 'Fighter', 'Black Squadron'],
      },
      reaction(FOCUSED_TO_STRIKE, {
        do: 'look',
        at: 'deck',
        of: 'you',
        top: 1,
        reveal: true,
        and: {
          do: 'put into play',
          what: { each: { type: 'any', trait: 'Black Squadron', in: 'looked at' } },
        },
      }),
    ),
    BLACK_SQUADRON_FIGHTER,
    enhancement(
      'Closed Formation',
      'play area',
      { cost: 1, traits: ['Formation', 'Black Squadron'] },
      reaction({ at: 'enters', card: { type: 'unit', trait: 'Fighter' } }, shield('that')),
    ),
    I_HAVE_YOU_NOW,
  ),
];
