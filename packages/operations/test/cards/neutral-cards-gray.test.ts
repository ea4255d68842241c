import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { aiDice, aiPlays, quietTurn } from './quiet-ai.ts';

test('01063 Holdout Blaster has Ambush', () => {
  const table = quietTurn({ characters: ['Hired Gun'], hand: ['Holdout Blaster'], resources: 2 });
  table.choose('play Holdout Blaster');
  expect(table.choices).toEqual(['activate Hired Gun', 'claim', 'done']);
  expect(table.player().resources).toBe(0);
});

const MAUL = { characters: ['Maul'], pool: ['Maul: 3MD'] };

test('01063 Holdout Blaster may be redeployed', () => {
  const gun = { card: 'Hired Gun', damage: 8, upgrades: ['Holdout Blaster'] };
  const table = aiDice(MAUL, { characters: [gun, 'Chewbacca'], pool: ['Holdout Blaster: 1RD'] });
  table.choose('Chewbacca');
  expect(table.places('Holdout Blaster')).toEqual(['upgrades on Chewbacca']);
  expect(table.pool(0)).toEqual([]);
});

test('01063 Holdout Blaster deals 2 ranged damage for a resource', () => {
  const table = quietTurn({
    characters: [{ card: 'Hired Gun', upgrades: ['Holdout Blaster'] }],
    pool: ['Holdout Blaster: 2RD$1'],
    resources: 1,
  });
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('03056 Z-95 Headhunter costs 2 and shoots for a resource', () => {
  const table = quietTurn(
    { characters: ['Hired Gun'], hand: ['Z-95 Headhunter', 'Parry'], resources: 3 },
    {},
    { next: { rolls: ['Z-95 Headhunter: 3RD$1'] } },
  );
  table.choose('play Z-95 Headhunter').choose('activate Z-95 Headhunter');
  expect(table.player().resources).toBe(1);
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

const HIDDEN = { characters: ['Hired Gun'], hand: ['Hidden Blaster'], resources: 2 };

test('05072 Hidden Blaster may remove a shield from a character', () => {
  const table = quietTurn(HIDDEN, {
    characters: [{ card: 'Death Trooper', shields: 2 }, 'Maul', { card: 'Battle Droid', shields: 1 }],
  });
  table.choose('play Hidden Blaster').choose('yes');
  expect([table.topic, table.choices]).toEqual(['strip shields', ['Death Trooper', 'Battle Droid']]);
  table.choose('Death Trooper');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 0, 1]);
  expect(table.choices).toContain('done');
});

test('05072 Hidden Blaster may leave the shields', () => {
  const table = quietTurn(HIDDEN, { characters: [{ card: 'Death Trooper', shields: 2 }] });
  table.choose('play Hidden Blaster').choose('no');
  expect(table.character('Death Trooper').shields).toBe(2);
});

test('05072 Hidden Blaster asks nothing where nobody has shields, and has Ambush', () => {
  const table = quietTurn(HIDDEN).choose('play Hidden Blaster');
  expect(table.choices).toEqual(['activate Hired Gun', 'claim', 'done']);
});

test('05072 Hidden Blaster adds 2 to ranged damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Chewbacca', upgrades: ['Hidden Blaster'] }],
    pool: ['Chewbacca: 1RD', 'Hidden Blaster: +2RD'],
  });
  table.choose('resolve ranged').choose('Hidden Blaster +2RD');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('05073 Hunting Rifle costs 1 and disrupts a resource', () => {
  const table = quietTurn(
    { characters: ['Hired Gun'], hand: ['Hunting Rifle', 'Parry'], resources: 1 },
    { resources: 2 },
    { next: { rolls: ['Hired Gun: -', 'Hunting Rifle: 1Dr'] } },
  );
  table.choose('play Hunting Rifle').choose('activate Hired Gun').choose('resolve disrupt');
  expect(table.ai.resources).toBe(1);
  expect(table.player().resources).toBe(0);
});

