import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const TARGET = { deck: [], pool: [], characters: [{ card: 'Death Trooper', health: 20 }] };
const ARMED = {
  characters: [
    { card: 'Luke Skywalker', upgrades: ['Vibrosword'] },
    { card: 'Padawan', upgrades: ['Ancient Lightsaber'] },
  ],
};

test('a modifier alone cannot be resolved', () => {
  const table = playersTurn({ players: [{ ...ARMED, pool: ['Vibrosword: +2MD'] }] });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('a modifier of another symbol carries nothing', () => {
  const table = playersTurn({ players: [{ ...ARMED, pool: ['Vibrosword: +2MD', 'Luke Skywalker: 1R'] }] });
  expect(table.choicesTo('resolve')).toEqual(['resource']);
});

test('any number of modifiers may join a die', () => {
  const table = playersTurn({
    players: [{ ...ARMED, pool: ['Luke Skywalker: 2MD', 'Vibrosword: +2MD', 'Ancient Lightsaber: +3MD'] }],
    ai: TARGET,
  });
  table.choose('resolve melee');
  expect([table.topic, table.choices]).toEqual(['modifiers', ['Vibrosword +2MD', 'Ancient Lightsaber +3MD']]);
  expect(table.question.form).toEqual({ pick: 'some', min: 0, max: 2 });
  table.choose('Vibrosword +2MD', 'Ancient Lightsaber +3MD');
  expect([table.character('Death Trooper').damage, table.pool(0)]).toEqual([7, []]);
});

test('a die and its modifiers are one blow: one event, one look at the shields', () => {
  const table = playersTurn({
    players: [{ ...ARMED, pool: ['Luke Skywalker: 2MD', 'Vibrosword: +2MD'] }],
    ai: { ...TARGET, characters: [{ card: 'Death Trooper', health: 20, shields: 1 }] },
  });
  table.choose('resolve melee').choose('Vibrosword +2MD');
  expect(table.events('damage')).toMatchObject([{ damage: 3, blocked: 1 }]);
});

test('modifiers may stay away, and wait in the pool', () => {
  const table = playersTurn({
    players: [{ ...ARMED, pool: ['Luke Skywalker: 2MD', 'Vibrosword: +2MD'] }],
    ai: TARGET,
  });
  table.choose('resolve melee').choose();
  expect([table.character('Death Trooper').damage, table.pool(0)]).toEqual([2, ['Vibrosword +2MD']]);
});

test('a modifier that has joined a die does not join the next one', () => {
  const table = playersTurn({
    players: [{ ...ARMED, pool: ['Luke Skywalker: 2MD', 'Padawan: 1MD', 'Vibrosword: +2MD'] }],
    ai: TARGET,
  });
  table.choose('resolve melee').choose('Padawan 1MD').choose('Vibrosword +2MD').choose('Luke Skywalker 2MD');
  expect([table.character('Death Trooper').damage, table.topic]).toEqual([5, 'action']);
});

test('a modifier with a cost is paid for together with the die', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [{ card: 'Count Dooku', upgrades: ['Lightsaber Pike'] }],
        pool: ['Count Dooku: 2MD', 'Lightsaber Pike: +4MD$1'],
        resources: 1,
      },
    ],
    ai: { deck: [], pool: [], characters: [{ card: 'Rebel Trooper', health: 20 }] },
  });
  table.choose('resolve melee').choose('Lightsaber Pike +4MD$1');
  expect([table.player().resources, table.character('Rebel Trooper').damage]).toEqual([0, 6]);
});

test('a modifier whose cost cannot be paid does not join', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [{ card: 'Count Dooku', upgrades: ['Lightsaber Pike'] }],
        pool: ['Count Dooku: 2MD', 'Lightsaber Pike: +4MD$1'],
        resources: 0,
      },
    ],
    ai: { deck: [], pool: [], characters: [{ card: 'Rebel Trooper', health: 20 }] },
  });
  table.choose('resolve melee');
  expect([table.topic, table.character('Rebel Trooper').damage]).toEqual(['action', 2]);
});

test('where the resources suffice for one of two modifiers only, they are chosen one by one', () => {
  const pike = { card: 'Count Dooku', upgrades: ['Lightsaber Pike', 'Lightsaber Pike'] };
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [pike],
        pool: ['Count Dooku: 2MD', 'Lightsaber Pike: +4MD$1', 'Lightsaber Pike #2: +4MD$1'],
        resources: 1,
      },
    ],
    ai: { deck: [], pool: [], characters: [{ card: 'Rebel Trooper', health: 20 }] },
  });
  table.choose('resolve melee');
  expect([table.topic, table.choices]).toEqual([
    'one modifier',
    ['Lightsaber Pike +4MD$1', 'Lightsaber Pike +4MD$1', 'done'],
  ]);
  table.choose('Lightsaber Pike +4MD$1');
  expect(table.character('Rebel Trooper').damage).toBe(6);
});

test('a modifier of resources joins a resource die', () => {
  const table = playersTurn({
    players: [{ characters: ['elite Rey, Force Prodigy'], pool: ['Rey: 1R', 'Rey #2: +1R'], resources: 0 }],
    ai: TARGET,
  });
  table.choose('resolve resource').choose('Rey +1R');
  expect(table.player().resources).toBe(2);
});

test('a modifier of another symbol does not join', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Luke Skywalker', upgrades: ['Hidden Blaster'] }],
        pool: ['Luke Skywalker: 2MD', 'Hidden Blaster: +2RD'],
      },
    ],
    ai: TARGET,
  });
  table.choose('resolve melee');
  expect([table.topic, table.pool(0)]).toEqual(['action', ['Hidden Blaster +2RD']]);
});
