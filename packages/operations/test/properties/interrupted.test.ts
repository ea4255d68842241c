import { jsonCopy, seededFraction } from '@holofoe/kernel';
import { type LiveTable, loadTable, openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/definition.ts';
import { configOf } from '../random-game.ts';

/** One reply of whoever is asked, at random by its number; false where the game is over. */
function replyOnce(table: LiveTable, seed: number): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    const pending = table.pending(seat);
    if (pending.kind === 'over') return false;
    if (pending.kind !== 'ask') continue;
    const { options, form, to } = pending;
    const keys = options.map(({ key }) => key);
    if (form.pick === 'split') {
      const shares = keys.flatMap((key, i) => Array.from({ length: form.most[i] ?? 0 }, () => key));
      expect(table.reply(seat, to, shares.slice(0, form.total))).toBeUndefined();
      return true;
    }
    const count =
      form.pick === 'some'
        ? Math.max(form.min, Math.min(form.max, 1))
        : form.pick === 'order'
          ? keys.length
          : 1;
    const start = Math.floor(seededFraction(seed, to) * (keys.length - count + 1));
    expect(table.reply(seat, to, keys.slice(start, start + count))).toBeUndefined();
    return true;
  }
  return false;
}

describe.each([1, 2, 3, 4])('a game of %i players', (players) => {
  test('that is saved, killed and loaded at random replies goes on as if nothing had been', () => {
    for (let game = 0; game < 2; game++) {
      const seed = (players - 1) * 5 + game * 23 + 1;
      const config = configOf(seed);
      const straight = openTable(operations, { config, seed });
      let broken: LiveTable = openTable(operations, { config, seed });
      for (let turn = 0; turn < 150 && replyOnce(straight, seed); turn++) {
        replyOnce(broken, seed);
        if (seededFraction(seed, turn) < 0.08) broken = loadTable(operations, jsonCopy(broken.save()));
        expect(broken.hash()).toBe(straight.hash());
      }
      for (let seat = 0; seat < straight.seats; seat++) {
        expect(broken.pending(seat)).toEqual(straight.pending(seat));
        expect(broken.view(seat)).toEqual(straight.view(seat));
        expect(broken.log(seat)).toEqual(straight.log(seat));
      }
    }
  });
});
