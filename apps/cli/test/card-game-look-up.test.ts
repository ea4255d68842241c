import { EPISODES, KINDS, READY_DECKS, RULEBOOK, SETS } from '@holofoe/card-game';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

test('LCG-18 rules shows a rule in full, and all of the game in a list', async () => {
  const one = await holofoe(['rules', 'lcg-18']);
  expect(one.out).toMatch(/^LCG-18 deployment\n/);
  expect(plain(one.out)).toContain('Ruling: Beneficial means that it gives something');
  const { out } = await holofoe(['rules', 'card-game']);
  for (const { id } of RULEBOOK) expect(out).toContain(`  ${id}  `);
});

test('001-2 cards shows a card as its data has it; a part of a title will do, and several are named', async () => {
  const { out } = await holofoe(['cards', '001-2']);
  expect(plain(out)).toContain('Luke Skywalker (001-2)');
  expect(plain(out)).toContain('Unique unit of the Light Side, Jedi. Character, Force');
  expect(plain(out)).toContain('Targeted strike.');
  const several = await holofoe(['cards', 'card-game', 'luke sky']);
  expect(several).toMatchObject({ code: 2, out: '' });
  expect(plain(several.err)).toContain('Luke Skywalker (001-2)');
});

test('cards with a part of a title names all that have it, however many, and copies of one card show it', async () => {
  const vader = plain((await holofoe(['cards', 'card-game', 'vader'])).err);
  expect(vader).toContain('"vader" could be ');
  const titles = KINDS.filter(({ title }) => /vader/i.test(title)).map(({ title }) => title);
  expect(new Set(titles).size).toBeGreaterThan(1);
  for (const title of titles) expect(vader).toContain(`${title} (`);
  // 187-3 and 187-4 are two copies of one card.
  const [first, second] = ['187-3', '187-4'].map((id) => KINDS.find((kind) => kind.id === id)?.title);
  expect(first).toBe(second);
  const copies = await holofoe(['cards', 'card-game', first ?? '']);
  expect(copies.code).toBe(0);
  expect(plain(copies.out)).toContain(`${first} (187-3)`);
});

test('all cards are listed in 80 columns; an affiliation card is shown by its name', async () => {
  const { out } = await holofoe(['cards', 'card-game']);
  expect(out.trimEnd().split('\n').length).toBeGreaterThan(6 * SETS.length);
  expect(plain((await holofoe(['cards', 'card-game', 'Dark Masters'])).out)).toContain(
    'Affiliation of the Dark Side.',
  );
});

test('a set of which no card is written says so in the list and on its face', async () => {
  const list = await holofoe(['cards', 'card-game', '--type', 'objective']);
  const lines = list.out.trimEnd().split('\n').slice(1);
  const unwritten = lines.filter((line) => line.includes(' not written yet '));
  expect(lines.length - unwritten.length).toBe(SETS.length);
  expect(unwritten.length).toBeGreaterThan(0);
  const [id = ''] = unwritten[0]?.split(' ') ?? [];
  const face = await holofoe(['cards', 'card-game', id]);
  expect(plain(face.out)).toContain('Not written yet: no deck with this card can be played.');
});

test('decks lists the ready decks by side, and one of them set by set', async () => {
  const { out } = await holofoe(['decks', 'card-game']);
  for (const { code, name } of READY_DECKS) expect(plain(out)).toContain(`${code} ${name}, `);
  const one = await holofoe(['decks', 'card-game', 'two-core-jedi']);
  expect(one.out).toMatch(
    /^two-core-jedi Two Cores, Jedi, Jedi, 10 sets\n {2}2x A Hero's Journey \(1\): Luke Skywalker/,
  );
  const wrong = await holofoe(['decks', 'card-game', 'jedy']);
  expect(plain(wrong.err)).toContain('There is no ready deck "jedy"; did you mean jedi');
});

const JEDI = [
  "A Hero's Journey",
  'In You Must Go',
  'Forgotten Heroes',
  'A Journey to Dagobah',
  'The Secret of Yavin 4',
];
const TEXT = ['My Jedi', 'Affiliation: Jedi', ...JEDI.map((title) => `2x ${title}`)].join('\n');
const OCTGN = [
  '<?xml version="1.0" encoding="utf-8"?><deck game="d5cf89e5-1984-4a7d-8d9f-2cba5a8a9c6b">',
  '<section name="Affiliation"><card qty="1" id="x">Jedi</card></section><section name="Objective">',
  ...JEDI.map((title) => `<card qty="2" id="x">${title.replace("'", '&apos;')}</card>`),
  '</section></deck>',
].join('\n');

test.each([
  ['plain text', 'deck.txt', TEXT],
  ["OCTGN's .o8d", 'deck.o8d', OCTGN],
  [
    'JSON',
    'deck.json',
    JSON.stringify({ name: 'My Jedi', affiliation: 'Jedi', sets: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] }),
  ],
])('decks check reads %s and finds the game by itself', async (_, name, text) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['decks', 'check', write(name, text)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toMatch(/this deck can be played\. (My Jedi|Deck), Jedi, 10 sets/);
});

test('every breach is named with its place and rule', async () => {
  const { write } = folder();
  const sets = ["3x A Hero's Journey", 'Imperial Command', 'Against All Odds'];
  const file = write('deck.txt', ['Bad', 'Affiliation: Jedi', ...sets].join('\n'));
  const { code, out, err } = await holofoe(['decks', 'check', file]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const says of [
    'Bad cannot be played as it is.',
    "Set 1, A Hero's Journey, is there 3 times; a deck may have two of a set. (rule: copies)",
    'Imperial Command, belongs to the dark side, and Jedi to the light side. (rule: side)',
    'The deck has 5 objective sets; it must have 10 or more. (rule: ten sets)',
  ])
    expect(plain(err)).toContain(says);
});

