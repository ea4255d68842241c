import { describe, expect, test } from 'vitest';
import { damageTogether } from '../../src/rules/damage.ts';
import { leave } from '../../src/rules/leaving.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { Bench } from '../vocabulary/bench.ts';

/** Emperor's Royal Guard (capacity 3) and Guardian of Peace (capacity 2) protect Characters. */
describe('Protect', () => {
  test('counts what its card is already being dealt by the same effect', () => {
    const bench = new Bench();
    const guard = bench.lay('023-3');
    const vader = bench.lay('019-2');
    const source = bench.lay('012-4');
    const packet = { cause: 'effect', source, by: LIGHT } as const;
    // The Guard is dealt 2 itself: it has room for 1 of Vader's.
    bench.on('protect', '1 1');
    bench.run((game) =>
      damageTogether(game, [
        { ...packet, card: guard, n: 2 },
        { ...packet, card: vader, n: 2 },
      ]),
    );
    expect(bench.where(guard)).toEqual(['discard']);
    expect(bench.card(vader).damage).toBe(1);
  });

  test('shields come after it, on the card that takes the damage', () => {
    const bench = new Bench();
    const guard = bench.lay('023-3', { shields: 1 });
    const vader = bench.lay('019-2', { shields: 1 });
    bench.on('protect', '0 2').on('use shields', 'number:1').hit(vader, 2, bench.lay('012-4'));
    expect(bench.about('use shields')).toHaveLength(1);
    expect([bench.card(guard).damage, bench.card(guard).shields]).toEqual([1, 0]);
    expect([bench.card(vader).damage, bench.card(vader).shields]).toEqual([0, 1]);
  });
});

describe('placing damage', () => {
  test('cards that fall by one effect leave together', () => {
    const bench = new Bench();
    const units = [bench.lay('027-3'), bench.lay('027-4')];
    const source = bench.lay('012-4');
    bench.run((game) =>
      damageTogether(
        game,
        units.map((card) => ({ card, n: 1, cause: 'effect', source, by: LIGHT }) as const),
      ),
    );
    const kinds = bench.events
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'damage' || kind === 'leaves');
    expect(kinds).toEqual(['damage', 'damage', 'leaves', 'leaves']);
  });

  test('a unit that falls goes to its owner’s pile, its enhancements to theirs, its Force card back', () => {
    const bench = new Bench();
    const believer = bench.lay('002-3', { damage: 1, committed: true });
    const lightsaber = bench.lay('001-4', { host: believer });
    const intimidated = bench.lay('024-5', { host: believer });
    bench.hit(believer, 1, bench.lay('027-4'));
    expect([...bench.player(LIGHT).discard].sort()).toEqual([believer, lightsaber].sort());
    expect(bench.player(DARK).discard).toEqual([intimidated]);
    expect(bench.state.play.filter(({ committed }) => committed)).toEqual([]);
  });

  test('what cannot be damaged is not chosen, and can still be destroyed', () => {
    // Preparation for Battle: shielded units cannot be damaged while the dial is low; it is 3.
    const bench = new Bench();
    bench.lay('045-1');
    const safe = bench.lay('002-3', { shields: 1 });
    const bare = bench.lay('003-3');
    const by = bench.lay('027-4');
    bench.on('target', `card:${safe}`);
    expect(
      bench.can(by, {
        do: 'damage',
        n: 1,
        at: { target: { whose: 'enemy', title: 'Believer in the Old Ways' } },
      }),
    ).toBe(false);
    bench.hit(safe, 2, by).hit(bare, 1, by);
    expect(bench.where(safe, bare)).toEqual(['play', 'discard']);
    bench.run((game) => leave(game, [safe], 'destroyed', DARK));
    expect(bench.where(safe)).toEqual(['discard']);
  });
});

describe('control', () => {
  const takenOver = () => {
    const bench = new Bench();
    const unit = bench.lay('002-3', { committed: true, focus: 1, damage: 1 });
    const own = bench.lay('001-4', { host: unit });
    const enemy = bench.lay('024-5', { host: unit });
    const objective = bench.lay('029-1');
    bench.engage(objective, [unit]);
    bench.do(bench.lay('019-2'), { do: 'take control', of: { one: { whose: 'enemy' } }, until: 'phase' });
    return { bench, unit, own, enemy };
  };

  test('a unit that changes control leaves the engagement and its Force card, and keeps its tokens', () => {
    const { bench, unit } = takenOver();
    expect(bench.card(unit)).toMatchObject({ seat: DARK, role: null, committed: false, focus: 1, damage: 1 });
  });

  test('enhancements stay whose they are; those that are no longer legal are discarded', () => {
    const { bench, own, enemy } = takenOver();
    // Jedi Lightsaber may go on any Force Sensitive unit, Intimidated only on an enemy one.
    expect(bench.card(own).seat).toBe(LIGHT);
    expect(bench.where(enemy)).toEqual(['discard']);
  });

  test('a card that leaves play goes to its owner, whoever controlled it', () => {
    const { bench, unit } = takenOver();
    bench.run((game) => leave(game, [unit], 'destroyed', LIGHT));
    expect(bench.player(LIGHT).discard).toContain(unit);
  });
});

describe('capture', () => {
  test('a rescue frees one card of the objective that its player chooses', () => {
    const table = quietTable({
      light: { hand: ['016-5'], affiliation: 'Jedi' },
      dark: {
        objectives: [
          { card: 'Imperial Command', captives: ['X-Wing', 'Y-Wing'] },
          { card: 'Death and Despayre', captives: ['Rookie Pilot'] },
        ],
      },
    }).pay('use Rescue Mission');
    expect(table.asking).toBe('light rescue at: Imperial Command, Death and Despayre');
    table.choose('Imperial Command');
    expect(
      ['Imperial Command', 'Death and Despayre'].map((jail) => table.card(jail).captives.length),
    ).toEqual([1, 1]);
  });

  test('captives are rescued when what they lie under leaves play in any way', () => {
    for (const how of ['destroyed', 'returned', 'discarded'] as const) {
      const bench = new Bench();
      const jail = bench.lay('029-1');
      const captive = bench.jail('012-4', jail);
      bench.run((game) => leave(game, [jail], how, LIGHT));
      expect([how, ...bench.where(captive)]).toEqual([how, 'hand']);
    }
  });
});
