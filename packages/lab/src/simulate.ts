import { setImmediate } from 'node:timers/promises';
import { addTally, type BatchOrder, emptyTally, runBatch, type Tally } from './batch.ts';
import { labGame } from './games.ts';
import type { Experiment } from './lab-game.ts';
import { type Rate, type Spread, spread, wilson } from './statistics.ts';
import { inThreads } from './threads.ts';

export interface SimulateOptions extends Omit<Experiment, 'maxTurns'> {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  /** 1, unless said otherwise. */
  readonly threads?: number;
  /** A game that has seen more turns than this counts as unfinished; 1,000, unless said otherwise. */
  readonly maxTurns?: number;
  readonly onProgress?: (done: number, games: number) => void;
}

/** Plain JSON; all but the last three do not depend on the machine or the number of threads. */
export interface Report {
  readonly game: string;
  readonly config: unknown;
  readonly players: readonly (string | null)[];
  readonly seed: number;
  readonly games: number;
  /** Games that the guard stopped; they count as games, and as no side's win. */
  readonly unfinished: number;
  /** For each side by its name: games won, and the share of all games with its 95 % interval. */
  readonly sides: Readonly<Record<string, Rate & { readonly wins: number }>>;
  /** Of the finished games; null where there are none. */
  readonly turns: Spread | null;
  readonly repliesPerGame: number;
  readonly endings: Tally['endings'];
  readonly threads: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

const MAX_TURNS = 1_000;
/** Long enough that handing it out costs nothing, short enough that a bar moves. */
const BATCH = 100;
const FEW = 200;

/** Plays many games of one kind and reports what came out. Throws `ExperimentError` before the first game. */
export async function simulate(options: SimulateOptions): Promise<Report> {
  const { game: id, config, players, games, seed, threads = 1, maxTurns = MAX_TURNS, onProgress } = options;
  const game = labGame(id);
  const { seats } = game.prepare({ config, players, maxTurns });
  const orders = batches({ game: id, config, players, maxTurns, seed, from: 0, to: games });
  const began = performance.now();
  let done = 0;
  const track = (part: Tally) => {
    done += part.games;
    onProgress?.(done, games);
    return part;
  };
  // A few games are over before a thread has begun.
  const parts =
    games <= FEW
      ? await here(orders, track)
      : await inThreads(threads, (run) => Promise.all(orders.map(async (order) => track(await run(order)))));
  // In the order of the games, whichever thread was first: so the report is the same to the byte.
  const tally = emptyTally(game.sides.length);
  for (const part of parts) addTally(tally, part);
  const seconds = (performance.now() - began) / 1000;
  const sides = game.sides.map((name, side) => {
    const wins = tally.wins[side] ?? 0;
    return [name, { wins, ...wilson(wins, tally.games) }] as const;
  });
  return {
    game: id,
    config,
    players: Array.from({ length: seats }, (_, seat) => players[seat] ?? null),
    seed,
    games: tally.games,
    unfinished: tally.unfinished,
    sides: Object.fromEntries(sides),
    turns: spread(tally.turns) ?? null,
    repliesPerGame: tally.games === 0 ? 0 : tally.replies / tally.games,
    endings: tally.endings,
    threads,
    seconds,
    gamesPerSecond: tally.games / seconds,
  };
}

function batches(whole: BatchOrder): BatchOrder[] {
  const orders: BatchOrder[] = [];
  for (let from = whole.from; from < whole.to; from += BATCH) {
    orders.push({ ...whole, from, to: Math.min(whole.to, from + BATCH) });
  }
  return orders;
}

async function here(orders: readonly BatchOrder[], track: (part: Tally) => Tally): Promise<Tally[]> {
  const parts: Tally[] = [];
  for (const order of orders) {
    parts.push(track(runBatch(order)));
    await setImmediate();
  }
  return parts;
}
