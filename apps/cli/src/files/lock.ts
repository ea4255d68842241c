import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asFault, behindLinks } from './write.ts';

const LOCK = '.holofoe-lock-';
/** So long a program waits for another one; and after so long nobody holds a lock any more who has not died. */
const PATIENCE = 5_000;
const NAP = 20;

/** Does something with a file while no other of our programs does. */
export function locked<T>(path: string, work: () => T): T {
  const lock = asFault(path, () => take(lockOf(behindLinks(path))));
  try {
    return work();
  } finally {
    release(lock);
  }
}

/** Beside the file; its name does not depend on how long that of the file is. */
function lockOf(path: string): string {
  const name = createHash('sha256').update(basename(path)).digest('hex').slice(0, 16);
  return join(dirname(path), LOCK + name);
}

function take(lock: string): string {
  for (let waited = 0; ; waited += NAP) {
    if (made(lock)) return lock;
    if (isForgotten(lock)) release(lock);
    else if (waited > PATIENCE) throw new Error('another program is writing it');
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NAP);
  }
}

/** Of two who make a folder at once only one has made it. */
function made(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isForgotten(lock: string): boolean {
  const there = statSync(lock, { throwIfNoEntry: false });
  return there !== undefined && Date.now() - there.mtimeMs > PATIENCE;
}

function release(lock: string): void {
  try {
    rmdirSync(lock);
  } catch {
    // Somebody took it for forgotten.
  }
}