test('05073 Hunting Rifle pays a resource for 2 ranged damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Hired Gun', upgrades: ['Hunting Rifle'] }],
    pool: ['Hunting Rifle: 2RD$1'],
    resources: 1,
  }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('06017 Vibrosword costs 3 and adds 2 to melee damage', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Vibrosword', 'Parry'], resources: 3 },
    {},
    { next: { rolls: ['Luke Skywalker: 2MD', 'Vibrosword: +2MD'], draws: ['Evade'] } },
  );
  table.choose('play Vibrosword').choose('activate Luke Skywalker');
  table.choose('resolve melee').choose('Vibrosword +2MD');
  expect(table.character('Death Trooper').damage).toBe(4);
  expect(table.player().resources).toBe(0);
});

test('06017 Vibrosword may be redeployed', () => {
  const padawan = { card: 'Padawan', damage: 5, upgrades: ['Vibrosword'] };
  const table = aiDice(MAUL, { characters: [padawan, 'Hired Gun'] }).choose('Hired Gun');
  expect(table.places('Vibrosword')).toEqual(['upgrades on Hired Gun']);
});

test('06017 Vibrosword pays a resource for 3 melee damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Padawan', upgrades: ['Vibrosword'] }],
    pool: ['Vibrosword: 3MD$1'],
    resources: 1,
  }).choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test('09160 Shock Collar goes on a character of the AI, and hurts it after each activation', () => {
  const table = quietTurn(
    { characters: ['Hired Gun'], hand: ['Shock Collar', 'Parry'], resources: 2 },
    { characters: ['Death Trooper', { card: 'Maul', ready: false }], top: ['No Passage', 'Advance'] },
  );
  table.choose('play Shock Collar');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Death Trooper', 'Maul']]);
  table.choose('Death Trooper');
  expect(table.places('Shock Collar')).toEqual(['downgrades on Death Trooper']);
  expect(table.character('Death Trooper').damage).toBe(0);
  table.aiTurn();
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([1, 0]);
});

test('09160 Shock Collar does nothing when somebody else is activated', () => {
  const table = quietTurn(
    { characters: ['Hired Gun'] },
    {
      characters: [{ card: 'Death Trooper', ready: false, downgrades: ['Shock Collar'] }, 'Maul'],
      top: ['Advance'],
    },
  );
  table.aiTurn();
  expect(table.ai.characters.map(({ damage, ready }) => [damage, ready])).toEqual([
    [0, false],
    [0, false],
  ]);
});

test('09160 Shock Collar: shields stop its damage', () => {
  const table = quietTurn(
    { characters: ['Hired Gun'] },
    { characters: [{ card: 'Death Trooper', shields: 1, downgrades: ['Shock Collar'] }], top: ['Advance'] },
  );
  table.aiTurn();
  expect(table.character('Death Trooper')).toMatchObject({ damage: 0, shields: 0 });
});

test('09160 Shock Collar goes to its owner when the character is defeated', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
    {
      characters: [{ card: 'Death Trooper', health: 10, damage: 8, downgrades: ['Shock Collar'] }, 'Maul'],
    },
  );
  table.choose('resolve melee').choose('Death Trooper');
  expect(table.places('Shock Collar')).toEqual(['discard of 0']);
});

test('09160 Shock Collar of the AI goes on the character of its target priority', () => {
  const table = aiPlays(
    'Shock Collar',
    { characters: ['Director Krennic'], resources: 2, top: ['Shock Collar', 'No Passage'] },
    { characters: ['Luke Skywalker', 'Rey, Force Prodigy'] },
  );
  expect(table.places('Shock Collar')).toEqual(['downgrades on Rey']);
  expect(table.reasons('downgrade')).toMatchObject([{ picked: 'Rey', rule: 'OPS-10' }]);
  table.choose('activate Rey');
  expect(table.character('Rey').damage).toBe(1);
});

test('09171 Punch Dagger costs 1 and deals 2 melee damage for a resource', () => {
  expect(kindById('09171')).toMatchObject({ cost: 1, colour: 'gray', subtypes: ['weapon'] });
  const table = quietTurn(
    { characters: ['Padawan'], hand: ['Punch Dagger', 'Parry'], resources: 1 },
    {},
    { next: { rolls: ['Padawan: -', 'Punch Dagger: 2MD$1'] } },
  );
  table.choose('play Punch Dagger').choose('activate Padawan').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(2);
});
