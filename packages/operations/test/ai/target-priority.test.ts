import { expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { aiDraws, aiResolves, aiShoots, type Characters } from './ai-turn.ts';

/** The AI shoots at one of a player's characters. */
const shootsAt = (...characters: Characters) => aiShoots([{ characters }]).reasons('target');

/** The AI exhausts a support of a player with the special of its T-47 Airspeeder. */
const exhausts = (players: NonNullable<Setup['players']>, first = 0) =>
  aiResolves(['Maul'], ['T-47 Airspeeder: Sp'], players, { first, ai: { supports: ['T-47 Airspeeder'] } });

const exhaustsOneOf = (...supports: NonNullable<NonNullable<Setup['ai']>['supports']>) =>
  exhausts([{ supports }]).reasons('exhaust a support');

test('OPS-10 least health remaining, before the most dice', () => {
  expect(shootsAt('elite Luke Skywalker', { card: 'Han Solo, Scoundrel', damage: 1 })).toMatchObject([
    {
      considered: ['Luke Skywalker', 'Han Solo'],
      picked: 'Han Solo',
      decided: 'health remaining',
      rule: 'OPS-10',
    },
  ]);
});

test('OPS-10 what remains counts, not what is printed', () => {
  expect(shootsAt('Rey, Force Prodigy', { card: 'Luke Skywalker', damage: 3 })).toMatchObject([
    { picked: 'Luke Skywalker', decided: 'health remaining', rule: 'OPS-10' },
  ]);
});

test('OPS-10 shields do not count', () => {
  const table = aiShoots([
    {
      characters: [
        { card: 'Luke Skywalker', health: 6 },
        { card: 'Han Solo, Scoundrel', health: 5, shields: 3 },
      ],
    },
  ]);
  expect(table.reasons('target')).toMatchObject([{ picked: 'Han Solo', rule: 'OPS-10' }]);
  expect(table.character('Han Solo')).toMatchObject({ shields: 1, damage: 0 });
});

test('OPS-11 then the most dice, before the highest damage sides', () => {
  expect(
    shootsAt({ card: 'Mace Windu', health: 11 }, { card: 'General Rieekan', elite: true }),
  ).toMatchObject([{ picked: 'General Rieekan', decided: 'dice', rule: 'OPS-11' }]);
});

test('OPS-11 dice of upgrades count', () => {
  expect(
    shootsAt({ card: 'Mace Windu', health: 11 }, { card: 'General Rieekan', upgrades: ['Survival Gear'] }),
  ).toMatchObject([{ picked: 'General Rieekan', decided: 'dice', rule: 'OPS-11' }]);
});

test('OPS-11 an upgrade without a die is none', () => {
  expect(
    shootsAt({ card: 'Mace Windu', health: 11 }, { card: 'General Rieekan', upgrades: ['Fearless'] }),
  ).toMatchObject([{ picked: 'Mace Windu', decided: 'damage sides', rule: 'OPS-12' }]);
});

test('OPS-11 dice count wherever they are, not only in the pool', () => {
  const table = aiShoots([
    {
      characters: [
        { card: 'Mace Windu', health: 11 },
        { card: 'General Rieekan', elite: true },
      ],
      pool: ['Mace Windu: 2MD'],
    },
  ]);
  expect(table.reasons('target')).toMatchObject([{ picked: 'General Rieekan', rule: 'OPS-11' }]);
});

test('OPS-12 then the highest damage sides, by the sum of their values and not their number', () => {
  expect(shootsAt({ card: 'Padawan', health: 12 }, 'Luke Skywalker')).toMatchObject([
    { picked: 'Luke Skywalker', decided: 'damage sides', rule: 'OPS-12' },
  ]);
});

test('OPS-12 sides of upgrades are added, before unique', () => {
  expect(
    shootsAt(
      { card: 'Luke Skywalker', upgrades: ['Punch Dagger'] },
      { card: 'Padawan', health: 12, upgrades: ['Heirloom Lightsaber'] },
    ),
  ).toMatchObject([{ picked: 'Padawan', decided: 'damage sides', rule: 'OPS-12' }]);
});

test('OPS-12 both dice of an elite character count', () => {
  expect(
    shootsAt(
      { card: 'Luke Skywalker', upgrades: ['Punch Dagger'] },
      { card: 'Han Solo, Scoundrel', elite: true, health: 12 },
    ),
  ).toMatchObject([{ picked: 'Han Solo', decided: 'damage sides', rule: 'OPS-12' }]);
});

test('OPS-12 indirect damage is damage', () => {
  expect(
    shootsAt({ card: 'General Rieekan', health: 7 }, { card: 'Jar Jar Binks', ready: false }),
  ).toMatchObject([{ picked: 'Jar Jar Binks', decided: 'damage sides', rule: 'OPS-12' }]);
});

test('OPS-13 then a unique character', () => {
  expect(shootsAt('Hired Gun', { card: 'Luke Skywalker', health: 9 })).toMatchObject([
    {
      considered: ['Hired Gun', 'Luke Skywalker'],
      picked: 'Luke Skywalker',
      decided: 'unique',
      rule: 'OPS-13',
    },
  ]);
});

test('OPS-14 then the most points, before the lowest set number', () => {
  expect(shootsAt({ card: 'Leia Organa', health: 10 }, 'Han Solo, Scoundrel')).toMatchObject([
    { picked: 'Han Solo', decided: 'points', rule: 'OPS-14' },
  ]);
});

test('OPS-14 the points that were paid: of an elite character the elite value', () => {
  const elite = (card: string) => ({ card, elite: true, health: 10 });
  expect(shootsAt(elite('Fenn Rau'), elite('Han Solo, Savvy Smuggler'))).toMatchObject([
    { picked: 'Han Solo', decided: 'points', rule: 'OPS-14' },
  ]);
});

test('OPS-15 then the lowest set number, by the release of the set', () => {
  expect(shootsAt({ card: 'Chewbacca', health: 11 }, 'Leia Organa')).toMatchObject([
    { picked: 'Leia Organa', decided: 'card number', rule: 'OPS-15' },
  ]);
});

test('OPS-15 then by the number in the set', () => {
  expect(shootsAt('Padawan', 'Rebel Trooper')).toMatchObject([
    { picked: 'Rebel Trooper', decided: 'card number', rule: 'OPS-15' },
  ]);
});

test('OPS-15 still equal: the player nearest to the first player in turn order', () => {
  const gun = { characters: ['Hired Gun'] };
  const table = aiShoots([gun, { characters: ['Luke Skywalker'] }, gun], { first: 1 });
  expect(table.reasons('target')).toMatchObject([
    { picked: 'Hired Gun', decided: 'turns after the first player', rule: 'OPS-15' },
  ]);
  expect([0, 2].map((seat) => table.player(seat).characters[0]?.damage)).toEqual([0, 2]);
});

test('OPS-15 the first player is nearest', () => {
  const gun = { characters: ['Hired Gun'] };
  const table = aiShoots([gun, gun], { first: 1 });
  expect([0, 1].map((seat) => table.player(seat).characters[0]?.damage)).toEqual([0, 2]);
});

test('OPS-15 of one player the left-most', () => {
  const table = aiShoots([{ characters: ['Hired Gun', 'Hired Gun', 'Hired Gun'] }]);
  expect(table.reasons('target')).toMatchObject([{ decided: 'place from the left', rule: 'OPS-15' }]);
  expect(table.player().characters.map(({ damage }) => damage)).toEqual([2, 0, 0]);
});

test('OPS-15 the nearer player comes before the card that lies further left', () => {
  const [luke, gun] = [{ card: 'Luke Skywalker', health: 12 }, 'Hired Gun'];
  const table = aiShoots([{ characters: [gun, luke] }, { characters: ['Rey, Force Prodigy', gun] }], {
    first: 1,
  });
  expect(table.reasons('target')).toMatchObject([{ decided: 'turns after the first player' }]);
  expect(table.character('Hired Gun').damage).toBe(0);
  expect(table.player(1).characters.map(({ damage }) => damage)).toEqual([0, 2]);
});

test('OPS-10 the only character needs no comparison', () => {
  expect(shootsAt('Luke Skywalker')).toMatchObject([
    { considered: ['Luke Skywalker'], decided: 'only candidate', rule: 'OPS-10' },
  ]);
});

test('OPS-11 a support has no health; the one with the most dice, before a dearer one', () => {
  expect(
    exhaustsOneOf('Fang Fighter', { card: 'T-47 Airspeeder', upgrades: ['Dorsal Turret'] }),
  ).toMatchObject([{ picked: 'T-47 Airspeeder', decided: 'dice', rule: 'OPS-11' }]);
});

test('OPS-12 then the support with the highest damage sides, before a dearer one', () => {
  expect(exhaustsOneOf('Fang Fighter', 'Z-95 Headhunter')).toMatchObject([
    { picked: 'Z-95 Headhunter', decided: 'damage sides', rule: 'OPS-12' },
  ]);
});

test('OPS-13 then a unique support', () => {
  expect(exhaustsOneOf('AT-DP', 'Scimitar')).toMatchObject([
    { picked: 'Scimitar', decided: 'unique', rule: 'OPS-13' },
  ]);
});

test('OPS-14 then the support with the highest cost', () => {
  expect(exhaustsOneOf('TIE Fighter', 'Fang Fighter')).toMatchObject([
    { picked: 'Fang Fighter', decided: 'cost', rule: 'OPS-14' },
  ]);
});

test('OPS-06 where the card itself says the highest cost, that comes first', () => {
  const table = aiDraws(
    'Ion Cannon',
    { characters: ['Maul'] },
    { players: [{ supports: ['Fang Fighter', { card: 'T-47 Airspeeder', upgrades: ['Dorsal Turret'] }] }] },
  );
  expect(table.reasons('exhaust a support')).toMatchObject([
    { picked: 'Fang Fighter', decided: 'cost', rule: 'OPS-06' },
  ]);
});

test('OPS-15 then the support with the lowest set number', () => {
  expect(exhaustsOneOf('E-Web Emplacement', 'First Order TIE Fighter')).toMatchObject([
    { picked: 'First Order TIE Fighter', decided: 'card number', rule: 'OPS-15' },
  ]);
});

test('OPS-15 then the support of the player nearest to the first player', () => {
  const fighter = { supports: ['Z-95 Headhunter'] };
  const table = exhausts([fighter, { supports: [] }, fighter], 1);
  expect(table.reasons('exhaust a support')).toMatchObject([
    { decided: 'turns after the first player', rule: 'OPS-15' },
  ]);
  expect([0, 2].map((seat) => table.player(seat).supports[0]?.ready)).toEqual([true, false]);
});

test('OPS-15 then the left-most support', () => {
  const table = exhausts([{ supports: ['Z-95 Headhunter', 'Z-95 Headhunter'] }]);
  expect(table.reasons('exhaust a support')).toMatchObject([
    { decided: 'place from the left', rule: 'OPS-15' },
  ]);
  expect(table.player().supports.map(({ ready }) => ready)).toEqual([false, true]);
});
