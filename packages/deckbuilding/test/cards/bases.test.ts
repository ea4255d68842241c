import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import type { Setup, TestTable } from '../kit.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

/** The Empire's turn begins without a base, and this one is revealed. */
function empireReveals(base: string, { empire, ...setup }: Setup = {}): TestTable {
  const table = empireTurn({
    step: 'begin turn',
    empire: { base: null, lost: ['lothal'], bases: [base], ...empire },
    ...setup,
  });
  return table.choose(base);
}

/** The Rebels' turn begins without a base, and this one is revealed. */
function rebelsReveal(base: string, { rebel, ...setup }: Setup = {}): TestTable {
  const table = rebelTurn({
    step: 'begin turn',
    rebel: { base: null, lost: ['dantooine'], bases: [base], ...rebel },
    ...setup,
  });
  return table.choose(base);
}

describe('hit points', () => {
  const HIT_POINTS = [
    ['Lothal', 8],
    ['Corellia', 10],
    ['Kessel', 12],
    ['Kafrene', 14],
    ['Mustafar', 14],
    ['Ord Mantell', 14],
    ['Coruscant', 16],
    ['Death Star', 16],
    ['Endor', 16],
    ['Rodia', 16],
    ['Dantooine', 8],
    ['Mon Cala', 10],
    ['Dagobah', 12],
    ['Alderaan', 14],
    ['Bespin', 14],
    ['Hoth', 14],
    ['Jedha', 14],
    ['Sullust', 16],
    ['Tatooine', 16],
    ['Yavin 4', 16],
  ] as const;

  test('are listed for every base', () => {
    const bases = KINDS.filter(({ type }) => type === 'base').map(({ name }) => name);
    expect(HIT_POINTS.map(([name]) => name)).toEqual(bases);
  });

  test.each(HIT_POINTS.slice(0, 10))('%s: falls to its %i hit points of damage', (base, hitPoints) => {
    const table = rebelTurn({ rebel: { units: ['rebel-trooper'] }, empire: { base, damage: hitPoints - 2 } });
    table.attack('rebel-trooper');
    expect(table.side('rebel').victory).toHaveLength(1);
    expect(table.side('empire').base).toBeNull();
  });

  test.each(HIT_POINTS.slice(0, 10))('%s: stands with 1 less than %i damage', (base, hitPoints) => {
    const table = rebelTurn({ rebel: { units: ['rebel-trooper'] }, empire: { base, damage: hitPoints - 3 } });
    table.attack('rebel-trooper');
    expect(table.side('empire').base).toMatchObject({ hitPoints, damage: hitPoints - 1 });
  });

  const WITHOUT_SHIELD = HIT_POINTS.slice(10).filter(([name]) => name !== 'Hoth');

  test.each(WITHOUT_SHIELD)('%s: falls to its %i hit points of damage', (base, hitPoints) => {
    const table = empireTurn({ empire: { units: ['stormtrooper'] }, rebel: { base, damage: hitPoints - 2 } });
    table.attack('stormtrooper');
    expect(table.side('empire').victory).toHaveLength(1);
    expect(table.side('rebel').base).toBeNull();
  });

  test.each(WITHOUT_SHIELD)('%s: stands with 1 less than %i damage', (base, hitPoints) => {
    const table = empireTurn({ empire: { units: ['stormtrooper'] }, rebel: { base, damage: hitPoints - 3 } });
    table.attack('stormtrooper');
    expect(table.side('rebel').base).toMatchObject({ hitPoints, damage: hitPoints - 1 });
  });
});

describe('without an ability', () => {
  test('Lothal: has nothing to use', () => {
    expect(empireTurn({ empire: { base: 'lothal', resources: 4 } }).choicesTo('use')).toEqual([]);
  });

  test('Dantooine: has nothing to use', () => {
    expect(rebelTurn({ rebel: { base: 'dantooine', resources: 4 } }).choicesTo('use')).toEqual([]);
  });
});

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

const PLAIN_FOUR = ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];

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

  test('Yavin 4: cards that the opponent discards as the own turn ends do nothing', () => {
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
