import { contextOf, type Thing } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/strike.ts';
import { DARK, type EdgeBattle, LIGHT } from '../../src/state.ts';
import type { Condition, Filter } from '../../src/terms/words.ts';
import { Bench } from './bench.ts';

const LUKE = '001-2';
const LOYALIST = '001-3';
const SABER = '001-4';
const TROOPERS = '026-4';
const DARK_OBJECTIVE = '026-1';

function fight() {
  const bench = new Bench();
  const objective = bench.lay(DARK_OBJECTIVE);
  const luke = bench.lay(LUKE);
  const loyalist = bench.lay(LOYALIST);
  const trooper = bench.lay(TROOPERS);
  bench.engage(objective, [luke], [trooper]);
  return { bench, objective, luke, loyalist, trooper };
}

function battle(step: EdgeBattle['step'] = 'fates'): EdgeBattle {
  return {
    step,
    opposed: true,
    turn: LIGHT,
    passes: 0,
    stacks: [[], []],
    open: step !== 'place',
    fates: [],
    extra: [0, 0],
    again: false,
  };
}

describe('the engagement', () => {
  test('a unit leaves it, another joins on its own side', () => {
    const { bench, luke, loyalist, trooper } = fight();
    bench.do(luke, { do: 'leave engagement', who: { target: { whose: 'enemy', role: 'participating' } } });
    bench.do(luke, { do: 'join engagement', who: { one: { whose: 'own', role: 'outside' } } });
    expect([luke, loyalist, trooper].map((card) => bench.card(card).role)).toEqual([
      'attacker',
      'attacker',
      null,
    ]);
  });

  test('without an engagement nobody joins, and it cannot be ended or turned', () => {
    const { bench, luke, objective } = fight();
    const effects = [
      { do: 'join engagement', who: { one: { role: 'outside' } } },
      { do: 'end engagement' },
      { do: 'turn the engagement', to: { one: { type: 'objective' } } },
    ] as const;
    bench.lay('029-1');
    expect(effects.map((effect) => bench.can(luke, effect))).toEqual([true, true, true]);
    bench.state.engagement = null;
    expect(effects.map((effect) => bench.can(luke, effect))).toEqual([false, false, false]);
    expect(bench.where(objective)).toEqual(['play']);
  });

  test('it turns only to another objective of the defender, and what was declared stays so', () => {
    const { bench, luke, objective } = fight();
    bench.lay('001-1');
    const [one, other] = [bench.lay('029-1'), bench.lay('025-1')];
    bench.on('turn the engagement whom', other).do(luke, {
      do: 'turn the engagement',
      to: { one: { type: 'objective' } },
    });
    expect(bench.about('turn the engagement whom')).toEqual([
      `0 turn the engagement whom: card:${one}, card:${other}`,
    ]);
    expect(bench.state.engagement).toMatchObject({ declared: objective, engaged: other });
    expect(bench.told('engaged')).toMatchObject([{ card: other, how: 'turned' }]);
  });

  test('who is engaged leaves play: nothing is engaged', () => {
    const { bench, luke } = fight();
    bench.do(luke, { do: 'destroy', what: { each: { type: 'objective', engaged: true } } });
    expect(bench.state.engagement?.engaged).toBeNull();
  });

  test('a strike by an effect focuses the unit; one that is exhausted or outside does not strike', () => {
    const { bench, luke, loyalist, trooper } = fight();
    const strikes = (card: Thing) => bench.can(card, { do: 'strike', who: 'this' });
    expect([strikes(luke), strikes(loyalist)]).toEqual([true, false]);
    bench.on('unit damage', trooper).do(luke, { do: 'strike', who: 'this' });
    expect(bench.card(luke).focus).toBe(1);
    expect(strikes(luke)).toBe(false);
  });

  test('063-2 AT-AT: the strike is paid, its icons are skipped; declined, they resolve', () => {
    const strikeOf = (isUsed: boolean) => {
      const bench = new Bench();
      const walker = bench.lay('063-2');
      const objective = bench.lay('001-1');
      const monument = bench.lay('007-4');
      bench.engage(objective, [walker], [bench.lay(LUKE)]);
      if (isUsed) bench.on('window', walker);
      bench.run((game) => strike(game, walker));
      return [bench.card(walker).focus, bench.told('icons').length > 0, bench.where(monument)[0]];
    };
    expect(strikeOf(true)).toEqual([1, false, 'discard']);
    expect(strikeOf(false)).toEqual([1, true, 'play']);
  });
});

