/** How much JavaScript the first table of each game needs, gzipped; fails above the limit. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(resolve(import.meta.dirname, '..'), 'apps/web/dist');
/** In bytes. Operations aims at 200 kB; its cards and rules, and the words of both, need more as yet. */
const LIMITS = { deckbuilding: 180_000, operations: 231_000 };
const GAMES = Object.keys(LIMITS);
/** What is loaded to the first table of a game: the page, the table, and the game's board and set-up. */
const firstTable = (game) => [
  'index.html',
  'src/pages/play/play-page.tsx',
  `src/games/${game}/host.tsx`,
  `src/games/${game}/set-up.ts`,
];

export function pageSizes() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const tables = GAMES.map((game) => ({ game, files: chunksFor(manifest, firstTable(game)) }));
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  );
  const sizes = scripts
    .map((file) => ({
      file,
      // As it is sent: `compress-files` does the same.
      size: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length,
      games: tables.filter(({ files }) => files.has(file)).map(({ game }) => game),
    }))
    .sort((one, other) => other.games.length - one.games.length || other.size - one.size);
  const totals = GAMES.map((game) => ({
    game,
    total: sizes.filter(({ games }) => games.includes(game)).reduce((sum, { size }) => sum + size, 0),
  }));
  const lines = sizes.map(
    ({ file, size, games }) =>
      `${kilobytes(size).padStart(9)}  ${games.length === 0 ? 'when needed' : games.join(', ')}  ${file}`,
  );
  return {
    totals,
    lines: [
      ...lines,
      ...totals.map(
        ({ game, total }) =>
          `${kilobytes(total).padStart(9)}  JavaScript of the first table of ${game}, gzipped (at most ${kilobytes(LIMITS[game])})`,
      ),
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
    if (!manifest[name])
      throw new Error(`The build has no chunk for ${name}: correct what its first table loads.`);
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
  const { totals, lines } = pageSizes();
  console.log(lines.join('\n'));
  for (const { game, total } of totals.filter((each) => each.total > LIMITS[each.game])) {
    console.error(
      `The first table of ${game} needs ${kilobytes(total)} of JavaScript; load more of it when it is needed.`,
    );
    process.exitCode = 1;
  }
}
