import { describe, expect, test } from 'vitest';
import { read } from '../../src/engine/read.ts';
import { thingOfSeat } from '../../src/language/thing.ts';
import { check, victoryOf } from '../toy/checks.ts';
import { enter } from '../toy/entering.ts';
import { kindNamed } from '../toy/kinds.ts';
import { Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';
import { numeralsOf } from '../toy/numerals.ts';
import { periodEnds } from '../toy/play.ts';
import { strength } from '../toy/strike.ts';
import type { Icon } from '../toy/terms.ts';

const icons = (t: Table, thing: number, ...which: readonly Icon[]) =>
  which.map((icon) => read(t.game(), icon, thing));

describe('case 17 Hold-out Blaster: doubled icons', () => {
  test('are summed first and doubled after', () => {
    const t = new Table(
      ['fighter', 0],
      ['060-4', 0, 'play', 0],
      ['plus blast', 0, 'play', 0],
      ['wall', 1],
      ['wall', 1],
    );
    expect(icons(t, 0, 'unit', 'blast')).toEqual([2, 4]);
  });

  test('are counted anew when the number of units changes', () => {
    const t = new Table(['fighter', 0], ['060-4', 0, 'play', 0], ['wall', 1], ['wall', 1]);
    t.run((game) => leavePlay(game, 2, 'destroyed', 0));
    expect(icons(t, 0, 'unit')).toEqual([1]);
  });
});

describe('case 18 Gray Squadron Gunner: a unit icon for each blast icon', () => {
  test('reads what the others added, in whatever order they came', () => {
    const first = new Table(['fighter', 0], ['147-2', 0, 'play', 0], ['plus blast', 0, 'play', 0]);
    const last = new Table(['fighter', 0], ['plus blast', 0, 'play', 0], ['147-2', 0, 'play', 0]);
    expect([icons(first, 0, 'unit', 'blast'), icons(last, 0, 'unit', 'blast')]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test('no rule reads its own result: a circle has an end, wherever it is entered', () => {
    const t = new Table(['circle', 0]);
    const there = icons(t, 0, 'unit', 'blast');
    expect([...icons(t, 0, 'blast', 'unit')].reverse()).toEqual(there);
  });
});

describe('case 19 Lobot, Dannik Jerriko: an icon is normal or edge-enabled until it is counted', () => {
  const count = (edge: number, isLobotIn: boolean, thing: number) => {
    const t = new Table(['plain objective', 1], ['edge guard', 0], ['073-2', 1], ['155-2', 0]);
    t.engage(0, [1, 3], isLobotIn ? [2] : []);
    if (t.state.engagement) t.state.engagement.edge = edge;
    return strength(t.game(), thing, 'unit');
  };

  test('all icons count as edge-enabled', () => {
    expect([count(1, false, 1), count(0, false, 1)]).toEqual([1, 2]);
    expect([count(1, true, 1), count(0, true, 1)]).toEqual([0, 2]);
  });

  test('edge-enabled icons count without the edge, those that only count as such too', () => {
    expect([count(1, false, 3), count(1, true, 3)]).toEqual([2, 2]);
  });
});

describe('case 20 icons copied from another card', () => {
  test('TIE Fighter Patrol: as printed, though the pilot has no icons now', () => {
    const t = new Table(['154-4', 0], ['021-4', 0, 'play', 0]);
    // Its own printed blast, the printed unit icon of its pilot, and what the pilot gives.
    expect([icons(t, 0, 'unit', 'blast'), icons(t, 1, 'unit')]).toEqual([[1, 2], [0]]);
  });

  test('175-2: as they are now, and kept as they were when they were copied', () => {
    const t = new Table(
      ['plain objective', 1],
      ['175-2', 0],
      ['gun', 0],
      ['own only', 0, 'play', 2],
      ['wall', 1],
    );
    t.script.on('0 window', '1').on('target', '2').on('attackers', '1');
    t.fight();
    expect([t.card(4).damage, icons(t, 1, 'unit')]).toEqual([3, [0]]);
  });
});

test('case 21 Jubba Bird: loses a type and cannot gain icons, enhancements included, until the end of the phase', () => {
  const t = new Table(['130-2', 0], ['fighter', 1], ['147-2', 1, 'play', 1]);
  expect(icons(t, 1, 'unit', 'blast')).toEqual([2, 1]);
  t.script.on('one of', 'choose one: x').on('target', '1');
  t.use(0);
  expect([icons(t, 1, 'unit', 'blast'), t.card(0).zone]).toEqual([[0, 1], 'discard']);
  t.run((game) => periodEnds(game, 'phase'));
  expect(icons(t, 1, 'unit', 'blast')).toEqual([2, 1]);
});

describe('case 22 capacity that moves', () => {
  test('Grand Moff Tarkin enters: a card whose capacity shrinks to its damage is destroyed by his controller', () => {
    const t = new Table(['plain objective', 1], ['028-2', 0, 'hand']);
    t.set(0, { damage: 4 });
    t.run((game) => enter(game, 1, 0, -1));
    expect(t.told('leaves')).toEqual([{ card: 0, how: 'destroyed', to: 'victory', by: 0 }]);
  });

  test('what merely ends is nobody’s doing', () => {
    const t = new Table(['trooper', 0], ['187-1', 0, 'hand']);
    t.set(0, { damage: 1 });
    t.use(1).hit(0, 1, 1);
    expect(t.card(0).zone).toBe('play');
    t.run((game) => periodEnds(game, 'phase'));
    expect(t.told('leaves')).toEqual([{ card: 0, how: 'destroyed', to: 'discard', by: undefined }]);
  });
});

test('case 23 Technological Terror: the dial counts one higher while undamaged, in the win check too', () => {
  const t = new Table(['259-1', 1]);
  t.state.dial = 11;
  const dial = () => read(t.game(), 'dial', thingOfSeat(1));
  t.set(0, { damage: 1 });
  t.run(check);
  expect([dial(), t.state.winner]).toEqual([11, -1]);
  t.set(0, { damage: 0 });
  t.run(check);
  expect([dial(), t.state.winner]).toEqual([12, 1]);
});

describe('case 24 Defending the Trench: counts two in the victory pile', () => {
  test('with one other objective Light has won', () => {
    const t = new Table(['159-1', 1], ['plain objective', 1]);
    t.hit(0, 5, 0);
    expect([victoryOf(t.game(), 0), t.state.winner]).toEqual([2, -1]);
    t.hit(1, 5, 0);
    expect([victoryOf(t.game(), 0), t.state.winner]).toEqual([3, 0]);
  });

  // Missions are not played in the toy: this one lies in the pile from the start.
  test('missions count too, for whoever scored them', () => {
    const t = new Table(['159-1', 1, 'victory'], ['202-6', 0, 'victory']);
    t.set(0, { seat: 0 });
    expect([victoryOf(t.game(), 0), victoryOf(t.game(), 1)]).toEqual([3, 0]);
  });
});

// Simplified: one numeral a card, for as long as the card is in play.
describe('case 25 Brainiac: any numeral on a card, one more or less', () => {
  test('the numerals of the data: cost, capacity, icons, amounts; never switches, limits or order', () => {
    expect(numeralsOf(kindNamed('own only'))).toEqual([1, 99, 1, 1]);
    expect(numeralsOf(kindNamed('073-3'))).toEqual([2, 2, 1, 1]);
    expect(numeralsOf(kindNamed('126-6'))).toEqual([1, 99, 2]);
  });

  test('what the card says changes with it', () => {
    const t = new Table(['196-2', 0], ['gun', 1], ['own only', 1, 'play', 1]);
    expect(icons(t, 1, 'unit')).toEqual([3]);
    t.script.on('target', '2').on('numeral', '3+');
    t.use(0);
    expect(icons(t, 1, 'unit')).toEqual([4]);
  });

  test('an ability in flight outlives the card as it was changed', () => {
    const t = new Table(['130-2', 0], ['gun', 1]);
    t.set(0, { bump: { at: 0, by: 1 } });
    t.use(0);
    expect([t.card(0).zone, t.card(0).bump, icons(t, 1, 'unit')]).toEqual(['discard', undefined, [0]]);
  });
});
