import { describe, expect, test } from 'vitest';
import { EndlessRule } from '../../src/desk.ts';
import { damage } from '../toy/damage.ts';
import { Table } from '../toy/kit.ts';
import { phaseEnds } from '../toy/play.ts';
import { focus } from '../toy/tokens.ts';

describe('case 8 Confronting the Terror: the opponent divides the damage among his own cards', () => {
  test('with the source and cause of the packet', () => {
    const t = new Table(['trooper', 0], ['053-5', 0, 'hand'], ['gun', 1], ['wall', 1]);
    t.script.on('0 window', '1').on('1 spread', '1 1');
    t.run((game) => damage(game, { card: 0, n: 2, cause: 'icon', source: 2, by: 1 }));
    expect([t.card(0).damage, t.card(2).damage, t.card(3).damage]).toEqual([0, 1, 1]);
    expect(t.told('damage')).toMatchObject([
      { card: 2, n: 1, cause: 'icon', source: 2, by: 1 },
      { card: 3, n: 1, cause: 'icon', source: 2, by: 1 },
    ]);
  });

  test('Protect and shields are asked anew', () => {
    const t = new Table(['trooper', 0], ['053-5', 0, 'hand'], ['gun', 1], ['guard', 1]);
    t.set(3, { shields: 1 });
    t.script.on('0 window', '1').on('1 spread', '3 0').on('1 protect', '1 2');
    t.hit(0, 3, 1);
    expect([t.card(2).damage, t.card(3).damage, t.card(3).shields]).toEqual([1, 1, 0]);
  });

  test('it cannot come back to an interrupt that already answered it', () => {
    const t = new Table(
      ['trooper', 0],
      ['053-5', 0, 'hand'],
      ['gun', 1],
      ['053-5', 1, 'hand'],
      ['053-5', 0, 'hand'],
    );
    t.script.on('0 window', '1', '4').on('1 window', '3');
    t.hit(0, 2, 1);
    // Three events, each once; in the end the packet lies on the other side.
    expect(t.zones(1, 3, 4)).toEqual(['discard', 'discard', 'discard']);
    expect([t.card(0).damage, t.card(2).damage]).toEqual([0, 2]);
  });
});

describe('case 9 Lightsaber Deflection: one point elsewhere, as it would be dealt', () => {
  test('before Protect: what is deflected is not there to be protected', () => {
    const t = new Table(['gun', 0], ['guard', 0], ['005-5', 0, 'hand'], ['wall', 1]);
    t.script.on('0 window', '2').on('target', '3').on('0 protect', '0 9');
    t.hit(0, 2, 1);
    expect([t.card(0).damage, t.card(1).damage, t.card(3).damage]).toEqual([0, 1, 1]);
  });

  test('being dealt comes behind Protect and shields: 016-6 is asked about what is left of the packet', () => {
    const t = new Table(['gun', 0], ['016-6', 0, 'hand'], ['trooper', 1]);
    t.set(0, { shields: 1 });
    t.hit(0, 1, 1);
    expect(t.script.about('window')).toEqual([]);
    t.script.on('0 window', '1');
    t.hit(0, 3, 1);
    expect(t.card(0).damage).toBe(2);
  });

  test('prevented altogether, it was not dealt', () => {
    const t = new Table(['069-2', 0], ['016-6', 0, 'hand'], ['gun', 1], ['plain objective', 1]).engage(
      3,
      [0],
      [2],
    );
    t.script.on('0 window', '1', '0');
    t.hit(0, 1, 1);
    expect([t.card(0).damage, t.card(2).damage, t.kinds().includes('damage')]).toEqual([0, 0, false]);
  });
});

describe('case 10 Chewbacca: twice what he was dealt', () => {
  const table = () => new Table(['069-2', 0], ['wall', 1], ['plain objective', 1]).engage(2, [0], [1]);

  test('what was placed, not what was assigned', () => {
    const t = table();
    t.set(0, { shields: 1 });
    t.script.on('0 window', '0');
    t.hit(0, 3, 1);
    expect(t.card(1).damage).toBe(4);
  });

  test('destroyed by it, he is gone before he could react', () => {
    const t = table();
    t.script.on('0 window', '0');
    t.hit(0, 9, 1);
    expect([t.card(0).zone, t.card(1).damage]).toEqual(['discard', 0]);
  });
});

