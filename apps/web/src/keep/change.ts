import type { LiveTable } from '@holofoe/table';
import type { GameHost } from '../host/game-host.ts';
import type { Label } from './label.ts';
import type { Change } from './writing.ts';

/** What the list of games needs to know of a game. */
export type Told = Pick<GameHost, 'persons' | 'moment'> & { readonly game: Pick<GameHost['game'], 'id'> };

interface Game {
  readonly id: string;
  readonly host: Told;
  readonly config: unknown;
  readonly table: LiveTable;
  readonly title: string;
  readonly openHands?: boolean | undefined;
  readonly after: string | undefined;
}

/** What is new of a game since a position that it was kept at; without one the whole game. */
export function changeOf(game: Game, since?: number): Change {
  const { id, table, after } = game;
  const { head, mark, parts } = table.savedSince(since);
  return {
    id,
    label: labelOf(game),
    save: { head, mark },
    parts: parts.map((part) => [part.to, part]),
    isWhole: since === undefined,
    after,
  };
}

function labelOf({ host, config, table, title, openHands }: Game): Label {
  const seat = host.persons(config)[0] ?? 0;
  return {
    game: host.game.id,
    title,
    moment: host.moment(table.view(seat), seat),
    isOver: table.outcome !== undefined,
    at: Date.now(),
    stamp: crypto.randomUUID(),
    ...(openHands === true ? { openHands } : {}),
  };
}
