import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { config } from '../../../src/config.ts';
import { READY_DECKS } from '../../../src/decks/ready.ts';
import { operations } from '../../../src/definition.ts';
import { TestTable } from '../../kit.ts';
import { quietTurn } from '../quiet-ai.ts';

const FOES = { characters: ['Death Trooper', 'Battle Droid'] };

const ODDS = {
  characters: ['Han Solo, Savvy Smuggler', 'Luke Skywalker'],
  supports: ['Play the Odds'],
  pool: ['Han Solo, Savvy Smuggler: -', 'Luke Skywalker: -'],
  resources: 0,
};

test('01135 Play the Odds rerolls a yellow die of its player, and gains 1 resource where it shows resources', () => {
  const table = quietTurn(ODDS, {}, { next: { rolls: ['Han Solo, Savvy Smuggler: 1R'] } });
  table.choose('use Play the Odds');
  expect(table.pool(0)).toEqual(['Han Solo 1R', 'Luke Skywalker -']);
  expect(table.player().resources).toBe(1);
  expect(table.support('Play the Odds').ready).toBe(false);
  expect(table.choicesTo('use')).toEqual([]);
});

test('01135 Play the Odds gains nothing by another side, and is not used without a yellow die', () => {
  const table = quietTurn(ODDS, {}, { next: { rolls: ['Han Solo, Savvy Smuggler: 2RD'] } });
  table.choose('use Play the Odds');
  expect(table.player().resources).toBe(0);
  expect(quietTurn({ ...ODDS, pool: ['Luke Skywalker: -'] }).choicesTo('use')).toEqual([]);
});

const HUNKERED = {
  characters: [{ card: 'Luke Skywalker', upgrades: ['Hunker Down'] }],
  hand: [],
};

test('01164 Hunker Down is exhausted to give its character 1 shield', () => {
  const table = quietTurn(HUNKERED).choose('use Hunker Down');
  expect(table.character('Luke Skywalker').shields).toBe(1);
  expect(table.choicesTo('use')).toEqual([]);
});

test.each([
  ['melee damage discards it', 'Maul: 2MD', 0, ['discard of 0']],
  ['melee damage that shields stop leaves it', 'Maul: 2MD', 2, ['upgrades on Luke Skywalker']],
  ['ranged damage leaves it', 'Death Trooper: 2RD', 0, ['upgrades on Luke Skywalker']],
] as const)('01164 Hunker Down: %s', (_, die, shields, places) => {
  const characters = [{ card: 'Luke Skywalker', shields, upgrades: ['Hunker Down'] }];
  const table = quietTurn(
    { ...HUNKERED, characters },
    { characters: ['Maul', 'Death Trooper'], pool: [die], top: [] },
  );
  table.aiTurn();
  expect(table.places('Hunker Down')).toEqual(places);
});

test('01164 Hunker Down: what a guardian takes is no melee damage, and leaves it', () => {
  const table = quietTurn(
    { characters: [{ card: 'Rebel Trooper', upgrades: ['Hunker Down'] }] },
    { characters: ['Maul'], pool: ['Maul: 2MD'] },
  );
  table.choose('activate Rebel Trooper').choose('Maul 2MD');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.places('Hunker Down')).toEqual(['upgrades on Rebel Trooper']);
});

const INQUISITOR = { characters: ['Grand Inquisitor'], pool: ['Grand Inquisitor: Sp'] };

test('03011 Grand Inquisitor removes a blank character die and deals 2 damage to its character', () => {
  const table = quietTurn(INQUISITOR, {
    characters: [{ card: 'Death Trooper', health: 9, upgrades: ['DH-17 Blaster Pistol'] }, 'Battle Droid'],
    pool: ['Death Trooper: -', 'Battle Droid: -', 'DH-17 Blaster Pistol: -'],
  });
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Death Trooper -', 'Battle Droid -']]);
  table.choose('Death Trooper -');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.pool()).toEqual(['Battle Droid -', 'DH-17 Blaster Pistol -']);
});

test('03011 Grand Inquisitor hits nobody where no character die shows a blank', () => {
  const table = quietTurn(INQUISITOR, { ...FOES, pool: ['Death Trooper: 2RD'] }).choose('resolve special');
  expect([table.character('Death Trooper').damage, table.pool()]).toEqual([0, ['Death Trooper 2RD']]);
});

const APPRAISE = {
  characters: ['Han Solo, Savvy Smuggler'],
  pool: ['Han Solo, Savvy Smuggler: 1R'],
  hand: ['Appraise', 'Z-95 Headhunter', 'Fang Fighter', 'Lightsaber'],
  resources: 0,
};

test('03108 Appraise removes a resource die to play a support for 2 less', () => {
  const table = quietTurn(APPRAISE).choose('play Appraise');
  expect(table.places('Z-95 Headhunter')).toEqual(['supports of 0']);
  expect([table.pool(0), table.player().resources]).toEqual([[], 0]);
});

test('03108 Appraise offers every support that can be paid so, and pays the rest', () => {
  const table = quietTurn({ ...APPRAISE, resources: 1 }).choose('play Appraise');
  expect([table.topic, table.choices]).toEqual(['play a card', ['Z-95 Headhunter', 'Fang Fighter']]);
  expect(table.question.options.map(({ label }) => label)).toEqual([
    'Z-95 Headhunter (0)',
    'Fang Fighter (1)',
  ]);
  table.choose('Fang Fighter');
  expect(table.player().resources).toBe(0);
});

test('03108 Appraise keeps the die where no support can be played', () => {
  const table = quietTurn({ ...APPRAISE, hand: ['Appraise', 'Lightsaber'] }).choose('play Appraise');
  expect(table.pool(0)).toEqual(['Han Solo 1R']);
});

