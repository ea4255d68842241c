import type { AnyState, Fault, GameDefinition, Json } from '@holofoe/kernel';
import { History, type Kept } from './history.ts';
import type { ChanceSource, House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { isForgetful } from './replay-mode.ts';
import type { Rules } from './run.ts';
import { Table } from './table.ts';

export interface TableOptions<S = unknown> {
  readonly config: unknown;
  /** A whole number. */
  readonly seed: number;
  /** Who answers chance; the seed, unless said otherwise. */
  readonly chance?: 'seed' | 'person' | ChanceSource;
  /** Whether a seat is asked where it has no choice; it is, unless said otherwise. */
  readonly forced?: 'ask' | 'skip';
  /** The game begins at a checkpoint with this state, instead of its set-up. */
  readonly start?: S;
}

/** A table cannot be opened like this; each fault names its place in what was given. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, says }) => (path === '' ? says : `${path}: ${says}`)).join('\n'));
    this.faults = faults;
  }
}

export function openTable<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  options: TableOptions<S>,
): LiveTable<V, O> {
  const parsed = definition.config.parse(options.config);
  if ('faults' in parsed) throw new OptionsError(parsed.faults);
  const { seed, start, chance = 'seed', forced = 'ask' } = options;
  if (!Number.isSafeInteger(seed))
    throw new OptionsError([{ path: 'seed', says: `${seed} is not a whole number that a save can hold.` }]);
  if (chance !== 'seed' && chance !== 'person' && typeof chance !== 'function')
    throw new OptionsError([{ path: 'chance', says: 'Chance is answered by the seed or by a person.' }]);
  if (forced !== 'ask' && forced !== 'skip')
    throw new OptionsError([
      { path: 'forced', says: 'Where there is no choice, a seat is asked or skipped.' },
    ]);
  const says = start && definition.invariants(start);
  if (says !== undefined) throw new OptionsError([{ path: 'start', says }]);
  return tableOf({ ...houseOf(definition, parsed.value, forced), seed, chance, ...(start && { start }) });
}

export function houseOf<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  config: C,
  forced: 'ask' | 'skip',
): Pick<House<C, S, V, E, O>, 'definition' | 'rules' | 'config'> {
  const rules: Rules<S, O> = {
    seats: definition.seats(config),
    skipForced: forced === 'skip',
    forgetful: isForgetful(),
    play: definition.play,
    invariants: definition.invariants,
    correct: (state, edits) => correct(definition, state, edits),
  };
  return { definition, rules, config };
}

export function tableOf<C, S extends AnyState, V, E, O>(
  house: House<C, S, V, E, O>,
  kept?: Kept,
): LiveTable<V, O> {
  const start = JSON.stringify(house.start ?? house.definition.setup(house.config));
  return new Table(house, new History(house.rules, start, kept));
}

function correct<C, S extends AnyState, V, E, O>(
  { edit, invariants }: GameDefinition<C, S, V, E, O>,
  state: S,
  edits: readonly Json[],
): string | undefined {
  if (!Array.isArray(edits)) return 'Corrections are a list.';
  for (const [i, each] of edits.entries()) {
    const parsed = edit.schema.parse(each);
    if ('faults' in parsed) {
      return parsed.faults.map(({ path, says }) => `edits[${i}]${path && `.${path}`}: ${says}`).join('\n');
    }
    const says = edit.apply(state, parsed.value);
    if (says !== undefined) return `edits[${i}]: ${says}`;
  }
  return invariants(state);
}
