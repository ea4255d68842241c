import type { LiveTable } from '@holofoe/table';
import type { GameHost } from '../host/game-host.ts';
import { shelf } from './games-shelf.ts';
import { headOf } from './keeper.ts';

/** Opens a table and keeps it; gives its id, under which `/play/ID` opens it. Throws an OptionsError where it cannot be opened like this. */
export function newGame(host: GameHost, config: unknown, seed: number = freshSeed()): string {
  return put(host, config, host.game.open({ config, seed }));
}

/** Keeps a table beside the others, as a game of its own. */
export function put(host: GameHost, config: unknown, table: LiveTable): string {
  const id = crypto.randomUUID().slice(0, 8);
  shelf.write(headOf(host, id, config, table, 1), JSON.stringify(table.save()));
  return id;
}

/** Short enough to be told to somebody. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1)).reduce((sum, part) => sum + (part % 1_000_000), 0);
}
