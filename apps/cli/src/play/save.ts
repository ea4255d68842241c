import { InputFault } from '../fault.ts';
import { wouldReplace, writeWhole } from '../files/write.ts';
import { wrap } from '../terminal/text.ts';
import type { Chair } from './chair.ts';

/** Whoever sends a save to somebody should know. */
const HOLDS_ALL = 'The file holds everything of the game, hidden cards too.';

/** Whether it was saved. A file that this game has not written is only written over after a clear yes. */
export async function save(chair: Chair, path: string, ownFiles: Set<string>): Promise<boolean> {
  const { say, paper } = chair;
  if (path === '') {
    say(['Name a file, such as: save my-game.json', HOLDS_ALL]);
    return false;
  }
  try {
    return await saveTo(chair, path, ownFiles);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    say([...error.faults, error.remedy].flatMap((text) => wrap(text, paper.width)));
    return false;
  }
}

async function saveTo(chair: Chair, path: string, ownFiles: Set<string>): Promise<boolean> {
  const { say, ask, sitting, paper, game } = chair;
  const isOthers = wouldReplace(path) && !ownFiles.has(path);
  say([HOLDS_ALL]);
  if (isOthers) {
    const answer = await ask(`${path} exists. Write over it? (y/N) `);
    if (!/^y(es)?$/i.test(answer?.trim() ?? '')) {
      say(['Nothing was written.']);
      return false;
    }
  }
  writeWhole(path, `${JSON.stringify(sitting.table.save())}\n`);
  ownFiles.add(path);
  say(wrap(`Saved. Go on later with: holofoe play ${game.id} --load ${path}`, paper.width));
  return true;
}
