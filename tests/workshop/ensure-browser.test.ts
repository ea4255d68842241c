import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/ensure-browser.mjs');
const WORKS = '#!/bin/sh\nexit 0\n';
const FAILS = '#!/bin/sh\necho "not to be had" >&2\nexit 1\n';
/** Puts a browser where it belongs. */
const installs = (place: string) =>
  `#!/bin/sh\nPATH=/usr/bin:/bin\nmkdir -p "$(dirname HERE/${place})" && cp HERE/works HERE/${place}\n`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What is found or installed on a machine with these programs. */
function found(
  programs: Readonly<Record<string, string>>,
  { isRoot = true, named }: { readonly isRoot?: boolean; readonly named?: string } = {},
): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'holofoe-browser-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ works: WORKS, ...programs })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text.replaceAll('HERE', folder), { mode: 0o755 });
  }
  const machine = {
    env: { PATH: `${folder}/bin:${folder}/later`, HOLOFOE_CHROMIUM: named?.replace('HERE', folder) },
    node: `${folder}/node`,
    isRoot,
    cached: `${folder}/cache/chrome`,
  };
  const code = `const { ensureBrowser } = await import(${JSON.stringify(SCRIPT)});
    console.log = () => undefined;
    process.stdout.write(JSON.stringify(ensureBrowser(${JSON.stringify(machine)})));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout.replaceAll(folder, 'HERE'));
}

test('the browser that the environment names comes first', () => {
  expect(found({ 'bin/chromium': WORKS, mine: WORKS }, { named: 'HERE/mine' })).toEqual({
    path: 'HERE/mine',
  });
});

test('one that is named and not there is no reason to do without', () => {
  expect(found({ 'bin/chromium': WORKS }, { named: 'HERE/mine' })).toEqual({ path: 'HERE/bin/chromium' });
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s is found anywhere on the path', (name) => {
  expect(found({ [`later/${name}`]: WORKS })).toEqual({ path: `HERE/later/${name}` });
});

test('a program of the name that does not run is passed over', () => {
  expect(found({ 'bin/chromium': FAILS, 'later/google-chrome': WORKS })).toEqual({
    path: 'HERE/later/google-chrome',
  });
});

test("Playwright's own is found where Playwright keeps it", () => {
  expect(found({ 'cache/chrome': WORKS })).toEqual({ path: 'HERE/cache/chrome' });
});

test("root installs Debian's", () => {
  expect(found({ 'bin/apt-get': installs('bin/chromium'), node: FAILS })).toEqual({
    path: 'HERE/bin/chromium',
  });
});

test.each([
  ['who is not root', { 'bin/apt-get': installs('bin/chromium') }, false],
  ['a machine without apt', {}, true],
  ['a machine whose apt fails', { 'bin/apt-get': FAILS }, true],
])("%s installs Playwright's", (_, programs, isRoot) => {
  expect(found({ ...programs, node: installs('cache/chrome') }, { isRoot })).toEqual({
    path: 'HERE/cache/chrome',
  });
});

test('where none can be had, one line says why', () => {
  expect(found({ 'bin/apt-get': FAILS, node: FAILS })).toEqual({
    says: "no Chromium was found, Debian's Chromium could not be installed (not to be had), Playwright's Chromium could not be installed (not to be had)",
  });
});
