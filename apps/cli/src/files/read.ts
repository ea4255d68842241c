import { readFileSync } from 'node:fs';
import { InputFault } from '../fault.ts';

/** The text of a file that somebody named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const [says, remedy] = whyUnread(error);
    throw new InputFault({ says: `${path}: ${says}`, remedy }, { cause: error });
  }
}

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

/** What a save holds. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
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
