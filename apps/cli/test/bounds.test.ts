import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { folder, holofoe, plain } from './holofoe.ts';

const SCHEMAS = GAMES.flatMap(({ id, schemas }) =>
  Object.entries(schemas).map(([what, json]) => ({ id, what, json })),
);
const MOST = 10_000;

test.each(SCHEMAS)('$id $what: every number, text, list and map has its bound', ({ json }) => {
  expect(unbounded('', json())).toEqual([]);
});

/** The places of a JSON Schema that leave open how much there may be. */
function unbounded(path: string, schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, i) => unbounded(`${path}[${i}]`, each));
  if (schema === null || typeof schema !== 'object') return [];
  const { type, maximum, maxLength, maxItems, pattern, const: only }: Record<string, unknown> = { ...schema };
  const isOpen =
    ((type === 'integer' || type === 'number') && !isAtMost(maximum) && typeof only !== 'number') ||
    (type === 'string' && !isAtMost(maxLength) && !isWords(schema) && !isClosed(pattern)) ||
    (type === 'array' && !isAtMost(maxItems) && !('prefixItems' in schema));
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([key, each]) =>
      key === 'default' ? [] : unbounded(`${path}.${key}`, each),
    ),
  ];
}

function isAtMost(value: unknown): boolean {
  return typeof value === 'number' && value <= MOST;
}

function isWords(schema: object): boolean {
  return 'enum' in schema || 'const' in schema;
}

/** A pattern that repeats nothing. */
function isClosed(pattern: unknown): boolean {
  return typeof pattern === 'string' && !/[*+]|\{\d+,\}/.test(pattern);
}

test.each([
  ['a hand of twenty million', 'players: [{ hand: 20000000 }]', 'players[0].hand: '],
  ['a billion copies', 'players: [{ deck: { Lightsaber: 1000000000 } }]', 'players[0].deck.Lightsaber: '],
  ['a million for each player', 'ai: { perPlayer: 1000000 }', 'ai.perPlayer: '],
  ['actions without end', 'additional: 9e15', 'additional: '],
  ['a card with a name of 50,000 letters', `ai: { discard: [${'x'.repeat(50_000)}] }`, 'ai.discard[0]: '],
  ['a list of ten thousand', `ai: { discard: [${'Lightsaber, '.repeat(4_000)}] }`, 'ai.discard'],
  ['the name of a player that moves the cursor', 'players: [{ name: "\\e[2J" }]', 'players[0].name: '],
])('operations: %s is refused at its place', async (_, text, says) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['advise', 'operations', write('table.yaml', text)]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(plain(err)).toContain(says);
});
