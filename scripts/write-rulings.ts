/** Writes docs/rulings.md from the rulebooks of all games; with --check it only says whether the page is up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readRulebooks } from './rulebooks.ts';
import { rulingsPage } from './rulings-page.ts';

const NAME = 'docs/rulings.md';
const file = join(ROOT, NAME);
const page = rulingsPage(await readRulebooks());
const isUpToDate = existsSync(file) && readFileSync(file, 'utf8') === page;

if (isUpToDate) {
  console.log(`${NAME} is up to date.`);
} else if (process.argv.includes('--check')) {
  console.error(`${NAME} is not what the rulebooks say; write it anew with "npm run docs".`);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  console.log(`${NAME} is written.`);
}
