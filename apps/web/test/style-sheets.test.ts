import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
/** What every page has from the start. All other style sheets come with a page, and stay when it is left. */
const FOR_ALL = 'styles';

interface Selector {
  readonly folder: string;
  readonly text: string;
  readonly classes: ReadonlySet<string>;
}

const selectors = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith(FOR_ALL))
  .flatMap((file) => selectorsOf(join(SOURCES, file)));

test('a class that the style sheets of two folders name stands alone in neither: it would be styled by both', () => {
  const folders = new Map<string, Set<string>>();
  for (const { folder, classes } of selectors)
    for (const each of classes) folders.set(each, (folders.get(each) ?? new Set()).add(folder));
  const bare = selectors.filter(({ classes: [only, ...more] }) => {
    return only !== undefined && more.length === 0 && (folders.get(only)?.size ?? 0) > 1;
  });
  // The face of a card is drawn by the style sheet of its board, wherever it lies.
  const faults = bare.filter(({ folder, classes }) => !(folder === 'table' && classes.has('card')));
  expect(faults.map(({ folder, text }) => `${folder}: ${text}`)).toEqual([]);
});

test('only the style sheets of every page style an element that has no class', () => {
  const faults = selectors.filter(({ classes, text }) => classes.size === 0 && !/[#[]/.test(text));
  expect(faults.map(({ folder, text }) => `${folder}: ${text}`)).toEqual([]);
});

function selectorsOf(file: string): readonly Selector[] {
  // A game's board lies on the page's table, and lays the table's things out.
  const folder = relative(SOURCES, dirname(file)).replace(/^(games|table).*/, 'table');
  const rules = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@keyframes \S+ \{(\s*\S+ \{[^}]*\})*\s*\}/g, '')
    .matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((text) => ({
      folder,
      text: text.trim(),
      classes: new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
    }));
}
