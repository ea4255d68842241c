import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;

test('150-1 Guarding the Wing: Black Squadron cards give a resource for Black Squadron cards only', () => {
  const dark = {
    ...NAVY,
    objectives: [
      { card: '150-1', focus: 1 },
      { card: '029-1', focus: 1 },
    ],
    units: ['150-3'],
    hand: ['150-4', '027-4', '035-2'],
  };
  const table = quietTable({ ...TURN, dark });
  expect(table.choices).toContain('play Black Squadron Fighter');
  expect(table.choices).not.toContain('play TIE Bomber');
});

/** The Squadron's Fighter gives the one resource that is left. */
const guarded = (objective: string, hand: string[]) =>
  quietTable({
    ...TURN,
    ai: 'dark',
    stop: 'conflict',
    dark: {
      ...NAVY,
      objectives: [objective, '027-1'].map((card) => ({ card, focus: 1 })),
      units: ['150-3'],
      hand,
    },
  });

test('150-1 Guarding the Wing: the AI pays with those resources for any card', () => {
  expect(guarded('150-1', ['027-4']).changes('Imperial Navy', 'Black', 'TIE')).toEqual([
    'Imperial Navy focus 0 to 1',
    'Black Squadron Fighter focus 0 to 1',
    'TIE Bomber hand to play',
  ]);
});

test('150-1 Guarding the Wing: without it the AI cannot pay', () => {
  expect(guarded('029-1', ['027-4']).changes('Imperial Navy', 'Black', 'TIE')).toEqual([]);
});

const trained = (next: string) =>
  quietTable({
    ...TURN,
    ai: 'dark',
    stop: 'conflict',
    dark: { ...NAVY, objectives: ['026-1', '029-1'], area: ['150-5'], hand: ['150-3', next] },
  });

test('150-5 Elite Pilot Training: the AI pays 1 less for the next Black Squadron card', () => {
  const table = trained('150-4');
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + seat * focus, 0)).toBe(3);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Elite Pilot Training', rule: 'LCG-48' }]);
});

test('150-5 Elite Pilot Training: the AI does not use it where no such card follows', () => {
  const table = trained('027-4');
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + seat * focus, 0)).toBe(4);
  expect(reasonsOf(table, 'benefit')).toEqual([]);
});

const DS = {
  ...TURN,
  stop: 'commitment',
  light: { units: [{ card: '001-2', focus: 1 }, 'X-Wing'] },
  dark: { ...NAVY, objectives: ['150-1', '029-1'], units: ['027-3', '027-4'], hand: ['150-2'] },
  engagement: { objective: '012-1', attackers: ['027-3'], defenders: ['001-2'] },
} satisfies Setup;

test('150-2 DS-61-3: in an engagement it may pilot a participating Fighter, and then deal 2 damage to a participant', () => {
  const table = quietTable(DS).until('use DS-61-3').pay('use DS-61-3');
  expect(table.changes('DS-61-3')).toEqual(['DS-61-3 hand to play', 'DS-61-3 on nothing to TIE Fighter']);
  expect(table.asking).toBe('dark window: use DS-61-3, pass');
  expect(table.choose('use DS-61-3').asking).toBe('dark target: Luke Skywalker, TIE Fighter');
  expect(table.choose('Luke Skywalker').changes('Luke Skywalker damage')).toEqual([
    'Luke Skywalker damage 0 to 2',
  ]);
});

test('150-2 DS-61-3: the AI plays it as a pilot', () => {
  const dark = { ...NAVY, units: ['027-3'], hand: ['150-2'] };
  expect(quietTable({ ...TURN, ai: 'dark', stop: 'conflict', dark }).changes('DS-61-3 on')).toEqual([
    'DS-61-3 on nothing to TIE Fighter',
  ]);
});
