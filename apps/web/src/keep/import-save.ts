import { gameOfSave, parseSave, SAVE_BYTES, SaveError } from '@holofoe/table';
import { gameById, PLAYABLE } from '../games/games.ts';
import { Session } from '../session/session.ts';
import { put } from './new-game.ts';

export type Imported = { readonly id: string } | { readonly says: string };

/** Opens a save beside the games that are kept; where it cannot be opened, nothing has changed. */
export async function importSave(file: Pick<File, 'size' | 'text'>): Promise<Imported> {
  if (file.size > SAVE_BYTES) {
    return { says: 'It is larger than any game that Holofoe keeps. Choose a file that Holofoe wrote.' };
  }
  try {
    return await openBeside(await file.text());
  } catch (error) {
    if (error instanceof SaveError) return { says: error.message };
    return { says: `It cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function openBeside(text: string): Promise<Imported> {
  const data = parsed(text);
  if (data === undefined) {
    return { says: 'This is not a save of Holofoe: it is not JSON. Choose a file that Holofoe wrote.' };
  }
  const game = gameOfSave(data);
  const load = gameById(game)?.host;
  if (!load) {
    const known = PLAYABLE.map(({ name }) => name).join(', ');
    return { says: `This is a save of "${game}", which this Holofoe cannot play. It plays ${known}.` };
  }
  const host = await load();
  const table = host.game.load(data);
  const { config } = table.savedSince(table.position).head;
  // A journal that cannot be followed shows at the table first: it must not be listed as a game then.
  new Session(host, config, table, { keep: () => {}, branch: () => {} });
  return { id: await put(host, config, table) };
}

function parsed(text: string): unknown {
  try {
    return parseSave(text);
  } catch (error) {
    if (error instanceof SaveError) throw error;
    return undefined;
  }
}
