import type { LiveTable } from '@holofoe/table';
import { navigate } from 'wouter/use-browser-location';
import { gameById } from '../../games/games.ts';
import type { GameHost } from '../../host/game-host.ts';
import { branchTitle } from '../../keep/branch-title.ts';
import { shelf } from '../../keep/games-shelf.ts';
import { Keeper } from '../../keep/keeper.ts';
import { readKept } from '../../keep/kept-save.ts';
import { readLabel } from '../../keep/label.ts';
import { put } from '../../keep/new-game.ts';
import type { Taken } from '../../keep/shelf.ts';
import { Session } from '../../session/session.ts';

export type Opened = { readonly kind: 'open'; readonly session: Session; readonly keeper: Keeper } | Fault;

export interface Fault {
  readonly kind: 'fault';
  readonly title: string;
  readonly says: string;
  readonly error?: unknown;
}

/** Loads a kept game and all that its table needs. Nothing is changed where that fails. */
export async function openGame(id: string): Promise<Opened> {
  try {
    const taken = await shelf.take(id);
    if (taken) return await openTaken(id, taken);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error), error);
  }
  return {
    kind: 'fault',
    title: 'This browser has no such game',
    says: 'It may have been deleted, or it was played in another browser. Games can be taken along as files.',
  };
}

async function openTaken(id: string, taken: Taken): Promise<Opened> {
  if (taken.save === undefined) return fault('Its save is missing: only its name is left.');
  const save = readKept(taken);
  const load = gameById(save.game)?.host;
  if (!load) return fault(`It is a game of "${save.game}", which this Holofoe cannot play.`);
  const host = await load();
  const table = save.open(host.game);
  const { config } = table.savedSince(table.position).head;
  const label = readLabel(taken.label);
  const title = label?.title ?? host.title(config);
  const isAsKept = label !== undefined && !taken.unkept && table.note === undefined;
  const kept = isAsKept ? save.end : undefined;
  const openHands = label?.openHands === true;
  const keeper = new Keeper(shelf, { id, title, openHands, host, config, table, taken, kept });
  const session = new Session(host, config, table, {
    keep: () => void keeper.keep(),
    branch: (course, turn) =>
      void openBranch(host, config, course, { title: branchTitle(host.title(config), turn), openHands }),
    openHands,
  });
  // What the list shows of it is broken: it is written anew.
  if (!label) void keeper.keep();
  return { kind: 'open', session, keeper };
}

async function openBranch(
  host: GameHost,
  config: unknown,
  course: LiveTable,
  wishes: Parameters<typeof put>[3],
): Promise<void> {
  navigate(`/play/${await put(host, config, course, wishes)}`);
}

function fault(says: string, error?: unknown): Fault {
  return { kind: 'fault', title: 'This game cannot be opened', says, error };
}
