import { charactersOf } from './character.ts';
import { andThen, may, pay, when } from './effects.ts';
import { die } from './face.ts';
import { characters, dice, faces, upgrades } from './filter.ts';
import { AMBUSH, at, cardOf, type Kind } from './kind.ts';
import { THIS_DIE } from './selectors.ts';
import type { Effect } from './terms.ts';

const TO_THE_SAME: Effect = {
  do: 'turn',
  to: { one: faces('any', { side: 'the symbol and value of it', besidesIt: true }) },
};

/** More cards of Spark of Hope, in the order of the card list. */
export const SPARK_OF_HOPE: readonly Kind[] = [
  charactersOf('villain').unique(
    '11040',
    ['SoH', 40],
    'Jango Fett',
    'Armed To The Teeth',
    {
      colour: 'yellow',
      subtypes: ['bounty-hunter'],
      points: [12, 14],
      health: 11,
      die: '1RD 2RD 1MD 1R 2R$1 -',
    },
    {
      holds: [{ stat: 'weightless', set: 1 }],
      on: { each: upgrades('any', { subtype: 'equipment', on: 'this' }) },
    },
    {
      reaction: may({ do: 'gain', n: 1 }),
      at: {
        at: 'played',
        card: upgrades('own', { subtype: 'equipment', on: 'this' }),
        by: 'you',
        on: 'this',
      },
      limit: { per: 'round' },
    },
  ),
  cardOf(
    'event',
    '11045',
    ['SoH', 45],
    'Tireless Pursuit',
    { affiliation: 'villain', colour: 'yellow', cost: 0 },
    AMBUSH,
    at('played', {
      do: 'heal',
      to: { one: characters('opponent') },
      onto: { one: characters('foe', { bears: 'bounty', besidesIt: true }) },
      n: { upTo: 2 },
    }),
  ),
  cardOf(
    'support',
    '11069',
    ['SoH', 69],
    'Professor Huyang',
    {
      affiliation: 'hero',
      colour: 'blue',
      unique: true,
      subtypes: ['droid'],
      cost: 3,
      die: die('1MD 1MD 2F 1Sh 2Sh 2R'),
    },
    {
      reaction: andThen(
        may({ do: 'activate', who: 'this' }),
        // OPS-44: on a teammate's character its die is the teammate's.
        when({ ref: 'that', is: upgrades('own', { subtype: 'weapon' }) }, may({ do: 'roll in', of: 'that' })),
      ),
      at: { at: 'played', card: upgrades('friend', { colour: 'blue', onA: 'apprentice' }), by: 'you' },
    },
  ),
  cardOf(
    'support',
    '11089',
    ['SoH', 89],
    'Resistance Trench Fighters',
    {
      affiliation: 'hero',
      colour: 'red',
      subtypes: ['trooper'],
      cost: 3,
      die: die('1RD 2RD 3RD$1 3ID 1R -'),
    },
    at(
      'action',
      pay(
        { do: 'remove', dice: THIS_DIE },
        { do: 'remove', dice: { one: dice('any', { showing: 'the value of it' }) } },
      ),
    ),
  ),
  cardOf(
    'event',
    '11114',
    ['SoH', 114],
    'Dark Reflections',
    { affiliation: 'neutral', colour: 'blue', cost: 2 },
    at(
      'played',
      andThen(
        { do: 'turn', to: { one: faces('any', { side: 'a value of 1 or more' }) } },
        may(andThen(TO_THE_SAME, may(TO_THE_SAME))),
      ),
    ),
  ),
  cardOf(
    'support',
    '11120',
    ['SoH', 120],
    'Force Connection',
    { affiliation: 'neutral', colour: 'blue', cost: 1 },
    at(
      'action',
      pay(
        { do: 'exhaust', cards: 'this' },
        when(
          { there: characters('own', { colour: 'blue' }), atLeast: 2 },
          {
            do: 'turn',
            to: {
              one: faces('own', { colour: 'blue', of: 'character', side: 'a symbol of another card' }),
            },
          },
        ),
      ),
    ),
  ),
];
