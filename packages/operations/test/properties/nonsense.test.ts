import type { Json, Key } from '@holofoe/kernel';
import { type LiveTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { operations } from '../../src/definition.ts';

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
const EDITS: readonly Json[] = [
  { set: 'add die', side: 0, die: 'Luke Skywalker: 2MD' },
  { set: 'add die', side: 'AI', die: 'Death Trooper: 2RD' },
  { set: 'remove die', side: 0, die: 'x: -' },
  { set: 'claimed', to: 0 },
  { set: 'turn', to: 'AI' },
  { set: 'first', to: 3 },
  { set: 'counters', side: 'M-9', to: 1 },
  { set: 'place', side: 'AI', card: 'Advance', from: 'deck', to: 'play' },
];

/** Whatever is refused has changed nothing, and nothing throws. */
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
  for (const edit of EDITS) expect(() => table.correct([edit])).not.toThrow();
}

test.each([{ scenario: 'SCA' }, { scenario: 'NAB', players: [{ deck: 'H1' }, { deck: 'H2' }] }])(
  'nonsense is refused at every table of %j',
  (config) => {
    const table = openTable(operations, { config, seed: 3 });
    for (let replies = 0; replies < 25 && table.outcome === undefined; replies++) {
      checkRefusals(table);
      for (let seat = 0; seat < table.seats; seat++) {
        const asked = table.pending(seat);
        if (asked.kind !== 'ask') continue;
        const { form, options } = asked;
        const many =
          form.pick === 'split'
            ? form.total
            : form.pick === 'some'
              ? form.min
              : form.pick === 'one'
                ? 1
                : options.length;
        const keys =
          form.pick === 'split'
            ? Array.from({ length: many }, () => options[0]?.key ?? '')
            : options.slice(-many).map(({ key }) => key);
        table.reply(seat, asked.to, many === 0 ? [] : keys);
      }
    }
  },
);
