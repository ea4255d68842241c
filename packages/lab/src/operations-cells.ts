import { SCENARIOS } from '@holofoe/operations';
import type { Report } from './simulate.ts';
import type { Rate } from './statistics.ts';

/** One line of the table over scenarios, numbers of players and difficulties. */
export interface Cell {
  readonly scenario: string;
  readonly difficulty: number;
  readonly players: number;
  readonly expert: boolean;
  readonly games: number;
  /** Games that the players won. */
  readonly won: Rate & { readonly wins: number };
  /** The mean of the finished games; null where there are none. */
  readonly rounds: number | null;
  readonly eliminated: { readonly byDamage: number; readonly byCards: number };
  /** Of all eliminations; 0 where there were none. */
  readonly shareByCards: number;
  /** How many games were lost at each stage. */
  readonly lostAt: Readonly<Record<string, number>>;
}

/** What a cell is played with; the ready decks of the scenario's side change from game to game. */
export interface CellConfig {
  readonly scenario: string;
  readonly expert: boolean;
  readonly players: number;
}

/** Every scenario with every number of players, each normal and expert: configurations for `simulate`. */
export function cellConfigs({
  scenarios = SCENARIOS.map(({ code }) => code),
  players = [1, 2, 3, 4],
  expert = [false, true],
}: {
  readonly scenarios?: readonly string[];
  readonly players?: readonly number[];
  readonly expert?: readonly boolean[];
} = {}): readonly CellConfig[] {
  return scenarios.flatMap((scenario) =>
    expert.flatMap((hard) => players.map((count) => ({ scenario, expert: hard, players: count }))),
  );
}

/** What a report of such a configuration says. */
export function cellOf({ scenario, expert, players }: CellConfig, report: Report): Cell {
  const { games, sides, turns, endings } = report;
  const { damage = 0, cards = 0 } = endings['eliminated by'] ?? {};
  return {
    scenario,
    difficulty: SCENARIOS.find(({ code }) => code === scenario)?.difficulty ?? 0,
    players,
    expert,
    games,
    won: sides.players ?? { wins: 0, rate: 0, low: 0, high: 1 },
    rounds: turns?.mean ?? null,
    eliminated: { byDamage: damage, byCards: cards },
    shareByCards: cards === 0 ? 0 : cards / (cards + damage),
    lostAt: endings['lost at stage'] ?? {},
  };
}
