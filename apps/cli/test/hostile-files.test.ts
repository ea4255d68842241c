import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { stateHash } from '@holofoe/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { promptOn } from '../src/terminal/prompt.ts';
import { folder, holofoe, plain } from './holofoe.ts';

const REBELS = ['play', 'deckbuilding', '--side', 'rebel', '--seed', '1'];
const ESCAPE = '\u001b]0;mine\u0007\u001b[2J';

test.each([
  ['an alias without its anchor', 'row: [*AT-ST*]', ':1:7: this is not YAML: Unresolved alias'],
  ['aliases without end', bomb(), ':2:8: this is not YAML: Excessive alias count'],
  ['brackets without end', '['.repeat(50_000), ':1: this is nested too deeply for a table.'],
  ['maps without end', '{a: '.repeat(15_000), ':1: this is nested too deeply for a table.'],
  ['lists without end', '- '.repeat(30_000), ':1: this is nested too deeply for a table.'],
  ['names without end', '? '.repeat(500), ':1: this is nested too deeply for a table.'],
  ['steps without end', steps(300), ':201: this is nested too deeply for a table.'],
  ['a map as a name', '? {a: 1}\n: 2', ':1:3: this is not YAML: A name must be a plain word.'],
  ['a number as a name', 'bot: empire\n\n\n7: x', ':4:1: this is not YAML: A name must be a plain word.'],
  ['nothing as a name', 'bot: empire\nnull: x', ':2:1: this is not YAML: A name must be a plain word.'],
  [
    'bytes as a name',
    'bot: empire\n!!binary 4oCuwps=: 1',
    ':2:10: this is not YAML: A name must be a plain word.',
  ],
  ['a name twice', 'bot: empire\nbot: rebel', ':2:1: this is not YAML: "bot" stands here a second time.'],
  [
    'commas without end',
    `[${','.repeat(60_000)}`,
    ':1: these are more brackets and commas than any table has.',
  ],
  [
    'empty lists without end',
    '[]'.repeat(30_000),
    ':1: these are more brackets and commas than any table has.',
  ],
  [
    'closed brackets without end',
    ']'.repeat(60_000),
    ':1: these are more brackets and commas than any table has.',
  ],
  ['too many letters', `# ${'x'.repeat(64_000)}`, ': this file is too large; at most 64 kB are read.'],
])('%s in a table: one message, exit code 2', async (_, text, says) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['advise', 'deckbuilding', write('table.yaml', text)]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(plain(err)).toContain(`table.yaml${says}`);
});

test.each(['table.json', 'table.yaml'])(
  'a thousand faults of %s are told as twenty, and how many more',
  async (name) => {
    const { write } = folder();
    const file = write(name, JSON.stringify({ exile: Array.from({ length: 90 }, () => 'nobody') }));
    const { code, err } = await holofoe(['advise', 'deckbuilding', file]);
    expect(code).toBe(2);
    expect([...plain(err).matchAll(/there is no card "nobody"/g)]).toHaveLength(20);
    expect(plain(err)).toContain('… and 70 more.');
  },
);

