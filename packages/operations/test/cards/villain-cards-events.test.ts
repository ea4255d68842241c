import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const TWO_REBELS = [
  { card: 'Rebel Trooper', health: 10 },
  { card: 'Leia Organa', health: 10 },
];

const SWEEP = {
  players: [
    {
      characters: ['Death Trooper', 'Captain Phasma', { card: 'TIE Pilot', ready: false }, 'Maul'],
      hand: ['Sweep the Area'],
    },
  ],
  ai: {
    characters: [...TWO_REBELS, { card: '01046', health: 10 }],
    pool: ['Rebel Trooper: 2RD', 'Leia Organa: 1RD', '01046: 2RD'],
  },
};

test('01073 Sweep the Area rerolls as many dice of the AI as there are ready red characters', () => {
  const table = villainsTurn({
    ...SWEEP,
    next: { rolls: ['Rebel Trooper: 1Sh', '01046: 1R'] },
  }).choose('play Sweep the Area');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Rebel Trooper 2RD', 'Leia Organa 1RD', 'Han Solo 2RD'],
  ]);
  expect(() => table.choose('Han Solo 2RD')).toThrow();
  table.choose('Rebel Trooper 2RD', 'Han Solo 2RD');
  expect(table.events('reroll')).toHaveLength(2);
});

test('01073 Sweep the Area does nothing without a ready red character', () => {
  const table = villainsTurn({
    ...SWEEP,
    players: [{ characters: [{ card: 'Death Trooper', ready: false }, 'Maul'], hand: ['Sweep the Area'] }],
  }).choose('play Sweep the Area');
  expect(table.events('reroll')).toEqual([]);
  expect(table.places('Sweep the Area')).toEqual(['discard of 0']);
});

test('01074 Tactical Mastery gives up to two additional actions', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Death Trooper', 'Captain Phasma'],
        hand: ['Tactical Mastery'],
        resources: 1,
      },
    ],
    ai: { top: ['Advance'] },
  }).choose('play Tactical Mastery');
  expect(table.choices).toEqual(['activate Death Trooper', 'activate Captain Phasma', 'claim', 'done']);
  table.choose('activate Death Trooper').choose('activate Captain Phasma');
  expect(table.events('AI draws')).toHaveLength(1);
});

test('01074 Tactical Mastery: the second action may be declined', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper', 'Captain Phasma'], hand: ['Tactical Mastery'], resources: 1 }],
    ai: { top: ['Advance'] },
  })
    .choose('play Tactical Mastery')
    .choose('activate Death Trooper');
  expect(table.events('AI draws')).toEqual([]);
  table.choose('done');
  expect(table.events('AI draws')).toHaveLength(1);
});

test('01074 Tactical Mastery gives nothing where no red character can be spotted, a teammate being none', () => {
  const table = villainsTurn({
    players: [
      { characters: ['Maul'], hand: ['Tactical Mastery'], resources: 1 },
      { characters: ['Death Trooper'] },
    ],
  }).choose('play Tactical Mastery');
  expect(table.events('additional')).toEqual([]);
  expect(table.asked).toBe(1);
});

test('01081 Enrage deals 1 damage to a blue character for 1 resource', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul', 'Count Dooku', 'Death Trooper'], hand: ['Enrage'], resources: 0 }],
  }).choose('play Enrage');
  expect([table.topic, table.choices]).toEqual(['hit', ['Maul', 'Count Dooku']]);
  table.choose('Count Dooku');
  expect(table.character('Count Dooku').damage).toBe(1);
  expect(table.player().resources).toBe(1);
});

test('01081 Enrage gives nothing without a blue character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper'], hand: ['Enrage'], resources: 0 }],
  }).choose('play Enrage');
  expect(table.player().resources).toBe(0);
});

