import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answering, atRandom } from './answering.ts';
import { folder, holofoe, plain, playing } from './holofoe.ts';

const PLAY = ['play', 'operations', '--seed', '3'];
const BEGIN = ['', '1:1 2:1'];

test('a newcomer plays Battle of Scarif with the first ready deck, without being asked for anything', async () => {
  const { code, out, err } = await holofoe(PLAY, BEGIN);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toContain('You play Jedi Defenders in Battle of Scarif.');
  expect(out).toContain('Which cards of your first hand do you exchange?');
  expect(out).toContain('── Battle of Scarif: round 1, your turn ─');
  expect(out).toContain(' STAGE 1 OF 3  Landing on the Beach, per-player number 1\n');
  expect(out).toContain(' THE AI  2 resources, deck 21, discard 0\n');
  expect(out).toContain('   Luke Skywalker (elite)  ██████████  12 of 12  ●··  ready\n');
  expect(plain(out)).toContain('The same deal again: holofoe play operations --seed 3');
});

test("the AI's turn is numbered steps with rules, and why explains a choice", async () => {
  const { out } = await holofoe(PLAY, [...BEGIN, 'activate luke', 'why', 'rules OPS-20', 'card']);
  expect(out).toMatch(/── The AI's turn ─+\n {3}1 OPS-03 {2}The AI draws /);
  expect(out).toContain('"why N" explains step N.');
  expect(out).toContain('OPS-20 AI self priority');
  expect(out).toContain('│ Veteran Stormtrooper ');
});

test('after a claim the turns of the AI are told in short under one title, and why knows all of their steps', async () => {
  const { out } = await holofoe(PLAY, [...BEGIN, 'claim', '1', 'why', 'why 4']);
  const [news = '', list = ''] = out.split('gains 1 resource (3 now).')[1]?.split('> why\n') ?? [];
  const numbers = (text: string) =>
    [...text.matchAll(/^ {1,3}(\d+) OPS-/gm)].map(([, number]) => Number(number));
  expect(news.match(/── The rest of the round ─/g)).toHaveLength(1);
  expect(news).not.toContain("── The AI's turn");
  expect(news).toMatch(/\n {2}1 card could not be paid\.\n/);
  expect(numbers(list)).toEqual(numbers(list).map((_, i) => i + 1));
  expect(numbers(list)).toEqual(expect.arrayContaining(numbers(news)));
  expect(numbers(news).length).toBeLessThan(numbers(list).length);
  expect(out).toMatch(/> why 4\n4\. The AI draws /);
});

test('the title of the rest of the round is written once, even where a question came between', async () => {
  const { out } = await holofoe(PLAY, [...BEGIN, 'claim', '1', '1', '1']);
  expect(out.match(/── The rest of the round ─/g)).toHaveLength(1);
  expect(out).toMatch(/\n {2}4 cards found nothing to do\.\n── Upkeep/);
});

test('the table is in plain letters where the terminal has no others, and uses 120 columns where it has them', async () => {
  const ascii = await holofoe(PLAY, BEGIN, { env: { LANG: 'C' } });
  expect(ascii.out).toContain('   Luke Skywalker (elite)  ##########  12 of 12  O..  ready\n');
  expect([...ascii.out].every((letter) => letter < '\u0080')).toBe(true);
  const wide = await holofoe(PLAY, BEGIN, { columns: 120 });
  const [title = ''] = wide.out.split('\n').filter((line) => line.startsWith('── Battle'));
  expect(title).toHaveLength(120);
  const coloured = await holofoe(PLAY, BEGIN, { terminal: true });
  expect(coloured.out).toContain('\u001b[31mTHE AI\u001b[39m');
});

test('scenario, decks, mode and first player are flags; a part of a name will do', async () => {
  const flags = ['--scenario', 'echo', '--decks', 'V2,Bounty Hunters', '--expert', '--first', '2', '--solo'];
  const { code, out } = await holofoe([...PLAY, ...flags], ['', '', '1', '1']);
  expect(code).toBe(0);
  expect(plain(out)).toContain('Player 1 plays First Order Squad, player 2 plays Bounty Hunters in Assault');
  expect(out).toContain('Assault on Echo Base, Expert Mode: round 1, turn of Player 2');
  expect(out).toContain(' BATTLEFIELD A  Player 2; claim');
  expect(out).toContain('plot    No Mercy');
  expect(plain(out)).toContain(`play operations --solo ${quoted(flags.slice(0, -1))} --seed 3`);
});

test('a deck of a file is played', async () => {
  const { write } = folder();
  const file = write('mine.json', JSON.stringify(MINE));
  const { out } = await holofoe([...PLAY, '--decks', file], BEGIN);
  expect(plain(out)).toContain('You play Mine in Battle of Scarif.');
  expect(out).toContain('Mace Windu (elite)');
});

test('several players share the screen: it is handed over, and nobody sees another hand or first choice', async () => {
  const { code, out } = await playing([...PLAY, '--players', '2'], answering(atRandom(4), /round 2/));
  expect(code).toBe(0);
  const pages = out.split('Hand over to ').slice(1);
  expect(pages[0]).toMatch(/^Player 1\. [\s\S]*first hand do you exchange/);
  expect(pages[1]).toMatch(/^Player 2\. [\s\S]*first hand do you exchange/);
  expect(pages[1]).not.toContain('exchanges');
  for (const page of pages) {
    const own = page.slice('Player '.length, 'Player '.length + 1);
    for (const [, player, hand] of page.matchAll(
      /\n PLAYER (\d)(?:(?!\n PLAYER)[\s\S])*? {3}hand {4}(.*)/g,
    )) {
      if (player === own) expect(hand).not.toContain('unknown');
      else expect(hand).toMatch(/^\d+ unknown cards?$/);
    }
  }
});

test('with --solo nothing is handed over, all hands are seen, each question says whose it is, and undo is one', async () => {
  const flags = [...PLAY, '--players', '2', '--solo'];
  const { out } = await holofoe(flags, ['', '', '1:1', '1:1', 'activate luke', 'undo']);
  expect(out).not.toContain('Hand over');
  expect(out).not.toContain('unknown card');
  expect(out).toContain('Player 2: Which cards of your first hand do you exchange?');
  expect(out).toContain('Player 1: What do you do? You have 2 resources.');
  expect(out).toContain('Undone: Activate Luke Skywalker.');
  expect(out).not.toContain('Player 1 activates Luke Skywalker. (2 times)');
});

test('save, load and replay work, as another player saw it too', async () => {
  const { path } = folder();
  const file = path('game.json');
  const flags = ['play', 'operations', '--players', '2', '--solo', '--seed', '3'];
  await holofoe(flags, ['', '', '1:1', '1:1', 'activate luke', `save ${file}`]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'operations' });
  const loaded = await holofoe(['play', 'operations', '--load', file, '--solo'], ['pass']);
  expect(loaded.out).toContain('Battle of Scarif: round 1, turn of Player 2');
  const replayed = await holofoe(['replay', file, '--side', '2']);
  expect(replayed.code).toBe(0);
  expect(plain(replayed.out)).toContain('every checkpoint as it was saved');
  expect(replayed.out).toContain('PLAYER 2 (you)');
  const wrong = await holofoe(['replay', file, '--side', 'empire']);
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(plain(wrong.err)).toContain('--side empire: there is no such side in this game. Name one of 1, 2.');
});

test.each([
  ['one player', 2, []],
  ['two players behind hand-over screens', 1, ['--players', '2']],
  ['four villains in Expert Mode', 5, ['--players', '4', '--solo', '--expert', '--scenario', 'Knightfall']],
])('a whole game of %s at random ends, in 80 columns and without escape codes', async (_, seed, flags) => {
  const argv = ['play', 'operations', '--seed', String(seed), ...flags];
  const { code, out, err } = await playing(argv, answering(atRandom(seed), / wins? in round /));
  expect(out).toMatch(/(You win|The players win|The AI wins) in round \d+/);
  expect(out).not.toContain('\u001b');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

/** Windu and the Padawan, as a file. */
const MINE = {
  name: 'Mine',
  characters: [{ id: '03034', elite: true }, { id: '01036' }],
  cards: Object.fromEntries(
    '01059 05058 03049 06006 06017 05128 01115 05102 01157 02138 02136 01149 03103 02132 05126'
      .split(' ')
      .map((id) => [id, 2]),
  ),
};

function quoted(words: readonly string[]): string {
  return words.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ');
}
