import { jsonCopy, stateHash } from '@holofoe/kernel';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadTable, SAVE_FORMAT, type Save, SaveError, setForgetful } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { reply, toyTable } from './seats.ts';
import { toy } from './toy-game.ts';

let save: Save;
beforeEach(() => {
  const table = toyTable();
  playOn(table, 8, { enough: () => table.view(0).turn === 5 });
  save = jsonCopy(table.save());
});

describe('what cannot be loaded says what is wrong and what to do', () => {
  const fault = (data: unknown) => {
    try {
      loadTable(toy, data);
    } catch (error) {
      if (error instanceof SaveError) return { fault: error.fault, says: error.message };
      throw error;
    }
    return undefined;
  };
  const stateWith = (change: object) => ({
    ...save,
    mark: { ...save.mark, state: { ...(save.mark.state as object), ...change } },
  });

  test.each([null, 'text', 7, [], {}, { holofoe: 'x', game: 'toy' }])('not a save: %j', (data) => {
    expect(fault(data)).toEqual({
      fault: 'not a save',
      says: 'This is not a save of Holofoe. Choose a file that Holofoe wrote.',
    });
  });

  test('another game', () => {
    expect(fault({ ...save, game: 'chess' })).toEqual({
      fault: 'another game',
      says: 'This is a save of "chess", not of "toy". Open it with "chess".',
    });
  });

  test('a newer save format', () => {
    expect(fault({ holofoe: SAVE_FORMAT + 1, game: 'toy' })).toEqual({
      fault: 'newer',
      says: 'This save has format 2, and this Holofoe reads formats up to 1. Update Holofoe to open it.',
    });
  });

  test('a newer state format', () => {
    expect(fault({ ...save, format: 2 })).toEqual({
      fault: 'newer',
      says: 'The state in this save has format 2, and this Holofoe reads formats up to 1. Update Holofoe to open it.',
    });
  });

  test('newer rules', () => {
    expect(fault({ ...save, rules: '3' })).toEqual({
      fault: 'newer',
      says: 'This save was written under the rules 3, and this Holofoe has the rules 2. Update Holofoe to open it.',
    });
  });

  const forged = (change: object) => {
    const data = stateWith(change);
    const hash = stateHash(data.mark.state);
    return { ...data, hashes: data.hashes.map(([at, each]) => [at, at === data.mark.at ? hash : each]) };
  };

  test.each<[string, object, string]>([
    ['is no state', { turn: 'last' }, 'mark.state.turn: Invalid input: expected number, received string'],
    ['has no such card', { bells: [{ card: 12, by: 1 }] }, 'mark.state.bells: this is no pile of cards'],
    ['makes no sense', { coins: [-1, 0] }, 'mark.state: Nobody has fewer than 0 coins'],
  ])('a state with the right hash that %s', (_, change, says) => {
    expect(fault(forged(change))).toEqual({
      fault: 'damaged',
      says: `This save is damaged: ${says}. Open an earlier copy of it.`,
    });
  });

  test('a beginning that is no state', () => {
    expect(fault({ ...save, start: { coins: [1, 1] } })?.says).toContain('start.format: ');
  });

  test.each<[string, (deep: unknown) => unknown]>([
    ['the state', (deep) => ({ ...save, mark: { ...save.mark, state: deep } })],
    ['a correction', (deep) => ({ ...save, journal: [...save.journal, { fix: [deep] }] })],
    ['the configuration', (deep) => ({ ...save, config: deep })],
  ])('%s that is nested without end', (_, data) => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(fault(data(deep))).toEqual({
      fault: 'damaged',
      says: 'This save is damaged: it is nested more than 50 deep. Open an earlier copy of it.',
    });
  });

  test('a state that was changed', () => {
    expect(fault(stateWith({ coins: [99, 0] }))).toEqual({
      fault: 'damaged',
      says: 'This save is damaged: mark.state is not the state that was saved (its hash differs). Open an earlier copy of it.',
    });
  });

  test.each<[string, () => unknown, string]>([
    ['a field that is missing', () => ({ ...save, seed: undefined }), 'seed: Invalid input'],
    ['an entry of no kind', () => ({ ...save, journal: [{ x: 1 }] }), 'journal[0]: Invalid input'],
    [
      'an undo to what comes later',
      () => ({ ...save, journal: [{ undo: 4 }] }),
      'journal[0] goes back to position 4',
    ],
    [
      'a mark after the end',
      () => ({ ...save, mark: { ...save.mark, at: 999 } }),
      'mark.at is position 999, but',
    ],
    ['a configuration that is not one', () => ({ ...save, config: { turns: 0 } }), 'config.turns: '],
    [
      'an entry that answers no question',
      () => ({ ...save, journal: [...save.journal, [0, 'fly'], [1, 'fly']] }),
      'its journal cannot be followed: journal[',
    ],
  ])('damaged: %s', (_, data, says) => {
    expect(fault(data())).toMatchObject({ fault: 'damaged', says: expect.stringContaining(says) });
  });

  const many = <T>(item: T, count = 300_000) => Array.from({ length: count }, () => item);
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]));

  test.each<[string, () => object, string]>([
    [
      'more entries than any game has',
      () => ({ journal: many({}) }),
      'journal: More than 50000 are in no save',
    ],
    [
      'a reply of what are no keys',
      () => ({ journal: [[0, ...many({}, 100_000)]] }),
      'journal[0]: Invalid input',
    ],
    ['more hashes than entries', () => ({ hashes: many(0) }), 'hashes: More than 50001 are in no save'],
    [
      'hashes that are none',
      () => ({ hashes: many(0, 40_000) }),
      'hashes[0]: Invalid input: expected tuple, received number',
    ],
    [
      'lines that are no text',
      () => ({ log: [many(0), []] }),
      'log[0][0]: Invalid input: expected string, received number',
    ],
    [
      'logs of more seats than there are',
      () => ({ log: many([]) }),
      'log is of 300000 seats, but the game has 2',
    ],
    [
      'earlier logs of more seats than there are',
      () => ({ earlierLog: many([]) }),
      'earlierLog is of 300000 seats, but the game has 2',
    ],
    [
      'a vast state',
      () => ({ mark: { ...save.mark, state: many(0) } }),
      'mark.state has more than 50000 values',
    ],
    ['a vast configuration', () => ({ config: fields(60_000) }), 'config has more than 50000 values'],
    ['a vast beginning', () => ({ start: [many([])] }), 'start has more than 50000 values'],
    [
      'more corrections than anybody makes',
      () => ({ journal: many({ fix: [] }, 1001) }),
      'journal[1000] is one correction more than the 1000 that a save may have',
    ],
    [
      'undos that lead to undos',
      () => ({ journal: [...save.journal, { undo: 1 }, { undo: save.journal.length + 1 }] }),
      'which is itself after an undo',
    ],
    ['a strange field', () => ({ k0: 0 }), 'the save itself: Unrecognized key: "k0"'],
    ['a strange field of the configuration', () => ({ config: { k0: 0 } }), 'config: Unrecognized key: "k0"'],
  ])('forged: %s', (_, change, says) => {
    expect(fault({ ...save, ...change() })).toMatchObject({
      fault: 'damaged',
      says: expect.stringContaining(says),
    });
  });

  test('what says a lot is cut, and still says what to do', () => {
    const says = fault({ ...save, ...fields(60_000) })?.says ?? '';
    expect(says.length).toBeLessThan(600);
    expect(says).toMatch(
      /^This save is damaged: the save itself: Unrecognized keys: "k0", .* …\. Open an earlier copy of it\.$/,
    );
  });

  test('a name of a game that is longer than any is of no save', () => {
    expect(fault({ ...save, game: 'x'.repeat(300_000) })?.fault).toBe('not a save');
  });

  test('an entry before the checkpoint that does not fit is found when one goes back there', () => {
    leaveUnchecked();
    const table = loadTable(toy, { ...save, journal: [{ c: 'kind:Z' }, ...save.journal.slice(1)] });
    const was = table.hash();
    expect(table.undo(1)).toMatchObject({
      fault: 'illegal',
      says: 'This save is damaged: its journal cannot be followed: journal[0]: "kind:Z" is not an outcome of "draw". Open an earlier copy of it.',
    });
    expect(table.hash()).toBe(was);
  });

  test('whatever is asked of it that needs the damaged part says that the save is damaged', () => {
    leaveUnchecked();
    const broken = { ...save, journal: [{ c: 'kind:Z' }, ...save.journal.slice(1)] };
    const asked: readonly ((table: ReturnType<typeof toyTable>) => unknown)[] = [
      (table) => table.events(0),
      (table) => table.playback(0, 0),
      (table) => table.branch(1),
      (table) => table.branch(table.position).events(0),
    ];
    for (const ask of asked) {
      expect(() => ask(loadTable(toy, broken))).toThrow(SaveError);
      expect(() => ask(loadTable(toy, broken))).toThrow(
        'This save is damaged: its journal cannot be followed: journal[0]',
      );
    }
  });
});

