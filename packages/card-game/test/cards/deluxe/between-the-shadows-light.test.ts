import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const TRIAL = {
  step: 'conflict',
  light: {
    ...JEDI,
    objectives: ['127-1', '001-1', '012-1'],
    units: ['001-2'],
    hand: ['001-4', 'X-Wing', '001-6'],
  },
} satisfies Setup;

test("127-1 A Hero's Trial: in the conflict phase an enhancement of the hand may be played", () => {
  const table = quietTable(TRIAL).until("use A Hero's Trial").choose("use A Hero's Trial");
  expect(table.choices).toEqual(['Jedi Lightsaber', 'Dagobah Training Grounds']);
  table.choose('Jedi Lightsaber').until('action');
  expect(table.changes('Jedi Lightsaber')).toEqual([
    'Jedi Lightsaber hand to play',
    'Jedi Lightsaber on nothing to Luke Skywalker',
  ]);
});

test("127-1 A Hero's Trial: not in the deployment phase", () => {
  expect(quietTable({ ...TRIAL, step: 'deployment' }).choices).not.toContain("use A Hero's Trial");
});

test("127-1 A Hero's Trial: the AI plays nothing of its pile by it", () => {
  const light = { ...TRIAL.light, hand: ['001-4'] };
  expect(quietTable({ ...TRIAL, ai: 'light', stop: 'commitment', light }).isInPlay('Jedi Lightsaber')).toBe(
    false,
  );
});

const LUKE = {
  light: { ...JEDI, units: [{ card: '127-2', focus: 1, enhancements: ['001-4', '001-5'] }] },
} satisfies Setup;

test('127-2 Luke Skywalker: an enhancement of his is discarded to remove a focus token, once a turn', () => {
  const light = { ...LUKE.light, units: [{ card: '127-2', focus: 2, enhancements: ['001-4', '002-4'] }] };
  const table = quietTable({ light }).choose('use Luke Skywalker');
  expect(table.choices).toEqual(['Jedi Lightsaber', 'Shii-Cho Training']);
  expect(table.choose('Shii-Cho Training').changes()).toEqual([
    'Luke Skywalker focus 2 to 1',
    'Shii-Cho Training play to discard',
  ]);
  expect(table.topic).not.toBe('action');
});

