/**
 * Makes sure that node_modules is what package-lock.json asks for, and is quick when it already is.
 * Node built-ins only: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
const BINARIES = ['tsx', 'tsc', 'biome', 'vitest', 'knip', 'holofoe'];

export function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing the packages that Holofoe needs ...');
  const { status, stdout, stderr } = spawnSync('npm ci', { cwd: ROOT, shell: true, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`npm ci failed:\n${stdout}${stderr}`);
  process.exit(1);
}

function requireNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
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

function isInstalled() {
  if (!exists('package-lock.json') || !exists('node_modules/.package-lock.json')) return false;
  const wanted = readJson('package-lock.json').packages;
  // npm's own record of what it put into node_modules.
  const present = readJson('node_modules/.package-lock.json').packages;
  return (
    workspaces().every((room) => isLocked(room, wanted[room])) &&
    Object.entries(wanted).every(([path, entry]) => isPresent(path, entry, present[path])) &&
    BINARIES.every((name) => exists('node_modules/.bin', name))
  );
}

function workspaces() {
  const rooms = ['packages', 'apps'].flatMap((group) =>
    exists(group) ? readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`) : [],
  );
  return ['', ...rooms.filter((room) => exists(room, 'package.json'))];
}

/** Does the lock file know what this package.json asks for? */
function isLocked(room, locked) {
  const manifest = readJson(room, 'package.json');
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(manifest[kind] ?? {}, locked?.[kind] ?? {}),
  );
}

/** Optional packages depend on the machine, so they may be missing. */
function isPresent(path, wanted, present) {
  if (!path.startsWith('node_modules/') || wanted.optional || wanted.devOptional) return true;
  return present?.version === wanted.version && present?.link === wanted.link;
}

function exists(...path) {
  return existsSync(join(ROOT, ...path));
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
}
