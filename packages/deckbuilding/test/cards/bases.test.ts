import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { findKind } from '../../src/wording/names.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

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
    expect(table.side('rebel').victory.map(({ id }) => id)).toContain(findKind(base)?.id);
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
    expect(table.side('empire').victory.map(({ id }) => id)).toContain(findKind(base)?.id);
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
