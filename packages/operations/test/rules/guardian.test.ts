import { expect, test } from 'vitest';
import { playersTurn, type TestTable } from '../kit.ts';

/** A Rebel Trooper, who has Guardian, is activated. */
function guard(pool: readonly string[], trooper: object = {}): TestTable {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Rebel Trooper', health: 7, ...trooper }, 'Leia Organa'] },
      { characters: ['Hired Gun'] },
    ],
    ai: {
      characters: ['Death Trooper', 'Veteran Stormtrooper'],
      pool: [...pool],
    },
    next: { rolls: ['Rebel Trooper: 1Sh'] },
  });
  return table.choose('activate Rebel Trooper');
}

test('a guardian may take the damage of a die before it activates, and the die is removed', () => {
  const table = guard(['Death Trooper: 2RD', 'Veteran Stormtrooper: 3ID']);
  expect([table.topic, table.choices]).toEqual([
    'guardian',
    ['Death Trooper 2RD', 'Veteran Stormtrooper 3ID', 'no'],
  ]);
  expect(table.pool(0)).toEqual([]);
  table.choose('Death Trooper 2RD');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 3ID']);
  expect(table.pool(0)).toEqual(['Rebel Trooper 1Sh']);
});

test('a guardian need not', () => {
  const table = guard(['Death Trooper: 2RD']).choose('no');
  expect([table.character('Rebel Trooper').damage, table.pool()]).toEqual([0, ['Death Trooper 2RD']]);
  expect(table.pool(0)).toEqual(['Rebel Trooper 1Sh']);
});

test('a guardian takes the number of a modifier', () => {
  const table = guard(['Death Trooper: +2RD']).choose('Death Trooper +2RD');
  expect(table.character('Rebel Trooper').damage).toBe(2);
});

test('a guardian chooses among dice that show damage only', () => {
  const table = guard(['Death Trooper: 1Dr', 'Veteran Stormtrooper: 1R']);
  expect([table.topic, table.pool(0)]).toEqual(['action', ['Rebel Trooper 1Sh']]);
});

test("a guardian's shields block that damage", () => {
  const table = guard(['Death Trooper: 2RD'], { shields: 1 }).choose('Death Trooper 2RD');
  expect(table.character('Rebel Trooper')).toMatchObject({ damage: 1, shields: 0 });
});

test('a guardian that is defeated by it does not activate', () => {
  const table = guard(['Death Trooper: 2RD'], { health: 2 }).choose('Death Trooper 2RD');
  expect(table.places('Rebel Trooper')).toEqual(['defeated of 0']);
  expect(table.events('activate')).toEqual([]);
  expect(table.pool(0)).toEqual([]);
});

test('a character without Guardian is asked nothing', () => {
  const table = playersTurn({
    players: [{ characters: ['Leia Organa'] }, { characters: ['Hired Gun'] }],
    ai: { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
  });
  table.choose('activate Leia Organa');
  expect(table.events('guardian')).toEqual([]);
  expect(table.topic).toBe('action');
});
