import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { cardGame, EPISODES, gameOf } from '@holofoe/card-game';
import { openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { folder, holofoe, plain, playing } from './holofoe.ts';

const OVER = 'What you can still type';

/** Whoever does nothing until the game is over. */
function passing(question: string): string {
  if (question.includes(OVER)) return 'quit';
  return question.includes('Keep it') ? 'keep' : 'pass';
}

function campaignFile() {
  const { path, write, files } = folder();
  const file = path('mine.json');
  return {
    file,
    path,
    write,
    files,
    read: () => JSON.parse(readFileSync(file, 'utf8')),
    campaign: (...words: string[]) => holofoe(['campaign', ...words, '--file', file]),
    /** The next episode, one turn of the Dark Side before the dial is full. */
    playLastRound: (answer = passing) => {
      const config = gameOf(JSON.parse(readFileSync(file, 'utf8')));
      const table = openTable(cardGame, { config, seed: 1 });
      expect(table.correct([{ set: 'dial', to: 11 }])).toBeUndefined();
      write('mine.game.json', JSON.stringify(table.save()));
      return playing(['campaign', 'play', '--file', file], answer);
    },
  };
}

test('LCG-01 a new campaign shows its episodes, the story of the side, both decks and what a win gives', async () => {
  const { campaign, read } = campaignFile();
  const { code, out, err } = await campaign('new', '--side', 'dark', '--difficulty', 'hard');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(read()).toMatchObject({
    side: 'dark',
    episode: 1,
    bonus: [],
    results: [],
    options: { dial: 'hard' },
  });
  expect(out).toContain('The campaign of the Dark Side, difficulty hard\n');
  for (const { title } of EPISODES) expect(out).toContain(title);
  expect(plain(out)).toContain(plain(EPISODES[0]?.story.dark ?? '?'));
  expect(plain(out)).not.toContain(plain(EPISODES[0]?.story.light ?? '?'));
  expect(plain(out)).toContain('a win gives for the next episode Academy Engineer');
});

test('LCG-38 a campaign of the Light Side has no difficulty', async () => {
  const { campaign, files } = campaignFile();
  for (const flags of [
    ['--difficulty', 'insane'],
    ['--option', 'dial=25'],
  ]) {
    const { code, err } = await campaign('new', '--side', 'light', ...flags);
    expect(code).toBe(2);
    expect(plain(err)).toContain('a difficulty is only for an AI on the Light Side (LCG-38)');
  }
  expect(files()).toEqual([]);
});

test('LCG-03 two episodes are won one after the other: each gives its bonus to the next, where it starts in play', async () => {
  const { campaign, playLastRound, read } = campaignFile();
  await campaign('new', '--side', 'dark', '--option', 'dial=12');
  const first = await playLastRound();
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(plain(first.out)).toContain('You win in round 1: the Death Star dial is full.');
  expect(first.out).toContain('The episode is won.');
  expect(read()).toMatchObject({
    episode: 2,
    bonus: ['239-3'],
    results: [{ episode: 1, won: true, rounds: 1, dial: 12 }],
  });
  const second = await playLastRound();
  expect(plain(second.out)).toContain('in play for you at the start Academy Engineer');
  expect(second.out).toMatch(/ {3}units {6}Academy Engineer/);
  expect(read()).toMatchObject({ episode: 3, bonus: ['218-3'] });
  const shown = await campaign('show');
  expect(shown.out).toMatch(/ {3}2 {2}Shadow of the Inquisitor +Rebels +won/);
  expect(plain(shown.out)).toContain(
    'The last game: You won Shadow of the Inquisitor in 1 round, with the dial at 12. ' +
      'So far 2 games: 2 won, 0 lost, 1.0 rounds each on the average.',
  );
});

test('LCG-03 a lost episode is played again with the same bonus', async () => {
  const { campaign, playLastRound, read } = campaignFile();
  await campaign('new', '--side', 'light');
  const { out } = await playLastRound();
  expect(plain(out)).toContain('The episode is lost. It is played again, with the same bonus.');
  expect(read()).toMatchObject({ episode: 1, bonus: [], results: [{ episode: 1, won: false }] });
  expect((await campaign('show')).out).toMatch(/ {3}1 {2}Spark of Rebellion +Rebels +next, lost once/);
});

test.each([
  ['lost', 'light', 1],
  ['won', 'dark', 2],
] as const)('LCG-03 a %s game counts once, though its file stays behind', async (_, side, next) => {
  const { file, campaign, playLastRound, read, write, path, files } = campaignFile();
  await campaign('new', '--side', side, '--option', 'dial=12');
  const before = readFileSync(file, 'utf8');
  let finished = '';
  await playLastRound((question) => {
    if (question.includes(OVER)) finished = readFileSync(path('mine.game.json'), 'utf8');
    return passing(question);
  });
  const after = read();
  expect(after).toMatchObject({ episode: next, results: [{ episode: 1 }] });
  expect(files()).toEqual(['mine.json']);

  write('mine.game.json', finished);
  const again = await holofoe(['campaign', 'play', '--file', file]);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).not.toContain('It goes on where you left it.');
  expect(read()).toEqual(after);
  expect(files()).toEqual(['mine.json']);

  write('mine.json', before);
  write('mine.game.json', finished);
  await holofoe(['campaign', 'play', '--file', file]);
  expect(read()).toEqual(after);
});

