import { jsonCopy } from '@holofoe/kernel';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type LiveTable, loadTable, openTable, setForgetful } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { toy } from './toy-game.ts';

/** All that anybody at a table can see. */
function seen(table: LiveTable) {
  return [0, 1].map((seat) => [
    table.hash(),
    table.view(seat),
    table.pending(seat),
    table.log(seat),
    table.events(seat),
  ]);
}

const numbers = fc.record({ seed: fc.nat(), choices: fc.nat(100_000) });

function eachQuestion(look: (table: LiveTable) => void): void {
  fc.assert(
    fc.property(numbers, ({ seed, choices }) => {
      const table = openTable(toy, { config: {}, seed });
      playOn(table, choices, { each: () => look(table) });
    }),
    { numRuns: 15 },
  );
}

describe('a game is its journal', () => {
  test('killed at any question and rebuilt, it is the same to the byte', () => {
    eachQuestion((table) => expect(seen(table.branch(table.position))).toEqual(seen(table)));
  });

  test('saved at any question and loaded, it is the same to the byte', () => {
    eachQuestion((table) => expect(seen(loadTable(toy, jsonCopy(table.save())))).toEqual(seen(table)));
  });

  test('cut off at every position, it draws the same and comes to the same question', () => {
    fc.assert(
      fc.property(numbers, ({ seed, choices }) => {
        const table = openTable(toy, { config: {}, seed });
        const hashes = new Map<number, string>();
        playOn(table, choices, { each: () => hashes.set(table.position, table.hash()) });
        for (let at = 0; at <= table.position; at++) {
          const cut = table.branch(at);
          expect(cut.hash()).toBe(hashes.get(cut.position));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('branched anywhere and played otherwise, it is rebuilt and saved as its own game', () => {
    const table = openTable(toy, { config: {}, seed: 5 });
    playOn(table, 1);
    table.save();
    for (let at = 1; at < table.position; at += 7) {
      const branch = table.branch(at);
      playOn(branch, at, {
        each: () => {
          expect(seen(branch.branch(branch.position))).toEqual(seen(branch));
          expect(seen(loadTable(toy, jsonCopy(branch.save())))).toEqual(seen(branch));
        },
      });
    }
  });

  test('undone to any question, it is as it was there', () => {
    const table = openTable(toy, { config: {}, seed: 3 });
    const then = new Map<number, unknown>();
    playOn(table, 5, { each: () => then.set(table.position, [table.hash(), table.log(0), table.events(1)]) });
    for (const [at, was] of then) {
      if (at === table.position) continue;
      expect(table.undo(at)).toBeUndefined();
      expect([table.hash(), table.log(0), table.events(1)]).toEqual(was);
    }
  });

  test('with the procedure forgotten at every checkpoint, it is the same game', () => {
    const remembering = openTable(toy, { config: {}, seed: 11 });
    playOn(remembering, 4);
    setForgetful(true);
    onTestFinished(() => setForgetful(process.env.HOLOFOE_REPLAY === '1'));
    const forgetting = openTable(toy, { config: {}, seed: 11 });
    playOn(forgetting, 4);
    expect(seen(forgetting)).toEqual(seen(remembering));
  });

  test('another seed is another game', () => {
    const [one, other] = [1, 2].map((seed) => {
      const table = openTable(toy, { config: {}, seed });
      playOn(table, 4);
      return table.hash();
    });
    expect(one).not.toBe(other);
  });

  test('an entry takes 40 bytes at most on average', () => {
    const table = openTable(toy, { config: { turns: 40 }, seed: 1 });
    playOn(table, 1);
    expect(JSON.stringify(table.save().journal).length / table.position).toBeLessThan(40);
  });
});
