import { describe, expect, test } from 'vitest';
import { empireReveals, empireTurn, rebelTurn } from '../turn.ts';

describe('the first neutral card of a turn', () => {
  test('Bespin: the first neutral card played may draw a card', () => {
    const table = rebelTurn({ rebel: { base: 'bespin', hand: ['bossk'], top: ['temple-guardian'] } });
    table.play('bossk');
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.ids('rebel', 'hand')).toEqual(['temple-guardian']);
  });

  test('Bespin: can be declined, and a second neutral card draws nothing', () => {
    const table = rebelTurn({ rebel: { base: 'bespin', hand: ['bossk', 'outer-rim-pilot'] } });
    table.play('bossk').choose('no').play('outer-rim-pilot');
    expect(table.topic).toBe('action');
    expect(table.ids('rebel', 'hand')).toEqual([]);
  });

  test('Bespin: a Rebel card draws nothing', () => {
    const table = rebelTurn({ rebel: { base: 'bespin', hand: ['x-wing'] } });
    table.play('x-wing');
    expect(table.topic).toBe('action');
  });
});

describe('the shield', () => {
  test('Hoth: prevents the first 2 damage of a turn', () => {
    const table = empireTurn({ empire: { units: ['at-st'] }, rebel: { base: 'hoth' } });
    table.attack('at-st');
    expect(table.side('rebel').base?.damage).toBe(2);
  });

  test('Hoth: prevents 2 damage of all attacks of a turn together', () => {
    const table = empireTurn({
      empire: { units: ['stormtrooper', 'tie-fighter', 'at-st'] },
      rebel: { base: 'hoth' },
    });
    table.attack('stormtrooper').attack('tie-fighter').attack('at-st');
    expect(table.side('rebel').base?.damage).toBe(6);
  });

  test('Hoth: prevents the first damage of two attacks, 1 of each', () => {
    const table = empireTurn({
      empire: { units: [{ card: 'inquisitor', bonus: 1 }, 'stormtrooper'] },
      rebel: { base: 'hoth' },
    });
    table.attack('inquisitor').attack('stormtrooper');
    expect(table.side('rebel').base?.damage).toBe(1);
  });

  test('Hoth: again on the next turn', () => {
    const table = empireTurn({ empire: { ships: ['star-destroyer'] }, rebel: { base: 'hoth' } });
    table.attack('star-destroyer').choose('end').choose('end').attack('star-destroyer');
    expect(table.side('rebel').base?.damage).toBe(4);
  });

  test('Hoth: prevents damage of abilities as well', () => {
    const row = ['x-wing', 'y-wing', 'luke-skywalker', 'tie-fighter', 'lobot', 'bossk'];
    const table = empireReveals('rodia', { row, rebel: { base: 'hoth' } }).choose('yes');
    expect(table.side('rebel').base?.damage).toBe(1);
  });

  test('Hoth: does not protect ships', () => {
    const table = empireTurn({
      empire: { units: ['at-st'] },
      rebel: { base: 'hoth', ships: ['hammerhead-corvette'] },
    });
    table.attack('at-st');
    expect(table.places('hammerhead-corvette')).toEqual(['rebel discard']);
  });

  test('Hoth: has 14 hit points in the hands of a person', () => {
    expect(rebelTurn({ rebel: { base: 'hoth' } }).side('rebel').base?.hitPoints).toBe(14);
  });

  test('Hoth: destroyed, it does not shield the next base', () => {
    const table = empireTurn({
      empire: { ships: ['star-destroyer'] },
      rebel: { base: 'hoth', damage: 12, bases: ['sullust'] },
    });
    table.attack('star-destroyer').choose('end').choose('sullust').choose('end').attack('star-destroyer');
    expect(table.side('rebel').base).toMatchObject({ id: 'sullust', damage: 4 });
  });
});

describe('the first neutral purchase', () => {
  const ROW = ['lobot', 'bossk', 'baze-malbus'];

  test('Jedha: the first neutral purchase of a turn goes into the hand', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 3 } });
    table.choose('buy lobot');
    expect(table.places('lobot')).toEqual(['rebel hand']);
  });

  test('Jedha: the second goes to the discard pile', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 6 } });
    table.choose('buy lobot').choose('buy bossk');
    expect(table.places('bossk')).toEqual(['rebel discard']);
  });

  test('Jedha: a Rebel card bought before does not count', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 6 } });
    table.choose('buy baze-malbus').choose('buy lobot');
    expect(table.places('baze-malbus')).toEqual(['rebel discard']);
    expect(table.places('lobot')).toEqual(['rebel hand']);
  });

  test('Jedha: an Outer Rim Pilot is a neutral purchase', () => {
    const table = rebelTurn({ rebel: { base: 'jedha', resources: 2 } });
    table.choose('buy outer-rim-pilot');
    expect(table.places('outer-rim-pilot')).toEqual(['rebel hand']);
  });

  test('Jedha: the card is exiled from the hand as the turn ends', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 3 } });
    table.choose('buy lobot').choose('end');
    expect(table.places('lobot')).toEqual(['exile']);
  });

  test('Jedha: the card is exiled from play as the turn ends', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 3 } });
    table.choose('buy bossk').play('bossk').choose('end');
    expect(table.places('bossk')).toEqual(['exile']);
  });

  test('Jedha: a ship bought so is exiled as the turn ends', () => {
    const table = rebelTurn({
      row: ['blockade-runner'],
      rebel: { base: 'jedha', resources: 4 },
      next: { refills: ['bossk'] },
    });
    table.choose('buy blockade-runner').play('blockade-runner').choose('end');
    expect(table.places('blockade-runner')).toEqual(['exile']);
  });

  test('Jedha: the second purchase is not exiled', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'jedha', resources: 6 } });
    table.choose('buy lobot').choose('buy bossk').choose('end');
    expect(table.places('bossk')).toEqual(['rebel discard']);
  });

  test('Jedha: the first again on the next turn', () => {
    const table = rebelTurn({
      row: ROW,
      rebel: { base: 'jedha', resources: 3, top: ['u-wing'] },
    });
    table.choose('buy lobot').choose('end').choose('end').play('u-wing').choose('buy bossk');
    expect(table.places('bossk')).toEqual(['rebel hand']);
  });
});

