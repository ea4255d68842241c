import { read } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { endPeriod } from '../../src/rules/periods.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { Bench } from './bench.ts';

const LUKE = '001-2';
const LOYALIST = '001-3';
const SABER = '001-4';
const TROOPERS = '026-4';
const VEHICLE = '004-2';
const DARK_OBJECTIVE = '026-1';

describe('discard', () => {
  test('a card of the hand that its owner chooses; how many is X', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const [one, other] = [bench.hold(LOYALIST), bench.hold(SABER)];
    bench.hold(TROOPERS);
    bench.on('discard whom', other).do(luke, [
      { do: 'discard', what: { one: { in: 'hand', type: 'any', whose: 'own' } } },
      { do: 'damage', n: 'X', at: 'this' },
    ]);
    expect(bench.about('discard whom')).toEqual([`0 discard whom: card:${one}, card:${other}`]);
    expect(bench.where(one, other)).toEqual(['hand', 'discard']);
    expect(bench.card(luke).damage).toBe(1);
  });

  test('LCG-32 of the AI the top card of its hand, which comes up; chance is not asked', () => {
    const bench = new Bench({ ai: LIGHT });
    const [top, under] = [bench.hold(LOYALIST), bench.hold(SABER)];
    const random = { random: { in: 'hand', type: 'any', whose: 'enemy' } } as const;
    bench.do(bench.lay(TROOPERS), { do: 'discard', what: random });
    expect(bench.where(top, under)).toEqual(['discard', 'hand']);
  });

  test('what asks for a trait finds nothing in a hand that nobody has seen', () => {
    const bench = new Bench({ ai: LIGHT });
    bench.hold(LOYALIST);
    const effect = { do: 'discard', what: { random: { in: 'hand', whose: 'enemy' } } } as const;
    expect(bench.can(bench.lay(TROOPERS), effect)).toBe(false);
  });
});

describe('look', () => {
  test('the cards looked at can be chosen, the rest goes to the bottom; others learn nothing', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const [one, two, three, below] = bench.deck(LOYALIST, SABER, LUKE, VEHICLE);
    bench.on('move whom', two ?? 0).do(luke, {
      do: 'look',
      at: 'deck',
      of: 'you',
      top: 3,
      and: { do: 'move', what: { one: { in: 'looked at', type: 'any' } }, to: 'hand' },
      rest: 'bottom',
    });
    expect(bench.about('move whom')).toEqual([`0 move whom: card:${one}, card:${two}, card:${three}`]);
    expect(bench.cards(bench.player(LIGHT).deck)).toEqual([below, one, three]);
    expect(bench.player(LIGHT).deck.map((place) => 'by' in place && place.by)).toEqual([0, 1, 1]);
    expect(bench.state.looking).toBeNull();
  });

  test('revealed cards are known to all', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    bench.deck(LOYALIST);
    bench.do(luke, { do: 'look', at: 'deck', of: 'you', top: 1, reveal: true });
    expect(bench.player(LIGHT).deck).toMatchObject([{ by: expect.any(Number) }]);
    expect(bench.told('looks')).toMatchObject([{ at: 'deck', of: LIGHT, n: 1 }]);
  });

  test("the AI's hand has faces while it is looked at, and none afterwards", () => {
    const bench = new Bench({ ai: LIGHT });
    const [top, other] = [bench.hold(LOYALIST), bench.hold(SABER)];
    const trooper = bench.lay(TROOPERS);
    bench.on('discard whom', other).do(trooper, {
      do: 'look',
      at: 'hand',
      of: 'opponent',
      and: { do: 'discard', what: { one: { in: 'looked at', type: 'any' } } },
    });
    expect(bench.about('discard whom')).toEqual([`1 discard whom: card:${top}, card:${other}`]);
    expect(bench.where(top, other)).toEqual(['hand', 'discard']);
  });

  test('a search may fail on purpose; the deck is shuffled', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    bench.deck(LOYALIST, SABER);
    bench.do(luke, {
      do: 'look',
      at: 'deck',
      of: 'you',
      and: { do: 'move', what: { one: { in: 'looked at', type: 'any' }, upTo: 1 }, to: 'hand' },
      rest: 'shuffle',
    });
    expect(bench.player(LIGHT).hand).toEqual([]);
    expect(bench.player(LIGHT).deck.every((place) => 'stock' in place)).toBe(true);
  });
});

