/** How much JavaScript the first table needs, gzipped; fails above the limit. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(resolve(import.meta.dirname, '..'), 'apps/web/dist');
const LIMIT = 181_000;
/** What is loaded to the first table: the page, the table, and the board and the set-up of the game. */
const FIRST_TABLE = [
  'index.html',
  'src/pages/play/play-page.tsx',
  'src/games/deckbuilding/host.tsx',
  'src/games/deckbuilding/set-up.ts',
];

export function pageSizes() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const needed = chunksFor(manifest, FIRST_TABLE);
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  );
  const sizes = scripts
    .map((file) => ({
      file,
      // As it is sent: `compress-files` does the same.
      size: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length,
      isFirst: needed.has(file),
    }))
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || other.size - one.size);
  const total = sizes.filter(({ isFirst }) => isFirst).reduce((sum, { size }) => sum + size, 0);
  const lines = sizes.map(
    ({ file, size, isFirst }) =>
      `${kilobytes(size).padStart(9)}  ${isFirst ? 'first table' : 'when needed'}  ${file}`,
  );
  return {
    total,
    lines: [
      ...lines,
      `${kilobytes(total).padStart(9)}  JavaScript of the first table, gzipped (at most ${kilobytes(LIMIT)})`,
    ],
  };
}

/** Files of the modules and of all that they import at once. */
function chunksFor(manifest, modules) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const name of modules) {
    if (!manifest[name]) throw new Error(`The build has no chunk for ${name}: correct FIRST_TABLE.`);
    visit(name);
  }
  return files;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (process.argv[1] === import.meta.filename) {
  if (!existsSync(join(DIST, '.vite/manifest.json'))) {
    console.error('The page is not built: run "node scripts/build-page.mjs" first.');
    process.exit(1);
  }
  const { total, lines } = pageSizes();
  console.log(lines.join('\n'));
  if (total > LIMIT) {
    console.error(
      `The first table needs ${kilobytes(total)} of JavaScript; load more of it when it is needed.`,
    );
    process.exitCode = 1;
  }
}
