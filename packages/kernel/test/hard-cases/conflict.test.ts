import { describe, expect, test } from 'vitest';
import { EndlessRule } from '../../src/desk.ts';
import { read } from '../../src/engine/read.ts';
import { takeControl } from '../toy/entering.ts';
import { Table } from '../toy/kit.ts';

const cardOf = (data: unknown) => (data as { readonly card: number }).card;
const damageOn = (t: Table, ...things: readonly number[]) => things.map((thing) => t.card(thing).damage);

test('an engagement takes its steps, each with a checkpoint, and windows only where somebody could act', () => {
  const t = new Table(['plain objective', 1], ['gun', 0], ['gun', 1], ['medic', 0], ['trooper', 1]);
  t.set(1, { damage: 1 });
  t.script.on('attackers', '1').on('defenders', '2');
  t.fight();
  expect(t.steps).toEqual([
    'conflict',
    'engage',
    'window attackers',
    'defenders',
    'window defenders',
    'edge',
    'place',
    'reveal',
    'fates',
    'finish',
    'window edge',
    'strikes',
    'window strike',
    'strikes',
    'window strike',
    'strikes',
    'unopposed',
    'end',
  ]);
  expect(damageOn(t, 0, 1, 2)).toEqual([0, 3, 2]);
});

test('unopposed is one more, and a committed unit strikes for two focus', () => {
  const t = new Table(['plain objective', 1], ['bomber', 0]);
  t.set(1, { committed: true });
  t.fight();
  expect([t.card(0).damage, t.card(1).focus]).toEqual([3, 2]);
});

test('case 30 The Secret of Yavin 4: declared against is used up, engaged with is not', () => {
  const t = new Table(['big objective', 1], ['005-1', 1], ['bomber', 0], ['gun', 0]);
  t.script.on('attackers', '2', '3').on('objective', '0', '1').on('1 window', '1');
  t.fight();
  expect([damageOn(t, 0, 1), t.state.declared]).toEqual([[0, 3], { 0: 1 }]);
  t.conflict();
  expect(t.script.about('objective')[1]).toBe('0 objective: card:1, pass');
});

describe('case 31 the objective changes', () => {
  test('in mid-strike: blast and unopposed read it late', () => {
    const t = new Table(['plain objective', 1], ['plain objective', 1], ['185-2', 0]);
    t.script.on('objective', '0').on('0 window', '2').on('target', '1');
    t.fight();
    expect([damageOn(t, 0, 1), t.state.declared]).toEqual([[0, 2], { 0: 1 }]);
  });

  test('in the fate step', () => {
    const t = new Table(
      ['plain objective', 1],
      ['plain objective', 1],
      ['bomber', 0],
      ['185-5', 0, 'hand'],
      ['wall', 1],
    );
    t.script.on('objective', '0').on('0 edge', '3');
    t.fight();
    expect(damageOn(t, 0, 1)).toEqual([0, 2]);
  });

  test('after defenders', () => {
    const t = new Table(
      ['plain objective', 1],
      ['plain objective', 1],
      ['161-2', 0],
      ['bomber', 0],
      ['wall', 1],
    );
    t.script.on('objective', '0').on('0 window', '2').on('target', '1');
    t.fight();
    expect(damageOn(t, 0, 1)).toEqual([0, 2]);
  });

  test('destroyed in mid-engagement: they strike all the same, and nothing is unopposed', () => {
    const t = new Table(['plain objective', 1], ['shooter', 0], ['bomber', 0], ['plain objective', 1]);
    t.script.on('objective', '0').on('0 action', '1').on('target', '0');
    t.fight();
    expect([t.card(0).zone, t.card(3).damage, t.card(2).focus]).toEqual(['victory', 0, 1]);
  });
});

test('case 32 Wookiee Navigator: the same objective once more, and not a third time', () => {
  const t = new Table(['big objective', 1], ['014-2', 0], ['gun', 0], ['gun', 0]);
  t.script.on('attackers', '1', '2', '3').on('0 window', '1');
  t.conflict();
  expect([t.state.declared, t.told('engaged').length]).toEqual([{ 0: 2 }, 2]);
});

