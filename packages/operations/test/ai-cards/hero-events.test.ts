import { expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { aiPlays } from './ai-plays.ts';

/** The AI has the heroes; the player is Darth Vader with 11 health. */
function heroesPlay(card: string, { players = [{}], ...setup }: Setup) {
  return aiPlays(card, {
    ...setup,
    players: players.map((player) => ({ characters: ['02010'], ...player })),
  });
}

const TRENCHES = { scenario: 'OBJ-HOT' };

test('REB-1 Dig In gives 1 shield by the shield priority, then 1 to each non-unique character', () => {
  const table = heroesPlay('Dig In', {
    ...TRENCHES,
    ai: {
      characters: [
        { card: 'Leia Organa', health: 12 },
        { card: 'Rebel Trooper', health: 8 },
        { card: 'Rebel Trooper', health: 7 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 1, 2]);
});

test('REB-2 Ion Cannon takes 1 resource from each player and exhausts their dearest ready support', () => {
  const table = heroesPlay('Ion Cannon', {
    ...TRENCHES,
    players: [
      { supports: ['TIE Fighter', { card: 'AT-DP', ready: false }], resources: 1 },
      { characters: ['Captain Phasma'], supports: ['Stap Droid', 'First Order TIE Fighter'], resources: 2 },
    ],
  });
  expect([table.player(0).resources, table.player(1).resources]).toEqual([0, 1]);
  expect(table.reasons('exhaust a support')).toMatchObject([
    { considered: ['TIE Fighter', 'Stap Droid', 'First Order TIE Fighter'], decided: 'cost' },
  ]);
  expect(table.support('First Order TIE Fighter').ready).toBe(false);
  expect(table.support('TIE Fighter').ready).toBe(true);
});

test('REB-3 Return Fire activates a card, then resolves all ranged dice', () => {
  const table = heroesPlay('Return Fire', {
    ...TRENCHES,
    ai: {
      characters: ['Rebel Trooper', { card: 'Rebel Trooper', ready: false }],
      pool: ['Rebel Trooper #2: 1RD'],
      resources: 1,
    },
    next: { rolls: ['Rebel Trooper: 2RD'] },
  });
  expect(table.character('Darth Vader').damage).toBe(3);
  expect([table.pool(), table.ai.resources]).toEqual([[], 0]);
});

const COMMAND = { scenario: 'OBJ-HOT', stage: 2 };

test('CMD-1 Evacuation Code gives 1 shield per player and activates a card', () => {
  const table = heroesPlay('Evacuation Code', {
    scenario: 'OBJ-HOT',
    stage: 3,
    ai: { perPlayer: 2, characters: [{ card: 'Chewbacca', health: 9 }] },
    next: { rolls: ['Chewbacca: 1RD'] },
  });
  expect(table.character('Chewbacca').shields).toBe(2);
  expect(table.pool()).toEqual(['Chewbacca 1RD']);
});

test('CMD-2 Clear Orders turns two dice to the most damage, then resolves the best dice', () => {
  const table = heroesPlay('Clear Orders', {
    ...COMMAND,
    ai: {
      characters: ['elite Leia Organa', 'General Rieekan'],
      pool: ['Leia Organa: -', 'Leia Organa: 1F', 'General Rieekan: 1R'],
    },
  });
  expect(table.events('turn die')).toHaveLength(2);
  expect(table.character('Darth Vader').damage).toBe(4);
  expect(table.pool()).toEqual(['General Rieekan 1R']);
});

test('CMD-3 Hope heals 1 damage per player from the most damaged character', () => {
  const table = heroesPlay('Hope', {
    ...COMMAND,
    ai: {
      perPlayer: 2,
      characters: [
        { card: 'General Rieekan', health: 5, damage: 3 },
        { card: 'Leia Organa', health: 15, damage: 4 },
      ],
      resources: 1,
    },
  });
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([3, 2]);
});

const PASSAGE = { scenario: 'OBJ-HOT', stage: 3 };
const ODDS = {
  ...PASSAGE,
  ai: {
    characters: ['elite 01046', 'Chewbacca'],
    pool: ['01046: 2RD', '01046: 1R', 'Chewbacca: -'],
    resources: 0,
  },
};

test('FLC-1 Never Mind the Odds rolls a die, and on 3 or more rerolls all dice without damage', () => {
  const table = heroesPlay('Never Mind the Odds', {
    ...ODDS,
    next: { rolls: ['d6: 3', '01046: 3RD$1', 'Chewbacca: 2MD'] },
  });
  expect(table.events('d6')).toEqual([{ value: 3 }]);
  expect(table.events('reroll')).toHaveLength(2);
  expect(table.character('Darth Vader').damage).toBe(5);
  expect(table.pool()).toEqual(['Chewbacca 2MD']);
});

test('FLC-1 Never Mind the Odds rerolls nothing on 2 or less, and resolves the best dice all the same', () => {
  const table = heroesPlay('Never Mind the Odds', { ...ODDS, next: { rolls: ['d6: 2'] } });
  expect(table.events('reroll')).toEqual([]);
  expect(table.character('Darth Vader').damage).toBe(2);
  expect(table.pool()).toEqual(['Han Solo 1R', 'Chewbacca -']);
});

test('FLC-2 Shoot First hits each player and activates Han Solo', () => {
  const table = heroesPlay('Shoot First', {
    ...PASSAGE,
    players: [{}, { characters: ['Captain Phasma', 'First Order Stormtrooper'] }],
    ai: { characters: ['Chewbacca', '01046'] },
    next: { rolls: ['01046: 2Dr'] },
  });
  expect(table.character('Darth Vader').damage).toBe(1);
  expect(table.character('First Order Stormtrooper').damage).toBe(1);
  expect(table.pool()).toEqual(['Han Solo 2Dr']);
});

test('FLC-3 Wookiee Rage activates Chewbacca, for nothing', () => {
  const table = heroesPlay('Wookiee Rage', {
    ...PASSAGE,
    ai: { characters: ['01046', 'Chewbacca'], resources: 0 },
    next: { rolls: ['Chewbacca: 2MD'] },
  });
  expect(table.pool()).toEqual(['Chewbacca 2MD']);
});

test('FLC-3 Wookiee Rage finds nothing where Chewbacca is exhausted', () => {
  const table = heroesPlay('Wookiee Rage', {
    ...PASSAGE,
    ai: { characters: ['01046', { card: 'Chewbacca', ready: false }] },
  });
  expect(table.events('activate')).toEqual([]);
  expect(table.events('AI finds nothing')).toHaveLength(1);
});

test('TGD-1 Stand Guard gives 1 shield by the shield priority, then 1 to each guardian', () => {
  const table = heroesPlay('Stand Guard', {
    scenario: 'OBJ-KNF',
    stage: 2,
    ai: {
      characters: [
        { card: 'Padawan', health: 5 },
        { card: 'Jedi Temple Guard', health: 9 },
        { card: 'Jedi Temple Guard', health: 9 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 1, 1]);
});

test('TGD-2 No Passage activates a guardian and nobody else', () => {
  const table = heroesPlay('No Passage', {
    scenario: 'OBJ-KNF',
    stage: 2,
    ai: { characters: ['Jedi Instructor', 'Padawan', 'Jedi Temple Guard'], resources: 0 },
  });
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, true, false]);
});

test('PDW-1 Drilled Forms activates up to two non-unique characters', () => {
  const table = heroesPlay('Drilled Forms', {
    scenario: 'OBJ-KNF',
    stage: 3,
    ai: {
      characters: ['Luminara Unduli', 'Jedi Acolyte', 'Jedi Acolyte', 'Jedi Acolyte'],
      resources: 0,
    },
  });
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, false, false, true]);
});

test('PDW-1 Drilled Forms activates no support', () => {
  const table = heroesPlay('Drilled Forms', {
    scenario: 'OBJ-KNF',
    stage: 3,
    ai: { characters: ['Luminara Unduli'], supports: ['T-47 Airspeeder'] },
  });
  expect(table.events('activate')).toEqual([]);
});

test('PDW-2 Calm Mind turns a die to the most damage, then resolves the best dice', () => {
  const table = heroesPlay('Calm Mind', {
    scenario: 'OBJ-KNF',
    stage: 2,
    ai: { characters: ['Padawan', 'Padawan'], pool: ['Padawan #1: 1R', 'Padawan #2: 1F'] },
  });
  expect(table.events('turn die')).toHaveLength(1);
  expect(table.character('Darth Vader').damage).toBe(2);
  expect(table.pool()).toHaveLength(1);
});

const CHAMBER = { scenario: 'OBJ-KNF', stage: 4 };

test('JCO-1 Master Duelist hits each player and resolves all melee dice', () => {
  const table = heroesPlay('Master Duelist', {
    ...CHAMBER,
    ai: {
      characters: ['Mace Windu', 'Kit Fisto'],
      pool: ['Mace Windu: 4MD$1', 'Kit Fisto: 2F'],
      resources: 0,
    },
  });
  expect(table.character('Darth Vader').damage).toBe(5);
  expect(table.pool()).toEqual(['Kit Fisto 2F']);
});

test('JCO-2 Serenity gives 1 shield per player and removes the highest damage die of one player', () => {
  const table = heroesPlay('Serenity', {
    ...CHAMBER,
    players: [
      { characters: ['elite 02010'], pool: ['02010: 2MD', '02010: 3MD$1'] },
      { characters: [{ card: 'Captain Phasma', shields: 3 }], pool: ['Captain Phasma: 2RD'] },
    ],
    ai: { characters: [{ card: 'Kit Fisto', health: 8 }] },
  });
  expect(table.character('Kit Fisto').shields).toBe(2);
  // Both have 11 health left and Vader more dice (OPS-11).
  expect(table.reasons('player')).toMatchObject([{ picked: 'Darth Vader', rule: 'OPS-11' }]);
  expect([table.pool(0), table.pool(1)]).toEqual([['Darth Vader 2MD'], ['Captain Phasma 2RD']]);
});

test('JCO-3 Decisive Stroke activates a character, then resolves the best damage symbol with 1 more on the highest', () => {
  const table = heroesPlay('Decisive Stroke', {
    ...CHAMBER,
    ai: {
      characters: ['Mace Windu', { card: 'Kit Fisto', ready: false }],
      pool: ['Kit Fisto: 1MD'],
      resources: 2,
    },
    next: { rolls: ['Mace Windu: 2MD'] },
  });
  expect(table.events('resolve')).toMatchObject([{ value: 3 }, { value: 1 }]);
  expect(table.character('Darth Vader').damage).toBe(4);
});

test('JCO-3 Decisive Stroke activates no support', () => {
  const table = heroesPlay('Decisive Stroke', {
    ...CHAMBER,
    ai: { characters: [{ card: 'Kit Fisto', ready: false }], supports: ['T-47 Airspeeder'], resources: 2 },
  });
  expect(table.events('activate')).toEqual([]);
});
