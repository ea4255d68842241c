import { expect, test } from 'vitest';
import { operationsTable } from '../kit.ts';
import { aiDraws, aiResolves, type Characters } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: [], resources: 0 };

/** The AI draws Brace: a shield per player, here so many. */
const braces = (shields: number, ...characters: Characters) =>
  aiDraws('Brace', { characters, perPlayer: shields }, { players: [LUKE] });

/** The AI draws Advance and activates one of its cards. */
const advances = (...characters: Characters) => aiDraws('Advance', { characters }, { players: [LUKE] });

const shields = (table: ReturnType<typeof braces>) => table.ai.characters.map((each) => each.shields);

test('OPS-16 shields go to the character with the least health remaining', () => {
  const table = braces(1, 'elite Maul', { card: 'Death Trooper', health: 9 });
  expect(table.reasons('shields')).toMatchObject([
    {
      considered: ['Maul', 'Death Trooper'],
      picked: 'Death Trooper',
      decided: 'health remaining',
      rule: 'OPS-16',
    },
  ]);
  expect(shields(table)).toEqual([0, 1]);
});

test('OPS-16 shields that it has are no health', () => {
  const table = braces(1, { card: 'Maul', health: 10 }, { card: 'Death Trooper', health: 9, shields: 2 });
  expect(shields(table)).toEqual([0, 3]);
});

test('OPS-16 then to the one with the most dice', () => {
  const table = braces(1, 'Death Trooper', { card: 'Death Trooper', upgrades: ['Holdout Blaster'] });
  expect(table.reasons('shields')).toMatchObject([{ decided: 'dice', rule: 'OPS-16' }]);
  expect(shields(table)).toEqual([0, 1]);
});

test('OPS-16 then to the left-most', () => {
  const table = braces(1, 'Death Trooper', 'Death Trooper');
  expect(table.reasons('shields')).toMatchObject([{ decided: 'place from the left', rule: 'OPS-16' }]);
  expect(shields(table)).toEqual([1, 0]);
});

test('OPS-16 all shields of a symbol go to one character', () => {
  expect(shields(braces(3, 'Death Trooper', 'Death Trooper', 'Death Trooper'))).toEqual([3, 0, 0]);
});

test('OPS-16 one that has three is passed over', () => {
  const table = braces(1, { card: 'Death Trooper', health: 2, shields: 3 }, 'Death Trooper');
  expect(table.reasons('shields')).toMatchObject([{ considered: ['Death Trooper'], rule: 'OPS-16' }]);
  expect(shields(table)).toEqual([3, 1]);
});

test('OPS-16 what exceeds three is lost, and does not go to the next character', () => {
  const table = braces(3, { card: 'Death Trooper', health: 2, shields: 2 }, 'Death Trooper');
  expect(shields(table)).toEqual([3, 0]);
});

test('OPS-16 a shield die helps one character, by the same list', () => {
  const table = aiResolves(
    ['Royal Guard', { card: 'General Rieekan', health: 5 }],
    ['General Rieekan: 2Sh', 'Royal Guard: 1Sh'],
    [LUKE],
  );
  expect(table.reasons('shields')).toHaveLength(2);
  expect(shields(table)).toEqual([0, 3]);
});

test('OPS-16 shields of a stage follow the same list', () => {
  const table = operationsTable({
    step: 'AI upkeep',
    players: [LUKE],
    ai: { characters: ['Veteran Stormtrooper', { card: 'Veteran Stormtrooper', damage: 1 }] },
  });
  expect(table.reasons('shields')).toMatchObject([{ decided: 'health remaining', rule: 'OPS-16' }]);
  expect(shields(table)).toEqual([0, 1]);
});

test('OPS-20 activates the card with the fewest dice in the pool', () => {
  const table = aiDraws('Advance', {
    characters: [{ card: 'Maul', upgrades: ['Lightsaber'] }, 'General Rieekan'],
    pool: ['Maul: 1R'],
  });
  expect(table.reasons('activation')).toMatchObject([
    {
      considered: ['Maul', 'General Rieekan'],
      picked: 'General Rieekan',
      decided: 'dice in the pool',
      rule: 'OPS-20',
    },
  ]);
});

test('OPS-20 dice of upgrades in the pool count for the card', () => {
  const table = aiDraws('Advance', {
    characters: [{ card: 'Maul', upgrades: ['Lightsaber'] }, 'General Rieekan'],
    pool: ['Lightsaber: 1R'],
  });
  expect(table.reasons('activation')).toMatchObject([
    { picked: 'General Rieekan', decided: 'dice in the pool' },
  ]);
});

