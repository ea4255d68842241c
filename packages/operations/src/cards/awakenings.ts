import { pay, when } from './effects.ts';
import { characters, dice, sides } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';

/** More cards of Awakenings, in the order of the card list. */
export const AWAKENINGS: readonly Kind[] = [
  cardOf(
    'event',
    '01130',
    ['AW', 130],
    'Let The Wookiee Win',
    { affiliation: 'hero', colour: 'yellow', cost: 1 },
    at('played', {
      each: { one: sides('opponent') },
      do: {
        oneOf: [
          { do: 'hit', at: { one: characters('its', { ready: false }), by: 'that player' }, n: 2 },
          { do: 'remove', dice: { one: dice('its'), n: 2, by: 'that player' } },
        ],
        by: 'that player',
        any: true,
      },
    }),
  ),
  cardOf(
    'support',
    '01135',
    ['AW', 135],
    'Play the Odds',
    { affiliation: 'hero', colour: 'yellow', cost: 1 },
    at(
      'action',
      pay({ do: 'exhaust', cards: 'this' }, [
        { do: 'reroll', dice: { one: dice('own', { colour: 'yellow' }) } },
        when({ ref: 'it', is: dice('any', { showing: 'resource' }) }, { do: 'gain', n: 1 }),
      ]),
    ),
  ),
  cardOf(
    'upgrade',
    '01164',
    ['AW', 164],
    'Hunker Down',
    { affiliation: 'neutral', colour: 'yellow', subtypes: ['ability'], cost: 0 },
    {
      reaction: { do: 'move', cards: 'this', to: 'discard pile' },
      at: { at: 'damage', card: 'host', sign: 'melee', hurts: true },
    },
    at('action', pay({ do: 'exhaust', cards: 'this' }, { do: 'shield', to: 'host', n: 1 })),
  ),
];
