import { describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

describe('LCG-47 shields', () => {
  test('LCG-47 one shield of two is given up against one point', () => {
    const bench = new Bench({ ai: DARK });
    const target = bench.lay('026-4', { shields: 2 });
    bench.hit(target, 1, bench.lay('012-4'));
    expect(bench.card(target)).toMatchObject({ damage: 0, shields: 1 });
  });

  test('LCG-47 both against more, and what is left is dealt', () => {
    const bench = new Bench({ ai: DARK });
    const target = bench.lay('019-2', { shields: 2 });
    bench.hit(target, 3, bench.lay('012-4'));
    expect(bench.card(target)).toMatchObject({ damage: 1, shields: 0 });
  });

  test('LCG-47 against a focus token of the player, though the unit is exhausted', () => {
    const bench = new Bench({ ai: DARK });
    const target = bench.lay('019-2', { shields: 1, focus: 1 });
    bench.do(bench.lay('012-4'), { do: 'focus', n: 1, on: { one: { whose: 'enemy' } } });
    expect(bench.card(target)).toMatchObject({ focus: 1, shields: 0 });
  });
});

/** Emperor's Royal Guard (2, capacity 3) and Guardian of Peace (2, capacity 2) protect Characters. */
describe('LCG-47 Protect', () => {
  const hit = (
    who: string,
    protector: string,
    n: number,
    more: { readonly damage?: number } = {},
    on = 0,
  ) => {
    const bench = new Bench({ ai: DARK });
    const target = bench.lay(who, { damage: on });
    const helper = bench.lay(protector, more);
    bench.hit(target, n, bench.lay('012-4'));
    const left = (card: number) => (bench.where(card)[0] === 'play' ? bench.card(card).damage : 'fallen');
    return [left(target), left(helper)];
  };

  test('LCG-47 where the protector costs less it takes all that it can, though it falls', () => {
    // Darth Vader costs 5.
    expect(hit('019-2', '023-3', 2)).toEqual([0, 2]);
    expect(hit('019-2', '023-3', 3, { damage: 1 })).toEqual([1, 'fallen']);
  });

  test('LCG-47 of equal cost, not while the protected would live', () => {
    // Dark Side Apprentice costs 2, capacity 2.
    expect(hit('019-3', '023-3', 1)).toEqual([1, 0]);
  });

  test('LCG-47 of equal cost, where the protected would fall: as much as the protector survives', () => {
    expect(hit('019-3', '023-3', 2)).toEqual([0, 2]);
    expect(hit('019-3', '023-3', 2, { damage: 1 })).toEqual([1, 2]);
  });

  test('LCG-47 not where the protector would not live either', () => {
    expect(hit('019-3', '023-3', 2, { damage: 2 })).toEqual(['fallen', 2]);
  });

  test('LCG-47 a dearer protector does the same', () => {
    // ISB Interrogators cost 1, capacity 1.
    expect(hit('024-4', '023-3', 1)).toEqual([0, 1]);
  });

  test('LCG-47 an objective counts as dearer than any unit', () => {
    // Coruscant Defense Fleet (5, capacity 5) protects Coruscant, The Heart of the Empire among it.
    expect(hit('022-1', '022-2', 2)).toEqual([0, 2]);
    expect(hit('022-1', '022-2', 2, { damage: 4 })).toEqual([1, 'fallen']);
  });
});

describe('LCG-47 Protect for nothing', () => {
  interface Laid {
    readonly card: string;
    readonly damage?: number;
    readonly shields?: number;
  }
  const left = (n: number, ...laid: readonly Laid[]) => {
    const bench = new Bench({ ai: DARK });
    const cards = laid.map(({ card, ...more }) => bench.lay(card, more));
    bench.hit(cards[0] ?? 0, n, bench.lay('012-4'));
    return cards.map((card) => (bench.where(card)[0] === 'play' ? bench.card(card).damage : 'fallen'));
  };

  test('LCG-47, LCG-31 not where the protected falls all the same, though the protector costs less', () => {
    // One left on Darth Vader (capacity 4), one on the guard (capacity 3).
    expect(left(2, { card: '019-2', damage: 3 }, { card: '023-3', damage: 2 })).toEqual(['fallen', 2]);
  });

  test('LCG-47, LCG-31 not of equal cost either', () => {
    // The guard would survive one of three; the Dark Side Apprentice has capacity 2.
    expect(left(3, { card: '019-3' }, { card: '023-3', damage: 1 })).toEqual(['fallen', 1]);
  });

  test('LCG-47 two protectors may save it together', () => {
    expect(
      left(2, { card: '019-2', damage: 3 }, { card: '023-3', damage: 2 }, { card: '023-3', damage: 2 }),
    ).toEqual([3, 'fallen', 'fallen']);
  });

  test('LCG-47 of equal protectors one that lives takes it', () => {
    expect(left(1, { card: '019-2' }, { card: '023-3', damage: 2 }, { card: '023-3' })).toEqual([0, 2, 1]);
  });

  test('LCG-47 a shield that saves it leaves nothing to a protector of equal cost', () => {
    expect(left(2, { card: '019-3', shields: 1 }, { card: '023-3' })).toEqual([1, 0]);
  });

  test('LCG-47 a protector of equal cost survives what its shield stops', () => {
    expect(left(3, { card: '019-3', damage: 1 }, { card: '023-3', shields: 1 })).toEqual([1, 2]);
  });
});

describe('LCG-47 is told', () => {
  const struck = (...units: readonly (string | { readonly card: string; readonly shields: number })[]) =>
    quietTable({
      ai: 'dark',
      stop: 'commitment',
      light: { units: ['X-Wing'], fates: [] },
      dark: { fates: [], units: [...units] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['X-Wing'],
        defenders: ['Darth Vader'],
        step: 'strikes',
        edge: 'light',
      },
    });

  test('LCG-47 why a protector takes it', () => {
    const table = struck('Darth Vader', '023-3').choose('unit');
    expect(reasonsOf(table, 'protect')).toMatchObject([
      { picked: "Emperor's Royal Guard", rule: 'LCG-47', by: 'only candidate' },
    ]);
  });

  test('LCG-47 that a shield is given up', () => {
    const table = struck({ card: 'Darth Vader', shields: 1 }).choose('unit');
    expect(table.events.find(({ kind }) => kind === 'unshield')).toMatchObject({ rule: 'LCG-47' });
  });
});

describe('LCG-47 the Shielding keyword', () => {
  const defends = (...units: readonly (string | { readonly card: string; readonly shields: number })[]) => {
    const table = quietTable({
      ai: 'dark',
      step: 'engage',
      light: { units: ['X-Wing'] },
      dark: { fates: [], units: ['024-4', ...units] },
    });
    return table.choose('Imperial Command');
  };

  test('LCG-47 on the dearest participating unit without a shield', () => {
    const table = defends('Death Star Trooper', { card: 'Darth Vader', shields: 1 }, 'Stormtrooper Elite');
    expect(reasonsOf(table, 'shielding')).toEqual([
      {
        considered: ['ISB Interrogators', 'Death Star Trooper', 'Stormtrooper Elite', 'Imperial Command'],
        picked: 'Stormtrooper Elite',
        rule: 'LCG-47',
        by: 'printed cost',
      },
    ]);
  });

  test('LCG-47, LCG-39 of equal cost the one with more Force icons', () => {
    // Advisor and Kuati Security Team cost 2; Force icons 2 and 1.
    const table = defends('Kuati Security Team', 'Advisor to the Emperor');
    expect(reasonsOf(table, 'shielding')).toMatchObject([
      { picked: 'Advisor to the Emperor', rule: 'LCG-39', by: 'Force icons' },
    ]);
  });

  test('LCG-47 where none is left without one, on the engaged objective', () => {
    const table = quietTable({
      ai: 'dark',
      step: 'engage',
      light: { units: ['X-Wing'] },
      dark: { fates: [], units: [{ card: '024-4', shields: 1 }] },
    }).choose('Imperial Command');
    expect(reasonsOf(table, 'shielding')).toMatchObject([
      { considered: ['Imperial Command'], picked: 'Imperial Command' },
    ]);
  });

  test('LCG-47 not on the player’s objective where the AI attacks', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'engage',
      stop: 'commitment',
      light: { objectives: ['Draw Their Fire'] },
      dark: { fates: [], units: [{ card: '024-4', shields: 1, pool: 'attackers' }] },
    });
    expect(table.told).toContain('engaged');
    expect(table.told).not.toContain('shield');
  });
});

