import { expect, test } from 'vitest';
import { greedyReplies } from '../../greedy-turn.ts';
import { playersTurn } from '../../kit.ts';
import { quietTurn } from '../quiet-ai.ts';

test('07002 Fifth Brother resolves a blue upgrade die that is no ability, and keeps it', () => {
  const table = quietTurn(
    {
      characters: [{ card: 'Fifth Brother', upgrades: ['Lightsaber', 'Soresu Training', 'Vibrosword'] }],
      pool: ['Fifth Brother: Sp', 'Lightsaber: 1R', 'Soresu Training: 1R', 'Vibrosword: 1R'],
      resources: 0,
    },
    { characters: ['Death Trooper'] },
  );
  table.choose('resolve special');
  expect(table.player().resources).toBe(1);
  expect(table.pool(0)).toEqual(['Lightsaber 1R', 'Soresu Training 1R', 'Vibrosword 1R']);
});

const AXE = {
  characters: [{ card: 'Luke Skywalker', upgrades: ["Executioner's Axe"] }],
  pool: ['Luke Skywalker: 3MD'],
};
const WEAK = {
  characters: [
    { card: 'Battle Droid', health: 3 },
    { card: 'Death Trooper', health: 9 },
  ],
};

test("07034 Executioner's Axe may be rolled in after a character of the AI is defeated", () => {
  const table = quietTurn(AXE, WEAK, { next: { rolls: ["Executioner's Axe: 1R"] } });
  table.choose('resolve melee').choose('Battle Droid');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.pool(0)).toEqual(["Executioner's Axe 1R"]);
});

test("07034 Executioner's Axe may stay, and asks nothing where nobody falls", () => {
  const table = quietTurn(AXE, WEAK).choose('resolve melee').choose('Battle Droid').choose('no');
  expect(table.pool(0)).toEqual([]);
  expect(quietTurn(AXE, WEAK).choose('resolve melee').choose('Death Trooper').topic).toBe('action');
});

test('07112 Flames of the Past discards a card in play that lies in a discard pile too', () => {
  const table = quietTurn(
    {
      characters: [{ card: 'Luke Skywalker', upgrades: ['Lightsaber', 'Vibrosword'] }],
      supports: ['Z-95 Headhunter'],
      hand: ['Flames of the Past'],
      discard: ['Lightsaber'],
      resources: 2,
    },
    { characters: ['Death Trooper'], supports: ['E-Web Emplacement'], discard: ['E-Web Emplacement'] },
  ).choose('play Flames of the Past');
  expect([table.topic, table.choices]).toEqual(['discard a card', ['Lightsaber', 'E-Web Emplacement']]);
  table.choose('E-Web Emplacement');
  expect(table.places('E-Web Emplacement')).toEqual(['discard of AI', 'discard of AI']);
});

test('07112 Flames of the Past finds no copy in a discard pile of another area (OPS-54)', () => {
  const idle = { deck: [], pool: [] };
  const hand = ['Flames of the Past'];
  const supports = ['Z-95 Headhunter', 'Streetwise', 'Chopper'];
  const table = playersTurn({
    scenario: 'OBJ-DS2',
    stage: 2,
    round: 3,
    players: [
      { area: 1, characters: ['Luke Skywalker'], supports, hand, discard: ['Z-95 Headhunter'], resources: 2 },
      { area: 2, characters: ['Mace Windu'], discard: ['Streetwise'] },
    ],
    areas: [
      { ...idle, characters: ['Royal Guard'], discard: ['Chopper'] },
      { ...idle, characters: ['TIE Pilot'], supports: ['Z-95 Headhunter'], discard: ['Streetwise'] },
    ],
  }).choose('play Flames of the Past');
  expect(table.choices).toEqual(['Z-95 Headhunter', 'Chopper']);
});

test.each([
  ['more', ['Leia Organa', 'Rebel Trooper'], 3],
  ['no more', ['Leia Organa'], 2],
] as const)('08125 Intense Fire with %s red cards than the AI', (_, characters, dealt) => {
  const table = quietTurn(
    { characters: [...characters], pool: ['Leia Organa: 1RD'], hand: ['Intense Fire'], resources: 1 },
    { characters: [{ card: 'Death Trooper', health: 9 }], supports: [] },
  ).choose('play Intense Fire');
  expect(table.character('Death Trooper').damage).toBe(dealt);
  expect(table.pool(0)).toEqual([]);
});

const TURRET = {
  characters: ['Luke Skywalker'],
  supports: [{ card: 'Z-95 Headhunter', upgrades: ['Triple Laser Turret'] }],
};

test.each([
  ['in the pool', ['Z-95 Headhunter: 1RD', 'Triple Laser Turret: 2RD'], ['Triple Laser Turret']],
  ['on its card', ['Z-95 Headhunter: 1RD'], ['Z-95 Headhunter']],
] as const)('08133 Triple Laser Turret %s', (_, pool, considered) => {
  const table = quietTurn(
    { ...TURRET, pool: [...pool] },
    { characters: ['Kit Fisto'], top: ['Serenity'] },
    { scenario: 'OBJ-KNF' },
  ).aiTurn();
  expect(table.reasons('remove die')).toMatchObject([{ considered }]);
});

const DISMANTLE = { characters: ['Han Solo, Savvy Smuggler'], hand: ['Dismantle'], resources: 2 };

