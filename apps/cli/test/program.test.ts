import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './holofoe.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

function program(argv: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/bin/holofoe.mjs', ...argv], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

test('the real program plays from a pipe and ends cleanly with it', () => {
  const { code, out, err } = program(['play', 'deckbuilding', '--seed', '5'], '\nall\nend\nwhy 2\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Turn 3, your turn');
  expect(out).toContain('Coruscant discards');
});

test('the real program exits with 2 on bad input, and says why on the other stream', () => {
  const { write } = folder();
  const { code, out, err } = program([
    'advise',
    'deckbuilding',
    '--state',
    write('bad.yaml', 'row: [at-sd]'),
  ]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('there is no card "at-sd"');
});

test('the real program simulates in two threads', () => {
  const { code, out } = program(['simulate', 'deckbuilding', '--games', '4', '--threads', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 4, threads: 2 });
});
