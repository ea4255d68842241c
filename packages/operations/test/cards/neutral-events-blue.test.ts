import { expect, test } from 'vitest';
import { quietTurn } from './quiet-ai.ts';

const FORCE = { hand: ['Use The Force'], resources: 1 };

test('01149 Use The Force turns any die to any other side', () => {
  const table = quietTurn(
    [
      { ...FORCE, characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
      { characters: ['Fenn Rau'], pool: ['Fenn Rau: 1R'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Use The Force');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    [
      ...['2MD', '3MD', '1F', '1Sh', '1R'].map((side) => `Luke Skywalker - to ${side}`),
      ...['2RD', '2RD', '1F', '1Sh', '-'].map((side) => `Fenn Rau 1R to ${side}`),
      ...['1RD', '1RD', '+2RD', '1Dr', '-'].map((side) => `Death Trooper 2RD to ${side}`),
    ],
  ]);
  table.choose('Death Trooper 2RD to -');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect(table.player().resources).toBe(0);
});

test('01149 Use The Force turns nothing without a blue character of yours (OPS-49)', () => {
  const table = quietTurn([
    { ...FORCE, characters: ['Fenn Rau'], pool: ['Fenn Rau: -'] },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('play Use The Force');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
  expect(table.pool(0)).toEqual(['Fenn Rau -']);
});

test('02132 Rejuvenate heals 1 damage from a character', () => {
  const table = quietTurn([
    { characters: ['Padawan', { card: 'Fenn Rau', damage: 2 }], hand: ['Rejuvenate'], resources: 0 },
    { characters: [{ card: 'Luke Skywalker', damage: 2 }] },
  ]);
  table.choose('play Rejuvenate');
  expect([table.topic, table.choices]).toEqual(['heal', ['Fenn Rau', 'Luke Skywalker']]);
  table.choose('Luke Skywalker');
  expect(table.character('Luke Skywalker').damage).toBe(1);
});

test('02132 Rejuvenate heals nobody without a blue character', () => {
  const table = quietTurn({ characters: [{ card: 'Fenn Rau', damage: 2 }], hand: ['Rejuvenate'] });
  table.choose('play Rejuvenate');
  expect(table.character('Fenn Rau').damage).toBe(2);
});

test('05126 Ancient Wisdom draws 2 cards', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Ancient Wisdom'], resources: 1 },
    {},
    { next: { draws: ['Parry', 'Evade'] } },
  );
  table.choose('play Ancient Wisdom');
  expect(table.hand()).toEqual(['Parry', 'Evade']);
  expect(table.player().resources).toBe(0);
});

test('05126 Ancient Wisdom draws what is left', () => {
  const table = quietTurn({
    characters: ['Luke Skywalker'],
    hand: ['Ancient Wisdom'],
    deck: [],
    top: ['Parry'],
    resources: 1,
  });
  expect(table.choose('play Ancient Wisdom').hand()).toEqual(['Parry']);
});

test('05128 Invigorate heals 1 damage from each of your characters', () => {
  const table = quietTurn([
    {
      characters: [{ card: 'Padawan', damage: 2 }, 'Kit Fisto', { card: 'Fenn Rau', damage: 1 }],
      hand: ['Invigorate'],
      resources: 1,
    },
    { characters: [{ card: 'Luke Skywalker', damage: 2 }] },
  ]);
  table.choose('play Invigorate');
  expect(table.player(0).characters.map(({ damage }) => damage)).toEqual([1, 0, 0]);
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('05128 Invigorate heals nobody without a blue character of yours (OPS-49)', () => {
  const table = quietTurn([
    { characters: [{ card: 'Fenn Rau', damage: 1 }], hand: ['Invigorate'], resources: 1 },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('play Invigorate');
  expect(table.character('Fenn Rau').damage).toBe(1);
});
