import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { Bench } from './bench.ts';

/** 001-3 Twi'lek Loyalist: Character, capacity 1; 002-3 Believer: Character, 2; 004-2 Red Five: Vehicle; 026-4 troopers. */
const LOYALIST = '001-3';
const BELIEVER = '002-3';
const LUKE = '001-2';
const TROOPERS = '026-4';

function idCalled(title: string): string {
  const kind = KINDS.find((each) => each.title === title);
  if (!kind) throw new Error(`There is no card ${title}.`);
  return kind.id;
}

describe('damage', () => {
  test('goes to any of the targets that could take it, and to no other card', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const enemy = bench.lay(TROOPERS);
    bench.lay('026-1');
    bench.do(luke, { do: 'damage', n: 1, at: { target: {} } });
    expect(bench.about('damage whom')).toEqual([`0 damage whom: card:${luke}, card:${enemy}`]);
  });

  test('places no more than there is room for, and what has no room left is destroyed', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const loyalist = bench.lay(LOYALIST);
    bench.do(luke, { do: 'damage', n: 3, at: { each: { other: true } } });
    expect(bench.told('damage')).toMatchObject([{ card: loyalist, n: 1, source: luke, cause: 'effect' }]);
    expect(bench.where(loyalist, luke)).toEqual(['discard', 'play']);
  });

  test('destroys together what falls together: one happening after the other, no window between', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const fallen = [bench.lay(LOYALIST), bench.lay(LOYALIST)];
    bench.do(luke, { do: 'damage', n: 1, at: { each: { title: "Twi'lek Loyalist" } } });
    const kinds = bench.events.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'would be dealt',
      'would be dealt',
      'damage',
      'damage',
      'would leave',
      'would leave',
      'leaves',
      'leaves',
    ]);
    expect(bench.where(...fallen)).toEqual(['discard', 'discard']);
  });

  test('as a price must be placed in full', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { damage: 2 });
    expect(bench.can(luke, { do: 'damage', n: 2, at: 'this', price: true })).toBe(false);
    expect(bench.can(luke, { do: 'damage', n: 1, at: 'this', price: true })).toBe(true);
    expect(bench.can(luke, { do: 'damage', n: 2, at: 'this' })).toBe(true);
  });

  test('divided: as much as there is room for, as the one who does it likes', () => {
    const bench = new Bench().on('divide damage', '2 1');
    const luke = bench.lay(LUKE);
    const [one, other] = [bench.lay(TROOPERS), bench.lay(TROOPERS)];
    bench.do(luke, { do: 'damage', n: 3, at: { each: { whose: 'enemy' } }, divided: true });
    expect([one, other].map((card) => bench.where(card)[0])).toEqual(['discard', 'play']);
    expect(bench.card(other).damage).toBe(1);
  });

  test('is worth a point each, and the cost of what falls; the same against own cards', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const believer = bench.lay(BELIEVER);
    const enemy = bench.lay(TROOPERS);
    const worthAt = (n: number, card: number) =>
      bench.worth(card === enemy ? luke : enemy, {
        do: 'damage',
        n,
        at: { each: { title: card === enemy ? 'Heavy Stormtrooper Squad' : 'Believer in the Old Ways' } },
      });
    expect([worthAt(1, believer), worthAt(2, believer)]).toEqual([1, 2 + 2]);
    expect(bench.worth(luke, { do: 'damage', n: 1, at: 'this' })).toBe(-1);
  });
});

