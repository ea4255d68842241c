import { gameOfSave, SaveError } from '@holofoe/table';
import { gameById, PLAYABLE } from '../games.ts';
import { put } from './new-game.ts';

export type Imported = { readonly id: string } | { readonly says: string };

/** Opens a save beside the games that are kept; where it cannot be opened, nothing has changed. */
export async function importSave(text: string): Promise<Imported> {
  const data = parsed(text);
  if (data === undefined) {
    return { says: 'This is not a save of Holofoe: it is not JSON. Choose a file that Holofoe wrote.' };
  }
  try {
    return await openBeside(data);
  } catch (error) {
    if (error instanceof SaveError) return { says: error.message };
    throw error;
  }
}

async function openBeside(data: unknown): Promise<Imported> {
  const game = gameOfSave(data);
  const load = gameById(game)?.host;
  if (!load) {
    const known = PLAYABLE.map(({ name }) => name).join(', ');
    return { says: `This is a save of "${game}", which this Holofoe cannot play. It plays ${known}.` };
  }
  const host = await load();
  const table = host.game.load(data);
  return { id: put(host, table.save().config, table) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
