import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^( *)```ts\n(.*?)^ *```$/gms)].map(([, indent = '', code = '']) =>
  code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

function blockWith(text: string): string {
  const block = BLOCKS.find((code) => code.includes(text));
  if (block === undefined) throw new Error(`No block of CONTRIBUTING.md has "${text}".`);
  return block;
}

/** What the compiler says to a file that is not there, beside the toy's cards. */
function faultsOf(content: string): readonly string[] {
  const file = join(ROOT, 'packages/kernel/test/toy/cards/of-the-page.ts');
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    resolve(name) === file ? ts.createSourceFile(name, content, ts.ScriptTarget.Latest) : read(name, ...rest);
  host.fileExists = (name) => resolve(name) === file || ts.sys.fileExists(name);
  const program = ts.createProgram([file], { ...options, noEmit: true, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const cards = (abilities: string) => `
  import type { Ability } from '../../../src/language/terms.ts';
  import type { Toy } from '../terms.ts';
  export const OF_THE_PAGE: readonly Ability<Toy>[] = [${abilities}];`;

test('a target with an amount, an interrupt and a lasting rule are abilities of the toy, as the page shows them', () => {
  const shown = blockWith('twice what it was dealt').replaceAll(/\}\n(?=\/\/|$)/g, '},\n');
  expect(['target:', 'amount:', 'interrupt:', 'lasting:'].filter((word) => !shown.includes(word))).toEqual(
    [],
  );
  expect(faultsOf(cards(shown))).toEqual([]);
});

test('what no ability can say does not compile there', () => {
  expect(faultsOf(cards(`{ interrupt: { do: 'fly' }, at: { at: 'leaves' } }`))).not.toEqual([]);
});

const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, ?([)\]}])/g, '$1')
    .replaceAll(/([([{]) /g, '$1');

test.each([
  ['the card', "unit('at-st'", 'packages/deckbuilding/src/cards/empire.ts'],
  ['the list of criteria', 'const SABOTAGE', 'packages/deckbuilding/src/bot/sabotage.ts'],
  ['the test', 'DBG-27 hunts', 'packages/deckbuilding/test/kit.test.ts'],
])('%s that the page shows stands in the code', (_, text, file) => {
  expect(plain(readFileSync(join(ROOT, file), 'utf8'))).toContain(
    plain(blockWith(text)).trim().replace(/,$/, ''),
  );
});
