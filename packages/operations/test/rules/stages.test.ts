import type { Json } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { idOf } from '../../src/cards/number.ts';
import { aiDeck } from '../../src/scenarios/ai-deck.ts';
import { NABOO } from '../../src/scenarios/naboo.ts';
import { playersTurn, type Setup, type TestTable } from '../kit.ts';

const NOBODY = { deck: [], pool: [], characters: [] };
/** Somebody whom nothing harms for long. */
const GIANT = { characters: [{ card: 'Padawan', health: 500 }] };

/** The last AI character has fallen, and everybody passes. */
function advance(setup: Setup = {}): TestTable {
  const table = playersTurn({ ...setup, ai: { ...NOBODY, ...setup.ai } });
  while (table.topic === 'action' && table.view.round === 1) table.choose('pass');
  return table;
}

function idIn(data: Json): string {
  return data !== null && typeof data === 'object' && 'card' in data ? idOf(Number(data.card)) : '?';
}

test('OPS-76 after the end of the action phase the stage advances when the AI controls no character', () => {
  expect(advance().view.stage).toBe(2);
});

test('OPS-76 one AI character holds the stage', () => {
  const table = advance({ ai: { characters: ['Veteran Stormtrooper'] } });
  expect([table.view.stage, table.view.round]).toEqual([1, 2]);
});

test('OPS-76 supports of the AI do not hold it', () => {
  expect(advance({ ai: { supports: ['E-Web Emplacement'] } }).view.stage).toBe(2);
});

test('OPS-76 while the phase lasts nothing advances, and the AI goes on acting', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: { deck: ['Regroup'], pool: [], characters: [{ card: 'Veteran Stormtrooper', health: 3 }] },
  });
  table.choose('resolve melee');
  expect([table.view.stage, table.characters()]).toEqual([1, []]);
  expect(table.events('AI draws')).toHaveLength(1);
});

test('OPS-77 the new AI deck is that of the next stage, Basic Behavior included', () => {
  const table = advance({ scenario: 'OBJ-NAB', stage: 2, players: [GIANT] });
  while (table.topic === 'action') table.choose('pass');
  const third = NABOO.stages.find(({ number }) => number === 3);
  const expected = third ? aiDeck(third, false) : [];
  expect(table.events('AI draws').map(idIn).sort()).toEqual([...expected].sort());
});

test('OPS-77 its characters enter play ready, after the players are counted anew', () => {
  const table = advance({ players: [GIANT, GIANT], ai: { perPlayer: 4 } });
  expect(table.events('stage')).toMatchObject([{ stage: 1, perPlayer: 2 }]);
  expect(table.ai.characters.length).toBeGreaterThan(0);
  expect(table.ai.characters.every(({ ready, damage }) => ready && damage === 0)).toBe(true);
});

test('OPS-77 the stage is laid out before upkeep', () => {
  const kinds = advance()
    .live.events(0)
    .map(({ event }) => event.kind);
  const order = ['end of phase', 'stage', 'upkeep', 'round'].map((kind) => kinds.indexOf(kind));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
});

test('OPS-77 the AI has no new starting resources, only those of upkeep', () => {
  expect(advance({ players: [GIANT, GIANT] }).ai.resources).toBe(2);
  expect(advance({ players: [GIANT] }).ai.resources).toBe(1);
});

test('OPS-77 what side B puts into play enters with the stage', () => {
  expect(advance({ scenario: 'OBJ-SCA' }).places('E-Web Emplacement')).toEqual(['supports of AI']);
});

test('OPS-78 the AI loses its resources', () => {
  expect(advance({ ai: { resources: 9 } }).ai.resources).toBe(1);
});

test('OPS-78 it loses its supports, its dice and its piles', () => {
  const table = advance({
    scenario: 'OBJ-NAB',
    ai: { supports: ['Stap Droid'], discard: ['Advance', 'Blockade'], defeated: ['Battle Droid'] },
  });
  expect(table.view.stage).toBe(2);
  expect([table.places('Stap Droid'), table.ai.discard, table.ai.defeated, table.pool()]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('OPS-78 it loses downgrades on players too', () => {
  const table = advance({ players: [{ characters: [{ card: 'Padawan', downgrades: ['Shock Collar'] }] }] });
  expect(table.character('Padawan').downgrades).toEqual([]);
  expect(table.places('Shock Collar')).toEqual([]);
});

test('OPS-78 players keep all they have', () => {
  const table = advance({
    players: [
      {
        characters: [{ card: 'Padawan', shields: 2, upgrades: ['Vibrosword'] }],
        supports: ['T-47 Airspeeder'],
        hand: [],
        deck: ['Parry', 'Parry', 'Evade'],
        resources: 4,
      },
    ],
  });
  expect(table.character('Padawan')).toMatchObject({ shields: 2, upgrades: [{ name: 'Vibrosword' }] });
  expect([table.places('T-47 Airspeeder'), table.player().resources]).toEqual([['supports of 0'], 6]);
  expect(table.hand()).toHaveLength(3);
});

test('OPS-78 the characters of players stay as damaged as they are, but for what the stage gives', () => {
  const table = advance({ players: [{ characters: [{ card: 'Padawan', damage: 6, health: 7 }] }] });
  const [healed] = table.events('heal');
  const amount =
    healed !== null && typeof healed === 'object' && 'damage' in healed ? Number(healed.damage) : 0;
  expect(table.character('Padawan').damage).toBe(6 - amount);
});

test('OPS-78 an AI card that a player holds stays, and leaves the game where it leaves play in a later stage', () => {
  const table = advance({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [
          {
            card: 'General Grievous',
            health: 500,
            upgrades: [{ card: 'A280 Blaster Rifle', owner: 'AI' }, 'Vibrosword', 'Vibrosword'],
          },
        ],
        hand: ['Punch Dagger'],
      },
    ],
  });
  while (table.topic !== 'action') table.choose();
  expect([table.view.stage, table.places('A280 Blaster Rifle')]).toEqual([
    2,
    ['upgrades on General Grievous'],
  ]);
  table.choose('play Punch Dagger').choose('none').choose('A280 Blaster Rifle');
  expect(table.places('A280 Blaster Rifle')).toEqual([]);
});

test('OPS-78 within its stage it goes back to the AI', () => {
  const table = playersTurn({
    scenario: 'OBJ-HOT',
    players: [
      {
        characters: [
          {
            card: 'General Grievous',
            upgrades: [{ card: 'A280 Blaster Rifle', owner: 'AI' }, 'Vibrosword', 'Vibrosword'],
          },
        ],
        hand: ['Punch Dagger'],
        resources: 1,
      },
    ],
    ai: { deck: [], pool: [] },
  });
  table.choose('play Punch Dagger').choose('none').choose('A280 Blaster Rifle');
  expect(table.places('A280 Blaster Rifle')).toEqual(['discard of AI']);
});
