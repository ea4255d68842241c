import { describe, expect, test } from 'vitest';
import { contextOf } from '../../src/engine/context.ts';
import { read } from '../../src/engine/read.ts';
import { inOrder } from '../toy/cards/build.ts';
import { endEngagement } from '../toy/engagement.ts';
import { enter } from '../toy/entering.ts';
import { kindNamed } from '../toy/kinds.ts';
import { Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';
import { TOY_LANGUAGE } from '../toy/rules.ts';
import type { ToyEffect } from '../toy/terms.ts';
import { heal } from '../toy/tokens.ts';
import { put } from '../toy/zones.ts';

describe('an option comes before its targets', () => {
  const table = () => {
    const t = new Table(['219-6', 0, 'hand'], ['gun', 0], ['gun', 0], ['wall', 1], ['wall', 1]);
    for (const thing of [1, 2]) t.set(thing, { damage: 2 });
    return t;
  };

  test('and only the targets of that option are chosen', () => {
    const t = table();
    t.script.on('one of', 'heal').on('target', '2');
    t.use(0);
    expect(t.script.asked).toEqual(['0 one of: effect:damage, effect:heal', '0 target: card:1, card:2']);
    expect([1, 2, 3].map((thing) => t.card(thing).damage)).toEqual([2, 1, 0]);
  });

  test('an option without a legal target is not offered', () => {
    const t = table();
    for (const thing of [1, 2]) t.set(thing, { damage: 0 });
    t.script.on('target', '4');
    t.use(0);
    expect(t.script.asked).toEqual(['0 one of: effect:damage', '0 target: card:3, card:4']);
  });

  test('somebody else may say which', () => {
    const t = new Table(['251-2', 0, 'hand'], ['wall', 1], ['wall', 1]);
    t.script.on('1 one of', 'damage').on('0 target', '2');
    t.use(0);
    expect([t.card(2).damage, t.card(2).focus]).toEqual([1, 0]);
  });

  test('retargeted, it is the same option with another target', () => {
    const t = new Table(['219-6', 0, 'hand'], ['060-5', 1, 'hand'], ['gun', 0], ['wall', 1], ['gun', 0]);
    t.set(2, { damage: 1 });
    t.script.on('one of', 'damage').on('0 target', '3').on('1 window', '1').on('1 target', '4');
    t.use(0);
    expect([t.script.about('one of').length, t.card(3).damage, t.card(4).damage]).toEqual([1, 0, 1]);
  });

  test('under a condition: the targets of what holds', () => {
    const t = new Table(['a target under', 0, 'hand'], ['wall', 1], ['gun', 1], ['plain objective', 1]);
    t.script.on('target', '2');
    t.use(0);
    expect([t.script.about('target'), t.card(2).damage]).toEqual([['0 target: card:1, card:2'], 1]);
  });
});

test('what a gained ability is aimed at is chosen when that is used', () => {
  const t = new Table(['teaches', 0, 'hand'], ['gun', 0], ['wall', 0], ['wall', 1]);
  t.script.on('target', '1');
  t.use(0);
  expect(t.script.about('target')).toEqual(['0 target: card:1, card:2']);
});

describe('amounts', () => {
  test('one number, or another where something is so', () => {
    const t = new Table(['003-4', 0, 'hand'], ['wall', 1], ['003-4', 0, 'hand'], ['plain objective', 1]);
    t.use(0);
    expect(t.card(1).focus).toBe(1);
    t.engage(3, [], [1]);
    t.use(2);
    expect(t.card(1).focus).toBe(3);
  });

  test('as many as were chosen for the price', () => {
    const t = new Table(['008-1', 0], ['trooper', 0, 'hand'], ['trooper', 0, 'hand'], ['wall', 1]);
    t.script.on('discard whom', '1 2');
    t.use(0);
    expect([t.card(3).damage, t.zones(1, 2)]).toEqual([2, ['discard', 'discard']]);
  });

  test('a price of none is not paid', () => {
    const t = new Table(['008-1', 0], ['trooper', 0, 'hand'], ['wall', 1]);
    t.script.on('discard whom', '');
    t.use(0);
    expect([t.card(2).damage, t.told('ability')]).toEqual([0, []]);
  });

  test('a limit that is counted', () => {
    const t = new Table(['281-1', 0], ['plain objective', 0], ['wall', 0], ['plain objective', 1]);
    t.set(2, { damage: 5 });
    t.script.on('0 window', '0', '0', '0');
    for (let i = 0; i < 4; i++) t.run((game) => heal(game, 2, 1, 0));
    expect(t.told('draw').length).toBe(2);
  });

  test.each([
    ['003-4', 'place 1 (2 if there is an engagement) focus on a target enemy unit'],
    ['008-1', 'deal 1 for each of the discarded damage to a target enemy unit'],
  ])('%s in words', (name, text) => {
    const [ability] = kindNamed(name).abilities;
    if (!ability || !('action' in ability)) throw new Error('It has no action.');
    expect(TOY_LANGUAGE.text(ability.action)).toBe(text);
  });
});

describe('a constant of a card that is not in play', () => {
  const costs = (troopers: number) => {
    const t = new Table(
      ['192-3', 0, 'hand'],
      ...Array.from({ length: troopers }, () => ['trooper', 0] as const),
    );
    return read(t.game(), 'cost', 0);
  };

  test('192-3 costs less for each, to a minimum', () => {
    expect([costs(0), costs(1), costs(2), costs(3)]).toEqual([5, 4, 3, 3]);
  });

  test('a bound does not raise what is lower already', () => {
    const troopers = [1, 2].map(() => ['trooper', 0] as const);
    const t = new Table(['192-3', 0, 'hand'], ['cheaper', 0, 'hand'], ['very cheap', 0], ...troopers);
    expect(read(t.game(), 'cost', 0)).toBe(2);
    t.use(1);
    expect(read(t.game(), 'cost', 0)).toBe(1);
  });

  test('is over in play and in the discard pile', () => {
    const t = new Table(['192-3', 0, 'hand'], ['trooper', 0]);
    t.run((game) => enter(game, 0, 0, -1));
    expect(read(t.game(), 'cost', 0)).toBe(5);
    const gone = new Table(['192-3', 0, 'hand'], ['trooper', 0]);
    put(gone.game(), 0, 'discard');
    expect(gone.state.standing.rules).toEqual({});
  });
});

test('046-2 cannot be targeted by enemy events; by other cards, and by own events, it can', () => {
  const enemy = new Table(['046-2', 1], ['219-6', 0, 'hand'], ['wall', 1], ['wall', 1], ['178-2', 0]);
  enemy.use(1);
  enemy.use(4);
  const own = new Table(['046-2', 0], ['187-1', 0, 'hand'], ['wall', 0]);
  own.use(1);
  expect([enemy.script.about('target'), own.script.about('target')]).toEqual([
    ['0 target: card:2, card:3', '0 target: card:0, card:2, card:3'],
    ['0 target: card:0, card:2'],
  ]);
});

describe('what is put off about a card', () => {
  const table = () => {
    const t = new Table(['248-1', 0, 'hand'], ['gun', 0, 'hand'], ['plain objective', 1], ['wall', 0]);
    t.engage(2, [3]);
    t.use(0);
    return t;
  };
  const ends = (t: Table) => {
    const { engagement } = t.state;
    if (engagement) t.run((game) => endEngagement(game, engagement));
    return t.card(1).zone;
  };

  test('248-1: it is sacrificed at the end', () => {
    expect(ends(table())).toBe('discard');
  });

  test('a card that left and came back is another one', () => {
    const t = table();
    t.run((game) => leavePlay(game, 1, 'returned', 0));
    t.run((game) => enter(game, 1, 0, -1));
    expect(ends(t)).toBe('play');
  });
});

test('fully done is not what an interrupt made less', () => {
  const drawn = (enemy: string) => {
    const t = new Table(['wall', 0], [enemy, 1]);
    t.script.on('1 window', '1');
    t.run((game) => {
      const timing = { ...game.rules.timing, thenNeeds: 'fully' } as const;
      const other = { ...game, rules: { ...game.rules, timing } };
      const hit: ToyEffect = { do: 'damage', n: 3, at: { one: { whose: 'enemy' } } };
      return TOY_LANGUAGE.run(contextOf(other, 0, 0), inOrder(hit, { do: 'draw', n: 1 }));
    });
    return t.told('draw').length;
  };
  expect([drawn('wall'), drawn('optional')]).toEqual([1, 0]);
});

test('an ability for a time is worth what its effect would be', () => {
  const worth = (damage: number) => {
    const t = new Table(['gun', 0]);
    t.set(0, { damage });
    return TOY_LANGUAGE.worth(t.cx(t.game(), 0), {
      lasting: [{ gains: { action: { do: 'heal', n: 3, at: 'this' } } }],
      on: 'this',
      until: 'phase',
    });
  };
  expect([worth(0), worth(3)]).toEqual([0, 3]);
});
