import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { expect, test } from 'vitest';
import { writeWhole } from '../src/files/write.ts';
import { folder, holofoe, plain } from './holofoe.ts';

const REBELS = ['play', 'deckbuilding', '--side', 'rebel', '--seed', '1'];

test.each([
  ['under a file', 'a-file.txt/game.json'],
  ['with a NUL in its name', 'game\0.json'],
  ['behind links that lead in a circle', 'circle'],
])('a save %s says that it cannot be written, and the game goes on', async (_, name) => {
  const { path, write, files } = folder();
  write('a-file.txt', 'mine');
  symlinkSync(path('other'), path('circle'));
  symlinkSync(path('circle'), path('other'));
  const { code, out } = await holofoe(REBELS, [`save ${path(name)}`, 'all', 'quit']);
  expect(plain(out)).toContain('it cannot be written');
  expect(code).toBe(0);
  expect(files()).toEqual(['a-file.txt', 'circle', 'other']);
});

test('a name as long as a disk takes can be written, a longer one is refused', () => {
  const { path, files } = folder();
  const name = 'x'.repeat(250);
  writeWhole(path(name), 'text');
  expect(() => writeWhole(path(name.repeat(2)), 'text')).toThrow('it cannot be written');
  expect(files()).toEqual([name]);
});

test('advise --out under a file is told as everywhere', async () => {
  const { path, write } = folder();
  write('a-file.txt', 'mine');
  const { code, err } = await holofoe([
    'advise',
    'deckbuilding',
    write('t.yaml', 'bot: empire'),
    '--out',
    path('a-file.txt/t.yaml'),
  ]);
  expect(code).toBe(2);
  expect(plain(err)).toContain('it cannot be written');
});

test('a save through a link leaves the link, there already or not, and writes what it means', async () => {
  const { path, write } = folder();
  write('old.json', '{}');
  symlinkSync('old.json', path('to-old'));
  symlinkSync('new.json', path('to-new'));
  await holofoe(REBELS, [`save ${path('to-old')}`, 'y', `save ${path('to-new')}`, 'quit']);
  for (const [link, file] of [
    ['to-old', 'old.json'],
    ['to-new', 'new.json'],
  ] as const) {
    expect(lstatSync(path(link)).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(path(file), 'utf8'))).toMatchObject({ game: 'deckbuilding' });
  }
});

test.skipIf(process.platform === 'win32').each([
  ['a pipe', 'this is a pipe; only a file can be written over.', 'isFIFO'],
  ['a link to a pipe', 'this is a pipe; only a file can be written over.', 'isFIFO'],
  ['a folder', 'this is a folder; only a file can be written over.', 'isDirectory'],
] as const)('%s is never written over, by a save or by advise', async (name, says, isStill) => {
  const { path, write, files } = folder();
  execFileSync('mkfifo', [path('a pipe')]);
  symlinkSync('a pipe', path('a link to a pipe'));
  mkdirSync(path('a folder'));
  const table = write('t.yaml', 'bot: empire');
  const before = files();
  const { code, out } = await holofoe(REBELS, [`save ${path(name)}`, 'all', 'quit']);
  expect(code).toBe(0);
  expect(plain(out)).toContain(says);
  expect(out).not.toMatch(/Write over it|Saved/);
  const advised = await holofoe(['advise', 'deckbuilding', table, '--out', path(name), '--force']);
  expect(advised).toMatchObject({ code: 2, out: '' });
  expect(plain(advised.err)).toContain(says);
  expect(() => writeWhole(path(name), 'text')).toThrow(says);
  expect(statSync(path(name))[isStill]()).toBe(true);
  expect(files()).toEqual(before);
});

test('a save says what it holds before it is made', async () => {
  const { path, write } = folder();
  const HOLDS = 'The file holds everything of the game, hidden cards too.';
  const fresh = await holofoe(REBELS, [`save ${path('new.json')}`, 'quit']);
  expect(plain(fresh.out)).toContain(`${HOLDS} Saved.`);
  const old = write('old.json', 'mine');
  const { out } = await holofoe(REBELS, [`save ${old}`, 'n', 'quit']);
  expect(plain(out)).toContain(`${HOLDS} ${old} exists. Write over it? (y/N) n Nothing was written.`);
  expect(readFileSync(old, 'utf8')).toBe('mine');
});

test('drafts of a killed program block no save; old ones are removed, young ones may be in use', async () => {
  const { path, write, files } = folder();
  write(`.game.json.${process.pid}.draft`, 'of an earlier release, with the same number of a process');
  const old = write('.holofoe-draft-old', 'half');
  write('.holofoe-draft-young', 'half');
  utimesSync(old, 1, 1);
  await holofoe(REBELS, [`save ${path('game.json')}`, 'quit']);
  expect(files()).toEqual([`.game.json.${process.pid}.draft`, '.holofoe-draft-young', 'game.json']);
});

test.each(['.holofoe-draft-loop', 'nowhere'])(
  'a link to %s that is called like a draft blocks no save and stays, however old it is',
  async (target) => {
    const { path, files } = folder();
    const link = path('.holofoe-draft-loop');
    symlinkSync(target, link);
    lutimesSync(link, 1, 1);
    const { out } = await holofoe(REBELS, [`save ${path('game.json')}`, 'quit']);
    expect(plain(out)).toContain('Saved.');
    expect(out).not.toContain('it cannot be written');
    expect(files()).toEqual(['.holofoe-draft-loop', 'game.json']);
  },
);

test.skipIf(process.platform === 'win32').each(['600', '640', '666'])(
  'who may read a file that is saved over stays as it was (%s), through a link too',
  async (mode) => {
    const { path, write } = folder();
    const direct = write('direct.json', '{}');
    const behind = write('behind.json', '{}');
    symlinkSync('behind.json', path('link.json'));
    for (const file of [direct, behind]) chmodSync(file, Number.parseInt(mode, 8));
    await holofoe(REBELS, [`save ${direct}`, 'y', `save ${path('link.json')}`, 'y', 'quit']);
    for (const file of [direct, behind]) {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'deckbuilding' });
      expect((statSync(file).mode & 0o777).toString(8)).toBe(mode);
    }
  },
);
