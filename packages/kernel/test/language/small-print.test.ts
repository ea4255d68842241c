import { describe, expect, test } from 'vitest';
import { contextOf } from '../../src/engine/context.ts';
import type { Live } from '../../src/engine/engine.ts';
import { use } from '../../src/happenings/happen.ts';
import { inOrder } from '../toy/cards/build.ts';
import { damage } from '../toy/damage.ts';
import { Table } from '../toy/kit.ts';
import { TOY, TOY_LANGUAGE } from '../toy/rules.ts';
import type { Toy, ToyEffect } from '../toy/terms.ts';

const DRAW: ToyEffect = { do: 'draw', n: 1 };

/** An effect of the first card, in a game whose "then" asks for all of it, or for some. */
function done(t: Table, effect: ToyEffect, thenNeeds: 'at all' | 'fully' = 'at all'): Table {
  return t.run((game) => {
    const asking = { ...game, rules: { ...TOY, timing: { ...TOY.timing, thenNeeds } } };
    return TOY_LANGUAGE.run(t.cx(asking, 0), effect);
  });
}

const drawsOf = (t: Table) => t.told('draw').length;

test('as many as there are, to a limit', () => {
  const each = {
    do: 'damage',
    n: { per: { whose: 'own' }, most: 2 },
    at: { each: { whose: 'enemy' } },
  } as const;
  const two = done(new Table(['wall', 0], ['wall', 0], ['wall', 1]), each);
  const three = done(new Table(['wall', 0], ['wall', 0], ['wall', 0], ['wall', 1]), each);
  expect([two.card(2).damage, three.card(3).damage]).toEqual([2, 2]);
});

describe('"then", where the game asks for all of the first part', () => {
  test.each([
    ['at all', 2],
    ['fully', 1],
  ] as const)('something for each of none was not done (%s)', (thenNeeds, draws) => {
    const first: ToyEffect = [
      DRAW,
      { each: { each: { whose: 'enemy' } }, do: { do: 'damage', n: 1, at: 'it' } },
    ];
    expect(drawsOf(done(new Table(['wall', 0]), inOrder(first, DRAW), thenNeeds))).toBe(draws);
  });

  test.each([
    ['at all', 1],
    ['fully', 0],
  ] as const)('of several at once, what was lowered was not done in full (%s)', (thenNeeds, draws) => {
    const first: ToyEffect = { do: 'damage', n: 2, at: { each: { whose: 'enemy' } } };
    const t = done(new Table(['wall', 0], ['forced', 1], ['wall', 1]), inOrder(first, DRAW), thenNeeds);
    expect([t.card(1).damage, t.card(2).damage, drawsOf(t)]).toEqual([1, 1, draws]);
  });
});

describe('unless somebody pays', () => {
  const unless = (price: number, effect: ToyEffect): ToyEffect => ({
    unless: { do: 'damage', n: price, at: { one: { whose: 'own' } } },
    by: 'opponent',
    do: effect,
  });

  test('a price that comes to nothing does not stop it', () => {
    const t = new Table(['wall', 0], ['forced', 1]);
    t.script.on('1 may', 'yes');
    done(t, unless(1, DRAW));
    expect([t.card(1).damage, drawsOf(t)]).toEqual([0, 1]);
  });

  test.each([
    ['more than it spares is not paid', 5, 3],
    ['less than it spares is paid', 1, 1],
  ])('the opponent compares: a price that costs %s', (_, price, dealt) => {
    const t = new Table(['wall', 0], ['wall', 1]);
    Object.assign(t.state, { bots: [1] });
    done(t, unless(price, { do: 'damage', n: 3, at: { each: { whose: 'enemy' } } }));
    expect(t.card(1).damage).toBe(dealt);
  });
});

test('what is off already cannot be cancelled once more', () => {
  const t = new Table(['wall', 0]);
  const live: Live<Toy> = { kind: 'phase ends', phase: 'conflict' };
  const twice: ToyEffect = [{ now: 'cancel' }, inOrder({ now: 'cancel' }, DRAW)];
  t.run((game) => TOY_LANGUAGE.run(contextOf(game, 0, 0, 0, live), twice));
  expect([live.off, drawsOf(t)]).toEqual(['cancelled', 0]);
});

test('what is nobody’s doing is not the enemy’s', () => {
  const hit = (by: 0 | 1 | undefined) => {
    const t = new Table(['avenger', 0]);
    t.run((game) => damage(game, { card: 0, n: 1, cause: 'unopposed', source: -1, by }));
    return [t.card(0).damage, drawsOf(t)];
  };
  expect([hit(1), hit(0), hit(undefined)]).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
});

test('a target is one for which the effect would do something', () => {
  const t = new Table(['wall', 0], ['wall', 0], ['wall', 0]);
  for (const thing of [1, 2]) t.set(thing, { damage: 1 });
  const ability = { action: { do: 'heal', n: 1, at: { target: { whose: 'own' } } } } as const;
  t.run((game) => use(game, { cx: t.cx(game, 0), ability, id: '0.0' }));
  expect(t.script.asked).toEqual(['0 target: card:1, card:2']);
});
