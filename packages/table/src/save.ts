import { type Json, pathText } from '@holofoe/kernel';
import * as z from 'zod/mini';
import type { SavedEntry } from './journal.ts';

export const SAVE_FORMAT = 1;

/** What of a save does not change while the table is played. */
export interface SaveHead {
  readonly holofoe: number;
  readonly game: string;
  readonly rules: string;
  /** Of the state. */
  readonly format: number;
  readonly config: unknown;
  readonly seed: number;
  readonly chance: 'seed' | 'person';
  readonly forced: 'ask' | 'skip';
  /** Absent: the game began with its set-up. */
  readonly start?: unknown;
  /** The log of the game before it was taken over from other rules. */
  readonly earlierLog?: readonly (readonly string[])[];
}

/** A whole game: its journal, its last checkpoint, a hash for each checkpoint, and each seat's log up to there. */
export interface Save extends SaveHead {
  readonly journal: readonly SavedEntry[];
  readonly mark: { readonly at: number; readonly state: unknown };
  readonly hashes: readonly (readonly [at: number, hash: string])[];
  readonly log: readonly (readonly string[])[];
}

export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly fault: 'not a save' | 'another game' | 'newer' | 'damaged';

  constructor(fault: SaveError['fault'], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

// The small zod says no more than "Invalid input" by itself.
z.config(z.locales.en());

/** Far more than the longest game comes to. */
const MOST_ENTRIES = 50_000;
/** A table takes nothing more from here on, so that what follows from the last reply still fits into a save. */
export const LONGEST_GAME = 40_000;
/** Each goes through the rules' whole check of a table; nobody corrects one as often in a game. */
export const MOST_CORRECTIONS = 1_000;
/** A configuration and a state have some thousand. */
const MOST_VALUES = 50_000;
const LONGEST_NAME = 100;

/** A list that is told only its first fault: zod itself collects one for each item, however many there are. */
export function list(item: z.ZodMiniType, most = Number.POSITIVE_INFINITY): z.ZodMiniType<unknown[]> {
  return z.array(z.unknown()).check(({ value, issues }) => {
    if (value.length > most) {
      issues.push({ code: 'custom', input: value, message: `More than ${most} are in no save` });
      return;
    }
    for (const [i, each] of value.entries()) {
      const [issue] = item.safeParse(each).error?.issues ?? [];
      if (!issue) continue;
      issues.push({ code: 'custom', input: each, path: [i, ...issue.path], message: issue.message });
      return;
    }
  });
}

const position = z.int().check(z.gte(0));
const key = z.union([z.string(), z.number()]);
const logs = list(list(z.string()));
const json: z.ZodMiniType<Json> = z.json();

const header = z.object({ holofoe: z.int(), game: z.string().check(z.maxLength(LONGEST_NAME)) });

const entry = z.union([
  z.pipe(list(key), z.tuple([position], z.unknown())),
  z.strictObject({ c: key }),
  z.strictObject({ fix: list(json) }),
  z.strictObject({ undo: position }),
  z.strictObject({ back: position }),
]);

const body = z.strictObject({
  holofoe: z.literal(SAVE_FORMAT),
  game: z.string(),
  rules: z.string().check(z.regex(/^\d{1,9}$/)),
  format: z.int(),
  config: z.unknown(),
  seed: z.int(),
  chance: z.enum(['seed', 'person']),
  forced: z.enum(['ask', 'skip']),
  start: z.optional(z.unknown()),
  journal: list(entry, MOST_ENTRIES),
  mark: z.strictObject({ at: position, state: z.unknown() }),
  // One for each position at most, and the beginning has one.
  hashes: list(z.tuple([position, z.string()]), MOST_ENTRIES + 1),
  log: logs,
  earlierLog: z.optional(logs),
});

/** Which game a save is of. */
export function gameOfSave(data: unknown): string {
  const read = header.safeParse(data);
  if (!read.success) {
    throw new SaveError('not a save', 'This is not a save of Holofoe. Choose a file that Holofoe wrote.');
  }
  const { holofoe, game } = read.data;
  if (holofoe > SAVE_FORMAT) {
    throw new SaveError(
      'newer',
      `This save has format ${holofoe}, and this Holofoe reads formats up to ${SAVE_FORMAT}. Update Holofoe to open it.`,
    );
  }
  return game;
}

/** Nothing in a save is nested nearly as deep; what is could not be read without end. */
export const DEEPEST = 50;

function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = inner(level);
  }
  return false;
}

function hasTooMany(data: unknown): boolean {
  let values = 0;
  for (let level: unknown[] = [data]; level.length > 0; level = inner(level)) {
    for (const each of level) if (typeof each === 'object') values += Object.keys(Object(each)).length;
    if (values > MOST_VALUES) return true;
  }
  return false;
}

/** The objects and lists that stand in others. */
function inner(level: readonly unknown[]): unknown[] {
  const next: unknown[] = [];
  for (const each of level) {
    if (typeof each !== 'object' || each === null) continue;
    for (const field of Object.values(each)) if (typeof field === 'object') next.push(field);
  }
  return next;
}

/** What data must be, or else a SaveError that names the first place where it is not. */
export function checked<T>(shape: z.ZodMiniType<T>, data: unknown): T {
  const read = shape.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw damaged(
    issue ? `${pathText(issue.path) || 'the save itself'}: ${issue.message}` : 'it cannot be read',
  );
}

export function readSave(data: unknown): Save {
  gameOfSave(data);
  if (isTooDeep(data)) throw damaged(`it is nested more than ${DEEPEST} deep`);
  const save = checked(body, data) as Save;
  checkJournal(save);
  const { config, mark, start } = save;
  for (const [place, value] of Object.entries({ config, 'mark.state': mark.state, start })) {
    if (hasTooMany(value)) throw damaged(`${place} has more than ${MOST_VALUES} values`);
  }
  if (mark.at > save.journal.length) {
    throw damaged(`mark.at is position ${mark.at}, but the journal has ${save.journal.length} entries`);
  }
  return save;
}

function checkJournal({ journal }: Save): void {
  let corrections = 0;
  for (const [i, each] of journal.entries()) {
    if ('fix' in each && ++corrections > MOST_CORRECTIONS) {
      throw damaged(`journal[${i}] is one correction more than the ${MOST_CORRECTIONS} that a save may have`);
    }
    if (!('undo' in each)) continue;
    if (each.undo > i) {
      throw damaged(`journal[${i}] goes back to position ${each.undo}, which is not before it`);
    }
    // A table goes back to where something was entered: chains of undos would be followed again and again.
    const target = journal[each.undo - 1];
    if (target && 'undo' in target) {
      throw damaged(`journal[${i}] goes back to position ${each.undo}, which is itself after an undo`);
    }
  }
}

const LONGEST_MESSAGE = 500;

export function damaged(what: string, cause?: unknown): SaveError {
  const told = what.length > LONGEST_MESSAGE ? `${what.slice(0, LONGEST_MESSAGE)} …` : what;
  return new SaveError(
    'damaged',
    `This save is damaged: ${told.replace(/\.$/, '')}. Open an earlier copy of it.`,
    cause,
  );
}
