import { oneLine } from '@holofoe/kernel';
import { CommanderError } from 'commander';
import { type Io, print } from './io.ts';
import { wrap } from './terminal/text.ts';

const LONGEST = 600;
const MOST = 20;

/** The first faults in words, and how many more there are: nobody mends a thousand at once. */
export function firstFaults<T>(faults: readonly T[], inWords: (fault: T) => string): readonly string[] {
  const rest = faults.length - MOST;
  return [...faults.slice(0, MOST).map(inWords), ...(rest > 0 ? [`… and ${rest} more.`] : [])];
}

/** What somebody gave the program cannot be used: what, where, and what would be right. Nothing was written. */
export class InputFault extends Error {
  override readonly name = 'InputFault';
  /** Each stands on a line of its own; what they quote from a file is cut and can do nothing to the screen. */
  readonly faults: readonly string[];
  readonly remedy: string;

  constructor(
    { says, remedy }: { says: string | readonly string[]; remedy: string },
    options?: ErrorOptions,
  ) {
    const faults = (typeof says === 'string' ? [says] : says).map((fault) => oneLine(fault, LONGEST));
    super(faults.join('\n'), options);
    this.faults = faults;
    this.remedy = remedy;
  }
}

const BAD_INPUT = 2;
const BROKEN = 1;
const WIDTH = 80;

/** The one place where an error becomes a message and an exit code. */
export function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return reportUsage(error, io);
  if (error instanceof InputFault) {
    const [first = '', ...more] = error.faults;
    print(io.stderr, [
      ...wrap(first, WIDTH, 'holofoe: ', '  '),
      ...more.flatMap((fault) => wrap(fault, WIDTH, '  ', '    ')),
      ...wrap(error.remedy, WIDTH, '  '),
    ]);
    return BAD_INPUT;
  }
  print(io.stderr, [
    'holofoe: this should not have happened. Please report it, with these lines:',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  return BROKEN;
}

/** The help and the version are no faults. */
function reportUsage({ exitCode, message }: CommanderError, io: Io): number {
  if (exitCode === 0) return 0;
  if (message === '(outputHelp)') return BAD_INPUT;
  const [what = '', ...hints] = message
    .replace(/^error: /, '')
    .split('\n')
    .map((line) => oneLine(line, LONGEST));
  print(io.stderr, [
    ...wrap(what, WIDTH, 'holofoe: ', '  '),
    ...hints.map((hint) => `  ${hint.replace(/^\(|\)$/g, '')}`),
    '  "holofoe help" lists the commands, "holofoe help COMMAND" explains one.',
  ]);
  return BAD_INPUT;
}
