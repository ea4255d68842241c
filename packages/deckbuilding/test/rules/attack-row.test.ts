import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

const ROW = ['x-wing', 'tie-fighter', 'lobot', 'mon-calamari-cruiser', 'y-wing', 'luke-skywalker'];

test('units of the opposing faction that the attack reaches can be hunted', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st'] } });
  expect(table.choicesTo('hunt')).toEqual(['x-wing', 'y-wing']);
});

test('the Rebels sabotage Empire units by the same rule', () => {
  const table = rebelTurn({ row: ROW, rebel: { units: ['rebel-trooper'] } });
  expect(table.choicesTo('hunt')).toEqual(['tie-fighter']);
});

test('all units together can reach a target', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st', 'at-st'] } });
  expect(table.choicesTo('hunt')).toEqual(['x-wing', 'y-wing', 'luke-skywalker']);
});

test('capital ships take no part', () => {
  const table = empireTurn({ row: ROW, empire: { ships: ['star-destroyer'], units: ['stormtrooper'] } });
  expect(table.choicesTo('hunt')).toEqual(['y-wing']);
  table.choose('hunt y-wing');
  expect(table.choices).toEqual(['stormtrooper']);
});

test('without units nothing can be hunted', () => {
  const table = empireTurn({ row: ROW, empire: { ships: ['star-destroyer'] } });
  expect(table.choicesTo('hunt')).toEqual([]);
});

test('any of the units with attack that are ready can be committed', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['at-st', 'imperial-shuttle', { card: 'at-at', committed: true }, 'stormtrooper'] },
  });
  table.choose('hunt x-wing');
  expect(table.choices).toEqual(['at-st', 'stormtrooper']);
});

test('the defeated card goes to the galaxy discard pile, and its slot is refilled', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['at-st'] },
    next: { refills: ['darth-vader'] },
  });
  table.hunt('y-wing', 'at-st');
  expect(table.places('y-wing')).toEqual(['galaxy discard']);
  expect(table.row[4]).toBe('darth-vader');
});

test('attack equal to the target value defeats it', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['death-trooper'] },
    next: { refills: ['darth-vader'] },
  });
  table.hunt('x-wing', 'death-trooper');
  expect(table.places('x-wing')).toEqual(['galaxy discard']);
});

test('units with too little attack are refused, and the question stays', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['stormtrooper', 'stormtrooper'] } });
  table.choose('hunt x-wing');
  expect(() => table.choose('stormtrooper')).toThrow('Together they lack 1.');
  expect([table.topic, table.row]).toEqual(['hunt with', ROW]);
  expect(table.side('empire').units).toMatchObject([{ committed: false }, { committed: false }]);
});

test('what counts against the row only counts toward the target value', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['rodian-gunslinger', 'stormtrooper'] } });
  table.choose('hunt x-wing');
  expect(table.question.form).toEqual({
    pick: 'some',
    min: 1,
    max: 2,
    enough: { total: 3, values: [2 + 2, 2] },
  });
});

test('attack beyond the target value is lost', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-at'] } });
  table.hunt('y-wing', 'at-at');
  expect(table.choicesTo('hunt')).toEqual([]);
  expect(table.side('rebel').base?.damage).toBe(0);
});

test('several targets can be hunted in a turn, by different units', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st', 'stormtrooper'] } });
  table.hunt('x-wing', 'at-st').hunt('y-wing', 'stormtrooper');
  expect(table.side('empire').resources).toBe(4);
});

test('who attacked the base cannot hunt', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st', 'stormtrooper'] } });
  table.attack('at-st');
  expect(table.choicesTo('hunt')).toEqual(['y-wing']);
});

test('the slot is refilled before the reward is taken', () => {
  const table = empireTurn({
    row: ['millennium-falcon'],
    empire: { units: ['at-at', 'at-st'] },
    next: { refills: ['darth-vader'] },
  });
  table.hunt('millennium-falcon', 'at-at', 'at-st').choose('yes');
  expect(table.choices).toEqual(['darth-vader']);
});

test('the reward comes before what a unit does when it defeats a target', () => {
  const table = rebelTurn({
    row: ['at-st'],
    rebel: { units: ['cassian-andor'], hand: ['alliance-shuttle'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.hunt('at-st', 'cassian-andor');
  expect(table.topic).toBe('exile');
  table.choose('alliance-shuttle');
  expect(table.topic).toBe('may');
});

test('resources of a reward can be spent this turn', () => {
  const table = empireTurn({
    row: ['x-wing', 'lobot'],
    empire: { units: ['at-st'] },
    next: { refills: ['star-destroyer'] },
  });
  table.hunt('x-wing', 'at-st');
  expect(table.choicesTo('buy')).toEqual(['lobot', 'outer-rim-pilot']);
});

test('a card that an ability discards from the row gives no reward', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['at-st'] } });
  table.choose('use at-st').choose('x-wing');
  expect(table.places('x-wing')).toContain('galaxy discard');
  expect(table.side('empire').resources).toBe(0);
});
