import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup } from '../kit.ts';

const DS2 = { scenario: 'OBJ-DS2' };

const FLEET: Setup = {
  ...DS2,
  players: [{ hand: [] }],
  ai: {
    characters: [{ card: 'TIE Pilot', upgrades: ['E-11 Blaster'] }],
    supports: ['TIE Fighter'],
    top: ['Advance'],
    deck: [],
  },
};

test('Through the Fleet: with as many dice in the pool a support is activated before a character', () => {
  const table = operationsTable(FLEET);
  expect(table.reasons('activation')).toMatchObject([
    { considered: ['TIE Pilot', 'TIE Fighter'], picked: 'TIE Fighter' },
  ]);
  expect(table.character('TIE Pilot').ready).toBe(true);
});

test('Through the Fleet: a character with fewer dice in the pool still comes first', () => {
  const table = operationsTable({ ...FLEET, ai: { ...FLEET.ai, pool: ['TIE Fighter: -'] } });
  expect(table.reasons('activation')).toMatchObject([{ picked: 'TIE Pilot', decided: 'dice in the pool' }]);
});

test('Through the Fleet: a support that the AI plays enters ready', () => {
  const table = operationsTable({
    ...FLEET,
    ai: { ...FLEET.ai, supports: [], top: ['TIE Fighter'], resources: 2 },
  });
  expect(table.support('TIE Fighter').ready).toBe(true);
});

test('Through the Fleet: its rule ends with the stage', () => {
  const table = operationsTable({ ...FLEET, stage: 2, players: [{ hand: [], area: 1 }] });
  expect(table.reasons('activation')[0]).toMatchObject({ picked: 'TIE Pilot', decided: 'upgrades' });
});

const IDLE = { characters: ['TIE Pilot'], deck: [] };
const STAIRS: Setup = {
  ...DS2,
  stage: 2,
  step: 'begin phase',
  areas: [{ characters: ['Royal Guard'], deck: [] }, IDLE],
};

test('The Throne Room Stairs: when a round begins each player here discards a card of their choice …', () => {
  const table = playersTurn({
    ...STAIRS,
    players: [{ area: 1, characters: ['Luke Skywalker'], hand: ['Evade', 'Parry'] }],
  });
  expect([table.topic, table.choices]).toEqual(['one of', ['discard', 'indirect']]);
  table.choose('discard');
  expect([table.topic, table.choices]).toEqual(['discard', ['Evade', 'Parry']]);
  table.choose('Parry');
  expect(table.hand()).toEqual(['Evade']);
  expect(table.character('Luke Skywalker').damage).toBe(0);
});

test('The Throne Room Stairs: … or takes 1 indirect damage', () => {
  const table = playersTurn({
    ...STAIRS,
    players: [{ area: 1, characters: ['Luke Skywalker', '01038'], hand: ['Evade'] }],
  }).choose('indirect');
  expect([table.topic, table.choices]).toEqual(['spread damage', ['Luke Skywalker', 'Rey']]);
  table.choose('Rey');
  expect(table.character('Rey').damage).toBe(1);
  expect(table.hand()).toEqual(['Evade']);
});

test('The Throne Room Stairs: who has no cards takes the damage', () => {
  const table = playersTurn({ ...STAIRS, players: [{ area: 1, characters: ['Luke Skywalker'] }] });
  expect(table.topic).toBe('action');
  expect(table.character('Luke Skywalker').damage).toBe(1);
});

test('The Throne Room Stairs: players in the other area are left in peace', () => {
  const table = playersTurn({
    ...STAIRS,
    players: [
      { area: 2, characters: ['Luke Skywalker'] },
      { area: 1, characters: ['Leia Organa'] },
    ],
  });
  expect(table.character('Luke Skywalker').damage).toBe(0);
  expect(table.character('Leia Organa').damage).toBe(1);
});

