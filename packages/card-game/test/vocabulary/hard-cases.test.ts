import { happen, read, thingOfSeat } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { endPeriod } from '../../src/rules/periods.ts';
import { strike } from '../../src/rules/strike.ts';
import { focus } from '../../src/rules/tokens.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { Bench } from './bench.ts';

/** Forty abilities that break a naive engine: those whose cards are in the Core Set or the Hoth cycle, by their numbers. */

const LOYALIST = '001-3';
const LUKE = '001-2';
const TROOPERS = '026-4';
const DARK_OBJECTIVE = '026-1';
const LIGHT_OBJECTIVE = '001-1';

describe('case 1: 006-2 Redemption', () => {
  test("a destroyed Character goes to its owner's hand, and is destroyed all the same", () => {
    const bench = new Bench();
    const redemption = bench.lay('006-2');
    const loyalist = bench.lay(LOYALIST);
    bench.on('window', redemption).hit(loyalist, 1, bench.lay(TROOPERS));
    expect(bench.where(loyalist)).toEqual(['hand']);
    expect(bench.told('leaves')).toMatchObject([{ card: loyalist, how: 'destroyed', to: 'hand' }]);
  });

  test('declined, it is discarded; once a turn; not a Vehicle', () => {
    const bench = new Bench();
    const redemption = bench.lay('006-2');
    const [one, other] = [bench.lay(LOYALIST), bench.lay(LOYALIST)];
    const vehicle = bench.lay('004-2');
    const enemy = bench.lay(TROOPERS);
    bench.hit(one, 1, enemy);
    expect(bench.where(one)).toEqual(['discard']);
    bench.hit(vehicle, 9, enemy);
    expect(bench.about('window')).toHaveLength(1);
    bench.on('window', redemption).hit(other, 1, enemy);
    expect(bench.where(other)).toEqual(['hand']);
    bench.hit(bench.lay(LOYALIST), 1, enemy);
    expect(bench.about('window')).toHaveLength(2);
  });
});

describe('case 2: 010-2 Leia Organa', () => {
  test('whatever makes her leave play, she is captured; sacrificing her pays the price', () => {
    const bench = new Bench();
    const leia = bench.lay('010-2');
    const jail = bench.lay(DARK_OBJECTIVE);
    const other = bench.lay('029-1');
    bench.deck(LOYALIST);
    bench.on('capture at', jail).do(leia, {
      pay: { do: 'sacrifice', what: 'this' },
      to: { do: 'draw', n: 1 },
    });
    expect(bench.about('capture at')).toEqual([`1 capture at: card:${jail}, card:${other}`]);
    expect(bench.cards(bench.card(jail).captives)).toEqual([leia]);
    expect(bench.told('draw')).toHaveLength(1);
  });

  test('her interrupt at the same moment removes all focus of her side', () => {
    const bench = new Bench();
    const leia = bench.lay('010-2');
    const luke = bench.lay(LUKE, { focus: 2 });
    const jail = bench.lay(DARK_OBJECTIVE, { focus: 1 });
    bench.on('window', leia).hit(leia, 9, bench.lay(TROOPERS));
    expect([bench.card(luke).focus, bench.card(jail).focus]).toEqual([0, 1]);
  });

  test('where nothing can hold her she is discarded', () => {
    const bench = new Bench();
    const leia = bench.lay('010-2');
    bench.hit(leia, 9, bench.lay(TROOPERS));
    expect(bench.where(leia)).toEqual(['discard']);
  });
});

describe("case 3: 037-2 Old Ben's Spirit", () => {
  test('discarded, it heals the host that would be destroyed; the damage was dealt', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { damage: 2 });
    const spirit = bench.lay('037-2', { host: luke });
    bench.on('window', spirit).hit(luke, 2, bench.lay(TROOPERS));
    expect(bench.where(luke, spirit)).toEqual(['play', 'discard']);
    expect(bench.card(luke).damage).toBe(0);
    expect(bench.told('damage')).toMatchObject([{ card: luke, n: 1 }]);
  });

  test('declined, the host falls and the enhancement with it', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { damage: 2 });
    const spirit = bench.lay('037-2', { host: luke });
    bench.hit(luke, 1, bench.lay(TROOPERS));
    expect(bench.where(luke, spirit)).toEqual(['discard', 'discard']);
  });
});

