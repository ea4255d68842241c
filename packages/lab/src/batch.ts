import { mix } from '@holofoe/kernel';
import { labGame } from './games.ts';
import type { Experiment, Finding } from './lab-game.ts';

/** The games `from` to below `to` of an experiment: plain data, so that it can go to another thread. */
export interface BatchOrder extends Experiment {
  readonly game: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** What batches found, as plain counts: the sum is the same however the games were dealt out. */
export interface Tally {
  games: number;
  unfinished: number;
  replies: number;
  entries: number;
  /** For each side. */
  readonly wins: number[];
  readonly turns: Record<number, number>;
  /** For each thing that is counted at the end of a game, how often each value came. */
  readonly endings: Record<string, Record<string, number>>;
}

/** The seed of a game depends on its number only, not on the batch or thread that plays it. */
export function gameSeed(seed: number, game: number): number {
  return mix(mix(seed) + game);
}

export function runBatch(order: BatchOrder): Tally {
  const game = labGame(order.game);
  const { play } = game.prepare(order);
  const tally = emptyTally(game.sides.length);
  for (let i = order.from; i < order.to; i++) count(tally, play(gameSeed(order.seed, i)));
  return tally;
}

export function emptyTally(sides: number): Tally {
  const wins = Array.from({ length: sides }, () => 0);
  return { games: 0, unfinished: 0, replies: 0, entries: 0, wins, turns: {}, endings: {} };
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.unfinished += part.unfinished;
  sum.replies += part.replies;
  sum.entries += part.entries;
  part.wins.forEach((wins, side) => {
    sum.wins[side] = (sum.wins[side] ?? 0) + wins;
  });
  addCounts(sum.turns, part.turns);
  for (const [what, counts] of Object.entries(part.endings)) {
    sum.endings[what] ??= {};
    addCounts(sum.endings[what], counts);
  }
}

function count(tally: Tally, { winner, turns, replies, entries, ending }: Finding): void {
  tally.games++;
  tally.replies += replies;
  tally.entries += entries;
  if (winner === undefined) {
    tally.unfinished++;
    return;
  }
  tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  tally.turns[turns] = (tally.turns[turns] ?? 0) + 1;
  for (const [what, values] of Object.entries(ending)) {
    tally.endings[what] ??= {};
    for (const value of typeof values === 'string' ? [values] : values)
      tally.endings[what][value] = (tally.endings[what][value] ?? 0) + 1;
  }
}

function addCounts(sum: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [value, times] of Object.entries(part)) sum[value] = (sum[value] ?? 0) + times;
}
