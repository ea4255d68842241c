import { readFileSync } from 'node:fs';
import { handWritten } from '@holofoe/deckbuilding';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder, holofoe } from './holofoe.ts';

const ADVISE = ['advise', 'deckbuilding', '--state'];

/** Nothing is left to chance: the row is full, Endor (so Coruscant is lost, X 1) looks at no card, all that comes up is listed. */
const LISTED = `
bot: empire
turn: 4
row: [TIE Fighter, X-Wing, Y-Wing, Lobot, Chewbacca, Dengar]
empire:
  base: Endor
rebel:
  damage: 3
next:
  reveals: [Stormtrooper, Stormtrooper, Imperial Shuttle, Imperial Shuttle, Inquisitor]
  refills: [Death Trooper, Snowspeeder, IG-88]
`;

interface AdviceJson {
  readonly steps: readonly {
    readonly rule: string;
    readonly do: string;
    readonly cards: readonly string[];
    readonly reason: { readonly picked: string; readonly decided: { readonly rule: string } } | null;
    readonly assumed?: readonly { readonly what: string; readonly is: string }[];
  }[];
  readonly table: Record<string, unknown>;
}

async function adviceOf(file: string, ...flags: string[]): Promise<AdviceJson> {
  const { out, err, code } = await holofoe([...ADVISE, file, '--json', ...flags]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as AdviceJson;
}

test('the whole turn comes out as numbered steps with rule and reason, and the table after it', async () => {
  const { write } = folder();
  const { code, out, err } = await holofoe([...ADVISE, write('table.yaml', LISTED)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The Empire, turn 4');
  expect(out).toContain('   2 DBG-17  The Empire plays Stormtrooper (2 attack).');
  expect(out).toContain('why: by cost (DBG-27): Chewbacca 4, before X-Wing 3, Y-Wing 1.');
  expect(out).toContain('DBG-35  The Empire discards its units and ends its turn.');
  expect(out).toContain('The table after it');
});

test('what is listed as coming up does, in order, and is not assumed', async () => {
  const { write } = folder();
  const { out } = await holofoe([...ADVISE, write('table.yaml', LISTED)]);
  expect(out).not.toContain('assumed');
  const { steps, table } = await adviceOf(write('same.yaml', LISTED));
  const played = steps.filter(({ rule }) => rule === 'DBG-17').flatMap(({ cards }) => cards);
  expect(played).toEqual([
    'stormtrooper',
    'stormtrooper',
    'imperial-shuttle',
    'imperial-shuttle',
    'inquisitor',
  ]);
  expect(table.row).toEqual(['tie-fighter', 'x-wing', 'y-wing', 'death-trooper', 'snowspeeder', 'dengar']);
  expect(out).toContain('Did not come up: next.refills[2].');
});

test('other chance is drawn by the seed and marked as assumed', async () => {
  const { write } = folder();
  const file = write('table.yaml', 'bot: empire\n');
  const one = await adviceOf(file, '--seed', '1');
  expect(one).toEqual(await adviceOf(file, '--seed', '1'));
  expect(one).not.toEqual(await adviceOf(file, '--seed', '2'));
  const reveals = one.steps.filter(({ rule }) => rule === 'DBG-17');
  expect(reveals.map(({ assumed }) => assumed?.[0]?.what)).toContain('bot reveal');
  const { out } = await holofoe([...ADVISE, file]);
  expect(out).toContain('What is marked "assumed" was drawn by seed 1');
  expect(out).toMatch(/\n {13}assumed: /);
});

test('--json gives steps of rule, do, cards and reason, and a table that can be read again', async () => {
  const { write } = folder();
  const { steps, table } = await adviceOf(write('table.yaml', LISTED));
  for (const step of steps) {
    expect(Object.keys(step).slice(0, 4)).toEqual(['rule', 'do', 'cards', 'reason']);
    expect(step.rule).toMatch(/^DBG-\d\d$/);
    expect(step.do).toMatch(/\.$/);
  }
  const hunt = steps.find(({ rule }) => rule === 'DBG-27');
  expect(hunt).toMatchObject({
    cards: ['chewbacca', 'snowspeeder'],
    reason: { topic: 'sabotage', picked: 'Chewbacca', decided: { rule: 'DBG-27', name: 'cost' } },
  });
  expect(handWritten.read(table)).toHaveProperty('state');
});

test('the table after the turn is the input of the next turn, in the form of the input', async () => {
  const { write, path } = folder();
  const file = write('table.yaml', LISTED);
  const first = await adviceOf(file, '--out', path('next.yaml'));
  const written = readFileSync(path('next.yaml'), 'utf8');
  expect(parse(written)).toEqual(first.table);
  const again = handWritten.read(parse(written));
  expect('state' in again && handWritten.write(again.state)).toMatchObject(first.table);
  const second = await holofoe([...ADVISE, path('next.yaml'), '--out', path('next.json')]);
  expect(second.code).toBe(0);
  expect(second.out).toContain('The file stands at turn 5, of the Rebels. It is taken as played');
  expect(second.out).toContain('The Empire, turn 6');
  const third = await holofoe([...ADVISE, path('next.json')]);
  expect(third.out).toContain('The Empire, turn 8');
  expect(third.out).toContain('\n  "turn": 9,');
});

test('--out never writes over a file without --force', async () => {
  const { write } = folder();
  const file = write('table.yaml', LISTED);
  const mine = write('mine.yaml', 'mine');
  const refused = await holofoe([...ADVISE, file, '--out', mine]);
  expect(refused.code).toBe(2);
  expect(refused.out).toBe('');
  expect(refused.err).toContain('this file exists');
  expect(readFileSync(mine, 'utf8')).toBe('mine');
  expect((await holofoe([...ADVISE, file, '--out', mine, '--force'])).code).toBe(0);
  expect(readFileSync(mine, 'utf8')).toContain('bot: empire');
});

test('--ask asks what came up, by number or name, and nothing is assumed', async () => {
  const { write } = folder();
  const file = write('table.yaml', LISTED.replace('Stormtrooper, Stormtrooper, ', 'Stormtrooper, '));
  const { code, out, err } = await holofoe([...ADVISE, file, '--ask'], ['9', 'storm']);
  expect(code).toBe(0);
  expect(err).toContain('Which card came up for the Empire?');
  expect(err).toContain('There is no 9');
  expect(out).not.toContain('assumed');
  expect(out).toContain('The Empire plays Stormtrooper');
});

test("--ask also asks for the player's own choices; without it the first one is assumed", async () => {
  const { write } = folder();
  const file = write(
    'table.yaml',
    'bot: rebel\nempire: { hand: [AT-ST, Stormtrooper] }\nrebel: { base: Yavin 4, top: [Duros Spy] }\n',
  );
  const assumed = await adviceOf(file);
  const spy = assumed.steps.find((step) => step.assumed?.some(({ is }) => is.startsWith('your choice')));
  expect(spy?.assumed?.map(({ is }) => is)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^your choice: /)]),
  );
  const answers = Array.from({ length: 40 }, () => '1');
  const { code, err, out } = await holofoe([...ADVISE, file, '--ask'], answers);
  expect(code).toBe(0);
  expect(err).toContain('Duros Spy of the Rebels: ');
  expect(out).not.toContain('assumed');
});

test('answers that end too early are bad input, and nothing comes out', async () => {
  const { write, path, files } = folder();
  const file = write('table.yaml', 'bot: empire\n');
  const { code, out, err } = await holofoe([...ADVISE, file, '--ask', '--out', path('out.yaml')], ['1']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('The answers ended before the question');
  expect(files()).toEqual(['table.yaml']);
});
