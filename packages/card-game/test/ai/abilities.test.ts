import { describe, expect, test } from 'vitest';
import { focus } from '../../src/rules/tokens.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

describe('effects that happen together', () => {
  test('LCG-56 resolve in the order in which its cards came into play', () => {
    const bench = new Bench({ ai: DARK });
    const luke = bench.lay('001-2');
    const cards = [bench.lay('024-5', { host: luke }), bench.lay('024-5', { host: luke })];
    bench.run((game) => focus(game, { card: luke, cause: 'strike', source: luke, by: LIGHT }, 1));
    expect(bench.told('ability')).toMatchObject(cards.map((card) => ({ card })));
    expect(bench.card(luke).focus).toBe(3);
  });

  test("LCG-56 as the active player it orders its own before the player's", () => {
    const bench = new Bench({ ai: LIGHT });
    const threepio = bench.lay('005-2');
    bench.lay('010-2');
    const order = bench.game().rules.timing.seats(bench.game());
    expect([order, bench.where(threepio)]).toEqual([[LIGHT, DARK], ['play']]);
  });
});

describe('abilities of its cards in play', () => {
  const CHOKE = { hand: ['019-5'] };

  test('LCG-48 an interrupt is used where it gives at least as much as it costs', () => {
    // The event would take a unit of cost 1; C-3PO costs 1.
    const table = quietTable({
      ai: 'light',
      active: 'dark',
      light: { units: ['005-2', '001-3'] },
      dark: CHOKE,
    });
    table.choose('use Force Choke');
    expect(table.changes('C-3PO', "Twi'lek")).toEqual(['C-3PO play to discard']);
    expect(reasonsOf(table, 'benefit')[0]).toMatchObject({ picked: 'C-3PO', rule: 'LCG-48' });
  });

  test('LCG-48 and not where it costs more', () => {
    // A reaction in place of Blizzard 1's four icons that would take a unit of cost 2.
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      stop: 'commitment',
      light: { units: [{ card: 'Y-Wing', focus: 1 }] },
      dark: { units: ['283-3'], fates: [] },
      engagement: {
        objective: "A Hero's Journey",
        attackers: ['283-3'],
        defenders: ['Y-Wing'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.told).toContain('icons');
  });

  test('LCG-48 an action is used in the order in which its cards came into play, once a window', () => {
    // Each Trust Your Feelings takes a token off its host.
    const table = quietTable({
      ai: 'light',
      active: 'light',
      stop: 'conflict',
      light: {
        units: [
          { card: '001-2', focus: 3, enhancements: ['001-5'] },
          { card: '002-3', focus: 3, enhancements: ['001-5'] },
        ],
        fates: [],
      },
    });
    expect(table.changes('Luke', 'Believer')).toEqual([
      'Luke Skywalker focus 3 to 2',
      'Believer in the Old Ways focus 3 to 2',
    ]);
  });

  test('LCG-18, LCG-48 the reason shows the sum, item by item', () => {
    const bench = new Bench({ ai: LIGHT });
    const loyalist = bench.lay('001-3');
    const threepio = bench.lay('005-2');
    const choke = bench.hold('019-5');
    bench.lay('019-1');
    bench.on('1 target', loyalist).use(choke, 'hand');
    const reason = bench.events
      .flatMap(({ reasons = [] }) => reasons)
      .find(({ topic }) => topic === 'benefit');
    expect(bench.where(threepio)).toEqual(['discard']);
    expect(reason?.rows.map(({ rule, values }) => [rule, ...values])).toEqual([
      ['LCG-18', 2],
      ['LCG-18', -1],
      ['LCG-18', 2],
      ['LCG-18', 1],
    ]);
  });
});
