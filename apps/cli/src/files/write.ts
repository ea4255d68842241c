import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputFault } from '../fault.ts';

export function exists(path: string): boolean {
  return existsSync(path);
}

/** The whole file or nothing: it is written beside its place and then put there. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
  try {
    const file = openSync(draft, 'wx');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new InputFault(
      {
        says: `${path}: it cannot be written (${why}).`,
        remedy: 'Name a file in a folder that exists and that you may write to.',
      },
      { cause: error },
    );
  }
}
