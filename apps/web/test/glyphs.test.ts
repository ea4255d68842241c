import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { UI_GLYPHS } from '../src/glyphs/names.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('names.ts'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'));

test('every glyph that the page names is drawn into the sprite', () => {
  const named = texts.flatMap((text) => [
    ...text.matchAll(/<Glyph name="(?<name>[^"]+)"/g),
    ...text.matchAll(/glyph(?:=|: )["'](?<name>[a-z0-9-]+)["']/g),
  ]);
  const missing = named
    .flatMap(({ groups }) => groups?.name ?? [])
    .filter((name) => !UI_GLYPHS.some((glyph) => glyph === name));
  expect(missing).toEqual([]);
});

test('no glyph is drawn that nobody shows', () => {
  const unused = UI_GLYPHS.filter((name) => !texts.some((text) => new RegExp(`["']${name}["']`).test(text)));
  expect(unused).toEqual([]);
});
