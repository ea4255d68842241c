import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arrows } from '../../scripts/arrows.ts';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A project in miniature, laid out like this one, with some files more. */
function project(more: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'holofoe-arrows-'));
  roots.push(root);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ['kernel', 'table', 'lab', 'deckbuilding', 'operations']) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@holofoe/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
    );
    write(`packages/${name}/src/index.ts`, `export type { Inner } from './inner.ts';\n`);
    write(`packages/${name}/src/inner.ts`, `export type Inner = '${name}';\n`);
    mkdirSync(join(root, 'node_modules/@holofoe'), { recursive: true });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@holofoe', name), 'dir');
  }
  write('node_modules/zod/package.json', '{ "name": "zod", "main": "index.js" }');
  write('node_modules/zod/index.js', '');
  write('apps/cli/package.json', '{ "name": "holofoe", "type": "module" }');
  write('apps/cli/src/main.ts', 'export const main = 1;\n');
  write('apps/web/package.json', '{ "name": "@holofoe/web", "type": "module" }');
  for (const file of ['main', 'host/contract', 'table/page', 'games/operations/entry'])
    write(`apps/web/src/${file}.ts`, 'export const main = 1;\n');
  for (const [path, text] of Object.entries(more)) write(path, text);
  return root;
}

test('a project without imports is read as a whole and has no fault', async () => {
  const { modules, faults } = await arrows(project());
  expect(faults).toEqual([]);
  expect(modules).toBe(15);
});

test.each([
  ['packages/deckbuilding/src/a.ts', `import '@holofoe/kernel';\nimport 'zod';\nimport './inner.ts';`],
  ['packages/table/src/a.ts', `import '@holofoe/kernel';\nimport 'zod';`],
  ['packages/lab/src/a.ts', `import 'node:os';\nimport '@holofoe/table';\nimport '@holofoe/operations';`],
  ['packages/deckbuilding/test/a.test.ts', `import '@holofoe/table';\nimport '../src/inner.ts';`],
  [
    'apps/web/src/games/deckbuilding/a.ts',
    `import '@holofoe/deckbuilding';\nimport '../../host/contract.ts';`,
  ],
  ['apps/cli/src/a.ts', `import '@holofoe/lab';\nimport '@holofoe/deckbuilding';\nimport 'node:fs';`],
])('%s may import what the arrows allow', async (file, content) => {
  expect((await arrows(project({ [file]: content }))).faults).toEqual([]);
});

test.each([
  ['kernel-imports-nothing', 'packages/kernel/src/a.ts', `import 'zod';`],
  ['kernel-imports-nothing', 'packages/kernel/src/a.ts', `import 'node:fs';`],
  ['kernel-imports-nothing', 'packages/kernel/src/a.ts', `import '@holofoe/table';`],
  ['table-imports-kernel', 'packages/table/src/a.ts', `import '@holofoe/deckbuilding';`],
  ['table-imports-kernel', 'packages/table/src/a.ts', `import 'node:fs';`],
  ['game-imports-kernel', 'packages/deckbuilding/src/a.ts', `import '@holofoe/table';`],
  ['game-imports-kernel', 'packages/deckbuilding/src/a.ts', `import { readFileSync } from 'fs';`],
  ['game-imports-no-other-game', 'packages/deckbuilding/src/a.ts', `import '@holofoe/operations';`],
  ['game-imports-no-other-game', 'packages/operations/test/a.test.ts', `import '@holofoe/deckbuilding';`],
  ['nothing-imports-an-app', 'packages/lab/src/a.ts', `import '../../../apps/cli/src/main.ts';`],
  ['app-imports-no-other-app', 'apps/web/src/a.ts', `import '../../cli/src/main.ts';`],
  [
    'through-the-front-door',
    'packages/lab/src/a.ts',
    `import type { Inner } from '../../table/src/inner.ts';`,
  ],
  ['page-knows-no-game', 'apps/web/src/table/a.ts', `import '@holofoe/deckbuilding';`],
  ['page-knows-no-game', 'apps/web/src/table/a.ts', `import '../games/operations/entry.ts';`],
  ['game-brings-its-page', 'apps/web/src/games/deckbuilding/a.ts', `import '../operations/entry.ts';`],
  ['game-brings-its-page', 'apps/web/src/games/deckbuilding/a.ts', `import '../../table/page.ts';`],
  ['host-imports-nothing-of-the-page', 'apps/web/src/host/a.ts', `import '../table/page.ts';`],
  ['no-cycles', 'packages/lab/src/inner.ts', `export type { Inner } from './index.ts';`],
  ['resolves', 'packages/lab/src/a.ts', `import './nowhere.ts';`],
])('%s: %s may not %s', async (rule, file, content) => {
  const { faults } = await arrows(project({ [file]: content }));
  expect(faults.join('\n')).toContain(`${rule}:`);
  expect(faults.join('\n')).toContain(`${file} → `);
});

