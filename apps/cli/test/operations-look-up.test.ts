import { KINDS, RULEBOOK } from '@holofoe/operations';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

test('rules operations lists every rule, and one in full', async () => {
  const { out } = await holofoe(['rules', 'operations']);
  for (const { id } of RULEBOOK) expect(out).toContain(`  ${id}  `);
  expect(out).not.toContain('DBG-');
  expect((await holofoe(['rules', 'operations', 'ops-2'])).out).toMatch(/^OPS-02 action phase\n/);
  expect((await holofoe(['rules', 'OPS-02'])).out).toMatch(/^OPS-02 /);
});

test('cards operations lists every card with cost or points, health and die, and filters them', async () => {
  const all = await holofoe(['cards', 'operations']);
  for (const { id } of KINDS) expect(all.out).toMatch(new RegExp(`^${id} `, 'm'));
  const plots = await holofoe(['cards', 'operations', '--type', 'plot', '--faction', 'neutral']);
  expect(plots.out).toMatch(/^11119 Temporary Truce +neutral plot +0p$/m);
  expect(all.out).toMatch(/^01035 Luke Skywalker +hero +character 15\/20p 12 2MD 3MD 1F 1Sh 1R -$/m);
});

test('every card prints; a title of several cards names them', async () => {
  for (const { id, name } of KINDS)
    expect((await holofoe(['cards', 'operations', id])).out.replaceAll('│', '')).toContain(name);
  const { code, err } = await holofoe(['cards', 'operations', 'Darth Vader']);
  expect(code).toBe(2);
  expect(plain(err)).toContain('"Darth Vader" could be Darth Vader, Sith Lord (01010), Darth Vader, Dark');
});

test('help explains the options of the rules, from the schema', async () => {
  const { out } = await holofoe(['play', 'operations', '--help']);
  expect(out).toContain('  phase=full (default) | short\n      OPS-02: ');
  expect(out).toContain('--scenario <name>');
  expect(out).not.toContain('--side');
});

const SIMULATE = ['simulate', 'operations', '--games', '3', '--policy', 'random', '--seed', '1'];

test('simulate operations prints a line for each scenario, number of players and difficulty', async () => {
  const { code, out, err } = await holofoe([...SIMULATE, '--players', '1-2', '--scenario', 'SCA,naboo']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('3 games of operations in each line, players: random, seed 1');
  expect(
    out.match(/^(Battle of Scarif|Duel on Naboo) +[12] (normal|expert) .* % +\d+\.\d +\d+ +\d+$/gm),
  ).toHaveLength(8);
  expect(plain(out)).toMatch(
    /Players were eliminated \d+ times: \d+ by damage \(.* %\), \d+ for want of cards/,
  );
});

test('simulate operations --json gives the cells and their reports, the same for the same seed', async () => {
  const argv = [
    ...SIMULATE,
    '--policy',
    'greedy',
    '--players',
    '2',
    '--scenario',
    'SCA',
    '--normal',
    '--json',
  ];
  const { cells, reports } = JSON.parse((await holofoe(argv)).out);
  expect(cells).toMatchObject([{ scenario: 'OBJ-SCA', players: 2, expert: false, games: 3 }]);
  expect(reports).toMatchObject([{ game: 'operations', players: ['greedy', 'greedy'] }]);
  expect(JSON.parse((await holofoe(argv)).out).cells).toEqual(cells);
});

test.each([
  [['play', 'operations', '--scenario', 'Jakku'], 'There is no scenario "Jakku"; there are OBJ-SCA'],
  [['play', 'operations', '--decks', 'H1,H9'], '--decks: H9 is no file, and there is no ready deck "H9"'],
  [['play', 'operations', '--decks', 'H1,V1'], '--decks, player 2: The team of player 2 is villain'],
  [['play', 'operations', '--decks', 'H1,H1'], '--decks, player 2: Luke Skywalker is unique'],
  [['play', 'operations', '--players', '5'], 'It must be a whole number from 1 to 4.'],
  [['play', 'operations', '--players', '2', '--decks', 'H1'], "cannot be used with option '--decks"],
  [['play', 'operations', '--first', '2'], '--first 2: there is one player.'],
  [['play', 'operations', '--side', 'rebel'], "unknown option '--side'"],
  [
    ['play', 'operations', '--option', 'fase=short'],
    '--option fase: there is no such option. Did you mean phase',
  ],
  [
    ['play', '--seed', '1', 'operations'],
    '"operations" stands behind flags of deckbuilding. Name the game first',
  ],
  [['advise', 'operations'], 'No table was named. Name one: holofoe advise operations FILE.'],
  [['advise', 'operations', 'a.yaml', '--state', 'b.yaml'], 'Two tables were named: a.yaml and b.yaml.'],
  [['simulate', 'operations', '--players', '0'], 'Write 1 to 4, such as 2, 1,2 or 1-4.'],
  [
    ['simulate', 'operations', '--policy', 'clever'],
    '--policy clever: there is no such player. Name one of random',
  ],
  [['rules', 'operations', 'OPS-99'], 'There is no rule "OPS-99". Did you mean OPS-'],
  [['rules', 'chess', 'OPS-01'], 'There is no game "chess".'],
  [['decks', 'chess'], "unknown command 'chess'"],
])('holofoe %j is bad input', async (argv, says) => {
  const { files } = folder();
  const { code, out, err } = await holofoe(argv, ['']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain(says);
  expect(files()).toEqual([]);
});