describe('the edge battle', () => {
  test('starts again: all other fates are off', () => {
    const { bench, luke } = fight();
    const open = { ...battle(), fates: [1, 2] };
    expect(bench.can(luke, { do: 'restart edge battle' })).toBe(false);
    Object.assign(bench.state.engagement ?? {}, { battle: open });
    bench.do(luke, { do: 'restart edge battle' });
    expect([open.again, open.fates]).toEqual([true, []]);
    expect(bench.can(luke, { do: 'restart edge battle' })).toBe(false);
  });

  test('Force icons are added for the side of the one who does it', () => {
    const { bench, trooper } = fight();
    const open = battle();
    Object.assign(bench.state.engagement ?? {}, { battle: open });
    bench.do(trooper, { do: 'force icons', n: 2, in: 'edge battle' });
    expect(open.extra).toEqual([0, 2]);
    expect(bench.can(trooper, { do: 'force icons', n: 1, in: 'struggle' })).toBe(false);
  });

  test('stacks are switched only where both hold something; a card is thrown out to its owner', () => {
    const { bench, luke } = fight();
    const open = battle();
    Object.assign(bench.state.engagement ?? {}, { battle: open });
    const [mine, theirs] = [bench.hold(LOYALIST), bench.hold(TROOPERS)];
    for (const player of bench.state.players) player.hand.length = 0;
    open.stacks[0].push({ card: mine, by: 3 });
    expect(bench.can(luke, { do: 'swap stacks' })).toBe(false);
    open.stacks[1].push({ card: theirs, by: 3 });
    bench.do(luke, { do: 'swap stacks' });
    const inEnemyStack = { each: { in: 'edge stack', whose: 'enemy', type: 'any' } } as const;
    bench.do(luke, { do: 'throw out', what: inEnemyStack });
    expect(bench.where(mine, theirs)).toEqual(['discard', 'edge stack']);
    expect(bench.player(LIGHT).discard).toEqual([mine]);
  });
});

describe('the Force and the dial', () => {
  test('three Force cards a side; a unit is committed once', () => {
    const bench = new Bench();
    const units = [bench.lay(LUKE), bench.lay(LOYALIST), bench.lay('002-3'), bench.lay('003-3')];
    for (const unit of units.slice(0, 3)) bench.do(unit, { do: 'commit', who: 'this' });
    expect(units.map((unit) => bench.card(unit).committed)).toEqual([true, true, true, false]);
    expect(bench.can(units[3] ?? 0, { do: 'commit', who: 'this' })).toBe(false);
    bench.do(units[0] ?? 0, { do: 'uncommit', who: 'this' });
    expect(bench.can(units[3] ?? 0, { do: 'commit', who: 'this' })).toBe(true);
  });

  test('the dial goes back no further than the card says', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    bench.do(luke, { do: 'dial', by: 9, back: true, least: 1 });
    expect(bench.state.dial).toBe(1);
    expect(bench.can(luke, { do: 'dial', by: 1, back: true, least: 1 })).toBe(false);
  });

  test('LCG-18 a step of the dial and the Balance are 2 points, for the Dark Side', () => {
    const bench = new Bench();
    const [luke, trooper] = [bench.lay(LUKE), bench.lay(TROOPERS)];
    expect([luke, trooper].map((card) => bench.worth(card, { do: 'dial', by: 1 }))).toEqual([-2, 2]);
    expect(bench.worth(trooper, { do: 'turn balance', to: 'dark' })).toBe(2);
    expect(bench.can(luke, { do: 'turn balance', to: 'light' })).toBe(false);
  });

  test('LCG-37 the dial at its end: the game is over at once', () => {
    const bench = new Bench();
    expect(() => bench.do(bench.lay(TROOPERS), { do: 'dial', by: 9 })).toThrow('The game is over.');
    expect(bench.state).toMatchObject({ winner: DARK, ending: 'dial' });
  });
});