test('two folders that need each other are a circle, even where no file is in one', async () => {
  const root = project({
    'apps/web/src/session/session.ts': `import '../keep/keeper.ts';`,
    'apps/web/src/session/scene.ts': 'export const scene = 1;',
    'apps/web/src/keep/label.ts': `import type { scene } from '../session/scene.ts';`,
    'apps/web/src/keep/keeper.ts': 'export const keeper = 1;',
  });
  expect((await arrows(root)).faults).toEqual([
    expect.stringContaining(
      'apps/web/src/keep → apps/web/src/session → apps/web/src/keep\n  no-circles-of-folders:',
    ),
    expect.stringContaining(
      'apps/web/src/session → apps/web/src/keep → apps/web/src/session\n  no-circles-of-folders:',
    ),
  ]);
});

test('a folder may use those inside it, and nobody inside uses anything of it', async () => {
  const page = { 'apps/web/src/table/page.ts': `import './log/log.ts';` };
  const down = project({ ...page, 'apps/web/src/table/log/log.ts': 'export const log = 1;' });
  expect((await arrows(down)).faults).toEqual([]);
  const up = project({
    ...page,
    'apps/web/src/table/log/log.ts': `import '../whose.ts';`,
    'apps/web/src/table/whose.ts': 'export const whose = 1;',
  });
  expect((await arrows(up)).faults).toEqual([
    expect.stringContaining(
      'apps/web/src/table/log/log.ts → apps/web/src/table/whose.ts\n  inner-folders-stand-alone:',
    ),
  ]);
});

test('nor does anybody deeper inside, however many folders lie between', async () => {
  const up = project({
    'apps/web/src/table/whose.ts': 'export const whose = 1;',
    'apps/web/src/table/log/lines/line.ts': `import '../../whose.ts';`,
    'apps/web/src/table/log/lines/words/word.ts': `import '../../letters.ts';`,
    'apps/web/src/table/log/letters.ts': 'export const letters = 1;',
  });
  expect((await arrows(up)).faults).toEqual([
    expect.stringContaining(
      'apps/web/src/table/log/lines/line.ts → apps/web/src/table/whose.ts\n  inner-folders-stand-alone:',
    ),
    expect.stringContaining(
      'apps/web/src/table/log/lines/words/word.ts → apps/web/src/table/log/letters.ts\n  inner-folders-stand-alone:',
    ),
  ]);
});

test('what lies in src itself belongs to no folder: the folders may use it, and it them', async () => {
  const root = project({
    'packages/deckbuilding/src/state.ts': 'export const state = 1;',
    'packages/deckbuilding/src/rules/turn.ts': `import '../state.ts';`,
    'packages/deckbuilding/src/play.ts': `import './rules/turn.ts';`,
  });
  expect((await arrows(root)).faults).toEqual([]);
});

test('a room that could not be read is a fault', async () => {
  const root = project();
  rmSync(join(root, 'packages/lab/src'), { recursive: true });
  expect((await arrows(root)).faults).toEqual([expect.stringMatching(/^packages\/lab: no module was read/)]);
});

test('a place without packages is a fault', async () => {
  const root = mkdtempSync(join(tmpdir(), 'holofoe-arrows-'));
  roots.push(root);
  expect((await arrows(root)).faults).toHaveLength(1);
});