test('OPS-20 then the one with the most upgrades, before damage sides', () => {
  const table = advances('Maul', { card: 'General Rieekan', upgrades: ['Fearless'] });
  expect(table.reasons('activation')).toMatchObject([
    { picked: 'General Rieekan', decided: 'upgrades', rule: 'OPS-20' },
  ]);
});

test('OPS-20 then the highest damage sides, before health', () => {
  const table = advances('Padawan', { card: 'Veteran Stormtrooper', health: 3 });
  expect(table.reasons('activation')).toMatchObject([
    { picked: 'Veteran Stormtrooper', decided: 'damage sides', rule: 'OPS-20' },
  ]);
});

test('OPS-20 damage sides of upgrades are added', () => {
  const table = advances(
    { card: 'Veteran Stormtrooper', upgrades: ['Fearless'] },
    { card: 'Padawan', upgrades: ['Heirloom Lightsaber'] },
  );
  expect(table.reasons('activation')).toMatchObject([{ picked: 'Padawan', decided: 'damage sides' }]);
});

test('OPS-20 then the most health remaining, shields included', () => {
  const table = advances('Death Trooper', { card: 'Death Trooper', damage: 2, shields: 3 });
  expect(table.reasons('activation')).toMatchObject([{ decided: 'health with shields', rule: 'OPS-20' }]);
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, false]);
});

test('OPS-20 then the left-most', () => {
  const table = advances('Death Trooper', 'Death Trooper');
  expect(table.reasons('activation')).toMatchObject([{ decided: 'place from the left', rule: 'OPS-20' }]);
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([false, true]);
});

test('OPS-20 exhausted cards are no candidates', () => {
  const table = advances({ card: 'Maul', ready: false }, 'General Rieekan');
  expect(table.reasons('activation')).toMatchObject([
    { considered: ['General Rieekan'], picked: 'General Rieekan', rule: 'OPS-20' },
  ]);
});

test('OPS-20 ready supports with dice are candidates', () => {
  const table = aiDraws('Advance', {
    characters: ['General Rieekan'],
    supports: ['E-Web Emplacement', { card: 'TIE Fighter', ready: false }],
  });
  expect(table.reasons('activation')).toMatchObject([
    {
      considered: ['General Rieekan', 'E-Web Emplacement'],
      picked: 'E-Web Emplacement',
      decided: 'damage sides',
    },
  ]);
  expect(table.support('E-Web Emplacement').ready).toBe(false);
});

test('OPS-20 a support has no health', () => {
  const table = aiDraws('Advance', {
    characters: [{ card: 'Veteran Stormtrooper', health: 1 }],
    supports: ['E-Web Emplacement'],
  });
  expect(table.reasons('activation')).toMatchObject([
    { picked: 'Veteran Stormtrooper', decided: 'health with shields' },
  ]);
});

test('OPS-20 all dice on the card are rolled, those in the pool stay as they are', () => {
  const table = aiDraws(
    'Advance',
    { characters: [{ card: 'Maul', upgrades: ['Lightsaber'] }], pool: ['Lightsaber: 1R'] },
    { next: { rolls: ['Maul: 3MD'] } },
  );
  expect(table.pool()).toEqual(['Lightsaber 1R', 'Maul 3MD']);
});

test('OPS-20 the AI activates only where a card says so', () => {
  const table = aiDraws('Jam Signals', { characters: ['Maul', 'Death Trooper'] }, { players: [LUKE] });
  expect(table.events('activate')).toEqual([]);
});

test('OPS-20 without a ready card that part does nothing', () => {
  const table = aiDraws(
    'Suppressing Fire',
    { characters: [{ card: 'Maul', ready: false }] },
    { players: [LUKE] },
  );
  expect([table.reasons('activation'), table.pool()]).toEqual([[], []]);
});

test('OPS-20 each of two activations is decided anew', () => {
  const table = aiDraws(
    'Full Deployment',
    { characters: ['General Rieekan', 'Death Trooper', 'Maul'], resources: 2 },
    { players: [LUKE] },
  );
  expect(table.reasons('activation')).toMatchObject([
    { considered: ['General Rieekan', 'Death Trooper', 'Maul'], picked: 'Maul' },
    { considered: ['General Rieekan', 'Death Trooper'], picked: 'Death Trooper' },
  ]);
});

test('OPS-20 where the stage says so, supports come first among cards with equally many dice in the pool', () => {
  const table = aiDraws(
    'Advance',
    { characters: ['Maul'], supports: ['TIE Fighter'] },
    { scenario: 'OBJ-DS2', players: [LUKE] },
  );
  expect(table.reasons('activation')).toMatchObject([
    { picked: 'TIE Fighter', decided: 'support, by the rule of the stage', rule: 'OPS-20' },
  ]);
});
