import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
const LUKE = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] };

test('melee damage goes to one character of the other side, which the player chooses', () => {
  const table = playersTurn({
    players: [LUKE, {}],
    ai: { ...IDLE, characters: ['Death Trooper', 'Veteran Stormtrooper'] },
  });
  table.choose('resolve melee');
  expect([table.topic, table.choices]).toEqual(['target', ['Death Trooper', 'Veteran Stormtrooper']]);
  table.choose('Veteran Stormtrooper');
  expect([table.character('Death Trooper').damage, table.character('Veteran Stormtrooper').damage]).toEqual([
    0, 3,
  ]);
});

test('a character whose damage reaches its health is defeated at once; more is lost', () => {
  const table = playersTurn({
    players: [LUKE],
    ai: {
      ...IDLE,
      characters: [
        { card: 'Death Trooper', health: 2 },
        { card: 'Veteran Stormtrooper', health: 9 },
      ],
    },
  });
  table.choose('resolve melee').choose('Death Trooper');
  expect(table.places('Death Trooper')).toEqual(['defeated of AI']);
  expect(table.character('Veteran Stormtrooper').damage).toBe(0);
});

test('one point less leaves it standing', () => {
  const table = playersTurn({
    players: [LUKE],
    ai: { ...IDLE, characters: [{ card: 'Death Trooper', health: 4 }] },
  });
  expect(table.choose('resolve melee').characters()).toEqual(['Death Trooper']);
});

test('a defeated character takes its dice out of the pool, and its upgrades are discarded', () => {
  const table = playersTurn({
    players: [LUKE],
    ai: {
      deck: [],
      characters: [
        { card: 'Death Trooper', health: 3, upgrades: ['DT-29 Heavy Blaster Pistol'] },
        { card: 'Veteran Stormtrooper', health: 9 },
      ],
      pool: ['Death Trooper: 1Dr', 'DT-29 Heavy Blaster Pistol: +2RD', 'Veteran Stormtrooper: -'],
    },
  });
  table.choose('resolve melee').choose('Death Trooper');
  expect(table.pool()).toEqual(['Veteran Stormtrooper -']);
  expect(table.places('DT-29 Heavy Blaster Pistol')).toEqual(['discard of AI']);
});

test('damage to nobody: a damage die can be resolved where the AI has no character', () => {
  const table = playersTurn({ players: [LUKE], ai: { ...IDLE, characters: [] } });
  table.choose('resolve melee');
  expect([table.pool(0), table.events('damage')]).toEqual([[], []]);
});

test('a player spreads indirect damage as they wish, over their own characters only (OPS-49)', () => {
  const table = operationsTable({
    players: [{ characters: ['Luke Skywalker', 'Padawan'], hand: [] }],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect([table.topic, table.choices]).toEqual(['spread damage', ['Luke Skywalker', 'Padawan']]);
  table.choose('Padawan', 'Luke Skywalker', 'Padawan');
  expect([table.character('Luke Skywalker').damage, table.character('Padawan').damage]).toEqual([1, 2]);
});

test("OPS-49 a teammate's characters take none of a player's indirect damage", () => {
  const table = operationsTable({
    players: [
      { characters: [{ card: 'Luke Skywalker', damage: 3 }, 'Padawan'], hand: [] },
      { characters: ['Leia Organa'], hand: [] },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect([table.asked, table.choices]).toEqual([0, ['Luke Skywalker', 'Padawan']]);
});

test('no more indirect damage on one than health and shields while another can take some', () => {
  const table = operationsTable({
    players: [
      {
        characters: [
          { card: 'Luke Skywalker', health: 2, damage: 1, shields: 1 },
          { card: 'Padawan', health: 9 },
        ],
        hand: [],
      },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect(table.question.form).toEqual({ pick: 'split', total: 3, most: [2, 9] });
});

test('as much indirect damage as all can take together: each takes what it can, and nobody is asked', () => {
  const characters = [
    { card: 'Luke Skywalker', health: 2 },
    { card: 'Padawan', health: 1 },
  ];
  const table = operationsTable({
    players: [{ characters, hand: [] }, { hand: [] }],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect(table.events('damage')).toMatchObject([{ damage: 2 }, { damage: 1 }]);
  expect(table.player(0).eliminated).toBe('damage');
});

test('shields block indirect damage too', () => {
  const table = operationsTable({
    players: [{ characters: [{ card: 'Padawan', shields: 2 }], hand: [] }],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect(table.character('Padawan')).toMatchObject({ damage: 1, shields: 0 });
});

test('all indirect damage is assigned first and then dealt: two fall by one die', () => {
  const table = operationsTable({
    players: [
      {
        characters: [
          { card: 'Padawan', health: 1 },
          { card: 'Hired Gun', health: 1 },
          { card: 'Luke Skywalker', health: 5 },
        ],
        hand: [],
      },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  table.choose('Padawan', 'Hired Gun', 'Luke Skywalker');
  expect(table.characters(0)).toEqual(['Luke Skywalker']);
  expect(table.character('Luke Skywalker').damage).toBe(1);
});

test('healing takes away no more damage than there is', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Padawan', damage: 1 }], hand: ['Field Medic'] }],
    ai: IDLE,
  });
  table.choose('play Field Medic');
  expect([table.character('Padawan').damage, table.events('heal')]).toMatchObject([0, [{ damage: 1 }]]);
});
