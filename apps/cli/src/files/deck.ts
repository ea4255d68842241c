import type { Fault } from '@holofoe/kernel';
import { firstFaults, InputFault } from '../fault.ts';
import { nameTwice } from './hand-written.ts';
import { readText } from './read.ts';

type Faults = { readonly faults: readonly Fault[] };

/** A deck from a file, as its game reads it; whether it is legal is asked later. Throws `InputFault` with every fault's place. */
export function readDeckFile<T extends object>(
  path: string,
  read: (file: string) => T | Faults,
  forms: string,
): T {
  const text = readText(path);
  const remedy = `Mend the file there. ${forms}`;
  const found = read(text);
  if (isFaulty(found)) {
    throw new InputFault({
      says: firstFaults(found.faults, (fault) => `${placeIn(path, fault)}: ${fault.says}`),
      remedy,
    });
  }
  const twice = /^\s*\{/.test(text) ? nameTwice(path, text) : undefined;
  if (twice !== undefined) throw new InputFault({ says: twice, remedy });
  return found;
}

function isFaulty<T extends object>(read: T | Faults): read is Faults {
  return 'faults' in read;
}

/** A line of a text stands behind the file's name as everywhere, a place in JSON behind that. */
function placeIn(path: string, fault: Fault): string {
  const line = /^line (\d+)$/.exec(fault.path)?.[1];
  if (line !== undefined) return `${path}:${line}`;
  return fault.path === 'file' ? path : `${path}: ${fault.path}`;
}

interface Breach {
  readonly rule: string;
  readonly path: string;
  readonly says: string;
}

/** What a deck does not keep, each with its place and rule: a numbered one, or one of the base game by what it is about. */
export function breachLines(breaches: readonly Breach[]): readonly string[] {
  return firstFaults(
    breaches,
    ({ rule, path, says }) => `${path}: ${says} (${/^[A-Z]+-\d/.test(rule) ? rule : `rule: ${rule}`})`,
  );
}