describe('case 11 Qu Rahn: after damage that he took by Protect', () => {
  const table = () => {
    const t = new Table(['trooper', 0], ['146-2', 0], ['wall', 1], ['plain objective', 1], ['onlooker', 1]);
    return t.engage(3, [0, 1], [2]);
  };

  test('the part that was reassigned, and no other damage of his', () => {
    const t = table();
    t.script.on('0 protect', '1 2').on('0 window', '1', '1');
    t.hit(0, 3, 1).hit(1, 1, 1);
    expect([t.card(0).damage, t.card(1).damage, t.card(2).damage]).toEqual([1, 3, 2]);
  });

  test('both parts lie there before anybody reacts', () => {
    const t = table();
    t.script.on('0 protect', '1 2').on('1 window', '4');
    t.hit(0, 3, 1);
    const kinds = t.kinds().filter((kind) => kind === 'damage' || kind === 'draw');
    expect(kinds).toEqual(['damage', 'damage', 'draw']);
  });
});

describe('case 12 Spice Visions: a focus token becomes a damage', () => {
  test('of an effect and of an icon', () => {
    for (const cause of ['effect', 'icon'] as const) {
      const t = new Table(['083-5', 0], ['gun', 0]);
      t.script.on('0 window', '0');
      t.run((game) => focus(game, { card: 1, cause, source: -1, by: 1 }, 1));
      expect([t.card(1).focus, t.card(1).damage]).toEqual([0, 1]);
    }
  });

  test('a price stays paid', () => {
    const t = new Table(['083-5', 0], ['medic', 0], ['gun', 0]);
    t.set(2, { damage: 2 });
    t.script.on('0 window', '0').on('target', '2').on('how many', '2');
    t.use(1);
    expect([t.card(1).focus, t.card(1).damage, t.card(2).damage]).toEqual([0, 1, 0]);
  });

  test('a strike paid so leaves the unit ready: it must strike again', () => {
    const t = new Table(['plain objective', 1], ['083-5', 0], ['gun', 0], ['wall', 1]);
    t.script.on('0 window', '1').on('defenders', '3');
    t.fight();
    const strikes = t.told('strikes').filter((data) => (data as { card: number }).card === 2);
    expect([strikes.length, t.card(2).damage, t.card(2).focus, t.card(3).damage]).toEqual([2, 1, 1, 4]);
  });
});

describe('case 13 Outer Rim Mystic against Succumb to the Cold', () => {
  const table = () => new Table(['trooper', 0], ['176-2', 0], ['042-4', 1, 'hand'], ['wall', 1]);

  test('moving is removing: the token that was moved is put back', () => {
    const t = table();
    t.script.on('0 window', '1').on('1 window', '2');
    t.run((game) => focus(game, { card: 0, cause: 'effect', source: 3, by: 1 }, 1));
    expect([t.card(0).focus, t.card(1).focus]).toEqual([1, 1]);
    expect(t.kinds().filter((kind) => kind.endsWith('focus'))).toEqual([
      'focus',
      'unfocus',
      'focus',
      'focus',
    ]);
  });

  test('each token is one, with the side that placed it', () => {
    const t = table();
    t.script.on('0 window', '1');
    t.run((game) => focus(game, { card: 0, cause: 'effect', source: 3, by: 1 }, 2));
    // The limit is the copy's: one of two was moved.
    expect([t.card(0).focus, t.card(1).focus]).toEqual([1, 1]);
    const own = table();
    own.script.on('0 window', '1');
    own.run((game) => focus(game, { card: 0, cause: 'effect', source: 0, by: 0 }, 1));
    expect(own.card(1).focus).toBe(0);
  });

  test('two copies have a limit each', () => {
    const t = new Table(['trooper', 0], ['176-2', 0], ['176-2', 0], ['wall', 1]);
    t.script.on('0 window', '1', '2');
    t.run((game) => focus(game, { card: 0, cause: 'effect', source: 3, by: 1 }, 2));
    expect([t.card(0).focus, t.card(1).focus, t.card(2).focus]).toEqual([0, 1, 1]);
  });

  test('a loop without limits is stopped', () => {
    const t = new Table(['loop A', 0], ['loop B', 0], ['trooper', 1]);
    const start = () => t.run((game) => focus(game, { card: 2, cause: 'effect', source: -1, by: 0 }, 1));
    expect(start).toThrow(EndlessRule);
  });
});

