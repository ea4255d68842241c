import { type AnyState, type GameDefinition, mix, stateHash } from '@holofoe/kernel';
import type { House } from './house.ts';
import { entryOf } from './journal.ts';
import type { LiveTable } from './live-table.ts';
import { houseOf, tableOf } from './open.ts';
import { messageOf } from './refusal.ts';
import { damaged, gameOfSave, readSave, type Save, SaveError } from './save.ts';
import { joined, readParts, toldIn } from './save-parts.ts';
import type { Stretch } from './told.ts';

/** Opens what `savedSince` gave, a part at a time. */
export function resumeTable<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  data: unknown,
): LiveTable<V, O> {
  const saved = readParts(data);
  return loadTable(definition, joined(saved), toldIn(saved, definition.say));
}

/** Opens what `save` gave; a save of other rules at its last checkpoint. `told`: what had happened, where that is known. */
export function loadTable<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  data: unknown,
  told?: readonly Stretch[],
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
  if (Number(save.rules) > Number(definition.rules)) {
    throw new SaveError(
      'newer',
      `This save was written under the rules ${save.rules}, and this Holofoe has the rules ${definition.rules}. Update Holofoe to open it.`,
    );
  }
  const hash = save.hashes.find(([at]) => at === save.mark.at)?.[1];
  if (stateHash(save.mark.state) !== hash) {
    throw damaged('mark.state is not the state that was saved (its hash differs)');
  }
  const config = definition.config.parse(save.config);
  if ('faults' in config)
    throw damaged(config.faults.map(({ path, says }) => `${placeIn('config', path)}: ${says}`).join('; '));
  const house = houseOf(definition, config.value, save.forced);
  checkLogs(save, house.rules.seats);
  if (save.rules === definition.rules && save.format === definition.format) return resumed(house, save, told);
  return takenOver(house, save);
}

function placeIn(whole: string, path: string): string {
  return path === '' ? whole : `${whole}.${path}`;
}

function checkLogs({ log, earlierLog = log }: Save, seats: number): void {
  for (const [name, logs] of Object.entries({ log, earlierLog })) {
    if (logs.length !== seats) throw damaged(`${name} is of ${logs.length} seats, but the game has ${seats}`);
  }
}

type NewHouse<C, S extends AnyState, V, E, O> = Pick<House<C, S, V, E, O>, 'definition' | 'rules' | 'config'>;

function resumed<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  save: Save,
  told: readonly Stretch[] | undefined,
): LiveTable<V, O> {
  const { seed, chance, journal, hashes, log, earlierLog } = save;
  const start = save.start === undefined ? undefined : wholeState(house, save.start, 'start');
  // These rules wrote it; if somebody else changed it since, it may be whatever a hash was made for.
  const mark = { at: save.mark.at, text: JSON.stringify(wholeState(house, save.mark.state, 'mark.state')) };
  try {
    return tableOf(
      { ...house, seed, chance, ...(start && { start }), ...(earlierLog && { earlierLog }) },
      { journal: journal.map(entryOf), mark, hashes, log, told },
    );
  } catch (error) {
    throw error instanceof SaveError
      ? error
      : damaged(`its journal cannot be followed: ${messageOf(error)}`, error);
  }
}

function takenOver<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  save: Save,
): LiveTable<V, O> {
  const { rules } = house.definition;
  const earlierLog = save.log.map((lines, seat) => [...(save.earlierLog?.[seat] ?? []), ...lines]);
  const note = `This game was saved under the rules ${save.rules}. It goes on under the rules ${rules} from its last checkpoint; what came before can be read, but not undone.`;
  // A fresh journal must not draw once more what the old one drew.
  const seed = mix(save.seed + save.journal.length + 1);
  const start = stateOf(house, migrated(house, save), 'mark.state');
  try {
    return tableOf({ ...house, seed, chance: save.chance, start, note, earlierLog });
  } catch (error) {
    throw damaged(`its last checkpoint does not fit the rules ${rules}: ${messageOf(error)}`, error);
  }
}

function migrated<C, S extends AnyState, V, E, O>(house: NewHouse<C, S, V, E, O>, save: Save): unknown {
  try {
    return house.definition.migrate(save.mark.state, save.format);
  } catch (error) {
    throw damaged(
      `its last checkpoint does not fit the rules ${house.definition.rules}: ${messageOf(error)}`,
      error,
    );
  }
}

/** A state of a save, after its shape and its sense were checked. */
function stateOf<C, S extends AnyState, V, E, O>(
  { definition, rules }: NewHouse<C, S, V, E, O>,
  data: unknown,
  path: string,
): S {
  const read = definition.readState(data, rules.seats);
  if ('faults' in read) {
    const [fault] = read.faults;
    throw damaged(`${placeIn(path, fault?.path ?? '')}: ${fault?.says}`);
  }
  const says = senseless(definition, read.value);
  if (says !== undefined) throw damaged(`${path}: ${says}`);
  return read.value;
}

/** Of these rules: what a reader would fill in had been written, and a table that filled it in could not be saved again. */
function wholeState<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  data: unknown,
  path: string,
): S {
  const state = stateOf(house, data, path);
  if (stateHash(state) === stateHash(data)) return state;
  throw damaged(`${path}: something is missing that a state of these rules has`);
}

/** What the rules themselves throw at a state is a fault of it too. */
function senseless<C, S extends AnyState, V, E, O>(
  { invariants }: GameDefinition<C, S, V, E, O>,
  state: S,
): string | undefined {
  try {
    return invariants(state);
  } catch (error) {
    return messageOf(error);
  }
}
