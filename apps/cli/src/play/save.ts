import { InputFault } from '../fault.ts';
import { exists, writeWhole } from '../files/write.ts';
import { wrap } from '../terminal/text.ts';
import type { Chair } from './chair.ts';

/** Whether it was saved. A file that this game has not written is only written over after a clear yes. */
export async function save(chair: Chair, path: string, ownFiles: Set<string>): Promise<boolean> {
  const { say, ask, sitting, paper, game } = chair;
  if (path === '') {
    say(['Name a file, such as: save my-game.json']);
    return false;
  }
  if (exists(path) && !ownFiles.has(path)) {
    const answer = await ask(`${path} exists. Write over it? (y/N) `);
    if (!/^y(es)?$/i.test(answer?.trim() ?? '')) {
      say(['Nothing was written.']);
      return false;
    }
  }
  try {
    writeWhole(path, `${JSON.stringify(sitting.table.save())}\n`);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    say([...error.faults, error.remedy].flatMap((text) => wrap(text, paper.width)));
    return false;
  }
  ownFiles.add(path);
  say(wrap(`Saved. Go on later with: holofoe play ${game.id} --load ${path}`, paper.width));
  return true;
}
