import { chmodSync, lutimesSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

const REBELS = ['play', 'deckbuilding', '--side', 'rebel', '--seed', '1'];

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
