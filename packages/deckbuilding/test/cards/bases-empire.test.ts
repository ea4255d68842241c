import { describe, expect, test } from 'vitest';
import { empireReveals, empireTurn, rebelTurn } from '../turn.ts';

const PLAIN_FOUR = ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];

describe('the first neutral card of a turn', () => {
  test('Kafrene: the first neutral card played may draw a card', () => {
    const table = empireTurn({
      empire: { base: 'kafrene', hand: ['stormtrooper', 'bossk'], top: ['inquisitor'] },
    });
    table.play('stormtrooper', 'bossk');
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.ids('empire', 'hand')).toEqual(['inquisitor']);
  });

  test('Kafrene: can be declined', () => {
    const table = empireTurn({ empire: { base: 'kafrene', hand: ['bossk'], top: ['inquisitor'] } });
    table.play('bossk').choose('no');
    expect(table.ids('empire', 'hand')).toEqual([]);
  });

  test('Kafrene: a second neutral card draws nothing, even where the first was declined', () => {
    const table = empireTurn({ empire: { base: 'kafrene', hand: ['bossk', 'outer-rim-pilot'] } });
    table.play('bossk').choose('no').play('outer-rim-pilot');
    expect(table.topic).toBe('action');
  });

  test('Kafrene: an Empire card draws nothing', () => {
    const table = empireTurn({ empire: { base: 'kafrene', hand: ['stormtrooper'] } });
    table.play('stormtrooper');
    expect(table.topic).toBe('action');
  });

  test('Kafrene: again on the next turn', () => {
    const table = empireTurn({
      empire: { base: 'kafrene', hand: ['bossk'], top: PLAIN_FOUR.concat('lobot') },
    });
    table.play('bossk').choose('no').choose('end').choose('end').play('lobot').choose('attack');
    expect(table.topic).toBe('may');
  });

  test('Kafrene: destroyed, it draws nothing any more', () => {
    const table = rebelTurn({
      rebel: { units: ['rebel-trooper'] },
      empire: { base: 'kafrene', damage: 12, bases: ['endor'], hand: ['bossk'] },
    });
    table.attack('rebel-trooper').choose('end').choose('endor').play('bossk');
    expect(table.topic).toBe('action');
  });
});

describe('hunting neutral cards', () => {
  const ROW = ['bossk', 'blockade-runner', 'x-wing', 'tie-fighter', 'lobot', 'mon-calamari-cruiser'];

  test('Ord Mantell: neutral units can be hunted, neutral ships cannot', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'ord-mantell', units: ['at-st'] } });
    expect(table.choicesTo('hunt')).toEqual(['bossk', 'x-wing', 'lobot']);
  });

  test('Ord Mantell: without it neutral units cannot be hunted', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'endor', units: ['at-st'] } });
    expect(table.choicesTo('hunt')).toEqual(['x-wing']);
  });

  test('Ord Mantell: the cost of the card is what the attack must reach', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'ord-mantell', units: ['stormtrooper'] } });
    expect(table.choicesTo('hunt')).toEqual([]);
  });

  test('Ord Mantell: the card is discarded, and the reward is resources equal to its cost', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'ord-mantell', units: ['at-st'] } });
    table.hunt('lobot', 'at-st');
    expect(table.places('lobot')).toEqual(['galaxy discard']);
    expect(table.side('empire').resources).toBe(3);
  });

  test('Ord Mantell: once a turn', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'ord-mantell', units: ['at-st', 'at-at'] },
      next: { refills: ['gozanti-cruiser'] },
    });
    table.hunt('lobot', 'at-st');
    expect(table.choicesTo('hunt')).toEqual(['x-wing']);
  });

  test('Ord Mantell: again on the next turn', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'ord-mantell', units: ['at-st'], top: ['at-at'] },
      next: { refills: ['gozanti-cruiser'] },
    });
    table.hunt('lobot', 'at-st').choose('end').choose('end').play('at-at');
    expect(table.choicesTo('hunt')).toEqual(['bossk', 'x-wing']);
  });

  test('Ord Mantell: a Rebel unit that was hunted does not count', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'ord-mantell', units: ['at-st', 'at-at'] },
      next: { refills: ['gozanti-cruiser'] },
    });
    table.hunt('x-wing', 'at-st');
    expect(table.choicesTo('hunt')).toEqual(['bossk', 'lobot']);
  });

  test('Ord Mantell: a bounty hunter sees a neutral card defeated as well', () => {
    const table = empireTurn({ row: ['lobot'], empire: { base: 'ord-mantell', units: ['dengar'] } });
    table.hunt('lobot', 'dengar');
    expect(table.side('empire').resources).toBe(5);
  });
});