test('01084 Intimidate removes all shields from one character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Intimidate'], resources: 0 }],
    ai: {
      characters: [
        { card: 'Rebel Trooper', shields: 2 },
        { card: 'Leia Organa', shields: 3 },
        { card: '01046' },
      ],
    },
  }).choose('play Intimidate');
  expect([table.topic, table.choices]).toEqual(['strip shields', ['Rebel Trooper', 'Leia Organa']]);
  table.choose('Leia Organa');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([2, 0, 0]);
});

test('01085 Isolation removes a character die, and no die of an upgrade or support', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Isolation'], pool: ['Maul: 1R'], resources: 1 }],
    ai: {
      characters: [{ card: 'Rebel Trooper', upgrades: ['DH-17 Blaster Pistol'] }],
      supports: ['T-47 Airspeeder'],
      pool: ['Rebel Trooper: 2RD', 'DH-17 Blaster Pistol: 2RD$1', 'T-47 Airspeeder: 2RD'],
    },
  }).choose('play Isolation');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Maul 1R', 'Rebel Trooper 2RD']]);
  table.choose('Rebel Trooper 2RD');
  expect(table.events('remove die')).toMatchObject([{ side: 4 }]);
  expect(table.player().resources).toBe(0);
});

test('01085 Isolation does nothing without a blue character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper'], hand: ['Isolation'], resources: 1 }],
    ai: { pool: ['Rebel Trooper: 1Sh'] },
  }).choose('play Isolation');
  expect(table.events('remove die')).toEqual([]);
});

test("01097 He Doesn't Like You removes a die of yours for one of the AI's", () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Aurra Sing', '01021'],
        hand: ["He Doesn't Like You"],
        pool: ['Aurra Sing: -', '01021: 2RD'],
      },
    ],
    ai: { characters: TWO_REBELS, pool: ['Rebel Trooper: 1Sh', 'Leia Organa: 1R'] },
  }).choose("play He Doesn't Like You");
  expect([table.topic, table.choices]).toEqual(['remove die', ['Aurra Sing -', 'Jango Fett 2RD']]);
  table.choose('Aurra Sing -');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Rebel Trooper 1Sh', 'Leia Organa 1R']]);
  table.choose('Leia Organa 1R');
  expect(table.pool(0)).toEqual(['Jango Fett 2RD']);
  expect(table.events('remove die')).toHaveLength(2);
});

test("01097 He Doesn't Like You does nothing without a die of yours", () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ["He Doesn't Like You"] }],
    ai: { pool: ['Rebel Trooper: 1Sh'] },
  }).choose("play He Doesn't Like You");
  expect(table.events('remove die')).toEqual([]);
});

const FORMATION = {
  players: [
    {
      characters: ['Death Trooper', { card: 'Captain Phasma', ready: false }, 'Maul'],
      hand: ['Battle Formation'],
      pool: ['Death Trooper: -', 'Captain Phasma: 1R', 'Maul: 1R'],
    },
  ],
};

test('02061 Battle Formation may reroll as many own dice as there are red characters', () => {
  const table = villainsTurn(FORMATION).choose('play Battle Formation');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Death Trooper -', 'Captain Phasma 1R', 'Maul 1R'],
  ]);
  expect(() => table.choose('Maul 1R')).toThrow();
  table.choose('Death Trooper -', 'Maul 1R');
  expect(table.events('reroll')).toHaveLength(2);
  expect(table.choices.at(-1)).toBe('done');
});

test('02061 Battle Formation may be played for its Ambush alone', () => {
  const table = villainsTurn(FORMATION).choose('play Battle Formation').choose('no');
  expect(table.events('reroll')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});

test('02082 Bait and Switch turns a die of yours that shows a resource to any other side', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Aurra Sing', '01021'],
        hand: ['Bait and Switch'],
        pool: ['Aurra Sing: 2RD', '01021: 1R'],
      },
    ],
  }).choose('play Bait and Switch');
  expect(table.choices).toEqual([
    'Jango Fett 1R to 1RD',
    'Jango Fett 1R to 2RD',
    'Jango Fett 1R to 1MD',
    'Jango Fett 1R to +1R',
    'Jango Fett 1R to -',
  ]);
  table.choose('Jango Fett 1R to 2RD');
  expect(table.pool(0)).toEqual(['Aurra Sing 2RD', 'Jango Fett 2RD']);
  expect(table.choices.at(-1)).toBe('done');
});

