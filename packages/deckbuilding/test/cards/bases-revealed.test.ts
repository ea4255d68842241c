import { describe, expect, test } from 'vitest';
import { empireReveals, empireTurn, rebelsReveal, rebelTurn } from '../turn.ts';

describe('a free purchase into the hand', () => {
  const ROW = ['x-wing', 'tie-fighter', 'lobot', 'star-destroyer', 'y-wing', 'bossk'];

  test('Corellia: revealed, it may take an Empire or neutral card of the row', () => {
    const table = empireReveals('corellia', { row: ROW });
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.choices).toEqual(['tie-fighter', 'lobot', 'star-destroyer', 'bossk']);
  });

  test('Corellia: the card comes into the hand at no cost, and its slot is refilled', () => {
    const table = empireReveals('corellia', { row: ROW, next: { refills: ['darth-vader'] } });
    table.choose('yes').choose('star-destroyer');
    expect(table.places('star-destroyer')).toEqual(['empire hand']);
    expect(table.row[3]).toBe('darth-vader');
    expect(table.side('empire').resources).toBe(0);
  });

  test('Corellia: can be declined', () => {
    const table = empireReveals('corellia', { row: ROW }).choose('no');
    expect(table.row).toEqual(ROW);
    expect(table.topic).toBe('action');
  });

  test('Corellia: only when it is revealed', () => {
    const table = empireTurn({ step: 'begin turn', row: ROW, empire: { base: 'corellia' } });
    expect(table.topic).toBe('action');
  });

  test('Mon Cala: revealed, it may take a Rebel or neutral card of the row', () => {
    const table = rebelsReveal('mon-cala', { row: ROW });
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.choices).toEqual(['x-wing', 'lobot', 'y-wing', 'bossk']);
  });

  test('Mon Cala: the card comes into the hand at no cost, and its slot is refilled', () => {
    const table = rebelsReveal('mon-cala', { row: ROW, next: { refills: ['darth-vader'] } });
    table.choose('yes').choose('lobot');
    expect(table.places('lobot')).toEqual(['rebel hand']);
    expect(table.row[2]).toBe('darth-vader');
    expect(table.side('rebel').resources).toBe(0);
  });

  test('Mon Cala: can be declined', () => {
    const table = rebelsReveal('mon-cala', { row: ROW }).choose('no');
    expect(table.row).toEqual(ROW);
    expect(table.topic).toBe('action');
  });

  test('Mon Cala: taking a card is a purchase, which a Fang Fighter sees', () => {
    const table = rebelsReveal('mon-cala', { force: 'rebel 1', row: ['fang-fighter'] });
    table.choose('yes').choose('fang-fighter');
    expect(table.topic).toBe('may');
    table.choose('yes');
    expect(table.side('rebel').hand).toHaveLength(2);
  });
});

describe('exiling up to three cards', () => {
  test('Kessel: revealed, it may exile up to three cards of hand and discard pile together', () => {
    const table = empireReveals('kessel', {
      empire: { hand: ['imperial-shuttle', 'inquisitor'], discard: ['stormtrooper', 'at-st'] },
    });
    expect(table.choices).toEqual(['imperial-shuttle', 'inquisitor', 'stormtrooper', 'at-st']);
    table.choose('imperial-shuttle', 'inquisitor', 'stormtrooper');
    expect(table.view.exile).toHaveLength(3);
    expect(table.ids('empire', 'discard')).toEqual(['at-st']);
  });

  test('Kessel: three cards at most', () => {
    const table = empireReveals('kessel', {
      empire: { hand: ['imperial-shuttle', 'inquisitor'], discard: ['stormtrooper', 'at-st'] },
    });
    expect(() => table.choose('imperial-shuttle', 'inquisitor', 'stormtrooper', 'at-st')).toThrow();
  });

  test('Kessel: can be declined', () => {
    const table = empireReveals('kessel', { empire: { hand: ['imperial-shuttle'] } }).choose();
    expect(table.ids('empire', 'hand')).toEqual(['imperial-shuttle']);
  });

  test('Kessel: only when it is revealed', () => {
    const table = empireTurn({ step: 'begin turn', empire: { base: 'kessel', hand: ['inquisitor'] } });
    expect(table.topic).toBe('action');
  });

  test('Dagobah: revealed, it may exile up to three cards of hand and discard pile together', () => {
    const table = rebelsReveal('dagobah', {
      rebel: { hand: ['alliance-shuttle'], discard: ['rebel-trooper', 'x-wing', 'y-wing'] },
    });
    expect(table.choices).toEqual(['alliance-shuttle', 'rebel-trooper', 'x-wing', 'y-wing']);
    table.choose('alliance-shuttle', 'rebel-trooper');
    expect(table.view.exile).toMatchObject([{ id: 'alliance-shuttle' }, { id: 'rebel-trooper' }]);
  });

  test('Dagobah: three cards at most', () => {
    const table = rebelsReveal('dagobah', {
      rebel: { discard: ['alliance-shuttle', 'rebel-trooper', 'x-wing', 'y-wing'] },
    });
    expect(() => table.choose('alliance-shuttle', 'rebel-trooper', 'x-wing', 'y-wing')).toThrow();
  });

  test('Dagobah: can be declined', () => {
    const table = rebelsReveal('dagobah', { rebel: { discard: ['rebel-trooper'] } }).choose();
    expect(table.ids('rebel', 'discard')).toEqual(['rebel-trooper']);
  });
});

