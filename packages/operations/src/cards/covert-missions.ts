import { charactersOf } from './character.ts';
import { andThen, may, not, pay, when } from './effects.ts';
import { characters, dice, discarded, faces, inHand, sides, upgrades } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';

/** More cards of Covert Missions, in the order of the card list. */
export const COVERT_MISSIONS: readonly Kind[] = [
  charactersOf('villain').unique(
    '12003',
    ['CM', 3],
    'Pong Krell',
    'Deadly Imposter',
    {
      colour: 'blue',
      subtypes: ['jedi', 'leader'],
      points: [12, 15],
      health: 11,
      die: '1MD 2MD 1F 1Dc 1R -',
    },
    { admits: { affiliation: 'hero', colour: 'blue', different: 4 } },
    at(
      'after activating',
      may(
        andThen(
          {
            do: 'move',
            cards: { one: discarded('any', { affiliation: 'hero' }) },
            from: 'discard pile',
            to: 'bottom of the deck',
          },
          { do: 'hit', at: { one: characters('foe') }, n: 1 },
        ),
      ),
    ),
  ),
  charactersOf('villain').unique(
    '12041',
    ['CM', 41],
    'Synara San',
    'Opportunistic Infiltrator',
    {
      colour: 'yellow',
      subtypes: ['pirate', 'scoundrel'],
      points: [12, 14],
      health: 10,
      die: '2RD 2ID 1Dr 1Dc 1R -',
    },
    at('after activating', {
      each: { one: sides('opponent') },
      do: when(
        { there: characters('its', { ready: false }) },
        when(
          not({ there: dice('its', { showing: 'damage' }) }),
          may({ do: 'discard', who: 'them', n: 1, from: 'hand' }),
        ),
      ),
    }),
  ),
  cardOf(
    'event',
    '12047',
    ['CM', 47],
    'Plunder',
    { affiliation: 'villain', colour: 'yellow', cost: 1 },
    {
      action: {
        do: 'gain',
        from: { one: sides('opponent') },
        n: { upTo: { per: characters('own', { subtype: 'pirate' }) } },
      },
      from: 'hand',
      if: not({ is: 'battlefield' }),
    },
  ),
  cardOf(
    'event',
    '12077',
    ['CM', 77],
    'Plan of Attack',
    { affiliation: 'hero', colour: 'red', cost: 1 },
    at(
      'played',
      andThen(
        { do: 'turn', to: { one: faces('own') } },
        when(
          { there: upgrades('own', { name: 'Death Star Plans' }) },
          may({ do: 'turn', to: { one: faces('own', { besidesIt: true }) } }),
        ),
      ),
    ),
  ),
  charactersOf('hero').unique(
    '12090',
    ['CM', 90],
    'Sinjir Rath Velus',
    'Ex-Loyalty Officer',
    {
      colour: 'yellow',
      subtypes: ['scoundrel'],
      points: [14, 17],
      health: 12,
      die: '2MD 2ID 1Dc 1Sh 1R -',
    },
    at(
      'after resolving this die',
      may(
        pay(
          { do: 'move', cards: { one: inHand('own') }, from: 'hand', to: 'bottom of the deck' },
          { do: 'remove', dice: { one: dice('any', { showing: 'the same symbol' }) } },
        ),
      ),
    ),
  ),
  cardOf(
    'event',
    '12124',
    ['CM', 124],
    'Under Fire',
    { affiliation: 'neutral', colour: 'red', cost: 1 },
    at(
      'played',
      andThen(
        { do: 'hit', at: { one: characters('own', { colour: 'red' }) }, n: 1 },
        { do: 'remove', dice: { one: dice('any') } },
      ),
    ),
  ),
  cardOf(
    'event',
    '12133',
    ['CM', 133],
    'Monopolize',
    { affiliation: 'neutral', colour: 'yellow', cost: 2 },
    {
      holds: [
        {
          stat: 'cost',
          add: {
            amount: { per: sides('foe', { with: { stat: 'resources', atMost: 0 } }) },
            times: -1,
          },
        },
      ],
      from: 'hand',
    },
    at(
      'played',
      andThen(
        { do: 'remove', dice: { one: dice('any') } },
        when({ amount: { stat: 'resources', of: 'you' }, atLeast: 3 }, { do: 'gain', n: 1 }),
      ),
    ),
  ),
];