describe('Protect', () => {
  /** 005-3 Guardian of Peace: Shielding, Protect Character. */
  const guarded = () => {
    const bench = new Bench();
    const believer = bench.lay(BELIEVER);
    const guardian = bench.lay('005-3');
    const enemy = bench.lay(TROOPERS);
    return { bench, believer, guardian, enemy };
  };

  test('any part may be taken, up to the room of the protector', () => {
    const { bench, believer, guardian, enemy } = guarded();
    bench.on('protect', '1 1').hit(believer, 2, enemy);
    expect(bench.about('protect')).toEqual([`0 protect: card:${believer}, card:${guardian}`]);
    expect([bench.card(believer).damage, bench.card(guardian).damage]).toEqual([1, 1]);
  });

  test('declined, all of it stays', () => {
    const { bench, believer, guardian, enemy } = guarded();
    bench.on('protect', '1 0').hit(believer, 1, enemy);
    expect([bench.card(believer).damage, bench.card(guardian).damage]).toEqual([1, 0]);
  });

  test('not for an enemy, not for itself, not for a price', () => {
    const { bench, believer, guardian, enemy } = guarded();
    bench.hit(guardian, 1, enemy).hit(enemy, 1, believer);
    bench.do(believer, { do: 'damage', n: 1, at: 'this', price: true });
    expect(bench.about('protect')).toEqual([]);
  });

  test('the source stays what it was', () => {
    const { bench, believer, guardian, enemy } = guarded();
    bench.on('protect', '0 1').hit(believer, 1, enemy);
    expect(bench.told('damage')).toMatchObject([{ card: guardian, source: enemy, by: DARK, via: 'protect' }]);
  });

  test('of an affiliation: by what it is, not by a trait', () => {
    const bench = new Bench();
    const bubo = bench.lay(idCalled('Bubo'));
    const [dengar, trooper] = [bench.lay('067-2'), bench.lay(TROOPERS)];
    const luke = bench.lay(LUKE);
    bench.on('protect', '0 1').hit(dengar, 1, luke).hit(trooper, 1, luke);
    expect(bench.about('protect')).toEqual([`1 protect: card:${dengar}, card:${bubo}`]);
    expect(bench.card(bubo).damage).toBe(1);
  });

  test('LCG-47 the AI protects with what costs less', () => {
    const bench = new Bench({ ai: LIGHT });
    const luke = bench.lay(LUKE);
    const guardian = bench.lay('005-3');
    bench.hit(luke, 1, bench.lay(TROOPERS));
    expect([bench.card(luke).damage, bench.card(guardian).damage]).toEqual([0, 1]);
  });
});

describe('shields', () => {
  test('each may be given up for a point of enemy damage, or kept', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 2 });
    const enemy = bench.lay(TROOPERS);
    bench.on('use shields', 'number:1').hit(luke, 2, enemy);
    expect(bench.about('use shields')).toEqual(['0 use shields: number:0, number:1, number:2']);
    expect([bench.card(luke).damage, bench.card(luke).shields]).toEqual([1, 1]);
  });

  test('damage that was stopped altogether was not dealt', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 1 });
    bench.on('use shields', 'number:1').hit(luke, 1, bench.lay(TROOPERS));
    expect(bench.told('damage')).toEqual([]);
    expect(bench.card(luke)).toMatchObject({ damage: 0, shields: 0 });
  });

  test('never against damage of their own side', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 1 });
    bench.do(luke, { do: 'damage', n: 1, at: 'this' });
    expect([bench.asked, bench.card(luke).damage]).toEqual([[], 1]);
  });

  test('stop a focus token of an enemy effect; declined, it is placed', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 2 });
    const enemy = bench.lay(TROOPERS);
    bench.on('use shield', 'yes', 'no').do(enemy, { do: 'focus', n: 2, on: { each: { whose: 'enemy' } } });
    expect(bench.card(luke)).toMatchObject({ focus: 1, shields: 1 });
  });

  test('one on a card, more only where an effect says so', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    bench.do(luke, { do: 'shield', on: 'this' });
    expect(bench.can(luke, { do: 'shield', on: 'this' })).toBe(false);
    bench.do(luke, { do: 'shield', on: 'this', evenShielded: true });
    expect(bench.card(luke).shields).toBe(2);
  });

  test('a shield is moved to a card without one', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 1 });
    const believer = bench.lay(BELIEVER);
    bench.do(luke, { do: 'move shield', from: 'this', to: { one: { other: true } } });
    expect([bench.card(luke).shields, bench.card(believer).shields]).toEqual([0, 1]);
  });
});

