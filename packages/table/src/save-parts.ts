import { type AnyState, cutEvent, jsonCopy, type Seat, stateHash, type TableEvent } from '@holofoe/kernel';
import * as z from 'zod/mini';
import type { History } from './history.ts';
import type { House } from './house.ts';
import { type SavedEntry, savedEntry } from './journal.ts';
import { numberText } from './legal.ts';
import type { LogChange, Logs } from './logs.ts';
import { checked, damaged, list, SAVE_FORMAT, type Save, type SaveHead } from './save.ts';
import type { Stretch } from './told.ts';

/**
 * A save that grows by appending, for whoever keeps a game after each reply: `parts` are added one by one, `mark` takes
 * the place of the one before. It also holds what was told, which a file does not: so nothing is replayed to show it.
 */
export interface SaveInParts {
  readonly head: SaveHead;
  readonly parts: readonly SavePart[];
  /** The last checkpoint, with its state as text. */
  readonly mark: { readonly at: number; readonly text: string };
}

/** What came to a save between two positions. */
export interface SavePart {
  /** -1: the beginning, the set-up included. */
  readonly from: number;
  readonly to: number;
  readonly journal: readonly SavedEntry[];
  readonly hashes: readonly (readonly [at: number, hash: string])[];
  /** For each seat. */
  readonly log: readonly LogChange[];
  /** Absent where the table was loaded from a file and nobody has asked what had happened before. */
  readonly told?: readonly Stretch[] | undefined;
  /** The hash of what was told. */
  readonly sum?: string | undefined;
}

const MOST_SEATS = 8;

const part = z.strictObject({
  from: z.int(),
  to: z.int(),
  journal: z.array(z.unknown()),
  hashes: z.array(z.unknown()),
  log: list(z.strictObject({ keeps: z.int().check(z.gte(0)), adds: list(z.string()) }), MOST_SEATS),
  told: z.optional(z.unknown()),
  sum: z.optional(z.unknown()),
});

const inParts = z.strictObject({
  head: z.looseObject({}),
  parts: list(part).check(z.minLength(1)),
  mark: z.strictObject({ at: z.int(), text: z.string() }),
});

export function headOf<C, S extends AnyState, V, E, O>(house: House<C, S, V, E, O>): SaveHead {
  const { definition, rules, config, seed, chance, start, earlierLog } = house;
  return {
    holofoe: SAVE_FORMAT,
    game: definition.id,
    rules: definition.rules,
    format: definition.format,
    config: jsonCopy(config),
    seed,
    chance: chance === 'person' ? 'person' : 'seed',
    forced: rules.skipForced ? 'skip' : 'ask',
    ...(start === undefined ? {} : { start: jsonCopy(start) }),
    ...(earlierLog === undefined ? {} : { earlierLog }),
  };
}

/** What is new since a position that the table was kept at; without one everything. */
export function partSince<S extends AnyState, O>(
  history: History<S, O>,
  logs: Logs,
  position: number | undefined,
): SavePart {
  const { journal, past } = history;
  const to = journal.length;
  const from = position ?? -1;
  if (
    position !== undefined &&
    !(Number.isInteger(position) && position >= (past?.at ?? 0) && position <= to)
  ) {
    throw new RangeError(`The table was not kept at position ${numberText(position)}.`);
  }
  const told = history.toldAfter(from);
  return {
    from,
    to,
    journal: jsonCopy(journal.slice(Math.max(from, 0)).map(savedEntry)),
    hashes: history.hashes(from),
    log: logs.change(
      position === undefined ? undefined : history.markBefore(position).at,
      history.markBefore(to).at,
    ),
    told,
    sum: told && stateHash(told),
  };
}

/** The same as one whole. */
export function joined({ head, parts, mark }: SaveInParts): Save {
  const seats = parts[0]?.log ?? [];
  return {
    ...head,
    journal: parts.flatMap(({ journal }) => journal),
    mark: { at: mark.at, state: JSON.parse(mark.text) },
    hashes: parts.flatMap(({ hashes }) => hashes),
    log: seats.map((_, seat) => joinedLog(parts.flatMap(({ log }) => log[seat] ?? []))),
  };
}

function joinedLog(changes: readonly LogChange[]): readonly string[] {
  const lines: string[] = [];
  for (const { keeps, adds } of changes) {
    lines.length = Math.min(keeps, lines.length);
    for (const line of adds) lines.push(line);
  }
  return lines;
}

/**
 * Everything that was told, where every part knows it as it was kept, and it can be said. Otherwise nothing: the journal
 * tells it all again.
 */
export function toldIn(
  { parts }: SaveInParts,
  say: (event: TableEvent, seat: Seat) => unknown,
): readonly Stretch[] | undefined {
  try {
    if (!parts.every(({ told, sum }) => told && stateHash(told) === sum)) return undefined;
    const stretches = parts.flatMap(({ told = [] }) => told);
    for (const event of stretches.flatMap(({ events }) => events))
      parts[0]?.log.forEach((_, seat) => {
        say(cutEvent(event, seat), seat);
      });
    return stretches;
  } catch {
    return undefined;
  }
}

/** The file of a game that is kept in parts. Throws a SaveError where they do not make one. */
export function joinParts(data: unknown): Save {
  return joined(readParts(data));
}

/** What a save itself must be, whoever reads the whole sees to. */
export function readParts(data: unknown): SaveInParts {
  const saved = checked(inParts, data) as unknown as SaveInParts;
  let end = -1;
  for (const { from, to, journal } of saved.parts) {
    if (from !== end || to !== Math.max(from, 0) + journal.length) {
      throw damaged(`what was kept from position ${from} to ${to} does not follow position ${end}`);
    }
    end = to;
  }
  if (!isJson(saved.mark.text)) throw damaged('mark.text cannot be read');
  return saved;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
