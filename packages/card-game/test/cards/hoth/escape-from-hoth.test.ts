import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf, revealed } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const DARK = { active: 'dark' } as const;
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };

/** The winner of an edge battle in which each side has laid a card with one Force icon. */
const edge = (light: Setup['light'], dark: Setup['dark'], more: Setup = {}) =>
  quietTable({
    step: 'engage',
    stop: 'commitment',
    ...more,
    light: { units: ['X-Wing'], fates: [], ...light },
    dark: { units: ['026-4'], fates: [], ...dark },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['X-Wing'],
      defenders: ['026-4'],
      stacks: { light: ['001-3'], dark: ['027-3'] },
    },
  }).events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { by?: number }).by] : []));

test("064-1 A Hero's Resolve: while it is undamaged each card of its player's stack has a Force icon more, for a person and for the AI", () => {
  for (const ai of ['none', 'light'] as const) {
    expect(edge({ objectives: [{ card: '064-1' }] }, { objectives: ['026-1'] }, { ai })).toEqual([0]);
    expect(edge({ objectives: [{ card: '064-1', damage: 1 }] }, { objectives: ['026-1'] }, { ai })).toEqual([
      1,
    ]);
  }
});

test('064-2 Luke Skywalker: as a pilot of a Speeder or Fighter he costs 2, and gives it a unit and a tactics icon', () => {
  const light = {
    hand: ['064-2'],
    units: ['038-4', 'X-Wing', '006-2'],
    objectives: ['001-1', '012-1', '003-1'],
  };
  const table = quietTable({ light }).pay('pilot Luke Skywalker');
  expect(table.asking).toBe('light play on: Snowspeeder, X-Wing');
  table.choose('X-Wing');
  expect([table.reads('unit', 'X-Wing'), table.reads('tactics', 'X-Wing')]).toEqual([2, 1]);
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 0 ? focus : 0), 0)).toBe(2);
});

/** A Snowspeeder with Luke Skywalker in it is destroyed. */
const shotDown = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    ...DARK,
    step: 'engage',
    stop: 'commitment',
    light: { units: [{ card: '038-4', enhancements: ['064-2'] }], fates: [] },
    dark: { units: ['026-4'] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['026-4'],
      defenders: ['038-4'],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('064-2 Luke Skywalker: when his unit leaves play he becomes a unit, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const table = shotDown(ai);
    expect([table.isInPlay('Snowspeeder'), table.card('Luke Skywalker').type]).toEqual([false, 'unit']);
  }
});

test('064-2 Luke Skywalker: the AI puts him on its Speeder', () => {
  const table = quietTable({ ...AI, light: { hand: ['064-2'], units: ['038-4'], fates: [] } });
  expect(table.changes('Luke Skywalker on')).toEqual(['Luke Skywalker on nothing to Snowspeeder']);
});

const EVACUATION = {
  ...DARK,
  step: 'turn begins',
  light: {
    objectives: [
      { card: '065-1', focus: 1 },
      { card: '001-1', focus: 1 },
    ],
    area: [{ card: '043-4', focus: 2 }],
    units: ['014-3', 'X-Wing'],
    fates: [],
  },
} satisfies Setup;

test('065-1 Evacuation Procedure: as the enemy’s turn begins a unit may be sacrificed to free an enhancement or a Hoth objective', () => {
  const table = quietTable(EVACUATION);
  expect(table.asking).toBe('light window: use Evacuation Procedure, pass');
  expect(table.choose('use Evacuation Procedure').asking).toBe('light sacrifice whom: Rebel Trooper, X-Wing');
  expect(table.choose('Rebel Trooper').asking).toBe('light target: Evacuation Procedure, Echo Base');
  expect(table.choose('Echo Base').changes('Echo', 'Rebel T', 'Evac')).toEqual([
    'Rebel Trooper play to discard',
    'Echo Base focus 2 to 0',
  ]);
  expect(quietTable(EVACUATION).choose('pass').changes('Echo', 'Rebel T')).toEqual([]);
});

test('065-1 Evacuation Procedure: the AI gives its cheapest unit for as many tokens as that costs', () => {
  const table = quietTable({ ...EVACUATION, ai: 'light', stop: 'balance' });
  expect(table.isInPlay('Rebel Trooper')).toBe(false);
  expect(reasonsOf(table, 'sacrifice whom')).toMatchObject([{ picked: 'Rebel Trooper', rule: 'LCG-29' }]);
});

