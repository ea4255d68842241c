import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

/** A Rebel person with 9 attack meets a card of the row, the Force all the way with the Empire. */
const facing = (target: string) =>
  rebelTurn({
    force: 'empire 3',
    row: [target],
    rebel: { units: ['luke-skywalker', 'x-wing'], hand: ['temple-guardian'], discard: ['alliance-shuttle'] },
    next: { refills: ['bossk'] },
  });

/** The same, and the card is defeated. */
const defeated = (target: string) => facing(target).hunt(target, 'luke-skywalker', 'x-wing');

const forceFor = (target: string) => defeated(target).force + 3;
const resourcesFor = (target: string) => defeated(target).side('rebel').resources;

test('the reward of TIE Fighter is 1 resource', () => {
  expect(resourcesFor('tie-fighter')).toBe(1);
});

test('the reward of Admiral Piett is 1 Force', () => {
  expect(forceFor('admiral-piett')).toBe(1);
});

test('the reward of Admiral Piett is no resource', () => {
  expect(resourcesFor('admiral-piett')).toBe(0);
});

test('the reward of TIE Bomber lets one card of the hand or the discard pile be exiled', () => {
  const table = defeated('tie-bomber');
  expect([table.asked, table.choices]).toEqual(['rebel', ['temple-guardian', 'alliance-shuttle']]);
});

test('the reward of TIE Bomber is at most one card', () => {
  expect(defeated('tie-bomber').question.form).toEqual({ pick: 'some', min: 0, max: 1 });
});

test('the reward of TIE Bomber exiles the card', () => {
  expect(defeated('tie-bomber').choose('alliance-shuttle').places('alliance-shuttle')).toEqual(['exile']);
});

test('the reward of TIE Bomber can be declined', () => {
  expect(defeated('tie-bomber').choose().view.exile).toEqual([]);
});

test('the reward of TIE Bomber is nothing with hand and discard pile empty', () => {
  const table = rebelTurn({ row: ['tie-bomber'], rebel: { units: ['x-wing'] } });
  expect(table.hunt('tie-bomber', 'x-wing').topic).toBe('action');
});

test('the reward of Scout Trooper lets one card of the hand or the discard pile be exiled', () => {
  expect(defeated('scout-trooper').choices).toEqual(['temple-guardian', 'alliance-shuttle']);
});

test('the reward of Scout Trooper is at most one card', () => {
  expect(defeated('scout-trooper').question.form).toEqual({ pick: 'some', min: 0, max: 1 });
});

test('the reward of Scout Trooper exiles the card', () => {
  expect(defeated('scout-trooper').choose('temple-guardian').places('temple-guardian')).toEqual(['exile']);
});

test('the reward of Scout Trooper can be declined', () => {
  expect(defeated('scout-trooper').choose().view.exile).toEqual([]);
});

test('the reward of Death Trooper is 2 Force', () => {
  expect(forceFor('death-trooper')).toBe(2);
});

test('the reward of TIE Interceptor is 3 resources', () => {
  expect(resourcesFor('tie-interceptor')).toBe(3);
});

test('the reward of Moff Jerjerrod is 3 Force', () => {
  expect(forceFor('moff-jerjerrod')).toBe(3);
});

test('the reward of Moff Jerjerrod stops at the end of the track', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    row: ['moff-jerjerrod'],
    rebel: { units: ['luke-skywalker'] },
  });
  expect(table.hunt('moff-jerjerrod', 'luke-skywalker').force).toBe(3);
});

test('the reward of General Veers is 3 Force', () => {
  expect(forceFor('general-veers')).toBe(3);
});

test('the reward of AT-ST lets cards of the hand and the discard pile be exiled', () => {
  expect(defeated('at-st').choices).toEqual(['temple-guardian', 'alliance-shuttle']);
});

test('the reward of AT-ST is at most two cards', () => {
  const table = rebelTurn({
    row: ['at-st'],
    rebel: { units: ['luke-skywalker'], discard: Array<string>(3).fill('alliance-shuttle') },
  });
  table.hunt('at-st', 'luke-skywalker');
  expect(table.question.form).toEqual({ pick: 'some', min: 0, max: 2 });
});

