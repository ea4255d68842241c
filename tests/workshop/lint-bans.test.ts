import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const ASYNC = 'No async in rules';
const MODULE_STATE = 'No mutable value at module level';
const EMPTY_COLLECTION = 'An empty collection at module level';

/** [what is banned, the code, a part of what biome must say] */
const BANNED: readonly (readonly [string, string, string])[] = [
  ['Math.random', 'export const roll = () => Math.random();', `Do not use 'Math.random'`],
  ['Math.random by another name', 'export const { random } = Math;', `Do not use 'Math.random'`],
  ['new Date', 'export const now = () => new Date();', 'global variable Date'],
  ['Date.now', 'export const now = () => Date.now();', 'global variable Date'],
  ['Intl', `export const order = () => new Intl.Collator('en');`, 'global variable Intl'],
  ['localeCompare', 'export const order = (a: string, b: string) => a.localeCompare(b);', 'localeCompare'],
  ['toLocaleString', 'export const say = (a: number) => a.toLocaleString();', 'toLocaleString'],
  ['for in', 'export function first(o: object) {\n  for (const key in o) return key;\n}', 'for-in'],
  ['an async function', 'export async function f() {\n  return 1;\n}', ASYNC],
  ['an async generator', 'export async function* f() {\n  yield 1;\n}', ASYNC],
  ['an async arrow', 'export const f = async () => 1;', ASYNC],
  ['an async method', 'export const o = {\n  async f() {\n    return 1;\n  },\n};', ASYNC],
  ['an async class method', 'export class C {\n  private async f() {\n    return 1;\n  }\n}', ASYNC],
  ['await', 'export const one = await 1;', ASYNC],
  ['for await', 'for await (const one of [1]) one.toFixed(1);', ASYNC],
  ['Promise', 'export const later = () => Promise.resolve(1);', 'global variable Promise'],
  ['a Promise type', 'export type Later = Promise<number>;', 'global variable Promise'],
  ['let at module level', 'let count = 0;\nexport const next = () => ++count;', MODULE_STATE],
  ['var at module level', 'export var count = 0;', MODULE_STATE],
  ['an exported let', 'export let count = 0;', MODULE_STATE],
  ['an empty array at module level', 'export const seen: string[] = [];', EMPTY_COLLECTION],
  ['an empty map at module level', 'export const seen = new Map<string, number>();', EMPTY_COLLECTION],
  ['setTimeout', 'export const wait = () => setTimeout(wait, 1);', 'global variable setTimeout'],
  ['console', `export const say = () => console.log('x');`, 'global variable console'],
  ['process', 'export const home = () => process.cwd();', 'global variable process'],
  ['globalThis', 'export const sneak = () => globalThis;', 'global variable globalThis'],
  [
    'a walk over effects',
    `export const isPaid = (effect: object) => 'pay' in effect;`,
    'Only the kernel takes effects apart',
  ],
  ['a Node module', `export { readFileSync } from 'node:fs';`, 'Node.js builtin'],
];

const INNOCENT = `const NOBODY: readonly string[] = [];
const SIDES: ReadonlyMap<string, number> = new Map();

export function* turn(names: readonly string[]): Generator<string, number> {
  let count = SIDES.size;
  const seen = new Set<string>();
  for (const name of [...NOBODY, ...names]) {
    seen.add(name);
    yield name;
    count += 1;
  }
  return Math.max(count, seen.size);
}
`;

interface Diagnostic {
  readonly message: string;
  readonly severity: string;
  readonly location: { readonly path: string };
}

let root = '';
let diagnostics: readonly Diagnostic[] = [];

const said = (file: string): readonly string[] =>
  diagnostics
    .filter(({ location, severity }) => location.path === file && severity === 'error')
    .map(({ message }) => message);

const offence = (at: number): string => `packages/deckbuilding/src/offence-${at}.ts`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'holofoe-lint-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(join(ROOT, 'biome.json'), join(root, 'biome.json'));
  cpSync(join(ROOT, 'lint'), join(root, 'lint'), { recursive: true });
  for (const [at, [, code]] of BANNED.entries()) write(offence(at), `${code}\n`);
  for (const room of ['kernel', 'table', 'card-game'])
    write(`packages/${room}/src/offence.ts`, 'export let a = 0;\n');
  for (const place of ['lab/src', 'deckbuilding/test']) {
    write(`packages/${place}/allowed.ts`, 'export const now = async () => Date.now();\n');
  }
  write('packages/deckbuilding/src/innocent.ts', INNOCENT);
  const biome = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'],
    { cwd: root, encoding: 'utf8' },
  );
  diagnostics = JSON.parse(biome.stdout).diagnostics;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(BANNED.map(([name, , message], at) => [name, message, at] as const))(
  'rules may not use %s',
  (_name, message, at) => {
    expect(said(offence(at))).toContainEqual(expect.stringContaining(message));
  },
);

test('innocent rules pass', () => {
  expect(said('packages/deckbuilding/src/innocent.ts')).toEqual([]);
});

test.each(['kernel', 'table', 'card-game'])('the bans hold in packages/%s too', (room) => {
  expect(said(`packages/${room}/src/offence.ts`)).toContainEqual(expect.stringContaining(MODULE_STATE));
});

test.each(['lab/src', 'deckbuilding/test'])('the bans do not reach packages/%s', (place) => {
  expect(said(`packages/${place}/allowed.ts`)).toEqual([]);
});