describe('LCG-49 captives', () => {
  test('LCG-49 the dearest card is captured, cards without a cost last', () => {
    const bench = new Bench({ ai: DARK });
    bench.lay('032-1');
    const [fate, free] = bench.deck('003-6', '014-3');
    bench.do(bench.lay('027-4'), {
      do: 'look',
      at: 'deck',
      of: 'opponent',
      top: 2,
      and: { do: 'capture', what: { one: { type: 'any', in: 'looked at' } } },
    });
    // Heat of Battle has more Force icons, but no cost; the Rebel Trooper costs 0.
    expect([fate, free].map((card) => bench.where(card ?? 0)[0])).toEqual(['deck', 'captured']);
  });

  test('LCG-49 of units the dearest, and of equal cost by LCG-39', () => {
    const captured = (...units: readonly string[]) => {
      const bench = new Bench({ ai: DARK });
      bench.lay('032-1');
      const cards = units.map((id) => bench.lay(id));
      bench.do(bench.lay('027-4'), { do: 'capture', what: { target: { whose: 'enemy' } } });
      return units.filter((_, i) => bench.where(cards[i] ?? 0)[0] === 'captured');
    };
    expect(captured('012-4', '001-2', '008-3')).toEqual(['001-2']);
    // Cost 2 each: Force icons 1 and 2.
    expect(captured('008-3', '010-3')).toEqual(['010-3']);
  });

  const jailed = (...objectives: readonly (readonly [id: string, damage: number])[]) => {
    const bench = new Bench({ ai: DARK });
    const jails = objectives.map(([id, damage]) => bench.lay(id, { damage }));
    const captive = bench.lay('012-4');
    bench.do(bench.lay('027-4'), { do: 'capture', what: { one: { whose: 'enemy' } } });
    const jail = jails.findIndex((card) => bench.cards(bench.card(card).captives).includes(captive));
    return objectives[jail]?.[0];
  };

  test('LCG-49 it lies under the objective with the most capacity left, whatever is printed', () => {
    // Take Them Prisoner has 6, Death and Despayre 5.
    expect(jailed(['029-1', 0], ['032-1', 0])).toBe('032-1');
    expect(jailed(['029-1', 0], ['032-1', 2])).toBe('029-1');
  });

  test('LCG-49, LCG-39 of equal ones the one with more resources, then the one in play longest', () => {
    // Resources 1 and 2.
    expect(jailed(['030-1', 0], ['029-1', 0])).toBe('029-1');
    expect(jailed(['030-1', 0], ['031-1', 0])).toBe('030-1');
  });

  test('LCG-49 where the card names the objective, that holds', () => {
    const bench = new Bench({ ai: DARK });
    const small = bench.lay('030-1', { damage: 3 });
    bench.lay('032-1');
    const captive = bench.lay('012-4');
    bench.do(small, { do: 'capture', what: { one: { whose: 'enemy' } }, at: 'this' });
    expect(bench.cards(bench.card(small).captives)).toEqual([captive]);
  });

  test('LCG-49 rescue picks the objective with the most captured cards, of equal ones by LCG-39', () => {
    const rescued = (...jails: readonly (readonly [id: string, captives: number])[]) => {
      const bench = new Bench({ ai: LIGHT });
      const cards = jails.map(([id]) => bench.lay(id));
      for (const [i, [, n]] of jails.entries())
        for (let left = n; left > 0; left--) bench.jail('012-4', cards[i] ?? 0);
      bench.do(bench.lay('008-3'), { do: 'rescue', n: 1 });
      return cards.map((card) => bench.card(card).captives.length);
    };
    expect(rescued(['029-1', 1], ['030-1', 2])).toEqual([1, 1]);
    // Resources 1 and 2.
    expect(rescued(['030-1', 1], ['029-1', 1])).toEqual([1, 0]);
  });
});
