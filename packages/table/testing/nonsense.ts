import type { Json, Key } from '@holofoe/kernel';
import { expect } from 'vitest';
import type { LiveTable, Pending } from '../src/index.ts';

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  Number.NaN,
  1e300,
  '',
  '__proto__',
  [],
  {},
  [[]],
  true,
];
const MOST_REPLIES = 25;

/** At every question of a table: whatever is refused has changed nothing, and nothing throws. */
export function checkNonsense(table: LiveTable, edits: readonly Json[]): void {
  for (let replies = 0; replies < MOST_REPLIES && table.outcome === undefined; replies++) {
    checkRefusals(table);
    for (const edit of edits) expect(() => table.correct([edit])).not.toThrow();
    for (let seat = 0; seat < table.seats; seat++) {
      const asked = table.pending(seat);
      if (asked.kind === 'ask') table.reply(seat, asked.to, lastLegal(asked));
    }
  }
}

function checkRefusals(table: LiveTable): void {
  const was = [table.position, table.hash()];
  const { to } = { to: -1, ...table.pending(0) };
  for (const nonsense of NONSENSE) {
    const keys = nonsense as readonly Key[];
    expect(table.reply(0, nonsense as number, [])).toBeDefined();
    expect(table.reply(nonsense as number, to, ['x'])).toBeDefined();
    expect(table.reply(0, to, [nonsense as Key, 'x'])).toBeDefined();
    expect(table.reply(0, to, [nonsense as Key])).toBeDefined();
    expect(table.preview(0, [nonsense as Key])).toHaveProperty('fault');
    expect(table.answer(to, nonsense as Key)).toBeDefined();
    expect(table.back(nonsense as number)).toBeDefined();
    expect(table.undo(nonsense as number)).toBeDefined();
    expect(table.correct([nonsense as Json])).toBeDefined();
    expect(table.playback(0, nonsense as number)).toEqual([]);
    if (!Array.isArray(nonsense)) expect(table.reply(0, to, keys)).toBeDefined();
  }
  expect([table.position, table.hash()]).toEqual(was);
}

/** As few as can be, from the end; of a split all to the first. */
function lastLegal({ form, options }: Extract<Pending, { kind: 'ask' }>): readonly string[] {
  const keys = options.map(({ key }) => key);
  switch (form.pick) {
    case 'split':
      return Array.from({ length: form.total }, () => keys[0] ?? '');
    case 'some':
      return form.min === 0 ? [] : keys.slice(-form.min);
    case 'one':
      return keys.slice(-1);
    case 'order':
      return keys;
  }
}
