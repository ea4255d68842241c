import { expect, test } from 'vitest';
import { aiPlays } from '../ai-cards/ai-plays.ts';
import { playersTurn } from '../kit.ts';

test('02005 E-Web Emplacement of the AI never has more value, for the AI never controls the battlefield', () => {
  const table = aiPlays('Open Fire', {
    stage: 2,
    ai: { characters: ['Death Trooper'], supports: ['E-Web Emplacement'], pool: ['E-Web Emplacement: 2RD'] },
  });
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('02005 E-Web Emplacement enters play ready for 3 resources, and is not activated yet', () => {
  const table = aiPlays('E-Web Emplacement', { stage: 3, ai: { resources: 4 } });
  expect(table.support('E-Web Emplacement').ready).toBe(true);
  expect(table.ai.resources).toBe(1);
  expect(table.pool()).toEqual([]);
});

test('02007 DT-29 Heavy Blaster Pistol of the AI removes the highest die of a player that shows a resource cost', () => {
  const table = aiPlays('Jam Signals', {
    players: [
      {
        characters: ['Mace Windu', 'Kit Fisto', 'Luke Skywalker'],
        pool: ['Kit Fisto: 3MD$1', 'Mace Windu: 4MD$1', 'Luke Skywalker: 3MD'],
        resources: 0,
      },
    ],
    ai: {
      characters: [{ card: 'Death Trooper', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
      pool: ['DT-29 Heavy Blaster Pistol: Sp'],
    },
  });
  expect(table.reasons('remove die')).toMatchObject([
    { considered: ['Kit Fisto', 'Mace Windu'], picked: 'Mace Windu', rule: 'OPS-30' },
  ]);
  expect(table.pool(0)).toEqual(['Kit Fisto 3MD$1', 'Luke Skywalker 3MD']);
});

test('02007 DT-29 Heavy Blaster Pistol of the AI leaves its special where no die shows a resource cost', () => {
  const table = aiPlays('Jam Signals', {
    players: [{ pool: ['Luke Skywalker: 3MD'], resources: 0 }],
    ai: {
      characters: [{ card: 'Death Trooper', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
      pool: ['DT-29 Heavy Blaster Pistol: Sp'],
    },
  });
  expect(table.pool()).toEqual(['DT-29 Heavy Blaster Pistol Sp']);
});

test('02015 Lightsaber Pike of the AI is put on the character with the most health', () => {
  const table = aiPlays('Lightsaber Pike', {
    scenario: 'OBJ-DS2',
    stage: 3,
    ai: { characters: ['Royal Guard', { card: 'Palpatine', health: 20 }] },
  });
  expect(table.places('Lightsaber Pike')).toEqual(['upgrades on Palpatine']);
  expect(table.ai.resources).toBe(0);
});

test('02015 Lightsaber Pike of the AI: its action is not used', () => {
  const table = aiPlays('Cut Them Off', {
    scenario: 'OBJ-DS2',
    stage: 3,
    ai: {
      characters: [
        { card: 'Palpatine', ready: false, upgrades: ['Lightsaber Pike'] },
        { card: 'Royal Guard', ready: false },
      ],
      pool: ['Lightsaber Pike: 1R'],
    },
  });
  expect(table.pool()).toEqual(['Lightsaber Pike 1R']);
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
});

test('08031 TIE Fighter of the AI puts another copy on top of the deck, and the AI takes another turn', () => {
  const table = aiPlays('TIE Fighter', {
    scenario: 'OBJ-DS2',
    ai: { characters: ['TIE Pilot'], deck: ['Advance', 'TIE Fighter', 'Brace'], resources: 4 },
  });
  expect(table.places('TIE Fighter')).toEqual(['supports of AI', 'supports of AI']);
  // The copy is played at once, and gives a turn again.
  expect(table.events('AI draws')).toHaveLength(3);
  expect(table.events('turn')).toMatchObject([
    { again: false },
    { again: true },
    { again: true },
    { side: 0 },
  ]);
});

test('08031 TIE Fighter of the AI shuffles a deck without a copy all the same', () => {
  const table = aiPlays('TIE Fighter', {
    scenario: 'OBJ-DS2',
    ai: { characters: ['TIE Pilot'], top: ['Brace', 'Jam Signals'], resources: 2 },
    next: { reveals: ['Jam Signals'] },
  });
  expect(table.events('shuffle')).toHaveLength(1);
  expect(table.places('Jam Signals')).toEqual(['discard of AI']);
  expect(table.ai.deck).toEqual([null]);
});

test('09032 Stap Droid of the AI gives it another turn', () => {
  const table = aiPlays('Stap Droid', {
    scenario: 'OBJ-NAB',
    ai: { characters: [{ card: 'Battle Droid', ready: false }], top: ['Advance'] },
    next: { rolls: ['Stap Droid: 1ID'] },
  });
  expect(table.events('AI draws')).toHaveLength(2);
  expect(table.pool()).toEqual(['Stap Droid 1ID']);
});

test('09032 Stap Droid that the AI cannot pay gives no other turn', () => {
  const table = aiPlays('Stap Droid', {
    scenario: 'OBJ-NAB',
    ai: { characters: ['Battle Droid'], top: ['Advance'], resources: 0 },
  });
  expect(table.events('AI draws')).toHaveLength(1);
  expect(table.places('Stap Droid')).toEqual(['discard of AI']);
});

const FALLS = {
  scenario: 'OBJ-NAB',
  players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'], hand: [] }],
};

test('09033 E-5 Blaster Carbine of the AI moves from a droid by the upgrade priority', () => {
  const table = playersTurn({
    ...FALLS,
    ai: {
      deck: [],
      characters: [
        { card: 'Battle Droid', health: 6, damage: 5, upgrades: ['E-5 Blaster Carbine'] },
        { card: 'Battle Droid', health: 6, damage: 2 },
        { card: 'Battle Droid', health: 6, damage: 1 },
      ],
    },
  })
    .choose('resolve melee')
    .choose('Battle Droid');
  expect(table.reasons('redeploy')).toMatchObject([{ rule: 'OPS-22' }]);
  expect(table.ai.characters.map(({ upgrades }) => upgrades.length)).toEqual([0, 1]);
});

test('09033 E-5 Blaster Carbine of the AI is discarded from one that is no droid', () => {
  const table = playersTurn({
    ...FALLS,
    stage: 2,
    ai: {
      deck: [],
      characters: [
        { card: 'Nute Gunray', health: 6, damage: 5, upgrades: ['E-5 Blaster Carbine'] },
        { card: 'Super Battle Droid', health: 6 },
      ],
    },
  })
    .choose('resolve melee')
    .choose('Nute Gunray');
  expect(table.places('E-5 Blaster Carbine')).toEqual(['discard of AI']);
});

test('11016 Scimitar of the AI is not returned before an event of a player', () => {
  const table = playersTurn({
    scenario: 'OBJ-NAB',
    stage: 3,
    players: [{ characters: ['Luke Skywalker'], hand: ['Take Cover'] }],
    ai: { deck: [], supports: ['Scimitar'], resources: 0 },
  }).choose('play Take Cover');
  expect(table.places('Scimitar')).toEqual(['supports of AI']);
  expect(table.ai.resources).toBe(0);
});

test('12005 Recurring Nightmare goes on the priority character of the players', () => {
  const table = aiPlays('Recurring Nightmare', {
    scenario: 'OBJ-DS2',
    stage: 3,
    players: [{}, { characters: ['Luminara Unduli', { card: 'Mace Windu', damage: 4 }] }],
  });
  expect(table.reasons('downgrade')).toMatchObject([
    {
      considered: ['Luke Skywalker', 'Luminara Unduli', 'Mace Windu'],
      picked: 'Mace Windu',
      rule: 'OPS-10',
    },
  ]);
  expect(table.places('Recurring Nightmare')).toEqual(['downgrades on Mace Windu']);
  expect(table.ai.resources).toBe(1);
});

test('12005 Recurring Nightmare of the AI is rolled when its character is activated, and hits nobody else', () => {
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 3,
    players: [
      {
        characters: [
          { card: 'Luke Skywalker', downgrades: ['Recurring Nightmare'] },
          { card: '01038', damage: 5 },
        ],
      },
    ],
    ai: { top: ['Open Fire'], deck: [] },
    next: { rolls: ['Luke Skywalker: -', 'Recurring Nightmare: 3MD$1'] },
  }).choose('activate Luke Skywalker');
  expect(table.character('Luke Skywalker').damage).toBe(3);
  expect(table.character('Rey').damage).toBe(5);
  expect(table.pool()).toEqual([]);
});

test('12005 Recurring Nightmare leaves with the AI when the stage is done', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    players: [
      {
        characters: [{ card: 'Luke Skywalker', downgrades: ['Recurring Nightmare'] }],
      },
    ],
    ai: { deck: [], characters: [] },
  }).choose('pass');
  expect(table.view.stage).toBe(2);
  expect(table.character('Luke Skywalker').downgrades).toEqual([]);
});
