import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

test('Rebel Transport: with an undamaged base only the resource can be chosen', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-transport'] } });
  table.play('rebel-transport').choose('use rebel-transport');
  expect(table.choices).toEqual(['resources']);
  table.choose('resources');
  expect(table.side('rebel').resources).toBe(1);
});

test('Rebel Transport: repairs up to 2 damage of the base', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'], damage: 3 } });
  table.choose('use rebel-transport');
  expect(table.choices).toEqual(['resources', 'repair']);
  table.choose('repair');
  expect(table.side('rebel').base?.damage).toBe(1);
});

test('Rebel Transport: repairs no more damage than there is', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'], damage: 1 } });
  table.choose('use rebel-transport').choose('repair');
  expect(table.side('rebel').base?.damage).toBe(0);
});

test('Rebel Transport: once a turn, and again on the next turn', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'] } });
  table.choose('use rebel-transport').choose('resources');
  expect(table.choices).toEqual(['end']);
  table.choose('end').choose('end');
  expect(table.choicesTo('use')).toEqual(['rebel-transport']);
});

test('Rebel Transport: gives nothing by itself when a turn begins', () => {
  const table = rebelTurn({ step: 'begin turn', force: 'neutral', rebel: { ships: ['rebel-transport'] } });
  expect(table.side('rebel').resources).toBe(0);
});

test('Rebel Transport: has 2 hit points', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-transport'] } });
  table.play('rebel-transport');
  expect(table.side('rebel').ships).toMatchObject([{ hitPoints: 2, attack: 0 }]);
});

test('Hammerhead Corvette: destroys any ship of the opponent or an Empire ship of the row', () => {
  const table = rebelTurn({
    row: ['star-destroyer', 'blockade-runner', 'mon-calamari-cruiser', 'darth-vader', 'lobot', 'x-wing'],
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.choose('use hammerhead-corvette');
  expect(table.choices).toEqual(['gozanti-cruiser', 'blockade-runner', 'star-destroyer']);
});

test("Hammerhead Corvette: is exiled; the opponent's ship goes to its owner's discard pile", () => {
  const table = rebelTurn({
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['star-destroyer'] },
  });
  table.choose('use hammerhead-corvette').choose('star-destroyer');
  expect(table.places('star-destroyer')).toEqual(['empire discard']);
  expect(table.places('hammerhead-corvette')).toEqual(['exile']);
});

test('Hammerhead Corvette: a ship of the row goes to the galaxy discard pile and its slot is refilled', () => {
  const table = rebelTurn({
    row: ['star-destroyer', 'lobot', 'bossk', 'x-wing', 'y-wing', 'tie-fighter'],
    rebel: { ships: ['hammerhead-corvette'] },
    next: { refills: ['darth-vader'] },
  });
  table.choose('use hammerhead-corvette').choose('star-destroyer');
  expect(table.places('star-destroyer')).toEqual(['galaxy discard']);
  expect(table.row[0]).toBe('darth-vader');
});

test('Hammerhead Corvette: has no target in neutral and Rebel ships of the row', () => {
  const table = rebelTurn({
    row: ['blockade-runner', 'mon-calamari-cruiser', 'c-roc-cruiser', 'darth-vader', 'lobot', 'x-wing'],
    rebel: { ships: ['hammerhead-corvette'] },
  });
  table.choose('use hammerhead-corvette');
  expect([table.choices, table.events('row discard')]).toEqual([['end'], []]);
});

test('Hammerhead Corvette: gives 2 resources when played and has 4 hit points', () => {
  const table = rebelTurn({ rebel: { hand: ['hammerhead-corvette'] } });
  table.play('hammerhead-corvette');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.side('rebel').ships).toMatchObject([{ hitPoints: 4, attack: 0 }]);
});

test('Mon Calamari Cruiser: has 3 attack and 6 hit points and gives nothing', () => {
  const table = rebelTurn({ rebel: { hand: ['mon-calamari-cruiser'] } });
  table.play('mon-calamari-cruiser');
  expect(table.side('rebel').ships).toMatchObject([{ attack: 3, hitPoints: 6 }]);
  expect(table.side('rebel').resources).toBe(0);
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Mon Calamari Cruiser: stays in play and attacks on each turn', () => {
  const table = rebelTurn({ rebel: { ships: ['mon-calamari-cruiser'] } });
  table.attack('mon-calamari-cruiser').choose('end').choose('end');
  table.attack('mon-calamari-cruiser');
  expect(table.side('empire').base?.damage).toBe(6);
});
