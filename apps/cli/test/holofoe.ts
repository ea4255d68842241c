import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import type { Io, Screen } from '../src/io.ts';
import { run } from '../src/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly env?: Record<string, string>;
  readonly terminal?: boolean;
  readonly columns?: number;
}

const COLUMNS = 80;

class Page extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number;
  onText: ((text: string) => void) | undefined;

  constructor({ terminal = false, columns = COLUMNS }: Around = {}) {
    super();
    this.isTTY = terminal;
    this.columns = columns;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
    this.onText?.(this.text);
  }
}

/** Runs the program in this process, with lines of input; whatever it prints must fit into its columns. */
export async function holofoe(
  argv: readonly string[],
  input: readonly string[] = [],
  around: Around = {},
): Promise<Ran> {
  const out = new Page(around);
  const err = new Page(around);
  const stdin = Readable.from(input.map((line) => `${line}\n`));
  const code = await run(argv, ioOf(stdin, out, err, around));
  return checked(argv, { code, out: out.text, err: err.text }, around.columns);
}

/** Plays with an answer to each question, made when the question is on the page. */
export async function playing(argv: readonly string[], answer: (question: string) => string): Promise<Ran> {
  const out = new Page();
  const err = new Page();
  const stdin = new PassThrough();
  let asked = 0;
  out.onText = (text) => {
    if (!/(\n> |looks: |\(y\/N\) |the Empire: )$/.test(text)) return;
    const question = text.slice(asked);
    asked = text.length;
    const line = answer(question);
    if (line === 'EOF') stdin.end();
    else stdin.write(`${line}\n`);
  };
  const code = await run(argv, ioOf(stdin, out, err, {}));
  return checked(argv, { code, out: out.text, err: err.text });
}

function ioOf(stdin: Readable, stdout: Screen, stderr: Screen, { env = {} }: Around): Io {
  return { stdin, stdout, stderr, env };
}

/** JSON is for machines; all else is for eyes. */
function checked(argv: readonly string[], ran: Ran, columns = COLUMNS): Ran {
  const forEyes = argv.includes('--json') || argv[0] === 'schema' ? ran.err : ran.out + ran.err;
  const lines = stripVTControlCharacters(forEyes).split(/[\r\n]/);
  expect(lines.filter((line) => line.length > columns)).toEqual([]);
  return ran;
}

/** The numbers of the choices of the last question on the page. */
export function choiceNumbers(question: string): number[] {
  const lines = question.split('\n');
  const from = lines.lastIndexOf('') + 1;
  const numbers = lines.slice(from).flatMap((line) => [...line.matchAll(/(?:^|\s)\s{1,3}(\d{1,2}) {2}\S/g)]);
  return numbers.map(([, number]) => Number(number)).sort((a, b) => a - b);
}

/** What was printed, without the breaks of its lines. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A folder of its own for the files of a test, removed after it. */
export function folder(): {
  readonly path: (name: string) => string;
  readonly write: (name: string, text: string) => string;
  readonly files: () => string[];
} {
  const home = mkdtempSync(join(tmpdir(), 'holofoe-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const path = (name: string) => join(home, name);
  return {
    path,
    write: (name, text) => {
      writeFileSync(path(name), text);
      return path(name);
    },
    files: () => readdirSync(home).sort(),
  };
}
