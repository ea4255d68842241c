import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('C-ROC Cruiser gives 1 resource when it is played', () => {
  const table = empireTurn({ empire: { hand: ['c-roc-cruiser'] } });
  expect(table.play('c-roc-cruiser').side('empire').resources).toBe(1);
});

test('C-ROC Cruiser gives 1 resource when a later turn begins', () => {
  const table = rebelTurn({ empire: { ships: ['c-roc-cruiser'] } });
  expect(table.choose('end').side('empire').resources).toBe(1);
});

test('C-ROC Cruiser discards any card of the hand', () => {
  const table = empireTurn({
    empire: { ships: ['c-roc-cruiser'], hand: ['at-at', 'inquisitor'], damage: 1 },
  });
  expect(table.choose('use c-roc-cruiser').choices).toEqual(['at-at', 'inquisitor']);
});

test('C-ROC Cruiser discards the card', () => {
  const table = empireTurn({ empire: { ships: ['c-roc-cruiser'], hand: ['at-at'], damage: 1 } });
  expect(table.choose('use c-roc-cruiser').choose('at-at').places('at-at')).toEqual(['empire discard']);
});

test('C-ROC Cruiser repairs 3 damage', () => {
  const table = empireTurn({ empire: { ships: ['c-roc-cruiser'], hand: ['at-at'], damage: 5 } });
  expect(table.choose('use c-roc-cruiser').choose('at-at').side('empire').base?.damage).toBe(2);
});

test('C-ROC Cruiser repairs no more than there is', () => {
  const table = empireTurn({ empire: { ships: ['c-roc-cruiser'], hand: ['at-at'], damage: 2 } });
  expect(table.choose('use c-roc-cruiser').choose('at-at').side('empire').base?.damage).toBe(0);
});

test('C-ROC Cruiser has nothing to use with an empty hand', () => {
  const table = empireTurn({ empire: { ships: ['c-roc-cruiser'], damage: 2 } });
  expect(table.choices).toEqual(['end']);
});

test('C-ROC Cruiser has nothing to use while the base has no damage', () => {
  const table = empireTurn({ empire: { ships: ['c-roc-cruiser'], hand: ['at-at'] } });
  expect(table.choices).toEqual(['play at-at', 'end']);
});

test('C-ROC Cruiser works again on the next turn', () => {
  const table = empireTurn({ empire: { ships: [{ card: 'c-roc-cruiser', used: true }], damage: 1 } });
  expect(table.choose('end').choose('end').choicesTo('use')).toEqual(['c-roc-cruiser']);
});

test('C-ROC Cruiser is destroyed by 3 damage', () => {
  const table = rebelTurn({ empire: { ships: ['c-roc-cruiser'] }, rebel: { units: ['x-wing'] } });
  expect(table.attack('x-wing').places('c-roc-cruiser')).toEqual(['empire discard']);
});

test('Blockade Runner gives 1 resource when it is played', () => {
  const table = rebelTurn({ rebel: { hand: ['blockade-runner'] } });
  expect(table.play('blockade-runner').side('rebel').resources).toBe(1);
});

test('Blockade Runner gives 1 resource when a later turn begins', () => {
  const table = empireTurn({ rebel: { ships: ['blockade-runner'] } });
  expect(table.choose('end').side('rebel').resources).toBe(1);
});

test('Blockade Runner attacks with 1', () => {
  const table = rebelTurn({ rebel: { ships: ['blockade-runner'] } });
  expect(table.attack('blockade-runner').side('empire').base?.damage).toBe(1);
});

test('Blockade Runner cannot sabotage', () => {
  const table = rebelTurn({ row: ['tie-fighter'], rebel: { ships: ['blockade-runner'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Blockade Runner withstands 3 damage', () => {
  const table = rebelTurn({ empire: { ships: ['blockade-runner'] }, rebel: { units: ['x-wing'] } });
  expect(table.attack('x-wing').side('empire').ships).toMatchObject([{ damage: 3, hitPoints: 4 }]);
});

test('Nebulon-B Frigate gives resources or repairs a damaged base', () => {
  const table = empireTurn({ empire: { ships: ['nebulon-b-frigate'], damage: 1 } });
  expect(table.choose('use nebulon-b-frigate').choices).toEqual(['resources', 'repair']);
});

test('Nebulon-B Frigate cannot repair a base without damage', () => {
  const table = empireTurn({ empire: { ships: ['nebulon-b-frigate'] } });
  expect(table.choose('use nebulon-b-frigate').choices).toEqual(['resources']);
});

test('Nebulon-B Frigate gives 3 resources', () => {
  const table = empireTurn({ empire: { ships: ['nebulon-b-frigate'] } });
  expect(table.choose('use nebulon-b-frigate').choose('resources').side('empire').resources).toBe(3);
});

test('Nebulon-B Frigate repairs 3 damage', () => {
  const table = empireTurn({ empire: { ships: ['nebulon-b-frigate'], damage: 5 } });
  expect(table.choose('use nebulon-b-frigate').choose('repair').side('empire').base?.damage).toBe(2);
});

test('Nebulon-B Frigate repairs no more than there is', () => {
  const table = empireTurn({ empire: { ships: ['nebulon-b-frigate'], damage: 2 } });
  expect(table.choose('use nebulon-b-frigate').choose('repair').side('empire').base?.damage).toBe(0);
});

test('Nebulon-B Frigate gives nothing by being played', () => {
  const table = empireTurn({ empire: { hand: ['nebulon-b-frigate'] } });
  expect(table.play('nebulon-b-frigate').side('empire').resources).toBe(0);
});

test('Nebulon-B Frigate gives nothing by itself when a later turn begins', () => {
  const table = rebelTurn({ empire: { ships: ['nebulon-b-frigate'] } });
  expect(table.choose('end').side('empire').resources).toBe(0);
});

test('Nebulon-B Frigate works again on the next turn', () => {
  const table = empireTurn({ empire: { ships: [{ card: 'nebulon-b-frigate', used: true }] } });
  expect(table.choose('end').choose('end').choicesTo('use')).toEqual(['nebulon-b-frigate']);
});

test('Nebulon-B Frigate is destroyed by 5 damage', () => {
  const table = rebelTurn({ empire: { ships: ['nebulon-b-frigate'] }, rebel: { units: ['b-wing'] } });
  expect(table.attack('b-wing').places('nebulon-b-frigate')).toEqual(['empire discard']);
});
