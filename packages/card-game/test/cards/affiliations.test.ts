import { expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';

const EASING = [
  ['Fighters for Freedom', 'light', ['X-Wing', 'Luke Skywalker'], 'TIE Fighter'],
  ['Desperate Allies', 'light', ['X-Wing', 'Luke Skywalker'], 'TIE Fighter'],
  ['Dark Masters', 'dark', ['TIE Fighter', 'AT-ST'], 'X-Wing'],
  ['Promise of Power', 'dark', ['TIE Fighter', 'AT-ST'], 'X-Wing'],
] as const;

type Side = 'light' | 'dark';

/** Both units of the side have a token more than its refresh takes, an enemy unit has one too; a third is ready. */
const refreshing = (affiliation: string, side: Side, units: readonly string[], enemy: string, isAi = false) =>
  quietTable({
    ai: isAi ? side : 'none',
    active: side,
    step: 'refresh',
    stop: 'draw',
    [side]: {
      affiliation,
      units: [...units.map((card) => ({ card, focus: 2 })), side === 'light' ? 'Y-Wing' : 'TIE Bomber'],
      fates: [],
    },
    [side === 'light' ? 'dark' : 'light']: { units: [{ card: enemy, focus: 1 }] },
  });

test.each(EASING)(
  'aff-fighters-for-freedom, aff-desperate-allies, aff-dark-masters, aff-promise-of-power %s: after the refresh a token may go from an own unit that has one',
  (title, side, [cheap, dear], enemy) => {
    const open = () => refreshing(title, side, [cheap, dear], enemy);
    expect(open().asking).toBe(`${side} window: use ${title}, pass`);
    const table = open().choose(`use ${title}`);
    expect(table.asking).toBe(`${side} target: ${cheap}, ${dear}`);
    expect(table.choose(cheap).changes(cheap, dear, enemy)).toEqual([
      `${cheap} focus 2 to 0`,
      `${dear} focus 2 to 1`,
    ]);
    expect(open().choose('pass').changes(cheap, dear)).toEqual([
      `${cheap} focus 2 to 1`,
      `${dear} focus 2 to 1`,
    ]);
  },
);

test.each(EASING)(
  "aff-fighters-for-freedom, aff-desperate-allies, aff-dark-masters, aff-promise-of-power %s: nothing is asked after the enemy's refresh",
  (affiliation, side, [unit]) => {
    const active = side === 'light' ? 'dark' : 'light';
    const own = { affiliation, units: [{ card: unit, focus: 1 }] };
    const table = quietTable({ active, step: 'refresh', stop: 'draw', [side]: own });
    expect(() => table.asking).toThrow('Nobody is asked anything.');
  },
);

test.each(EASING)(
  'aff-fighters-for-freedom, aff-desperate-allies, aff-dark-masters, aff-promise-of-power %s: the AI eases the dearest unit that has a token',
  (title, side, [cheap, dear], enemy) => {
    const table = refreshing(title, side, [cheap, dear], enemy, true);
    expect(table.changes(cheap, dear, enemy)).toEqual([`${cheap} focus 2 to 1`, `${dear} focus 2 to 0`]);
    expect(reasonsOf(table, 'target')).toEqual([
      { considered: [cheap, dear], picked: dear, rule: 'LCG-28', by: 'printed cost' },
    ]);
  },
);
