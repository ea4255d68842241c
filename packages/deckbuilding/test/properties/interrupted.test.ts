import { lacking, seededFraction } from '@holofoe/kernel';
import { type LiveTable, loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { configOf, SEATINGS } from '../random-game.ts';

/** One reply of whoever is asked, at random by its number; false where the game is over. */
function replyOnce(table: LiveTable, seed: number): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    const pending = table.pending(seat);
    if (pending.kind === 'over') return false;
    if (pending.kind !== 'ask') continue;
    const { options, form, to } = pending;
    const at = (n: number) => Math.floor(seededFraction(seed, to) * n);
    const keys = options.map(({ key }) => key);
    if (form.pick === 'split') {
      const shares = keys.flatMap((key, i) => Array.from({ length: form.most[i] ?? 0 }, () => key));
      expect(table.reply(seat, to, shares.slice(0, form.total))).toBeUndefined();
    } else {
      const count = form.pick === 'some' ? Math.max(form.min, Math.min(form.max, 1)) : 1;
      const start = at(keys.length - count + 1);
      const some = keys.slice(start, start + count);
      const tooFew =
        form.pick === 'some' &&
        lacking(
          form,
          some.map((key) => keys.indexOf(key)),
        ) > 0;
      expect(table.reply(seat, to, tooFew ? keys : some)).toBeUndefined();
    }
    return true;
  }
  return false;
}

test.each(SEATINGS)(
  'save, kill and load at random replies changes nothing: Empire $empire, Rebels $rebel',
  (seating) => {
    for (let seed = 1; seed <= 3; seed++) {
      const config = configOf(seating, seed);
      const straight = openTable(deckbuilding, { config, seed });
      let broken: LiveTable = openTable(deckbuilding, { config, seed });
      for (let turn = 0; turn < 400 && replyOnce(straight, seed); turn++) {
        replyOnce(broken, seed);
        if (seededFraction(seed, turn) < 0.1)
          broken = loadTable(deckbuilding, JSON.parse(JSON.stringify(broken.save())));
        expect(broken.hash()).toBe(straight.hash());
        expect(broken.pending(0)).toEqual(straight.pending(0));
        expect(broken.pending(1)).toEqual(straight.pending(1));
      }
      expect(broken.view(0)).toEqual(straight.view(0));
      expect(broken.log(1)).toEqual(straight.log(1));
    }
  },
);