describe('case 7: 053-1 Knowledge and Defense', () => {
  const fight = (tokens = {}) => {
    const bench = new Bench();
    const objective = bench.lay('053-1', tokens);
    const loyalist = bench.lay(LOYALIST);
    const enemy = bench.lay(TROOPERS);
    bench.engage(objective, [enemy], [loyalist]);
    return { bench, loyalist, enemy };
  };

  test('a constant that asks: destroyed in an engagement, to hand or not', () => {
    const yes = fight();
    yes.bench.on('go to hand', 'yes').hit(yes.loyalist, 1, yes.enemy);
    expect([yes.bench.where(yes.loyalist), yes.bench.about('go to hand')]).toEqual([
      ['hand'],
      ['0 go to hand: yes, no'],
    ]);
    const no = fight();
    no.bench.hit(no.loyalist, 1, no.enemy);
    expect(no.bench.where(no.loyalist)).toEqual(['discard']);
  });

  test('not while it is damaged, not outside an engagement, not when sacrificed', () => {
    const damaged = fight({ damage: 1 });
    damaged.bench.hit(damaged.loyalist, 1, damaged.enemy);
    const sacrificed = fight();
    sacrificed.bench.do(sacrificed.loyalist, { do: 'sacrifice', what: 'this' });
    const quiet = fight();
    quiet.bench.state.engagement = null;
    quiet.bench.hit(quiet.loyalist, 1, quiet.enemy);
    expect([damaged, sacrificed, quiet].flatMap(({ bench }) => bench.about('go to hand'))).toEqual([]);
  });
});

describe('case 8: 053-5 Confronting the Terror', () => {
  test('the opponent divides the damage among own units and objectives; source and cause stay', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const event = bench.hold('053-5');
    const [enemy, objective] = [bench.lay(TROOPERS), bench.lay(DARK_OBJECTIVE)];
    bench.lay('001-1', { focus: 0 });
    bench.lay('003-1');
    bench.on('0 window', event).on('1 divide damage', '1 1').hit(luke, 2, enemy);
    expect([bench.card(luke).damage, bench.card(enemy).damage, bench.card(objective).damage]).toEqual([
      0, 1, 1,
    ]);
    expect(bench.told('damage')).toMatchObject([
      { card: enemy, cause: 'icon', source: enemy, by: DARK },
      { card: objective, cause: 'icon', source: enemy, by: DARK },
    ]);
    expect(bench.where(event)).toEqual(['discard']);
  });
});

describe('case 9: 005-5 Lightsaber Deflection and 016-6 It Could Be Worse', () => {
  test('would be dealt comes before Protect: a point goes to another unit', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const guardian = bench.lay('005-3');
    const event = bench.hold('005-5');
    const enemy = bench.lay(TROOPERS);
    bench.lay(LIGHT_OBJECTIVE);
    bench.on('0 window', event).on('target', enemy).on('protect', '0 1').hit(luke, 2, enemy);
    expect([luke, guardian, enemy].map((card) => bench.card(card).damage)).toEqual([0, 1, 1]);
  });

  test('being dealt comes behind shields: nothing is left, nothing is asked', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { shields: 1 });
    bench.hold('016-6');
    bench.lay(LIGHT_OBJECTIVE);
    bench.on('use shields', 'number:1').hit(luke, 1, bench.lay(TROOPERS));
    expect(bench.about('window')).toEqual([]);
  });

  test('016-6 prevents one point of what is left', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const event = bench.hold('016-6');
    bench.lay(LIGHT_OBJECTIVE);
    bench.on('window', event).hit(luke, 2, bench.lay(TROOPERS));
    expect(bench.card(luke).damage).toBe(1);
  });
});

describe('case 15: 043-5 Echo Base Shield Generator', () => {
  test('damage lies on an enhancement, which has no capacity; with 3 it goes back to hand', () => {
    const bench = new Bench();
    const generator = bench.lay('043-5');
    const luke = bench.lay(LUKE);
    bench.use(generator);
    expect([bench.card(generator).damage, bench.card(luke).shields]).toEqual([1, 1]);
    expect(bench.usable(generator)).toBe(0);
    bench.state.standing.used.turn = {};
    Object.assign(bench.card(generator), { damage: 2 });
    Object.assign(bench.card(luke), { shields: 0 });
    bench.use(generator);
    expect(bench.where(generator)).toEqual(['hand']);
  });
});

