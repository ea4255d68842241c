import { expect, test } from 'vitest';
import { empireTurn } from '../turn.ts';

const HUNTERS = ['at-at', 'at-st'];

test.each([
  ['Y-Wing', 'y-wing', 1, 0],
  ['Baze Malbus', 'baze-malbus', 0, 1],
  ['Chirrut Îmwe', 'chirrut-imwe', 0, 2],
  ['Rebel Commando', 'rebel-commando', 0, 2],
  ['X-Wing', 'x-wing', 3, 0],
  ['Chewbacca', 'chewbacca', 0, 3],
  ['Jyn Erso', 'jyn-erso', 0, 3],
  ['U-Wing', 'u-wing', 4, 0],
  ['Han Solo', 'han-solo', 3, 2],
  ['Cassian Andor', 'cassian-andor', 3, 2],
  ['Princess Leia', 'princess-leia', 3, 3],
  ['Luke Skywalker', 'luke-skywalker', 4, 4],
])('%s: defeated in the row, the Empire gains its reward', (_, id, resources, force) => {
  const table = empireTurn({ row: [id], force: 'rebel 3', empire: { units: HUNTERS } });
  table.hunt(id, ...HUNTERS);
  expect(table.side('empire').resources).toBe(resources);
  expect(table.force).toBe(3 - force);
});

test.each([
  ['Snowspeeder', 'snowspeeder'],
  ['Duros Spy', 'duros-spy'],
])('%s: its reward exiles one card from hand or discard pile', (_, id) => {
  const table = empireTurn({
    row: [id],
    empire: { units: HUNTERS, hand: ['imperial-shuttle'], discard: ['stormtrooper'] },
  });
  table.hunt(id, 'at-st');
  expect(table.choices).toEqual(['imperial-shuttle', 'stormtrooper']);
  table.choose('stormtrooper');
  expect(table.places('stormtrooper')).toEqual(['exile']);
});

test.each([
  ['Snowspeeder', 'snowspeeder'],
  ['Duros Spy', 'duros-spy'],
])('%s: its reward is one card at most', (_, id) => {
  const table = empireTurn({
    row: [id],
    empire: { units: HUNTERS, hand: ['imperial-shuttle'], discard: ['stormtrooper'] },
  });
  table.hunt(id, 'at-st');
  expect(() => table.choose('imperial-shuttle', 'stormtrooper')).toThrow();
});

test.each([
  ['Snowspeeder', 'snowspeeder'],
  ['Duros Spy', 'duros-spy'],
  ['B-Wing', 'b-wing'],
])('%s: its reward can be declined', (_, id) => {
  const table = empireTurn({ row: [id], empire: { units: HUNTERS, hand: ['imperial-shuttle'] } });
  table.hunt(id, ...HUNTERS).choose();
  expect(table.topic).toBe('action');
  expect(table.view.exile).toEqual([]);
});

test('B-Wing: its reward exiles up to two cards, of hand and discard pile together', () => {
  const table = empireTurn({
    row: ['b-wing'],
    empire: { units: HUNTERS, hand: ['imperial-shuttle', 'inquisitor'], discard: ['stormtrooper'] },
  });
  table.hunt('b-wing', ...HUNTERS);
  expect(table.choices).toEqual(['imperial-shuttle', 'inquisitor', 'stormtrooper']);
  table.choose('imperial-shuttle', 'stormtrooper');
  expect(table.view.exile).toMatchObject([{ id: 'imperial-shuttle' }, { id: 'stormtrooper' }]);
});

test('B-Wing: its reward is two cards at most', () => {
  const table = empireTurn({
    row: ['b-wing'],
    empire: { units: HUNTERS, hand: ['imperial-shuttle', 'inquisitor', 'stormtrooper'] },
  });
  table.hunt('b-wing', ...HUNTERS);
  expect(() => table.choose('imperial-shuttle', 'inquisitor', 'stormtrooper')).toThrow();
});

test('Millennium Falcon: its reward is a free purchase of an Empire card of the row', () => {
  const table = empireTurn({
    row: ['millennium-falcon', 'darth-vader', 'lobot', 'star-destroyer', 'x-wing', 'blockade-runner'],
    empire: { units: HUNTERS },
    next: { refills: ['tie-fighter', 'bossk'] },
  });
  table.hunt('millennium-falcon', ...HUNTERS).choose('yes');
  expect(table.choices).toEqual(['tie-fighter', 'darth-vader', 'star-destroyer']);
  table.choose('darth-vader');
  expect(table.places('darth-vader')).toEqual(['empire discard']);
  expect(table.row[1]).toBe('bossk');
});

test('Millennium Falcon: its reward costs nothing', () => {
  const table = empireTurn({
    row: ['millennium-falcon', 'darth-vader'],
    empire: { units: HUNTERS, resources: 1 },
  });
  table
    .hunt('millennium-falcon', ...HUNTERS)
    .choose('yes')
    .choose('darth-vader');
  expect(table.side('empire').resources).toBe(1);
});

test('Millennium Falcon: its reward can be declined', () => {
  const table = empireTurn({ row: ['millennium-falcon', 'darth-vader'], empire: { units: HUNTERS } });
  table.hunt('millennium-falcon', ...HUNTERS);
  expect(table.choices).toEqual(['yes', 'no']);
  table.choose('no');
  expect(table.places('darth-vader')).toEqual(['row']);
});

test('Millennium Falcon: nothing is asked without an Empire card in the row', () => {
  const table = empireTurn({
    row: ['millennium-falcon'],
    empire: { units: HUNTERS },
    next: { refills: ['bossk'] },
  });
  table.hunt('millennium-falcon', ...HUNTERS);
  expect(table.topic).toBe('action');
});

test.each([
  ['Rebel Transport', 'rebel-transport'],
  ['Hammerhead Corvette', 'hammerhead-corvette'],
  ['Mon Calamari Cruiser', 'mon-calamari-cruiser'],
])('%s: a ship of the row cannot be hunted', (_, id) => {
  const table = empireTurn({ row: [id, 'y-wing'], empire: { units: HUNTERS } });
  expect(table.choicesTo('hunt')).toEqual(['y-wing']);
});
