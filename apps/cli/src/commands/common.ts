import { EndlessRule, type Fault } from '@holofoe/kernel';
import { gameOfSave, OptionsError, SaveError } from '@holofoe/table';
import { InvalidArgumentError, Option } from 'commander';
import { firstFaults, InputFault } from '../fault.ts';
import type { HandWritten } from '../files/hand-written.ts';
import { readJson } from '../files/read.ts';
import { propertiesAt, stepsOf, unknownKey } from '../files/schema-path.ts';
import { wholeNumber } from '../flags.ts';
import type { CliGame, Sitting } from '../game.ts';
import { gameById } from '../games/index.ts';
import type { Io } from '../io.ts';
import { nearest } from '../nearest.ts';
import { type Paper, paperOf } from '../terminal/paper.ts';

/** What every command is given. */
export interface Setting {
  readonly io: Io;
  readonly paper: Paper;
}

export function settingOf(io: Io, { color }: { readonly color: boolean }): Setting {
  return { io, paper: paperOf(io, io.stdout, color) };
}

/** The largest seed: one that every command can print and read again. */
export const seed = wholeNumber(0, 0xffffffff);

/** `--option first=empire`, as often as needed. */
export function optionFlag(description: string): Option {
  return new Option('--option <name=value>', description).default({}, 'none').argParser(nameAndValue);
}

function nameAndValue(text: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('Write it as NAME=VALUE.');
  return { ...before, [name]: value };
}

/** A configuration that its schema refuses was put together from flags: the message names them. */
export function faultsOfFlags(faults: readonly Fault[], { id, schemas, newGame }: CliGame): InputFault {
  const lines = firstFaults(faults, ({ path, says }) => {
    const [first = '', name] = stepsOf(path);
    const key = unknownKey(says);
    if (key !== undefined && first === 'options') {
      const known = propertiesAt(schemas.config(), ['options']);
      return `--option ${key}: there is no such option. Did you mean ${nearest(key, known, 2).join(' or ')}?`;
    }
    if (first === 'options') return `--option ${name}: ${says}`;
    return `${newGame.flagAt?.(path) ?? `--${first}`}: ${says}`;
  });
  return new InputFault({ says: lines, remedy: `"holofoe play ${id} --help" explains every flag.` });
}

interface OpenedSave<V, O> {
  readonly game: CliGame<V, O>;
  readonly sitting: Sitting<V, O>;
}

/** A save of whatever game it is. */
export function openAnySave(path: string): OpenedSave<unknown, unknown> {
  return openSave(path, (data) => gameById(gameOfSave(data)));
}

export function openSave<V, O>(path: string, gameOf: (data: unknown) => CliGame<V, O>): OpenedSave<V, O> {
  return openSaved(path, () => readJson(path), gameOf);
}

/** A save, checked: asking for all events runs the journal from its beginning and compares where it leads. */
export function openSaved<V, O>(
  path: string,
  read: () => unknown,
  gameOf: (data: unknown) => CliGame<V, O>,
): OpenedSave<V, O> {
  const opened = loadSave(path, read, gameOf);
  try {
    opened.sitting.table.events(0);
    return opened;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputFault(
      { says: `${path}: This save is damaged: ${why}`, remedy: 'Open an earlier copy of it.' },
      { cause: error },
    );
  }
}

function loadSave<V, O>(
  path: string,
  read: () => unknown,
  gameOf: (data: unknown) => CliGame<V, O>,
): OpenedSave<V, O> {
  try {
    const data = read();
    const game = gameOf(data);
    return { game, sitting: game.load(data) };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw faultOfSave(path, error);
  }
}

/** Its message says what is wrong, and in its last sentence what to do. */
function faultOfSave(path: string, error: Error): InputFault {
  const [, what = error.message, remedy = ''] = /^(.*[.;:]) ([A-Z][^.]*\.)$/s.exec(error.message) ?? [];
  return new InputFault(
    { says: `${path}: ${what}`, remedy: remedy === '' ? 'Choose another save.' : remedy },
    {
      cause: error,
    },
  );
}

/** Runs something with a table written by hand; what is wrong in it is told with its place in the file. */
export async function withTable<T>(file: HandWritten, use: (table: unknown) => T | Promise<T>): Promise<T> {
  try {
    return await use(file.data);
  } catch (error) {
    if (error instanceof OptionsError) throw file.inputFault(error.faults);
    if (error instanceof EndlessRule) throw file.inputFault([{ path: '', says: error.message }]);
    throw error;
  }
}
