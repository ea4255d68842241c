import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { JSONSchema } from 'zod/v4/core';
import { holofoe } from './holofoe.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../../docs/examples');
const tablesIn = (folder: string) => readdirSync(folder).filter((name) => /\.(yaml|json)$/.test(name));
const files = tablesIn(EXAMPLES);
const ofOperations = tablesIn(join(EXAMPLES, 'operations'));
const ofCardGame = tablesIn(join(EXAMPLES, 'card-game'));

async function schemaOf(what: string, game = 'deckbuilding'): Promise<JSONSchema.BaseSchema> {
  const { code, out } = await holofoe(['schema', game, what]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test.each(files)('docs/examples/%s fits the schema, is advised and played', async (name) => {
  const path = join(EXAMPLES, name);
  const schema = z.fromJSONSchema(await schemaOf('table'));
  expect(schema.safeParse(parse(readFileSync(path, 'utf8')))).toMatchObject({ success: true });
  const advised = await holofoe(['advise', 'deckbuilding', '--state', path]);
  expect(advised).toMatchObject({ code: 0, err: '' });
  expect(advised.out).toContain('DBG-35');
  const played = await holofoe(['play', 'deckbuilding', '--table', path, '--seed', '1'], ['1', '1']);
  expect(played).toMatchObject({ code: 0, err: '' });
});

test.each(ofOperations)(
  'docs/examples/operations/%s fits the schema, is advised and played',
  async (name) => {
    const path = join(EXAMPLES, 'operations', name);
    const schema = z.fromJSONSchema(await schemaOf('table', 'operations'));
    expect(schema.safeParse(parse(readFileSync(path, 'utf8')))).toMatchObject({ success: true });
    const advised = await holofoe(['advise', 'operations', path]);
    expect(advised).toMatchObject({ code: 0, err: '' });
    expect(advised.out).toContain('   1 OPS-03  The AI');
    const played = await holofoe(
      ['play', 'operations', '--solo', '--table', path, '--seed', '1'],
      Array(6).fill('1'),
    );
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('What do you do?');
  },
);

test.each(ofCardGame)('docs/examples/card-game/%s fits the schema, is advised and played', async (name) => {
  const path = join(EXAMPLES, 'card-game', name);
  const schema = z.fromJSONSchema(await schemaOf('table', 'card-game'));
  expect(schema.safeParse(parse(readFileSync(path, 'utf8')))).toMatchObject({ success: true });
  const advised = await holofoe(['advise', 'card-game', path]);
  expect(advised).toMatchObject({ code: 0, err: '' });
  expect(advised.out).toMatch(/^ {3}1 .*\S/m);
  const played = await holofoe(['play', 'card-game', '--table', path, '--seed', '1'], []);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('── Round ');
});

test('the README of the examples names each of them', () => {
  const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
  for (const name of [...files, ...ofOperations, ...ofCardGame]) expect(readme).toContain(`\`${name}\``);
});

test('the schema refuses what a table cannot hold, and every part of it is explained', async () => {
  const schema = await schemaOf('table');
  const table = z.fromJSONSchema(schema);
  expect(table.safeParse({}).success).toBe(true);
  expect(table.safeParse({ row: Array(7).fill('at-st') }).success).toBe(false);
  expect(table.safeParse({ rwo: [] }).success).toBe(false);
  expect(Object.keys(schema.properties ?? {})).toEqual(
    expect.arrayContaining(['row', 'empire', 'rebel', 'next']),
  );
});

test('schema operations describes a table and a configuration', async () => {
  const table = z.fromJSONSchema(await schemaOf('table', 'operations'));
  expect(table.safeParse({}).success).toBe(true);
  expect(table.safeParse({ players: Array(5).fill({}) }).success).toBe(false);
  expect((await schemaOf('config', 'operations')).properties).toHaveProperty('scenario');
});

test('schema card-game describes a table and a configuration', async () => {
  const table = z.fromJSONSchema(await schemaOf('table', 'card-game'));
  expect(table.safeParse({}).success).toBe(true);
  expect(table.safeParse({ dark: { units: [{ card: 'Darth Vader', pool: 'nobody' }] } }).success).toBe(false);
  expect((await schemaOf('config', 'card-game')).properties).toHaveProperty('light');
});

test('schema deckbuilding config describes a configuration', async () => {
  expect((await schemaOf('config')).properties).toHaveProperty('options');
});
