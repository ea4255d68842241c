import type { Readable, Writable } from 'node:stream';
import { UNSEEN } from '@holofoe/kernel';

/** Where the program reads and writes; a test brings its own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Screen = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

export function print(to: Screen, lines: readonly string[]): void {
  if (lines.length > 0) to.write(`${lines.map(harmless).join('\n')}\n`);
}

/** What cannot be seen, with what follows it where it begins a colour. */
const UNSEEN_OR_COLOUR = new RegExp(`([${UNSEEN}])(\\[[\\d;]*m)?`, 'g');

/**
 * Whatever is shown comes through here. Our colours and breaks of lines stay; nothing that comes from a file may move
 * the cursor, name the window or turn the direction of a line.
 */
export function harmless(text: string): string {
  return text.replace(UNSEEN_OR_COLOUR, (_, unseen: string, colour = '') => {
    if (unseen === '\n') return unseen + colour;
    return unseen === '\u001b' && colour !== '' ? unseen + colour : colour;
  });
}