describe('case 17: 060-4 Hold-out Blaster', () => {
  test('doubled after everything was added, while its player has fewer units', () => {
    const bench = new Bench();
    const han = bench.lay('015-2');
    bench.lay('060-4', { host: han });
    const printed = new Bench();
    const plain = read(printed.game(), 'unit', printed.lay('015-2'));
    expect(read(bench.game(), 'unit', han)).toBe(plain);
    bench.lay(TROOPERS);
    bench.lay(TROOPERS);
    expect(read(bench.game(), 'unit', han)).toBe(2 * plain);
    bench.lay('044-4');
    expect(read(bench.game(), 'unit', han)).toBe(plain);
  });
});

describe("case 20: 021-2 Vader's TIE Advanced", () => {
  test('the printed icons of the card that was discarded, until the end of the strike', () => {
    const bench = new Bench();
    const tie = bench.lay('021-2');
    const objective = bench.lay(LIGHT_OBJECTIVE);
    const [top] = bench.deck(TROOPERS);
    bench.engage(objective, [tie]).on('window', tie);
    const before = read(bench.game(), 'unit', tie);
    bench.run((game) => strike(game, tie));
    expect(bench.where(top ?? 0)).toEqual(['discard']);
    const gained = bench.told('icons').find((data) => (data as { icon: string }).icon === 'blast');
    expect(gained).toMatchObject({ n: expect.any(Number) });
    expect(read(bench.game(), 'unit', tie)).toBe(before);
  });
});

describe('case 22: 028-2 Grand Moff Tarkin', () => {
  test('a capacity that shrinks to the damage destroys at once, by whose card it was', () => {
    const bench = new Bench();
    const objective = bench.lay(LIGHT_OBJECTIVE, { damage: 3 });
    const tarkin = bench.hold('028-2');
    bench.do(bench.lay(TROOPERS), { do: 'put into play', what: { one: { in: 'hand', whose: 'own' } } });
    expect(bench.where(tarkin, objective)).toEqual(['play', 'victory pile']);
    expect(bench.told('leaves')).toMatchObject([{ card: objective, how: 'destroyed', by: DARK }]);
    // The first objective of the Light Side: the dial advances by one.
    expect(bench.state.dial).toBe(4);
  });

  test('when he leaves, capacity is as printed again', () => {
    const bench = new Bench();
    const objective = bench.lay(LIGHT_OBJECTIVE);
    const tarkin = bench.lay('028-2');
    expect(read(bench.game(), 'capacity', objective)).toBe(3);
    bench.do(tarkin, { do: 'sacrifice', what: 'this' });
    expect(read(bench.game(), 'capacity', objective)).toBe(4);
  });
});

describe('case 29: 021-4 Black Squadron Pilot, 064-2 Luke Skywalker', () => {
  test('as an enhancement it has no icons and gives its host some', () => {
    const bench = new Bench();
    const fighter = bench.lay('027-3');
    const before = read(bench.game(), 'unit', fighter);
    const pilot = bench.lay('021-4', { type: 'enhancement', host: fighter });
    expect(read(bench.game(), 'unit', fighter)).toBe(before + 1);
    expect(read(bench.game(), 'unit', pilot)).toBe(0);
  });

  test('without its host it falls; Luke stays as a unit', () => {
    const bench = new Bench();
    const fighter = bench.lay('027-3');
    const pilot = bench.lay('021-4', { type: 'enhancement', host: fighter });
    const speeder = bench.lay('038-4');
    const luke = bench.lay('064-2', { type: 'enhancement', host: speeder });
    const enemies = [bench.lay('001-3'), bench.lay(TROOPERS)] as const;
    bench.hit(fighter, 9, enemies[0]).hit(speeder, 9, enemies[1]);
    expect(bench.where(pilot, luke)).toEqual(['discard', 'play']);
    expect(bench.card(luke)).toMatchObject({ type: 'unit', host: null });
  });

  test('uniqueness by title covers the pilot: no second Luke comes in', () => {
    const bench = new Bench();
    const speeder = bench.lay('038-4');
    bench.lay('064-2', { type: 'enhancement', host: speeder });
    bench.hold(LUKE);
    expect(bench.can(speeder, { do: 'put into play', what: { one: { in: 'hand', whose: 'own' } } })).toBe(
      false,
    );
  });
});

