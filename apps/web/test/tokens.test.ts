import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
const TOKENS = 'styles/tokens.css';

const sheet = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const declared = (text: string) =>
  [...text.matchAll(/(?<=^|[{;\s])(--[\w-]+)\s*:/gm)].map(([, name]) => name ?? '');

test('no style sheet uses the name of a colour or a measure of the design for something else', () => {
  const tokens = new Set(declared(sheet(TOKENS)));
  const others = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== TOKENS,
  );
  expect(tokens).toContain('--foe');
  expect(others.flatMap((file) => declared(sheet(file)).filter((name) => tokens.has(name)))).toEqual([]);
});
