import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('Imperial Shuttle gives 1 resource when it is played', () => {
  const table = empireTurn({ empire: { hand: ['imperial-shuttle'] } });
  expect(table.play('imperial-shuttle').side('empire').resources).toBe(1);
});

test('Imperial Shuttle has no attack', () => {
  const table = empireTurn({ empire: { hand: ['imperial-shuttle'] } });
  expect(table.play('imperial-shuttle').choices).toEqual(['end']);
});

test('Imperial Shuttle goes to the discard pile when the turn ends', () => {
  const table = empireTurn({ empire: { units: ['imperial-shuttle'] } });
  expect(table.choose('end').ids('empire', 'discard')).toEqual(['imperial-shuttle']);
});

test('Stormtrooper attacks with 2', () => {
  const table = empireTurn({ empire: { hand: ['stormtrooper'] } });
  expect(table.play('stormtrooper').attack('stormtrooper').side('rebel').base?.damage).toBe(2);
});

test('Stormtrooper hunts with 2', () => {
  const table = empireTurn({ row: ['duros-spy', 'x-wing'], empire: { units: ['stormtrooper'] } });
  expect(table.choices).toEqual(['hunt duros-spy', 'attack', 'end']);
});

test('Stormtrooper attacks once a turn', () => {
  const table = empireTurn({ empire: { units: ['stormtrooper'] } });
  expect(table.attack('stormtrooper').choices).toEqual(['end']);
});

test('Inquisitor gives attack, a resource or Force when it is played', () => {
  const table = empireTurn({ empire: { hand: ['inquisitor'] } });
  expect(table.play('inquisitor').choices).toEqual(['attack', 'resources', 'force']);
});

test('Inquisitor cannot give Force that there is no room for', () => {
  const table = empireTurn({ force: 'empire 3', empire: { hand: ['inquisitor'] } });
  expect(table.play('inquisitor').choices).toEqual(['attack', 'resources']);
});

test('Inquisitor attacks with 1', () => {
  const table = empireTurn({ empire: { hand: ['inquisitor'] } });
  table.play('inquisitor').choose('attack').attack('inquisitor');
  expect(table.side('rebel').base?.damage).toBe(1);
});

test('Inquisitor gives 1 resource', () => {
  const table = empireTurn({ empire: { hand: ['inquisitor'] } });
  expect(table.play('inquisitor').choose('resources').side('empire').resources).toBe(1);
});

test('Inquisitor gains 1 Force', () => {
  const table = empireTurn({ empire: { hand: ['inquisitor'] } });
  expect(table.play('inquisitor').choose('force').force).toBe(-1);
});

test('Inquisitor cannot attack where it gave something else', () => {
  const table = empireTurn({ empire: { hand: ['inquisitor'] } });
  expect(table.play('inquisitor').choose('resources').choices).toEqual(['end']);
});

test('Alliance Shuttle gives 1 resource when it is played', () => {
  const table = rebelTurn({ rebel: { hand: ['alliance-shuttle'] } });
  expect(table.play('alliance-shuttle').side('rebel').resources).toBe(1);
});

test('Alliance Shuttle has no attack', () => {
  const table = rebelTurn({ rebel: { hand: ['alliance-shuttle'] } });
  expect(table.play('alliance-shuttle').choices).toEqual(['end']);
});

test('Rebel Trooper attacks with 2', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-trooper'] } });
  expect(table.play('rebel-trooper').attack('rebel-trooper').side('empire').base?.damage).toBe(2);
});

test('Rebel Trooper sabotages with 2', () => {
  const table = rebelTurn({ row: ['tie-bomber', 'tie-interceptor'], rebel: { units: ['rebel-trooper'] } });
  expect(table.choices).toEqual(['hunt tie-bomber', 'attack', 'end']);
});

test('Temple Guardian gives attack, a resource or Force when it is played', () => {
  const table = rebelTurn({ rebel: { hand: ['temple-guardian'] } });
  expect(table.play('temple-guardian').choices).toEqual(['attack', 'resources', 'force']);
});

test('Temple Guardian cannot give Force that there is no room for', () => {
  const table = rebelTurn({ force: 'rebel 3', rebel: { hand: ['temple-guardian'] } });
  expect(table.play('temple-guardian').choices).toEqual(['attack', 'resources']);
});

test('Temple Guardian attacks with 1', () => {
  const table = rebelTurn({ rebel: { hand: ['temple-guardian'] } });
  table.play('temple-guardian').choose('attack').attack('temple-guardian');
  expect(table.side('empire').base?.damage).toBe(1);
});

test('Temple Guardian gives 1 resource', () => {
  const table = rebelTurn({ rebel: { hand: ['temple-guardian'] } });
  expect(table.play('temple-guardian').choose('resources').side('rebel').resources).toBe(1);
});

test('Temple Guardian gains 1 Force', () => {
  const table = rebelTurn({ rebel: { hand: ['temple-guardian'] } });
  expect(table.play('temple-guardian').choose('force').force).toBe(1);
});

test('Outer Rim Pilot is bought from its own stack', () => {
  const table = empireTurn({ empire: { resources: 2 } });
  table.choose('buy outer-rim-pilot');
  expect([table.view.pilots, table.ids('empire', 'discard')]).toEqual([9, ['outer-rim-pilot']]);
});

test('Outer Rim Pilot cannot be bought with 1 resource', () => {
  const table = empireTurn({ empire: { resources: 1 } });
  expect(table.choices).toEqual(['end']);
});

test('Outer Rim Pilot cannot be bought once the stack is empty', () => {
  const table = empireTurn({ exile: Array<string>(10).fill('outer-rim-pilot'), empire: { resources: 2 } });
  expect(table.choices).toEqual(['end']);
});

test('Outer Rim Pilot gives 2 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['outer-rim-pilot'] } });
  expect(table.play('outer-rim-pilot').side('empire').resources).toBe(2);
});

test('Outer Rim Pilot gains 1 Force when it is used', () => {
  const table = empireTurn({ empire: { units: ['outer-rim-pilot'] } });
  expect(table.choose('use outer-rim-pilot').force).toBe(-1);
});

test('Outer Rim Pilot gains the Force for the Rebels too', () => {
  const table = rebelTurn({ rebel: { units: ['outer-rim-pilot'] } });
  expect(table.choose('use outer-rim-pilot').force).toBe(1);
});

test('Outer Rim Pilot is exiled and does not return to its stack', () => {
  const table = empireTurn({ empire: { units: ['outer-rim-pilot'] } });
  table.choose('use outer-rim-pilot');
  expect([table.view.pilots, table.places('outer-rim-pilot')]).toEqual([9, ['exile']]);
});

test('Outer Rim Pilot leaves its resources when it is exiled', () => {
  const table = empireTurn({ empire: { hand: ['outer-rim-pilot'] } });
  expect(table.play('outer-rim-pilot').choose('use outer-rim-pilot').side('empire').resources).toBe(2);
});

test('Outer Rim Pilot that is not used goes to the discard pile when the turn ends', () => {
  const table = empireTurn({ empire: { units: ['outer-rim-pilot'] } });
  expect(table.choose('end').places('outer-rim-pilot')).toEqual(['empire discard']);
});

test('Outer Rim Pilot can be exiled with the Force at its end', () => {
  const table = empireTurn({ force: 'empire 3', empire: { units: ['outer-rim-pilot'] } });
  expect(table.choices).toEqual(['use outer-rim-pilot', 'end']);
});
