import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import type { Effect } from '../../src/terms/words.ts';
import { reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

describe('modes, numbers, names', () => {
  test('LCG-55 takes the mode that is worth most', () => {
    const bench = new Bench({ ai: LIGHT });
    const luke = bench.lay('001-2');
    bench.deck('001-3', '001-3');
    bench.do(luke, {
      oneOf: [
        { do: 'draw', n: 1 },
        { do: 'draw', n: 2 },
      ],
    });
    expect(bench.player(LIGHT).hand).toHaveLength(2);
    expect(reasonsOf(bench, 'one of')).toMatchObject([{ rule: 'LCG-55', by: 'points' }]);
  });

  test('LCG-55 may means yes where it is worth something, and no where it is not', () => {
    const bench = new Bench({ ai: LIGHT });
    const luke = bench.lay('001-2');
    bench.deck('001-3');
    bench.do(luke, { may: { do: 'draw', n: 1 } });
    bench.do(luke, { may: { do: 'damage', n: 1, at: 'this' } });
    expect([bench.player(LIGHT).hand.length, bench.card(luke).damage]).toEqual([1, 0]);
  });

  test('LCG-55 a number is as high as it may be', () => {
    const bench = new Bench({ ai: LIGHT });
    bench.deck('001-3', '001-3', '001-3');
    bench.do(bench.lay('001-2'), { do: 'draw', n: { upTo: 2 } });
    expect(bench.player(LIGHT).hand).toHaveLength(2);
  });

  test('LCG-55 a search takes the dearest card that it may', () => {
    const bench = new Bench({ ai: LIGHT });
    const deck = bench.deck('001-3', '003-2', '008-3');
    bench.do(bench.lay('001-2'), {
      do: 'look',
      at: 'deck',
      of: 'you',
      and: { do: 'move', what: { one: { in: 'looked at' }, upTo: 1 }, to: 'hand' },
      rest: 'shuffle',
    });
    expect(bench.where(...deck).map((where) => where === 'hand')).toEqual([false, true, false]);
  });

  test("LCG-55 names the title most frequent among the player's cards that it knows", () => {
    const bench = new Bench({ ai: DARK });
    bench.lay('012-4');
    bench.discard('008-3', '008-3', '001-2');
    const effect: Effect = {
      name: 'card',
      do: {
        do: 'move',
        what: { each: { whose: 'enemy', type: 'any', in: 'discard', named: true } },
        to: 'bottom of deck',
      },
    };
    bench.do(bench.lay('019-2'), effect);
    expect(bench.player(LIGHT).discard.map((card) => kindOf(card).title)).toEqual(['Luke Skywalker']);
  });

  test('LCG-55 pays rather than suffers where suffering is worth more than the price', () => {
    const bench = new Bench({ ai: LIGHT });
    const [luke, guard] = [bench.lay('001-2'), bench.lay('001-3')];
    bench.do(bench.lay('019-2'), {
      unless: { do: 'sacrifice', what: { one: { whose: 'own', printedCost: { atMost: 1 } } } },
      by: 'opponent',
      do: { do: 'destroy', what: { one: { whose: 'enemy', unique: true } } },
    });
    expect(bench.where(luke, guard)).toEqual(['play', 'discard']);
  });
});