describe('filters', () => {
  const table = () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { committed: true });
    const loyalist = bench.lay(LOYALIST, { focus: 1 });
    const saber = bench.lay(SABER, { host: luke });
    const vehicle = bench.lay('004-2', { damage: 1 });
    const trooper = bench.lay(TROOPERS, { shields: 1 });
    const objective = bench.lay(DARK_OBJECTIVE);
    const found = (filter: Filter) => {
      const game = bench.game();
      return game.rules.things(contextOf(game, LIGHT, luke), filter);
    };
    return { bench, luke, loyalist, saber, vehicle, trooper, objective, found };
  };

  test('units in play where nothing is said; whose, type, trait, title, this one not', () => {
    const { luke, loyalist, saber, vehicle, trooper, objective, found } = table();
    expect(found({})).toEqual([luke, loyalist, vehicle, trooper]);
    expect(found({ whose: 'enemy' })).toEqual([trooper]);
    expect(found({ type: ['enhancement', 'objective'] })).toEqual([saber, objective]);
    expect(found({ trait: ['Vehicle', 'Trooper'] })).toEqual([vehicle, trooper]);
    expect(found({ whose: 'own', other: true })).toEqual([loyalist, vehicle]);
    expect(found({ title: 'Luke Skywalker' })).toEqual([luke]);
  });

  test('what lies on it, what it costs, what it is not', () => {
    const { luke, loyalist, saber, vehicle, trooper, found } = table();
    expect(found({ state: 'ready' })).toEqual([luke, vehicle, trooper]);
    expect(found({ state: 'committed' })).toEqual([luke]);
    expect(found({ state: ['enhanced', 'undamaged'] })).toEqual([luke]);
    expect(found({ damage: { atLeast: 1 } })).toEqual([vehicle]);
    expect(found({ state: 'shielded' })).toEqual([trooper]);
    expect(found({ printedCost: { atMost: 1 } })).toEqual([loyalist]);
    expect(found({ not: { trait: 'Character' } })).toEqual([vehicle]);
    expect(found({ whose: 'enemy', or: { trait: 'Vehicle' } })).toEqual([vehicle, trooper]);
    expect(found({ type: 'enhancement', on: 'this' })).toEqual([saber]);
    expect(found({ only: 'lowest cost' })).toEqual([loyalist]);
    expect(found({ faction: 'out', whose: 'own' })).toEqual([]);
  });

  test('conditions', () => {
    const { bench, luke, found } = table();
    const game = bench.game();
    const holds = (condition: Condition) => game.rules.holds(contextOf(game, LIGHT, luke), condition);
    expect(found({ type: 'objective' })).toHaveLength(1);
    expect(holds({ is: 'there', are: { whose: 'own' }, atLeast: 3 })).toBe(true);
    expect(holds({ is: 'there', are: { whose: 'own' }, atLeast: 4 })).toBe(false);
    expect(holds({ is: 'more', of: {} })).toBe(true);
    expect(holds({ is: 'fewer', of: { type: 'objective' } })).toBe(true);
    expect(holds({ is: 'balance', side: 'light' })).toBe(true);
    expect(holds({ is: 'dial', atLeast: 3, atMost: 3 })).toBe(true);
    expect(holds({ is: 'turn', whose: 'own' })).toBe(true);
    expect(holds({ is: 'engagement' })).toBe(false);
    expect(holds({ is: 'such', card: 'this', as: { state: 'enhanced' } })).toBe(true);
    expect(holds({ is: 'not', what: { is: 'phase', phase: 'force' } })).toBe(true);
  });

  test('043-4 Echo Base counts as one more Hoth objective, but is none to be chosen', () => {
    const bench = new Bench();
    const echo = bench.lay('043-4');
    const game = bench.game();
    const cx = contextOf(game, LIGHT, echo);
    const hoth = { whose: 'own', type: 'objective', trait: 'Hoth' } as const;
    expect(game.rules.language.amount(cx, { per: hoth })).toBe(1);
    expect(game.rules.things(cx, hoth)).toEqual([]);
  });
});
