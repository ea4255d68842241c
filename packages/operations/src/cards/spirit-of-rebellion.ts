import { charactersOf } from './character.ts';
import { may, pay } from './effects.ts';
import { die } from './face.ts';
import { characters, dice, lookedAt, sides } from './filter.ts';
import { AMBUSH, at, cardOf, type Kind, playOnly } from './kind.ts';
import { ANY_NUMBER, THIS_DIE } from './selectors.ts';

/** More cards of Spirit of Rebellion, in the order of the card list. */
export const SPIRIT_OF_REBELLION: readonly Kind[] = [
  charactersOf('villain').nonUnique(
    '02019',
    ['SoR', 19],
    'Guavian Enforcer',
    {
      colour: 'yellow',
      subtypes: ['scoundrel'],
      points: 8,
      health: 9,
      limit: 3,
      die: '1RD 2RD +1RD +1R +1R -',
    },
    at(
      'action',
      pay({ do: 'remove', dice: THIS_DIE }, { do: 'strip', n: 1, from: { one: characters('foe') } }),
    ),
  ),
  cardOf(
    'support',
    '02030',
    ['SoR', 30],
    'C-3PO',
    {
      affiliation: 'hero',
      colour: 'red',
      unique: true,
      subtypes: ['droid'],
      cost: 1,
      die: die('1F 1Dc 1R 1R - -'),
    },
    at(
      'action',
      pay(
        { do: 'remove', dice: THIS_DIE },
        { do: 'resolve', dice: { one: dice('own', { besidesIt: true }) }, as: 'another symbol' },
      ),
    ),
  ),
  cardOf(
    'event',
    '02083',
    ['SoR', 83],
    'Friends in High Places',
    { affiliation: 'villain', colour: 'yellow', cost: 0 },
    {
      action: {
        do: 'discard',
        who: 'you',
        n: 3,
        from: 'deck',
        looking: { do: 'play', card: { one: lookedAt('own'), upTo: 1 }, less: ANY_NUMBER },
      },
      from: 'hand',
      if: { amount: { stat: 'value', of: { each: dice('own') } }, atLeast: 7 },
    },
  ),
  cardOf(
    'event',
    '02084',
    ['SoR', 84],
    'Loose Ends',
    { affiliation: 'villain', colour: 'yellow', cost: 2 },
    AMBUSH,
    at(
      'played',
      pay(
        { do: 'remove', dice: { one: dice('own', { showing: 'ranged' }) } },
        { do: 'discard', who: { one: sides('opponent') }, n: 4, from: 'deck' },
      ),
    ),
  ),
  cardOf(
    'support',
    '02123',
    ['SoR', 123],
    'Aftermath',
    { affiliation: 'neutral', colour: 'red', cost: 0 },
    { reaction: { do: 'gain', n: 1 }, at: { at: 'defeated', card: characters('any') } },
  ),
  cardOf(
    'upgrade',
    '02126',
    ['SoR', 126],
    'Wingman',
    { affiliation: 'neutral', colour: 'red', cost: 0 },
    playOnly('red'),
    {
      reaction: may({ do: 'activate', who: 'host' }),
      at: { at: 'activate', card: characters('own', { colour: 'red' }) },
    },
  ),
];
