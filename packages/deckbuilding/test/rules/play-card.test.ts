import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('every card of the hand can be played, at no cost', () => {
  const table = rebelTurn({ rebel: { hand: ['luke-skywalker', 'mon-calamari-cruiser', 'rebel-trooper'] } });
  expect(table.choices).toEqual([
    'play luke-skywalker',
    'play mon-calamari-cruiser',
    'play rebel-trooper',
    'end',
  ]);
});

test('each copy of a card can be played', () => {
  const table = rebelTurn({ rebel: { hand: ['alliance-shuttle', 'alliance-shuttle'] } });
  table.play('alliance-shuttle', 'alliance-shuttle');
  expect(table.ids('rebel', 'units')).toEqual(['alliance-shuttle', 'alliance-shuttle']);
  expect(table.side('rebel').resources).toBe(2);
});

test('a unit goes from the hand to the play area', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-trooper'] } }).play('rebel-trooper');
  expect(table.places('rebel-trooper')).toEqual(['rebel units']);
});

test('a capital ship goes from the hand to the ships in play', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-transport'] } }).play('rebel-transport');
  expect(table.places('rebel-transport')).toEqual(['rebel ships']);
});

test('printed resources are gained at once', () => {
  const table = rebelTurn({ rebel: { hand: ['u-wing'], resources: 1 } }).play('u-wing');
  expect(table.side('rebel').resources).toBe(4);
});

test('printed Force moves the token at once', () => {
  const table = empireTurn({ force: 'rebel 1', empire: { hand: ['darth-vader'] } }).play('darth-vader');
  expect(table.force).toBe(-1);
});

test('printed attack sits on the card', () => {
  const table = rebelTurn({ rebel: { hand: ['x-wing'] } }).play('x-wing');
  expect(table.side('rebel').units).toMatchObject([{ attack: 3, committed: false }]);
  expect(table.choices).toEqual(['attack', 'end']);
});

test('a capital ship gives its resources on the turn it is played and on each later turn', () => {
  const table = rebelTurn({ rebel: { hand: ['hammerhead-corvette'] } }).play('hammerhead-corvette');
  expect(table.side('rebel').resources).toBe(2);
  table.choose('end').choose('end');
  expect(table.side('rebel').resources).toBe(2);
});

test('a capital ship can attack on the turn it is played', () => {
  const table = rebelTurn({ rebel: { hand: ['mon-calamari-cruiser'] } }).play('mon-calamari-cruiser');
  table.attack('mon-calamari-cruiser');
  expect(table.side('empire').base?.damage).toBe(3);
});

test('the opponent is not asked during the turn', () => {
  const table = rebelTurn({ rebel: { hand: ['x-wing'] }, empire: { hand: ['stormtrooper'] } });
  expect(table.live.pending(0)).toMatchObject({ kind: 'wait' });
});
