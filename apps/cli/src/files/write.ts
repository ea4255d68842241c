import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputFault } from '../fault.ts';

export function exists(path: string): boolean {
  return existsSync(path);
}

/** Whether a file would be written over. Anything else that is there, such as a device or a pipe, is no place for one. */
export function wouldReplace(path: string): boolean {
  const there = asFault(path, () => statSync(path, { throwIfNoEntry: false }));
  if (there === undefined || there.isFile()) return there !== undefined;
  throw new InputFault({
    says: `${path}: this is ${kindOf(there)}; only a file can be written over.`,
    remedy: 'Name a file, there already or not.',
  });
}

function kindOf(there: Stats): string {
  if (there.isDirectory()) return 'a folder';
  if (there.isFIFO()) return 'a pipe';
  return there.isSocket() ? 'a socket' : 'a device';
}

/** The whole file or nothing: it is written beside its place and then put there. */
export function writeWhole(path: string, text: string): void {
  wouldReplace(path);
  asFault(path, () => replace(behindLinks(path), text));
}

/** Work on a file, whose error is told as one of its place. */
export function asFault<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
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

function replace(path: string, text: string): void {
  const folder = dirname(path);
  // Its name does not depend on that of the file, which may be as long as a name can be.
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  const mode = modeOf(path);
  const file = openSync(draft, 'wx', mode);
  try {
    try {
      // A new file has at most the rights that are usual here; others may have been given on purpose.
      if (mode !== undefined) fchmodSync(file, mode);
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    discard(draft);
    throw error;
  }
  removeOldDrafts(folder);
}

/** Who may read and write what is replaced; they still may afterwards, and nobody else. */
function modeOf(path: string): number | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  return there && there.mode & 0o777;
}

const DRAFT = '.holofoe-draft-';
const MOST_LINKS = 40;
const HOUR = 3_600_000;

/** The file that a link means, there already or not: a save through a link leaves the link in its place. */
export function behindLinks(path: string): string {
  let at = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const target = targetOf(at);
    if (target === undefined) return at;
    at = resolve(dirname(at), target);
  }
  throw new Error('its links lead in a circle');
}

function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** What a killed program left behind; a younger one may still be written to. */
function removeOldDrafts(folder: string): void {
  for (const name of namesIn(folder)) {
    if (!name.startsWith(DRAFT)) continue;
    const draft = join(folder, name);
    const written = writtenAt(draft);
    if (written !== undefined && Date.now() - written > HOUR) discard(draft);
  }
}

/** Undefined for what is no draft of ours, such as a link, or cannot be looked at: it is left alone. */
function writtenAt(draft: string): number | undefined {
  try {
    const there = lstatSync(draft);
    return there.isFile() ? there.mtimeMs : undefined;
  } catch {
    return undefined;
  }
}

/** The file was saved before this: a folder that cannot be tidied is no fault of the save. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes a file that nobody needs any more; one that cannot be removed stays, and does no harm. */
function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Whoever comes upon it later tries again.
  }
}
