import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';

const FILES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));

/** The names of the tests of abilities, as they are written. */
const NAMES = FILES.flatMap(({ text }) =>
  [...text.matchAll(/\btest\((['"`])(.*?)\1, /g)].map(([, , name = '']) => name),
);

test.each(KINDS)('$name opens the name of a test', ({ name }) => {
  const opens = (test: string) => test.startsWith(`${name} `) || test.startsWith(`${name}:`);
  expect(NAMES.some(opens)).toBe(true);
});

test.each(KINDS.filter(({ reward }) => reward))('the reward of $name is tested', ({ id, faction }) => {
  const rewards = FILES.find(({ file }) => file === `rewards-${faction}.test.ts`);
  expect(rewards?.text).toContain(`'${id}'`);
});
