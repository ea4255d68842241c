import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { SAVE_BYTES } from '@holofoe/table';
import { InputFault } from '../fault.ts';
import { locked } from './lock.ts';
import { readAtMost } from './read.ts';
import { asFault, wouldReplace, writeWhole } from './write.ts';

/** Somebody else has written a file that is kept here: nothing was written over it. */
export class WrittenElsewhere extends InputFault {}

/**
 * A file that is read here and written step by step. It is written only where it still is what was read or written last:
 * of two programs on one file the later one learns of the other, and no step is lost.
 */
export class KeptFile {
  readonly path: string;
  /** What it held when it was looked at last; undefined: there was none. */
  #known: string | undefined;

  constructor(path: string) {
    this.path = path;
    this.#known = contentOf(path);
  }

  write(text: string): void {
    this.#ifKnown(() => writeWhole(this.path, text));
    this.#known = hashOf(text);
  }

  remove(): void {
    this.#ifKnown(() => asFault(this.path, () => rmSync(this.path, { force: true })));
    this.#known = undefined;
  }

  #ifKnown(work: () => void): void {
    wouldReplace(this.path);
    locked(this.path, () => {
      if (contentOf(this.path) !== this.#known) {
        throw new WrittenElsewhere({
          says: `${this.path}: another program has written this file since it was read here.`,
          remedy: 'What is in the file stays as it is; leave one of the two programs.',
        });
      }
      work();
    });
  }
}

/** Undefined where there is no file. */
function contentOf(path: string): string | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.isFile() ? hashOf(readAtMost(path, SAVE_BYTES)) : undefined;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
