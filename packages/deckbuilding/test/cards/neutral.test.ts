import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('Z-95 Headhunter draws a card when the enemy has a capital ship in play', () => {
  const table = empireTurn({
    empire: { units: ['z-95-headhunter'], top: ['inquisitor'] },
    rebel: { ships: ['blockade-runner'] },
  });
  expect(table.choose('use z-95-headhunter').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Z-95 Headhunter draws for the Rebels too', () => {
  const table = rebelTurn({
    empire: { ships: ['star-destroyer'] },
    rebel: { units: ['z-95-headhunter'], top: ['temple-guardian'] },
  });
  expect(table.choose('use z-95-headhunter').ids('rebel', 'hand')).toEqual(['temple-guardian']);
});

test('Z-95 Headhunter does not count a capital ship of its own side', () => {
  const table = empireTurn({ empire: { units: ['z-95-headhunter'], ships: ['star-destroyer'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Z-95 Headhunter attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['z-95-headhunter'] } });
  expect(table.attack('z-95-headhunter').side('rebel').base?.damage).toBe(2);
});

const SCRAP = ['at-st', 'y-wing', 'lobot', 'boba-fett'];

test('Jawa Scavenger gives 2 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['jawa-scavenger'] } });
  expect(table.play('jawa-scavenger').side('empire').resources).toBe(2);
});

test('Jawa Scavenger buys what its owner can pay and own from the galaxy discard pile', () => {
  const table = empireTurn({ galaxyDiscard: SCRAP, empire: { units: ['jawa-scavenger'], resources: 4 } });
  expect(table.choose('use jawa-scavenger').choices).toEqual(['at-st', 'lobot']);
});

test('Jawa Scavenger offers the Rebels their own and neutral cards', () => {
  const table = rebelTurn({ galaxyDiscard: SCRAP, rebel: { units: ['jawa-scavenger'], resources: 4 } });
  expect(table.choose('use jawa-scavenger').choices).toEqual(['y-wing', 'lobot']);
});

test('Jawa Scavenger puts the card into the discard pile of its owner', () => {
  const table = empireTurn({ galaxyDiscard: SCRAP, empire: { units: ['jawa-scavenger'], resources: 4 } });
  expect(table.choose('use jawa-scavenger').choose('at-st').places('at-st')).toEqual(['empire discard']);
});

test('Jawa Scavenger has the full cost paid', () => {
  const table = empireTurn({ galaxyDiscard: SCRAP, empire: { units: ['jawa-scavenger'], resources: 5 } });
  expect(table.choose('use jawa-scavenger').choose('at-st').side('empire').resources).toBe(1);
});

test('Jawa Scavenger is exiled for the purchase', () => {
  const table = empireTurn({ galaxyDiscard: SCRAP, empire: { units: ['jawa-scavenger'], resources: 4 } });
  table.choose('use jawa-scavenger').choose('at-st');
  expect(table.places('jawa-scavenger')).toEqual(['exile']);
});

test('Jawa Scavenger may be exiled while no discarded card can be paid, and buys nothing', () => {
  const table = empireTurn({ galaxyDiscard: SCRAP, empire: { units: ['jawa-scavenger'], resources: 2 } });
  expect(table.choices).toEqual(['use jawa-scavenger', 'buy outer-rim-pilot', 'end']);
  table.choose('use jawa-scavenger');
  expect([table.places('jawa-scavenger'), table.side('empire').resources]).toEqual([['exile'], 2]);
});

test('Jawa Scavenger buys no enemy card', () => {
  const table = empireTurn({
    galaxyDiscard: ['y-wing'],
    empire: { units: ['jawa-scavenger'], resources: 2 },
  });
  expect(table.choose('use jawa-scavenger').choices).toEqual(['buy outer-rim-pilot', 'end']);
});

test('Jawa Scavenger makes a purchase like any other: the Fang Fighter may go into the hand', () => {
  const table = empireTurn({
    galaxyDiscard: ['fang-fighter'],
    empire: { units: ['jawa-scavenger'], resources: 3 },
  });
  expect(table.choose('use jawa-scavenger').choose('fang-fighter').choices).toEqual(['yes', 'no']);
});

test('Rodian Gunslinger attacks the base with 2', () => {
  const table = empireTurn({ empire: { units: ['rodian-gunslinger'] } });
  expect(table.attack('rodian-gunslinger').side('rebel').base?.damage).toBe(2);
});

test('Rodian Gunslinger hunts with 4', () => {
  const table = empireTurn({ row: ['jyn-erso', 'b-wing'], empire: { units: ['rodian-gunslinger'] } });
  expect(table.choicesTo('hunt')).toEqual(['jyn-erso']);
});

test('Rodian Gunslinger defeats a row card of 4', () => {
  const table = empireTurn({ row: ['jyn-erso'], empire: { units: ['rodian-gunslinger'] } });
  expect(table.hunt('jyn-erso', 'rodian-gunslinger').places('jyn-erso')).toEqual(['galaxy discard']);
});

test('Rodian Gunslinger sabotages with 4 for the Rebels', () => {
  const table = rebelTurn({ row: ['at-st', 'boba-fett'], rebel: { units: ['rodian-gunslinger'] } });
  expect(table.choicesTo('hunt')).toEqual(['at-st']);
});

test('Kel Dor Mystic gains 2 Force when it is played', () => {
  const table = rebelTurn({ rebel: { hand: ['kel-dor-mystic'] } });
  expect(table.play('kel-dor-mystic').force).toBe(2);
});

test('Kel Dor Mystic exiles any card of the hand or the discard pile', () => {
  const table = empireTurn({
    empire: { units: ['kel-dor-mystic'], hand: ['inquisitor'], discard: ['imperial-shuttle', 'at-st'] },
  });
  expect(table.choose('use kel-dor-mystic').choices).toEqual(['inquisitor', 'imperial-shuttle', 'at-st']);
});

test('Kel Dor Mystic exiles the chosen card and itself', () => {
  const table = empireTurn({ empire: { units: ['kel-dor-mystic'], discard: ['imperial-shuttle'] } });
  table.choose('use kel-dor-mystic').choose('imperial-shuttle');
  expect(table.view.exile.map(({ id }) => id).sort()).toEqual(['imperial-shuttle', 'kel-dor-mystic']);
});

test('Kel Dor Mystic keeps the Force that it gave when it is exiled', () => {
  const table = empireTurn({ empire: { hand: ['kel-dor-mystic', 'inquisitor'] } });
  table.play('kel-dor-mystic').choose('use kel-dor-mystic').choose('inquisitor');
  expect(table.force).toBe(-2);
});

test('Kel Dor Mystic may be exiled with hand and discard pile empty', () => {
  const table = empireTurn({ empire: { units: ['kel-dor-mystic'] } });
  expect(table.choices).toEqual(['use kel-dor-mystic', 'end']);
  expect(table.choose('use kel-dor-mystic').places('kel-dor-mystic')).toEqual(['exile']);
});

test('Kel Dor Mystic that is not used goes to the discard pile when the turn ends', () => {
  const table = empireTurn({ empire: { units: ['kel-dor-mystic'], discard: ['at-st'] } });
  expect(table.choose('end').places('kel-dor-mystic')).toEqual(['empire discard']);
});

test('Fang Fighter may go into the hand when it is bought', () => {
  const table = empireTurn({ row: ['fang-fighter'], empire: { resources: 3 } });
  expect(table.choose('buy fang-fighter').choices).toEqual(['yes', 'no']);
});

test('Fang Fighter goes into the hand', () => {
  const table = empireTurn({
    row: ['fang-fighter'],
    empire: { resources: 3 },
    next: { refills: ['x-wing'] },
  });
  expect(table.choose('buy fang-fighter').choose('yes').places('fang-fighter')).toEqual(['empire hand']);
});

test('Fang Fighter goes to the discard pile where the hand is declined', () => {
  const table = empireTurn({
    row: ['fang-fighter'],
    empire: { resources: 3 },
    next: { refills: ['x-wing'] },
  });
  expect(table.choose('buy fang-fighter').choose('no').places('fang-fighter')).toEqual(['empire discard']);
});

test('Fang Fighter also draws a card while the Force is with its owner', () => {
  const table = empireTurn({
    force: 'empire 1',
    row: ['fang-fighter'],
    empire: { resources: 3, top: ['inquisitor'] },
  });
  table.choose('buy fang-fighter').choose('yes');
  expect(table.ids('empire', 'hand')).toEqual(['fang-fighter', 'inquisitor']);
});

test('Fang Fighter draws nothing while the Force is with nobody', () => {
  const table = empireTurn({ row: ['fang-fighter'], empire: { resources: 3, top: ['inquisitor'] } });
  table.choose('buy fang-fighter').choose('yes');
  expect(table.ids('empire', 'hand')).toEqual(['fang-fighter']);
});

test('Fang Fighter draws nothing where the hand is declined', () => {
  const table = empireTurn({ force: 'empire 1', row: ['fang-fighter'], empire: { resources: 3 } });
  expect(table.choose('buy fang-fighter').choose('no').side('empire').hand).toEqual([]);
});

test('Fang Fighter may be taken into the hand from the top of the deck', () => {
  const table = empireTurn({
    row: ['fang-fighter'],
    empire: { units: ['twilek-smuggler'], resources: 3 },
    next: { refills: ['x-wing'] },
  });
  table.choose('use twilek-smuggler').choose('buy fang-fighter').choose('yes');
  expect(table.places('fang-fighter')).toEqual(['empire hand']);
});

test('Fang Fighter does nothing more when it is played', () => {
  const table = empireTurn({ force: 'empire 1', empire: { hand: ['fang-fighter'] } });
  expect(table.play('fang-fighter').choices).toEqual(['attack', 'end']);
});

test('Fang Fighter attacks with 3', () => {
  const table = empireTurn({ empire: { units: ['fang-fighter'] } });
  expect(table.attack('fang-fighter').side('rebel').base?.damage).toBe(3);
});

test("Twi'lek Smuggler gives 3 resources when it is played", () => {
  const table = empireTurn({ empire: { hand: ['twilek-smuggler'] } });
  expect(table.play('twilek-smuggler').side('empire').resources).toBe(3);
});

test("Twi'lek Smuggler puts the next purchase on top of the deck", () => {
  const table = empireTurn({ row: ['boba-fett'], empire: { units: ['twilek-smuggler'], resources: 5 } });
  table.choose('use twilek-smuggler').choose('buy boba-fett');
  expect(table.side('empire').deck[0]?.id).toBe('boba-fett');
});

test("Twi'lek Smuggler works for an Outer Rim Pilot", () => {
  const table = empireTurn({ empire: { units: ['twilek-smuggler'], resources: 2 } });
  table.choose('use twilek-smuggler').choose('buy outer-rim-pilot');
  expect(table.side('empire').deck[0]?.id).toBe('outer-rim-pilot');
});

test("Twi'lek Smuggler works for a card that the Jawa Scavenger finds", () => {
  const table = empireTurn({
    galaxyDiscard: SCRAP,
    empire: { units: ['twilek-smuggler', 'jawa-scavenger'], resources: 4 },
  });
  table.choose('use twilek-smuggler').choose('use jawa-scavenger').choose('at-st');
  expect(table.side('empire').deck[0]?.id).toBe('at-st');
});

test("Twi'lek Smuggler leaves the purchase after the next alone", () => {
  const table = empireTurn({
    row: ['boba-fett', 'at-st'],
    empire: { units: ['twilek-smuggler'], resources: 9 },
  });
  table.choose('use twilek-smuggler').choose('buy boba-fett').choose('buy at-st');
  expect(table.places('at-st')).toEqual(['empire discard']);
});

test("Twi'lek Smuggler that is not used leaves a purchase to the discard pile", () => {
  const table = empireTurn({ row: ['boba-fett'], empire: { units: ['twilek-smuggler'], resources: 5 } });
  expect(table.choose('buy boba-fett').places('boba-fett')).toEqual(['empire discard']);
});

test("Twi'lek Smuggler has no effect on the next turn", () => {
  const table = empireTurn({
    row: ['gozanti-cruiser'],
    empire: { units: ['twilek-smuggler'], ships: ['imperial-carrier'] },
  });
  table.choose('use twilek-smuggler').choose('end').choose('end').choose('buy gozanti-cruiser');
  expect(table.ids('empire', 'discard')).toContain('gozanti-cruiser');
});

test('Quarren Mercenary lets its buyer exile a card of the hand or the discard pile', () => {
  const table = empireTurn({
    row: ['quarren-mercenary'],
    empire: { resources: 4, hand: ['inquisitor'], discard: ['imperial-shuttle'] },
  });
  table.choose('buy quarren-mercenary');
  expect(table.choices).toEqual(['inquisitor', 'imperial-shuttle', 'quarren-mercenary']);
});

test('Quarren Mercenary exiles at most one card while the Force is with nobody', () => {
  const table = empireTurn({
    row: ['quarren-mercenary'],
    empire: { resources: 4, discard: ['imperial-shuttle', 'imperial-shuttle'] },
  });
  expect(table.choose('buy quarren-mercenary').question.form).toEqual({ pick: 'some', min: 0, max: 1 });
});

test('Quarren Mercenary exiles up to two cards while the Force is with its owner', () => {
  const table = empireTurn({
    force: 'empire 1',
    row: ['quarren-mercenary'],
    empire: { resources: 4, hand: ['inquisitor'], discard: ['imperial-shuttle'] },
  });
  table.choose('buy quarren-mercenary').choose('inquisitor', 'imperial-shuttle');
  expect(table.view.exile.map(({ id }) => id)).toEqual(['inquisitor', 'imperial-shuttle']);
});

test('Quarren Mercenary need not exile anything', () => {
  const table = empireTurn({
    row: ['quarren-mercenary'],
    empire: { resources: 4, discard: ['imperial-shuttle'] },
  });
  expect(table.choose('buy quarren-mercenary').choose().view.exile).toEqual([]);
});

test('Quarren Mercenary itself cannot be exiled from the top of the deck', () => {
  const table = empireTurn({
    row: ['quarren-mercenary'],
    empire: { units: ['twilek-smuggler'], resources: 4, hand: ['inquisitor'] },
  });
  table.choose('use twilek-smuggler').choose('buy quarren-mercenary');
  expect(table.choices).toEqual(['inquisitor']);
});

test('Quarren Mercenary does nothing more when it is played', () => {
  const table = empireTurn({ empire: { hand: ['quarren-mercenary', 'inquisitor'] } });
  expect(table.play('quarren-mercenary').choices).toEqual(['play inquisitor', 'attack', 'end']);
});

test('Quarren Mercenary attacks with 4', () => {
  const table = empireTurn({ empire: { units: ['quarren-mercenary'] } });
  expect(table.attack('quarren-mercenary').side('rebel').base?.damage).toBe(4);
});

test('HWK-290 gives 4 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['hwk-290'] } });
  expect(table.play('hwk-290').side('empire').resources).toBe(4);
});