test('a folder in the place of a game is told before a campaign is written over', async () => {
  const { campaign, read, path } = campaignFile();
  await campaign('new', '--side', 'dark');
  mkdirSync(path('mine.game.json'));
  const { code, out, err } = await campaign('new', '--side', 'light', '--force');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain('mine.game.json: this is a folder; only a file can be written over.');
  expect(read()).toMatchObject({ side: 'dark' });
});

test('a campaign with as many games as it may have is read, and one more takes the place of the oldest lost', async () => {
  const { campaign, playLastRound, read, write } = campaignFile();
  await campaign('new', '--side', 'light');
  const first = { episode: 1, won: true, rounds: 999, dial: 999 };
  const lost = Array.from({ length: 499 }, (_, at) => ({ episode: 2, won: false, rounds: at, dial: 999 }));
  const full = { ...read(), episode: 2, bonus: ['257-2'], results: [first, ...lost] };
  write('mine.json', JSON.stringify(full, undefined, 2));
  expect((await campaign('show')).out).toContain('next, lost 499 times');
  const { code, err } = await playLastRound();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(read().results).toEqual([first, ...lost.slice(1), { episode: 2, won: false, rounds: 1, dial: 12 }]);
  expect((await campaign('show')).code).toBe(0);
  write('mine.json', JSON.stringify({ ...full, results: [first, ...lost, ...lost] }));
  expect(plain((await campaign('show')).err)).toContain(' results[500]: ');
});

test('an episode that is left is kept, and goes on where it was left', async () => {
  const { file, campaign, files } = campaignFile();
  await campaign('new');
  const left = await holofoe(['campaign', 'play', '--file', file, '--seed', '5'], ['keep']);
  expect(plain(left.out)).toContain('"holofoe campaign play" goes on with it.');
  expect(files()).toEqual(['mine.game.json', 'mine.json']);
  const again = await holofoe(['campaign', 'play', '--file', file], ['undo']);
  expect(again.out).toContain('It goes on where you left it.');
  expect(again.out).toContain('Undone: Keep it.');
  const refused = await campaign('new');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(plain(refused.err)).toContain('mine.json exists. Name another file, or add --force');
});

test('a step that cannot be kept is told, and the episode goes on; the next step is kept again', async () => {
  const { file, campaign, path } = campaignFile();
  await campaign('new');
  const game = path('mine.game.json');
  const argv = ['campaign', 'play', '--file', file, '--seed', '5'];
  const answers = [
    () => {
      mkdirSync(game);
      return 'keep';
    },
    () => {
      rmdirSync(game);
      return 'undo';
    },
    () => 'EOF',
  ];
  const { code, out, err } = await playing(argv, () => answers.shift()?.() ?? 'EOF');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toMatch(/only a file can be written over. This step is not kept; the next one tries/);
  expect(plain(out)).toContain('Undone: Keep it.');
  expect(plain(out)).toContain('"holofoe campaign play" goes on with it.');
  expect(JSON.parse(readFileSync(game, 'utf8'))).toMatchObject({ game: 'card-game', seed: 5 });
});

test('an episode that is left with steps that could not be kept says so', async () => {
  const { file, campaign, path } = campaignFile();
  await campaign('new');
  const { code, out } = await playing(['campaign', 'play', '--file', file, '--seed', '5'], () => {
    if (existsSync(path('mine.game.json'))) return 'quit';
    mkdirSync(path('mine.game.json'));
    return 'keep';
  });
  expect(code).toBe(0);
  expect(plain(out)).toMatch(/The last steps are lost: \S*mine.game.json could not be written. $/);
});

test('a game of another episode is not taken for this one', async () => {
  const { file, campaign, write, path } = campaignFile();
  await campaign('new');
  await holofoe(['play', 'card-game', '--seed', '3'], ['keep', `save ${path('mine.game.json')}`]);
  const { code, err } = await holofoe(['campaign', 'play', '--file', file], []);
  expect(code).toBe(2);
  expect(plain(err)).toContain('mine.game.json: this game is not of the next episode of this campaign.');
  write('mine.game.json', '{"holofoe": 1');
  expect((await holofoe(['campaign', 'play', '--file', file], [])).code).toBe(2);
});

