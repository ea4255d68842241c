import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

test('239-1 Pattern Analysis: own units with an enhancement have edge (1), but no Vehicle', () => {
  const units = [
    { card: '019-3', enhancements: ['019-4'] },
    '026-4',
    { card: '255-5', enhancements: ['255-3'] },
  ];
  const table = quietTable({ ...TURN, dark: { ...NAVY, objectives: ['239-1', '029-1'], units } });
  expect(['019-3', '026-4', '255-5'].map((card) => table.reads('edge', card))).toEqual([1, 0, 0]);
});

test('239-1 Pattern Analysis: the AI wins the edge by it', () => {
  const edge = (objective: string) =>
    quietTable({
      ...TURN,
      ai: 'dark',
      stop: 'commitment',
      light: { ...JEDI, units: [{ card: '001-2', focus: 1 }] },
      dark: { ...NAVY, objectives: [objective], units: [{ card: '019-3', enhancements: ['019-4'] }] },
      engagement: { objective: '001-1', attackers: ['019-3'], defenders: ['001-2'] },
    }).events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));
  expect([edge('239-1'), edge('029-1')]).toMatchObject([[{ by: 1, n: 1 }], [{ by: 0, n: 0 }]]);
});

/** An objective falls to these. */
const kallus = (attackers: string[], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: {
      ...JEDI,
      objectives: [{ card: '001-1', damage: 2 }, '012-1'],
      units: ['001-2', '001-3', 'X-Wing'].map((card) => ({ card, focus: 1 })),
    },
    dark: { ...NAVY, units: ['239-2', '027-4'] },
    engagement: { objective: '001-1', attackers, step: 'strikes', edge: 'light', turn: 'dark' },
  });
const OF_THE_SET = ['Luke', "Twi'lek", 'X-Wing'];

test('239-2 Agent Kallus: participating, he may destroy all units of the set of an objective that falls', () => {
  const open = () => kallus(['239-2']).until('use Agent Kallus');
  expect(open().asking).toBe('dark window: use Agent Kallus, pass');
  expect(
    open()
      .choose('use Agent Kallus')
      .changes(...OF_THE_SET),
  ).toEqual(['Luke Skywalker play to discard', "Twi'lek Loyalist play to discard"]);
  expect(
    open()
      .choose('pass')
      .changes(...OF_THE_SET),
  ).toEqual([]);
  expect(() => kallus(['027-4']).until('use Agent Kallus')).toThrow(NEVER);
});

test('239-2 Agent Kallus: the AI destroys them', () => {
  expect(kallus(['239-2'], 'dark').changes(...OF_THE_SET)).toEqual([
    'Luke Skywalker play to discard',
    "Twi'lek Loyalist play to discard",
  ]);
});

test('239-2 Agent Kallus: the AI spares its own units of the set', () => {
  const table = quietTable({
    ai: 'dark',
    stop: 'commitment',
    light: { ...JEDI, units: ['004-2'] },
    dark: {
      ...NAVY,
      objectives: [{ card: '239-1', damage: 3 }, '029-1'],
      units: [{ card: '239-2', focus: 1 }, '239-3'],
    },
    engagement: {
      objective: '239-1',
      attackers: ['004-2'],
      defenders: ['239-2'],
      step: 'strikes',
      edge: 'light',
    },
  });
  expect([
    table.victory('light'),
    table.isInPlay('Agent Kallus'),
    table.isInPlay('Academy Engineer'),
  ]).toEqual([['Pattern Analysis'], true, true]);
});

const ENGINEER = {
  ...TURN,
  dark: { ...NAVY, hand: ['239-3'], top: ['019-4', '027-3', '217-4', '019-5', '026-4', '239-5'] },
} satisfies Setup;

