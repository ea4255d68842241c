import { expect, test } from 'vitest';
import { playersTurn, type Setup } from '../kit.ts';

const SCRAP = {
  scenario: 'OBJ-NAB',
  players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'] }],
};

test('Streets of Theed: the AI gains 1 resource when a droid of it is defeated', () => {
  const table = playersTurn({
    ...SCRAP,
    ai: {
      deck: [],
      resources: 0,
      characters: [{ card: 'Battle Droid', damage: 4, health: 6 }, 'Battle Droid'],
    },
  })
    .choose('resolve melee')
    .choose('Battle Droid');
  expect(table.characters()).toHaveLength(1);
  expect(table.ai.resources).toBe(1);
});

test('Streets of Theed: damage that leaves the droid in play pays nothing', () => {
  const table = playersTurn({
    ...SCRAP,
    ai: { deck: [], resources: 0, characters: [{ card: 'Battle Droid', damage: 3, health: 6 }] },
  }).choose('resolve melee');
  expect(table.ai.resources).toBe(0);
});

test('Streets of Theed: its rule ends with the stage', () => {
  const table = playersTurn({
    ...SCRAP,
    stage: 2,
    ai: {
      deck: [],
      resources: 0,
      characters: [{ card: 'Super Battle Droid', damage: 4, health: 6 }, 'Nute Gunray'],
    },
  })
    .choose('resolve melee')
    .choose('Super Battle Droid');
  expect(table.ai.resources).toBe(0);
});

const UPKEEP: Setup = {
  scenario: 'OBJ-NAB',
  step: 'upkeep',
  players: [{ resources: 0 }, { resources: 0 }],
};

test('The Hangar: while Nute Gunray is in play each player gains 1 resource less at upkeep', () => {
  const table = playersTurn({ ...UPKEEP, stage: 2, ai: { characters: ['Nute Gunray'] } });
  expect([table.player(0).resources, table.player(1).resources]).toEqual([1, 1]);
});

test('The Hangar: with Nute Gunray defeated the players gain 2 again', () => {
  const table = playersTurn({
    ...UPKEEP,
    stage: 2,
    ai: { characters: ['Super Battle Droid'], defeated: ['Nute Gunray'] },
  });
  expect([table.player(0).resources, table.player(1).resources]).toEqual([2, 2]);
});

const GATES = {
  scenario: 'OBJ-NAB',
  stage: 3,
  players: [
    {
      characters: ['elite Luke Skywalker', '01038'],
      pool: ['Luke Skywalker: 2MD', 'Luke Skywalker: 3MD', '01038: 1MD'],
    },
  ],
  ai: { deck: [], characters: [{ card: 'Maul', health: 20 }] },
};

test('The Laser Gates: in even rounds each packet of damage to Maul is smaller by 1', () => {
  const table = playersTurn({ ...GATES, round: 2 })
    .choose('resolve melee')
    .choose('Luke Skywalker 2MD')
    .choose('Luke Skywalker 3MD')
    .choose('done');
  expect(table.character('Maul').damage).toBe(3);
});

test('The Laser Gates: in even rounds a packet of 1 does not even touch his shields', () => {
  const table = playersTurn({
    ...GATES,
    round: 4,
    ai: { deck: [], characters: [{ card: 'Maul', health: 20, shields: 1 }] },
  })
    .choose('resolve melee')
    .choose('Rey 1MD')
    .choose('done');
  expect(table.character('Maul')).toMatchObject({ damage: 0, shields: 1 });
});

test('The Laser Gates: in odd rounds they are open', () => {
  const table = playersTurn({ ...GATES, round: 3 })
    .choose('resolve melee')
    .choose('Luke Skywalker 3MD')
    .choose('done');
  expect(table.character('Maul').damage).toBe(3);
});

test('The Laser Gates: they shelter nobody but Maul', () => {
  const table = playersTurn({
    ...GATES,
    round: 2,
    ai: { deck: [], characters: [{ card: 'Battle Droid', health: 20 }] },
  })
    .choose('resolve melee')
    .choose('Luke Skywalker 3MD')
    .choose('done');
  expect(table.character('Battle Droid').damage).toBe(3);
});
