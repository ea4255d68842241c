import { andThen, may, pay, spot } from './effects.ts';
import { die } from './face.ts';
import { characters, dice, events, inPlay, supports } from './filter.ts';
import { ACTIVATES, at, cardOf, type Kind, playOnly } from './kind.ts';

/** More cards of Across the Galaxy, in the order of the card list. */
export const ACROSS_THE_GALAXY: readonly Kind[] = [
  cardOf(
    'event',
    '08039',
    ['AtG', 39],
    'Cunning Ruse',
    { affiliation: 'villain', colour: 'yellow', cost: 1 },
    at(
      'played',
      andThen(
        { do: 'reroll', dice: { one: dice('any', { of: 'character' }) } },
        { do: 'hit', at: 'its card', n: { stat: 'value', of: 'it' } },
      ),
    ),
  ),
  cardOf(
    'upgrade',
    '08053',
    ['AtG', 53],
    'Vow Of Vengeance',
    { affiliation: 'villain', colour: 'yellow', cost: 1 },
    {
      holds: [{ stat: 'value', add: { per: characters('own', { defeated: true }) } }],
      on: { each: dice('own', { of: 'host', showing: 'damage' }) },
    },
  ),
  cardOf(
    'support',
    '08047',
    ['AtG', 47],
    'Déjà Vu',
    { affiliation: 'villain', colour: 'yellow', unique: true, cost: 2 },
    {
      reaction: may(
        pay(
          { do: 'exhaust', cards: 'this' },
          andThen(
            { do: 'play', card: 'that', from: 'discard pile' },
            { lasting: [{ stat: 'additional actions', set: 1 }], on: 'you', until: 'turn' },
          ),
        ),
      ),
      at: { at: 'played', card: events('own'), by: 'you' },
    },
  ),
  cardOf(
    'support',
    '08083',
    ['AtG', 83],
    'Armed Escort',
    { affiliation: 'hero', colour: 'red', cost: 0 },
    { holds: [{ stat: 'guardian', set: 1 }], on: { each: characters('own') } },
    at('after the action phase', { do: 'move', cards: 'this', to: 'discard pile' }),
  ),
  cardOf(
    'event',
    '08092',
    ['AtG', 92],
    'A Good Investment',
    { affiliation: 'hero', colour: 'yellow', cost: 3 },
    {
      action: {
        do: 'gain',
        n: { n: 5, if: { amount: { count: 'actions this turn' }, atLeast: 2 }, otherwise: 4 },
      },
      from: 'hand',
      if: { there: dice('own', { showing: 'resource' }) },
    },
  ),
  cardOf(
    'event',
    '08125',
    ['AtG', 125],
    'Intense Fire',
    { affiliation: 'neutral', colour: 'red', cost: 1 },
    at('played', {
      do: 'resolve',
      dice: { one: dice('own', { showing: 'damage' }) },
      more: {
        n: 2,
        if: {
          amount: { per: inPlay('own', { colour: 'red' }) },
          atLeast: { sum: [{ per: inPlay('foe', { colour: 'red' }) }, 1] },
        },
        otherwise: 1,
      },
    }),
  ),
  cardOf(
    'upgrade',
    '08133',
    ['AtG', 133],
    'Triple Laser Turret',
    {
      affiliation: 'neutral',
      colour: 'red',
      subtypes: ['weapon', 'mod'],
      cost: 2,
      die: die('2RD 3RD$1 +2RD 2ID 1Sh -'),
    },
    playOnly('vehicle support'),
    {
      holds: [{ cannot: 'be removed', by: 'enemies' }],
      on: { each: dice('own', { of: 'host' }) },
      while: { there: dice('own', { of: 'this card' }) },
    },
  ),
  cardOf(
    'event',
    '08138',
    ['AtG', 138],
    'Dismantle',
    { affiliation: 'neutral', colour: 'yellow', cost: 0 },
    at(
      'played',
      spot('yellow', {
        each: { one: supports('any', { lacks: 'mod' }) },
        do: pay(
          { do: 'spend', n: { stat: 'cost', of: 'it' } },
          { do: 'move', cards: 'it', to: 'discard pile' },
        ),
      }),
    ),
  ),
  cardOf(
    'support',
    '08151',
    ['AtG', 151],
    'X-34 Landspeeder',
    { affiliation: 'neutral', colour: 'gray', subtypes: ['vehicle'], cost: 1 },
    ACTIVATES,
    at('after activating', may({ do: 'reroll', dice: { one: dice('any') } })),
  ),
];