describe('case 14 Black Two: the first point each phase is prevented while piloted', () => {
  test('once a phase, by a constant', () => {
    const t = new Table(['143-3', 0], ['021-4', 0, 'play', 0]);
    t.hit(0, 1, 1);
    expect([t.card(0).damage, t.kinds().includes('ability')]).toEqual([0, false]);
    t.hit(0, 1, 1);
    expect(t.card(0).damage).toBe(1);
    t.run((game) => phaseEnds(game));
    t.hit(0, 1, 1);
    expect(t.card(0).damage).toBe(1);
  });

  test('of a packet of two the second point is dealt', () => {
    const t = new Table(['143-3', 0], ['021-4', 0, 'play', 0]);
    t.hit(0, 2, 1);
    expect(t.told('damage')).toMatchObject([{ card: 0, n: 1 }]);
  });

  test('not without a pilot', () => {
    const t = new Table(['143-3', 0]);
    t.hit(0, 1, 1);
    expect(t.card(0).damage).toBe(1);
  });
});

describe('case 15 Pirate Hideout: damage on an enhancement', () => {
  const table = () => new Table(['plain objective', 0], ['145-5', 0]);

  test('has no capacity to reach, and as soon as there are 4 it is discarded', () => {
    const t = table();
    t.script.on('0 window', '1', '1', '1', '1');
    for (let i = 1; i < 4; i++) {
      t.hit(0, 1, 1);
      expect([t.card(0).damage, t.card(1).damage, t.card(1).zone]).toEqual([0, i, 'play']);
    }
    t.hit(0, 1, 1);
    expect([t.card(1).zone, t.card(1).damage, t.card(0).damage]).toEqual(['discard', 0, 0]);
  });

  test('takes one point of the packet that is being dealt', () => {
    const t = table();
    t.set(0, { shields: 1 });
    t.script.on('0 window', '1');
    t.hit(0, 3, 1);
    expect([t.card(0).damage, t.card(1).damage]).toEqual([1, 1]);
  });
});

describe('case 16 damage that shields, or neither shields nor Protect, can stop', () => {
  test("Leia's Command: by the effect", () => {
    const t = new Table(['117-5', 0, 'hand'], ['trooper', 1], ['plain objective', 1]);
    for (const thing of [1, 2]) t.set(thing, { shields: 1 });
    Object.assign(t.state, { active: 1, phase: 'conflict' });
    t.script.on('0 window', '0');
    t.run((game) => phaseEnds(game));
    expect([t.card(1).damage, t.card(1).shields, t.card(2).damage]).toEqual([1, 1, 1]);
  });

  test('221-2: by the source, shields only', () => {
    const t = new Table(['221-2', 0], ['gun', 1], ['guard', 1]);
    t.set(1, { shields: 1 });
    t.script.on('1 protect', '1 1');
    t.run((game) => damage(game, { card: 1, n: 2, cause: 'icon', source: 0, by: 0 }));
    expect([t.card(1).damage, t.card(2).damage]).toEqual([1, 1]);
  });

  test('259-2: by the source, Protect too', () => {
    const t = new Table(['259-2', 0], ['gun', 1], ['guard', 1]);
    t.set(1, { shields: 1 });
    t.run((game) => damage(game, { card: 1, n: 2, cause: 'icon', source: 0, by: 0 }));
    expect([t.card(1).damage, t.script.asked]).toEqual([2, []]);
  });
});
