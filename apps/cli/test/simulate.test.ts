import { expect, test } from 'vitest';
import { holofoe } from './holofoe.ts';

const SIMULATE = [
  'simulate',
  'deckbuilding',
  '--games',
  '8',
  '--bot',
  'empire',
  '--player',
  'greedy',
  '--seed',
  '1',
];

test('--json gives the report, the same for the same seed', async () => {
  const one = await reportOf(SIMULATE);
  expect(one).toMatchObject({
    games: 8,
    seed: 1,
    sides: {
      empire: {
        wins: expect.any(Number),
        rate: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
      },
    },
    turns: { mean: expect.any(Number) },
    endings: { 'won by': expect.any(Object) },
    gamesPerSecond: expect.any(Number),
  });
  expect(withoutTime(await reportOf(SIMULATE))).toEqual(withoutTime(one));
  expect(withoutTime(await reportOf([...SIMULATE, '--seed', '2']))).not.toEqual(withoutTime(one));
});

test('the report for eyes has win rate, interval, turns, endings and speed', async () => {
  const { code, out, err } = await holofoe(SIMULATE);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^empire +\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
  expect(out).toMatch(/^turns +mean \d+\.\d, median/m);
  expect(out).toMatch(/^won by:$/m);
  expect(out).toMatch(/games per second/);
});

test('a progress bar on a terminal only', async () => {
  expect((await holofoe([...SIMULATE, '--games', '2'], [], { terminal: true })).err).toContain('[####');
});

async function reportOf(argv: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out } = await holofoe([...argv, '--json']);
  expect(code).toBe(0);
  return JSON.parse(out);
}

function withoutTime({ seconds: _, gamesPerSecond: __, ...rest }: Record<string, unknown>): object {
  return rest;
}
