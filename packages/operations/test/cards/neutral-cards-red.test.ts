import { expect, test } from 'vitest';
import { aiDice, aiPlays, priceOf, quietTurn } from './quiet-ai.ts';

test('01054 DH-17 Blaster Pistol costs 1, and its die rolls with the character', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['DH-17 Blaster Pistol', 'Parry'], resources: 1 },
    {},
    { next: { rolls: ['Fenn Rau: 2RD', 'DH-17 Blaster Pistol: +2RD'] } },
  );
  table.choose('play DH-17 Blaster Pistol').choose('activate Fenn Rau');
  expect(table.player().resources).toBe(0);
  table.choose('resolve ranged').choose('DH-17 Blaster Pistol +2RD');
  expect(table.character('Death Trooper').damage).toBe(4);
});

const VADER = { characters: ['Darth Vader, Sith Lord'] };

/** An AI that has just dealt 3 damage to the weakest character. */
test('01054 DH-17 Blaster Pistol is played by the AI on the character of its upgrade priority', () => {
  const table = aiPlays(
    'DH-17 Blaster Pistol',
    {
      characters: [
        { card: 'Rebel Trooper', health: 7 },
        { card: 'Rebel Trooper', health: 7, shields: 1 },
      ],
      resources: 1,
    },
    VADER,
  );
  expect(table.places('DH-17 Blaster Pistol')).toEqual(['upgrades on Rebel Trooper #2']);
  expect(table.reasons('upgrade')).toMatchObject([{ rule: 'OPS-22' }]);
  expect(table.ai.resources).toBe(0);
});

test('01054 DH-17 Blaster Pistol pays a resource for 2 ranged damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Fenn Rau', upgrades: ['DH-17 Blaster Pistol'] }],
    pool: ['DH-17 Blaster Pistol: 2RD$1'],
    resources: 1,
  }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('01056 Promotion goes on a red character only, and may draw a card', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau', 'Padawan', 'Leia Organa'], hand: ['Promotion'], resources: 1 },
    {},
    { next: { draws: ['Parry'] } },
  );
  table.choose('play Promotion');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Fenn Rau', 'Leia Organa']]);
  table.choose('Leia Organa');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  expect(table.choose('yes').hand()).toEqual(['Parry']);
});

test('01056 Promotion: the card may be declined', () => {
  const table = quietTurn({ characters: ['Fenn Rau'], hand: ['Promotion'], resources: 1 });
  expect(table.choose('play Promotion').choose('no').hand()).toEqual([]);
});

test('01056 Promotion cannot be played without a red character', () => {
  const table = quietTurn({ characters: ['Padawan'], hand: ['Promotion'], resources: 1 });
  expect(table.choicesTo('play')).toEqual([]);
});

test('01056 Promotion adds 1 to melee damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Fenn Rau', upgrades: ['Promotion'] }, 'Padawan'],
    pool: ['Promotion: +1MD', 'Padawan: 2MD'],
  });
  table.choose('resolve melee').choose('Promotion +1MD');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('01056 Promotion of the AI goes on a red character, and draws nothing', () => {
  const table = aiPlays(
    'Promotion',
    {
      characters: [
        { card: 'Han Solo, Scoundrel', health: 20 },
        { card: 'Leia Organa', health: 5 },
      ],
      resources: 1,
      top: ['Promotion', 'No Passage'],
    },
    VADER,
  );
  expect(table.places('Promotion')).toEqual(['upgrades on Leia Organa']);
  expect(table.places('No Passage')).toEqual(['deck of AI']);
});

test('05063 E-11 Blaster deals 2 indirect damage', () => {
  const table = quietTurn(
    { characters: [{ card: 'Fenn Rau', upgrades: ['E-11 Blaster'] }], pool: ['E-11 Blaster: 2ID'] },
    { characters: ['Death Trooper', 'Maul'] },
  );
  table.choose('resolve indirect');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([1, 1]);
});

const MAUL = { characters: ['Maul'], pool: ['Maul: 3MD'] };

test('05063 E-11 Blaster may be redeployed', () => {
  const rau = { card: 'Fenn Rau', damage: 8, upgrades: ['E-11 Blaster'] };
  const table = aiDice(MAUL, { characters: [rau, 'Leia Organa'] }).choose('Leia Organa');
  expect(table.places('E-11 Blaster')).toEqual(['upgrades on Leia Organa']);
});

test('05063 E-11 Blaster of the AI is redeployed by its upgrade priority', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
    {
      characters: [
        { card: 'Death Trooper', health: 10, damage: 7, upgrades: ['E-11 Blaster'] },
        { card: 'Death Trooper', health: 10, upgrades: ['E-11 Blaster'] },
        { card: 'Death Trooper', health: 10 },
      ],
    },
  );
  table.choose('resolve melee').choose('Death Trooper');
  expect(table.ai.characters.map(({ upgrades }) => upgrades.length)).toEqual([1, 1]);
  expect(table.reasons('redeploy')).toMatchObject([{ rule: 'OPS-23' }]);
});

