import { expect, test } from 'vitest';
import { quietTurn } from './quiet-ai.ts';

test('01105 Field Medic removes 2 damage from a character, also from a teammate', () => {
  const table = quietTurn([
    {
      characters: [{ card: 'Leia Organa', damage: 3 }, 'Fenn Rau'],
      hand: ['Field Medic'],
      resources: 1,
    },
    { characters: [{ card: 'Luke Skywalker', damage: 1 }] },
  ]);
  table.choose('play Field Medic');
  expect([table.topic, table.choices]).toEqual(['heal', ['Leia Organa', 'Luke Skywalker']]);
  table.choose('Leia Organa');
  expect(table.character('Leia Organa').damage).toBe(1);
  expect(table.player().resources).toBe(0);
});

test('01105 Field Medic may be played for nothing', () => {
  const table = quietTurn({ characters: ['Leia Organa'], hand: ['Field Medic'], resources: 1 });
  table.choose('play Field Medic');
  expect(table.places('Field Medic')).toContain('discard of 0');
});

test('01106 Hit and Run activates one of your red characters, with Ambush', () => {
  const table = quietTurn([
    {
      characters: ['Leia Organa', 'Fenn Rau', 'Padawan', { card: 'Rebel Trooper', ready: false }],
      hand: ['Hit and Run'],
      resources: 0,
    },
    { characters: ['General Rieekan'] },
  ]);
  table.choose('play Hit and Run');
  expect([table.topic, table.choices]).toEqual(['activate', ['Leia Organa', 'Fenn Rau']]);
  table.choose('Fenn Rau');
  expect(table.character('Fenn Rau').ready).toBe(false);
  expect([table.asked, table.choices.at(-1)]).toEqual([0, 'done']);
});

test('01106 Hit and Run activates nobody where no red character is ready', () => {
  const table = quietTurn({ characters: ['Padawan'], hand: ['Hit and Run'] });
  table.choose('play Hit and Run');
  expect(table.events('activate')).toEqual([]);
  expect(table.choices).toEqual(['activate Padawan', 'claim', 'done']);
});

test('01108 Natural Talent resolves one of your dice with 1 more', () => {
  const table = quietTurn([
    {
      characters: ['Leia Organa', 'Fenn Rau', 'Rebel Trooper', 'Hired Gun'],
      pool: ['Leia Organa: 2RD', 'Fenn Rau: 1R', 'Rebel Trooper: +1RD', 'Hired Gun: 3RD$1'],
      hand: ['Natural Talent'],
      resources: 1,
    },
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'] },
  ]);
  table.choose('play Natural Talent');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Leia Organa 2RD', 'Fenn Rau 1R']]);
  table.choose('Leia Organa 2RD');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.pool(0)).toEqual(['Fenn Rau 1R', 'Rebel Trooper +1RD', 'Hired Gun 3RD$1']);
});

test('01108 Natural Talent finds nothing without a die that can be resolved', () => {
  const table = quietTurn({
    characters: ['Fenn Rau'],
    pool: ['Fenn Rau: -'],
    hand: ['Natural Talent'],
    resources: 1,
  });
  table.choose('play Natural Talent');
  expect(table.pool(0)).toEqual(['Fenn Rau -']);
});

test('01115 Defensive Stance gives a character 2 shields, and what exceeds three is lost', () => {
  const table = quietTurn({
    characters: [{ card: 'Luke Skywalker', shields: 2 }, { card: 'Padawan', shields: 3 }, 'Kit Fisto'],
    hand: ['Defensive Stance'],
    resources: 1,
  });
  table.choose('play Defensive Stance');
  expect([table.topic, table.choices]).toEqual(['shield', ['Luke Skywalker', 'Kit Fisto']]);
  table.choose('Luke Skywalker');
  expect(table.character('Luke Skywalker').shields).toBe(3);
});

const LUKE = { characters: ['Luke Skywalker'] };

test("01115 Defensive Stance may go to a teammate's character (OPS-46)", () => {
  const table = quietTurn([
    { ...LUKE, hand: ['Defensive Stance'], resources: 1 },
    { characters: ['Fenn Rau'] },
  ]);
  table.choose('play Defensive Stance').choose('Fenn Rau');
  expect(table.character('Fenn Rau').shields).toBe(2);
});

test('01134 Smuggling discards a card to gain a resource', () => {
  const table = quietTurn({
    characters: ['Hired Gun'],
    hand: ['Smuggling', 'Parry', 'Evade'],
    resources: 0,
  });
  table.choose('play Smuggling');
  expect([table.topic, table.choices]).toEqual(['discard', ['Parry', 'Evade']]);
  table.choose('Parry');
  expect(table.hand()).toEqual(['Evade']);
  expect(table.player().resources).toBe(1);
});

