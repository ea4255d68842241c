import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('OPS-47 a player pays with their own resources, however many a teammate has', () => {
  const table = playersTurn({
    players: [{ pool: ['Hired Gun: 3RD$1'], characters: ['Hired Gun'], resources: 0 }, { resources: 5 }],
  });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('OPS-47 a resource die gains for its own player', () => {
  const table = playersTurn({
    players: [{ pool: ['Rey: 1R'], resources: 0 }, { resources: 0 }],
    ai: IDLE,
  });
  table.choose('resolve resource');
  expect([table.player(0).resources, table.player(1).resources]).toEqual([1, 0]);
});

test('OPS-48 "your characters" are not those of a teammate', () => {
  const table = playersTurn({
    players: [
      { characters: ['Luke Skywalker', 'Padawan'], hand: ["Yoda's Protection"] },
      { characters: ['Jedi Instructor'] },
    ],
    ai: IDLE,
  });
  table.choose("play Yoda's Protection");
  const shields = ['Luke Skywalker', 'Padawan', 'Jedi Instructor'].map(
    (name) => table.character(name).shields,
  );
  expect(shields).toEqual([1, 1, 0]);
});

test('OPS-48 "your dice" are not those of a teammate', () => {
  const table = playersTurn({
    players: [
      { characters: ['Leia Organa'], hand: ['Natural Talent'], pool: ['Leia Organa: 1R'], resources: 1 },
      { characters: ['Hired Gun'], pool: ['Hired Gun: 1R'] },
    ],
    ai: IDLE,
  });
  table.choose('play Natural Talent');
  expect([table.player(0).resources, table.pool(1)]).toEqual([2, ['Hired Gun 1R']]);
});

test('OPS-48 "one of your characters" is activated, not one of a teammate', () => {
  const table = playersTurn({
    players: [{ characters: ['Leia Organa'], hand: ['Hit and Run'] }, { characters: ['Fenn Rau'] }],
    ai: IDLE,
  });
  table.choose('play Hit and Run');
  expect([table.character('Leia Organa').ready, table.character('Fenn Rau').ready]).toEqual([false, true]);
});

test("OPS-49 a teammate's character cannot be spotted", () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Hired Gun', damage: 2 }], hand: ['Rejuvenate'] },
      { characters: ['Luke Skywalker'] },
    ],
    ai: IDLE,
  });
  table.choose('play Rejuvenate');
  expect(table.character('Hired Gun').damage).toBe(2);
});

test("OPS-49 one's own can", () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', damage: 2 }], hand: ['Rejuvenate'] }, {}],
    ai: IDLE,
  });
  table.choose('play Rejuvenate');
  expect(table.character('Padawan').damage).toBe(1);
});

test('OPS-88 an effect on an opponent may be used on a teammate or on the AI', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Scramble'] }, { pool: ['Leia Organa: -'] }, { pool: [] }],
    ai: { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
    next: { rolls: ['Leia Organa: 2RD'] },
  });
  table.choose('play Scramble');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect([table.pool(1), table.pool()]).toEqual([['Leia Organa 2RD'], ['Death Trooper 2RD']]);
});

test('OPS-88 it may be used on the AI while a teammate could be chosen', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Scramble'] }, { pool: ['Leia Organa: -'] }],
    ai: { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
    next: { rolls: ['Death Trooper: -'] },
  });
  table.choose('play Scramble').choose('4');
  expect([table.pool(1), table.pool()]).toEqual([['Leia Organa -'], ['Death Trooper -']]);
});

test('OPS-88 a teammate who is made to discard chooses the card', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      { characters: ['Darth Vader, Sith Lord'] },
      { characters: ['Count Dooku'], hand: ['Parry', 'Evade'] },
    ],
  });
  table.choose('activate Darth Vader').choose('yes').choose('1');
  expect([table.asked, table.topic, table.choices]).toEqual([1, 'discard', ['Parry', 'Evade']]);
});

test('OPS-88 an action that any player may take can be taken by a teammate', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'] }, { characters: ['Jar Jar Binks'] }],
    next: { rolls: ['Jar Jar Binks: 1R'] },
  });
  expect(table.choicesTo('force')).toEqual(['Jar Jar Binks']);
  table.choose('force Jar Jar Binks');
  expect([table.pool(0), table.pool(1), table.asked]).toEqual([[], ['Jar Jar Binks 1R'], 1]);
});

test('OPS-88 damage of a player finds no teammate', () => {
  const table = playersTurn({
    players: [
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
      { characters: ['Leia Organa'] },
    ],
    ai: { ...IDLE, characters: ['Death Trooper', 'Veteran Stormtrooper'] },
  });
  expect(table.choose('resolve melee').choices).toEqual(['Death Trooper', 'Veteran Stormtrooper']);
});

test('OPS-48 what heals "each of your characters" heals none of a teammate', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', damage: 2 }], hand: ['Invigorate'] },
      { characters: [{ card: 'Leia Organa', damage: 2 }] },
    ],
    ai: IDLE,
  });
  table.choose('play Invigorate');
  expect([table.character('Padawan').damage, table.character('Leia Organa').damage]).toEqual([1, 2]);
});

test('the hands of teammates are hidden, their number is not', () => {
  const table = playersTurn({ players: [{ hand: ['Parry', 'Evade'] }, {}] });
  expect(table.live.view(1).players[0]?.hand).toEqual([null, null]);
});
