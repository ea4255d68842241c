import { closeSync, openSync, readSync } from 'node:fs';
import { parseSave, SAVE_BYTES, SaveError } from '@holofoe/table';
import { InputFault } from '../fault.ts';

/** What people write by hand, tables and decks: some thousand bytes. */
const HAND_WRITTEN_BYTES = 64_000;

/** The text of a file that somebody named; of a larger one nothing is read. */
export function readText(path: string, mostBytes = HAND_WRITTEN_BYTES): string {
  const bytes = readAtMost(path, mostBytes);
  if (bytes.length <= mostBytes) return bytes.toString('utf8').replace(/^\uFEFF/, '');
  throw new InputFault({
    says: `${path}: this file is too large; at most ${mostBytes / 1000} kB are read.`,
    remedy: 'Choose another file, or leave out what does not belong in it.',
  });
}

/** At most one byte more than asked for. Devices and pipes have no size that could be asked first. */
export function readAtMost(path: string, most: number): Buffer {
  try {
    const file = openSync(path, 'r');
    try {
      const parts: Buffer[] = [];
      let length = 0;
      while (length <= most) {
        const part = Buffer.allocUnsafe(Math.min(CHUNK, most + 1 - length));
        const count = readSync(file, part);
        if (count === 0) break;
        parts.push(part.subarray(0, count));
        length += count;
      }
      return Buffer.concat(parts);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const [says, remedy] = whyUnread(error);
    throw new InputFault({ says: `${path}: ${says}`, remedy }, { cause: error });
  }
}

const CHUNK = 65_536;

function whyUnread(error: unknown): [says: string, remedy: string] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return ['there is no such file.', 'Check its name and the folder you are in.'];
  if (code === 'EISDIR') return ['this is a folder.', 'Name a file in it.'];
  if (code === 'EACCES') return ['this file may not be read.', 'Ask its owner for the right to read it.'];
  return [
    `it cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    'Choose another file.',
  ];
}

/** What a save holds; a SaveError where no save holds as much. */
export function readJson(path: string): unknown {
  const text = readText(path, SAVE_BYTES);
  try {
    return parseSave(text);
  } catch (error) {
    if (error instanceof SaveError) throw error;
    const place = placeInText(text, error);
    throw new InputFault(
      {
        says: `${path}${place}: this is not the JSON of a save, or it was cut off.`,
        remedy: 'Choose a file that "save" wrote, or an earlier copy of this one.',
      },
      { cause: error },
    );
  }
}

/** Node tells a place in JSON as a number of characters. */
export function placeInText(text: string, error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
