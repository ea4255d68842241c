import { jsonCopy, stateHash } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import {
  joinParts,
  type LiveTable,
  loadTable,
  openTable,
  resumeTable,
  type SaveInParts,
} from '../src/index.ts';
import { playOn } from './random-player.ts';
import { everything, reply, toyTable } from './seats.ts';
import { type ToyGame, toy } from './toy-game.ts';

/** Keeps a table as a shelf would: what is new is added to what is there. */
class Kept {
  #saved: SaveInParts;
  #position: number;

  constructor(table: LiveTable) {
    this.#saved = jsonCopy(table.savedSince());
    this.#position = table.position;
  }

  add(table: LiveTable): SaveInParts {
    const { head, parts, mark } = jsonCopy(table.savedSince(this.#position));
    this.#saved = { head, parts: [...this.#saved.parts, ...parts], mark };
    this.#position = table.position;
    return this.#saved;
  }

  get saved(): SaveInParts {
    return this.#saved;
  }
}

/** A game with undos, redos and a correction in it; `each` looks at the table after every one of them. */
function eventfulGame(seed: number, each: (table: LiveTable) => void): void {
  const table = openTable(toy, { config: { turns: 30 }, seed });
  let corrections = 0;
  const undoTo = (to: number | undefined) => {
    if (to === undefined) return;
    expect(table.undo(to)).toBeUndefined();
    each(table);
  };
  each(table);
  for (let stretch = 1; stretch < 9; stretch++) {
    const end = table.position + 12;
    playOn(table, seed + stretch, { each: () => each(table), enough: () => table.position > end });
    undoTo(table.lastStep(stretch % 2)?.to);
    if (stretch % 2 === 0) undoTo(table.redo);
    if (stretch === 2) undoTo(1);
    if (!table.betweenActions) continue;
    expect(table.correct([{ seat: 0, coins: stretch }])).toBeUndefined();
    corrections++;
    each(table);
  }
  expect(corrections).toBeGreaterThan(0);
}

function keptInParts(seed: number, each: (table: LiveTable, saved: SaveInParts) => void): void {
  let kept: Kept | undefined;
  eventfulGame(seed, (table) => {
    kept ??= new Kept(table);
    each(table, kept.add(table));
  });
}

describe('a game that is kept in parts', () => {
  test.each([1, 2, 3])('makes the same file as one that is saved whole, game %i', (seed) => {
    keptInParts(seed, (table, saved) => expect(joinParts(saved)).toEqual(jsonCopy(table.save())));
  });

  test.each([4, 5, 6])('opens as it was, game %i', (seed) => {
    keptInParts(seed, (table, saved) =>
      expect(everything(resumeTable(toy, saved))).toEqual(everything(table)),
    );
  });

  test('goes on being kept after it was opened', () => {
    const table = toyTable();
    const kept = new Kept(table);
    reply(table, 0, 'roll');
    const again = resumeTable(toy, kept.add(table));
    reply(again, 1, 'roll');
    expect(joinParts(kept.add(again))).toEqual(jsonCopy(again.save()));
  });

  test('adds only what is new', () => {
    const table = openTable(toy, { config: { turns: 100 }, seed: 1 });
    playOn(table, 1, { enough: () => table.view(0).turn === 90 });
    const from = table.position;
    playOn(table, 2, { enough: () => table.position > from });
    const [part] = table.savedSince(from).parts;
    expect(part?.journal).toHaveLength(table.position - from);
    const positions = [...(part?.hashes ?? []).map(([at]) => at), ...(part?.told ?? []).map(({ at }) => at)];
    expect(Math.min(...positions)).toBeGreaterThan(from);
    expect(part?.log[0]?.keeps).toBeGreaterThan(100);
    expect(part?.log[0]?.adds.length).toBeLessThan(20);
  });

  test('is not replayed to tell what happened', () => {
    const table = toyTable();
    playOn(table, 8, { enough: () => table.view(0).turn === 5 });
    let entered = 0;
    const play = (game: ToyGame) => {
      entered++;
      return toy.play(game);
    };
    const resumed = resumeTable({ ...toy, play }, jsonCopy(table.savedSince()));
    entered = 0;
    expect(resumed.events(1)).toEqual(table.events(1));
    expect(entered).toBe(0);
  });

  test('that was loaded from a file is replayed when somebody asks what happened', () => {
    const table = toyTable();
    playOn(table, 8, { enough: () => table.view(0).turn === 5 });
    const saved = loadTable(toy, jsonCopy(table.save())).savedSince();
    expect(resumeTable(toy, jsonCopy(saved)).events(0)).toEqual(table.events(0));
  });

  test('of other rules is taken over at its last checkpoint', () => {
    const table = toyTable();
    playOn(table, 8, { enough: () => table.view(0).turn === 5 });
    const taken = resumeTable({ ...toy, rules: '3' }, jsonCopy(table.savedSince()));
    expect(taken.earlierLog(0)).toEqual(table.save().log[0]);
  });
});

describe('what was told and is not as it was kept is told again by the journal', () => {
  type Part = SaveInParts['parts'][number];
  type Told = NonNullable<Part['told']>;
  const changed = (change: (event: object) => object) => (told: Told) =>
    told.map((stretch) => ({ ...stretch, events: stretch.events.map(change) }));

  test.each<[string, (told: Told) => unknown]>([
    ['another kind', changed((event) => ({ ...event, kind: 'zzz' }))],
    ['no data', changed((event) => ({ ...event, data: null }))],
    ['other data', changed((event) => ({ ...event, data: { seat: 7, card: 99_999 } }))],
    ['reasons that are none', changed((event) => ({ ...event, reasons: { c: 1 } }))],
    ['a secret that is none', changed((event) => ({ ...event, secret: {} }))],
    ['another position', (told) => told.map((stretch) => ({ ...stretch, at: 1e9 }))],
    ['another mark', (told) => told.map((stretch) => ({ ...stretch, marked: -5 }))],
    ['less of it', (told) => told.slice(1)],
    ['no list', () => 7],
    ['nothing but null', () => null],
    ['lists without end', () => Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], [])],
  ])('%s', (_, change) => {
    const table = toyTable();
    playOn(table, 8, { enough: () => table.view(0).turn === 5 });
    const saved = jsonCopy(table.savedSince());
    const parts = saved.parts.map((part) => ({ ...part, told: change(part.told ?? []) }));
    const forged = parts.map((part) => ({ ...part, sum: hashOf(part.told) }));
    expect(everything(resumeTable(toy, { ...saved, parts }))).toEqual(everything(table));
    // Whoever makes the hash anew tells nonsense at most: it must not keep the game from being opened.
    expect(resumeTable(toy, { ...saved, parts: forged }).hash()).toBe(table.hash());
  });

  test('parts of a release that kept no hash', () => {
    const table = toyTable();
    playOn(table, 8, { enough: () => table.view(0).turn === 5 });
    const saved = jsonCopy(table.savedSince());
    const parts = saved.parts.map(({ sum: _, ...part }) => part);
    expect(everything(resumeTable(toy, { ...saved, parts }))).toEqual(everything(table));
  });
});