describe('the first purchase', () => {
  const ROW = ['lobot', 'bossk', 'baze-malbus'];

  test('Sullust: the first purchase of a turn goes on top of the deck', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'sullust', resources: 3 } });
    table.choose('buy baze-malbus');
    expect(table.side('rebel').deck[0]?.id).toBe('baze-malbus');
    expect(table.ids('rebel', 'discard')).toEqual([]);
  });

  test('Sullust: the second goes to the discard pile', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'sullust', resources: 6 } });
    table.choose('buy baze-malbus').choose('buy lobot');
    expect(table.places('lobot')).toEqual(['rebel discard']);
  });

  test('Sullust: the first again on the next turn', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'sullust', resources: 3, top: ['u-wing'] } });
    table.choose('buy lobot').choose('end').choose('end').play('u-wing').choose('buy bossk');
    expect(table.side('rebel').deck[0]?.id).toBe('bossk');
  });

  test('Sullust: the card is drawn as the turn ends', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'sullust', resources: 3 } });
    table.choose('buy baze-malbus').choose('end');
    expect(table.places('baze-malbus')).toEqual(['rebel hand']);
  });

  test('Sullust: a free purchase is a purchase', () => {
    const table = rebelTurn({ row: ROW, rebel: { base: 'sullust', units: ['princess-leia'] } });
    table.choose('use princess-leia').choose('baze-malbus');
    expect(table.side('rebel').deck[0]?.id).toBe('baze-malbus');
  });

  test('Sullust: a Fang Fighter may be taken from there into the hand', () => {
    const table = rebelTurn({
      row: ['fang-fighter'],
      rebel: { base: 'sullust', resources: 3 },
      next: { refills: ['bossk'] },
    });
    table.choose('buy fang-fighter').choose('yes');
    expect(table.places('fang-fighter')).toEqual(['rebel hand']);
  });

  test('Sullust: destroyed, purchases go to the discard pile again', () => {
    const table = empireTurn({
      row: ROW,
      empire: { units: ['stormtrooper'] },
      rebel: { base: 'sullust', damage: 14, bases: ['hoth'], hand: ['u-wing'] },
    });
    table.attack('stormtrooper').choose('end').choose('hoth').play('u-wing').choose('buy lobot');
    expect(table.places('lobot')).toEqual(['rebel discard']);
  });
});

describe('each discard of the opponent', () => {
  const SPEEDERS = ['snowspeeder', 'snowspeeder'];

  test("Yavin 4: a discard of the opponent on the Rebels' turn deals 2 damage to the base, past the ships", () => {
    const table = rebelTurn({
      rebel: { base: 'yavin-4', units: SPEEDERS },
      empire: { hand: ['stormtrooper'], ships: ['gozanti-cruiser'] },
    });
    table.choose('use snowspeeder').choose('stormtrooper');
    expect(table.side('empire').base?.damage).toBe(2);
    expect(table.side('empire').ships).toMatchObject([{ damage: 0 }]);
  });

  test('Yavin 4: each discard, not once a turn', () => {
    const table = rebelTurn({
      rebel: { base: 'yavin-4', units: SPEEDERS },
      empire: { hand: ['stormtrooper', 'inquisitor'] },
    });
    table.choose('use snowspeeder').choose('stormtrooper').choose('use snowspeeder').choose('inquisitor');
    expect(table.side('empire').base?.damage).toBe(4);
  });

  test('Yavin 4: cards that the opponent discards as their own turn ends do nothing', () => {
    const table = empireTurn({
      empire: { hand: ['stormtrooper', 'inquisitor'] },
      rebel: { base: 'yavin-4' },
    });
    table.choose('end');
    expect(table.side('empire').base?.damage).toBe(0);
  });

  test("Yavin 4: a discard on the opponent's own turn does nothing", () => {
    const table = empireTurn({
      empire: { ships: ['gozanti-cruiser'], hand: ['stormtrooper'] },
      rebel: { base: 'yavin-4' },
    });
    table.choose('use gozanti-cruiser').choose('stormtrooper');
    expect(table.side('empire').base?.damage).toBe(0);
  });

  test("Yavin 4: the Rebels' own discards do nothing", () => {
    const table = rebelTurn({ rebel: { base: 'yavin-4', hand: ['x-wing'] } });
    table.choose('end');
    expect(table.side('empire').base?.damage).toBe(0);
  });

  test('Yavin 4: destroys a base with 2 hit points left', () => {
    const table = rebelTurn({
      rebel: { base: 'yavin-4', units: SPEEDERS },
      empire: { damage: 6, hand: ['stormtrooper'] },
    });
    table.choose('use snowspeeder').choose('stormtrooper');
    expect(table.places('lothal')).toEqual(['rebel victory']);
  });

  test('DBG-36 Yavin 4: a card that the bot discards from its deck counts', () => {
    const table = rebelTurn({ bot: 'empire', rebel: { base: 'yavin-4', units: SPEEDERS } });
    table.choose('use snowspeeder');
    expect(table.side('empire').base?.damage).toBe(2);
  });
});
