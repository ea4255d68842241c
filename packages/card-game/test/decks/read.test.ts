import { expect, test } from 'vitest';
import { readDeck } from '../../src/decks/read.ts';

const DECK = { name: 'Training', affiliation: 'aff-jedi', sets: [1, 1, 2, 18] };

function faultsOf(file: string): readonly string[] {
  const read = readDeck(file);
  return 'faults' in read ? read.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

test('our own JSON, with numbers', () => {
  expect(readDeck(JSON.stringify(DECK))).toEqual({ deck: DECK });
});

test('our own JSON, with titles and copies', () => {
  const file = {
    name: 'Training',
    affiliation: 'Jedi',
    sets: { "A Hero's Journey": 2, 'In You Must Go': 1, 'Hit and Run': 1 },
  };
  expect(readDeck(JSON.stringify(file))).toEqual({ deck: DECK });
});

test('JSON that is none is told', () => {
  expect(faultsOf('{ "name": ')[0]).toMatch(/^file: The file begins like JSON, but is none/);
});

test('JSON without an affiliation is told at its place', () => {
  expect(faultsOf('{ "sets": [1] }')[0]).toMatch(/^affiliation: /);
});

test.each([
  { how: 'copies in front', lines: ["2x A Hero's Journey", '1x In You Must Go', 'Hit and Run'] },
  { how: 'copies behind', lines: ['A Hero’s Journey x2', 'In You Must Go (1)', 'hit AND run'] },
  { how: 'numbers', lines: ['2x set 1', '2', '#18'] },
  { how: 'a card on each line', lines: ['001-1', '001-1', '002-1', '018-1'] },
])('text with $how', ({ lines }) => {
  expect(readDeck(['Training', 'Affiliation: Jedi', ...lines].join('\n'))).toEqual({ deck: DECK });
});

test('text with headings; the command deck is passed over', () => {
  const file = [
    'Name: Training',
    'Affiliation',
    '=====',
    'Jedi',
    '',
    'Objective Sets (4)',
    "2 A Hero's Journey",
    '1 In You Must Go',
    '1 Hit and Run',
    'Command Deck (20)',
    '2 Luke Skywalker',
    '1 A card that nobody knows',
    'https://example.org/decks/1',
  ];
  expect(readDeck(file.join('\r\n'))).toEqual({ deck: DECK });
});

test('command cards without a heading come with their sets', () => {
  const file = [
    'Training',
    'Jedi',
    "2 A Hero's Journey",
    '2 Luke Skywalker',
    '1 In You Must Go',
    '1 Hit and Run',
  ];
  expect(readDeck(file.join('\n'))).toEqual({ deck: DECK });
});

test('a set that is not written can be read', () => {
  expect(readDeck('Deck\nJedi\n2x Raise the Stakes')).toEqual({
    deck: { name: 'Deck', affiliation: 'aff-jedi', sets: [70, 70] },
  });
});

test("OCTGN's file: objectives and affiliation, with what XML writes otherwise", () => {
  const file = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="d5cf89e5-1984-4e21-9f5f-0e7b0ac3c3f8">
  <section name="Affiliation" shared="False"><card qty="1" id="a">Jedi</card></section>
  <section name="Objective Deck" shared="False">
    <card qty="2" id="b">A Hero&apos;s Journey</card>
    <card qty="1" id="c">In You Must Go</card>
    <card qty="1" id="d">Hit &#97;nd Run</card>
  </section>
  <section name="Command Deck" shared="False"><card qty="2" id="e">Luke Skywalker</card></section>
</deck>`;
  expect(readDeck(file)).toEqual({ deck: { ...DECK, name: 'Deck' } });
});

test('a title that nobody knows is told with those most like it', () => {
  expect(faultsOf('Training\nJedi\n2x A Heros Jurney')).toEqual([
    expect.stringMatching(
      /^line 3: There is no objective or affiliation "A Heros Jurney"; did you mean A Hero's Journey/,
    ),
  ]);
});

test('two affiliation cards are one too many', () => {
  expect(faultsOf('Training\nJedi\nSith\n1')).toEqual([
    'line 3: A deck has one affiliation card; here is a second one.',
  ]);
});

test('a deck without sets, or without an affiliation, is told what is missing', () => {
  expect(faultsOf('Training\nJedi')[0]).toMatch(/^file: No objective sets were found/);
  expect(faultsOf("Training\n2x A Hero's Journey")[0]).toMatch(/^file: There is no affiliation card/);
});

test('copies beyond reason, long lines and large files are told, not read', () => {
  expect(faultsOf("Jedi\n99x A Hero's Journey")[0]).toMatch(/^line 2: .*asks for 99 copies/);
  expect(faultsOf(`Jedi\n${'x'.repeat(201)}`)[0]).toMatch(/^line 2: This line is too long/);
  expect(faultsOf('x'.repeat(200_001))[0]).toMatch(/^file: The file is too large/);
});

test.each([
  ['text', (line: string) => line.repeat(400), '2x Zz\n', 'line 301'],
  [
    "OCTGN's file",
    (card: string) => `<deck><section name="Objective Deck">${card.repeat(400)}</section></deck>`,
    '<card qty="2">Zz</card>',
    'Objective Deck: Zz',
  ],
])('%s with more lines than a deck has is not read to its end', (_, fileOf, line, path) => {
  const file = fileOf(line).replace(/2(?=[^2]*$)/, '99');
  expect(faultsOf(file)).toEqual([`${path}: A deck has at most 300 lines.`]);
});
