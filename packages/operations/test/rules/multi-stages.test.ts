import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup, type TestTable } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
/** What is left of the stage before. */
const LOST = { deck: [], characters: [], supports: [] };
const DS2 = { scenario: 'OBJ-DS2', stage: 2, round: 3 };
const GUARD = { ...IDLE, characters: [{ card: 'Royal Guard', health: 9 }] };
const PILOT = { ...IDLE, characters: [{ card: 'TIE Pilot', health: 9 }] };

/** The players pick their areas. */
function chooseAreas(count: number, more: Setup = {}): TestTable {
  return operationsTable({
    ...DS2,
    step: 'choose areas',
    ai: LOST,
    players: Array.from({ length: count }, () => ({ hand: [] })),
    ...more,
  });
}

/** The first player in M-1, the second in M-2. */
function sideBySide({ players = [{}, {}], areas = [GUARD, PILOT], ...more }: Setup = {}): TestTable {
  return playersTurn({
    ...DS2,
    players: players.map((player, seat) => ({ area: seat === 0 ? 1 : 2, ...player })),
    areas,
    ...more,
  });
}

test('OPS-50 multi-stages share a number and are marked M-1, M-2', () => {
  const table = sideBySide();
  expect(table.view.areas.map(({ stage: { number, multi } }) => [number, multi])).toEqual([
    [2, 1],
    [2, 2],
  ]);
});

test('OPS-51 each player, first player first, picks an area', () => {
  const table = chooseAreas(4, { first: 2 });
  const asked = [];
  for (const area of ['0', '1', '0', '1']) {
    asked.push(table.asked);
    expect([table.topic, table.choices]).toEqual(['area', ['0', '1']]);
    table.choose(area);
  }
  expect(asked).toEqual([2, 3, 0, 1]);
  expect(table.view.players.map(({ area }) => area)).toEqual([0, 1, 0, 1]);
});

test('OPS-51 an empty area must be picked when only so many players remain', () => {
  const table = chooseAreas(3).choose('0');
  expect(table.choices).toEqual(['0', '1']);
  table.choose('0');
  expect(table.view.players.map(({ area }) => area)).toEqual([0, 0, 1]);
  expect(table.events('joins')).toHaveLength(3);
});

test('OPS-51 of two players the second goes where the first is not', () => {
  const table = chooseAreas(2).choose('1');
  expect(table.view.players.map(({ area }) => area)).toEqual([1, 0]);
});

test('OPS-51 a player alone picks freely, and the other area has nobody', () => {
  const table = chooseAreas(1);
  expect(table.choices).toEqual(['0', '1']);
  table.choose('1');
  expect([table.area(1).perPlayer, table.area(2).perPlayer]).toEqual([0, 1]);
});

test('OPS-51 all multi-stages are in play together, each with the players that picked it', () => {
  const table = chooseAreas(3).choose('1').choose('1');
  expect(table.view.areas.map(({ perPlayer }) => perPlayer)).toEqual([1, 2]);
});

test('OPS-51 an area without AI characters goes on acting until the end of the phase (OPS-32)', () => {
  const table = sideBySide({
    areas: [{ deck: { Regroup: 2 }, pool: [], characters: [] }, PILOT],
  });
  table.choose('activate Luke Skywalker').choose('activate Leia Organa');
  expect(table.area(1).cleared).toBe(false);
  expect(table.events('AI draws')).toMatchObject([{ side: 4 }]);
});

test('OPS-51 after the end of the phase it is cleared, and its players join another', () => {
  const table = sideBySide({ areas: [{ ...IDLE, characters: [] }, PILOT] });
  table.choose('pass').choose('pass');
  expect([table.area(1).cleared, table.area(2).cleared]).toEqual([true, false]);
  expect(table.events('joins')).toEqual([{ seat: 0, area: 1 }]);
  expect(table.rulesOf('cleared')).toEqual(['OPS-51']);
  expect([table.view.stage, table.view.round]).toEqual([2, 4]);
});

