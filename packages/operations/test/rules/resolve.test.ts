import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
const TWO_TROOPERS = {
  ...IDLE,
  characters: [
    { card: 'Death Trooper', health: 4 },
    { card: 'Veteran Stormtrooper', health: 9 },
  ],
};

test('one symbol is chosen, and only dice that show it are resolved', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['elite Luke Skywalker', 'Padawan'],
        pool: ['Luke Skywalker: 3MD', 'Luke Skywalker #2: 1R', 'Padawan: 1MD'],
      },
    ],
  });
  expect(table.choicesTo('resolve')).toEqual(['melee', 'resource']);
  table.choose('resolve melee');
  expect([table.topic, table.choices]).toEqual(['next die', ['Luke Skywalker 3MD', 'Padawan 1MD']]);
});

test('dice are resolved one at a time, each with a target of its own', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker', 'Padawan'], pool: ['Luke Skywalker: 2MD', 'Padawan: 1MD'] }],
    ai: TWO_TROOPERS,
  });
  table.choose('resolve melee').choose('Padawan 1MD').choose('Veteran Stormtrooper');
  expect([table.topic, table.choices]).toEqual(['next die', ['Luke Skywalker 2MD', 'done']]);
  table.choose('Luke Skywalker 2MD').choose('Death Trooper');
  expect([table.character('Veteran Stormtrooper').damage, table.character('Death Trooper').damage]).toEqual([
    1, 2,
  ]);
});

test('after each die it is looked who was defeated before the next target is chosen', () => {
  const table = playersTurn({
    players: [
      { characters: ['elite Luke Skywalker'], pool: ['Luke Skywalker: 2MD', 'Luke Skywalker #2: 3MD'] },
    ],
    ai: { ...TWO_TROOPERS, characters: [{ card: 'Death Trooper', health: 3 }, 'Veteran Stormtrooper'] },
  });
  table.choose('resolve melee').choose('Luke Skywalker 3MD').choose('Death Trooper');
  expect(table.characters()).toEqual(['Veteran Stormtrooper']);
  table.choose('Luke Skywalker 2MD');
  expect(table.character('Veteran Stormtrooper').damage).toBe(2);
});

test('at least one die is resolved; the others may be left', () => {
  const table = playersTurn({
    players: [
      { characters: ['elite Leia Organa'], pool: ['Leia Organa: 1R', 'Leia Organa #2: 1R'], resources: 0 },
    ],
    ai: IDLE,
  });
  table.choose('resolve resource');
  expect(table.choices).toEqual(['Leia Organa 1R', 'Leia Organa 1R']);
  table.choose('Leia Organa 1R');
  expect(table.choices).toEqual(['Leia Organa 1R', 'done']);
  table.choose('done');
  expect([table.player().resources, table.pool(0)]).toEqual([1, ['Leia Organa 1R']]);
});

test('a die that was resolved goes back to its card', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', ready: false }], pool: ['Padawan: 1R'] }],
    ai: IDLE,
  });
  table.choose('resolve resource');
  expect(table.pool(0)).toEqual([]);
  expect(table.character('Padawan').dice).toMatchObject([{ inPool: false }]);
});

test('an upgrade die goes back to its upgrade', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Vibrosword'] }], pool: ['Padawan: -', 'Vibrosword: 1R'] },
    ],
    ai: IDLE,
  });
  table.choose('resolve resource');
  expect(table.character('Padawan').upgrades).toMatchObject([
    { name: 'Vibrosword', dice: [{ inPool: false }] },
  ]);
});

test('the cost of a die is paid when it is resolved', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], pool: ['Hired Gun: 3RD$1'], resources: 1 }],
    ai: { ...IDLE, characters: ['Death Trooper'] },
  });
  table.choose('resolve ranged');
  expect([table.player().resources, table.character('Death Trooper').damage]).toEqual([0, 3]);
});

test('a die whose cost cannot be paid is not resolved', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], pool: ['Hired Gun: 3RD$1'], resources: 0 }],
  });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('dice that the resources do not suffice for are skipped, not the whole action', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['Hired Gun', 'Hired Gun', 'Leia Organa'],
        pool: ['Hired Gun: 2RD$1', 'Hired Gun #2: 3RD$1', 'Leia Organa: 1RD'],
        resources: 1,
      },
    ],
    ai: { ...IDLE, characters: ['Death Trooper'] },
  });
  table.choose('resolve ranged').choose('Hired Gun 3RD$1');
  expect(table.choices).toEqual(['Leia Organa 1RD', 'done']);
});

test('a blank cannot be resolved', () => {
  const table = playersTurn({ players: [{ pool: ['Luke Skywalker: -'] }] });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('a resource die gains resources', () => {
  const table = playersTurn({
    players: [{ supports: ['Millennium Falcon'], pool: ['Millennium Falcon: 2R'], resources: 1 }],
    ai: IDLE,
  });
  expect(table.choose('resolve resource').player().resources).toBe(3);
});

test('a disrupt die makes the AI lose as many resources as it has', () => {
  const table = playersTurn({
    players: [{ characters: ['Han Solo, Scoundrel'], pool: ['Han Solo: 2Dr'], resources: 0 }],
    ai: { ...IDLE, resources: 1 },
  });
  table.choose('resolve disrupt');
  expect([table.ai.resources, table.player().resources]).toEqual([0, 0]);
});

test('a discard die takes a card of the AI deck', () => {
  const table = playersTurn({
    players: [{ pool: ['Rey: 1Dc'] }],
    ai: { top: ['Regroup'], deck: [], pool: [] },
  });
  table.choose('resolve discard');
  expect(table.ai.discard).toMatchObject([{ name: 'Regroup' }]);
});

test('a special does what is printed on its card', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', upgrades: ['Lightsaber'] }], pool: ['Lightsaber: Sp'] }],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', shields: 2 }] },
  });
  table.choose('resolve special');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 2, shields: 2 });
});

test('a special that rerolls its die instead of removing it is not resolved again in the same action', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [{ card: 'Count Dooku', upgrades: ['Dark Counsel'] }],
        pool: ['Dark Counsel: Sp'],
        deck: ['Parry', 'Parry'],
      },
    ],
    ai: IDLE,
    next: { rolls: ['Dark Counsel: Sp'] },
  });
  table.choose('resolve special');
  expect([table.hand(), table.pool(0), table.topic]).toEqual([['Parry'], ['Dark Counsel Sp'], 'action']);
});

test('a die that comes to show the symbol during the action may join', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['elite Luke Skywalker', 'Padawan'],
        pool: ['Luke Skywalker: 1F', 'Luke Skywalker #2: -'],
      },
    ],
    ai: IDLE,
  });
  table.choose('resolve focus').choose('Luke Skywalker - to 1F');
  expect([table.topic, table.choices]).toEqual(['next die', ['Luke Skywalker 1F', 'done']]);
});

test('OPS-48 dice of a teammate cannot be resolved', () => {
  const table = playersTurn({ players: [{}, { pool: ['Leia Organa: 2RD'] }] });
  expect(table.choicesTo('resolve')).toEqual([]);
});
