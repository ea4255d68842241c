import { describe, expect, test } from 'vitest';
import { victoryOf } from '../toy/checks.ts';
import { Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';

describe('case 1 Redemption: a destroyed Character goes to hand', () => {
  const table = () => new Table(['006-2', 0], ['069-2', 0], ['mourner', 1]);

  test('its owner chooses, and it lies in the hand', () => {
    const t = table();
    t.script.on('0 window', '0');
    t.hit(1, 9, 1);
    expect(t.zones(1)).toEqual(['hand']);
  });

  test('it is destroyed for everybody else', () => {
    const t = table();
    t.script.on('0 window', '0').on('1 window', '2');
    t.hit(1, 9, 1);
    expect(t.told('leaves')).toEqual([{ card: 1, how: 'destroyed', to: 'hand', by: 1 }]);
    expect(t.told('draw')).toEqual([{ n: 1, by: 1 }]);
  });

  test('declined, it goes to the discard pile', () => {
    const t = table();
    t.hit(1, 9, 1);
    expect(t.zones(1)).toEqual(['discard']);
  });
});

describe('case 2 Leia Organa: captured whenever she leaves play', () => {
  test('a constant destination stands above a chosen one, and the interrupt of the same moment happens', () => {
    const t = new Table(['006-2', 0], ['010-2', 0], ['trooper', 0], ['plain objective', 1]);
    t.set(2, { focus: 2 });
    t.script.on('0 window', '0', '1');
    t.hit(1, 9, 1);
    expect(t.zones(1)).toEqual(['captured']);
    expect([t.card(1).host, t.card(2).focus]).toEqual([3, 0]);
  });

  test('sacrificing her still pays the price', () => {
    const t = new Table(['010-5', 0, 'hand'], ['010-2', 0]);
    t.use(0);
    expect(t.zones(1)).toEqual(['captured']);
    expect(t.told('draw')).toEqual([{ n: 2, by: 0 }]);
  });

  test('her jailer leaves, and she is rescued', () => {
    const t = new Table(['010-2', 0], ['plain objective', 1]);
    t.hit(0, 9, 1).hit(1, 9, 0);
    expect(t.zones(0, 1)).toEqual(['hand', 'victory']);
  });
});

test("case 3 Old Ben's Spirit: would be destroyed comes before destroyed, and damage that was dealt still counts", () => {
  const t = new Table(['069-2', 0], ['037-2', 0, 'play', 0], ['wall', 1], ['plain objective', 1]);
  t.engage(3, [0], [2]);
  t.script.on('0 window', '1', '0');
  t.hit(0, 9, 1);
  expect([t.card(0).zone, t.card(0).damage, t.card(1).zone]).toEqual(['play', 0, 'discard']);
  expect(t.kinds()).toContain('would leave replaced');
  // Chewbacca was dealt 4, what had room on him; he deals twice that.
  expect(t.card(2).damage).toBe(8);
});

describe('case 4 Phantom: destroyed or captured, by sacrificing itself', () => {
  const table = () => new Table(['252-4', 0], ['gun', 0], ['066-2', 1], ['plain objective', 1]);

  test.each(['destroyed', 'captured'] as const)('saves a Character that would be %s', (how) => {
    const t = table();
    t.set(1, { damage: 3 });
    t.script.on('0 window', '0').on('1 window', '2');
    t.run((game) => leavePlay(game, 1, how, 1));
    expect(t.zones(0, 1)).toEqual(['discard', 'play']);
    expect(t.card(1).damage).toBe(0);
    // The sacrifice is one: 066-2 hears it.
    expect(t.told('draw')).toEqual([{ n: 1, by: 1 }]);
  });

  test('an undamaged captive too, though there is nothing to heal', () => {
    const t = table();
    t.script.on('0 window', '0');
    t.run((game) => leavePlay(game, 1, 'captured', 1));
    expect(t.zones(0, 1)).toEqual(['discard', 'play']);
  });

  test('does not save what is sacrificed', () => {
    const t = table();
    t.script.on('0 window', '0');
    t.run((game) => leavePlay(game, 1, 'sacrificed', 0));
    expect(t.zones(0, 1)).toEqual(['play', 'discard']);
  });
});

test('case 5 The Spice Trade: destroyed, told as that, removed from the game and not scored', () => {
  const t = new Table(['195-1', 1], ['mourner', 0], ['plain objective', 1]);
  t.script.on('0 window', '1');
  t.hit(0, 4, 0).hit(2, 5, 0);
  expect(t.zones(0, 2)).toEqual(['out of the game', 'victory']);
  expect(t.told('leaves')[0]).toEqual({ card: 0, how: 'destroyed', to: 'out of the game', by: 0 });
  expect(victoryOf(t.game(), 0)).toBe(1);
});

describe('case 6 Salvage Operation: an enemy Vehicle comes back under your control', () => {
  const table = () => new Table(['145-6', 0, 'hand'], ['bomber', 1], ['plain objective', 0]);

  test.each(['destroyed', 'captured'] as const)('that was %s: it is its owner’s and yours to use', (how) => {
    const t = table();
    t.script.on('0 window', '0');
    t.run((game) => leavePlay(game, 1, how, 0));
    const { zone, seat, owner } = t.card(1);
    expect({ zone, seat, owner }).toEqual({ zone: 'play', seat: 0, owner: 1 });
  });

  test('leaving later it goes to the pile of its owner', () => {
    const t = table();
    t.script.on('0 window', '0');
    t.hit(1, 9, 0).hit(1, 9, 1);
    const { zone, seat } = t.card(1);
    expect({ zone, seat }).toEqual({ zone: 'discard', seat: 1 });
  });
});

describe('case 7 Knowledge and Defense: while undamaged, own units destroyed in an engagement may go to hand', () => {
  const table = () => new Table(['053-1', 0], ['252-4', 0], ['137-1', 1], ['wall', 1]).engage(0, [3], [1]);

  test('it asks, though nothing is triggered: not even "cannot trigger" stops it', () => {
    const t = table();
    t.set(1, { damage: 1 });
    t.script.on('go to hand', 'yes');
    t.hit(1, 1, 1);
    expect([t.card(1).zone, t.kinds().includes('ability')]).toEqual(['hand', false]);
  });

  test('declined', () => {
    const t = table();
    t.script.on('go to hand', 'no');
    t.hit(1, 2, 1);
    expect(t.zones(1)).toEqual(['discard']);
  });

  test('not while damaged, and not outside of the engagement', () => {
    const damaged = table();
    damaged.set(0, { damage: 1 });
    const outside = table();
    outside.set(1, { role: '' });
    for (const t of [damaged, outside]) {
      t.hit(1, 2, 1);
      expect([t.card(1).zone, t.script.about('go to hand')]).toEqual(['discard', []]);
    }
  });
});
