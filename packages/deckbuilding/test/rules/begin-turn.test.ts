import { describe, expect, test } from 'vitest';
import { deckbuildingTable } from '../kit.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

const step = 'begin turn';

test('with a base in play nothing is asked as a turn begins', () => {
  expect(empireTurn({ step }).topic).toBe('action');
});

test('without a base the owner chooses one of the unused bases', () => {
  const table = empireTurn({ step, empire: { base: null, lost: ['lothal'] } });
  expect(table.asked).toBe('empire');
  expect(table.topic).toBe('next base');
  expect(table.choices).toEqual(['corellia', 'coruscant', 'death-star', 'endor']);
});

test('the chosen base is revealed without damage, and the others stay', () => {
  const table = empireTurn({ step, empire: { base: null, lost: ['lothal'] } }).choose('endor');
  expect(table.side('empire').base).toMatchObject({ id: 'endor', damage: 0 });
  expect(table.side('empire').basesToCome).toMatchObject([
    { id: 'corellia' },
    { id: 'coruscant' },
    { id: 'death-star' },
  ]);
});

test('a destroyed base is not among the unused ones', () => {
  const table = empireTurn({ step, empire: { base: null, lost: ['lothal', 'endor'] } });
  expect(table.choices).toEqual(['corellia', 'coruscant', 'death-star']);
});

test("DBG-04 in the solo game the player's next base is the top one of the base deck", () => {
  const table = empireTurn({
    bot: 'rebel',
    step,
    empire: { base: null, lost: ['lothal'], bases: ['kafrene', 'endor'] },
  });
  expect(table.topic).toBe('action');
  expect(table.side('empire').base?.id).toBe('kafrene');
  expect(table.side('empire').basesToCome).toMatchObject([{ id: 'endor' }]);
});

test('the Force all the way on your side gives 1 resource', () => {
  expect(empireTurn({ step, force: 'empire 3' }).side('empire').resources).toBe(1);
  expect(rebelTurn({ step, force: 'rebel 3' }).side('rebel').resources).toBe(1);
});

test.each(['empire 2', 'neutral', 'rebel 3'])('the token at %s gives the Empire no resource', (force) => {
  expect(empireTurn({ step, force }).side('empire').resources).toBe(0);
});

test('reaching the full Force in the middle of a turn gives no resource', () => {
  const table = empireTurn({ step, force: 'neutral', empire: { hand: ['inquisitor', 'darth-vader'] } });
  table.play('inquisitor').choose('force').play('darth-vader');
  expect(table.force).toBe(-3);
  expect(table.side('empire').resources).toBe(0);
});

test('the resource of the Force is for one turn only', () => {
  const table = empireTurn({ step, force: 'empire 3' }).choose('end').choose('end');
  expect(table.side('empire').resources).toBe(1);
});

test('each capital ship in play gives its printed resources', () => {
  const table = rebelTurn({ step, rebel: { ships: ['hammerhead-corvette', 'blockade-runner'] } });
  expect(table.side('rebel').resources).toBe(3);
});

test('the Force and the ships add up', () => {
  const table = rebelTurn({ step, force: 'rebel 3', rebel: { ships: ['hammerhead-corvette'] } });
  expect(table.side('rebel').resources).toBe(3);
});

test('a ship without printed resources gives none', () => {
  const table = rebelTurn({
    step,
    rebel: { ships: ['nebulon-b-frigate', 'rebel-transport', 'mon-calamari-cruiser'] },
  });
  expect(table.side('rebel').resources).toBe(0);
});

test("the opponent's ships give the opponent nothing now", () => {
  const table = rebelTurn({ step, empire: { ships: ['gozanti-cruiser'] } });
  expect(table.side('empire').resources).toBe(0);
});

test('DBG-11 in the solo game the player gains what the Force and the ships give', () => {
  const table = rebelTurn({
    bot: 'empire',
    step,
    force: 'rebel 3',
    rebel: { ships: ['hammerhead-corvette'] },
  });
  expect(table.side('rebel').resources).toBe(3);
});

test("DBG-11 in the solo game the player's choices are those of the base game", () => {
  const table = rebelTurn({
    bot: 'empire',
    step,
    row: ['tie-fighter', 'lobot', 'baze-malbus', 'at-at', 'blockade-runner', 'gozanti-cruiser'],
    rebel: { hand: ['x-wing'], units: ['rebel-trooper'], ships: ['rebel-transport'], resources: 2 },
  });
  expect(table.choices).toEqual([
    'play x-wing',
    'use rebel-transport',
    'buy baze-malbus',
    'buy outer-rim-pilot',
    'hunt tie-fighter',
    'attack',
    'end',
  ]);
});

describe('against the bot, where nobody has said which bases come', () => {
  const STRONG = ['kafrene', 'mustafar', 'ord-mantell', 'coruscant', 'death-star', 'rodia'];
  const bases = (...lost: readonly string[]) =>
    deckbuildingTable({ bot: 'rebel', step, empire: { base: null, lost: [...lost] } });

  test('DBG-04 the second base is any of the others', () => {
    const table = bases('lothal');
    expect(table.topic).toBe('next base');
    expect(table.choices.toSorted()).toEqual(['corellia', 'kessel', 'endor', ...STRONG].toSorted());
  });

  test('DBG-04 the last base has 14 or 16 hit points', () => {
    const table = bases('lothal', 'endor');
    expect(table.topic).toBe('next base');
    expect(table.choices.toSorted()).toEqual(STRONG.toSorted());
  });
});
