import { jsonCopy } from '@holofoe/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameOfSave, loadTable, type Save } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { everything, reply, toyTable } from './seats.ts';
import { toy } from './toy-game.ts';

let save: Save;
beforeEach(() => {
  const table = toyTable();
  playOn(table, 8, { enough: () => table.view(0).turn === 5 });
  save = jsonCopy(table.save());
});

describe('a save', () => {
  test('is the whole journal, the last checkpoint, a hash for each checkpoint and the logs', () => {
    expect(Object.keys(save).sort()).toEqual(
      [
        'chance',
        'config',
        'forced',
        'format',
        'game',
        'hashes',
        'holofoe',
        'journal',
        'log',
        'mark',
        'rules',
        'seed',
      ].sort(),
    );
    expect(save.hashes).toHaveLength(6);
  });

  test("keeps each seat's own log, so that none holds what another drew", () => {
    const [first = [], second = []] = save.log;
    expect(first.filter((line) => /"seat":1,"card"/.test(line))).toEqual([]);
    expect(second.filter((line) => /"seat":0,"card"/.test(line))).toEqual([]);
  });

  test('names its game', () => {
    expect(gameOfSave(save)).toBe('toy');
  });

  test('of a loaded table is the save that it was loaded from', () => {
    expect(loadTable(toy, save).save()).toEqual(save);
  });

  test('keeps how the table was opened', () => {
    const table = toyTable({
      chance: 'person',
      forced: 'skip',
      start: { ...toy.setup({ turns: 3, variant: 'plain' }), coins: [4, 4] },
    });
    expect(everything(loadTable(toy, jsonCopy(table.save())))).toEqual(everything(table));
  });
});

describe('a loaded table', () => {
  test('goes on as the one that was saved would have', () => {
    const [one, other] = [loadTable(toy, save), loadTable(toy, save)];
    playOn(one, 9);
    playOn(other, 9);
    expect(everything(one)).toEqual(everything(other));
  });

  test('can be undone to before its checkpoint', () => {
    const table = loadTable(toy, save);
    expect(table.undo(1)).toBeUndefined();
    expect(table.log(0)).toHaveLength(2);
  });

  test('can be redone after such an undo', () => {
    const table = loadTable(toy, save);
    const was = [table.hash(), table.log(0), table.log(1)];
    table.undo(1);
    table.undo(save.journal.length);
    expect([table.hash(), table.log(0), table.log(1)]).toEqual(was);
  });

  test('tells nothing twice after such an undo', () => {
    const table = loadTable(toy, save);
    const was = loadTable(toy, save).events(0);
    table.undo(1);
    table.undo(save.journal.length);
    expect(table.events(0)).toEqual(was);
  });

  test('tells its events from the beginning', () => {
    const [first] = loadTable(toy, save).events(0);
    expect(first).toEqual({ at: 0, event: { kind: 'turn', data: { seat: 0 } } });
  });

  test('can be branched with all that it tells', () => {
    const table = loadTable(toy, save);
    expect(everything(table.branch(table.position))).toEqual(everything(table));
  });

  test('has its whole log in a branch too', () => {
    const table = loadTable(toy, save);
    expect(table.branch(table.position).log(0)).toEqual(table.log(0));
  });

  test('can be saved and loaded again and again', () => {
    const table = loadTable(toy, jsonCopy(loadTable(toy, save).save()));
    expect(table.events(1)).toEqual(loadTable(toy, save).events(1));
  });
});

describe('a save of other rules', () => {
  const newer = { ...toy, rules: '3' };

  test('opens at its last checkpoint with a fresh journal', () => {
    const table = loadTable(newer, save);
    expect(table.view(0).turn).toBe(5);
    expect(table.save().start).toEqual(save.mark.state);
  });

  test('says so', () => {
    expect(loadTable(newer, save).note).toBe(
      'This game was saved under the rules 2. It goes on under the rules 3 from its last checkpoint; what came before can be read, but not undone.',
    );
  });

  test('keeps the old log readable, also when it is saved again', () => {
    const again = loadTable(newer, jsonCopy(loadTable(newer, save).save()));
    expect([again.earlierLog(0), again.earlierLog(1)]).toEqual(save.log);
  });

  test('taken over once more keeps both logs', () => {
    const table = loadTable(newer, save);
    playOn(table, 1, { enough: () => table.view(0).turn === 7 });
    const again = loadTable({ ...toy, rules: '4' }, jsonCopy(table.save()));
    expect(again.earlierLog(1)).toEqual([...table.earlierLog(1), ...(table.save().log[1] ?? [])]);
  });

  test('draws otherwise than its old journal did', () => {
    expect(loadTable(newer, save).save().seed).not.toBe(save.seed);
  });

  test('goes through `migrate` with the number of its format', () => {
    const migrate = (old: unknown, format: number) => ({
      ...Object(toy.migrate(old, format)),
      turn: 4,
      format: 2,
    });
    const table = loadTable({ ...newer, format: 2, migrate }, save);
    expect(table.view(0).turn).toBe(4);
  });

  test('is damaged where its state breaks an invariant', () => {
    const strict = { ...newer, invariants: () => 'Coins are out of use.' };
    expect(() => loadTable(strict, save)).toThrow(
      'This save is damaged: mark.state: Coins are out of use. Open an earlier copy of it.',
    );
  });
});

test('a note is not there where there is nothing to say', () => {
  const table = toyTable();
  reply(table, 0, 'roll');
  expect(loadTable(toy, jsonCopy(table.save())).note).toBeUndefined();
});