describe('4 Force', () => {
  test('Mustafar: revealed, it gains 4 Force', () => {
    expect(empireReveals('mustafar', { force: 'rebel 3' }).force).toBe(-1);
  });

  test('Mustafar: what goes past the end of the track is lost, and the full Force gives its resource at once', () => {
    const table = empireReveals('mustafar', { force: 'neutral' });
    expect(table.force).toBe(-3);
    expect(table.side('empire').resources).toBe(1);
  });

  test('Mustafar: only when it is revealed', () => {
    expect(empireTurn({ step: 'begin turn', empire: { base: 'mustafar' } }).force).toBe(0);
  });

  test('Alderaan: revealed, it gains 4 Force', () => {
    expect(rebelsReveal('alderaan', { force: 'empire 3' }).force).toBe(1);
  });

  test('Alderaan: only when it is revealed', () => {
    expect(rebelTurn({ step: 'begin turn', rebel: { base: 'alderaan' } }).force).toBe(0);
  });
});

describe('every Rebel card of the row', () => {
  const ROW = ['x-wing', 'tie-fighter', 'mon-calamari-cruiser', 'lobot', 'y-wing', 'bossk'];

  test('Rodia: revealed, it may discard every Rebel card of the row and refill it', () => {
    const table = empireReveals('rodia', {
      row: ROW,
      next: { refills: ['at-at', 'at-st', 'luke-skywalker'] },
    });
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.view.galaxyDiscard.map(({ id }) => id)).toEqual([
      'x-wing',
      'mon-calamari-cruiser',
      'y-wing',
    ]);
    expect(table.row).toEqual(['at-at', 'tie-fighter', 'at-st', 'lobot', 'luke-skywalker', 'bossk']);
  });

  test('Rodia: deals 1 damage to the base for each, past the ships', () => {
    const table = empireReveals('rodia', { row: ROW, rebel: { ships: ['rebel-transport'] } }).choose('yes');
    expect(table.side('rebel').base?.damage).toBe(3);
    expect(table.side('rebel').ships).toMatchObject([{ damage: 0 }]);
  });

  test('Rodia: can be declined', () => {
    const table = empireReveals('rodia', { row: ROW }).choose('no');
    expect(table.row).toEqual(ROW);
    expect(table.side('rebel').base?.damage).toBe(0);
  });

  test('Rodia: nothing is asked without a Rebel card in the row', () => {
    const table = empireReveals('rodia', {
      row: ['tie-fighter', 'lobot', 'bossk', 'at-at', 'at-st', 'dengar'],
    });
    expect(table.topic).toBe('action');
  });

  test('Rodia: gives no reward for the cards', () => {
    const table = empireReveals('rodia', { row: ROW }).choose('yes');
    expect(table.side('empire').resources).toBe(0);
  });
});

describe('a card back from the galaxy discard pile', () => {
  const ROW = ['lobot', 'darth-vader', 'bossk', 'x-wing', 'at-at', 'dengar'];
  const galaxyDiscard = ['luke-skywalker', 'at-st', 'ig-88', 'y-wing'];

  test('Tatooine: revealed, it may swap a Rebel card of the galaxy discard pile with any row card', () => {
    const table = rebelsReveal('tatooine', { row: ROW, galaxyDiscard });
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.choices).toEqual(['luke-skywalker', 'y-wing']);
    table.choose('luke-skywalker');
    expect(table.choices).toEqual(ROW);
  });

  test('Tatooine: the two cards change places, and 1 resource is gained', () => {
    const table = rebelsReveal('tatooine', { row: ROW, galaxyDiscard });
    table.choose('yes').choose('luke-skywalker').choose('darth-vader');
    expect(table.row[1]).toBe('luke-skywalker');
    expect(table.view.galaxyDiscard.map(({ id }) => id)).toEqual(['at-st', 'ig-88', 'y-wing', 'darth-vader']);
    expect(table.side('rebel').resources).toBe(1);
  });

  test('Tatooine: the row card gives no reward', () => {
    const table = rebelsReveal('tatooine', { row: ROW, galaxyDiscard });
    table.choose('yes').choose('luke-skywalker').choose('darth-vader');
    expect(table.force).toBe(0);
  });

  test('Tatooine: can be declined as a whole', () => {
    const table = rebelsReveal('tatooine', { row: ROW, galaxyDiscard }).choose('no');
    expect(table.row).toEqual(ROW);
    expect(table.side('rebel').resources).toBe(0);
  });

  test('Tatooine: without a Rebel card to swap the resource is still gained', () => {
    const table = rebelsReveal('tatooine', { row: ROW, galaxyDiscard: ['at-st'] }).choose('yes');
    expect(table.topic).toBe('action');
    expect(table.side('rebel').resources).toBe(1);
  });
});