describe('move', () => {
  test('a unit in play goes back to its owner, whoever controls it', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { seat: DARK });
    bench.do(bench.lay(TROOPERS), { do: 'move', what: { target: { title: 'Luke Skywalker' } }, to: 'hand' });
    expect(bench.cards(bench.player(LIGHT).hand)).toEqual([luke]);
    expect(bench.told('leaves')).toMatchObject([{ card: luke, how: 'returned', to: 'hand' }]);
  });

  test('only the topmost that match', () => {
    const bench = new Bench();
    const [saber, first, second] = bench.discard(SABER, LOYALIST, VEHICLE);
    bench.do(bench.lay(LUKE), {
      do: 'move',
      what: { each: { in: 'discard', whose: 'own', top: 1 } },
      to: 'hand',
    });
    expect(bench.where(saber ?? 0, first ?? 0, second ?? 0)).toEqual(['discard', 'hand', 'discard']);
  });

  test('an objective that is shuffled away goes into the objective deck', () => {
    const bench = new Bench();
    const objective = bench.lay('001-1');
    bench.do(objective, { do: 'move', what: 'this', to: 'shuffled into deck' });
    expect([bench.player(LIGHT).objectives.length, bench.player(LIGHT).deck.length]).toEqual([1, 0]);
  });
});

describe('put into play', () => {
  test('its owner controls it, or the one who does it; uniqueness holds', () => {
    const bench = new Bench();
    const trooper = bench.lay(TROOPERS);
    const [luke, loyalist] = bench.discard(LUKE, LOYALIST);
    const theirs = { do: 'put into play', what: { one: { in: 'discard', whose: 'enemy' } } } as const;
    bench.on('put into play whom', luke ?? 0).do(trooper, { ...theirs, control: true });
    expect(bench.card(luke ?? 0).seat).toBe(DARK);
    bench.do(trooper, theirs);
    expect(bench.card(loyalist ?? 0).seat).toBe(LIGHT);
    bench.discard(LUKE);
    expect(bench.can(trooper, theirs)).toBe(false);
  });

  test('an enhancement needs a host: exactly those on which it may go', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const [believer, jedi] = [bench.lay('002-3'), bench.lay('003-3')];
    bench.lay(VEHICLE);
    const saber = bench.hold(SABER);
    bench.on('put on', jedi).do(luke, {
      do: 'put into play',
      what: { one: { in: 'hand', type: 'enhancement', whose: 'own' } },
    });
    expect(bench.about('put on')).toEqual([`0 put on: card:${luke}, card:${believer}, card:${jedi}`]);
    expect(bench.card(saber).host).toBe(jedi);
  });

  test('participating only while there is an engagement; it was not declared', () => {
    const bench = new Bench();
    const trooper = bench.lay(TROOPERS);
    const objective = bench.lay('001-1');
    const droid = bench.hold('036-2');
    const effect = {
      do: 'put into play',
      what: { one: { in: 'hand', whose: 'own' } },
      participating: true,
    } as const;
    expect(bench.can(trooper, effect)).toBe(false);
    bench.engage(objective, [trooper]).do(trooper, effect);
    expect(bench.card(droid).role).toBe('attacker');
    expect([bench.told('joins').length, bench.told('declared').length]).toEqual([1, 0]);
  });
});

describe('enhancements', () => {
  test('go with their host, and fall off where "Enhance …" no longer holds', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const saber = bench.lay(SABER, { host: luke });
    const fear = bench.lay('024-5', { host: luke });
    bench.do(bench.lay(TROOPERS), { do: 'take control', of: { target: { title: 'Luke Skywalker' } } });
    // Intimidated enhances an enemy Character: Luke is none to its controller now.
    expect(bench.where(saber, fear)).toEqual(['play', 'discard']);
    bench.do(luke, { do: 'destroy', what: 'this' });
    expect(bench.where(luke, saber)).toEqual(['discard', 'discard']);
  });

  test('no enhancements: it is no host', () => {
    const bench = new Bench();
    const rancor = bench.lay('025-4');
    const vader = bench.lay('019-2');
    const saber = bench.hold('033-5');
    bench.do(vader, { do: 'attach', what: { one: { in: 'hand', type: 'any', whose: 'own' } }, to: 'this' });
    expect(bench.card(saber).host).toBe(vader);
    const other = { do: 'attach', what: { one: { type: 'enhancement' } }, to: 'this' } as const;
    expect(bench.can(rancor, other)).toBe(false);
  });
});

