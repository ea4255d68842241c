/**
 * A Chromium for the tests of the page: one that is here, or else Debian's, or else Playwright's own.
 * `node scripts/ensure-browser.mjs` prints where it is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLAYWRIGHT = resolve(import.meta.dirname, '../node_modules/playwright-core/cli.js');

/** `{ path }`, or `{ says }` in one line where none can be had. */
export function ensureBrowser(machine = thisMachine()) {
  const found = findBrowser(machine);
  if (found) return { path: found };
  const failures = [];
  for (const { name, commands } of installers(machine)) {
    console.log(`Installing ${name} for the tests of the page ...`);
    const failure = firstFailure(commands, machine);
    const installed = failure === undefined ? findBrowser(machine) : undefined;
    if (installed) return { path: installed };
    failures.push(`${name} could not be installed${failure === undefined ? '' : ` (${failure})`}`);
  }
  return { says: ['no Chromium was found', ...failures].join(', ') };
}

function thisMachine() {
  return {
    env: process.env,
    node: process.execPath,
    isRoot: process.getuid?.() === 0,
    cached: playwrightsOwn(),
  };
}

/** Where Playwright would have put its own. */
function playwrightsOwn() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
}

function findBrowser({ env, cached }) {
  const named = env.HOLOFOE_CHROMIUM;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...(named ? [named] : []),
    ...NAMES.flatMap((name) => onPath.map((folder) => join(folder, name))),
    ...(cached ? [cached] : []),
  ];
  return candidates.find((path) => existsSync(path) && runs(path, env));
}

/** Some systems have a program of the name that only tells how to install it. */
function runs(path, env) {
  return spawnSync(path, ['--version'], { env, timeout: 60_000 }).status === 0;
}

function installers({ env, node, isRoot }) {
  const hasApt = (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')));
  return [
    ...(isRoot && hasApt
      ? [
          {
            name: "Debian's Chromium",
            commands: [
              ['apt-get', 'update'],
              ['apt-get', 'install', '-y', 'chromium'],
            ],
          },
        ]
      : []),
    { name: "Playwright's Chromium", commands: [[node, PLAYWRIGHT, 'install', 'chromium']] },
  ];
}

/** What the first command that fails says, in one line. */
function firstFailure(commands, { env }) {
  for (const [command, ...rest] of commands) {
    const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, error, stderr } = spawnSync(command, rest, { env: quiet, encoding: 'utf8' });
    if (status !== 0) return lastLine(error?.message ?? stderr ?? '') ?? `${command} failed`;
  }
  return undefined;
}

function lastLine(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '');
}

if (process.argv[1] === import.meta.filename) {
  const { path, says } = ensureBrowser();
  if (path) console.log(path);
  else {
    console.error(`The tests of the page need a browser: ${says}.`);
    process.exitCode = 1;
  }
}
