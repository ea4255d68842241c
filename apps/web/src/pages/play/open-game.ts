import { SaveError } from '@holofoe/table';
import type { ComponentType } from 'react';
import { gameById } from '../../games.ts';
import type { TablePageProps } from '../../host/table-page.tsx';
import { shelf } from '../../keep/games-shelf.ts';
import { Keeper } from '../../keep/keeper.ts';
import { Session } from '../../session/session.ts';

export type Opened =
  | {
      readonly kind: 'open';
      readonly session: Session;
      readonly keeper: Keeper;
      readonly TablePage: ComponentType<TablePageProps>;
    }
  | Fault;

export interface Fault {
  readonly kind: 'fault';
  readonly title: string;
  readonly says: string;
  readonly error?: unknown;
}

/** Loads a kept game and all that its table needs. Nothing is changed where that fails. */
export async function openGame(id: string): Promise<Opened> {
  const head = shelf.head(id);
  const save = shelf.save(id);
  if (!head || save === undefined) {
    return {
      kind: 'fault',
      title: 'This browser has no such game',
      says: 'It may have been deleted, or it was played in another browser. Games can be taken along as files.',
    };
  }
  const load = gameById(head.game)?.host;
  if (!load) return fault(`It is a game of "${head.game}", which this Holofoe cannot play.`);
  try {
    const [host, { TablePage }] = await Promise.all([load(), import('../../host/table-page.tsx')]);
    const table = host.game.load(JSON.parse(save));
    const { config } = table.save();
    const keeper = new Keeper(shelf, host, id, config);
    return { kind: 'open', session: new Session(host, config, table, keeper.keep), keeper, TablePage };
  } catch (error) {
    if (error instanceof SaveError) return fault(error.message, error);
    return fault(error instanceof Error ? error.message : String(error), error);
  }
}

function fault(says: string, error?: unknown): Fault {
  return { kind: 'fault', title: 'This game cannot be opened', says, error };
}