test('01134 Smuggling gains nothing without another card', () => {
  const table = quietTurn({ characters: ['Hired Gun'], hand: ['Smuggling'], resources: 0 });
  table.choose('play Smuggling');
  expect(table.player().resources).toBe(0);
});

test('01134 Smuggling gains nothing without a yellow character of yours (OPS-49)', () => {
  const table = quietTurn([
    { ...LUKE, hand: ['Smuggling', 'Parry'], resources: 0 },
    { characters: ['Hired Gun'] },
  ]);
  table.choose('play Smuggling');
  expect(table.hand()).toEqual(['Parry']);
  expect(table.player().resources).toBe(0);
});

test('03103 Trust The Force rerolls any number of blue dice, of anybody', () => {
  const table = quietTurn(
    [
      {
        characters: ['Luke Skywalker', { card: 'Hired Gun', upgrades: ['Lightsaber'] }],
        pool: ['Luke Skywalker: -', 'Hired Gun: -', 'Lightsaber: -'],
        hand: ['Trust The Force'],
        resources: 0,
      },
      { characters: ['Mace Windu'], pool: ['Mace Windu: 1R'] },
    ],
    { characters: ['Maul', 'Death Trooper'], pool: ['Maul: 3MD', 'Death Trooper: 2RD'] },
    { next: { rolls: ['Lightsaber: 1Sh', 'Maul: 1R'] } },
  );
  table.choose('play Trust The Force');
  expect(table.choices).toEqual(['Luke Skywalker -', 'Lightsaber -', 'Mace Windu 1R', 'Maul 3MD']);
  expect(table.question.form).toEqual({ pick: 'some', min: 0, max: 4 });
  table.choose('Lightsaber -', 'Maul 3MD');
  expect(table.pool(0)).toEqual(['Luke Skywalker -', 'Hired Gun -', 'Lightsaber 1Sh']);
  expect(table.pool()).toEqual(['Maul 1R', 'Death Trooper 2RD']);
});

test('03103 Trust The Force may reroll none', () => {
  const table = quietTurn({ ...LUKE, pool: ['Luke Skywalker: -'], hand: ['Trust The Force'] });
  table.choose('play Trust The Force').choose();
  expect(table.pool(0)).toEqual(['Luke Skywalker -']);
});

test('05102 Heightened Awareness gives a character 3 shields, with Ambush', () => {
  const table = quietTurn([
    { characters: ['Luke Skywalker', 'Padawan'], hand: ['Heightened Awareness'], resources: 2 },
    { characters: ['Fenn Rau'] },
  ]);
  table.choose('play Heightened Awareness');
  expect([table.topic, table.choices]).toEqual(['shield', ['Luke Skywalker', 'Padawan', 'Fenn Rau']]);
  table.choose('Padawan');
  expect(table.character('Padawan').shields).toBe(3);
  expect(table.player().resources).toBe(0);
  expect([table.asked, table.choices.at(-1)]).toEqual([0, 'done']);
});

test('05119 Impulsive resolves one of your dice, with Ambush', () => {
  const table = quietTurn([
    {
      characters: ['Hired Gun', 'Han Solo, Savvy Smuggler', 'Chewbacca'],
      pool: ['Hired Gun: 3RD$1', 'Han Solo: 2RD', 'Chewbacca: 1R'],
      hand: ['Impulsive'],
      resources: 1,
    },
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
  ]);
  table.choose('play Impulsive');
  expect([table.topic, table.choices]).toEqual([
    'resolve die',
    ['Hired Gun 3RD$1', 'Han Solo 2RD', 'Chewbacca 1R'],
  ]);
  table.choose('Hired Gun 3RD$1');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
  expect(table.pool(0)).toEqual(['Han Solo 2RD', 'Chewbacca 1R']);
  expect(table.choices).toContain('done');
});

test('05119 Impulsive resolves no modifier and no blank', () => {
  const table = quietTurn({
    characters: ['elite Han Solo, Savvy Smuggler'],
    pool: ['Han Solo: +1R', 'Han Solo: -'],
    hand: ['Impulsive'],
  });
  table.choose('play Impulsive');
  expect(table.choicesTo('activate')).toEqual(['Han Solo']);
  expect(table.pool(0)).toEqual(['Han Solo +1R', 'Han Solo -']);
});

test("11067 Yoda's Protection gives each own blue character a shield", () => {
  const table = quietTurn([
    {
      characters: ['Luke Skywalker', 'Hired Gun', 'Padawan'],
      hand: ["Yoda's Protection"],
      resources: 1,
    },
    { characters: ['Mace Windu'] },
  ]);
  table.choose("play Yoda's Protection");
  expect(table.player(0).characters.map(({ shields }) => shields)).toEqual([1, 0, 1]);
  expect(table.character('Mace Windu').shields).toBe(0);
});