test('OPS-51 a cleared area acts no more and does no upkeep', () => {
  const table = sideBySide({
    players: [{ area: 2 }, { area: 2 }],
    areas: [
      { cleared: true, characters: [], deck: [], resources: 0, perPlayer: 1 },
      { ...PILOT, perPlayer: 1 },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.events('turn')).toMatchObject([{ side: 0 }, { side: 1 }, { side: 5 }, { side: 0 }]);
  expect(table.events('gain')).not.toContainEqual(expect.objectContaining({ side: 4 }));
});

test('OPS-51 a player does not change area while their own is not cleared', () => {
  const table = sideBySide().choose('pass').choose('pass');
  expect(table.events('joins')).toEqual([]);
  expect(table.view.players.map(({ area }) => area)).toEqual([0, 1]);
});

test('OPS-51 the set advances when every area is cleared', () => {
  const table = sideBySide({
    areas: [
      { ...IDLE, characters: [] },
      { ...IDLE, characters: [] },
    ],
  });
  table.choose('pass').choose('pass');
  expect([table.view.stage, table.view.areas.length]).toEqual([3, 1]);
});

test('OPS-51 even where one was cleared in an earlier round', () => {
  const table = sideBySide({
    players: [{ area: 2 }, { area: 2 }],
    areas: [
      { cleared: true, characters: [], deck: [] },
      { ...IDLE, characters: [] },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.view.stage).toBe(3);
});

test('OPS-52 what a player takes from the AI deck is taken from that of their own area', () => {
  const table = sideBySide({
    players: [{}, { characters: ['Rey, Force Prodigy'], pool: ['Rey: 1Dc'] }].reverse(),
    areas: [
      { deck: { Regroup: 2 }, pool: [] },
      { deck: { Advance: 2 }, pool: [] },
    ],
  });
  table.choose('resolve discard');
  expect([table.area(1).deck.length, table.area(2).deck.length]).toEqual([1, 2]);
});

test('OPS-52 each AI draws from its own deck', () => {
  const table = sideBySide({
    areas: [
      { deck: ['Regroup'], pool: [], characters: [] },
      { deck: ['Brace'], pool: [], characters: [] },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.area(1).discard).toMatchObject([{ name: 'Regroup' }]);
  expect(table.area(2).discard).toMatchObject([{ name: 'Brace' }]);
});

test('OPS-53 after the players M-1 acts, then M-2', () => {
  const table = sideBySide({
    areas: [
      { deck: { Regroup: 2 }, pool: [] },
      { deck: { Regroup: 2 }, pool: [] },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.events('turn')).toMatchObject([
    { side: 0 },
    { side: 1 },
    { side: 4 },
    { side: 5 },
    { side: 0 },
  ]);
});

test('OPS-53 the phase ends when the AI of each area passes too', () => {
  const table = sideBySide({ areas: [GUARD, { ...PILOT, deck: ['Regroup'] }] });
  table.choose('pass').choose('pass');
  expect(table.events('end of phase')).toEqual([]);
  table.choose('pass').choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
});

test('OPS-54 "each player" ends at the border of the area', () => {
  const table = sideBySide({
    players: [{ characters: ['Padawan'] }, { characters: ['Hired Gun'] }],
    areas: [{ ...GUARD, deck: ['Suppressing Fire'], characters: [] }, PILOT],
    turn: 'M-1',
  });
  expect([table.character('Padawan').damage, table.character('Hired Gun').damage]).toEqual([1, 0]);
});

test('OPS-54 the AI of an area finds its targets there, whoever is weaker elsewhere', () => {
  const table = sideBySide({
    players: [
      { characters: [{ card: 'Padawan', health: 3 }] },
      { characters: [{ card: 'Hired Gun', health: 9 }] },
    ],
    areas: [GUARD, { deck: [], characters: ['Ciena Ree'], pool: ['Ciena Ree: 1RD'] }],
    turn: 'M-2',
  });
  expect([table.character('Padawan').damage, table.character('Hired Gun').damage]).toEqual([0, 1]);
});

test('OPS-54 players hit AI characters of their own area only', () => {
  const table = sideBySide({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }, {}],
    areas: [{ ...IDLE, characters: [{ card: 'Royal Guard', health: 9 }, 'Darth Vader, Sith Lord'] }, PILOT],
  });
  expect(table.choose('resolve melee').choices).toEqual(['Royal Guard', 'Darth Vader']);
});

test('OPS-54 an upgrade is not played across the border', () => {
  const table = sideBySide({
    players: [{ characters: ['Padawan'], hand: ['Vibrosword'], resources: 3 }, {}],
  });
  expect(table.choose('play Vibrosword').places('Vibrosword')).toEqual(['upgrades on Padawan']);
});

test('OPS-55 the AI gains resources for the players in its own area', () => {
  const table = operationsTable({
    ...DS2,
    step: 'AI upkeep',
    players: [
      { area: 1, hand: [] },
      { area: 2, hand: [] },
      { area: 2, hand: [] },
    ],
    areas: [{ resources: 0 }, { resources: 0 }],
  });
  expect([table.area(1).resources, table.area(2).resources]).toEqual([1, 2]);
});

test('OPS-83 an area without players still acts; its effects find no player', () => {
  const table = playersTurn({
    ...DS2,
    players: [{ characters: ['Padawan'], area: 1 }],
    areas: [GUARD, { deck: ['Suppressing Fire'], pool: [], characters: ['Ciena Ree'] }],
    next: { rolls: ['Ciena Ree: 1RD'] },
  });
  table.choose('pass');
  expect(table.pool('M-2')).toEqual(['Ciena Ree 1RD']);
  expect(table.character('Padawan').damage).toBe(0);
});

test('OPS-83 it does upkeep: dice back, cards ready, the discard pile shuffled in, nothing gained', () => {
  const table = operationsTable({
    ...DS2,
    step: 'AI upkeep',
    players: [{ area: 1, hand: [] }],
    areas: [
      {},
      {
        characters: [{ card: 'Ciena Ree', ready: false }],
        pool: ['Ciena Ree: 1RD'],
        deck: [],
        discard: ['Advance'],
        resources: 0,
      },
    ],
  });
  const { resources, pool, discard, deck } = table.area(2);
  expect({ resources, pool, discard, deck }).toEqual({ resources: 0, pool: [], discard: [], deck: [null] });
  expect(table.character('Ciena Ree').ready).toBe(true);
});

test('OPS-86 a player who joins an area does not change its per-player values', () => {
  const table = sideBySide({
    areas: [
      { ...IDLE, characters: [] },
      { ...PILOT, resources: 0 },
    ],
  });
  table.choose('pass').choose('pass');
  expect(table.view.players.map(({ area }) => area)).toEqual([1, 1]);
  expect([table.area(2).perPlayer, table.area(2).resources]).toEqual([1, 1]);
});

test('OPS-58 a player who leaves an area does not change them either: the area keeps its number', () => {
  const table = operationsTable({
    ...DS2,
    step: 'AI upkeep',
    players: [
      { area: 1, hand: [] },
      { eliminated: 'damage', area: 1 },
    ],
    areas: [{ perPlayer: 2, resources: 0 }, {}],
  });
  expect([table.area(1).perPlayer, table.area(1).resources]).toEqual([2, 2]);
});

test('OPS-51 an eliminated player picks no area', () => {
  const table = chooseAreas(2, { players: [{ hand: [] }, { eliminated: 'damage' }] });
  expect([table.asked, table.choices]).toEqual([0, ['0', '1']]);
  table.choose('0');
  expect(table.events('joins')).toEqual([{ seat: 0, area: 0 }]);
});

test('OPS-52 what is shuffled back in upkeep stays in its area', () => {
  const table = operationsTable({
    ...DS2,
    step: 'AI upkeep',
    players: [
      { area: 1, hand: [] },
      { area: 2, hand: [] },
    ],
    areas: [
      { deck: [], discard: ['Advance', 'Brace'] },
      { deck: [], discard: ['Regroup'] },
    ],
  });
  expect([table.area(1).deck.length, table.area(2).deck.length]).toEqual([2, 1]);
});

test('OPS-54 a guardian takes no die of another area', () => {
  const table = sideBySide({
    players: [{ characters: ['Rebel Trooper'] }, {}],
    areas: [GUARD, { ...PILOT, characters: ['Ciena Ree'], pool: ['Ciena Ree: 1RD'] }],
  });
  table.choose('activate Rebel Trooper');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});

test('OPS-54 nor does a guardian of the AI take one of a player there', () => {
  const table = sideBySide({
    turn: 'AI',
    players: [
      { characters: ['Leia Organa'] },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
    ],
    areas: [{ ...GUARD, top: ['Advance'] }, PILOT],
  });
  expect(table.events('activate')).toMatchObject([{ side: 4 }]);
  expect([table.events('guardian'), table.pool(1)]).toEqual([[], ['Luke Skywalker 3MD']]);
});

test('OPS-78 the AI of an area that is cleared loses its resources, its cards and its dice', () => {
  const table = sideBySide({
    areas: [
      {
        ...IDLE,
        characters: [],
        supports: ['TIE Fighter'],
        discard: ['Advance'],
        defeated: ['Royal Guard'],
        resources: 5,
      },
      PILOT,
    ],
  });
  table.choose('pass').choose('pass');
  const { resources, supports, discard, defeated, deck } = table.area(1);
  expect({ resources, supports, discard, defeated, deck }).toEqual({
    resources: 0,
    supports: [],
    discard: [],
    defeated: [],
    deck: [],
  });
});

test('OPS-78 OPS-54 downgrades of the AI of an area that is not cleared stay on the players there', () => {
  const collared = (card: string) => ({ characters: [{ card, downgrades: ['Shock Collar'] }] });
  const table = sideBySide({
    players: [collared('Luke Skywalker'), collared('Leia Organa')],
    areas: [{ ...IDLE, characters: [] }, PILOT],
  });
  table.choose('pass').choose('pass');
  expect([table.area(1).cleared, table.area(2).cleared]).toEqual([true, false]);
  expect(table.places('Shock Collar')).toEqual(['downgrades on Leia Organa']);
});
