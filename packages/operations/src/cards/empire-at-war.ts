import { charactersOf } from './character.ts';
import { andThen, pay, when } from './effects.ts';
import { characters, dice, inHand, supports } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';

/** More cards of Empire at War, in the order of the card list. */
export const EMPIRE_AT_WAR: readonly Kind[] = [
  charactersOf('villain').unique(
    '03011',
    ['EaW', 11],
    'Grand Inquisitor',
    'Sith Loyalist',
    { colour: 'blue', subtypes: ['inquisitor'], points: [14, 19], health: 12, die: '2MD 3MD$1 2F 1R Sp -' },
    at(
      'special',
      andThen(
        { do: 'remove', dice: { one: dice('any', { of: 'character', showing: 'blank' }) } },
        { do: 'hit', at: 'its card', n: 2 },
      ),
    ),
  ),
  charactersOf('hero').unique(
    '03039',
    ['EaW', 39],
    'Lando Calrissian',
    'Galactic Entrepreneur',
    {
      colour: 'yellow',
      subtypes: ['scoundrel'],
      points: [13, 16],
      health: 11,
      die: '1RD 1F 2Dc$1 1R 3R$1 -',
    },
    { holds: [{ stat: 'starting resources', add: 1 }], on: 'you' },
  ),
  cardOf(
    'upgrade',
    '03086',
    ['EaW', 86],
    'Deadly',
    { affiliation: 'villain', colour: 'yellow', subtypes: ['ability'], cost: 2 },
    at(
      'action',
      pay(
        [
          { do: 'exhaust', cards: 'this' },
          { do: 'remove', dice: { one: dice('own', { of: 'bearer' }) } },
        ],
        { do: 'hit', n: 2, at: { one: characters('foe') }, unblockable: true },
      ),
    ),
  ),
  cardOf(
    'event',
    '03108',
    ['EaW', 108],
    'Appraise',
    { affiliation: 'hero', colour: 'yellow', cost: 0 },
    at(
      'played',
      pay(
        { do: 'remove', dice: { one: dice('own', { showing: 'resource' }) } },
        { do: 'play', card: { one: inHand('own', { type: 'support' }) }, less: 2 },
      ),
    ),
  ),
  cardOf(
    'event',
    '03124',
    ['EaW', 124],
    'Pinned Down',
    { affiliation: 'neutral', colour: 'red', cost: 1 },
    at(
      'played',
      when({ there: supports('own', { subtype: 'vehicle' }) }, { do: 'remove', dice: { one: dice('any') } }),
    ),
  ),
  cardOf(
    'event',
    '03125',
    ['EaW', 125],
    'The Day is Ours',
    { affiliation: 'neutral', colour: 'red', cost: 2 },
    at('played', { do: 'battlefield', what: 'claim' }),
  ),
];
