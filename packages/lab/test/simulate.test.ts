import { expect, test } from 'vitest';
import { gameSeed, runBatch } from '../src/batch.ts';
import { labGame } from '../src/games.ts';
import { ExperimentError } from '../src/lab-game.ts';
import { type Report, simulate } from '../src/simulate.ts';

const PERSONS = { empire: 'person', rebel: 'person' } as const;
const AGAINST_EMPIRE = { empire: 'bot', rebel: 'person' } as const;
const AGAINST_REBEL = { empire: 'person', rebel: 'bot' } as const;

const batch = (config: object, players: readonly (string | undefined)[], from: number, to: number) =>
  runBatch({ game: 'deckbuilding', config, players, maxTurns: 1000, seed: 1, from, to });

/** What does not depend on the machine. */
function findings({ threads: _, seconds: __, gamesPerSecond: ___, ...rest }: Report) {
  return rest;
}

test('greedy wins at least 900 of 1,000 games against random, sides alternating', () => {
  const asEmpire = batch(PERSONS, ['greedy', 'random'], 0, 500);
  const asRebel = batch(PERSONS, ['random', 'greedy'], 500, 1000);
  expect(asEmpire.games + asRebel.games).toBe(1000);
  expect((asEmpire.wins[0] ?? 0) + (asRebel.wins[1] ?? 0)).toBeGreaterThanOrEqual(900);
});

test('greedy wins more often against the bot than random does', () => {
  const wins = (player: string) =>
    (batch(AGAINST_EMPIRE, [undefined, player], 0, 20).wins[1] ?? 0) +
    (batch(AGAINST_REBEL, [player, undefined], 0, 20).wins[0] ?? 0);
  expect(wins('greedy')).toBeGreaterThan(wins('random') + 5);
});

test('a report does not depend on the number of threads', async () => {
  const order = { game: 'deckbuilding', config: AGAINST_REBEL, players: ['greedy'], games: 230, seed: 7 };
  const alone = await simulate(order);
  const shared = await simulate({ ...order, threads: 2 });
  expect(shared.threads).toBe(2);
  expect(JSON.stringify(findings(shared))).toBe(JSON.stringify(findings(alone)));
});

test('a report counts every game once, and is plain JSON', async () => {
  const steps: number[] = [];
  const report = await simulate({
    game: 'deckbuilding',
    config: AGAINST_EMPIRE,
    players: [undefined, 'greedy'],
    games: 120,
    seed: 1,
    onProgress: (done) => steps.push(done),
  });
  expect(report.games).toBe(120);
  expect(report.players).toEqual([null, 'greedy']);
  expect(steps.at(-1)).toBe(120);
  const { empire, rebel } = report.sides;
  expect((empire?.wins ?? 0) + (rebel?.wins ?? 0) + report.unfinished).toBe(120);
  expect(empire?.rate).toBe((empire?.wins ?? 0) / 120);
  for (const counts of Object.values(report.endings)) {
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(120 - report.unfinished);
  }
  expect(report.gamesPerSecond).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('another seed gives other games; the same seed the same', () => {
  expect(batch(AGAINST_REBEL, ['greedy'], 0, 10)).toEqual(batch(AGAINST_REBEL, ['greedy'], 0, 10));
  expect(gameSeed(1, 0)).not.toBe(gameSeed(2, 0));
  expect(new Set(Array.from({ length: 1000 }, (_, i) => gameSeed(1, i))).size).toBe(1000);
});

test('games that do not come to an end are reported as unfinished', async () => {
  const report = await simulate({
    game: 'deckbuilding',
    config: PERSONS,
    players: ['random', 'random'],
    games: 5,
    seed: 1,
    maxTurns: 3,
  });
  expect(report.games).toBe(5);
  expect(report.unfinished).toBe(5);
  expect(report.sides.empire?.wins).toBe(0);
  expect(report.turns).toBeNull();
});

test('two bots need no player', () => {
  const { games, unfinished, replies } = batch({ empire: 'bot', rebel: 'bot' }, [], 0, 5);
  expect({ games, unfinished, replies }).toEqual({ games: 5, unfinished: 0, replies: 0 });
});

test('an experiment that cannot be made says why, before a game is played', async () => {
  const order = { game: 'deckbuilding', config: AGAINST_REBEL, games: 5, seed: 1 };
  await expect(simulate({ ...order, players: ['clever'] })).rejects.toThrow(
    'players[0]: a person plays the empire side: name one of random, greedy',
  );
  await expect(simulate({ ...order, players: ['greedy'], config: { empire: 'wizard' } })).rejects.toThrow(
    ExperimentError,
  );
  expect(() => labGame('chess')).toThrow(
    'The lab has no game "chess"; it has deckbuilding, operations, card-game.',
  );
});