function hashOf(told: unknown): string {
  try {
    return stateHash(told);
  } catch {
    return '';
  }
}

test('a table that was not kept at a position says so', () => {
  expect(() => toyTable().savedSince(7)).toThrow('The table was not kept at position 7.');
});

describe('parts that do not make a save say what is wrong', () => {
  const saved = () => jsonCopy(toyTable().savedSince());

  test.each<[string, (good: SaveInParts) => unknown, string]>([
    ['nothing', () => undefined, 'This save is damaged: '],
    ['no parts', (good) => ({ ...good, parts: [] }), 'parts: '],
    [
      'a part twice',
      ({ parts, ...good }) => ({ ...good, parts: [...parts, ...parts] }),
      'what was kept from position -1 to 1 does not follow position 1',
    ],
    [
      'a checkpoint that cannot be read',
      (good) => ({ ...good, mark: { at: 0, text: '{' } }),
      'mark.text cannot be read',
    ],
    [
      'more parts of no kind than zod can tell of',
      (good) => ({ ...good, parts: Array.from({ length: 300_000 }, () => 0) }),
      'This save is damaged: parts[0]: Invalid input',
    ],
    [
      'logs of more seats than a game has',
      ({ parts, ...good }) => ({
        ...good,
        parts: parts.map((part) => ({ ...part, log: Array.from({ length: 9 }, () => part.log[0]) })),
      }),
      'parts[0].log: More than 8 are in no save',
    ],
    ['a head that is none', (good) => ({ ...good, head: {} }), 'This is not a save of Holofoe.'],
  ])('%s', (_, change, says) => {
    expect(() => resumeTable(toy, change(saved()))).toThrow(says);
  });
});