describe('case 33 the engagement ends at once', () => {
  test('The Tarkin Doctrine, after attackers: nobody survived it, what lasted until then is over, then it has ended', () => {
    const t = new Table(['178-1', 1], ['for the engagement', 0], ['after battle', 0]);
    t.script.on('0 window', '1', '2').on('1 window', '0');
    t.fight();
    expect(t.kinds()).not.toContain('engaged');
    expect(t.kinds()).not.toContain('survived');
    expect([t.card(0).damage, t.card(1).focus, t.card(1).role]).toEqual([0, 0, '']);
    expect([read(t.game(), 'unit', 1), t.told('draw')]).toEqual([0, [{ n: 1, by: 0 }]]);
  });

  test('The Tarkin Doctrine is asked once, however many attack', () => {
    const t = new Table(['178-1', 1], ['gun', 0], ['gun', 0], ['gun', 0]);
    t.fight();
    expect(t.script.about('window').length).toBe(1);
  });

  test('A Little Maneuver, after the edge: no strike, no unopposed damage', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['142-6', 1, 'hand'], ['trooper', 0, 'hand']);
    t.script.on('0 edge', '3').on('1 window', '2');
    t.fight();
    expect([t.card(0).damage, t.card(1).focus, t.card(3).zone]).toEqual([0, 0, 'discard']);
  });

  test('in mid-strike: its icons are not resolved', () => {
    const t = new Table(['plain objective', 1], ['bomber', 0], ['end in mid-strike', 1, 'hand'], ['gun', 0]);
    t.script.on('1 window', '2').on('strike', '1');
    t.fight();
    expect([t.card(1).focus, t.card(3).focus, t.card(0).damage]).toEqual([1, 0, 0]);
  });

  test('in the edge battle: the stacks go to their owners’ piles', () => {
    const t = new Table(
      ['plain objective', 1],
      ['gun', 0],
      ['wall', 1],
      ['trooper', 0, 'hand'],
      ['244-1', 0],
      ['end in mid-strike', 1, 'hand'],
    );
    t.script.on('0 edge', '3').on('0 window', '4').on('1 window', '5');
    t.fight();
    expect([t.card(3).zone, t.kinds().includes('edge'), ...damageOn(t, 0, 2)]).toEqual([
      'discard',
      false,
      0,
      0,
    ]);
  });
});

describe('case 34 Cloud City Wing Guard: a unit outside may strike', () => {
  const table = () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['073-3', 0], ['wall', 1]);
    t.script.on('attackers', '1');
    return t;
  };

  test('it strikes when its turn comes; a participant may not pass', () => {
    const t = table();
    t.script.on('0 strike', '1', '2');
    t.fight();
    expect(t.script.about('strike')).toEqual([
      '1 strike: card:3',
      '0 strike: card:1, card:2',
      '0 strike: card:2, pass',
    ]);
    expect([t.card(2).focus, t.card(3).damage]).toEqual([1, 3]);
  });

  test('it need not', () => {
    const t = table();
    t.script.on('0 strike', '1', 'pass');
    t.fight();
    expect([t.card(2).focus, t.card(3).damage]).toEqual([0, 2]);
  });
});