test('export and import carry a campaign from file to file, and take no place unasked', async () => {
  const { campaign, path, read } = campaignFile();
  await campaign('new', '--side', 'dark');
  expect(await campaign('export', path('copy.json'))).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(readFileSync(path('copy.json'), 'utf8'))).toEqual(read());
  expect((await campaign('export', path('copy.json'))).code).toBe(2);
  expect((await campaign('import', path('copy.json'))).code).toBe(2);
  expect((await campaign('import', path('copy.json'), '--force')).code).toBe(0);
});

test('show says where an episode stands that is being played', async () => {
  const { file, campaign } = campaignFile();
  await campaign('new', '--side', 'dark');
  await holofoe(['campaign', 'play', '--file', file, '--seed', '5'], ['keep', 'pass']);
  const { code, out } = await campaign('show');
  expect(code).toBe(0);
  expect(plain(out)).toMatch(
    /Episode 1 is being played: round 1, your (draw|deployment) phase, the dial at 1 of 19, 0 objectives of the Dark Side destroyed\. "holofoe campaign play" goes on with it\. $/,
  );
});

test('show tells a campaign also where the game beside it cannot be read, and why', async () => {
  const { campaign, write } = campaignFile();
  await campaign('new');
  write('mine.game.json', '{"holofoe": 1');
  const { code, out, err } = await campaign('show');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toContain('Episode 1: Spark of Rebellion');
  expect(plain(out)).toMatch(
    /mine.game.json:1:14: this is not the JSON of a save, or it was cut off\. Choose/,
  );
});

test('export takes the episode along that is being played, and import goes on with it elsewhere', async () => {
  const { file, campaign, path, read, files } = campaignFile();
  await campaign('new', '--side', 'dark');
  await holofoe(['campaign', 'play', '--file', file, '--seed', '5'], ['keep']);
  const exported = await campaign('export', path('copy.json'));
  expect(plain(exported.out)).toContain('The campaign and the episode that is being played stand in');
  const other = path('other.json');
  const imported = await holofoe(['campaign', 'import', path('copy.json'), '--file', other]);
  expect(imported).toMatchObject({ code: 0, err: '' });
  expect(plain(imported.out)).toContain('Episode 1 is being played: round 1, ');
  expect(files()).toEqual(['copy.json', 'mine.game.json', 'mine.json', 'other.game.json', 'other.json']);
  expect(JSON.parse(readFileSync(other, 'utf8'))).toEqual(read());
  const again = await holofoe(['campaign', 'play', '--file', other], ['undo']);
  expect(again.out).toContain('It goes on where you left it.');
  expect(again.out).toContain('Undone: Keep it.');
});