describe('control', () => {
  test("the unit leaves the engagement and its Force card; its rules are the new player's", () => {
    const bench = new Bench();
    const objective = bench.lay(DARK_OBJECTIVE);
    const luke = bench.lay(LUKE, { committed: true });
    const trooper = bench.lay(TROOPERS);
    bench.engage(objective, [luke], [trooper]);
    bench.do(trooper, { do: 'take control', of: { target: { whose: 'enemy' } } });
    expect(bench.card(luke)).toMatchObject({ seat: DARK, role: null, committed: false });
  });

  test('for a time: at the end its owner has it back', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const trooper = bench.lay(TROOPERS);
    bench.do(trooper, { do: 'take control', of: { target: { whose: 'enemy' } }, until: 'phase' });
    expect(bench.card(luke).seat).toBe(DARK);
    bench.run((game) => endPeriod(game, 'phase'));
    expect(bench.card(luke).seat).toBe(LIGHT);
  });
});

describe('capture and rescue', () => {
  test('a captured unit loses all that lay on it and lies face down under the objective', () => {
    const bench = new Bench();
    const objective = bench.lay(DARK_OBJECTIVE);
    const luke = bench.lay(LUKE, { focus: 1, committed: true });
    const saber = bench.lay(SABER, { host: luke });
    bench.do(objective, { do: 'capture', what: { target: { whose: 'enemy' } }, at: 'this' });
    expect(bench.cards(bench.card(objective).captives)).toEqual([luke]);
    expect(bench.where(luke, saber)).toEqual(['captured', 'discard']);
    expect(bench.told('captured')).toMatchObject([{ card: luke, at: objective, from: 'play', by: DARK }]);
  });

  test('cards of the Dark Side are never captured', () => {
    const bench = new Bench();
    const objective = bench.lay(DARK_OBJECTIVE);
    bench.lay(TROOPERS);
    expect(bench.can(objective, { do: 'capture', what: { target: {} } })).toBe(false);
  });

  test('what they lay under leaves play: they are rescued', () => {
    const bench = new Bench();
    const objective = bench.lay(DARK_OBJECTIVE);
    const captive = bench.jail(LOYALIST, objective);
    bench.do(bench.lay(LUKE), { do: 'destroy', what: { target: { type: 'objective' } } });
    expect(bench.where(objective, captive)).toEqual(['victory pile', 'hand']);
    expect(bench.told('rescued')).toMatchObject([{ card: captive }]);
  });

  test("rescue: the objective is chosen, the card is chance's; then something with it", () => {
    const bench = new Bench();
    const [one, other] = [bench.lay(DARK_OBJECTIVE), bench.lay('029-1')];
    const captives = [bench.jail(LOYALIST, one), bench.jail(VEHICLE, other)];
    bench.on('rescue at', other).do(bench.lay(LUKE), {
      do: 'rescue',
      n: 1,
      and: { may: { do: 'put into play', what: 'it' } },
    });
    expect(bench.about('rescue at')).toEqual([`0 rescue at: card:${one}, card:${other}`]);
    expect(bench.where(...captives)).toEqual(['captured', 'hand']);
  });

  test('LCG-49 the AI puts a captive under the objective with the most capacity left', () => {
    const bench = new Bench({ ai: DARK });
    bench.lay(DARK_OBJECTIVE, { damage: 2 });
    const roomy = bench.lay('029-1');
    const luke = bench.lay(LUKE);
    bench.do(roomy, { do: 'capture', what: { target: { whose: 'enemy' } } });
    expect(bench.cards(bench.card(roomy).captives)).toEqual([luke]);
  });
});

describe('lasting rules', () => {
  test('end with their period, and when the card that they modify leaves play', () => {
    const bench = new Bench();
    const tank = bench.lay('044-4');
    const loyalist = bench.lay(LOYALIST);
    const units = () => read(bench.game(), 'unit', loyalist);
    bench.on('target', loyalist).use(tank);
    expect([units(), bench.card(tank).focus]).toEqual([1, 1]);
    bench.run((game) => endPeriod(game, 'phase'));
    expect(units()).toBe(0);
    bench.card(tank).focus = 0;
    bench.on('target', loyalist).use(tank);
    bench.do(loyalist, { do: 'move', what: 'this', to: 'hand' });
    expect(bench.state.standing.rules.unit).toBeUndefined();
  });
});