describe('the top two cards of the galaxy deck', () => {
  const LOOKING = { step: 'begin turn', empire: { base: 'coruscant' } } as const;
  const chance = () => ({ 'galaxy deck': ['darth-vader', 'luke-skywalker'] });

  test('Coruscant: as a turn begins, one of the top two cards may be discarded', () => {
    const table = empireTurn({ ...LOOKING, chance: chance() });
    expect(table.choices).toEqual(['yes', 'no']);
    table.choose('yes');
    expect(table.choices).toEqual(['darth-vader', 'luke-skywalker']);
  });

  test('Coruscant: the other card stays on top', () => {
    const table = empireTurn({ ...LOOKING, chance: chance() });
    table.choose('yes').choose('darth-vader');
    expect(table.places('darth-vader')).toEqual(['galaxy discard']);
    expect(table.view.galaxyDeck[0]?.id).toBe('luke-skywalker');
  });

  test('Coruscant: the opponent does not see the card that stays', () => {
    const table = empireTurn({ ...LOOKING, chance: chance() });
    table.choose('yes').choose('darth-vader');
    expect(table.live.view(1).galaxyDeck[0]).toBeNull();
  });

  test('Coruscant: can be declined', () => {
    const table = empireTurn({ ...LOOKING, chance: chance() }).choose('no');
    expect(table.view.galaxyDiscard).toEqual([]);
    expect(table.view.galaxyDeck[0]).toBeNull();
  });

  test('Coruscant: not on the turn on which it is revealed', () => {
    expect(empireReveals('coruscant').topic).toBe('action');
  });

  test('Coruscant: on each turn after that', () => {
    const table = empireReveals('coruscant').choose('end').choose('end');
    expect(table.topic).toBe('may');
  });

  test("Coruscant: not on the opponent's turn", () => {
    const table = rebelTurn({ step: 'begin turn', empire: { base: 'coruscant' } });
    expect(table.topic).toBe('action');
  });
});

describe('4 resources for a ship', () => {
  const ROW = ['star-destroyer', 'blockade-runner', 'mon-calamari-cruiser', 'x-wing', 'at-at', 'lobot'];

  test('Death Star: destroys a ship of the opponent or any ship of the row', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'death-star', resources: 4 },
      rebel: { ships: ['hammerhead-corvette', 'c-roc-cruiser'] },
    });
    table.choose('use death-star');
    expect(table.choices).toEqual([
      'hammerhead-corvette',
      'c-roc-cruiser',
      'star-destroyer',
      'blockade-runner',
      'mon-calamari-cruiser',
    ]);
  });

  test("Death Star: the opponent's ship goes to its owner's discard pile, for 4 resources", () => {
    const table = empireTurn({
      empire: { base: 'death-star', resources: 6 },
      rebel: { ships: ['c-roc-cruiser'] },
    });
    table.choose('use death-star').choose('c-roc-cruiser');
    expect(table.places('c-roc-cruiser')).toEqual(['rebel discard']);
    expect(table.side('empire').resources).toBe(2);
  });

  test('Death Star: a ship of the row goes to the galaxy discard pile and is refilled', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'death-star', resources: 4 },
      next: { refills: ['bossk'] },
    });
    table.choose('use death-star').choose('mon-calamari-cruiser');
    expect(table.places('mon-calamari-cruiser')).toEqual(['galaxy discard']);
    expect(table.row[2]).toBe('bossk');
  });

  test('Death Star: cannot be used with 3 resources', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'death-star', resources: 3 } });
    expect(table.choicesTo('use')).toEqual([]);
  });

  test('Death Star: cannot be used where no ship is', () => {
    const row = ['x-wing', 'y-wing', 'lobot', 'bossk', 'at-at', 'at-st'];
    const table = empireTurn({ row, empire: { base: 'death-star', resources: 4 } });
    expect(table.choicesTo('use')).toEqual([]);
  });

  test('Death Star: once a turn', () => {
    const table = empireTurn({ row: ROW, empire: { base: 'death-star', resources: 8 } });
    table.choose('use death-star').choose('star-destroyer');
    expect(table.choicesTo('use')).toEqual([]);
  });

  test('Death Star: again on the next turn', () => {
    const table = empireTurn({
      row: ROW,
      empire: { base: 'death-star', resources: 4, top: ['landing-craft'] },
    });
    table.choose('use death-star').choose('star-destroyer').choose('end').choose('end');
    table.play('landing-craft').choose('use landing-craft').choose('resources');
    expect(table.choicesTo('use')).toEqual(['death-star']);
  });
});

describe('Troopers and Vehicles', () => {
  test('Endor: gives each Trooper and Vehicle 1 more attack, neutral ones too, and nobody else', () => {
    const table = empireTurn({
      empire: {
        base: 'endor',
        units: ['stormtrooper', 'at-st', 'quarren-mercenary', 'tie-fighter', 'boba-fett'],
      },
    });
    expect(table.side('empire').units.map(({ attack }) => attack)).toEqual([3, 5, 5, 2, 5]);
  });

  test('Endor: counts in a bounty hunt', () => {
    const table = empireTurn({ row: ['x-wing'], empire: { base: 'endor', units: ['stormtrooper'] } });
    expect(table.choicesTo('hunt')).toEqual(['x-wing']);
  });

  test('Endor: makes a Trooper without attack able to attack', () => {
    const table = empireTurn({ empire: { base: 'endor', units: ['scout-trooper'] } });
    table.attack('scout-trooper');
    expect(table.side('rebel').base?.damage).toBe(1);
  });

  test("Endor: gives the opponent's Troopers nothing", () => {
    const table = rebelTurn({ rebel: { units: ['rebel-trooper'] }, empire: { base: 'endor' } });
    expect(table.side('rebel').units).toMatchObject([{ attack: 2 }]);
  });

  test('Endor: destroyed, it gives nothing any more', () => {
    const table = rebelTurn({
      rebel: { units: ['rebel-trooper'] },
      empire: { base: 'endor', damage: 14, bases: ['death-star'], hand: ['stormtrooper'] },
    });
    table.attack('rebel-trooper').choose('end').choose('death-star').play('stormtrooper');
    expect(table.side('empire').units).toMatchObject([{ attack: 2 }]);
  });
});