test('239-3 Academy Engineer: entering play it may search 5 cards for an enhancement', () => {
  const open = () => quietTable({ ...ENGINEER, stop: 'conflict' }).pay('play Academy Engineer');
  expect(open().asking).toBe('dark window: use Academy Engineer, pass');
  const used = open().choose('use Academy Engineer');
  expect(used.choices).toEqual(["Vader's Lightsaber", "Vader's Meditation Chamber"]);
  expect(used.choose("Vader's Lightsaber").hand('dark')).toEqual(["Vader's Lightsaber"]);
  expect(open().choose('use Academy Engineer').choose().hand('dark')).toEqual([]);
  expect(open().choose('pass').hand('dark')).toEqual([]);
});

test('239-3 Academy Engineer: the AI takes the dearest', () => {
  // The sixth costs 2. What is found comes under the pile, and is the next card that is taken.
  const top = ['239-4', '027-3', '217-4', '019-5', '026-4', '264-6'];
  const table = quietTable({ ...AI_DARK, dark: { ...ENGINEER.dark, top } });
  expect(table.changes("Vader's", 'Squad', 'Assembly')).toEqual(["Vader's Meditation Chamber deck to play"]);
});

/** Troopers, Characters of the Imperial Navy, and others. */
const HOSTS = ['026-4', '019-2', '239-2', '030-2', '187-2'];
const FITTING = ['Heavy Stormtrooper Squad', 'Agent Kallus', 'Lieutenant Renz'];

test('239-4 Squad Leader: a Trooper or an Imperial Navy Character is elite with it', () => {
  const open = quietTable({ ...TURN, dark: { ...NAVY, units: HOSTS, hand: ['239-4'] } });
  const used = open.pay('play Squad Leader');
  expect(used.asking).toBe(`dark play on: ${FITTING.join(', ')}`);
  used.choose('Agent Kallus');
  expect([used.reads('elite', 'Agent Kallus'), used.reads('elite', 'Lieutenant Renz')]).toEqual([1, 0]);
});

test('239-4 Squad Leader: the AI gives it to the dearest, and takes two tokens off', () => {
  const dark = { ...NAVY, units: ['026-4', '019-2', '239-2'], hand: ['239-4'] };
  expect(reasonsOf(quietTable({ ...AI_DARK, dark }), 'play on')).toMatchObject([
    { considered: ['Heavy Stormtrooper Squad', 'Agent Kallus'], picked: 'Agent Kallus', rule: 'LCG-28' },
  ]);
  const units = [{ card: '026-4', focus: 3, enhancements: ['239-4'] }];
  const refreshed = quietTable({ ...AI_DARK, step: 'refresh', stop: 'draw', dark: { ...NAVY, units } });
  expect(refreshed.changes('Heavy')).toEqual(['Heavy Stormtrooper Squad focus 3 to 1']);
});

const disruptor = (ai: Partial<Setup> = {}) =>
  quietTable({ ...TURN, ...ai, stop: 'conflict', dark: { ...NAVY, units: HOSTS, discard: ['239-5'] } });

test('239-5 T-7 Ion Disruptor: it may be played from the discard pile, for a unit and an edge-enabled blast icon', () => {
  const used = disruptor().pay('use T-7 Ion Disruptor');
  expect(used.asking).toBe(`dark play on: ${FITTING.join(', ')}`);
  used.choose('Lieutenant Renz');
  expect([used.reads('unit', 'Lieutenant Renz'), used.reads('blast edge', 'Lieutenant Renz')]).toEqual([
    2, 1,
  ]);
  expect(used.changes('T-7', 'Imperial Navy')).toEqual([
    'Imperial Navy focus 0 to 1',
    'T-7 Ion Disruptor discard to play',
    'T-7 Ion Disruptor on nothing to Lieutenant Renz',
  ]);
  expect(disruptor().choose('pass').isInPlay('T-7 Ion Disruptor')).toBe(false);
});

test('239-5 T-7 Ion Disruptor: the AI plays it from its discard pile, on the dearest', () => {
  // Kallus and Renz cost 3; he has 3 Force icons, the other 2.
  const table = disruptor(AI_DARK);
  expect(table.changes('T-7')).toEqual([
    'T-7 Ion Disruptor discard to play',
    'T-7 Ion Disruptor on nothing to Agent Kallus',
  ]);
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: FITTING, picked: 'Agent Kallus', rule: 'LCG-39' },
  ]);
});
