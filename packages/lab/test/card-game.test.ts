import { expect, test } from 'vitest';
import { runBatch } from '../src/batch.ts';
import {
  configOfMatch,
  episodeMatches,
  type Match,
  matchCellOf,
  pairMatches,
} from '../src/card-game-cells.ts';
import { simulate } from '../src/simulate.ts';

const JEDI: Match = {
  player: 'light',
  difficulty: 'normal',
  decks: { light: 'jedi', dark: 'sith' },
};

const batch = (match: Match, player: string, to: number) =>
  runBatch({
    game: 'card-game',
    config: configOfMatch(match),
    players: [player, player],
    maxTurns: 100,
    seed: 1,
    from: 0,
    to,
  });

test('a greedy player wins most games against the AI, a random one hardly any', () => {
  const [greedy, random] = ['greedy', 'random'].map((player) => batch(JEDI, player, 12));
  expect(greedy?.wins[0]).toBeGreaterThan(7);
  expect(random?.wins[0]).toBeLessThan(3);
});

test('a cell counts the games that the player won, by side, and how they ended', async () => {
  const match: Match = { ...JEDI, player: 'dark', difficulty: 'easy' };
  const order = { game: 'card-game', players: [undefined, 'greedy'], games: 5, seed: 3 };
  const report = await simulate({ ...order, config: configOfMatch(match) });
  const cell = matchCellOf(match, report);
  expect(cell).toMatchObject({ ...match, games: 5, won: report.sides.dark, rounds: report.turns?.mean });
  expect(Object.values(cell.endings).reduce((sum, games) => sum + games, 0)).toBe(5);
});

test('LCG-38 only an AI on the Light Side has a difficulty', () => {
  const difficulties = ['easy', 'normal', 'hard', 'insane'] as const;
  const matches = pairMatches({ pairs: [{ light: 'jedi', dark: 'sith' }], difficulties });
  expect(matches.map(({ player, difficulty }) => `${player} ${difficulty}`)).toEqual([
    'light easy',
    'dark easy',
    'dark normal',
    'dark hard',
    'dark insane',
  ]);
  expect(matches.map((match) => configOfMatch(match))).toMatchObject([
    { light: { control: 'person' }, dark: { control: 'ai' }, options: {} },
    ...difficulties.map((dial) => ({
      light: { control: 'ai' },
      dark: { control: 'person' },
      options: { dial },
    })),
  ]);
});

test('LCG-01 every episode is a match for either side, and can be played', () => {
  const matches = episodeMatches();
  expect(matches).toHaveLength(24);
  for (const match of matches) expect(batch(match, 'random', 1).unfinished).toBe(0);
});

test('LCG-03 who plays an episode has the bonus of the one before', () => {
  const second = episodeMatches({ episodes: [2], players: ['light'] }).map((match) =>
    batch(match, 'greedy', 2),
  );
  const alone = runBatch({
    game: 'card-game',
    config: { light: { deck: 'episode-2-light' }, dark: { deck: 'episode-2-dark', control: 'ai' } },
    players: ['greedy'],
    maxTurns: 100,
    seed: 1,
    from: 0,
    to: 2,
  });
  expect(second).not.toEqual([alone]);
});

test('an experiment that cannot be made says why, before a game is played', async () => {
  const order = { game: 'card-game', games: 5, seed: 1, players: [] };
  await expect(simulate({ ...order, config: configOfMatch(JEDI) })).rejects.toThrow(
    'players[0]: a person plays the light side: name one of random, greedy',
  );
  await expect(simulate({ ...order, config: { light: { deck: 'jedy' } } })).rejects.toThrow(
    'light.deck: there is no ready deck "jedy"',
  );
});