const RUN: Setup = {
  ...DS2,
  stage: 2,
  players: [
    {
      area: 2,
      characters: ['elite Luke Skywalker', '01038'],
      pool: ['Luke Skywalker: 1R', 'Luke Skywalker: 1R', '01038: +1R'],
      resources: 0,
    },
  ],
  areas: [
    { characters: ['Royal Guard'], deck: [] },
    {
      perPlayer: 1,
      deck: [],
      characters: [
        { card: 'Ciena Ree', health: 10, damage: 3 },
        { card: 'TIE Pilot', health: 7, damage: 5 },
      ],
    },
  ],
};

test('The Reactor Run: who resolves resources may place a counter instead of gaining one of them', () => {
  const table = playersTurn(RUN).choose('resolve resource').choose('Luke Skywalker 1R').choose('Rey +1R');
  expect([table.topic, table.choices]).toEqual(['sabotage', ['counter', 'resource']]);
  table.choose('counter');
  expect(table.area(2).counters).toBe(1);
  expect(table.player().resources).toBe(1);
});

test('The Reactor Run: all resources may be kept', () => {
  const table = playersTurn(RUN)
    .choose('resolve resource')
    .choose('Luke Skywalker 1R')
    .choose('Rey +1R')
    .choose('resource');
  expect(table.area(2).counters).toBe(0);
  expect(table.player().resources).toBe(2);
});

test('The Reactor Run: with 2 counters per player each AI character here has 2 health less, and may fall', () => {
  const [ciena, pilot] = RUN.areas?.[1]?.characters ?? [];
  const table = playersTurn({
    ...RUN,
    areas: [
      { characters: [{ card: 'Royal Guard', health: 8 }], deck: [] },
      { perPlayer: 1, deck: [], counters: 1, characters: [ciena ?? '', pilot ?? ''] },
    ],
  })
    .choose('resolve resource')
    .choose('Luke Skywalker 1R')
    .choose()
    .choose('counter');
  expect(table.area(2).counters).toBe(2);
  expect(table.character('Ciena Ree').health).toBe(8);
  expect(table.places('TIE Pilot')).toEqual(['defeated of M-2']);
  expect(table.character('Royal Guard').health).toBe(8);
});

test('The Reactor Run: for two players it takes 4 counters', () => {
  const health = (counters: number) =>
    playersTurn({
      ...RUN,
      areas: [
        { characters: ['Royal Guard'], deck: [] },
        { perPlayer: 2, deck: [], counters, characters: [{ card: 'Ciena Ree', health: 10 }] },
      ],
    }).character('Ciena Ree').health;
  expect([health(3), health(4)]).toEqual([10, 8]);
});