test('05063 E-11 Blaster costs 2', () => {
  expect(priceOf('E-11 Blaster', { characters: ['Fenn Rau'] })).toBe(2);
});

test('06008 Fang Fighter has Ambush, so that it can be activated at once', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Fang Fighter', 'Parry'], resources: 3 },
    {},
    { next: { rolls: ['Fang Fighter: 3RD'] } },
  );
  table.choose('play Fang Fighter');
  expect(table.choices).toEqual(['activate Fenn Rau', 'activate Fang Fighter', 'claim', 'done']);
  table.choose('activate Fang Fighter').choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
});

const TURRET = { characters: ['Fenn Rau'], hand: ['Dorsal Turret'], resources: 1 };

test("08131 Dorsal Turret goes on a vehicle of yours only, not on a teammate's (OPS-44)", () => {
  const table = quietTurn([
    { ...TURRET, supports: ['Medical Droid', 'Fang Fighter', 'T-47 Airspeeder'] },
    { characters: ['Luke Skywalker'], supports: ['Z-95 Headhunter'] },
  ]);
  table.choose('play Dorsal Turret');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Fang Fighter', 'T-47 Airspeeder']]);
  table.choose('T-47 Airspeeder').choose('no');
  expect(table.places('Dorsal Turret')).toEqual(['upgrades on T-47 Airspeeder']);
});

test('08131 Dorsal Turret may roll its die at once', () => {
  const table = quietTurn(
    { ...TURRET, supports: ['Fang Fighter'] },
    {},
    { next: { rolls: ['Dorsal Turret: 1RD'] } },
  );
  table.choose('play Dorsal Turret');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.pool(0)).toEqual(['Dorsal Turret 1RD']);
  expect(table.support('Fang Fighter').ready).toBe(true);
});

test('08131 Dorsal Turret may stay on its card', () => {
  const table = quietTurn({ ...TURRET, supports: ['Fang Fighter'] });
  expect(table.choose('play Dorsal Turret').choose('no').pool(0)).toEqual([]);
});

test('08131 Dorsal Turret cannot be played without a vehicle', () => {
  expect(quietTurn({ ...TURRET, supports: ['Medical Droid'] }).choicesTo('play')).toEqual([]);
});

test('08131 Dorsal Turret rolls with its vehicle and deals 2 indirect damage', () => {
  const table = quietTurn(
    {
      characters: ['Fenn Rau'],
      supports: [{ card: 'Fang Fighter', upgrades: ['Dorsal Turret'] }],
      hand: ['Parry'],
    },
    {},
    { next: { rolls: ['Fang Fighter: 1R', 'Dorsal Turret: 2ID'] } },
  );
  table.choose('activate Fang Fighter');
  expect(table.pool(0)).toEqual(['Fang Fighter 1R', 'Dorsal Turret 2ID']);
  table.choose('resolve indirect');
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('08131 Dorsal Turret of the AI goes on a vehicle (OPS-93), and its die is rolled', () => {
  const ai = { characters: ['TIE Pilot'], supports: ['TIE Fighter'], resources: 1 };
  const table = aiPlays('Dorsal Turret', ai, { characters: ['Luke Skywalker'] });
  expect(table.places('Dorsal Turret')).toEqual(['upgrades on TIE Fighter']);
  expect(table.ai.pool.map(({ name }) => name)).toEqual(['Dorsal Turret']);
});

test('08131 Dorsal Turret is discarded by an AI without vehicles', () => {
  const ai = { characters: ['TIE Pilot'], resources: 1 };
  const table = aiPlays('Dorsal Turret', ai, { characters: ['Luke Skywalker'] });
  expect(table.places('Dorsal Turret')).toEqual(['discard of AI']);
  expect(table.ai.resources).toBe(1);
});

test('09138 A-300 Blaster deals 2 ranged damage', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['A-300 Blaster', 'Parry'], resources: 2 },
    {},
    { next: { rolls: ['Fenn Rau: 1R', 'A-300 Blaster: 2RD'] } },
  );
  table.choose('play A-300 Blaster').choose('activate Fenn Rau').choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('09138 A-300 Blaster may be redeployed', () => {
  const rau = { card: 'Fenn Rau', damage: 8, upgrades: ['A-300 Blaster'] };
  const table = aiDice(MAUL, { characters: [rau, 'Leia Organa'] }).choose('Leia Organa');
  expect(table.places('A-300 Blaster')).toEqual(['upgrades on Leia Organa']);
});
