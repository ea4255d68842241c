import { describe, expect, test } from 'vitest';
import { leave } from '../../src/rules/leaving.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { Bench } from '../vocabulary/bench.ts';

const X_WING = '012-4';

describe('whatever captives lie under leaves play, they go to their owner’s hand', () => {
  const HOWS = ['destroyed', 'sacrificed', 'discarded', 'returned', 'tucked', 'removed'] as const;

  test.each(HOWS)('a mission of the Light Side that is %s', (how) => {
    const bench = new Bench();
    const mission = bench.lay('202-6', { seat: DARK });
    const captives = [bench.jail(X_WING, mission), bench.jail('001-2', mission)];
    bench.run((game) => leave(game, [mission], how, LIGHT));
    expect(bench.where(...captives)).toEqual(['hand', 'hand']);
    expect(bench.player(LIGHT).hand.length).toBe(how === 'returned' ? 3 : 2);
    expect(bench.told('rescued')).toHaveLength(2);
  });

  test.each(HOWS)('an objective of the Dark Side that is %s', (how) => {
    const bench = new Bench();
    const objective = bench.lay('029-1');
    const captive = bench.jail(X_WING, objective);
    bench.run((game) => leave(game, [objective], how, LIGHT));
    expect(bench.where(captive)).toEqual(['hand']);
  });

  test('several at the same time', () => {
    const bench = new Bench();
    const jails = [bench.lay('029-1'), bench.lay('202-6', { seat: DARK })];
    const captives = jails.map((jail) => bench.jail(X_WING, jail));
    bench.run((game) => leave(game, jails, 'destroyed', LIGHT));
    expect(bench.where(...captives)).toEqual(['hand', 'hand']);
  });

  test('202-6 To Save a Friend: completed by an attack, its captives are rescued, and it counts to the three', () => {
    const table = quietTable({
      light: { affiliation: 'Smugglers and Spies', units: ['Y-Wing'] },
      dark: { mission: { card: '202-6', damage: 3, captives: [X_WING, '001-2'] } },
    });
    table.choose('To Save a Friend').choose('Y-Wing').until('discard one');
    expect(table.changes('X-Wing', 'Luke', 'To Save')).toEqual([
      'To Save a Friend play to victory pile',
      'X-Wing captured to hand',
      'Luke Skywalker captured to hand',
    ]);
    expect(table.victory('light')).toEqual(['To Save a Friend']);
  });
});

describe('where the Dark Side captures', () => {
  test('a mission in its area is one of its objectives', () => {
    const bench = new Bench();
    const [objective, mission] = [bench.lay('029-1'), bench.lay('202-6', { seat: DARK })];
    const unit = bench.lay(X_WING);
    bench.on('capture at', mission).run((game) => leave(game, [unit], 'captured', DARK));
    expect(bench.about('capture at')).toEqual([`1 capture at: card:${objective}, card:${mission}`]);
    expect(bench.card(mission).captives).toMatchObject([{ card: unit }]);
  });

  test('its own mission lies in the other area, and is none of them', () => {
    const bench = new Bench();
    const objective = bench.lay('029-1');
    bench.lay('187-6', { seat: LIGHT });
    const unit = bench.lay(X_WING);
    bench.run((game) => leave(game, [unit], 'captured', DARK));
    expect(bench.about('capture at')).toEqual([]);
    expect(bench.card(objective).captives).toMatchObject([{ card: unit }]);
  });

  test('LCG-49 the AI captures at the mission where it has the most capacity left', () => {
    const bench = new Bench({ ai: DARK });
    bench.lay('029-1', { damage: 1 });
    const mission = bench.lay('201-6', { seat: DARK });
    const unit = bench.lay(X_WING);
    bench.run((game) => leave(game, [unit], 'captured', DARK));
    expect(bench.card(mission).captives).toMatchObject([{ card: unit }]);
  });

  test.each([[0], [1]])(
    '010-2 Leia Organa is not captured at an objective that leaves with her (order %i)',
    (first) => {
      const bench = new Bench();
      const [falls, stays] = [bench.lay('029-1'), bench.lay('028-1')];
      const leia = bench.lay('010-2');
      const going = first === 0 ? [leia, falls] : [falls, leia];
      bench.run((game) => leave(game, going, 'destroyed', DARK));
      expect(bench.about('capture at')).toEqual([]);
      expect(bench.card(stays).captives).toMatchObject([{ card: leia }]);
    },
  );
});
