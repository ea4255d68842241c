import { expect, test } from 'vitest';
import { KINDS, kindById } from '../../src/cards/catalogue.ts';
import { fullName } from '../../src/cards/names.ts';
import { SETS } from '../../src/cards/sets.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { readDeck } from '../../src/decks/read.ts';
import { READY_DECKS } from '../../src/decks/ready.ts';
import { character, ready } from './make.ts';

const { name, characters, cards } = ready('H1');

/** As swdestinydb exports it: the count of a character is that of its dice. */
const AS_TEXT = `${name}

Hero
Force / Command


Sets: From Awakenings to Spark of Hope

BATTLEFIELD
-----------

Emperor's Throne Room, Death Star II (Awakenings #167)


CHARACTER
---------

${characters.map(({ id, elite }) => `${elite ? 2 : 1}x ${printed(id)}`).join('\r\n')}


UPGRADE
-------

${Object.entries(cards)
  .map(([id, count]) => `${count}x ${printed(id)}`)
  .join('\r\n')}
`;

function printed(id: string): string {
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card ${id}.`);
  return `${fullName(kind)} (${SETS[kind.set].name} #${kind.number})`;
}

/** As swdestinydb answers: characters are among the slots, and by themselves. */
function asSite(deck: Deck): string {
  const team = Object.fromEntries(
    deck.characters.map(({ id, elite }) => [id, { quantity: 1, dice: elite ? 2 : 1, dices: null }]),
  );
  const rest = Object.entries(deck.cards).map(([id, quantity]) => [id, { quantity, dice: 0, dices: null }]);
  return JSON.stringify({
    id: 1,
    name: deck.name,
    affiliation_code: 'hero',
    slots: { ...team, '01167': { quantity: 1, dice: 0, dices: null }, ...Object.fromEntries(rest) },
    characters: team,
    version: '1.0',
  });
}

function read(text: string) {
  const result = readDeck(text);
  if ('faults' in result)
    throw new Error(result.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  return result;
}

function faultsOf(text: string) {
  const result = readDeck(text);
  return 'faults' in result ? result.faults : [];
}

test.each(READY_DECKS)('our own form of $name is read as it is', ({ code }) => {
  expect(read(JSON.stringify(ready(code))).deck).toEqual(ready(code));
});

test('the answer of swdestinydb is the same deck', () => {
  expect(read(asSite(ready('H1'))).deck).toEqual(ready('H1'));
});

test('the text of swdestinydb is the same deck', () => {
  expect(read(AS_TEXT).deck).toEqual(ready('H1'));
});

test('every card of a player is found by its name, set and number', () => {
  const players = KINDS.filter(({ set }) => set !== 'AI');
  const missed = players.filter(({ id, type }) => {
    const { deck } = read(`Deck\n\n${type}\n1x ${printed(id)}`);
    return ![...deck.characters.map((it) => it.id), deck.plot, ...Object.keys(deck.cards)].includes(id);
  });
  expect(missed.map(fullName)).toEqual([]);
});

test('OPS-79 a battlefield is left out, and that is told', () => {
  expect(read(AS_TEXT).notes).toEqual([
    "The battlefield Emperor's Throne Room, Death Star II is left out: players use no battlefield of their own (OPS-79).",
  ]);
});

test('OPS-79 a battlefield among the slots is left out too', () => {
  expect(read(asSite(ready('H1'))).notes).toHaveLength(1);
});

test('a plot among the slots is the plot', () => {
  const text = JSON.stringify({ slots: { '11119': { quantity: 1 }, '01059': 2 } });
  expect(read(text).deck.plot).toBe('11119');
});

test('copies of a character that is not unique have their own dice', () => {
  const text = JSON.stringify({ slots: { '01036': { quantity: 2, dice: 2, dices: '1,1' } } });
  expect(read(text).deck.characters).toEqual([character('01036'), character('01036')]);
});

test('an empty table of swdestinydb is a list', () => {
  const text = JSON.stringify({ slots: { '01059': 1 }, characters: [] });
  expect(read(text).deck).toEqual({ name: 'Deck', characters: [], cards: { '01059': 1 } });
});

test.each([
  { line: '1 eLuke Skywalker', elite: true },
  { line: 'Elite Luke Skywalker, Jedi Knight', elite: true },
  { line: '1x Luke Skywalker - Jedi Knight (Awakenings #35)', elite: false },
  { line: '2x Luke Skywalker', elite: true },
  { line: '1x Luke Skywalker (AW 35) (2 dice)', elite: true },
  { line: '1x Luke Skywalker, 2 dice', elite: true },
  { line: '1x Luke Skywalker (elite)', elite: true },
  { line: '- 01035', elite: false },
  { line: '1x Luke Skywalker, Jedi Knight (01035)', elite: false },
  { line: 'LUKE SKYWALKER x1', elite: false },
])('"$line" is Luke', ({ line, elite }) => {
  expect(read(`Deck\nCharacter (1)\n${line}`).deck.characters).toEqual([character('01035', elite)]);
});

test.each(['2x Lightsaber (AW 59)', '2 Lightsaber', 'Lightsaber x2', '2x lightsaber (Awakenings)'])(
  '"%s" are two lightsabers',
  (line) => {
    expect(read(`Deck\nUpgrade (2)\n${line}`).deck.cards).toEqual({ '01059': 2 });
  },
);

test.each(['UPGRADE', 'Upgrades:', '## Upgrade', 'Upgrade (2 cards, 2 dice)', 'Upgrades: 2'])(
  '"%s" opens a section',
  (heading) => {
    expect(read(`Deck\n${heading}\nLightsaber`).deck.cards).toEqual({ '01059': 1 });
  },
);

test('a text without sections is read by its counts', () => {
  expect(read('2 Jedi\n1x Luke Skywalker\n2 Lightsaber').deck).toEqual({
    name: '2 Jedi',
    characters: [character('01035')],
    cards: { '01059': 2 },
  });
});

test('a text may begin with a card and end with an address', () => {
  const { deck } = read('2x Lightsaber\n\nhttps://swdestinydb.com/decklist/1');
  expect(deck).toEqual({ name: 'Deck', characters: [], cards: { '01059': 2 } });
});

test('a card that cannot be played yet is named with its set', () => {
  const { deck, unscripted } = read(
    'Deck\nCharacter\n1x Anakin Skywalker (Transformations #1)\n1x Rey (AW 38)',
  );
  expect(unscripted).toEqual(['Anakin Skywalker (Transformations 1)']);
  expect(deck.characters).toEqual([character('01038')]);
});

test('a card of a fan set that cannot be played yet says so', () => {
  const { unscripted } = read(JSON.stringify({ slots: { '14001': 1 } }));
  expect(unscripted).toEqual([expect.stringMatching(/\(Faltering Allegiances 1, a fan set\)$/)]);
});

test('another subtitle is another card, and the one that can be played is told', () => {
  const { unscripted, notes } = read('Deck\nCharacter\n1x Luke Skywalker, Red Five');
  expect(unscripted).toEqual(['Luke Skywalker, Red Five']);
  expect(notes).toEqual([
    'Luke Skywalker, Red Five cannot be played yet; with this title there is Luke Skywalker, Jedi Knight (01035).',
  ]);
});

test('a reprint is played as the print that is known', () => {
  const { deck, notes } = read(JSON.stringify({ slots: { '04015': 2 } }));
  expect(deck.cards).toEqual({ '01074': 2 });
  expect(notes).toEqual(['Tactical Mastery (Two-Player Game 15) is played as its print 01074.']);
});

test('a misspelled card names its line and what is like it', () => {
  expect(faultsOf('Deck\n\nUpgrade (2)\n2x Lihgtsaber')).toEqual([
    {
      path: 'line 4',
      says: expect.stringMatching(/^There is no card "Lihgtsaber"; did you mean Lightsaber, /),
    },
  ]);
});

test('a number that no card has names its place', () => {
  expect(faultsOf(JSON.stringify({ slots: { '99999': 2 } })).map(({ path }) => path)).toEqual([
    'slots.99999',
  ]);
});

test('a set that nobody knows is told with those like it', () => {
  expect(faultsOf('Deck\nUpgrade\n2x Lightsaber (Awakening #59)')).toEqual([
    {
      path: 'line 3',
      says: expect.stringMatching(/^There is no set "Awakening"; did you mean Awakenings, /),
    },
  ]);
});

test('a number that is not in the set is told', () => {
  expect(faultsOf('Deck\nUpgrade\n2x Lightsaber (AW 590)')).toEqual([
    { path: 'line 3', says: 'The set AW has no card with the number 590.' },
  ]);
});

test('a name that is not that of its number is told', () => {
  expect(faultsOf('Deck\nUpgrade\n2x Lightsaber (AW 35)')).toEqual([
    { path: 'line 3', says: 'AW 35 is Luke Skywalker, not "Lightsaber"; correct one of the two.' },
  ]);
});

test('a title of two characters is asked for', () => {
  expect(faultsOf('Deck\nCharacter\n1x Rey')).toEqual([
    {
      path: 'line 3',
      says: '"Rey" can be Rey, Force Prodigy (01038) or Rey, Finding The Ways (04024); write one of them, or its number.',
    },
  ]);
});

test('a second plot is told', () => {
  const plots = 'Deck\nPlot\nTemporary Truce (SoH 119)\nTemporary Truce (SoH 119)';
  expect(faultsOf(plots).map(({ path }) => path)).toEqual(['line 4']);
});

test('a unique character has two dice at most', () => {
  expect(faultsOf('Deck\nCharacter\n3x Luke Skywalker')).toEqual([
    {
      path: 'line 3',
      says: 'Luke Skywalker, Jedi Knight is unique and has 1 die, or 2 where it is elite; here it has 3.',
    },
  ]);
});

test('a line with more copies than a deck has cards is told', () => {
  expect(faultsOf('Deck\nUpgrade\n300x Lightsaber')).toEqual([
    { path: 'line 3', says: '"300x Lightsaber" asks for 300 copies; a line has 1 to 30 of a card.' },
  ]);
});

test('a text without cards is told', () => {
  expect(faultsOf('Hello there').map(({ path }) => path)).toEqual(['line 1']);
});

test('an empty file is told', () => {
  expect(faultsOf('').map(({ path }) => path)).toEqual(['line 1']);
});

test('broken JSON is told', () => {
  expect(faultsOf('{ "name": ')).toEqual([
    { path: 'file', says: expect.stringMatching(/^The file begins like JSON, but is none: /) },
  ]);
});

test('JSON of something else is told', () => {
  expect(faultsOf('{ "game": "chess" }').map(({ path }) => path)).toEqual(['slots']);
});

test('a slot that is no number of copies names its place', () => {
  expect(faultsOf('{ "slots": { "01059": "two" } }')).toEqual([
    {
      path: 'slots.01059',
      says: 'Here must be a number of copies, or an object like { "quantity": 2, "dice": 2 }.',
    },
  ]);
});

test('our own form without its characters names the place', () => {
  expect(faultsOf('{ "name": "Deck", "cards": {} }').map(({ path }) => path)).toEqual(['characters']);
});

test('a misspelled key of our own form is told', () => {
  const faults = faultsOf('{ "name": "Deck", "characters": [], "cards": {}, "plots": "11119" }');
  expect(faults).toEqual([{ path: 'file', says: expect.stringContaining('"plots"') }]);
});

test('a file that is no deck is refused by its size before its cards are looked up', () => {
  expect(readDeck(`2x Lightsaber\n${' '.repeat(100_000)}`)).toEqual({
    faults: [{ path: 'file', says: 'The file is too large: a deck has at most 100000 letters.' }],
  });
  const lines = Array.from({ length: 1_000 }, () => '2x Nobody').join('\n');
  expect(readDeck(`Upgrade\n${lines}`)).toEqual({
    faults: [{ path: 'line 202', says: 'Here is more than a deck can hold: at most 200 lines of cards.' }],
  });
});

test.each([
  ['a name of 10,000 letters', 'x'.repeat(10_000)],
  ['50,000 blanks', `a${' '.repeat(50_000)}b`],
  ['brackets without end', '(Awakenings #1)'.repeat(5_000)],
])('%s on a line of a deck is a fault of that line', (_, text) => {
  expect(readDeck(`Upgrade\n2x ${text}`)).toEqual({
    faults: [{ path: 'line 2', says: 'This line is too long: a card has at most 200 letters.' }],
  });
});

test('the names in JSON have their bound too, and the deck is called by one line', () => {
  const long = 'x'.repeat(10_000);
  expect(readDeck(JSON.stringify({ name: 'Mine', characters: [], cards: { [long]: 1 } }))).toMatchObject({
    faults: [{ path: `cards.${long}` }],
  });
  const deck = { name: '\u001b[31mMine\nand more', characters: [], cards: {} };
  expect(readDeck(JSON.stringify(deck))).toMatchObject({ deck: { name: '[31mMine and more' } });
});