test('08138 Dismantle spends the cost of a support without mods to discard it', () => {
  const table = quietTurn(
    { ...DISMANTLE, supports: [{ card: 'Z-95 Headhunter', upgrades: ['Dorsal Turret'] }, 'Hired Muscle'] },
    { characters: ['Death Trooper'], supports: ['E-Web Emplacement', 'TIE Fighter'] },
  ).choose('play Dismantle');
  expect(table.choices).toEqual(['Hired Muscle', 'TIE Fighter']);
  table.choose('TIE Fighter');
  expect(table.places('TIE Fighter')).toEqual(['discard of AI']);
  expect(table.player().resources).toBe(0);
});

test('08138 Dismantle does nothing where no support can be paid, or without a yellow character', () => {
  const ai = { characters: ['Death Trooper'], supports: ['E-Web Emplacement'] };
  expect(quietTurn(DISMANTLE, ai).choose('play Dismantle').player().resources).toBe(2);
  const cheap = { characters: ['Death Trooper'], supports: ['TIE Fighter'] };
  const table = quietTurn({ ...DISMANTLE, characters: ['Luke Skywalker'] }, cheap).choose('play Dismantle');
  expect(table.places('TIE Fighter')).toEqual(['supports of AI']);
});

const SPEEDER = {
  characters: ['Luke Skywalker'],
  supports: ['X-34 Landspeeder'],
  pool: ['Luke Skywalker: -'],
};

test('08151 X-34 Landspeeder is activated without a die, and may reroll any die', () => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };
  const table = quietTurn(SPEEDER, ai, { next: { rolls: ['Death Trooper: -'] } });
  table.choose('activate X-34 Landspeeder').choose('yes');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Luke Skywalker -', 'Death Trooper 2RD']]);
  table.choose('Death Trooper 2RD');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect(table.support('X-34 Landspeeder').ready).toBe(false);
});

test('08151 X-34 Landspeeder may leave the dice', () => {
  const table = quietTurn(SPEEDER).choose('activate X-34 Landspeeder').choose('no');
  expect(table.pool(0)).toEqual(['Luke Skywalker -']);
});

const SORESU = {
  characters: [{ card: 'Luke Skywalker', upgrades: ['Soresu Training'] }],
  pool: ['Soresu Training: Sp'],
  resources: 0,
};

test('09120 Soresu Training gives 2 shields, and may make way for Soresu Mastery from the hand', () => {
  const table = quietTurn({ ...SORESU, hand: ['Soresu Mastery'] })
    .choose('resolve special')
    .choose('yes');
  expect(table.character('Luke Skywalker').shields).toBe(2);
  expect(table.places('Soresu Mastery')).toEqual(['upgrades on Luke Skywalker']);
  expect(table.places('Soresu Training')).toEqual(['discard of 0']);
});

test('09120 Soresu Training finds Soresu Mastery in the discard pile too', () => {
  const table = quietTurn({ ...SORESU, discard: ['Soresu Mastery'] })
    .choose('resolve special')
    .choose('yes');
  expect(table.places('Soresu Mastery')).toEqual(['upgrades on Luke Skywalker']);
});

test('09120 Soresu Training may stay, and asks nothing without Soresu Mastery', () => {
  const table = quietTurn({ ...SORESU, hand: ['Soresu Mastery'] })
    .choose('resolve special')
    .choose('no');
  expect(table.places('Soresu Training')).toEqual(['upgrades on Luke Skywalker']);
  expect(quietTurn(SORESU).choose('resolve special').topic).toBe('action');
});

test('09119 Soresu Mastery may remove a die showing damage when it is played, and is the only form of its character', () => {
  const player = {
    characters: ['Luke Skywalker', 'Rey, Force Prodigy'],
    hand: ['Soresu Mastery', 'Soresu Mastery'],
    resources: 6,
  };
  const ai = {
    characters: ['Death Trooper'],
    pool: ['Death Trooper: 2RD'],
  };
  const table = quietTurn(player, ai).choose('play Soresu Mastery').choose('Luke Skywalker').choose('yes');
  expect(table.pool()).toEqual([]);
  table.aiTurn();
  table.choose('play Soresu Mastery');
  expect(table.places('Soresu Mastery')).toEqual(['upgrades on Luke Skywalker', 'upgrades on Rey']);
});

test('09143 Wanted may gain 2 resources once its character is defeated', () => {
  const player = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'], resources: 0 };
  const ai = { characters: [{ card: 'Battle Droid', health: 3 }, 'Death Trooper'] };
  const table = quietTurn({ ...player, hand: ['Wanted'] }, ai)
    .choose('play Wanted')
    .choose('Battle Droid');
  table.aiTurn();
  table.choose('resolve melee').choose('Battle Droid').choose('yes');
  expect(table.player().resources).toBe(2);
});

test.each([
  ['share one', ['Luke Skywalker', 'Mace Windu'], []],
  ['share none', ['Luke Skywalker', 'Han Solo, Scoundrel'], ['Death Trooper 2RD']],
] as const)('09166 Near Miss where 2 characters %s', (_, characters, left) => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };
  const table = quietTurn({ characters: [...characters], hand: ['Near Miss'], resources: 1 }, ai).choose(
    'play Near Miss',
  );
  expect(table.pool()).toEqual(left);
});

test("07112 Flames of the Past of a greedy player takes the AI's dearest card, upgrades among them", () => {
  const player = {
    characters: [{ card: 'Luke Skywalker', ready: false, upgrades: ['Lightsaber'] }],
    hand: ['Flames of the Past'],
    discard: ['Lightsaber'],
    resources: 2,
  };
  const maul = { card: 'Maul', upgrades: ['Hunting Rifle', 'Lightsaber'] };
  const ai = { characters: [maul], discard: ['Hunting Rifle'], supports: [], pool: [] };
  expect(greedyReplies(player, ai, 2)).toEqual([
    'action: Play Flames of the Past (2)',
    'discard a card: Lightsaber on Maul',
  ]);
});
