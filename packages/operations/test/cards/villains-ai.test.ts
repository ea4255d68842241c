import { expect, test } from 'vitest';
import { aiPlays } from '../ai-cards/ai-plays.ts';
import { operationsTable, playersTurn } from '../kit.ts';

test('01010 Darth Vader, Sith Lord, of the AI makes the player of the best target discard a card of their choice', () => {
  const table = aiPlays('Dread Presence', {
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [
      { area: 1, hand: ['Evade', 'Parry', 'Take Cover'] },
      { area: 1, characters: [{ card: '01038', damage: 5 }], hand: ['Evade', 'Parry', 'Take Cover'] },
    ],
    ai: { characters: ['01010'] },
    next: { rolls: ['01010: -'] },
  });
  expect([table.asked, table.topic]).toEqual([1, 'discard']);
  const [first, second] = table.choices;
  table.choose(first ?? '');
  expect(table.hand(1)).toEqual([second]);
  expect(table.hand(0)).toHaveLength(2);
  expect(table.reasons('player')).toMatchObject([{ picked: 'Rey', rule: 'OPS-10' }]);
});

test('01010 Darth Vader, Sith Lord, of the AI passes over a player without cards', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [
      { area: 1, hand: ['Parry'] },
      { area: 1, characters: [{ card: '01038', damage: 5 }] },
    ],
    ai: { characters: ['01010'] },
    next: { rolls: ['01010: -'] },
  });
  expect(table.hand(0)).toEqual([]);
});

test('02001 Death Trooper of the AI adds its modifier to the highest ranged die', () => {
  const table = aiPlays('Open Fire', {
    ai: {
      characters: ['Death Trooper', 'Death Trooper', 'Death Trooper'],
      pool: ['Death Trooper #1: 1RD', 'Death Trooper #2: 2RD', 'Death Trooper #3: +2RD'],
    },
  });
  expect(table.events('resolve')).toMatchObject([{ value: 4 }, { value: 1 }]);
  expect(table.character('Luke Skywalker').damage).toBe(5);
});

test('02003 Director Krennic of the AI always rolls a Death Trooper die, which is set aside when it leaves the pool', () => {
  const table = aiPlays('Advance', {
    stage: 3,
    ai: { characters: ['Director Krennic'], top: ['Open Fire'] },
    next: { rolls: ['Director Krennic: 1R', 'Death Trooper: 2RD'] },
  });
  expect(table.pool()).toEqual(['Director Krennic 1R', 'Death Trooper 2RD']);
  table.aiTurn();
  expect(table.character('Luke Skywalker').damage).toBe(2);
  expect(table.pool()).toEqual(['Director Krennic 1R']);
});

test('02004 TIE Pilot of the AI keeps players from removing other AI dice that show ranged damage', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    players: [{ characters: ['Luke Skywalker'], hand: ['Evade'], resources: 1 }],
    ai: {
      characters: ['TIE Pilot', '"Mauler" Mithel'],
      supports: ['TIE Fighter'],
      pool: ['TIE Pilot: +2RD', '"Mauler" Mithel: 1RD', 'TIE Fighter: 1RD'],
      deck: [],
    },
  }).choose('play Evade');
  expect(table.events('remove die')).toHaveLength(1);
  expect(table.pool()).not.toContain('TIE Pilot +2RD');
});

test('02004 TIE Pilot of the AI protects nothing while its die is on its card', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    players: [{ characters: ['Luke Skywalker'], hand: ['Evade'], resources: 1 }],
    ai: {
      characters: ['TIE Pilot', '"Mauler" Mithel'],
      supports: ['TIE Fighter'],
      pool: ['"Mauler" Mithel: 1RD', 'TIE Fighter: 1RD'],
      deck: [],
    },
  }).choose('play Evade');
  expect(table.choices).toEqual(['"Mauler" Mithel 1RD', 'TIE Fighter 1RD']);
});

const PALPATINE = {
  scenario: 'OBJ-DS2',
  stage: 3,
  players: [{}, { characters: [{ card: '01038', damage: 1 }, 'Padawan'] }],
  ai: { characters: ['Palpatine'], pool: ['Palpatine: 1R'] },
};

test('02011 Palpatine of the AI makes the player of the best target spread 2 damage after a die of his', () => {
  const table = aiPlays('Regroup', PALPATINE);
  expect([table.asked, table.topic, table.choices]).toEqual([1, 'spread damage', ['Rey', 'Padawan']]);
  table.choose('Rey', 'Padawan');
  expect([table.character('Rey').damage, table.character('Padawan').damage]).toEqual([2, 1]);
  expect(table.character('Luke Skywalker').damage).toBe(0);
});

test('02011 Palpatine of the AI does it for each of his dice', () => {
  const table = aiPlays('Open Fire', {
    scenario: 'OBJ-DS2',
    stage: 3,
    ai: { characters: ['elite Palpatine'], pool: ['Palpatine #1: 2RD', 'Palpatine #2: 3RD'] },
  });
  expect(table.character('Luke Skywalker').damage).toBe(9);
});

