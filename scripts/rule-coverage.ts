/** Prints for each rule of each game the code that cites it and its tests; fails when one of them is missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citations, citations, gaps, type Source } from './rule-citations.ts';
import { ROOT, type Rulebook, readRulebooks } from './rulebooks.ts';

const books = await readRulebooks();
if (books.length === 0) throw new Error('No game was found: a game is a package with src/rulebook.ts.');
for (const book of books) {
  const faults = cover(book);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function cover({ game, title, rules }: Rulebook): readonly string[] {
  const src = `packages/${game}/src`;
  const code = sources(src).filter(({ path }) => path !== `${src}/rulebook.ts`);
  const tests = [...sources(`packages/${game}/test`), ...sources('tests')].filter(
    ({ path }) => path.endsWith('.test.ts') && !path.startsWith('tests/workshop/'),
  );
  const rows = citations(rules, code, tests);
  console.log(`${title}\n\n${table(rows, src)}\n`);
  return gaps(rows, [...code, ...tests]);
}

/** All TypeScript files under a directory of the project. */
function sources(directory: string): readonly Source[] {
  if (!existsSync(join(ROOT, directory))) return [];
  return readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${directory}/${file.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function table(rows: readonly Citations[], src: string): string {
  const cells = [
    ['rule', 'code that cites it', 'tests'],
    ...rows.map(({ rule, code, tests }) => [
      rule.id,
      code.map((path) => path.slice(src.length + 1)).join(', ') || '-',
      rule.untested === undefined ? testsCell(tests) : `untested: ${rule.untested}`,
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '))
    .join('\n');
}

function testsCell(tests: readonly string[]): string {
  if (tests.length === 0) return '-';
  const files = new Set(tests.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  return `${tests.length} in ${[...files].join(', ')}`;
}
