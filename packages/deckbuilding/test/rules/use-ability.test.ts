import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('an ability can be used on the turn on which its card is played', () => {
  const table = empireTurn({ empire: { hand: ['at-st'] } }).play('at-st');
  expect(table.choicesTo('use')).toEqual(['at-st']);
});

test('an ability need not be used right after its card is played', () => {
  const table = empireTurn({ empire: { hand: ['at-st', 'imperial-shuttle'] } });
  table.play('at-st', 'imperial-shuttle').attack('at-st');
  expect(table.choicesTo('use')).toEqual(['at-st']);
});

test('an ability need not be used at all', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['at-st'] } }).choose('end');
  expect(table.view.galaxyDiscard).toEqual([]);
});

test('an ability is used once a turn', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['at-st'] } });
  table.choose('use at-st').choose('x-wing');
  expect(table.choicesTo('use')).toEqual([]);
});

test('each copy of a card uses its ability', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['at-st', 'at-st'] } });
  table.choose('use at-st').choose('x-wing');
  expect(table.choicesTo('use')).toEqual(['at-st']);
});

test('the ability of a ship can be used again on the next turn', () => {
  const table = rebelTurn({ rebel: { ships: ['nebulon-b-frigate'] } });
  table.choose('use nebulon-b-frigate').choose('resources').choose('end').choose('end');
  expect(table.choicesTo('use')).toEqual(['nebulon-b-frigate']);
});

test('a card in hand has no ability to use', () => {
  expect(empireTurn({ empire: { hand: ['at-st'] } }).choices).toEqual(['play at-st', 'end']);
});

test("abilities of the opponent's cards cannot be used", () => {
  expect(rebelTurn({ empire: { ships: ['gozanti-cruiser'], hand: ['inquisitor'] } }).choices).toEqual([
    'end',
  ]);
});

test('of "choose one" only what can be resolved is offered', () => {
  const table = rebelTurn({ rebel: { ships: ['nebulon-b-frigate'] } }).choose('use nebulon-b-frigate');
  expect(table.choices).toEqual(['resources']);
});

test('with a damaged base the repair is offered too', () => {
  const table = rebelTurn({ rebel: { damage: 1, ships: ['nebulon-b-frigate'] } });
  table.choose('use nebulon-b-frigate');
  expect(table.choices).toEqual(['resources', 'repair']);
});

test('an ability with a condition can be used as soon as the condition holds', () => {
  const table = rebelTurn({ force: 'neutral', rebel: { units: ['x-wing'], hand: ['luke-skywalker'] } });
  expect(table.choicesTo('use')).toEqual([]);
  table.play('luke-skywalker');
  expect(table.choicesTo('use')).toEqual(['x-wing']);
});

test('as much as possible is done, and the rest ignored', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { units: ['lando-calrissian'], top: ['temple-guardian'] },
    empire: { hand: [] },
  });
  table.choose('use lando-calrissian');
  expect(table.topic).toBe('action');
  expect(table.ids('rebel', 'hand')).toEqual(['temple-guardian']);
});

test('no part of an ability can be left out by choice', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { units: ['lando-calrissian'], top: ['temple-guardian'] },
    empire: { hand: ['stormtrooper', 'inquisitor'] },
  });
  table.choose('use lando-calrissian');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['stormtrooper', 'inquisitor']);
});

test('a Scout Trooper that turns up a neutral card does nothing, and the card goes back', () => {
  const table = empireTurn({ empire: { units: ['scout-trooper'] }, galaxyTop: ['lobot'] });
  table.choose('use scout-trooper');
  expect(table.force).toBe(0);
  expect(table.places('lobot')).toEqual(['galaxy deck']);
});

test('an exile may mix hand and discard pile', () => {
  const table = empireTurn({
    step: 'begin turn',
    empire: {
      base: null,
      lost: ['lothal'],
      bases: ['kessel'],
      hand: ['imperial-shuttle', 'at-st'],
      discard: ['stormtrooper'],
    },
  });
  table.choose('kessel').choose('imperial-shuttle', 'stormtrooper');
  expect(table.ids('empire', 'hand')).toEqual(['at-st']);
  expect(table.ids('empire', 'discard')).toEqual([]);
});

test('cards in play are neither in hand nor in the discard pile to be exiled', () => {
  const table = rebelTurn({
    row: ['at-st'],
    rebel: { units: ['x-wing', 'rebel-trooper'], hand: ['alliance-shuttle'] },
  });
  table.hunt('at-st', 'x-wing', 'rebel-trooper');
  expect(table.choices).toEqual(['alliance-shuttle']);
});

test('a card exiled from the hand cannot be played', () => {
  const table = rebelTurn({
    row: ['at-st'],
    rebel: { units: ['x-wing', 'rebel-trooper'], hand: ['alliance-shuttle'] },
  });
  table.hunt('at-st', 'x-wing', 'rebel-trooper').choose('alliance-shuttle');
  expect(table.choicesTo('play')).toEqual([]);
  expect(table.places('alliance-shuttle')).toEqual(['exile']);
});

test('a card that exiles itself has given its resources', () => {
  const table = rebelTurn({ rebel: { hand: ['outer-rim-pilot'] } });
  table.play('outer-rim-pilot').choose('use outer-rim-pilot');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.force).toBe(1);
  expect(table.places('outer-rim-pilot')).toEqual(['exile']);
});

test('an exiled pilot does not return to its stack', () => {
  const table = rebelTurn({ rebel: { units: ['outer-rim-pilot'] } }).choose('use outer-rim-pilot');
  expect(table.view.pilots).toBe(9);
});

test('a constant counts as soon as its card is in play', () => {
  const table = empireTurn({ empire: { ships: ['star-destroyer'], hand: ['admiral-piett'] } });
  table.play('admiral-piett');
  expect(table.side('empire').ships).toMatchObject([{ attack: 5 }]);
});

test('a constant ends the instant its card leaves play', () => {
  const table = rebelTurn({
    rebel: { units: ['rebel-commando', 'rebel-trooper'] },
    empire: { ships: ['imperial-carrier'], hand: ['tie-fighter'] },
  });
  table.attack('rebel-commando', 'rebel-trooper').choose('end').play('tie-fighter');
  expect(table.side('empire').units).toMatchObject([{ id: 'tie-fighter', attack: 2 }]);
});
