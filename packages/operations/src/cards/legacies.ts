import { andThen, spot } from './effects.ts';
import { die } from './face.ts';
import { characters, dice } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';

/** More cards of Legacies, in the order of the card list. */
export const LEGACIES: readonly Kind[] = [
  cardOf(
    'upgrade',
    '05026',
    ['LEG', 26],
    'Hunter Instinct',
    {
      affiliation: 'villain',
      colour: 'yellow',
      subtypes: ['ability'],
      cost: 2,
      die: die('1F 1Dr 1R Sp Sp -'),
    },
    at('special', {
      do: 'hit',
      at: { one: characters('foe') },
      n: {
        n: 2,
        if: { ref: 'it', is: characters('any', { with: { stat: 'damage', atLeast: 3 } }) },
        otherwise: 1,
      },
    }),
  ),
  cardOf(
    'upgrade',
    '05044',
    ['LEG', 44],
    'Camouflaged Rifle',
    { affiliation: 'hero', colour: 'red', subtypes: ['weapon'], cost: 3, die: die('3RD$1 +3RD 1Sh 1R Sp -') },
    at('special', {
      do: 'hit',
      at: { one: characters('foe') },
      n: { n: 3, if: { is: 'battlefield' }, otherwise: 2 },
    }),
  ),
  cardOf(
    'event',
    '05137',
    ['LEG', 137],
    'Crash Landing',
    { affiliation: 'neutral', colour: 'red', cost: 0 },
    at(
      'played',
      andThen(
        { do: 'remove', dice: { one: dice('any', { showing: 'damage' }) } },
        { do: 'indirect', to: 'you', n: 'that many' },
      ),
    ),
  ),
  cardOf(
    'event',
    '05151',
    ['LEG', 151],
    'Entangle',
    { affiliation: 'neutral', colour: 'yellow', cost: 2 },
    at(
      'played',
      spot('yellow', {
        do: 'remove',
        dice: { one: dice('any'), upTo: 2, total: { stat: 'value', atMost: 3 } },
      }),
    ),
  ),
];
