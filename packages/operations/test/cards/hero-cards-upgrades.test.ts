import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { aiDice, aiPlays, priceOf, quietTurn } from './quiet-ai.ts';

test('01034 Survival Gear costs 2, and its die rolls with the character', () => {
  expect(kindById('01034')).toMatchObject({ cost: 2, type: 'upgrade', subtypes: ['equipment'] });
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Survival Gear', 'Parry'], resources: 2 },
    {},
    { next: { rolls: ['Fenn Rau: 1R', 'Survival Gear: 2Sh'] } },
  );
  table.choose('play Survival Gear').choose('activate Fenn Rau');
  expect(table.pool(0)).toEqual(['Fenn Rau 1R', 'Survival Gear 2Sh']);
  table.choose('resolve shield');
  expect(table.character('Fenn Rau').shields).toBe(2);
});

test('01034 Survival Gear adds a resource to another resource die', () => {
  const table = quietTurn({
    characters: [{ card: 'Fenn Rau', upgrades: ['Survival Gear'] }],
    pool: ['Fenn Rau: 1R', 'Survival Gear: +1R'],
    resources: 0,
  });
  table.choose('resolve resource').choose('Survival Gear +1R');
  expect(table.player().resources).toBe(2);
});

test("01041 Luke Skywalker's Lightsaber goes on a blue character only", () => {
  const table = quietTurn([
    { characters: ['Fenn Rau', 'Padawan'], hand: ["Luke Skywalker's Lightsaber"], resources: 3 },
    { characters: ['Chewbacca', 'Mace Windu'] },
  ]);
  table.choose("play Luke Skywalker's Lightsaber");
  expect([table.topic, table.choices]).toEqual(['attach to', ['Padawan', 'Mace Windu']]);
});

const LUKE = { characters: ['Luke Skywalker'] };

test("01041 Luke Skywalker's Lightsaber is unique in the whole team (OPS-81)", () => {
  const table = quietTurn([
    { ...LUKE, hand: ["Luke Skywalker's Lightsaber"], resources: 3 },
    { characters: [{ card: 'Mace Windu', upgrades: ["Luke Skywalker's Lightsaber"] }] },
  ]);
  expect(table.choicesTo('play')).toEqual([]);
});

const SABER = {
  characters: [{ card: 'Luke Skywalker', upgrades: ["Luke Skywalker's Lightsaber"] }, 'Padawan'],
  pool: ["Luke Skywalker's Lightsaber: Sp"],
};

test("01041 Luke Skywalker's Lightsaber gives 2 shields to a character, also to a teammate's (OPS-46)", () => {
  const table = quietTurn([SABER, { characters: ['Mace Windu'] }]).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['one of', ['shield', 'hit']]);
  table.choose('shield');
  expect(table.choices).toEqual(['Luke Skywalker', 'Padawan', 'Mace Windu']);
  table.choose('Mace Windu');
  expect(table.character('Mace Windu').shields).toBe(2);
});

test("01041 Luke Skywalker's Lightsaber deals 2 damage that shields do not stop", () => {
  const table = quietTurn(SABER, { characters: [{ card: 'Death Trooper', shields: 3 }, 'Battle Droid'] });
  table.choose('resolve special').choose('hit');
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Battle Droid']]);
  table.choose('Death Trooper');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 2, shields: 3 });
});

test("01041 Luke Skywalker's Lightsaber adds 3 to melee damage", () => {
  const table = quietTurn({
    characters: [{ card: 'Luke Skywalker', upgrades: ["Luke Skywalker's Lightsaber"] }],
    pool: ['Luke Skywalker: 2MD', "Luke Skywalker's Lightsaber: +3MD"],
  });
  table.choose('resolve melee').choose("Luke Skywalker's Lightsaber +3MD");
  expect(table.character('Death Trooper').damage).toBe(5);
});

