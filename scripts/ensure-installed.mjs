/**
 * Makes sure that node_modules is what package-lock.json asks for, and is quick when it already is.
 * Node built-ins only: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules/.holofoe-installed');
const BINARIES = ['tsx', 'tsc', 'biome', 'vitest', 'knip', 'holofoe'];

export function ensureInstalled() {
  requireNode();
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  console.log('Installing what the lock file asks for (npm ci) ...');
  if (!npm('ci') && !npm('install')) {
    console.error('npm could neither run "npm ci" nor "npm install"; see its messages above.');
    process.exit(1);
  }
  // "npm install" may have rewritten the lock file.
  writeFileSync(STAMP, fingerprint());
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  console.error(`Holofoe needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Compares the first two parts of a version, which is what `engines` names. */
function isAtLeast(version, wanted) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function isInstalled(wanted) {
  return (
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === wanted &&
    BINARIES.every((name) => existsSync(join(ROOT, 'node_modules/.bin', name)))
  );
}

/** A hash of everything that decides what is installed; another machine or Node needs its own binaries. */
function fingerprint() {
  const hash = createHash('sha256').update(
    `${process.platform} ${process.arch} ${process.versions.modules}\n`,
  );
  for (const file of ['package-lock.json', 'package.json', ...workspaces()]) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function workspaces() {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => join(group, name, 'package.json')))
    .filter((file) => existsSync(join(ROOT, file)))
    .sort();
}

function npm(command) {
  return (
    spawnSync('npm', [command], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  );
}
