import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup, type TestTable } from '../kit.ts';

const SHOT = { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] };

/** The last character of the first player falls on the turn of the AI. */
function falls(first: object = {}, more: Setup = {}): TestTable {
  return operationsTable({
    players: [
      { characters: [{ card: 'Padawan', health: 2 }], hand: [], ...first },
      { characters: ['Leia Organa'], hand: [] },
      { characters: ['Hired Gun'], hand: [] },
    ],
    ai: SHOT,
    ...more,
  });
}

test('OPS-56 a player without characters in play is eliminated at once', () => {
  const table = falls();
  expect(table.player(0).eliminated).toBe('damage');
  expect(table.events('eliminated')).toEqual([{ seat: 0, by: 'damage' }]);
  expect(table.rulesOf('eliminated')).toEqual(['OPS-56']);
});

test('OPS-56 a player with a character left is not', () => {
  const table = falls({ characters: [{ card: 'Padawan', health: 2 }, 'Luke Skywalker'] });
  expect(table.player(0).eliminated).toBe('no');
});

test('OPS-56 an eliminated player does not act any more', () => {
  const table = falls();
  expect(table.asked).toBe(1);
  table.choose('activate Leia Organa');
  expect(table.asked).toBe(2);
  table.choose('activate Hired Gun');
  expect(table.asked).toBe(1);
});

test('OPS-56 the cards and dice of an eliminated player leave the game', () => {
  const table = falls({
    supports: [{ card: 'T-47 Airspeeder', upgrades: ['Dorsal Turret'] }],
    pool: ['T-47 Airspeeder: 2RD', 'Dorsal Turret: 1RD'],
    resources: 3,
  });
  const { supports, pool, resources } = table.player(0);
  expect({ supports, pool, resources }).toEqual({ supports: [], pool: [], resources: 0 });
});

test("OPS-56 an upgrade on a teammate's character stays", () => {
  const table = falls(
    {},
    {
      players: [
        { characters: [{ card: 'Padawan', health: 2 }], hand: [] },
        { characters: [{ card: 'Leia Organa', upgrades: [{ card: 'Vibrosword', owner: 0 }] }], hand: [] },
      ],
    },
  );
  expect(table.player(0).eliminated).toBe('damage');
  expect(table.places('Vibrosword')).toEqual(['upgrades on Leia Organa']);
});

test("OPS-56 a teammate's upgrade on a character that falls goes to the teammate's discard pile", () => {
  const table = falls({
    characters: [{ card: 'Padawan', health: 2, upgrades: [{ card: 'Punch Dagger', owner: 1 }] }],
  });
  expect(table.places('Punch Dagger')).toEqual(['discard of 1']);
});

test('OPS-56 downgrades of an eliminated player leave the AI', () => {
  const table = falls(
    {},
    {
      ai: {
        ...SHOT,
        characters: [{ card: 'Veteran Stormtrooper', downgrades: [{ card: 'Shock Collar', owner: 0 }] }],
      },
    },
  );
  expect(table.character('Veteran Stormtrooper').downgrades).toEqual([]);
});

test('OPS-56 a hand without cards alone eliminates nobody', () => {
  const table = operationsTable({ step: 'upkeep', players: [{ hand: [], deck: ['Parry'] }] });
  expect(table.player().eliminated).toBe('no');
});

test('OPS-56 a deck without cards alone eliminates nobody', () => {
  const table = operationsTable({ step: 'upkeep', players: [{ hand: ['Parry'], deck: [] }] }).choose();
  expect(table.player().eliminated).toBe('no');
});

test('OPS-57 the others play on', () => {
  const table = falls();
  expect([table.outcome, table.topic]).toEqual([undefined, 'action']);
});

test('OPS-57 the phase ends when those who are left pass in a row', () => {
  const table = falls({}, { ai: SHOT }).choose('pass').choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-57 the last one standing can win the game', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    stage: 3,
    players: [{ eliminated: 'damage' }, {}],
    first: 1,
    ai: { deck: [], pool: [], characters: [] },
  });
  table.choose('pass');
  expect(table.outcome).toMatchObject({ winner: 'players' });
});

test('OPS-58 the per-player number does not change when a player is eliminated', () => {
  const table = falls();
  expect(table.ai.perPlayer).toBe(3);
  table.choose('pass').choose('pass');
  expect(table.events('gain')).toContainEqual(expect.objectContaining({ side: 4, resources: 3 }));
});

test('OPS-58 it is the number of players not eliminated when the next stage begins', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    players: [{}, { eliminated: 'damage' }, { eliminated: 'cards' }],
    ai: { deck: [], pool: [], characters: [], perPlayer: 3 },
  });
  table.choose('pass');
  expect([table.view.stage, table.ai.perPlayer]).toEqual([2, 1]);
});

test('OPS-59 a player out of cards plays on until the end of upkeep', () => {
  const table = playersTurn({
    players: [{ deck: [], hand: [] }, {}],
    ai: { deck: [], pool: [] },
  });
  expect(table.asked).toBe(0);
  table.choose('pass').choose('pass');
  expect(table.player(0).eliminated).toBe('cards');
  expect(table.rulesOf('eliminated')).toEqual(['OPS-59']);
  expect([table.asked, table.view.round]).toEqual([1, 2]);
});

test('OPS-59 only after the upkeep of the AI', () => {
  const table = operationsTable({ step: 'upkeep', players: [{ deck: [], hand: [] }, { hand: [] }] });
  const kinds = table.live.events(0).map(({ event }) => event.kind);
  expect(kinds.indexOf('eliminated')).toBeGreaterThan(kinds.indexOf('shuffle'));
});

test('OPS-59 with the discard in upkeep a player can lose the last cards', () => {
  const table = operationsTable({ step: 'upkeep', players: [{ deck: [], hand: ['Parry'] }, { hand: [] }] });
  table.choose('Parry');
  expect(table.player(0).eliminated).toBe('cards');
});

test('OPS-56 a player who is eliminated by their own action has no turn left', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Rebel Trooper', health: 2 }], hand: [] },
      { characters: ['Leia Organa'], hand: [] },
    ],
    ai: { deck: [], characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
  });
  table.choose('activate Rebel Trooper').choose('Death Trooper 2RD');
  expect([table.player(0).eliminated, table.asked, table.topic]).toEqual(['damage', 1, 'action']);
});

test('OPS-56 additional actions that were left are lost', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Rebel Trooper', health: 2 }], hand: [] },
      { characters: ['Leia Organa'], hand: [] },
    ],
    additional: 2,
    ai: { deck: [], characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
  });
  table.choose('activate Rebel Trooper').choose('Death Trooper 2RD');
  expect([table.view.additional, table.asked]).toEqual([0, 1]);
  expect(table.choices).toContain('pass');
});

test('OPS-41 the battlefield of an eliminated first player passes by players who are eliminated themselves', () => {
  const table = operationsTable({
    players: [
      { characters: [{ card: 'Hired Gun', health: 9 }], hand: [] },
      { eliminated: 'damage' },
      { characters: [{ card: 'Padawan', health: 2 }], hand: [] },
      { eliminated: 'cards' },
    ],
    first: 2,
    ai: SHOT,
  });
  expect(table.events('battlefield')).toEqual([{ to: 0 }]);
});

test('OPS-56 an eliminated player does no upkeep', () => {
  const table = operationsTable({
    step: 'upkeep',
    players: [{ hand: ['Parry'] }, { eliminated: 'damage', hand: ['Evade'], resources: 0 }],
  });
  expect(table.live.pending(1)).toMatchObject({ kind: 'wait', for: [0] });
  expect(table.choose().player(1).resources).toBe(0);
});
