/** Builds the page into apps/web/dist, unless what is there was built from the same sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { pageSizes } from './page-size.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = join(ROOT, 'apps/web');
const STAMP = join(PAGE, 'dist/.built-from');

/** The folder with the built page. */
export function buildPage() {
  ensureInstalled();
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return join(PAGE, 'dist');
  console.log('Building the page ...');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', join(PAGE, 'vite.config.ts'), PAGE],
    // Whoever calls it, a test too: the page as people get it.
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    throw new Error('The page could not be built.');
  }
  compressFiles(join(PAGE, 'dist'));
  writeFileSync(STAMP, sources);
  console.log(pageSizes().lines.join('\n'));
  return join(PAGE, 'dist');
}

function hashOfSources() {
  const hash = createHash('sha256');
  const howItIsBuilt = [join(ROOT, 'package-lock.json'), ...filesIn(import.meta.dirname)];
  for (const file of [...filesIn(PAGE), ...sourcesOfPackages(), ...howItIsBuilt]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourcesOfPackages() {
  const packages = join(ROOT, 'packages');
  return readdirSync(packages).flatMap((name) => filesIn(join(packages, name, 'src')));
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'node_modules', 'test'].includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

if (process.argv[1] === import.meta.filename) buildPage();