test("01041 Luke Skywalker's Lightsaber pays a resource for 3 melee damage", () => {
  const table = quietTurn({
    characters: [{ card: 'Luke Skywalker', upgrades: ["Luke Skywalker's Lightsaber"] }],
    pool: ["Luke Skywalker's Lightsaber: 3MD$1"],
    resources: 1,
  }).choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

const STAFF = {
  characters: [{ card: 'Rey, Force Prodigy', upgrades: ["Rey's Staff"] }],
  pool: ["Rey's Staff: Sp", 'Rey: 1MD'],
};

test("01044 Rey's Staff removes a die that shows melee or ranged damage", () => {
  const table = quietTurn(STAFF, {
    characters: ['Death Trooper', 'Maul', 'Battle Droid', 'Death Trooper'],
    pool: ['Death Trooper: +2RD', 'Maul: 2MD', 'Battle Droid: 1ID', 'Death Trooper #2: 1Dr'],
  });
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Rey 1MD', 'Death Trooper +2RD', 'Maul 2MD']]);
  table.choose('Death Trooper +2RD');
  expect(table.pool()).toEqual(['Maul 2MD', 'Battle Droid 1ID', 'Death Trooper 1Dr']);
});

test("01044 Rey's Staff finds nothing where no die shows such damage", () => {
  const table = quietTurn({ ...STAFF, pool: ["Rey's Staff: Sp"] }, { pool: ['Death Trooper: 1Dr'] });
  table.choose('resolve special');
  expect(table.pool()).toEqual(['Death Trooper 1Dr']);
  expect(table.pool(0)).toEqual([]);
});

test("01044 Rey's Staff deals 3 melee damage for a resource", () => {
  const table = quietTurn({ ...STAFF, pool: ["Rey's Staff: 3MD$1"], resources: 1 });
  table.choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test("01044 Rey's Staff costs 2 and is unique", () => {
  const rey = { characters: ['Rey, Force Prodigy'] };
  expect(priceOf("Rey's Staff", rey)).toBe(2);
  expect(quietTurn({ ...STAFF, hand: ["Rey's Staff"], resources: 9 }).choicesTo('play')).toEqual([]);
});

const PISTOL = { characters: ['Hired Gun'], hand: ['DL-44 Heavy Blaster Pistol'], resources: 3 };

test('01051 DL-44 Heavy Blaster Pistol forces the AI to remove a die, the one that would do the least', () => {
  const table = quietTurn(PISTOL, {
    characters: ['Death Trooper', 'Death Trooper', 'Maul'],
    pool: ['Death Trooper: 2RD', 'Death Trooper #2: 1Dr', 'Maul: 3MD'],
  });
  table.choose('play DL-44 Heavy Blaster Pistol');
  expect(table.reasons('own die')).toMatchObject([{ picked: 'Death Trooper', rule: 'OPS-30' }]);
  expect(table.pool()).toEqual(['Death Trooper 2RD', 'Maul 3MD']);
});

test('01051 DL-44 Heavy Blaster Pistol: of dice without damage the AI gives up the lowest (OPS-30)', () => {
  const table = quietTurn(PISTOL, {
    characters: ['Jedi Temple Guard', 'Jedi Temple Guard'],
    pool: ['Jedi Temple Guard: 2Sh', 'Jedi Temple Guard #2: 1R'],
  });
  table.choose('play DL-44 Heavy Blaster Pistol');
  expect(table.reasons('own die')).toMatchObject([{ decided: 'value', rule: 'OPS-30' }]);
  expect(table.pool()).toEqual(['Jedi Temple Guard 2Sh']);
});

test('01051 DL-44 Heavy Blaster Pistol has Ambush', () => {
  const table = quietTurn(PISTOL).choose('play DL-44 Heavy Blaster Pistol');
  expect(table.choices).toEqual(['activate Hired Gun', 'claim', 'done']);
  expect(table.choose('activate Hired Gun').choices).toContain('pass');
});

test('01051 DL-44 Heavy Blaster Pistol may force a teammate instead (OPS-88), who chooses', () => {
  const table = quietTurn(
    [PISTOL, { characters: ['elite Luke Skywalker'], pool: ['Luke Skywalker: 2MD', 'Luke Skywalker: -'] }],
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play DL-44 Heavy Blaster Pistol').choose('Hired Gun');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect([table.asked, table.topic]).toEqual([1, 'remove own die']);
  table.choose('Luke Skywalker -');
  expect(table.pool(1)).toEqual(['Luke Skywalker 2MD']);
});

test('01051 DL-44 Heavy Blaster Pistol deals 3 ranged damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Hired Gun', upgrades: ['DL-44 Heavy Blaster Pistol'] }],
    pool: ['DL-44 Heavy Blaster Pistol: 3RD'],
  });
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('01051 DL-44 Heavy Blaster Pistol of the AI: a player removes a die of theirs, and the AI has another turn', () => {
  const table = aiPlays(
    'DL-44 Heavy Blaster Pistol',
    {
      characters: ['Chewbacca'],
      resources: 3,
      top: ['DL-44 Heavy Blaster Pistol', 'No Passage', 'No Passage'],
    },
    { characters: ['elite Darth Vader, Sith Lord'], pool: ['Darth Vader: 3MD', 'Darth Vader: 1R'] },
  );
  expect([table.topic, table.choices]).toEqual(['remove own die', ['Darth Vader 3MD', 'Darth Vader 1R']]);
  table.choose('Darth Vader 1R');
  expect(table.pool(0)).toEqual(['Darth Vader 3MD']);
  expect(table.places('DL-44 Heavy Blaster Pistol')).toEqual(['upgrades on Chewbacca']);
  expect(table.places('No Passage')).toEqual(['deck of AI', 'discard of AI']);
});

test('01051 DL-44 Heavy Blaster Pistol pays a resource for 3 ranged damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Hired Gun', upgrades: ['DL-44 Heavy Blaster Pistol'] }],
    pool: ['DL-44 Heavy Blaster Pistol: 3RD$1'],
    resources: 1,
  }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

