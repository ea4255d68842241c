import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup } from '../kit.ts';

const GATES = {
  scenario: 'OBJ-KNF',
  players: [{ characters: ['Maul'], hand: [] }],
};

test('The Temple Gates: the first character activated in a round gains a shield before it rolls', () => {
  const table = operationsTable({
    ...GATES,
    ai: {
      characters: ['Jedi Temple Guard', { card: 'Jedi Temple Guard', damage: 3 }],
      top: ['Advance'],
      deck: [],
    },
  });
  const kinds = table.live.events(0).map(({ event }) => event.kind);
  expect(kinds.indexOf('shields')).toBeLessThan(kinds.indexOf('roll'));
  expect(table.ai.characters.map(({ ready, shields }) => [ready, shields])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

test('The Temple Gates: the second one in a round gains none', () => {
  const table = operationsTable({
    ...GATES,
    ai: {
      characters: ['Jedi Temple Guard', 'Jedi Temple Guard'],
      top: ['Full Deployment'],
      deck: [],
      resources: 2,
    },
  });
  expect(table.ai.characters.map(({ ready, shields }) => [ready, shields])).toEqual([
    [false, 1],
    [false, 0],
  ]);
});

test('The Temple Gates: the first one of the next round gains a shield again', () => {
  const table = playersTurn({
    ...GATES,
    step: 'begin phase',
    ai: { characters: ['Jedi Temple Guard'], top: ['Advance'], deck: [], activated: true },
  }).aiTurn();
  expect(table.character('Jedi Temple Guard').shields).toBe(1);
});

test('The Temple Gates: a support that is activated first is no character', () => {
  const table = operationsTable({
    ...GATES,
    ai: {
      characters: [{ card: 'Jedi Temple Guard', ready: false }],
      supports: ['T-47 Airspeeder'],
      top: ['Advance'],
      deck: [],
    },
  });
  expect(table.events('activate')).toHaveLength(1);
  expect(table.events('shields')).toEqual([]);
});

test('The Temple Gates: its rule ends with the stage', () => {
  const table = operationsTable({ ...GATES, stage: 2, next: { reveals: ['Advance'] } });
  expect(table.events('activate')).toHaveLength(1);
  expect(table.events('shields')).toEqual([]);
});

const LESSON = {
  ...GATES,
  ai: {
    characters: [{ card: 'Jedi Instructor', health: 20 }, 'Padawan'],
    top: ['Ancient Lightsaber'],
    deck: [],
    resources: 1,
  },
};

test('The Training Halls: upgrades cost the AI 1 resource less', () => {
  const table = operationsTable({ ...LESSON, stage: 2 });
  expect(table.events('AI plays')).toMatchObject([{ paid: 1 }]);
  expect(table.places('Ancient Lightsaber')).toEqual(['upgrades on Jedi Instructor']);
});

test('The Training Halls: events cost what is printed', () => {
  const table = operationsTable({
    ...LESSON,
    stage: 2,
    ai: { ...LESSON.ai, top: ['Coordinated Strike'], resources: 0 },
  });
  expect(table.events('AI cannot pay')).toMatchObject([{ cost: 1 }]);
});

test('The Training Halls: players pay what is printed', () => {
  const table = playersTurn({
    ...GATES,
    stage: 2,
    players: [{ characters: ['Maul'], hand: ['Ancient Lightsaber', 'Dark Counsel'], resources: 1 }],
  });
  expect(table.choicesTo('play')).toEqual(['Dark Counsel']);
});

test('The Training Halls: its rule ends with the stage', () => {
  const table = operationsTable({
    ...LESSON,
    stage: 3,
    ai: { ...LESSON.ai, characters: ['Luminara Unduli'], resources: 2 },
  });
  expect(table.events('AI plays')).toMatchObject([{ paid: 2 }]);
});

const HANDS: Setup = { scenario: 'OBJ-KNF', step: 'upkeep', players: [{}, { hand: 4 }] };

test('The Archives: players draw up to four cards at upkeep', () => {
  const table = playersTurn({ ...HANDS, stage: 3 });
  expect([table.asked, table.topic]).toEqual([1, 'upkeep discard']);
  table.choose();
  expect([table.hand(0).length, table.hand(1).length]).toEqual([4, 4]);
});

test('The Archives: nobody discards a fifth card', () => {
  const table = playersTurn({ ...HANDS, stage: 3, players: [{ hand: 5 }] }).choose();
  expect(table.hand()).toHaveLength(5);
});

test('The Archives: in other stages players draw up to five', () => {
  for (const stage of [2, 4])
    expect(
      playersTurn({ ...HANDS, stage })
        .choose()
        .hand(0),
    ).toHaveLength(5);
});

const CHAMBER = {
  scenario: 'OBJ-KNF',
  players: [{ characters: ['Maul'], pool: ['Maul: 2MD'] }],
};

test('The Council Chamber: when a character is defeated every other one becomes ready', () => {
  const table = playersTurn({
    ...CHAMBER,
    stage: 4,
    ai: {
      deck: [],
      characters: [
        { card: 'Mace Windu', ready: false },
        { card: 'Kit Fisto', health: 10, damage: 9 },
      ],
    },
  })
    .choose('resolve melee')
    .choose('Kit Fisto');
  expect(table.characters()).toEqual(['Mace Windu']);
  expect(table.character('Mace Windu').ready).toBe(true);
});

test('The Council Chamber: damage that defeats nobody readies nobody', () => {
  const table = playersTurn({
    ...CHAMBER,
    stage: 4,
    ai: {
      deck: [],
      characters: [
        { card: 'Mace Windu', ready: false },
        { card: 'Kit Fisto', health: 10, damage: 7 },
      ],
    },
  })
    .choose('resolve melee')
    .choose('Kit Fisto');
  expect(table.character('Mace Windu').ready).toBe(false);
});

test('The Council Chamber: in other stages the defeat of one readies nobody', () => {
  const table = playersTurn({
    ...CHAMBER,
    stage: 3,
    ai: {
      deck: [],
      characters: [
        { card: 'Luminara Unduli', ready: false },
        { card: 'Jedi Acolyte', health: 10, damage: 9 },
      ],
    },
  })
    .choose('resolve melee')
    .choose('Jedi Acolyte');
  expect(table.character('Luminara Unduli').ready).toBe(false);
});
