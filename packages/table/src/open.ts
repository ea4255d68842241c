import { type AnyState, type Fault, type GameDefinition, type Json, mix, stateHash } from '@holofoe/kernel';
import { History, type Kept } from './history.ts';
import type { LiveTable } from './live-table.ts';
import { damaged, gameOfSave, readSave, type Save, SaveError } from './save.ts';
import { type ChanceSource, type House, Table } from './table.ts';

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
  if (!Number.isInteger(seed))
    throw new OptionsError([{ path: 'seed', says: `${seed} is not a whole number.` }]);
  const says = start && definition.invariants(start);
  if (says !== undefined) throw new OptionsError([{ path: 'start', says }]);
  return tableOf({ ...houseOf(definition, parsed.value), seed, chance, forced, start });
}

/** Opens what `save` gave; a save of other rules at its last checkpoint. */
export function loadTable<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  data: unknown,
): LiveTable<V, O> {
  const game = gameOfSave(data);
  if (game !== definition.id) {
    throw new SaveError(
      'another game',
      `This is a save of "${game}", not of "${definition.id}". Open it with "${game}".`,
    );
  }
  const save = readSave(data);
  if (save.format > definition.format) {
    throw new SaveError(
      'newer',
      `The state in this save has format ${save.format}, and this Holofoe reads formats up to ${definition.format}. Update Holofoe to open it.`,
    );
  }
  const hash = save.hashes.find(([at]) => at === save.mark.at)?.[1];
  if (stateHash(save.mark.state) !== hash) {
    throw damaged('mark.state is not the state that was saved (its hash differs)');
  }
  const config = definition.config.parse(save.config);
  if ('faults' in config)
    throw damaged(config.faults.map(({ path, says }) => `config.${path}: ${says}`).join('; '));
  const house = houseOf(definition, config.value);
  if (save.rules === definition.rules && save.format === definition.format) return resumed(house, save);
  return takenOver(house, save);
}

type NewHouse<C, S extends AnyState, V, E, O> = Pick<
  House<C, S, V, E, O>,
  'definition' | 'config' | 'seats' | 'correct'
>;

function resumed<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  save: Save,
): LiveTable<V, O> {
  const { seed, chance, forced, journal, hashes, log, earlierLog } = save;
  // The same rules wrote this state, and its hash is right.
  const start = save.start as S | undefined;
  const mark = { at: save.mark.at, text: JSON.stringify(save.mark.state) };
  try {
    return tableOf(
      { ...house, seed, chance, forced, start, ...(earlierLog ? { earlierLog } : {}) },
      { journal, mark, hashes, log },
    );
  } catch (error) {
    throw damaged(
      `its journal cannot be followed: ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}

function takenOver<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  save: Save,
): LiveTable<V, O> {
  const { definition } = house;
  const { chance, forced, journal, log } = save;
  const start = definition.migrate(save.mark.state, save.format);
  const says = definition.invariants(start);
  if (says !== undefined)
    throw damaged(`its last checkpoint does not fit the rules ${definition.rules}: ${says}`);
  const earlierLog = log.map((lines, seat) => [...(save.earlierLog?.[seat] ?? []), ...lines]);
  const note = `This game was saved under the rules ${save.rules}. It goes on under the rules ${definition.rules} from its last checkpoint; what came before can be read, but not undone.`;
  // A fresh journal must not draw once more what the old one drew.
  const seed = mix(save.seed + journal.length + 1);
  return tableOf({ ...house, seed, chance, forced, start, note, earlierLog });
}

function houseOf<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  config: C,
): NewHouse<C, S, V, E, O> {
  return {
    definition,
    config,
    seats: definition.seats(config),
    correct: (state, edits) => correct(definition, state, edits),
  };
}

function tableOf<C, S extends AnyState, V, E, O>(house: House<C, S, V, E, O>, kept?: Kept): LiveTable<V, O> {
  const { definition, config, seats, forced, start, correct: edit } = house;
  const rules = {
    seats,
    skipForced: forced === 'skip',
    play: definition.play,
    invariants: definition.invariants,
    correct: edit,
  };
  return new Table(house, new History(rules, JSON.stringify(start ?? definition.setup(config)), kept));
}

function correct<C, S extends AnyState, V, E, O>(
  { edit, invariants }: GameDefinition<C, S, V, E, O>,
  state: S,
  edits: readonly Json[],
): string | undefined {
  for (const [i, each] of edits.entries()) {
    const parsed = edit.schema.parse(each);
    if ('faults' in parsed)
      return parsed.faults.map(({ path, says }) => `edits[${i}]${path && `.${path}`}: ${says}`).join('\n');
    const says = edit.apply(state, parsed.value);
    if (says !== undefined) return `edits[${i}]: ${says}`;
  }
  return invariants(state);
}