const ARMED = {
  light: { ...JEDI, units: ['127-2'], hand: ['001-4', '002-4'] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('127-2 Luke Skywalker: after an enhancement is attached to him an enemy unit may be dealt a damage, once a turn', () => {
  const open = () => quietTable(ARMED).pay('play Jedi Lightsaber').choose('Luke Skywalker');
  expect(open().asking).toBe('light window: use Luke Skywalker, pass');
  const table = open().choose('use Luke Skywalker');
  expect(table.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader damage 0 to 1']);
  table.pay('play Shii-Cho Training');
  if (table.topic === 'play on') table.choose('Luke Skywalker');
  expect(table.topic).not.toBe('window');
  expect(open().choose('pass').changes('Darth', 'Heavy')).toEqual([]);
});

test('127-2 Luke Skywalker: the AI aims at the dearest', () => {
  expect(quietTable({ ...AI, ...ARMED }).changes('Darth', 'Heavy')).toEqual(['Darth Vader damage 0 to 1']);
});

/** The Dark Side defends and has a card for its stack; the Light Side lays none. */
const lostEdge = (attackers: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: ['127-3', 'X-Wing'] },
    dark: { units: [{ card: '019-2', focus: 1 }], hand: ['019-4'] },
    engagement: { objective: '029-1', attackers, defenders: ['019-2'] },
  })
    .until("Vader's Lightsaber")
    .choose("Vader's Lightsaber");

test('127-3 Speeder Bike: an edge battle lost destroys it where it participates', () => {
  expect(lostEdge(['127-3']).isInPlay('Speeder Bike')).toBe(false);
  expect(lostEdge(['X-Wing']).isInPlay('Speeder Bike')).toBe(true);
});

test("127-3 Speeder Bike: the AI's is destroyed too", () => {
  expect(lostEdge(['127-3'], 'light').isInPlay('Speeder Bike')).toBe(false);
});

const SABER = {
  light: { ...JEDI, units: ['001-2', '003-3'], discard: ['127-4'] },
} satisfies Setup;

test("127-4 Luke's Lightsaber: for a Jedi resource it goes from the discard pile to Luke Skywalker", () => {
  const table = quietTable(SABER);
  const before = [table.reads('unit', 'Luke Skywalker'), table.reads('unit edge', 'Luke Skywalker')];
  expect(table.asking).toBe("light action: use Luke's Lightsaber, pass");
  table.pay("use Luke's Lightsaber");
  expect(table.changes("Luke's Lightsaber", 'Jedi focus')).toEqual([
    'Jedi focus 0 to 1',
    "Luke's Lightsaber discard to play",
    "Luke's Lightsaber on nothing to Luke Skywalker",
  ]);
  const after = [table.reads('unit', 'Luke Skywalker'), table.reads('unit edge', 'Luke Skywalker')];
  expect([before, after]).toEqual([
    [2, 0],
    [3, 1],
  ]);
});

test("127-4 Luke's Lightsaber: the AI takes it from its discard pile", () => {
  expect(quietTable({ ...SABER, ...AI }).changes("Luke's Lightsaber on")).toEqual([
    "Luke's Lightsaber on nothing to Luke Skywalker",
  ]);
});

test('127-5 I Am a Jedi: it gives a resource for each enhancement on its unit', () => {
  const resources = (...more: string[]) =>
    quietTable({ light: { units: [{ card: '001-2', enhancements: ['127-5', ...more] }] } }).reads(
      'resources',
      'I Am a Jedi',
    );
  expect([resources(), resources('001-4', '001-5')]).toEqual([1, 3]);
});

test('127-5 I Am a Jedi: it enhances a Force User', () => {
  const light = { ...JEDI, units: ['001-2', '005-3', '003-3'], hand: ['127-5'] };
  expect(quietTable({ light }).pay('play I Am a Jedi').asking).toBe(
    'light play on: Luke Skywalker, Jedi in Hiding',
  );
});

test('127-5 I Am a Jedi: the AI lays it on its dearest Force User', () => {
  const light = { ...JEDI, units: ['003-3', '001-2'], hand: ['127-5'] };
  expect(quietTable({ ...AI, light }).changes('I Am a Jedi on')).toEqual([
    'I Am a Jedi on nothing to Luke Skywalker',
  ]);
});

const reads = (objectives: string[], unit: string, area: string[] = []) =>
  quietTable({ light: { ...JEDI, objectives, units: unit === '' ? [] : [unit], area } });

test("128-1 The Master's Domain: a resource for each Jedi objective", () => {
  const resources = (...others: string[]) =>
    reads(['128-1', ...others], '').reads('resources', "The Master's Domain");
  expect([resources('012-1'), resources('001-1', '012-1'), resources('001-1', '127-1')]).toEqual([1, 2, 3]);
});

test("128-1 The Master's Domain: the AI pays with all of it", () => {
  const light = { ...JEDI, objectives: ['128-1', '127-1', '130-1'], hand: ['117-2'] };
  expect(quietTable({ ...AI, light }).isInPlay('Leia Organa')).toBe(true);
});

test('128-2 Yoda: an edge-enabled tactics icon for each Jedi objective', () => {
  const tactics = (...objectives: string[]) => reads(objectives, '128-2').reads('tactics edge', 'Yoda');
  expect([tactics('012-1'), tactics('001-1', '128-1')]).toEqual([0, 2]);
});

test('128-2 Yoda: the AI strikes with them', () => {
  const table = quietTable({
    ...AI,
    stop: 'commitment',
    light: { ...JEDI, objectives: ['001-1', '128-1', '012-1'], units: ['128-2'] },
    dark: { units: ['019-2', '026-4'] },
    engagement: { objective: '029-1', attackers: ['128-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.changes('Darth', 'Heavy')).toEqual([
    'Darth Vader focus 0 to 1',
    'Heavy Stormtrooper Squad focus 0 to 1',
  ]);
});

test('128-3 Bogwing: a capacity for each Jedi objective, a unit icon with three', () => {
  const bogwing = (...objectives: string[]) => {
    const table = reads(objectives, '128-3');
    return [table.reads('capacity', 'Bogwing'), table.reads('unit', 'Bogwing')];
  };
  expect([bogwing('001-1', '012-1'), bogwing('001-1', '128-1', '127-1')]).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

test('128-3 Bogwing: the AI loses it at once without a Jedi objective', () => {
  const light = { affiliation: 'Rebel Alliance', fates: [], objectives: ['012-1'], hand: ['128-3'] };
  expect(quietTable({ ...AI, light }).changes('Bogwing')).toEqual(['Bogwing hand to discard']);
});

/** The Dark Side has the Balance and 4 icons; the Light Side 3 and what its cards add. */
const struggle = (light: Setup['light'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    balance: 'dark',
    step: 'struggle',
    stop: 'turn ends',
    light: { ...JEDI, ...light },
    dark: { units: [{ card: '019-2', committed: true }] },
  }).changes('balance');
const LUKE_COMMITTED = { card: '001-2', committed: true };

test("128-4 Yoda's Hut: with three Jedi objectives its side counts 2 Force icons more in the struggle", () => {
  const hut = (...objectives: string[]) => struggle({ objectives, units: [LUKE_COMMITTED], area: ['128-4'] });
  expect([hut('001-1', '128-1', '012-1'), hut('001-1', '128-1', '127-1')]).toEqual([
    [],
    ['balance dark to light'],
  ]);
});

test("128-4 Yoda's Hut: the AI counts them", () => {
  const light = { objectives: ['001-1', '128-1', '127-1'], units: [LUKE_COMMITTED], area: ['128-4'] };
  expect(struggle(light, 'light')).toEqual(['balance dark to light']);
});

/** The fate lies in the stack of the attacking Light Side. */
const resolve = (unit: string, ai: 'none' | 'light' = 'none') => {
  const table = quietTable({
    ai,
    balance: 'dark',
    stop: 'turn ends',
    light: { units: [unit], ...(ai === 'light' ? { fates: ['128-6'] } : { hand: ['128-6'] }) },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: [unit], defenders: ['019-2'] },
  });
  return ai === 'light' ? table : table.until("The Jedi's Resolve").choose("The Jedi's Resolve");
};

test("128-6 The Jedi's Resolve: with a unique Jedi unit that participates the Balance turns and the Force phase is skipped", () => {
  const table = resolve('001-2');
  expect([table.changes('balance'), table.state.skipsForce]).toEqual([['balance dark to light'], true]);
  const without = resolve('003-3');
  expect([without.changes('balance'), without.state.skipsForce]).toEqual([[], false]);
});

test("128-6 The Jedi's Resolve: the AI's works too", () => {
  expect(resolve('001-2', 'light').changes('balance')).toEqual(['balance dark to light']);
});
