import { describe, expect, test } from 'vitest';
import { leave } from '../../src/rules/leaving.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { Bench } from '../vocabulary/bench.ts';

describe('fallen objectives', () => {
  test('two light ones that fall together advance the dial by 1 and by 2', () => {
    const bench = new Bench();
    const fallen = [bench.lay('001-1'), bench.lay('013-1')];
    bench.run((game) => leave(game, fallen, 'destroyed', DARK));
    expect(bench.state.dial).toBe(3 + 1 + 2);
    expect(bench.player(DARK).victory).toHaveLength(2);
  });

  test('one that leaves play in another way is nobody’s', () => {
    const bench = new Bench();
    const gone = bench.lay('001-1');
    bench.run((game) => leave(game, [gone], 'discarded', DARK));
    expect([bench.state.dial, ...bench.where(gone)]).toEqual([3, 'discard']);
    expect(bench.player(DARK).victory).toEqual([]);
  });

  test('it goes to the opponent’s pile, whoever destroyed it', () => {
    const bench = new Bench();
    const fallen = bench.lay('029-1');
    bench.run((game) => leave(game, [fallen], 'destroyed', DARK));
    expect(bench.player(LIGHT).victory).toEqual([fallen]);
  });
});

/** A dark mission lies in the Light Side's area, a light one in the Dark Side's. */
describe('missions', () => {
  const MISSIONS = { light: '185-6', dark: '189-6' } as const;

  test('a completed one of the Dark Side advances the dial by as many as lie in its pile', () => {
    const bench = new Bench();
    const mission = bench.lay(MISSIONS.dark, { seat: LIGHT });
    const before = bench.lay('001-1');
    bench.run((game) => leave(game, [before], 'destroyed', DARK));
    bench.run((game) => leave(game, [mission], 'destroyed', DARK));
    expect(bench.state.dial).toBe(3 + 1 + 2);
    expect(bench.player(DARK).victory).toContain(mission);
  });

  test('one that leaves play otherwise goes to its owner’s discard pile', () => {
    const bench = new Bench();
    const mission = bench.lay(MISSIONS.light, { seat: DARK });
    bench.run((game) => leave(game, [mission], 'discarded', LIGHT));
    expect(bench.player(LIGHT).discard).toEqual([mission]);
    expect(bench.state.dial).toBe(3);
  });

  test('who controls it may not attack it', () => {
    const light = { affiliation: 'Rebel Alliance', hand: ['Ground Support'] };
    const table = quietTable({ light, dark: { units: ['TIE Fighter'] } });
    table.choose('play Ground Support').choose('Rebel Alliance').until('engage');
    expect(table.asking).toBe("dark engage: A Hero's Journey, Draw Their Fire, Draw Their Fire, pass");
  });
});