describe('case 30: 005-1 The Secret of Yavin 4', () => {
  test('declared against and engaged with are two things', () => {
    const bench = new Bench();
    const yavin = bench.lay('005-1');
    const declared = bench.lay(LIGHT_OBJECTIVE);
    bench.engage(declared, [bench.lay(TROOPERS)]).on('window', yavin);
    bench.state.declared[declared] = 1;
    bench.run((game) =>
      happen(game, { kind: 'engaged', card: declared, how: 'declared', by: DARK }, () => undefined),
    );
    expect(bench.state.engagement).toMatchObject({ declared, engaged: yavin });
    expect(bench.state.declared).toEqual({ [declared]: 1 });
  });
});

describe('case 40: an ability in flight', () => {
  test('005-2 C-3PO cancels an event, which is discarded all the same', () => {
    const bench = new Bench();
    const threepio = bench.lay('005-2');
    const loyalist = bench.lay(LOYALIST);
    const choke = bench.hold('019-5');
    bench.lay('019-1');
    bench.on('target', loyalist).on('0 window', threepio).use(choke, 'hand');
    expect(bench.where(threepio, choke, loyalist)).toEqual(['discard', 'discard', 'play']);
    expect(bench.told('ability cancelled')).toHaveLength(1);
  });

  test("060-5 Narrow Escape: a single target is chosen anew, as if the effect were its player's", () => {
    const bench = new Bench();
    const loyalist = bench.lay(LOYALIST);
    const trooper = bench.lay('032-2');
    const narrow = bench.hold('060-5');
    bench.lay('060-1');
    const choke = bench.hold('019-5');
    bench.lay('019-1');
    bench.on('1 target', loyalist).on('0 window', narrow).on('0 target', trooper).use(choke, 'hand');
    expect(bench.where(loyalist, trooper)).toEqual(['play', 'discard']);
  });

  test("034-6 It's Worse: another interrupt is cancelled, then a point of damage", () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    const prevented = bench.hold('016-6');
    bench.lay(LIGHT_OBJECTIVE);
    const worse = bench.hold('034-6');
    bench.lay('034-1');
    const enemy = bench.lay(TROOPERS);
    bench.on('0 window', prevented).on('1 window', worse).hit(luke, 1, enemy);
    expect(bench.card(luke).damage).toBe(2);
    expect(bench.where(prevented, worse)).toEqual(['discard', 'discard']);
  });
});

describe('also worth a test', () => {
  test('042-4 Succumb to the Cold!: a token that is removed is put back', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE, { focus: 1 });
    const event = bench.hold('042-4');
    bench.lay('042-1');
    bench.on('1 window', event).do(luke, { do: 'unfocus', n: 1, on: 'this' });
    expect(bench.card(luke).focus).toBe(1);
  });

  test('068-2 Vast Resources: the next card costs less, whichever it is, and no other', () => {
    const bench = new Bench();
    const [vast, second] = [bench.hold('068-2'), bench.hold('068-3')];
    const unit = bench.hold(TROOPERS);
    bench.lay('034-1');
    const cost = () => read(bench.game(), 'cost', unit);
    const printed = cost();
    bench.use(vast, 'hand');
    expect(cost()).toBe(printed - 1);
    // The second one is the next card: the first is over, the second holds.
    bench.use(second, 'hand');
    expect(cost()).toBe(printed - 1);
    bench.run((game) => endPeriod(game, 'phase'));
    expect(cost()).toBe(printed);
  });

  test('024-5 Intimidated: forced, one token more when the host is focused to strike', () => {
    const bench = new Bench();
    const luke = bench.lay(LUKE);
    bench.lay('024-5', { host: luke });
    bench.run((game) => focus(game, { card: luke, cause: 'strike', source: luke, by: LIGHT }, 1));
    expect([bench.card(luke).focus, bench.asked]).toEqual([2, []]);
  });

  test('036-1 Reconnaissance Mission: the reserve is one more', () => {
    const bench = new Bench();
    bench.lay('036-1');
    expect([LIGHT, DARK].map((seat) => read(bench.game(), 'reserve', thingOfSeat(seat)))).toEqual([6, 7]);
  });
});
