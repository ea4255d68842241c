import type { LiveTable } from '@holofoe/table';
import type { GameHost } from '../host/game-host.ts';
import { changeOf } from './change.ts';
import { shelf } from './games-shelf.ts';
import { newId } from './new-id.ts';

interface Wishes {
  readonly title?: string;
  /** One person holds all seats. */
  readonly openHands?: boolean;
}

/** Opens a table and keeps it; gives its id, under which `/play/ID` opens it. Throws an OptionsError at once where it cannot be opened like this. */
export function newGame(
  host: GameHost,
  config: unknown,
  seed: number = freshSeed(),
  openHands = false,
): Promise<string> {
  return put(host, config, host.game.open({ config, seed }), { openHands });
}

/** Keeps a table beside the others, as a game of its own. Where the browser does not, its table says so. */
export async function put(
  host: GameHost,
  config: unknown,
  table: LiveTable,
  { title = host.title(config), openHands }: Wishes = {},
): Promise<string> {
  const game = changeOf({ id: newId(), host, config, table, title, openHands, after: undefined });
  const outcome = await shelf.keep(game);
  if (outcome !== 'kept') shelf.hold(game, outcome === 'full' ? 'full' : 'denied');
  return game.id;
}

/** Short enough to be told to somebody. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1)).reduce((sum, part) => sum + (part % 1_000_000), 0);
}
