import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

const FIVE = ['stormtrooper', 'stormtrooper', 'inquisitor', 'imperial-shuttle', 'imperial-shuttle'];
const STARTERS = [
  ...Array.from({ length: 7 }, () => 'imperial-shuttle'),
  'stormtrooper',
  'stormtrooper',
  'inquisitor',
];

test('units go to the discard pile', () => {
  const table = empireTurn({ empire: { units: ['at-st', 'boba-fett'] } }).choose('end');
  expect(table.ids('empire', 'units')).toEqual([]);
  expect(table.ids('empire', 'discard')).toEqual(['at-st', 'boba-fett']);
});

test('capital ships and the base stay', () => {
  const table = empireTurn({ empire: { base: 'endor', ships: ['star-destroyer'] } }).choose('end');
  expect(table.ids('empire', 'ships')).toEqual(['star-destroyer']);
  expect(table.side('empire').base?.id).toBe('endor');
});

test('cards that were not played are discarded', () => {
  const table = empireTurn({ empire: { hand: ['darth-vader', 'at-at'] } }).choose('end');
  expect(table.ids('empire', 'discard')).toEqual(['darth-vader', 'at-at']);
});

test('resources that were not spent are lost', () => {
  const table = empireTurn({ empire: { resources: 7 } }).choose('end');
  expect(table.side('empire').resources).toBe(0);
});

test('five cards are drawn', () => {
  const table = empireTurn({ empire: { hand: ['darth-vader'], top: FIVE } }).choose('end');
  expect(table.ids('empire', 'hand')).toEqual(FIVE);
});

test("the opponent's turn begins", () => {
  const table = empireTurn({ rebel: { hand: ['x-wing'] } }).choose('end');
  expect(table.asked).toBe('rebel');
  expect(table.choices).toEqual(['play x-wing', 'end']);
});

test("the opponent's hand and ships are left alone", () => {
  const table = empireTurn({ rebel: { hand: ['x-wing'], ships: ['rebel-transport'] } }).choose('end');
  expect(table.ids('rebel', 'hand')).toEqual(['x-wing']);
  expect(table.ids('rebel', 'ships')).toEqual(['rebel-transport']);
});

test('what was promised for this turn is not kept on the next', () => {
  const table = rebelTurn({
    row: ['lobot'],
    rebel: { units: ['twilek-smuggler'], top: ['u-wing'] },
  });
  table.choose('use twilek-smuggler').choose('end').choose('end').play('u-wing').choose('buy lobot');
  expect(table.places('lobot')).toEqual(['rebel discard']);
});

const TARKIN = { row: ['darth-vader'], next: { refills: ['bossk'] } };

test('a borrowed card is exiled from the hand', () => {
  const table = empireTurn({ ...TARKIN, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('darth-vader').choose('end');
  expect(table.places('darth-vader')).toEqual(['exile']);
});

test('a borrowed card is exiled from play', () => {
  const table = empireTurn({ ...TARKIN, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('darth-vader').play('darth-vader').choose('end');
  expect(table.places('darth-vader')).toEqual(['exile']);
  expect(table.ids('empire', 'discard')).toEqual(['grand-moff-tarkin']);
});

test('a borrowed capital ship is exiled', () => {
  const table = empireTurn({
    row: ['star-destroyer'],
    empire: { units: ['grand-moff-tarkin'] },
    next: { refills: ['bossk'] },
  });
  table.choose('use grand-moff-tarkin').choose('star-destroyer').play('star-destroyer').choose('end');
  expect(table.places('star-destroyer')).toEqual(['exile']);
});

test('a borrowed card is exiled from the discard pile', () => {
  const table = empireTurn({
    ...TARKIN,
    empire: { units: ['grand-moff-tarkin'], ships: ['gozanti-cruiser'], top: ['inquisitor'] },
  });
  table.choose('use grand-moff-tarkin').choose('darth-vader');
  table.choose('use gozanti-cruiser').choose('darth-vader').choose('end');
  expect(table.places('darth-vader')).toEqual(['exile']);
});

test('a borrowed card is exiled from the deck that it was shuffled into', () => {
  const table = empireTurn({
    ...TARKIN,
    empire: { units: ['grand-moff-tarkin'], ships: ['gozanti-cruiser'], discard: ['at-st', 'boba-fett'] },
    exile: STARTERS,
    chance: { 'Empire draw': ['at-st'] },
  });
  table.choose('use grand-moff-tarkin').choose('darth-vader');
  table.choose('use gozanti-cruiser').choose('darth-vader');
  expect(table.side('empire').deck).toHaveLength(2);
  table.choose('end');
  expect(table.places('darth-vader')).toEqual(['exile']);
  expect([...table.ids('empire', 'hand')].sort()).toEqual(['at-st', 'boba-fett', 'grand-moff-tarkin']);
});

test('a borrowed card that was exiled already stays so', () => {
  const table = rebelTurn({
    row: ['hwk-290'],
    rebel: { base: 'jedha', damage: 3, resources: 4 },
    next: { refills: ['bossk'] },
  });
  table.choose('buy hwk-290').play('hwk-290').choose('use hwk-290').choose('end');
  expect(table.places('hwk-290')).toEqual(['exile']);
});