test('a campaign that was exported with a game is played from no file but its own', async () => {
  const { file, campaign, path } = campaignFile();
  await campaign('new');
  await holofoe(['campaign', 'play', '--file', file, '--seed', '5'], ['keep']);
  await campaign('export', path('copy.json'));
  for (const word of ['show', 'play']) {
    const { code, out, err } = await holofoe(['campaign', word, '--file', path('copy.json')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(plain(err)).toContain(
      'was exported with an episode that is being played. "holofoe campaign import',
    );
  }
});

test('import looks at the campaign and at the game before it writes anything', async () => {
  const { file, campaign, path, write, files } = campaignFile();
  await campaign('new');
  await holofoe(['campaign', 'play', '--file', file, '--seed', '5'], ['keep']);
  await campaign('export', path('copy.json'));
  const copy = JSON.parse(readFileSync(path('copy.json'), 'utf8'));
  const other = path('other.json');
  for (const [broken, says] of [
    [{ ...copy, episode: 4 }, 'episode: as many episodes must be won'],
    [{ ...copy, game: { ...copy.game, journal: 7 } }, 'copy.json: '],
    [{ ...copy, side: 'dark' }, 'this game is not of the next episode of this campaign'],
  ] as const) {
    write('copy.json', JSON.stringify(broken));
    const { code, out, err } = await holofoe(['campaign', 'import', path('copy.json'), '--file', other]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(plain(err)).toContain(says);
  }
  expect(files()).toEqual(['copy.json', 'mine.game.json', 'mine.json']);
});

describe('two programs on one campaign lose no step', () => {
  /** A game of the next episode that another program has written meanwhile. */
  function ofAnother(file: string, seed: number): string {
    const config = gameOf(JSON.parse(readFileSync(file, 'utf8')));
    const table = openTable(cardGame, { config, seed });
    return `${JSON.stringify(table.save())}\n`;
  }

  test('a game that another one went on with is not written over: this one goes on elsewhere', async () => {
    const { file, campaign, path, write, files } = campaignFile();
    await campaign('new');
    const theirs = ofAnother(file, 9);
    const answers = ['keep', 'none', 'pass', 'EOF'];
    const { code, out } = await playing(['campaign', 'play', '--file', file, '--seed', '5'], () => {
      if (answers.length === 2) write('mine.game.json', theirs);
      return answers.shift() ?? 'EOF';
    });
    expect(code).toBe(0);
    expect(plain(out)).toMatch(
      /mine.game.json: another program has written this file since it was read here\. Nothing of it was written over\. From now on your game is kept in \S*mine.game-2.json/,
    );
    expect(plain(out)).toMatch(/The game is kept in \S*mine.game-2.json\. $/);
    expect(files()).toEqual(['mine.game-2.json', 'mine.game.json', 'mine.json']);
    expect(readFileSync(path('mine.game.json'), 'utf8')).toBe(theirs);
    const { seed, journal } = JSON.parse(readFileSync(path('mine.game-2.json'), 'utf8'));
    expect([seed, journal.length > 2]).toEqual([5, true]);
  });

  test('of two that begin the same episode the first one to take a step has the game', async () => {
    const { file, campaign, write, files, path } = campaignFile();
    await campaign('new');
    const theirs = ofAnother(file, 9);
    await playing(['campaign', 'play', '--file', file, '--seed', '5'], (page) => {
      if (!page.includes('Keep it')) return 'EOF';
      write('mine.game.json', theirs);
      return 'keep';
    });
    expect(files()).toEqual(['mine.game-2.json', 'mine.game.json', 'mine.json']);
    expect(readFileSync(path('mine.game.json'), 'utf8')).toBe(theirs);
  });

  test('a result is not written over another one: its game is kept, and does not count', async () => {
    const { file, campaign, playLastRound, write, read, files } = campaignFile();
    await campaign('new', '--side', 'dark', '--option', 'dial=12');
    const theirs = { ...read(), results: [{ episode: 1, won: false, rounds: 3, dial: 4 }] };
    const { code, out } = await playLastRound((page) => {
      if (page.includes(OVER)) write('mine.json', JSON.stringify(theirs));
      return passing(page);
    });
    expect(code).toBe(0);
    expect(plain(out)).toContain('mine.json: another program has written this file since it was read here.');
    expect(plain(out)).toContain('it does not count in the campaign');
    expect(out).not.toContain('The episode is won.');
    expect(read()).toEqual(theirs);
    expect(files()).toEqual(['mine.game-2.json', 'mine.json']);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(theirs));
  });
});

test.each([
  ['not JSON', '{"format": 1,', ':1:14: this is not JSON: '],
  ['a side that is none', '{"format":1,"side":"ligt","episode":1,"bonus":[],"results":[]}', ':1:20: side: '],
  [
    'a field that nobody knows',
    '{"format":1,"side":"dark","episode":1,"bonus":[],"results":[],"x":1}',
    ':1:63: there is no field "x"',
  ],
  [
    'a bonus that is no unit',
    '{"format":1,"side":"dark","episode":1,"bonus":["999-1"],"results":[]}',
    ':1:48: bonus[0]: ',
  ],
  [
    'more progress than wins',
    '{"format":1,"side":"dark","episode":4,"bonus":[],"results":[]}',
    ':1:37: episode: as many episodes must be won',
  ],
  ['a later format', '{"format":2,"side":"dark","episode":1,"bonus":[],"results":[]}', ':1:11: format: '],
  ['a name twice', '{"format":1,"format":1}', ':1:13: "format" stands here a second time'],
])('%s gets a message with its place, and the file stays as it was', async (_, text, says) => {
  const { campaign, write, file } = campaignFile();
  write('mine.json', text);
  for (const word of ['show', 'play']) {
    const { code, out, err } = await campaign(word);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(plain(err)).toContain(`mine.json${says}`);
  }
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('without a campaign it says how to begin one; a file that is too large is not read', async () => {
  const { campaign, write } = campaignFile();
  expect(plain((await campaign('show')).err)).toContain(
    'there is no campaign. "holofoe campaign new" begins one',
  );
  write('mine.json', '"'.repeat(64_001));
  expect(plain((await campaign('show')).err)).toContain('this file is too large; at most 64 kB are read.');
});

test('control characters of a file never reach the screen', async () => {
  const { campaign, write } = campaignFile();
  write(
    'mine.json',
    '{"format":1,"side":"\\u001b[2Jdark","episode":1,"bonus":["\\u001b]0;x\\u0007"],"results":[]}',
  );
  const { code, err } = await campaign('show');
  expect(code).toBe(2);
  expect([...err].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([]);
});