test.each([
  [
    'more bytes than any save has',
    ' '.repeat(4_000_001),
    ': this file is too large; at most 4000 kB are read.',
  ],
  [
    'more values than any save has',
    `{"holofoe":1,"game":"operations","x":[${'{},'.repeat(500_000)}0]}`,
    ': This save is damaged: it has more than 400000 values. Open an earlier copy of it.',
  ],
  [
    'brackets without end',
    '['.repeat(3_000_000),
    ': This save is damaged: it is nested more than 50 deep. Open an earlier copy of it.',
  ],
])('a save with %s is refused by replay and by play', async (_, text, says) => {
  const { write } = folder();
  const file = write('save.json', text);
  for (const argv of [
    ['replay', file],
    ['play', 'operations', '--load', file],
  ]) {
    const { code, out, err } = await holofoe(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(plain(err)).toContain(`save.json${says}`);
  }
});

test.each(['__proto__', 'constructor', 'toString'])('simulate: %s is no player', async (name) => {
  const deckbuilding = await holofoe(['simulate', 'deckbuilding', '--games', '1', '--player', name]);
  expect(deckbuilding).toMatchObject({ code: 2, out: '' });
  expect(plain(deckbuilding.err)).toContain(`--player ${name}: there is no such player.`);
  const operations = await holofoe(['simulate', 'operations', '--games', '1', '--policy', name]);
  expect(operations).toMatchObject({ code: 2, out: '' });
  expect(plain(operations.err)).toContain(`--policy ${name}: there is no such player.`);
});

test('what stands in a file does nothing to the screen: names in YAML', async () => {
  const { write } = folder();
  const file = write(
    'table.yaml',
    `"${ESCAPE.replaceAll('\u001b', '\\e').replaceAll('\u0007', '\\a')}row": 1`,
  );
  const { code, err } = await holofoe(['advise', 'deckbuilding', file]);
  expect(code).toBe(2);
  expect(err).toContain('row');
  expect(controlsIn(err)).toEqual([]);
});

test('what stands in a file does nothing to the screen: the name of a deck', async () => {
  const { write } = folder();
  const deck = { name: `${ESCAPE}Mine`, characters: [{ id: '01035', elite: true }], cards: {} };
  const { code, out, err } = await holofoe(['decks', 'check', write('deck.json', JSON.stringify(deck))]);
  expect(code).toBe(2);
  expect(plain(err)).toContain('Mine cannot be played as it is.');
  expect(controlsIn(out + err)).toEqual([]);
});

test('what stands in a file does nothing to the screen: the log of a save', async () => {
  const { path, write } = folder();
  await holofoe(REBELS, ['all', `save ${path('game.json')}`, 'quit']);
  const save = JSON.parse(readFileSync(path('game.json'), 'utf8'));
  const lines = [`${ESCAPE}\u001b[31mEVIL ${'x'.repeat(5_000)}`];
  const file = write('evil.json', JSON.stringify({ ...save, earlierLog: [lines, lines] }));
  const { out, err } = await holofoe(['play', 'deckbuilding', '--load', file], ['log all', 'quit']);
  const replayed = await holofoe(['replay', file]);
  for (const text of [out + err, replayed.out + replayed.err]) {
    expect(text).toContain('EVIL');
    expect(text).not.toContain('x'.repeat(1_200));
    expect(controlsIn(text)).toEqual([]);
  }
});

const UNSEEN = '\u001b[2J\u001b]0;mine\u0007\u009b31m\u202e\u2028';

test.each([
  ['that moves the cursor', `A${UNSEEN}`],
  ['that turns the line', 'A\u202eB'],
  ['of 50,000 letters', 'x'.repeat(50_000)],
])('a save with the name of a player %s is refused with its place', async (_, name) => {
  const { path, write } = folder();
  await holofoe(
    ['play', 'operations', '--players', '2', '--seed', '1'],
    ['', `save ${path('game.json')}`, 'quit'],
  );
  const save = JSON.parse(readFileSync(path('game.json'), 'utf8'));
  const { state } = save.mark;
  state.players[0].name = name;
  const mark = { at: 0, state };
  const forged = { ...save, start: state, journal: [], mark, hashes: [[0, stateHash(state)]] };
  const file = write('evil.json', JSON.stringify(forged));
  for (const argv of [
    ['play', 'operations', '--load', file],
    ['replay', file],
  ]) {
    const { code, out, err } = await holofoe(argv, ['', 'quit']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(plain(err)).toContain('players[0].name: ');
    expect(err.length).toBeLessThan(1_000);
    expect(controlsIn(err)).toEqual([]);
  }
});

test('what is asked and what a pipe answers do nothing to the screen', async () => {
  const stdout = new PassThrough();
  const prompt = promptOn(
    { stdin: Readable.from([`b${UNSEEN}\n`]), stdout, stderr: stdout, env: {} },
    stdout,
  );
  await prompt.line(`Hand over to A${UNSEEN}: `);
  const text = String(stdout.read());
  expect(text).toMatch(/^Hand over to A.*: b.*\n$/);
  expect(controlsIn(text)).toEqual([]);
});

test.each(['!!binary 4oCuwps=: 1', 'row: !!pairs [!!binary 4oCuwps=: 1]'])(
  'no warning of the parser passes on what a table holds: %s',
  async (line) => {
    const { write } = folder();
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { code } = await holofoe(['advise', 'deckbuilding', write('t.yaml', `bot: empire\n${line}`)]);
    expect(code).toBe(2);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a word of the command line does nothing to the screen', async () => {
  const { err } = await holofoe(['play', 'deckbuilding', '--load', `${ESCAPE}no.json`]);
  expect(controlsIn(err)).toEqual([]);
  expect(controlsIn((await holofoe([`${ESCAPE}play`])).err)).toEqual([]);
});

function controlsIn(text: string): string[] {
  return [...text.matchAll(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e]/gu)].map(([control]) => control);
}

function bomb(): string {
  const letters = [...'abcdefgh'];
  const line = (letter: string, at: number) =>
    `${letter}: &${letter} [${Array.from({ length: 9 }, () => (at === 0 ? 'x' : `*${letters[at - 1]}`)).join(', ')}]`;
  return letters.map(line).join('\n');
}

function steps(count: number): string {
  return Array.from({ length: count }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
}