test('02082 Bait and Switch finds no die without a resource, and still has Ambush', () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ['Bait and Switch'], pool: ['Aurra Sing: 2RD'] }],
  }).choose('play Bait and Switch');
  expect(table.events('turn die')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});

test('05077 Double Strike resolves a melee die that stays in the pool', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Maul', 'Count Dooku', 'Death Trooper', 'Royal Guard'],
        hand: ['Double Strike'],
        pool: ['Maul: 3MD', 'Count Dooku: 2MD', 'Death Trooper: 2RD', 'Royal Guard: +2MD'],
        resources: 2,
      },
    ],
  }).choose('play Double Strike');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Maul 3MD', 'Count Dooku 2MD']]);
  table.choose('Maul 3MD');
  expect(table.character('Rebel Trooper').damage).toBe(3);
  expect(table.pool(0)).toContain('Maul 3MD');
});

test('05086 Imperial Might resolves one of your dice with 2 more value', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Death Trooper', 'Captain Phasma', 'Maul'],
        hand: ['Imperial Might'],
        pool: ['Death Trooper: 1RD', 'Captain Phasma: 1R', 'Maul: -'],
        resources: 2,
      },
    ],
  }).choose('play Imperial Might');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Death Trooper 1RD', 'Captain Phasma 1R']]);
  table.choose('Captain Phasma 1R');
  expect(table.player().resources).toBe(3);
  expect(table.pool(0)).toEqual(['Death Trooper 1RD', 'Maul -']);
});

const PRACTICE = {
  players: [
    {
      characters: ['Death Trooper', 'Captain Phasma', 'Maul'],
      hand: ['Target Practice'],
      pool: ['Death Trooper: -', 'Captain Phasma: 1R', 'Maul: -'],
    },
  ],
};

test('05089 Target Practice rerolls any own red dice, twice', () => {
  const table = villainsTurn({
    ...PRACTICE,
    next: { rolls: ['Death Trooper: 1Dr', 'Death Trooper: 2RD'] },
  }).choose('play Target Practice');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Death Trooper -', 'Captain Phasma 1R']]);
  table.choose('Death Trooper -');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Death Trooper 1Dr', 'Captain Phasma 1R']]);
  table.choose('Death Trooper 1Dr');
  expect(table.pool(0)).toEqual(['Death Trooper 2RD', 'Captain Phasma 1R', 'Maul -']);
});

test('05089 Target Practice may leave all dice', () => {
  const table = villainsTurn(PRACTICE).choose('play Target Practice').choose().choose();
  expect(table.events('reroll')).toEqual([]);
  expect(table.topic).toBe('action');
});

const FLIGHT = {
  players: [
    {
      characters: ['elite Aurra Sing', '01021', 'Maul'],
      hand: ['Take Flight'],
      pool: ['Aurra Sing #1: -', 'Aurra Sing #2: 1R', '01021: -', 'Maul: 1R'],
    },
  ],
};

test('05098 Take Flight rerolls up to 2 own yellow dice and gives an additional action', () => {
  const table = villainsTurn(FLIGHT).choose('play Take Flight');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Aurra Sing -', 'Aurra Sing 1R', 'Jango Fett -']]);
  expect(() => table.choose('Aurra Sing -', 'Aurra Sing 1R', 'Jango Fett -')).toThrow();
  table.choose('Jango Fett -');
  expect(table.events('reroll')).toHaveLength(1);
  expect(table.choices.at(-1)).toBe('done');
});

test('05098 Take Flight may leave all dice', () => {
  const table = villainsTurn(FLIGHT).choose('play Take Flight').choose();
  expect(table.events('reroll')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});
