/** `npm start`: opens a game on the command line; what follows `--` goes to it: `npm start -- --seed 3`. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const holofoe = join(resolve(import.meta.dirname, '..'), 'apps/cli/bin/holofoe.mjs');
const { status } = spawnSync(process.execPath, [holofoe, 'play', 'deckbuilding', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