test('HWK-290 repairs 4 damage', () => {
  const table = empireTurn({ empire: { units: ['hwk-290'], damage: 6 } });
  expect(table.choose('use hwk-290').side('empire').base?.damage).toBe(2);
});

test('HWK-290 repairs no more than there is', () => {
  const table = empireTurn({ empire: { units: ['hwk-290'], damage: 1 } });
  expect(table.choose('use hwk-290').side('empire').base?.damage).toBe(0);
});

test('HWK-290 is exiled for the repair', () => {
  const table = empireTurn({ empire: { units: ['hwk-290'], damage: 1 } });
  expect(table.choose('use hwk-290').places('hwk-290')).toEqual(['exile']);
});

test('HWK-290 leaves its resources when it is exiled', () => {
  const table = empireTurn({ empire: { hand: ['hwk-290'], damage: 1 } });
  expect(table.play('hwk-290').choose('use hwk-290').side('empire').resources).toBe(4);
});

test('HWK-290 may be exiled though the base has no damage', () => {
  const table = empireTurn({ empire: { units: ['hwk-290'] } });
  expect(table.choices).toEqual(['use hwk-290', 'end']);
  expect(table.choose('use hwk-290').places('hwk-290')).toEqual(['exile']);
});

test('HWK-290 that is not used goes to the discard pile when the turn ends', () => {
  const table = empireTurn({ empire: { units: ['hwk-290'], damage: 1 } });
  expect(table.choose('end').places('hwk-290')).toEqual(['empire discard']);
});
