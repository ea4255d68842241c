import { describe, expect, test } from 'vitest';
import { isBlank, read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { enter, takeControl } from '../toy/entering.ts';
import { type Row, Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';
import { periodEnds } from '../toy/play.ts';
import { placeFocus } from '../toy/tokens.ts';

const begins = (t: Table) =>
  t.run((game) => happen(game, { kind: 'phase begins', phase: 'conflict', by: 0 }, () => undefined));

describe('case 26 Grand Moff Tarkin, Hate: text blank', () => {
  test('takes abilities until the end of the phase, and keeps traits and numbers', () => {
    const t = new Table(['178-2', 0], ['069-2', 1], ['gun', 0], ['plain objective', 0]).engage(3, [1], [2]);
    t.script.on('0 window', '0').on('target', '1').on('1 window', '1', '1');
    begins(t);
    expect(isBlank(t.game(), 1)).toBe(true);
    t.hit(1, 1, 0);
    expect([t.card(2).damage, read(t.game(), 'unit', 1), read(t.game(), 'capacity', 1)]).toEqual([0, 2, 4]);
    t.run((game) => periodEnds(game, 'phase'));
    t.hit(1, 1, 0);
    expect(t.card(2).damage).toBe(2);
  });

  test('takes keywords: a blank guard does not protect', () => {
    const t = new Table(['gun', 0], ['guard', 0], ['124-5', 1, 'play', 1]);
    t.hit(0, 1, 1);
    expect([t.card(0).damage, t.script.about('protect')]).toEqual([1, []]);
  });

  test('takes what a card says about others; the blank one itself keeps its numbers', () => {
    const t = new Table(['028-2', 0], ['124-5', 1, 'play', 0], ['plain objective', 1]);
    expect([read(t.game(), 'capacity', 2), read(t.game(), 'unit', 0)]).toEqual([5, 1]);
  });

  test('a blank enhancement has lost its "Enhance" and is discarded, a pilot too', () => {
    const t = new Table(['178-2', 0], ['bomber', 1], ['021-4', 1, 'play', 1]);
    t.script.on('0 window', '0').on('target', '2');
    begins(t);
    expect([t.card(2).zone, t.card(2).type]).toEqual(['discard', 'unit']);
  });

  test('listeners come back when the blank card leaves', () => {
    const t = new Table(['069-2', 0], ['124-5', 1, 'play', 0], ['wall', 1], ['plain objective', 1]).engage(
      3,
      [0],
      [2],
    );
    t.script.on('0 window', '0', '0');
    t.hit(0, 1, 1);
    expect(t.card(2).damage).toBe(0);
    t.run((game) => leavePlay(game, 1, 'discarded', 1));
    t.hit(0, 1, 1);
    expect(t.card(2).damage).toBe(2);
  });
});

describe('case 27 the opponent cannot trigger', () => {
  test('137-1: forced abilities and constants go on', () => {
    const t = new Table(['137-1', 0], ['252-4', 1], ['gun', 1], ['143-3', 1], ['021-4', 1, 'play', 3]);
    for (const thing of [1, 3]) t.set(thing, { damage: 1 });
    t.script.on('1 window', '1');
    t.hit(2, 9, 0);
    expect([t.card(2).zone, t.card(1).zone]).toEqual(['discard', 'play']);
    t.hit(3, 1, 0);
    expect(t.card(3).damage).toBe(1);
  });

  test('159-2 Darth Vader, as a unit and as a pilot: events count as triggering, forced abilities do not', () => {
    for (const isPilot of [false, true]) {
      const t = new Table(
        ['bomber', 0],
        isPilot ? ['159-2', 0, 'play', 0] : ['159-2', 0],
        ['016-6', 1, 'hand'],
        ['forced', 1],
        ['plain objective', 1],
      );
      t.engage(4, isPilot ? [0] : [1], [3]);
      t.script.on('1 window', '2');
      t.hit(3, 3, 0);
      expect([t.card(3).damage, t.card(2).zone]).toEqual([2, 'hand']);
    }
  });
});

describe('case 28 an ability that exists only under a condition', () => {
  const table = () => new Table(['217-1', 0], ['trooper', 0], ['wall', 1], ['trooper', 0]);
  const strikes = (t: Table, card: number) =>
    t.run((game) => placeFocus(game, { card, cause: 'strike', source: card, by: 0 })[1]);

  test('each own unit has it while the objective is undamaged', () => {
    const t = table();
    t.script.on('0 window', '1');
    strikes(t, 1);
    expect(t.card(2).focus).toBe(1);
    const damaged = table();
    damaged.set(0, { damage: 1 });
    damaged.script.on('0 window', '1');
    strikes(damaged, 1);
    expect([damaged.card(2).focus, damaged.script.asked]).toEqual([0, []]);
  });

  test('its limit is each unit’s own, and stays counted while it is gone', () => {
    const t = table();
    t.script.on('0 window', '1', '3', '1');
    strikes(t, 1);
    t.set(2, { focus: 0 });
    strikes(t, 3);
    expect(t.card(2).focus).toBe(1);
    t.set(2, { focus: 0 });
    t.set(0, { damage: 1 });
    strikes(t, 1);
    t.set(0, { damage: 0 });
    strikes(t, 1);
    expect(t.card(2).focus).toBe(0);
  });

  test('already triggered it resolves although its condition fails meanwhile', () => {
    const t = new Table(['217-1', 0], ['trooper', 0], ['wall', 1], ['damages all objectives', 1]);
    t.script.on('0 window', '1').on('1 window', '3');
    strikes(t, 1);
    expect([t.card(0).damage, t.card(2).focus]).toEqual([1, 1]);
  });
});

describe('case 29 a card changes between unit and enhancement', () => {
  const deploying = (...rows: readonly Row[]) => {
    const t = new Table(...rows);
    t.state.step = 'deploy';
    return t;
  };

  test('Luke as a pilot: no icons of his own, and his host has what he gives', () => {
    const t = deploying(['064-2', 0, 'hand'], ['bomber', 0], ['plain objective', 1]);
    t.script.on('action', 'pilot card:0');
    t.drive(({ step }) => step === 'conflict');
    const game = t.game();
    expect([t.card(0).type, t.card(0).host, t.state.resources[0]]).toEqual(['enhancement', 1, 7]);
    expect([read(game, 'unit', 0), read(game, 'unit', 1), read(game, 'edge', 1)]).toEqual([0, 1, 1]);
  });

  test('as an enhancement it cannot strike, commit or be a unit', () => {
    const t = new Table(['plain objective', 1], ['bomber', 0], ['021-4', 0, 'play', 1]);
    t.drive(({ step }) => step === 'begin');
    expect(t.script.about('attackers')).toEqual(['0 attackers: card:1']);
    expect(t.script.about('commit')).toEqual(['0 commit: card:1']);
  });

  test('uniqueness by title covers both', () => {
    const t = deploying(['001-2', 0], ['064-2', 0, 'hand'], ['bomber', 0], ['trooper', 0, 'hand']);
    t.drive(({ step }) => step === 'conflict');
    expect(t.script.about('action')[0]).toBe('0 action: play card:3, pass, until phase');
  });

  test('one pilot a unit: the excess is discarded at once, and is a unit again', () => {
    const t = deploying(['bomber', 0], ['021-4', 0, 'play', 0], ['064-2', 0, 'hand']);
    t.script.on('action', 'pilot card:2').on('0 excess pilot', '1');
    t.drive(({ step }) => step === 'conflict');
    expect([t.card(1).zone, t.card(1).type, t.card(2).host]).toEqual(['discard', 'unit', 0]);
  });

  test('Knobby White Spider: an enhancement that becomes a unit', () => {
    const t = deploying(['130-4', 0], ['plain objective', 1]);
    expect(read(t.game(), 'unit', 0)).toBe(0);
    t.script.on('action', '0');
    t.drive(({ engagement }) => engagement !== null);
    expect([t.card(0).type, t.card(0).role, read(t.game(), 'unit', 0)]).toEqual(['unit', 'attacker', 1]);
  });

  // Simplified: what is put into play always comes as a unit.
  test('a pilot whose host changes sides falls off', () => {
    const t = new Table(['bomber', 1], ['021-4', 1, 'play', 0]);
    t.run((game) => takeControl(game, 0, 0));
    expect([t.card(1).zone, t.card(1).type, t.card(0).seat]).toEqual(['discard', 'unit', 0]);
  });

  test('a unit that enters is told as entering whichever way it comes', () => {
    const t = new Table(['bomber', 0], ['021-4', 0, 'hand']);
    t.run((game) => enter(game, 1, 0, 0));
    expect([t.told('enters'), t.card(1).type]).toEqual([[{ card: 1, by: 0 }], 'enhancement']);
  });
});
