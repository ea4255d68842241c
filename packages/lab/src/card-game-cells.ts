import { EPISODES, SIDES, type Side } from '@holofoe/card-game';
import type { EpisodeConfig } from './card-game.ts';
import type { Report } from './simulate.ts';
import type { Rate } from './statistics.ts';

/** LCG-38: for an AI on the Light Side; against the Dark Side the dial ends where it is printed. */
export type Difficulty = 'easy' | 'normal' | 'hard' | 'insane';

/** A ready deck of each side, by their codes. */
export interface Pair {
  readonly light: string;
  readonly dark: string;
}

/** What is played: a player with one of two decks against the AI with the other, or an episode of the campaign. */
export interface Match {
  readonly player: Side;
  readonly difficulty: Difficulty;
  readonly decks: Pair | { readonly episode: number };
}

/** One line of the tables over deck pairs, episodes, sides and difficulties. */
export interface MatchCell extends Match {
  readonly games: number;
  /** Games that the player won. */
  readonly won: Rate & { readonly wins: number };
  /** The mean of the finished games; null where there are none. */
  readonly rounds: number | null;
  /** How many games ended in each way. */
  readonly endings: Readonly<Record<string, number>>;
}

const CORE: readonly Pair[] = ['jedi', 'rebel-alliance'].flatMap((light) =>
  ['sith', 'imperial-navy'].flatMap((dark) => [
    { light, dark },
    { light: `two-core-${light}`, dark: `two-core-${dark}` },
  ]),
);

/** The Core decks against each other, for a player of either side. */
export function pairMatches({
  pairs = CORE,
  players = SIDES,
  difficulties = ['normal'],
}: {
  readonly pairs?: readonly Pair[];
  readonly players?: readonly Side[];
  readonly difficulties?: readonly Difficulty[];
} = {}): readonly Match[] {
  return matchesOf(pairs, players, difficulties);
}

/** The episodes of the campaign, for a player of either side. */
export function episodeMatches({
  episodes = EPISODES.map(({ no }) => no),
  players = SIDES,
  difficulties = ['normal'],
}: {
  readonly episodes?: readonly number[];
  readonly players?: readonly Side[];
  readonly difficulties?: readonly Difficulty[];
} = {}): readonly Match[] {
  return matchesOf(
    episodes.map((episode) => ({ episode })),
    players,
    difficulties,
  );
}

function matchesOf(
  all: readonly Match['decks'][],
  players: readonly Side[],
  difficulties: readonly Difficulty[],
): readonly Match[] {
  return players.flatMap((player) =>
    // Only an AI on the Light Side has a difficulty.
    (player === 'dark' ? difficulties : difficulties.slice(0, 1)).flatMap((difficulty) =>
      all.map((decks) => ({ player, difficulty, decks })),
    ),
  );
}

/** The configuration of a match for `simulate`, with options of the game besides. */
export function configOfMatch({ player, difficulty, decks }: Match, more: object = {}): object {
  const options = player === 'dark' ? { dial: difficulty, ...more } : more;
  if ('episode' in decks) return { episode: decks.episode, player, options } satisfies EpisodeConfig;
  const seating = (side: Side) => ({ deck: decks[side], control: side === player ? 'person' : 'ai' });
  return { light: seating('light'), dark: seating('dark'), options };
}

/** What a report of such a match says. */
export function matchCellOf(match: Match, { games, sides, turns, endings }: Report): MatchCell {
  return {
    ...match,
    games,
    won: sides[match.player] ?? { wins: 0, rate: 0, low: 0, high: 1 },
    rounds: turns?.mean ?? null,
    endings: endings['won by'] ?? {},
  };
}
