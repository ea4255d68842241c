import type { PerPlayer } from './stage.ts';

/** `scale(1)` is 1 for any number of players, `scale(0, 2)` 2 per player, `scale(10, 2)` 10 and 2 per player; `scale(10, 2, 9)` the same, but 9 for one. */
export function scale(base: number, perPlayer = 0, alone?: number): PerPlayer {
  return alone === undefined ? { base, perPlayer } : { base, perPlayer, alone };
}