test('02012 Royal Guard of the AI always takes the highest damage that it survives', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-DS2',
    stage: 3,
    players: [
      {
        characters: ['elite Luke Skywalker', 'Padawan'],
        pool: ['Luke Skywalker #1: 3MD', 'Luke Skywalker #2: 2MD', 'Padawan: 1MD'],
      },
    ],
    ai: { characters: [{ card: 'Royal Guard', health: 6, damage: 3 }] },
    next: { rolls: ['Royal Guard: -'] },
  });
  expect(table.reasons('guardian')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'OPS-33' }]);
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD', 'Padawan 1MD']);
  expect(table.character('Royal Guard')).toMatchObject({ damage: 5, ready: false });
});

test('03001 Ciena Ree of the AI does not use her power action', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-DS2',
    stage: 2,
    players: [{ area: 1 }],
    ai: {
      characters: ['Ciena Ree'],
      supports: [{ card: 'TIE Fighter', ready: false }],
      resources: 5,
    },
  });
  expect(table.support('TIE Fighter').ready).toBe(false);
  expect(table.ai.resources).toBe(5);
});

test('05009 Battle Droid of the AI that rolls indirect damage always activates another', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-NAB',
    ai: { characters: ['Battle Droid', 'Battle Droid', 'Battle Droid'] },
    next: { rolls: ['Battle Droid: 1ID', 'Battle Droid: +2ID', 'Battle Droid: 1RD'] },
  });
  expect(table.pool()).toEqual(['Battle Droid 1ID', 'Battle Droid +2ID', 'Battle Droid 1RD']);
});

test('05009 Battle Droid of the AI calls another although its die was resolved meanwhile', () => {
  const table = aiPlays('Coordinated Strike', {
    scenario: 'OBJ-NAB',
    ai: { characters: ['Battle Droid', 'Battle Droid'], resources: 1 },
    next: { rolls: ['Battle Droid: 1ID', 'Battle Droid: 1RD'] },
  });
  expect(table.events('resolve')).toHaveLength(1);
  expect(table.pool()).toEqual(['Battle Droid 1RD']);
});

test('05009 Battle Droid of the AI whose die was in the pool already has not just rolled it', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-NAB',
    ai: { characters: ['Battle Droid', { card: 'Battle Droid', ready: false }], pool: ['Battle Droid: 1ID'] },
  });
  expect(table.events('activate')).toHaveLength(1);
});

test('05009 Battle Droid of the AI that rolls no indirect damage activates nobody', () => {
  const table = aiPlays('Advance', {
    scenario: 'OBJ-NAB',
    ai: { characters: ['Battle Droid', 'Battle Droid'] },
    next: { rolls: ['Battle Droid: 1RD'] },
  });
  expect(table.events('activate')).toHaveLength(1);
});

test('05011 Nute Gunray of the AI takes a resource from each player at upkeep, unless they discard 2 cards', () => {
  const table = operationsTable({
    scenario: 'OBJ-SCA',
    step: 'upkeep',
    players: [
      { hand: [], resources: 0 },
      { hand: [], resources: 0 },
    ],
    ai: { characters: ['Nute Gunray'] },
  });
  expect([table.asked, table.topic, table.choices]).toEqual([0, 'income', ['gain less', 'discard two']]);
  table.choose('discard two').choose('gain less');
  expect([table.player(0).resources, table.player(1).resources]).toEqual([2, 1]);
  expect(table.player(0).discard).toHaveLength(2);
});

test('05011 Nute Gunray of the AI: his printed text gives way to the rule of The Hangar', () => {
  const table = operationsTable({
    scenario: 'OBJ-NAB',
    stage: 2,
    step: 'upkeep',
    players: [{ hand: [], resources: 0 }],
    ai: { characters: ['Nute Gunray'] },
  });
  expect(table.topic).toBe('action');
  expect(table.player().resources).toBe(1);
});

test('05013 Veteran Stormtrooper of the AI deals its 3 indirect damage as the player spreads it', () => {
  const table = aiPlays('Open Fire', {
    players: [{ characters: ['Luke Skywalker', '01038'] }],
    ai: { characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] },
  });
  expect([table.topic, table.choices]).toEqual(['spread damage', ['Luke Skywalker', 'Rey']]);
  table.choose('Rey', 'Luke Skywalker', 'Rey');
  expect([table.character('Luke Skywalker').damage, table.character('Rey').damage]).toEqual([1, 2]);
});

const MAULER = {
  scenario: 'OBJ-DS2',
  players: [{ characters: ['Fenn Rau'], supports: ['T-47 Airspeeder', 'Fang Fighter'] }],
  next: { rolls: ['"Mauler" Mithel: -'] },
};

test('08019 "Mauler" Mithel of the AI wrecks a vehicle of a player where the die is enough', () => {
  const table = aiPlays('Advance', {
    ...MAULER,
    ai: {
      characters: ['"Mauler" Mithel'],
      supports: [{ card: 'TIE Fighter', ready: false }],
      pool: ['TIE Fighter: +2RD'],
    },
  });
  expect(table.places('T-47 Airspeeder')).toEqual(['discard of 0']);
  expect(table.pool()).toEqual(['"Mauler" Mithel -']);
});