describe('a journal that leads elsewhere than it did', () => {
  test('is found when one goes back there', () => {
    leaveUnchecked();
    const rolling = toyTable();
    for (const seat of [0, 1, 0]) reply(rolling, seat, 'roll');
    const data = rolling.save();
    const table = loadTable(toy, { ...data, journal: [{ c: 'kind:A' }, ...data.journal.slice(1)] });
    const was = table.hash();
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(table.undo(rolling.lastStep(1)?.to ?? 0)).toMatchObject({
        fault: 'illegal',
        says: 'This save is damaged: its journal cannot be followed: it leads to another state at position 3 than it did when it was written. Open an earlier copy of it.',
      });
      expect(table.hash()).toBe(was);
    }
  });

  test('is found when one asks what happened, and the table goes on', () => {
    leaveUnchecked();
    const table = loadTable(toy, {
      ...save,
      hashes: save.hashes.map(([at, hash]) => [at, at === 0 ? 'other' : hash]),
    });
    expect(() => table.events(0)).toThrow('it leads to another state at position 0');
    expect(() => table.events(0)).toThrow('it leads to another state at position 0');
    expect(table.log(0).slice(0, save.log[0]?.length)).toEqual(save.log[0]);
    playOn(table, 3);
    expect(table.outcome).toBeDefined();
  });

  test('from the very start is found there', () => {
    leaveUnchecked();
    const setup = () => ({
      ...toy.setup({ turns: 8, variant: 'plain' as const }),
      coins: [1, 0] as [number, number],
    });
    expect(loadTable({ ...toy, setup }, save).undo(1)).toMatchObject({
      says: 'This save is damaged: its journal cannot be followed: it leads to another state at position 0 than it did when it was written. Open an earlier copy of it.',
    });
  });

  test('by a correction in the middle of an action is damaged', () => {
    const table = toyTable();
    const data = table.save();
    expect(() => loadTable(toy, { ...data, journal: [...data.journal, { fix: [] }] })).toThrow(
      'journal[1]: The table can be corrected between actions only.',
    );
  });
});

/** A damaged journal cannot stand the check of the replay run. */
function leaveUnchecked(): void {
  setForgetful(false);
  onTestFinished(() => setForgetful(process.env.HOLOFOE_REPLAY === '1'));
}
