import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;
const PLAYERS = [
  ['a person', 'none'],
  ['the AI', 'light'],
] as const;

/** The Light Side attacks; its fate is of the Rebel Alliance. */
const legend = (ai: 'none' | 'light', objective: string, stack = ['242-5']) =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...REBELS, objectives: [objective, '012-1'], units: ['001-2', 'X-Wing'] },
    dark: { units: ['019-3', '041-2'] },
    engagement: {
      objective: '029-1',
      attackers: ['001-2'],
      defenders: ['019-3', '041-2'],
      stacks: { light: stack },
    },
  });

test('242-1 A Legend Begins: a fate of the Rebel Alliance is revealed, so an enemy may be taken out of the engagement', () => {
  const open = () => legend('none', '242-1').until('use A Legend Begins');
  const used = open().choose('use A Legend Begins');
  expect(used.asking).toBe('light target: Dark Side Apprentice, Darth Vader');
  expect(used.choose('Darth Vader').changes('Darth Vader role', 'Dark Side Apprentice role')).toEqual([
    'Darth Vader role defender to outside',
  ]);
  expect(open().choose('pass').changes('Darth Vader role')).toEqual([]);
});

test('242-1 A Legend Begins: other fates are not enough', () => {
  const table = legend('none', '242-1', ['Heat of Battle']).until('unit');
  expect(table.events.filter(({ kind }) => kind === 'uses')).toEqual([]);
});

test('242-1 A Legend Begins: the AI takes out the dearest', () => {
  const table = legend('light', '242-1');
  expect(reasonsOf(table, 'target')[0]).toMatchObject({
    considered: ['Dark Side Apprentice', 'Darth Vader'],
    picked: 'Darth Vader',
    rule: 'LCG-30',
  });
});

test('242-5 Tactical Planning: a participating unit of the Imperial Navy or a neutral one loses an icon for the engagement', () => {
  const table = legend('none', '012-1').until('one of');
  const before = table.reads('unit', 'Darth Vader');
  table.choose(table.choices[0] ?? '');
  expect([before, table.reads('unit', 'Darth Vader')]).toEqual([2, 1]);
  expect(table.until('engage').reads('unit', 'Darth Vader')).toBe(2);
});

test('242-5 Tactical Planning: the AI takes an icon of the dearest that it may choose', () => {
  const table = legend('light', '012-1').until('strike');
  expect(table.reads('unit', 'Darth Vader')).toBe(1);
});

/** Wedge Antilles as a pilot. */
const wedge = (ai: 'none' | 'light', host: string, other: string, ...others: string[]) =>
  quietTable({
    ai,
    stop: 'conflict',
    light: { ...REBELS, units: [{ card: host, enhancements: ['242-2'] }, other, '001-3', ...others] },
  });

test.each(PLAYERS)(
  '242-2 Wedge Antilles: for a person and for the AI (%s) a Fighter or Speeder has two icons more and is elite',
  (_, ai) => {
    const stats = (host: string, title: string) =>
      (['unit', 'blast', 'elite'] as const).map((stat) => wedge(ai, host, '005-3').reads(stat, title));
    expect([stats('X-Wing', 'X-Wing'), stats('243-4', 'YT-2000 Freighter')]).toEqual([
      [2, 1, 1],
      [1, 1, 0],
    ]);
  },
);

test('242-2 Wedge Antilles: focused, he moves to another own Vehicle', () => {
  const table = wedge('none', 'X-Wing', 'Y-Wing', '243-4').choose('use Wedge Antilles');
  expect(table.asking).toBe('light target: Y-Wing, YT-2000 Freighter');
  expect(table.choose('Y-Wing').changes()).toEqual([
    'Wedge Antilles focus 0 to 1',
    'Wedge Antilles on X-Wing to Y-Wing',
  ]);
});

test('242-2 Wedge Antilles: the AI plays him as the pilot of its dearest Vehicle', () => {
  const table = quietTable({ ...AI, light: { ...REBELS, hand: ['242-2'], units: ['X-Wing', 'Y-Wing'] } });
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['X-Wing', 'Y-Wing'], picked: 'Y-Wing', rule: 'LCG-53' },
  ]);
});

/** Wedge Antilles comes into Red Two. */
const redTwo = {
  light: {
    ...REBELS,
    hand: ['242-2'],
    units: ['242-3', { card: '001-2', enhancements: [{ card: '001-4', focus: 1 }, '001-5'] }],
  },
} satisfies Setup;

test('242-3 Red Two: after a pilot has come in, a token may go from an enhancement to another of the same player', () => {
  const open = () =>
    quietTable({ ...redTwo, stop: 'conflict' })
      .pay('pilot Wedge Antilles')
      .until('use Red Two');
  const used = open().choose('use Red Two');
  expect(used.asking).toBe('light target: Trust Your Feelings, Wedge Antilles');
  expect(used.choose('Trust Your Feelings').changes('Jedi Lightsaber', 'Trust')).toEqual([
    'Jedi Lightsaber focus 1 to 0',
    'Trust Your Feelings focus 0 to 1',
  ]);
  expect(open().choose('pass').changes('Jedi Lightsaber', 'Trust')).toEqual([]);
});

