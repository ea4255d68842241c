import { may, pay, when } from './effects.ts';
import { die } from './face.ts';
import { characters, dice, inHand, upgrades } from './filter.ts';
import { at, cardOf, type Kind, playOnly } from './kind.ts';
import { ANY_NUMBER } from './selectors.ts';

/** More cards of Convergence, in the order of the card list. */
export const CONVERGENCE: readonly Kind[] = [
  cardOf(
    'support',
    '09083',
    ['CONV', 83],
    'Concerted Effort',
    { affiliation: 'hero', colour: 'red', cost: 1 },
    {
      reaction: may(
        pay({ do: 'exhaust', cards: 'this' }, { do: 'hit', at: { one: characters('foe') }, n: 1 }),
      ),
      at: { at: 'resolve', by: 'you' },
      if: { amount: { count: 'dice resolved this turn' }, atLeast: 3 },
    },
  ),
  cardOf(
    'upgrade',
    '09119',
    ['CONV', 119],
    'Soresu Mastery',
    {
      affiliation: 'neutral',
      colour: 'blue',
      subtypes: ['ability', 'form'],
      cost: 3,
      die: die('2F 2Sh 2Sh 1R Sp Sp'),
    },
    playOnly('blue'),
    { holds: [{ cannot: 'be played' }], on: { each: upgrades('any', { subtype: 'form', on: 'host' }) } },
    at('after playing it', may({ do: 'remove', dice: { one: dice('any', { showing: 'damage' }) } })),
    at('special', [
      { do: 'remove', dice: { one: dice('any', { showing: 'damage' }) } },
      { do: 'shield', to: { one: characters('friend') }, n: 1 },
    ]),
  ),
  cardOf(
    'upgrade',
    '09120',
    ['CONV', 120],
    'Soresu Training',
    { affiliation: 'neutral', colour: 'blue', subtypes: ['ability'], cost: 2, die: die('1F 1Sh 1R Sp Sp -') },
    playOnly('blue'),
    at('special', [
      { do: 'shield', to: { one: characters('friend') }, n: 2 },
      may({
        each: 'host',
        do: pay(
          { do: 'move', cards: 'this', to: 'discard pile' },
          {
            do: 'play',
            on: 'it',
            card: { one: inHand('own', { name: 'Soresu Mastery', orDiscarded: true }) },
            less: ANY_NUMBER,
          },
        ),
      }),
    ]),
  ),
  cardOf(
    'downgrade',
    '09143',
    ['CONV', 143],
    'Wanted',
    { affiliation: 'neutral', colour: 'yellow', subtypes: ['bounty'], cost: 0 },
    // It leaves play with its character, and is heard before that.
    { interrupt: may({ do: 'gain', n: 2 }), at: { at: 'defeated', card: 'host' } },
  ),
  cardOf(
    'support',
    '09154',
    ['CONV', 154],
    'Smuggling Ring',
    { affiliation: 'neutral', colour: 'yellow', cost: 2 },
    at(
      'action',
      pay({ do: 'exhaust', cards: 'this' }, [
        { do: 'gain', n: 1 },
        { do: 'act again', n: 1 },
      ]),
    ),
  ),
  cardOf(
    'event',
    '09166',
    ['CONV', 166],
    'Near Miss',
    { affiliation: 'neutral', colour: 'gray', cost: 1 },
    at(
      'played',
      when(
        { there: characters('own', { kin: true }), atLeast: 2 },
        { do: 'remove', dice: { one: dice('any') } },
      ),
    ),
  ),
];
