import { type Json, pathText } from '@holofoe/kernel';
import * as z from 'zod';
import type { SavedEntry } from './journal.ts';

export const SAVE_FORMAT = 1;

/** A whole game: its journal, its last checkpoint, a hash for each checkpoint, and each seat's log up to there. */
export interface Save {
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
  readonly journal: readonly SavedEntry[];
  readonly mark: { readonly at: number; readonly state: unknown };
  readonly hashes: readonly (readonly [at: number, hash: string])[];
  readonly log: readonly (readonly string[])[];
  /** The log of the game before it was taken over from other rules. */
  readonly earlierLog?: readonly (readonly string[])[];
}

export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly fault: 'not a save' | 'another game' | 'newer' | 'damaged';

  constructor(fault: SaveError['fault'], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

const position = z.int().min(0);
const key = z.union([z.string(), z.number()]);
const logs = z.array(z.array(z.string()));
const json: z.ZodType<Json> = z.json();

const header = z.looseObject({ holofoe: z.int(), game: z.string() });

const body = z.strictObject({
  holofoe: z.literal(SAVE_FORMAT),
  game: z.string(),
  rules: z.string(),
  format: z.int(),
  config: z.unknown(),
  seed: z.int(),
  chance: z.enum(['seed', 'person']),
  forced: z.enum(['ask', 'skip']),
  start: z.unknown().optional(),
  journal: z.array(
    z.union([
      z.tuple([position], key),
      z.strictObject({ c: key }),
      z.strictObject({ fix: z.array(json) }),
      z.strictObject({ undo: position }),
      z.strictObject({ back: position }),
    ]),
  ),
  mark: z.strictObject({ at: position, state: z.unknown() }),
  hashes: z.array(z.tuple([position, z.string()])),
  log: logs,
  earlierLog: logs.optional(),
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

export function readSave(data: unknown): Save {
  gameOfSave(data);
  const read = body.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw damaged(`${issue ? `${pathText(issue.path)}: ${issue.message}` : 'it cannot be read'}`);
  }
  const save = read.data as Save;
  save.journal.forEach((entry, i) => {
    if ('undo' in entry && entry.undo > i) {
      throw damaged(`journal[${i}] goes back to position ${entry.undo}, which is not before it`);
    }
  });
  if (save.mark.at > save.journal.length) {
    throw damaged(`mark.at is position ${save.mark.at}, but the journal has ${save.journal.length} entries`);
  }
  return save;
}

export function damaged(what: string, cause?: unknown): SaveError {
  return new SaveError(
    'damaged',
    `This save is damaged: ${what.replace(/\.$/, '')}. Open an earlier copy of it.`,
    cause,
  );
}