test('242-3 Red Two: the AI moves the token to its other enhancement that has no icons, a point for a point', () => {
  expect(quietTable({ ...AI, ...redTwo }).changes('Wedge Antilles on', 'Jedi Lightsaber', 'Trust')).toEqual([
    'Jedi Lightsaber focus 1 to 0',
    'Trust Your Feelings focus 0 to 1',
    'Wedge Antilles on nothing to Red Two',
  ]);
});

/** Two Pilots in hand; what the place of the area and the affiliation card give pays for them. */
const PAYERS = [
  'Rebel Alliance focus',
  'Smugglers and Spies focus',
  'Draw',
  'Pilot Ready Room focus',
  'Spacer',
];
const room = (area: string, affiliation: typeof REBELS, ai: 'none' | 'light', hand: string[]) =>
  quietTable({ ai, stop: 'conflict', light: { ...affiliation, objectives: ['012-1'], area: [area], hand } });

test.each([
  ['Pilot Ready Room', '242-4', REBELS],
  ['Spacer Cantina', '243-5', SPIES],
] as const)(
  '242-4, 243-5 %s: the first Pilot of a turn costs 1 less, the second its price',
  (_, area, side) => {
    const table = room(area, side, 'none', ['013-3', '013-3']).choose('play Rookie Pilot');
    expect(table.changes(...PAYERS)).toEqual([]);
    table.choose('play Rookie Pilot');
    expect(table.topic).toBe('pay');
  },
);

test.each([
  ['Pilot Ready Room', '242-4', REBELS],
  ['Spacer Cantina', '243-5', SPIES],
] as const)('242-4, 243-5 %s: the AI pays less too', (_, area, side) => {
  const table = room(area, side, 'light', ['013-3']);
  expect([table.isInPlay('Rookie Pilot'), table.changes(...PAYERS)]).toEqual([true, []]);
});

/** Transports with pilots. */
const freighter = (ai: 'none' | 'light', ...enhancements: string[]) =>
  quietTable({
    ai,
    stop: 'conflict',
    light: { ...SPIES, objectives: ['243-1', '012-1'], units: [{ card: '243-4', enhancements }] },
  });

test.each(PLAYERS)(
  '243-1 Resistance and Rebellion: for a person and for the AI (%s) a Transport has 1 capacity more for each pilot',
  (_, ai) => {
    const reads = (...pilots: string[]) => freighter(ai, ...pilots).reads('capacity', 'YT-2000 Freighter');
    expect([reads(), reads('243-2'), reads('243-2', '243-3')]).toEqual([3, 4, 5]);
  },
);

test.each(PLAYERS)(
  '243-2 Nien Numb: for a person and for the AI (%s) his Transport has a unit icon and a tactics icon of the edge',
  (_, ai) => {
    const reads = (...pilots: string[]) =>
      (['unit', 'tactics edge'] as const).map((stat) =>
        freighter(ai, ...pilots).reads(stat, 'YT-2000 Freighter'),
      );
    expect([reads(), reads('243-2')]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  },
);

test.each(PLAYERS)(
  '243-3 Loyal Co-Pilot: for a person and for the AI (%s) shielding, and with another pilot elite',
  (_, ai) => {
    const reads = (...pilots: string[]) =>
      (['shielding', 'elite'] as const).map((stat) =>
        freighter(ai, ...pilots).reads(stat, 'YT-2000 Freighter'),
      );
    expect([reads(), reads('243-3'), reads('243-3', '242-2')]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  },
);

test.each(PLAYERS)(
  '243-4 YT-2000 Freighter: for a person and for the AI (%s) edge (1) for each pilot',
  (_, ai) => {
    const reads = (...pilots: string[]) => freighter(ai, ...pilots).reads('edge', 'YT-2000 Freighter');
    expect([reads(), reads('243-2'), reads('243-2', '243-3')]).toEqual([0, 1, 2]);
  },
);

const second = (ai: 'none' | 'light', hand: string, pilots = ['242-2']) =>
  quietTable({
    ai,
    stop: 'conflict',
    light: {
      ...SPIES,
      objectives: ['243-1', '012-1'],
      hand: [hand],
      units: [{ card: '243-4', enhancements: pilots }],
    },
  });

test.each([
  ['243-2', 'Nien Numb'],
  ['243-3', 'Loyal Co-Pilot'],
])('243-2, 243-3 %s %s: as a second pilot nobody has to leave', (card, title) => {
  const table = second('none', card).pay(`pilot ${title}`);
  expect(table.changes(`${title} on`, 'Wedge')).toEqual([`${title} on nothing to YT-2000 Freighter`]);
});

test.each([
  ['243-2', 'Nien Numb'],
  ['243-3', 'Loyal Co-Pilot'],
])('243-2, 243-3 %s %s: the AI plays the pilot on a Vehicle without one', (card, title) => {
  expect(second('light', card, []).changes(`${title} on`)).toEqual([
    `${title} on nothing to YT-2000 Freighter`,
  ]);
});
