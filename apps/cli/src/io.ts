import type { Readable, Writable } from 'node:stream';

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
  if (lines.length > 0) to.write(`${lines.join('\n')}\n`);
}
