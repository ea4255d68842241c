import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { KeptFile, WrittenElsewhere } from '../src/files/kept-file.ts';
import { folder } from './holofoe.ts';

test('what was written by somebody else since is not written over, nor removed', () => {
  const { path, write } = folder();
  const file = path('count.json');
  const [one, other] = [new KeptFile(file), new KeptFile(file)];
  one.write('1');
  one.write('2');
  expect(() => other.write('3')).toThrow(WrittenElsewhere);
  expect(() => other.remove()).toThrow(WrittenElsewhere);
  expect(readFileSync(file, 'utf8')).toBe('2');
  one.remove();
  expect(() => new KeptFile(file).remove()).not.toThrow();
  write('count.json', '7');
  expect(() => one.write('4')).toThrow(WrittenElsewhere);
});

test('a lock that a killed program left behind is taken from it', () => {
  const { path, files } = folder();
  const name = createHash('sha256').update('a.json').digest('hex').slice(0, 16);
  const lock = path(`.holofoe-lock-${name}`);
  mkdirSync(lock);
  utimesSync(lock, 1, 1);
  new KeptFile(path('a.json')).write('1');
  expect(files()).toEqual(['a.json']);
});

const COUNTING = `
  const { KeptFile, WrittenElsewhere } = await import(process.argv[1]);
  const { readFileSync } = await import('node:fs');
  for (let done = 0; done < 25; ) {
    const file = new KeptFile(process.argv[2]);
    const count = Number(readFileSync(process.argv[2], 'utf8'));
    try {
      file.write(String(count + 1));
      done++;
    } catch (error) {
      if (!(error instanceof WrittenElsewhere)) throw error;
    }
  }
`;

test('programs that count in one file at the same time lose no step', { timeout: 60_000 }, async () => {
  const { write, files } = folder();
  const file = write('count.json', '0');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const kept = new URL('../src/files/kept-file.ts', import.meta.url).href;
  const argv = ['--import', tsx, '--input-type=module', '-e', COUNTING, kept, file];
  const codes = [0, 1, 2].map(
    () =>
      new Promise((resolve) => {
        spawn(process.execPath, argv, { stdio: 'inherit' }).on('exit', resolve);
      }),
  );
  expect(await Promise.all(codes)).toEqual([0, 0, 0]);
  expect(readFileSync(file, 'utf8')).toBe('75');
  expect(files()).toEqual(['count.json']);
});
