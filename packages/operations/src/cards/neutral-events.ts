import { andThen, pay, spot } from './effects.ts';
import { characters, dice, faces, sides } from './filter.ts';
import { AMBUSH, at, cardOf, type Kind } from './kind.ts';
import { ANY_NUMBER } from './selectors.ts';

const affiliation = 'neutral';

/** The events of both sides, in the order of the card list; our own comes last. */
export const NEUTRAL_EVENTS: readonly Kind[] = [
  cardOf(
    'event',
    '01143',
    ['AW', 143],
    'Squad Tactics',
    { affiliation, colour: 'red', cost: 0 },
    at('played', { do: 'activate', who: { one: characters('own', { unique: false }), upTo: ANY_NUMBER } }),
  ),
  cardOf(
    'event',
    '01149',
    ['AW', 149],
    'Use The Force',
    { affiliation, colour: 'blue', cost: 1 },
    at('played', spot('blue', { do: 'turn', to: { one: faces('any') } })),
  ),
  cardOf(
    'event',
    '01152',
    ['AW', 152],
    'All In',
    { affiliation, colour: 'gray', cost: 1 },
    at('played', { do: 'special', id: 'all in' }),
  ),
  cardOf(
    'event',
    '01157',
    ['AW', 157],
    'Take Cover',
    { affiliation, colour: 'gray', cost: 0 },
    at('played', { do: 'shield', n: 1, to: { one: characters('friend') } }),
  ),
  cardOf(
    'event',
    '01159',
    ['AW', 159],
    'Electroshock',
    { affiliation, colour: 'yellow', cost: 1 },
    at(
      'played',
      spot('yellow', { do: 'remove', dice: { one: dice('any', { showing: 'a value up to 2' }) } }),
    ),
  ),
  cardOf(
    'event',
    '01161',
    ['AW', 161],
    'Scramble',
    { affiliation, colour: 'yellow', cost: 0 },
    at(
      'played',
      spot('yellow', { each: { one: sides('opponent') }, do: { do: 'reroll', dice: { each: dice('its') } } }),
    ),
  ),
  cardOf(
    'event',
    '01162',
    ['AW', 162],
    'Unpredictable',
    { affiliation, colour: 'yellow', cost: 0 },
    AMBUSH,
    at('played', { do: 'reroll', dice: { one: dice('any') } }),
  ),
  cardOf(
    'event',
    '02122',
    ['SoR', 122],
    'Suppression',
    { affiliation, colour: 'red', cost: 0 },
    at(
      'played',
      andThen(
        { do: 'remove', dice: { one: dice('own', { colour: 'red', showing: 'ranged' }) } },
        { do: 'remove', dice: { one: dice('opponent') } },
      ),
    ),
  ),
  cardOf(
    'event',
    '02132',
    ['SoR', 132],
    'Rejuvenate',
    { affiliation, colour: 'blue', cost: 0 },
    at('played', spot('blue', { do: 'heal', n: 1, to: { one: characters('friend') } })),
  ),
  cardOf(
    'event',
    '02136',
    ['SoR', 136],
    'Evade',
    { affiliation, colour: 'gray', cost: 1 },
    at('played', { do: 'remove', dice: { one: dice('any', { showing: 'ranged' }) } }),
  ),
  cardOf(
    'event',
    '02137',
    ['SoR', 137],
    'New Orders',
    { affiliation, colour: 'gray', cost: 2 },
    at('played', [
      { do: 'battlefield', what: 'flip' },
      { do: 'battlefield', what: 'use' },
    ]),
  ),
  cardOf(
    'event',
    '02138',
    ['SoR', 138],
    'Parry',
    { affiliation, colour: 'gray', cost: 1 },
    at('played', { do: 'remove', dice: { one: dice('any', { showing: 'melee' }) } }),
  ),
  cardOf(
    'event',
    '05126',
    ['LEG', 126],
    'Ancient Wisdom',
    { affiliation, colour: 'blue', cost: 1 },
    at('played', { do: 'draw', n: 2 }),
  ),
  cardOf(
    'event',
    '05128',
    ['LEG', 128],
    'Invigorate',
    { affiliation, colour: 'blue', cost: 1 },
    at('played', spot('blue', { do: 'heal', n: 1, to: { each: characters('own') } })),
  ),
  cardOf(
    'event',
    '05153',
    ['LEG', 153],
    'Hasty Exit',
    { affiliation, colour: 'yellow', cost: 0 },
    at(
      'played',
      pay(
        { do: 'battlefield', what: 'give away' },
        { do: 'remove', dice: { one: dice('any', { showing: 'damage' }) } },
      ),
    ),
  ),
  cardOf(
    'event',
    'OP-1',
    ['OPS', 1],
    'Intercepted Orders',
    { affiliation, colour: 'gray', cost: 0 },
    AMBUSH,
    at('played', { do: 'special', id: 'detect' }),
  ),
];
