import { describe, expect, test } from 'vitest';
import { idOf } from '../../src/cards/number.ts';
import { SCENARIOS } from '../../src/scenarios/catalogue.ts';
import { BASIC_BEHAVIOR, setByCode } from '../../src/scenarios/sets.ts';
import type { PerPlayer, Stage } from '../../src/scenarios/stage.ts';
import { operationsTable, type TestTable } from '../kit.ts';

/** What side A lists (sets, characters, with "elite" where they are) and side B puts into play; the size of the deck. */
const STAGES: Readonly<Record<string, readonly [sets: string, who: string, puts: string, deck: number]>> = {
  'Landing on the Beach': ['SCG', '05013', '', 21],
  'Inside the Citadel': ['SCG', '02001', '02005', 21],
  'Transmit the Plans': ['SCG KRE', '02003 02001', '', 27],
  'Through the Fleet': ['FLT', '08019 02004', '08031', 20],
  'The Throne Room Stairs': ['VDR RGD', '01010 02012', '', 21],
  'The Reactor Run': ['FLT', '03001 02004', '08031', 20],
  'The Emperor': ['EMP RGD', '02011 02012', '', 22],
  'Streets of Theed': ['DRD', '05009', '', 20],
  'The Hangar': ['DRD', '05011 08020', '', 20],
  'The Laser Gates': ['MAU', 'elite-11003', '', 20],
  'The Trenches': ['REB', '01030', '03045', 22],
  'The Command Centre': ['CMD', '03024 elite-01028', '', 18],
  'The South Passage': ['CMD FLC', '01046 02043', '', 27],
  'The Temple Gates': ['TGD', '05030', '', 17],
  'The Training Halls': ['PDW TGD', '03032 01036', '', 21],
  'The Archives': ['PDW JCO', '02036 02034', '', 25],
  'The Council Chamber': ['JCO', 'elite-03034 08057', '', 21],
};

const ALL = SCENARIOS.flatMap(({ code, players, stages }) =>
  stages.map((stage) => ({ code, players, stage })),
);

/**
 * A table at which the stage has just begun. Of multi-stages the last player must pick the empty area (OPS-51), so that
 * four are never in one; alone, a player leaves the other one empty.
 */
function beginning(code: string, { number, multi }: Stage, perPlayer: number): TestTable {
  const here = String((multi ?? 1) - 1);
  const elsewhere = here === '0' ? '1' : '0';
  const players = multi === undefined ? perPlayer : perPlayer + 1;
  // Nobody is left of the stage before.
  const before = ALL.filter(({ stage, ...each }) => each.code === code && stage.number === number - 1);
  const table = operationsTable({
    scenario: code,
    stage: number,
    round: 0,
    step: 'choose areas',
    players: [...repeat(players, { hand: [] })],
    areas: before.map(() => ({ characters: [], supports: [], deck: [] })),
  });
  for (let i = 0; table.topic === 'area'; i++) table.choose(i < perPlayer ? here : elsewhere);
  return table;
}

function times({ base, perPlayer, alone }: PerPlayer, by: number): number {
  return by === 1 && alone !== undefined ? alone : base + perPlayer * by;
}

function repeat<T>(count: number, thing: T): readonly T[] {
  return Array.from({ length: count }, () => thing);
}

test('every stage has a line here', () => {
  expect(ALL.map(({ stage }) => stage.name)).toEqual(Object.keys(STAGES));
});

describe.each(ALL)('$stage.name', ({ code, stage }) => {
  const { name, multi = 1 } = stage;
  const numbers = stage.multi === undefined ? [1, 2, 3, 4] : [0, 1, 2, 3];

  test(`${name}: sets, characters and supports as listed`, () => {
    const [sets, who, puts] = STAGES[name] ?? [];
    const listed = stage.characters.map(({ id, elite }) => (elite ? `elite-${id}` : id));
    expect([stage.sets, listed, stage.puts.map(({ id }) => id)].map((ids) => ids.join(' '))).toEqual([
      sets,
      who,
      puts,
    ]);
    for (const { id } of stage.characters)
      expect(stage.sets.some((set) => setByCode(set)?.characters.includes(id))).toBe(true);
  });

  test.each(numbers)(`${name}: characters and health for the per-player number %i`, (number) => {
    const area = beginning(code, stage, number).area(multi);
    expect(area.perPlayer).toBe(number);
    expect(
      area.characters.map(({ id, elite, health, ready, hunter }) => [id, elite, health, ready, hunter]),
    ).toEqual(
      stage.characters.flatMap(({ id, elite, count, health, hunter }) =>
        repeat(times(count, number), [id, elite === true, times(health, number), true, hunter === true]),
      ),
    );
    expect(area.supports.map(({ id, ready }) => [id, ready])).toEqual(
      stage.puts.flatMap(({ id, count }) => repeat(times(count, number), [id, true])),
    );
  });

  test(`${name}: Basic Behavior and the listed sets are the AI deck, which is drawn in one round`, () => {
    const [, , , size] = STAGES[name] ?? [];
    const table = beginning(code, stage, 1);
    expect(table.area(multi).deck).toHaveLength(size ?? 0);
    const expected = [BASIC_BEHAVIOR, ...stage.sets.map(setByCode)].flatMap((set) =>
      Object.entries(set?.cards ?? {}).flatMap(([id, copies]) => repeat(copies, id)),
    );
    expect(drawnInOneRound(code, stage).sort()).toEqual([...expected].sort());
  });
});

/** What the AI draws while a player who cannot be defeated passes. */
function drawnInOneRound(code: string, stage: Stage): string[] {
  const table = operationsTable({
    scenario: code,
    stage: stage.number,
    players: [{ characters: [{ card: 'Fenn Rau', health: 999 }], hand: [], area: stage.multi ?? 1 }],
    turn: 0,
  });
  while (table.view.round === 1) table.choose(table.topic === 'action' ? 'pass' : (table.choices[0] ?? ''));
  const side = 3 + (stage.multi ?? 1);
  return table.events('AI draws').flatMap((data) => {
    if (data === null || typeof data !== 'object' || !('card' in data) || !('side' in data)) return [];
    return data.side === side ? [idOf(Number(data.card))] : [];
  });
}