const OURS = [
  { characters: ['Luke Skywalker'], hand: ['The Day is Ours'], resources: 2 },
  { characters: ['Mace Windu'] },
];

test('03125 The Day is Ours claims the battlefield although a teammate has claimed it', () => {
  const table = quietTurn(OURS, {}, { claimed: 1, first: 1, turn: 0 }).choose('play The Day is Ours');
  expect(table.events('claim')).toEqual([{ seat: 0 }]);
  expect([table.view.claimed, table.view.first]).toEqual([0, 0]);
});

test('03125 The Day is Ours leaves the earlier claimer without further actions in this round', () => {
  const table = quietTurn(OURS, {}, { claimed: 1, first: 1, turn: 0 }).choose('play The Day is Ours');
  table.choose('no');
  expect(table.events('turn').filter((event) => JSON.stringify(event).includes('"side":1'))).toEqual([]);
});

test('03125 The Day is Ours: in the next round the earlier claimer has turns again', () => {
  const table = quietTurn(OURS, { deck: [], top: [] }, { claimed: 1, first: 1, turn: 0 });
  table.choose('play The Day is Ours').choose('no');
  while (table.topic !== 'action') table.choose();
  expect([table.view.round, table.asked]).toEqual([2, 0]);
  table.choose('pass');
  expect([table.topic, table.asked]).toEqual(['action', 1]);
});

const ARMORED = {
  characters: ['Leia Organa', 'Luke Skywalker'],
  supports: ['Armored Support'],
  pool: ['Leia Organa: -', 'Luke Skywalker: -'],
};

test('04010 Armored Support rerolls a red die of its player, and deals 1 damage where it shows damage', () => {
  const table = quietTurn(ARMORED, FOES, { next: { rolls: ['Leia Organa: 1RD'] } }).choose(
    'use Armored Support',
  );
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Battle Droid']]);
  table.choose('Battle Droid');
  expect(table.character('Battle Droid').damage).toBe(1);
});

test('04010 Armored Support hits nobody by a side without damage', () => {
  const table = quietTurn(ARMORED, FOES, { next: { rolls: ['Leia Organa: 1F'] } }).choose(
    'use Armored Support',
  );
  expect(table.topic).toBe('action');
  expect(table.support('Armored Support').ready).toBe(false);
});

const HUNTER = {
  characters: [{ card: 'Luke Skywalker', upgrades: ['Hunter Instinct'] }],
  pool: ['Hunter Instinct: Sp'],
};

test.each([
  [2, 1],
  [3, 2],
])('05026 Hunter Instinct on a character with %i damage deals %i', (before, dealt) => {
  const ai = { characters: [{ card: 'Death Trooper', health: 10, damage: before }, 'Battle Droid'] };
  const table = quietTurn(HUNTER, ai).choose('resolve special').choose('Death Trooper');
  expect(table.character('Death Trooper').damage).toBe(before + dealt);
});

test.each([
  [0, 3],
  [1, 2],
])('05044 Camouflaged Rifle with the battlefield of player %i deals %i damage', (first, dealt) => {
  const rifle = {
    characters: [{ card: 'Luke Skywalker', upgrades: ['Camouflaged Rifle'] }],
    pool: ['Camouflaged Rifle: Sp'],
  };
  const ai = { characters: [{ card: 'Death Trooper', health: 10 }] };
  const table = quietTurn([rifle, { characters: ['Mace Windu'] }], ai, { first, turn: 0 });
  table.choose('resolve special');
  expect(table.character('Death Trooper').damage).toBe(dealt);
});

const ENTANGLE = { characters: ['Han Solo, Savvy Smuggler'], hand: ['Entangle'], resources: 2 };

test('05151 Entangle removes up to 2 dice with a combined value of 3 or less', () => {
  const pool = ['Death Trooper: 1RD', 'Death Trooper #2: 2RD', 'Battle Droid: 1ID'];
  const ai = { characters: ['Death Trooper', 'Death Trooper', 'Battle Droid'], pool };
  const table = quietTurn(ENTANGLE, ai).choose('play Entangle');
  expect(table.question.form).toMatchObject({
    pick: 'some',
    min: 0,
    max: 2,
    within: { total: 3, values: [1, 2, 1] },
  });
  table.choose('Death Trooper 1RD', 'Death Trooper 2RD');
  expect(table.pool()).toEqual(['Battle Droid 1ID']);
});

test('05151 Entangle may remove nothing, and does nothing without a yellow character', () => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 1RD'] };
  expect(quietTurn(ENTANGLE, ai).choose('play Entangle').choose().pool()).toEqual(['Death Trooper 1RD']);
  const table = quietTurn({ ...ENTANGLE, characters: ['Luke Skywalker'] }, ai).choose('play Entangle');
  expect([table.topic, table.pool()]).toEqual(['action', ['Death Trooper 1RD']]);
});

test('03039 Lando Calrissian brings 1 resource more to the start of the game', () => {
  const { characters = [], cards } = READY_DECKS.find(({ code }) => code === 'H3') ?? {};
  const team = [{ id: '03039', elite: false }, ...characters.slice(1)];
  const parsed = config.parse({
    players: [{ deck: { name: 'Lando', characters: team, cards } }, { deck: 'H1' }],
  });
  if ('faults' in parsed) throw new Error(parsed.faults.map(({ says }) => says).join('\n'));
  const table = new TestTable(openTable(operations, { config: parsed.value, seed: 1 }));
  expect([0, 1].map((seat) => table.player(seat).resources)).toEqual([3, 2]);
});
