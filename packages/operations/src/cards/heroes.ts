import { charactersOf } from './character.ts';
import { andThen, may, pay, when } from './effects.ts';
import { characters, dice, faces, inHand, sides, upgrades } from './filter.ts';
import { at, GUARDIAN, type Kind } from './kind.ts';
import { THIS_DIE } from './selectors.ts';

const { unique, nonUnique } = charactersOf('hero');

/** The characters of heroes, in the order of the card list. */
export const HEROES: readonly Kind[] = [
  unique(
    '01028',
    ['AW', 28],
    'Leia Organa',
    'Born Leader',
    { colour: 'red', subtypes: ['leader'], points: [12, 16], health: 11, die: '1RD 2RD 2RD$1 1F 1R -' },
    at(
      'action',
      pay({ do: 'remove', dice: THIS_DIE }, { do: 'reroll', dice: { one: dice('own'), upTo: 2 } }),
    ),
  ),
  nonUnique(
    '01030',
    ['AW', 30],
    'Rebel Trooper',
    { colour: 'red', subtypes: ['trooper'], points: 8, health: 7, limit: 3, die: '1RD 2RD +1RD 1Sh 1R -' },
    GUARDIAN,
  ),
  unique(
    '01035',
    ['AW', 35],
    'Luke Skywalker',
    'Jedi Knight',
    { colour: 'blue', subtypes: ['jedi'], points: [15, 20], health: 12, die: '2MD 3MD 1F 1Sh 1R -' },
    at('after activating', { do: 'draw', n: 1 }),
  ),
  nonUnique(
    '01036',
    ['AW', 36],
    'Padawan',
    { colour: 'blue', subtypes: ['apprentice'], points: 8, health: 7, limit: 3, die: '1MD 1MD 2MD 1F 1R -' },
    {
      holds: [{ stat: 'cost', add: -1 }],
      on: { each: upgrades('any', { subtype: 'weapon', on: 'this' }) },
      while: { amount: { stat: 'upgrades', of: 'this' }, atMost: 0 },
    },
  ),
  unique(
    '01038',
    ['AW', 38],
    'Rey',
    'Force Prodigy',
    { colour: 'blue', subtypes: ['scavenger'], points: [9, 12], health: 10, die: '1MD +2MD 1Dc 1R +1R -' },
    at('after upgrading', { do: 'act again', n: 1 }),
  ),
  unique(
    '01046',
    ['AW', 46],
    'Han Solo',
    'Scoundrel',
    { colour: 'yellow', subtypes: ['scoundrel'], points: [14, 18], health: 10, die: '2RD 3RD$1 2Dr 1R 1R -' },
    at('after playing an ambush', may({ do: 'shield', n: 1, to: 'this' })),
  ),
  nonUnique('01047', ['AW', 47], 'Hired Gun', {
    colour: 'yellow',
    subtypes: ['scoundrel'],
    points: 8,
    health: 9,
    limit: 3,
    die: '2RD$1 3RD$1 1Dr 1R 1R -',
  }),
  nonUnique(
    '02034',
    ['SoR', 34],
    'Jedi Acolyte',
    { colour: 'blue', subtypes: ['apprentice'], points: 9, health: 7, limit: 3, die: '1MD 1F 2F 1Dc 1R -' },
    at(
      'before resolving this die',
      when({ there: dice('own', { showing: 'the same symbol', other: true }) }, { do: 'change', more: 1 }),
    ),
  ),
  unique(
    '02036',
    ['SoR', 36],
    'Luminara Unduli',
    'Inspiring Commander',
    { colour: 'blue', subtypes: ['jedi', 'leader'], points: [13, 17], health: 10, die: '1MD 2MD 1F 1R Sp -' },
    at('special', {
      do: 'resolve',
      dice: { one: dice('own', { of: 'character', other: true }) },
      more: { n: 2, if: { ref: 'it', is: dice('any', { unique: true }) }, otherwise: 3 },
    }),
  ),
  unique(
    '02043',
    ['SoR', 43],
    'Chewbacca',
    'Loyal Friend',
    {
      colour: 'yellow',
      subtypes: ['wookiee', 'scoundrel'],
      points: [12, 16],
      health: 12,
      die: '1RD 2RD$1 2MD 1R Sp -',
    },
    at(
      'special',
      andThen(
        { do: 'turn', to: { one: faces('opponent', { side: 'melee or ranged' }), as: 'turned die' } },
        { do: 'hit', at: { one: characters('foe') }, n: { stat: 'value', of: { the: 'turned die' } } },
      ),
    ),
  ),
  unique(
    '03024',
    ['EaW', 24],
    'General Rieekan',
    'Defensive Mastermind',
    { colour: 'red', subtypes: ['leader'], points: [12, 15], health: 11, die: '1F 2F 1Sh 2Sh 1R -' },
    at(
      'after activating',
      may({
        do: 'discard',
        who: { one: sides('opponent') },
        n: { per: characters('own', { other: true, with: { stat: 'shields', atLeast: 1 } }) },
        from: 'deck',
      }),
    ),
  ),
  nonUnique(
    '03032',
    ['EaW', 32],
    'Jedi Instructor',
    { colour: 'blue', subtypes: ['jedi'], points: 8, health: 9, limit: 3, die: '1RD 1MD 1F 1Sh 1R -' },
    at(
      'after activating',
      may({
        do: 'turn',
        to: { one: faces('own', { of: 'character', other: true, side: 'the same symbol' }) },
      }),
    ),
  ),
  unique(
    '03034',
    ['EaW', 34],
    'Mace Windu',
    'Jedi Champion',
    {
      colour: 'blue',
      subtypes: ['jedi', 'leader'],
      points: [16, 22],
      health: 12,
      die: '2MD 2MD 4MD$1 1Sh 1R -',
    },
    at(
      'action',
      pay(
        { do: 'remove', dice: THIS_DIE },
        { do: 'defeat', who: { one: characters('foe', { with: { stat: 'health left', atMost: 2 } }) } },
      ),
    ),
  ),
  unique(
    '04024',
    ['TPG', 24],
    'Rey',
    'Finding The Ways',
    { colour: 'blue', subtypes: ['apprentice'], points: [12, 15], health: 11, die: '1MD 2MD 1Dc 1Sh 1R -' },
    at(
      'after activating',
      when(
        { ref: 'this', is: characters('own', { with: { stat: 'shields', atLeast: 1 } }) },
        may({ do: 'hit', n: 1, at: { one: characters('foe') } }),
      ),
    ),
  ),
  nonUnique(
    '05030',
    ['LEG', 30],
    'Jedi Temple Guard',
    { colour: 'blue', subtypes: ['jedi'], points: 8, health: 8, limit: 3, die: '1MD +2MD 1Sh 2Sh 1R -' },
    GUARDIAN,
  ),
  unique(
    '05046',
    ['LEG', 46],
    'Han Solo',
    'Savvy Smuggler',
    {
      colour: 'yellow',
      subtypes: ['scoundrel'],
      points: [11, 14],
      health: 10,
      die: '2RD 2RD$1 1Dc 1R +1R -',
    },
    at('after activating', may({ do: 'reroll', dice: { one: dice('any') } })),
  ),
  unique(
    '05047',
    ['LEG', 47],
    'Jar Jar Binks',
    'Clumsy Outcast',
    { colour: 'yellow', subtypes: ['gungan'], points: [7, 9], health: 7, die: '1ID 1Dr 1Dc 1Sh 1R -' },
    at('action of any player', { do: 'activate', who: 'this' }),
    at('after activating', { do: 'reroll', dice: { each: dice('any', { showing: 'a strange symbol' }) } }),
  ),
  unique(
    '08057',
    ['AtG', 57],
    'Kit Fisto',
    'Shii-cho Master',
    { colour: 'blue', subtypes: ['jedi'], points: [13, 16], health: 11, die: '1MD 2MD 3MD$1 2F 1R -' },
    at('before it takes damage', may({ do: 'special', id: 'block' })),
  ),
  unique(
    '10006',
    ['AoN', 6],
    'Fenn Rau',
    'Mandalorian Protector',
    {
      colour: 'red',
      subtypes: ['pilot', 'trooper'],
      points: [11, 13],
      health: 9,
      die: '2RD 2RD 1F 1Sh 1R -',
    },
    at(
      'power action',
      andThen(
        { do: 'play', card: { one: inHand('own', { colour: 'red' }) } },
        { do: 'indirect', n: 1, to: { one: sides('foe') } },
      ),
    ),
  ),
];