/** A unit of the Light Side is destroyed by a strike. */
const struck = (card: string, more: Setup = {}) =>
  quietTable({
    ...DARK,
    step: 'engage',
    stop: 'commitment',
    ...more,
    light: { ...REBELS, ...more.light, units: [{ card, focus: 1 }, ...(more.light?.units ?? [])] },
    dark: { units: ['028-4'], ...more.dark },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['028-4'],
      defenders: [card],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('065-2 Han Solo: when he leaves play the deck may be searched for a Rebel Alliance card', () => {
  const table = struck('065-2', {
    light: { top: ['065-4', '012-2'], objectives: ['Draw Their Fire', '001-1'] },
  });
  expect(table.asking).toBe('light window: use Han Solo, pass');
  table.choose('use Han Solo');
  expect(table.choices).toContain('Bright Hope');
  expect(table.choices).not.toContain('X-Wing');
  expect(table.choose('Bright Hope').hand('light')).toEqual(['Bright Hope']);
});

test('065-2 Han Solo: declined, nothing is searched; elite', () => {
  expect(struck('065-2').choose('pass').hand('light')).toEqual([]);
  const tired = quietTable({
    step: 'refresh',
    stop: 'draw',
    light: { units: [{ card: '065-2', focus: 3 }] },
  });
  expect(tired.changes('Han')).toEqual(['Han Solo focus 3 to 1']);
});

const FARR = { dark: { units: ['028-4'], area: ['062-5', '063-5'] } } satisfies Setup;

const HOPE = { light: { units: [{ card: '065-4', damage: 1, focus: 1 }] } } satisfies Setup;

test('065-4 Bright Hope: after a friendly unit leaves play a token of any kind may come off it', () => {
  const table = struck('014-3', HOPE);
  expect(table.asking).toBe('light window: use Bright Hope, pass');
  table.choose('use Bright Hope');
  expect(table.choices).toHaveLength(2);
  table.choose(table.choices[0] ?? '');
  expect(table.changes('Bright')).toHaveLength(1);
  expect(struck('014-3', HOPE).choose('pass').changes('Bright')).toEqual([]);
});

test('065-4 Bright Hope: the AI takes one off', () => {
  expect(struck('014-3', { ...HOPE, ai: 'light' }).changes('Bright')).toHaveLength(1);
});

const OUTPOST = { light: { ...REBELS, hand: ['065-5'], units: ['014-3', 'X-Wing'] } };

test('065-5 Buried Outpost: when it enters play a unit is sacrificed or it gets a focus token', () => {
  const table = quietTable(OUTPOST).choose('play Buried Outpost');
  expect(table.topic).toBe('one of');
  table.choose(table.choices[0] ?? '');
  expect(table.asking).toBe('light sacrifice whom: Rebel Trooper, X-Wing');
  const focused = quietTable(OUTPOST).choose('play Buried Outpost');
  focused.choose(focused.choices[1] ?? '');
  expect(focused.card('Buried Outpost').focus).toBe(1);
});

test('065-5 Buried Outpost: the AI takes what costs less', () => {
  const table = quietTable({ ...AI, light: { ...OUTPOST.light, units: ['001-2'] } });
  expect([table.isInPlay('Luke Skywalker'), table.card('Buried Outpost').focus]).toEqual([true, 1]);
});

test('065-2 Han Solo: the AI takes the dearest Rebel Alliance card', () => {
  const table = struck('065-2', { ai: 'light' });
  expect(table.changes('light hand')).toEqual(['light hand 0 to 1']);
  // What else lies in its deck nobody is told, so the reason is told to nobody.
  expect([revealed(table), reasonsOf(table, 'reveal whom')]).toEqual([['Home One'], []]);
});

test('065-3 Toryn Farr: when she leaves play an enemy enhancement may get a focus token', () => {
  const table = struck('065-3', { ...FARR, light: { area: ['043-4'] } });
  expect(table.asking).toBe('light window: use Toryn Farr, pass');
  expect(table.choose('use Toryn Farr').asking).toBe(
    'light target: E-Web Heavy Repeating Blaster, Orbital Resupply Station',
  );
  expect(table.choose('E-Web Heavy Repeating Blaster').changes('E-Web')).toEqual([
    'E-Web Heavy Repeating Blaster focus 0 to 1',
  ]);
  expect(struck('065-3', FARR).choose('pass').changes('E-Web', 'Orbital')).toEqual([]);
});

test('065-3 Toryn Farr: the AI focuses an enhancement of the player', () => {
  expect(struck('065-3', { ...FARR, ai: 'light' }).changes('E-Web', 'Orbital')).toHaveLength(1);
});
