import { expect, test } from 'vitest';
import { runBatch } from '../src/batch.ts';
import { cellConfigs, cellOf } from '../src/operations-cells.ts';
import { type Report, simulate } from '../src/simulate.ts';

const TWO = { scenario: 'OBJ-SCA', expert: false, players: 2 } as const;

const batch = (config: object, players: readonly string[], to: number) =>
  runBatch({ game: 'operations', config, players, maxTurns: 1000, seed: 1, from: 0, to });

/** What does not depend on the machine. */
function findings({ threads: _, seconds: __, gamesPerSecond: ___, ...rest }: Report) {
  return rest;
}

test('two greedy players win most games on Scarif, two random ones hardly any', () => {
  const [greedy, random] = ['greedy', 'random'].map((player) => batch(TWO, [player, player], 60));
  expect(greedy?.wins[0]).toBeGreaterThan(25);
  expect(random?.wins[0]).toBeLessThan(4);
});

test('a report does not depend on the number of threads', async () => {
  const order = { game: 'operations', config: TWO, players: ['greedy', 'greedy'], games: 130, seed: 7 };
  const alone = await simulate(order);
  const shared = await simulate({ ...order, threads: 2 });
  expect(shared.threads).toBe(2);
  expect(JSON.stringify(findings(shared))).toBe(JSON.stringify(findings(alone)));
});

test('one to four players: each seat has its policy, and the sides are the players and the AI', async () => {
  for (const players of [1, 2, 3, 4]) {
    const policies = Array.from({ length: players }, () => 'greedy');
    const config = { ...TWO, players };
    const report = await simulate({ game: 'operations', config, players: policies, games: 5, seed: 1 });
    expect(report.players).toEqual(policies);
    expect(Object.keys(report.sides)).toEqual(['players', 'AI']);
  }
});

test('a cell counts wins, rounds and eliminations of its games', async () => {
  const report = await simulate({
    game: 'operations',
    config: TWO,
    players: ['greedy', 'greedy'],
    games: 30,
    seed: 3,
  });
  const cell = cellOf(TWO, report);
  expect(cell).toMatchObject({ ...TWO, difficulty: 1, games: 30, won: report.sides.players });
  expect(cell.rounds).toBe(report.turns?.mean);
  const { byDamage, byCards } = cell.eliminated;
  const lost = Object.values(cell.lostAt).reduce((sum, games) => sum + games, 0);
  expect(lost).toBe(report.sides.AI?.wins);
  expect(byDamage + byCards).toBeGreaterThanOrEqual(2 * lost);
  expect(cell.shareByCards).toBeCloseTo(byCards / Math.max(1, byDamage + byCards), 12);
});

test('every scenario, number of players and difficulty is a cell', () => {
  expect(cellConfigs()).toHaveLength(5 * 4 * 2);
  expect(cellConfigs({ scenarios: ['OBJ-NAB'], players: [2], expert: [true] })).toEqual([
    { scenario: 'OBJ-NAB', expert: true, players: 2 },
  ]);
});

test('decks that are named are those that are played', () => {
  const named = { scenario: 'OBJ-SCA', players: [{ deck: 'H1' }] };
  expect(batch(named, ['greedy'], 3)).toEqual(batch(named, ['greedy'], 3));
  expect(batch(named, ['greedy'], 3)).not.toEqual(batch({ ...TWO, players: 1 }, ['greedy'], 3));
});

test('an experiment that cannot be made says why, before a game is played', async () => {
  const order = { game: 'operations', games: 5, seed: 1 };
  await expect(simulate({ ...order, config: TWO, players: ['greedy'] })).rejects.toThrow(
    'players[1]: a person plays seat 2: name one of random, greedy',
  );
  await expect(simulate({ ...order, config: { ...TWO, players: 5 }, players: [] })).rejects.toThrow(
    'players: there are 1 to 4 players',
  );
  await expect(simulate({ ...order, config: { ...TWO, scenario: 'OBJ-XXX' }, players: [] })).rejects.toThrow(
    'scenario: there is no scenario "OBJ-XXX"',
  );
});