const BOWCASTER = { characters: [{ card: 'Chewbacca', upgrades: ['Bowcaster'] }] };

test('02048 Bowcaster deals 1 damage each to up to two characters, past their shields', () => {
  const table = quietTurn(
    { ...BOWCASTER, pool: ['Bowcaster: Sp'] },
    { characters: [{ card: 'Death Trooper', shields: 2 }, 'Maul', 'Battle Droid'] },
  );
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Maul', 'Battle Droid']]);
  table.choose('Death Trooper', 'Battle Droid');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([1, 0, 1]);
  expect(table.character('Death Trooper').shields).toBe(2);
});

test('02048 Bowcaster may hit one character alone', () => {
  const table = quietTurn(
    { ...BOWCASTER, pool: ['Bowcaster: Sp'] },
    { characters: ['Death Trooper', 'Battle Droid'] },
  );
  table.choose('resolve special').choose('Battle Droid');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([0, 1]);
});

test('02048 Bowcaster deals 4 ranged damage for a resource', () => {
  const table = quietTurn({ ...BOWCASTER, pool: ['Bowcaster: 4RD$1'], resources: 1 });
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('02048 Bowcaster may be redeployed, also to a teammate (OPS-45)', () => {
  const table = aiDice(
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    {
      characters: [{ card: 'Chewbacca', damage: 10, upgrades: ['Bowcaster'] }, 'Hired Gun'],
      pool: ['Bowcaster: 2RD'],
    },
    { characters: ['Luke Skywalker'] },
  );
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Hired Gun', 'Luke Skywalker', 'discard']]);
  table.choose('Luke Skywalker');
  expect(table.places('Bowcaster')).toEqual(['upgrades on Luke Skywalker']);
  expect(table.pool(0)).toEqual([]);
});

test('02048 Bowcaster may be discarded instead', () => {
  const table = aiDice(
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { characters: [{ card: 'Chewbacca', damage: 10, upgrades: ['Bowcaster'] }, 'Hired Gun'] },
  );
  table.choose('discard');
  expect(table.places('Bowcaster')).toEqual(['discard of 0']);
});

test('02048 Bowcaster of the AI hits the two characters of its target priority', () => {
  const table = aiDice(
    { characters: [{ card: 'Chewbacca', upgrades: ['Bowcaster'] }], pool: ['Bowcaster: Sp'] },
    {
      characters: [
        'Darth Vader, Sith Lord',
        { card: '01021', damage: 8 },
        { card: 'Battle Droid', damage: 3, shields: 1 },
      ],
    },
  );
  expect(table.player().characters.map(({ damage }) => damage)).toEqual([0, 9, 4]);
  expect(table.reasons('hit')).toMatchObject([
    { picked: 'Jango Fett', rule: 'OPS-10' },
    { considered: ['Darth Vader', 'Battle Droid'], picked: 'Battle Droid', rule: 'OPS-10' },
  ]);
});

test('02048 Bowcaster of the AI is redeployed by the upgrade priority', () => {
  const table = quietTurn(
    { ...LUKE, pool: ['Luke Skywalker: 3MD'] },
    {
      characters: [
        { card: 'Chewbacca', health: 12, damage: 9, upgrades: ['Bowcaster'] },
        { card: 'Han Solo, Scoundrel', ready: false, health: 12 },
        { card: 'Leia Organa', health: 5 },
      ],
    },
  );
  table.choose('resolve melee').choose('Chewbacca');
  expect(table.places('Bowcaster')).toEqual(['upgrades on Leia Organa']);
  expect(table.reasons('redeploy')).toMatchObject([{ picked: 'Leia Organa', rule: 'OPS-21' }]);
});

test('02048 Bowcaster costs 4', () => {
  expect(priceOf('Bowcaster', { characters: ['Chewbacca'] })).toBe(4);
});

const RIFLE = { characters: [{ card: 'Fenn Rau', upgrades: ['A280 Blaster Rifle'] }, 'Leia Organa'] };

test('03030 A280 Blaster Rifle spreads 2 shields over your characters', () => {
  const table = quietTurn([
    { ...RIFLE, pool: ['A280 Blaster Rifle: Sp'] },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['spread shields', ['Fenn Rau', 'Leia Organa']]);
  table.choose('Fenn Rau', 'Leia Organa');
  expect(table.player().characters.map(({ shields }) => shields)).toEqual([1, 1]);
});

test('03030 A280 Blaster Rifle may give both shields to one', () => {
  const table = quietTurn({ ...RIFLE, pool: ['A280 Blaster Rifle: Sp'] });
  table.choose('resolve special').choose('Leia Organa', 'Leia Organa');
  expect(table.character('Leia Organa').shields).toBe(2);
});

test('03030 A280 Blaster Rifle adds 2 to ranged damage', () => {
  const table = quietTurn({ ...RIFLE, pool: ['Fenn Rau: 2RD', 'A280 Blaster Rifle: +2RD'] });
  table.choose('resolve ranged').choose('A280 Blaster Rifle +2RD');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('03030 A280 Blaster Rifle may be redeployed', () => {
  const table = aiDice(
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { characters: [{ card: 'Fenn Rau', damage: 8, upgrades: ['A280 Blaster Rifle'] }, 'Leia Organa'] },
  );
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Leia Organa', 'discard']]);
  table.choose('Leia Organa');
  expect(table.places('A280 Blaster Rifle')).toEqual(['upgrades on Leia Organa']);
});

test('03030 A280 Blaster Rifle of the AI shields by its priority', () => {
  const table = aiDice(
    {
      characters: [
        { card: 'Rebel Trooper', health: 7, upgrades: ['A280 Blaster Rifle'] },
        { card: 'Rebel Trooper', health: 7, damage: 1 },
      ],
      pool: ['A280 Blaster Rifle: Sp'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 2]);
  expect(table.reasons('shields')).toMatchObject([{ rule: 'OPS-16', decided: 'health remaining' }]);
});

test('03030 A280 Blaster Rifle pays a resource for 2 ranged damage', () => {
  const table = quietTurn({ ...RIFLE, pool: ['A280 Blaster Rifle: 2RD$1'], resources: 1 }).choose(
    'resolve ranged',
  );
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('03030 A280 Blaster Rifle costs 2', () => {
  expect(priceOf('A280 Blaster Rifle', { characters: ['Fenn Rau'] })).toBe(2);
});

const FEARLESS = { characters: [{ card: 'Padawan', upgrades: ['Fearless'] }, 'Kit Fisto'] };

test('03106 Fearless may give a shield and draw a card after the activation', () => {
  const table = quietTurn(FEARLESS, {}, { next: { draws: ['Parry'] } });
  table.choose('activate Padawan');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.character('Padawan').shields).toBe(1);
  expect(table.hand()).toEqual(['Parry']);
});

test('03106 Fearless may be declined, and does nothing for others', () => {
  const declined = quietTurn(FEARLESS).choose('activate Padawan').choose('no');
  expect(declined.character('Padawan').shields).toBe(0);
  expect(declined.hand()).toEqual([]);
  expect(quietTurn(FEARLESS).choose('activate Kit Fisto').topic).toBe('action');
});

test('03106 Fearless draws even where there are three shields', () => {
  const table = quietTurn(
    { characters: [{ card: 'Padawan', shields: 3, upgrades: ['Fearless'] }] },
    {},
    { next: { draws: ['Parry'] } },
  );
  table.choose('activate Padawan').choose('yes');
  expect(table.hand()).toEqual(['Parry']);
});

test('03106 Fearless on a teammate is the affair of the teammate (OPS-44)', () => {
  const table = quietTurn(
    [
      { characters: ['Luke Skywalker'] },
      { characters: [{ card: 'Fenn Rau', upgrades: [{ card: 'Fearless', owner: 0 }] }] },
    ],
    {},
    { turn: 1, next: { draws: ['Field Medic'] } },
  );
  table.choose('activate Fenn Rau').choose('yes');
  expect([table.hand(0), table.hand(1)]).toEqual([[], ['Field Medic']]);
});

test('03106 Fearless costs 2 and has no die', () => {
  const table = quietTurn({ characters: ['Padawan'], hand: ['Fearless'], resources: 2 });
  table.choose('play Fearless').choose('activate Padawan').choose('no');
  expect(table.player().resources).toBe(0);
  expect(table.pool(0)).toHaveLength(1);
});