describe('focus', () => {
  test('as a price only of a ready card that one controls', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 1 });
    const price = { do: 'focus', n: 1, on: 'this', price: true } as const;
    expect(bench.can(luke, price)).toBe(false);
    expect(bench.can(luke, { do: 'focus', n: 1, on: 'this' })).toBe(true);
    bench.card(luke).focus = 0;
    expect(bench.can(luke, price)).toBe(true);
  });

  test('as many tokens are removed as there are; the number is "that many"', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 2 });
    bench.do(luke, [
      { do: 'unfocus', n: { count: 'all' }, on: 'this' },
      { do: 'damage', n: 'that many', at: 'this' },
    ]);
    expect(bench.card(luke)).toMatchObject({ focus: 0, damage: 2 });
  });

  test('moving is removing and placing', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 2 });
    const enemy = bench.lay(TROOPERS);
    bench.do(luke, { do: 'move focus', n: 1, from: 'this', to: { target: { whose: 'enemy' } } });
    expect([bench.card(luke).focus, bench.card(enemy).focus]).toEqual([1, 1]);
    expect(bench.events.map(({ kind }) => kind)).toEqual(['unfocus', 'focus']);
  });
});

describe('take tokens', () => {
  test('of any kind, as the one who does it chooses', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 1, damage: 1, shields: 1 });
    bench.on('take token', 'damage').do(luke, { do: 'take tokens', n: 1, on: 'this' });
    expect(bench.about('take token')).toEqual(['0 take token: damage, focus, shield']);
    expect(bench.card(luke)).toMatchObject({ focus: 1, damage: 0, shields: 1 });
  });

  test('any number of them, with enhancements; one may stop', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 2 });
    const saber = bench.lay('001-4', { host: luke });
    const all = {
      do: 'take tokens',
      n: { count: 'all' },
      on: 'this',
      enhancements: true,
      orFewer: true,
    } as const;
    bench.on('take token', 'focus', saber, 'pass').do(luke, all);
    expect(bench.card(luke).focus).toBe(1);
    expect(bench.where(saber)).toEqual(['discard']);
  });

  test('LCG-31 the AI takes what harms it from its own card and leaves the shield', () => {
    const bench = new Bench({ ai: LIGHT });
    const luke = bench.lay(LUKE, { focus: 2, damage: 1, shields: 1 });
    const all = { do: 'take tokens', n: { count: 'all' }, on: 'this', orFewer: true } as const;
    expect(bench.worth(luke, all)).toBe(3);
    bench.do(luke, all);
    expect(bench.card(luke)).toMatchObject({ focus: 0, damage: 0, shields: 1 });
  });
});

describe('moved damage', () => {
  test('is not dealt: no shield is asked, but Protect is', () => {
    const bench = new Bench();
    const believer = bench.lay(BELIEVER, { shields: 1 });
    const guardian = bench.lay('005-3');
    const enemy = bench.lay(TROOPERS, { damage: 1 });
    bench.on('protect', '0 1').do(enemy, {
      do: 'move damage',
      from: 'this',
      n: 1,
      to: { each: { title: 'Believer in the Old Ways' } },
    });
    expect(bench.asked).toEqual([`0 protect: card:${believer}, card:${guardian}`]);
    expect([bench.card(enemy).damage, bench.card(guardian).damage]).toEqual([0, 1]);
    expect(bench.told('damage')).toEqual([]);
  });

  test('what falls by it is destroyed', () => {
    const bench = new Bench();
    const loyalist = bench.lay(LOYALIST);
    const enemy = bench.lay(TROOPERS, { damage: 1 });
    bench.do(enemy, { do: 'move damage', from: 'this', n: 1, to: { target: { whose: 'enemy' } } });
    expect(bench.where(loyalist)).toEqual(['discard']);
  });
});
