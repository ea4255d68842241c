import { type AnyState, type GameDefinition, mix, stateHash } from '@holofoe/kernel';
import { entryOf } from './journal.ts';
import type { LiveTable } from './live-table.ts';
import { houseOf, tableOf } from './open.ts';
import { messageOf } from './refusal.ts';
import { damaged, gameOfSave, readSave, type Save, SaveError } from './save.ts';
import type { House } from './table.ts';

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
  const house = houseOf(definition, config.value, save.forced);
  if (save.rules === definition.rules && save.format === definition.format) return resumed(house, save);
  return takenOver(house, save);
}

type NewHouse<C, S extends AnyState, V, E, O> = Pick<House<C, S, V, E, O>, 'definition' | 'rules' | 'config'>;

function resumed<C, S extends AnyState, V, E, O>(
  house: NewHouse<C, S, V, E, O>,
  save: Save,
): LiveTable<V, O> {
  const { seed, chance, journal, hashes, log, earlierLog } = save;
  // These rules wrote it; if somebody else changed it since, the journal does not lead to the hashes.
  const start = save.start as S | undefined;
  const mark = { at: save.mark.at, text: JSON.stringify(save.mark.state) };
  try {
    return tableOf(
      { ...house, seed, chance, ...(start && { start }), ...(earlierLog && { earlierLog }) },
      { journal: journal.map(entryOf), mark, hashes, log },
    );
  } catch (error) {
    throw damaged(`its journal cannot be followed: ${messageOf(error)}`, error);
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
  try {
    const start = house.definition.migrate(save.mark.state, save.format);
    const says = house.definition.invariants(start);
    if (says !== undefined) throw new Error(says);
    return tableOf({ ...house, seed, chance: save.chance, start, note, earlierLog });
  } catch (error) {
    throw damaged(`its last checkpoint does not fit the rules ${rules}: ${messageOf(error)}`, error);
  }
}