test('08019 "Mauler" Mithel of the AI wrecks the best vehicle that a die is enough for, with the least die', () => {
  const table = aiPlays('Advance', {
    ...MAULER,
    players: [
      {
        characters: ['Fenn Rau'],
        supports: ['T-47 Airspeeder', { card: 'Fang Fighter', damage: 2 }, 'Millennium Falcon'],
      },
    ],
    ai: {
      characters: ['"Mauler" Mithel'],
      supports: [
        { card: 'TIE Fighter', ready: false },
        { card: 'TIE Fighter', ready: false },
      ],
      pool: ['TIE Fighter #1: +2RD', 'TIE Fighter #2: 1RD'],
    },
  });
  expect(table.reasons('wreck a vehicle')).toMatchObject([
    { considered: ['T-47 Airspeeder', 'Fang Fighter'], picked: 'Fang Fighter', decided: 'damage sides' },
  ]);
  expect(table.places('Fang Fighter')).toEqual(['discard of 0']);
  expect(table.pool()).toEqual(['TIE Fighter +2RD', '"Mauler" Mithel -']);
});

test('08019 "Mauler" Mithel of the AI keeps a die that would wreck nothing', () => {
  const table = aiPlays('Advance', {
    ...MAULER,
    ai: {
      characters: ['"Mauler" Mithel'],
      supports: [{ card: 'TIE Fighter', ready: false }],
      pool: ['TIE Fighter: 1RD'],
    },
  });
  expect(table.support('T-47 Airspeeder').damage).toBe(0);
  expect(table.pool()).toEqual(['TIE Fighter 1RD', '"Mauler" Mithel -']);
});

test('08020 Super Battle Droid of the AI does not use its power action', () => {
  const table = aiPlays('Brace', {
    scenario: 'OBJ-NAB',
    stage: 2,
    ai: {
      characters: [{ card: 'Super Battle Droid', ready: false }],
      pool: ['Super Battle Droid: -'],
    },
  });
  expect(table.pool()).toEqual(['Super Battle Droid -']);
});

test('11003 Maul of the AI does not use his power action', () => {
  const table = aiPlays('Brace', {
    scenario: 'OBJ-NAB',
    stage: 3,
    ai: { characters: [{ card: 'Maul', ready: false }], pool: ['Maul: 3MD'] },
  });
  expect(table.pool()).toEqual(['Maul 3MD']);
  expect(table.events('use')).toEqual([]);
});

/** General Grievous of the AI, with these upgrades, defeats a player's character with an E-11 Blaster. */
const aiGrievous = (...upgrades: readonly string[]) =>
  operationsTable({
    players: [
      {
        characters: [{ card: 'Padawan', health: 2, upgrades: ['E-11 Blaster'] }, 'Rey'],
        hand: [],
      },
    ],
    ai: {
      deck: [],
      characters: [{ card: 'General Grievous', upgrades: [...upgrades] }],
      pool: ['General Grievous: 2MD'],
    },
  });

test('01003 General Grievous of the AI with three upgrades gives up one that is weaker than what he takes', () => {
  const table = aiGrievous('Lightsaber', 'Vibrosword', 'Vibrosword');
  expect(table.character('General Grievous').upgrades.map(({ name }) => name)).toEqual([
    'Vibrosword',
    'Vibrosword',
    'E-11 Blaster',
  ]);
});

test('01003 General Grievous of the AI takes nothing that he would give up at once', () => {
  const table = aiGrievous('Bowcaster', 'Bowcaster', 'Bowcaster');
  expect(table.character('General Grievous').upgrades.map(({ name }) => name)).toEqual([
    'Bowcaster',
    'Bowcaster',
    'Bowcaster',
  ]);
  expect(table.events('moves')).toEqual([]);
});

test('01003 General Grievous of the AI takes the dearest of several upgrades (OPS-14)', () => {
  const padawan = { card: 'Padawan', health: 2, upgrades: ['E-11 Blaster', 'Lightsaber', 'Holdout Blaster'] };
  const table = operationsTable({
    players: [{ characters: [padawan, 'Rey'], hand: [] }],
    ai: { deck: [], characters: ['General Grievous'], pool: ['General Grievous: 2MD'] },
  });
  expect(table.reasons('take an upgrade')).toMatchObject([
    { picked: 'Lightsaber', decided: 'cost', rule: 'OPS-14' },
  ]);
  expect(table.character('General Grievous').upgrades.map(({ name }) => name)).toEqual(['Lightsaber']);
});

test('01011 Kylo Ren of the AI chooses his character by the target priority (OPS-10)', () => {
  const table = operationsTable({
    players: [{ characters: ['Luke Skywalker', { card: 'Kit Fisto', damage: 5 }], hand: ['Lightsaber'] }],
    ai: { deck: [], characters: ['Kylo Ren'], pool: ['Kylo Ren: Sp'] },
  });
  expect(table.reasons('hit')).toMatchObject([
    { picked: 'Kit Fisto', decided: 'health remaining', rule: 'OPS-10' },
  ]);
  expect([table.character('Luke Skywalker').damage, table.character('Kit Fisto').damage]).toEqual([0, 8]);
});
