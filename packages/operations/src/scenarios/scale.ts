import type { PerPlayer } from './stage.ts';

/** `scale(1)` is 1 for any number of players, `scale(0, 2)` 2 per player, `scale(10, 2)` 10 and 2 per player. */
export function scale(base: number, perPlayer = 0): PerPlayer {
  return { base, perPlayer };
}
