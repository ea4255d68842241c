import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup } from '../kit.ts';

const BEACH: Setup = {
  step: 'AI upkeep',
  players: [{}],
  ai: {
    characters: [
      { card: 'Veteran Stormtrooper', health: 12, damage: 2 },
      { card: 'Veteran Stormtrooper', health: 12, damage: 5 },
    ],
  },
};

test('Landing on the Beach: at AI upkeep the character with the least health remaining gains a shield', () => {
  const table = playersTurn({ scenario: 'OBJ-SCA', ...BEACH });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 1]);
});

test('Landing on the Beach: its rule ends with the stage', () => {
  const table = playersTurn({ scenario: 'OBJ-SCA', stage: 2, ...BEACH });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
});

const CITADEL = {
  scenario: 'OBJ-SCA',
  players: [
    {
      characters: ['Leia Organa'],
      hand: ['DH-17 Blaster Pistol', 'DH-17 Blaster Pistol', 'E-11 Blaster'],
      resources: 3,
    },
  ],
  ai: { deck: [] },
};

test('Inside the Citadel: the first upgrade that a player plays in a round costs 1 more, the second does not', () => {
  const table = playersTurn({ ...CITADEL, stage: 2 })
    .choose('play DH-17 Blaster Pistol')
    .choose('play DH-17 Blaster Pistol');
  expect(table.events('play')).toMatchObject([{ cost: 2 }]);
  table.choose('none');
  expect(table.events('play')).toMatchObject([{ cost: 2 }, { cost: 1 }]);
});

test('Inside the Citadel: an upgrade that the player cannot pay with the surcharge cannot be played', () => {
  const [player] = CITADEL.players;
  const poor = { ...player, resources: 2 };
  expect(playersTurn({ ...CITADEL, players: [poor], stage: 2 }).choicesTo('play')).toEqual([
    'DH-17 Blaster Pistol',
    'DH-17 Blaster Pistol',
  ]);
});

test('Inside the Citadel: each player pays the surcharge, and in every round again', () => {
  const table = playersTurn({
    ...CITADEL,
    stage: 2,
    players: [
      { characters: ['Leia Organa'], upgraded: true, hand: ['E-11 Blaster'], resources: 2 },
      { characters: ['Fenn Rau'], hand: ['E-11 Blaster'], resources: 2 },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['E-11 Blaster']);
  table.choose('pass');
  expect([table.asked, table.choicesTo('play')]).toEqual([1, []]);
  const next = playersTurn({
    ...CITADEL,
    stage: 2,
    step: 'begin phase',
    players: [{ characters: ['Leia Organa'], upgraded: true, hand: ['E-11 Blaster'], resources: 2 }],
  });
  expect(next.choicesTo('play')).toEqual([]);
});

test('Inside the Citadel: its rule holds in no other stage', () => {
  const table = playersTurn({ ...CITADEL, stage: 3 }).choose('play DH-17 Blaster Pistol');
  expect(table.events('play')).toMatchObject([{ cost: 1 }]);
});

test('Inside the Citadel: the AI pays what is printed', () => {
  const table = operationsTable({
    scenario: 'OBJ-SCA',
    stage: 2,
    ai: { top: ['E-11 Blaster'], deck: [], resources: 2 },
  });
  expect(table.events('AI plays')).toMatchObject([{ paid: 2 }]);
});

const PLANS: Setup = {
  scenario: 'OBJ-SCA',
  stage: 3,
  step: 'AI upkeep',
  players: [{ characters: ['Luke Skywalker'] }, { characters: ['Leia Organa'] }],
};

test('Transmit the Plans: at AI upkeep a counter is placed, which does nothing yet below three', () => {
  const table = playersTurn({ ...PLANS, ai: { counters: 1 } });
  expect(table.ai.counters).toBe(2);
  expect(table.character('Luke Skywalker').damage).toBe(0);
});

test('Transmit the Plans: with the third counter and every one after it each player takes 2 indirect damage', () => {
  for (const counters of [2, 3]) {
    const table = playersTurn({ ...PLANS, ai: { counters } });
    expect(table.ai.counters).toBe(counters + 1);
    expect([table.character('Luke Skywalker').damage, table.character('Leia Organa').damage]).toEqual([2, 2]);
  }
});

test('Transmit the Plans: no other stage has counters', () => {
  expect(playersTurn({ ...PLANS, stage: 2, ai: { counters: 2 } }).ai.counters).toBe(2);
});

/** One more than may be shuffled back. */
const DISCARDED = [
  'Evade',
  'Parry',
  'Take Cover',
  'Use The Force',
  'Fearless',
  'Defensive Stance',
  'Heightened Awareness',
  'Trust The Force',
  'Invigorate',
  "Yoda's Protection",
  'Lightsaber',
];

const DONE = {
  scenario: 'OBJ-SCA',
  players: [
    {
      characters: [
        { card: 'Luke Skywalker', damage: 2 },
        { card: '01038', damage: 4, shields: 1 },
      ],
      discard: [...DISCARDED],
      deck: ['Evade', 'Parry'],
      resources: 1,
    },
  ],
  ai: { characters: [], deck: [], supports: ['E-Web Emplacement'], resources: 3 },
};

test('Landing on the Beach: on advance a player heals 3 damage among their characters and shuffles up to 10 cards back', () => {
  const table = playersTurn(DONE).choose('pass');
  expect([table.topic, table.choices]).toEqual(['spread heal', ['Luke Skywalker', 'Rey']]);
  table.choose('Rey', 'Rey', 'Luke Skywalker');
  expect([table.topic, table.choices]).toEqual(['shuffle back', DISCARDED]);
  expect(() => table.choose(...DISCARDED)).toThrow();
  table.choose(...DISCARDED.slice(1));
  expect(table.player().discard.map(({ name }) => name)).toEqual(DISCARDED.slice(0, 1));
  expect([table.character('Luke Skywalker').damage, table.character('Rey').damage]).toEqual([1, 2]);
});

test('Landing on the Beach: on advance nothing need be shuffled back', () => {
  const table = playersTurn(DONE).choose('pass').choose('Rey', 'Rey', 'Rey').choose();
  expect(table.player().discard).toHaveLength(DISCARDED.length);
});

test('Landing on the Beach: on advance the AI loses all it has, and players keep theirs', () => {
  const table = playersTurn(DONE).choose('pass').choose('Rey', 'Rey', 'Rey').choose();
  expect(table.ai.stage.name).toBe('Inside the Citadel');
  // The support is the one that side B of the next stage puts into play; one resource came at upkeep.
  expect([table.ai.supports.length, table.ai.discard.length, table.ai.resources]).toEqual([1, 0, 1]);
  expect(table.character('Rey').shields).toBe(1);
  expect(table.player().resources).toBe(3);
});

test('Landing on the Beach: the per-player number is counted anew on advance', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    players: [{ characters: ['Luke Skywalker'] }, { eliminated: 'damage' }],
    ai: { characters: [], deck: [], perPlayer: 2 },
  }).choose('pass');
  expect(table.ai.perPlayer).toBe(1);
});