test('The Reactor Run: a player in the other area is not asked', () => {
  const table = playersTurn({
    ...RUN,
    players: [{ area: 1, characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1R'], resources: 0 }],
  }).choose('resolve resource');
  expect(table.topic).toBe('action');
  expect(table.player().resources).toBe(1);
});

/** Both areas are done: Darth Vader does not hold the first, for he has Hunter. */
const BOTH_DONE: Setup = {
  ...DS2,
  stage: 2,
  players: [
    { area: 1, characters: [{ card: 'Luke Skywalker', damage: 4 }] },
    { area: 2, characters: [{ card: 'Leia Organa', damage: 5 }] },
  ],
  areas: [
    {
      deck: [],
      characters: [{ card: '01010', health: 16, damage: 3, shields: 2, upgrades: ['Lightsaber'] }],
    },
    { deck: [], characters: [] },
  ],
};

test('The Reactor Run: on advance the players of both areas heal 3 damage, once', () => {
  const table = playersTurn(BOTH_DONE).choose('pass').choose('pass');
  expect(table.view.stage).toBe(3);
  expect(table.events('heal')).toMatchObject([{ damage: 3 }, { damage: 3 }]);
});

test('The Reactor Run: they heal on advance too where it was cleared in an earlier round', () => {
  const table = playersTurn({
    ...DS2,
    stage: 2,
    players: [{ area: 1, characters: [{ card: 'Luke Skywalker', damage: 4 }] }],
    areas: [
      { deck: [], characters: [], pool: [] },
      { deck: [], characters: [], cleared: true },
    ],
  });
  table.choose('pass');
  expect(table.view.stage).toBe(3);
  expect(table.events('heal')).toMatchObject([{ damage: 3 }]);
});

test('The Throne Room Stairs: Darth Vader stays for the next stage with all that is on him', () => {
  const table = playersTurn(BOTH_DONE).choose('pass').choose('pass');
  expect(table.ai.stage.name).toBe('The Emperor');
  expect(table.characters().slice(0, 2)).toEqual(['Darth Vader', 'Palpatine']);
  expect(table.character('Darth Vader')).toMatchObject({
    health: 16,
    damage: 3,
    shields: 2,
    hunter: true,
    upgrades: [{ name: 'Lightsaber' }],
  });
});

test('The Throne Room Stairs: Darth Vader who was defeated does not come back', () => {
  const table = playersTurn({
    ...BOTH_DONE,
    areas: [
      { deck: [], characters: [], defeated: ['01010'] },
      { deck: [], characters: [] },
    ],
  })
    .choose('pass')
    .choose('pass');
  expect(table.ai.stage.name).toBe('The Emperor');
  expect(table.characters()).not.toContain('Darth Vader');
});

test('The Throne Room Stairs: while the other area is held, its players join that one and the stage goes on', () => {
  const table = playersTurn({ ...BOTH_DONE, areas: [{ deck: [], characters: [] }, IDLE] })
    .choose('pass')
    .choose('pass');
  expect(table.view.stage).toBe(2);
  expect([table.area(1).cleared, table.area(2).cleared]).toEqual([true, false]);
  expect(table.player(0).area).toBe(1);
  expect(table.events('heal')).toEqual([]);
});

test('Through the Fleet: on advance each player picks one of the two areas, the second the one that is empty', () => {
  const table = playersTurn({
    ...DS2,
    players: [{ characters: ['Luke Skywalker'] }, { characters: ['Leia Organa'] }],
    ai: { characters: [], supports: [], deck: [] },
  })
    .choose('pass')
    .choose('pass');
  expect([table.asked, table.topic, table.choices]).toEqual([0, 'area', ['0', '1']]);
  table.choose('1');
  expect(table.view.areas.map(({ stage, perPlayer }) => [stage.name, perPlayer])).toEqual([
    ['The Throne Room Stairs', 1],
    ['The Reactor Run', 1],
  ]);
  expect([table.player(0).area, table.player(1).area]).toEqual([1, 0]);
});

test('The Emperor: when a round begins each player takes 1 indirect damage', () => {
  const table = playersTurn({
    ...DS2,
    stage: 3,
    step: 'begin phase',
    players: [{ characters: ['Luke Skywalker', '01038'] }, { characters: ['Leia Organa'] }],
  });
  expect([table.asked, table.topic, table.choices]).toEqual([0, 'spread damage', ['Luke Skywalker', 'Rey']]);
  table.choose('Luke Skywalker');
  expect([table.character('Luke Skywalker').damage, table.character('Leia Organa').damage]).toEqual([1, 1]);
});

test('OPS-41 The Emperor: a first player who falls when a round begins has no turn; the next one opens the round', () => {
  const table = playersTurn({
    ...DS2,
    stage: 3,
    step: 'begin phase',
    players: [{ characters: [{ card: 'Padawan', health: 1 }] }, { characters: ['Leia Organa'] }],
  });
  expect(table.player(0).eliminated).toBe('damage');
  expect([table.asked, table.topic, table.view.first]).toEqual([1, 'action', 1]);
});

test('The Emperor: the rule of the stairs holds no longer', () => {
  const table = playersTurn({
    ...DS2,
    stage: 3,
    step: 'begin phase',
    players: [{ characters: ['Luke Skywalker'], hand: ['Evade'] }],
  });
  expect(table.topic).toBe('action');
  expect(table.hand()).toEqual(['Evade']);
});

test('The Emperor: a hunter who is left holds the final stage', () => {
  const left = { characters: [{ card: '01010', health: 16, hunter: true }], deck: [] };
  const table = playersTurn({ ...DS2, stage: 3, players: [{ characters: ['Luke Skywalker'] }], ai: left });
  table.choose('pass');
  expect(table.outcome).toBeUndefined();
});
