import { charactersOf } from './character.ts';
import { may, pay, when } from './effects.ts';
import { die } from './face.ts';
import { characters, dice, events, inPlay } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';
import type { Effect } from './terms.ts';

const RESOLVE_AND_KEEP: Effect = {
  do: 'resolve',
  dice: { one: dice('own', { of: 'character' }) },
  stays: true,
};

/** More cards of Way of the Force, in the order of the card list. */
export const WAY_OF_THE_FORCE: readonly Kind[] = [
  charactersOf('villain').unique(
    '07002',
    ['WotF', 2],
    'Fifth Brother',
    'Intimidating Enforcer',
    { colour: 'blue', subtypes: ['inquisitor'], points: [13, 16], health: 12, die: '1MD 2MD 1Dc 1R Sp -' },
    at('special', {
      do: 'resolve',
      dice: { one: dice('own', { of: 'upgrade', colour: 'blue', not: 'ability' }) },
      stays: true,
    }),
  ),
  cardOf(
    'event',
    '07011',
    ['WotF', 11],
    'Undermine',
    { affiliation: 'villain', colour: 'blue', cost: 1 },
    at('played', { do: 'remove', dice: { one: dice('any', { showing: 'blank' }), upTo: 2 } }),
  ),
  cardOf(
    'upgrade',
    '07034',
    ['WotF', 34],
    "Executioner's Axe",
    {
      affiliation: 'villain',
      colour: 'red',
      subtypes: ['weapon'],
      cost: 2,
      die: die('1MD 2MD$1 +2MD 1R - -'),
    },
    { reaction: may({ do: 'roll in', of: 'this' }), at: { at: 'defeated', card: characters('foe') } },
  ),
  cardOf(
    'event',
    '07041',
    ['WotF', 41],
    'Extreme Hubris',
    { affiliation: 'villain', colour: 'yellow', cost: 2 },
    at(
      'played',
      when(
        { there: characters('own', { colour: 'yellow' }), atLeast: 2 },
        RESOLVE_AND_KEEP,
        when({ there: characters('own', { name: 'Jabba the Hutt' }) }, RESOLVE_AND_KEEP),
      ),
    ),
  ),
  cardOf(
    'event',
    '07112',
    ['WotF', 112],
    'Flames of the Past',
    { affiliation: 'neutral', colour: 'blue', cost: 2 },
    at('played', { do: 'move', cards: { one: inPlay('any', { copied: true }) }, to: 'discard pile' }),
  ),
  cardOf(
    'support',
    '07140',
    ['WotF', 140],
    'Streetwise',
    { affiliation: 'neutral', colour: 'yellow', cost: 1 },
    {
      interrupt: may(pay({ do: 'exhaust', cards: 'this' }, { do: 'change', less: 1 })),
      at: { at: 'playing', card: events('own', { colour: 'yellow' }), by: 'you' },
    },
  ),
];