describe('case 35 a strike out of turn', () => {
  test('Coordinated Strike: directly behind another', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['gun', 0], ['wall', 1], ['061-5', 0, 'hand']);
    t.script.on('0 window', '4');
    t.fight();
    expect(t.told('strikes').map(cardOf)).toEqual([3, 1, 2]);
  });

  test('Inexorable Destruction, before the edge battle is over: nobody has the edge', () => {
    const t = new Table(['plain objective', 1], ['edge guard', 0], ['wall', 1], ['244-1', 0]);
    t.script.on('0 window', '3');
    t.fight();
    expect(t.card(2).damage).toBe(1);
    expect(t.kinds().indexOf('strikes')).toBeLessThan(t.kinds().indexOf('edge'));
  });

  test('inside another: each has its own end of the strike', () => {
    const t = new Table(['plain objective', 1], ['striker', 0], ['gun', 0], ['wall', 1]);
    t.script.on('0 window', '1').on('strike', '1');
    t.fight();
    // 2 of the gun inside, 1 and 2 more of the striker: what it got lasted beyond the inner strike.
    expect([t.card(3).damage, t.state.standing.rules]).toEqual([5, {}]);
  });
});

describe('case 36 units join, come in or change sides', () => {
  test('IG-88B joins: it was not declared', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['188-2', 1], ['wall', 1]);
    t.script.on('attackers', '1').on('defenders', '3').on('1 window', '2');
    t.drive(({ cards }) => cards[2]?.role === 'defender');
    expect(t.state.engagement?.came).toEqual([1, 3]);
    expect(t.told('declared').map(cardOf)).toEqual([1, 3]);
  });

  test('Human Replica Droid comes in from the hand, participating', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['036-2', 0, 'hand']);
    t.script.on('0 window', '2');
    t.fight();
    expect([t.card(2).zone, t.card(2).focus]).toEqual(['play', 1]);
  });

  test('Search Your Feelings: removed, uncommitted, legal enhancements kept, its text is the new player’s', () => {
    const t = new Table(
      ['plain objective', 1],
      ['gun', 0],
      ['188-2', 1],
      ['own only', 1, 'play', 2],
      ['060-4', 1, 'play', 2],
      ['212-4', 0, 'hand'],
      ['wall', 1],
    );
    t.set(2, { committed: true });
    t.script.on('0 action', 'pass', '5').on('target', '2');
    t.drive(({ cards }) => cards[2]?.seat === 0);
    expect(t.kinds().filter((kind) => kind === 'control' || kind === 'joins')).toEqual(['control', 'joins']);
    const { role, committed, owner } = t.card(2);
    expect({ role, committed, owner }).toEqual({ role: 'attacker', committed: false, owner: 1 });
    expect(t.zones(3, 4)).toEqual(['discard', 'play']);
    expect(t.state.standing.after.damage?.map(({ seat }) => seat)).toEqual([0]);
    t.fight();
    t.hit(2, 9, 1);
    expect([t.card(2).zone, t.card(2).seat]).toEqual(['discard', 1]);
  });

  test('taken over in the middle of a window: its former controller no longer answers with it', () => {
    const t = new Table(['plain objective', 1], ['snatcher', 0], ['onlooker', 1]);
    t.script.on('0 window', '1');
    t.hit(0, 1, 0);
    expect([t.card(2).seat, t.script.about('window').some((question) => question.startsWith('1'))]).toEqual([
      0,
      false,
    ]);
  });

  // Simplified: control is for good; the toy has no control until the end of something (145-2).
  test('a change of control alone removes it from the engagement', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['wall', 1]).engage(0, [1], [2]);
    t.run((game) => takeControl(game, 2, 0));
    expect([t.card(2).seat, t.card(2).role]).toEqual([0, '']);
  });
});

test('who cannot be focused cannot strike; a strike whose focus is always cancelled is stopped', () => {
  const t = new Table(['plain objective', 1], ['cannot be focused', 0]);
  t.fight();
  expect([t.card(1).focus, t.card(0).damage]).toEqual([0, 1]);
  const endless = new Table(['plain objective', 1], ['never focused', 0]);
  expect(() => endless.fight()).toThrow(EndlessRule);
});

test('what lasts until the end of an engagement cannot be used outside of one', () => {
  const t = new Table(['gun', 0], ['017-2', 0, 'hand'], ['plain objective', 1]);
  expect(t.usable(1, 0)).toEqual([]);
  t.engage(2, [0]);
  expect(t.usable(1, 0)).toEqual(['1.0']);
});