test('the reward of AT-ST may mix the hand and the discard pile', () => {
  const table = defeated('at-st').choose('temple-guardian', 'alliance-shuttle');
  expect(table.view.exile.map(({ id }) => id)).toEqual(['temple-guardian', 'alliance-shuttle']);
});

test('the reward of AT-ST can be taken for one card', () => {
  const table = defeated('at-st').choose('alliance-shuttle');
  expect(table.view.exile.map(({ id }) => id)).toEqual(['alliance-shuttle']);
});

test('the reward of AT-ST can be declined', () => {
  expect(defeated('at-st').choose().view.exile).toEqual([]);
});

test('the reward of Landing Craft is 4 resources', () => {
  expect(resourcesFor('landing-craft')).toBe(4);
});

test('the reward of Director Krennic is 3 resources', () => {
  expect(resourcesFor('director-krennic')).toBe(3);
});

test('the reward of Director Krennic is also 2 Force', () => {
  expect(forceFor('director-krennic')).toBe(2);
});

test('the reward of Boba Fett is 3 resources', () => {
  expect(resourcesFor('boba-fett')).toBe(3);
});

test('the reward of Boba Fett is also 2 Force', () => {
  expect(forceFor('boba-fett')).toBe(2);
});

/** The AT-AT is defeated in a row with cards of every faction; a Rebel card takes its place. */
const withoutAtAt = () =>
  rebelTurn({
    row: ['at-at', 'y-wing', 'mon-calamari-cruiser', 'lobot', 'at-st', 'b-wing'],
    rebel: { units: ['luke-skywalker'] },
    next: { refills: ['chewbacca', 'bossk'] },
  }).hunt('at-at', 'luke-skywalker');

test('the reward of AT-AT may be declined', () => {
  expect(withoutAtAt().choices).toEqual(['yes', 'no']);
});

test('the reward of AT-AT is nothing where it is declined', () => {
  expect(withoutAtAt().choose('no').ids('rebel', 'discard')).toEqual([]);
});

test('the reward of AT-AT is any Rebel card of the refilled row', () => {
  const rebels = ['chewbacca', 'y-wing', 'mon-calamari-cruiser', 'b-wing'];
  expect(withoutAtAt().choose('yes').choices).toEqual(rebels);
});

test('the reward of AT-AT goes to the discard pile', () => {
  expect(withoutAtAt().choose('yes').choose('b-wing').places('b-wing')).toEqual(['rebel discard']);
});

test('the reward of AT-AT leaves a slot that is filled again', () => {
  const row = ['chewbacca', 'y-wing', 'bossk', 'lobot', 'at-st', 'b-wing'];
  expect(withoutAtAt().choose('yes').choose('mon-calamari-cruiser').row).toEqual(row);
});

test('the reward of AT-AT costs nothing', () => {
  expect(withoutAtAt().choose('yes').choose('b-wing').side('rebel').resources).toBe(0);
});

test('the reward of AT-AT is a purchase: Sullust puts it on top of the deck', () => {
  const table = rebelTurn({
    row: ['at-at', 'b-wing'],
    rebel: { base: 'sullust', units: ['luke-skywalker'] },
    next: { refills: ['lobot', 'bossk'] },
  });
  table.hunt('at-at', 'luke-skywalker').choose('yes').choose('b-wing');
  expect(table.side('rebel').deck[0]?.id).toBe('b-wing');
});

test('the reward of AT-AT is nothing without a Rebel card in the row', () => {
  expect(defeated('at-at').topic).toBe('action');
});

test('the reward of Grand Moff Tarkin is 3 resources', () => {
  expect(resourcesFor('grand-moff-tarkin')).toBe(3);
});

test('the reward of Grand Moff Tarkin is also 3 Force', () => {
  expect(forceFor('grand-moff-tarkin')).toBe(3);
});

test('the reward of Darth Vader is 4 resources', () => {
  expect(resourcesFor('darth-vader')).toBe(4);
});

test('the reward of Darth Vader is also 4 Force', () => {
  expect(forceFor('darth-vader')).toBe(4);
});

test('a defeated card goes to the galaxy discard pile and its slot is filled again', () => {
  const table = defeated('tie-fighter');
  expect([table.places('tie-fighter'), table.row[0]]).toEqual([['galaxy discard'], 'bossk']);
});

test('Empire capital ships have no target value', () => {
  expect(facing('star-destroyer').choicesTo('hunt')).toEqual([]);
});