test('what cannot be read is told with its line; control characters of a file do nothing to the screen', async () => {
  const { write } = folder();
  const file = write('deck.txt', `Mine\nAffiliation: Jedi\n2x A Hero's Jorney\u001b[2J\n2x In You Must Go\n`);
  const { code, err } = await holofoe(['decks', 'check', file]);
  expect(code).toBe(2);
  expect(plain(err)).toContain('deck.txt:3: There is no objective or affiliation "A Hero\'s Jorney');
  expect(err).not.toContain('\u001b');
  const game = await holofoe(['decks', 'check', file, '--game', 'operations']);
  expect(plain(game.err)).not.toContain('objective or affiliation');
});

test.each([
  [
    'with more misspelled sets than others',
    'Affiliation: Jedi\n2x A Heros Jurney\n2x In Yu Must Go\n2x Forgoten Heros',
  ],
  ['of numbers', 'Affiliation: Jedi\n2x 001-1\n2x 999-1'],
  [
    'with all command cards and no heading for them',
    `Jedi\n2 A Hero's Journey\n2 Luke Skywalker\n2 Yoda\n2 Jedi Lightsaber\n1 Nobody`,
  ],
  ['with 99 copies', "Jedi\n99x A Hero's Journey"],
  ['that breaks off', '{"affiliation": "Jedi", "sets": [1, 1'],
  ['without its sets', '{"affiliation": "Jedi", "set": [1, 1]}'],
  ["of OCTGN's .o8d without objectives", '<deck><section name="Objective"></section></deck>'],
])('decks check takes a broken deck %s for one of the Card Game', async (_, text) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['decks', 'check', write('deck', text)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain(
    'It may be JSON, OCTGN’s .o8d, or text with the affiliation and an objective set',
  );
  expect(err).not.toContain('swdestinydb');
});

test.each([
  ['a broken one of Operations', 'Mine\nCharacter\n1x Luek Skywalker\n'],
  [
    'one of Operations with a card that is called like a set',
    "1x Fearless\n1x Vader's Fist\n2x E-11 Blaster",
  ],
  ['a broken JSON of Operations', '{"characters": [{"id": "01035"'],
])('decks check takes %s for what it is', async (_, text) => {
  const { write } = folder();
  const { code, err } = await holofoe(['decks', 'check', write('deck', text)]);
  expect(code).toBe(2);
  expect(plain(err)).not.toContain('objective set');
});

test.each([
  ['', 'is empty'],
  ['{"deck": [1, 2]}', 'is JSON of something else'],
  [
    '<deck><section name="Cards"><card qty="1">Black Lotus</card></section></deck>',
    'is an .o8d of another game',
  ],
  ['milk\neggs\n', 'is a list of something else'],
])('where a file fits no game (%j %s) decks check says what each would need', async (text) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['decks', 'check', write('deck', text)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toMatch(
    /deck: this file names nothing of any deck\. A deck of Star Wars: Destiny, Operations: It may be JSON or text as swdestinydb exports it.* A deck of Star Wars: The Card Game: It may be JSON, OCTGN’s \.o8d, or text with the affiliation and an objective set on each line.* --game/,
  );
});

test('a deck of a file is played, and one of the other side refused', async () => {
  const { write } = folder();
  const file = write('deck.txt', TEXT);
  const { out } = await holofoe(['play', 'card-game', '--seed', '1', '--light', file], []);
  expect(plain(out)).toContain('My Jedi (Light) against Core Sith (Dark).');
  const dark = await holofoe(['play', 'card-game', '--dark', file], []);
  expect(plain(dark.err)).toContain(
    'Jedi is an affiliation of the light side; this deck is wanted for the dark side.',
  );
});

test('simulate plays deck pairs by side and difficulty, and episodes, with intervals', async () => {
  const pairs = await holofoe([
    'simulate',
    'card-game',
    '--games',
    '1',
    '--policy',
    'random',
    '--difficulty',
    'easy,hard',
  ]);
  expect(pairs).toMatchObject({ code: 0, err: '' });
  expect(pairs.out).toMatch(/^jedi +sith +light +\d+\.\d % +\d+\.\d to \d+\.\d %/m);
  expect(pairs.out).toMatch(/^jedi +sith +dark, easy /m);
  expect(pairs.out).toMatch(/^jedi +sith +dark, hard /m);
  const episode = await holofoe([
    'simulate',
    'card-game',
    '--games',
    '1',
    '--policy',
    'random',
    '--episodes',
    '2',
    '--side',
    'dark',
    '--json',
  ]);
  expect(JSON.parse(episode.out)).toMatchObject({
    cells: [{ player: 'dark', decks: { episode: 2 }, games: 1 }],
  });
  const wrong = await holofoe(['simulate', 'card-game', '--episodes', '13']);
  expect(plain(wrong.err)).toContain(`Write 1 to ${EPISODES.length}`);
});

test('LCG-01 schema prints what the file of a campaign may hold; other games have none', async () => {
  const { out } = await holofoe(['schema', 'card-game', 'campaign']);
  expect(Object.keys(JSON.parse(out).properties)).toEqual(
    expect.arrayContaining(['side', 'episode', 'bonus', 'results']),
  );
  const none = await holofoe(['schema', 'operations', 'campaign']);
  expect(none).toMatchObject({ code: 2, out: '' });
  expect(plain(none.err)).toContain('has no campaign');
});
