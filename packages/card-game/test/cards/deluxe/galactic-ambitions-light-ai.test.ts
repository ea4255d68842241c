import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

test('225-1 Planning the Attack: the AI draws one card more while it is undamaged', () => {
  const drawn = (damage: number) =>
    quietTable({
      ai: 'light',
      step: 'draw',
      stop: 'deployment',
      light: { ...REBELS, objectives: [{ card: '225-1', damage }, '012-1', '012-1'] },
    }).player('light').hand.length;
  expect([drawn(0), drawn(1)]).toEqual([7, 6]);
});

test('225-2 General Jan Dodonna: the AI draws a card where a Yavin 4 card pays', () => {
  // The affiliation card pays for the first fighter, the first objective for the second.
  const drawn = (objectives: string[]) => {
    const light = { ...REBELS, objectives, units: ['225-2'], hand: ['201-3', '201-3'], top: ['011-2'] };
    return quietTable({ ...AI, light }).changes('Home One');
  };
  expect([drawn(['225-1', '012-1', '012-1']), drawn(['012-1', '012-1', '225-1'])]).toEqual([
    ['Home One deck to hand'],
    [],
  ]);
});

test('226-2 Mon Mothma: committed, the AI pays 1 less for the first Rebel Alliance card of a phase', () => {
  const paid = (committed: boolean) => {
    const light = { ...REBELS, units: [{ card: '226-2', committed }], hand: ['201-3', '201-3'] };
    return quietTable({ ...AI, light }).changes('Rebel Alliance', "A Hero's", 'Draw');
  };
  expect([paid(true), paid(false)]).toEqual([
    ['Rebel Alliance focus 0 to 1'],
    ['Rebel Alliance focus 0 to 1', "A Hero's Journey focus 0 to 1"],
  ]);
});

test('226-3 Kyle Katarn: attacking with him, the AI wins a tied edge battle', () => {
  const tied = (unit: string) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { ...REBELS, units: [unit], fates: ['001-3'] },
      dark: { units: [{ card: '019-2', focus: 1 }], hand: ['027-3'] },
      engagement: { objective: '029-1', attackers: [unit], defenders: ['019-2'] },
    })
      .until('TIE Fighter')
      .choose('TIE Fighter')
      .events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));
  expect([tied('226-3'), tied('225-2')]).toMatchObject([[{ by: 0, n: 0 }], [{ by: 1, n: 0 }]]);
});

test('226-4 Inspiring Presence: the AI gives it to its dearest Leader', () => {
  const light = { ...REBELS, units: ['226-3', '226-2', '225-2'], hand: ['226-4'] };
  const table = quietTable({ ...AI, light });
  expect(table.changes('Inspiring Presence on')).toEqual([
    'Inspiring Presence on nothing to General Jan Dodonna',
  ]);
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['Mon Mothma', 'General Jan Dodonna'], picked: 'General Jan Dodonna', rule: 'LCG-28' },
  ]);
});

test('226-4 Inspiring Presence: the AI takes two tokens off each card of the set', () => {
  const refreshed = (enhancements: string[]) =>
    quietTable({
      ai: 'light',
      step: 'refresh',
      stop: 'draw',
      light: {
        ...REBELS,
        units: [
          { card: '225-2', enhancements },
          { card: '225-3', focus: 3 },
        ],
      },
    }).changes('Rebel Tactician');
  expect([refreshed(['226-4']), refreshed([])]).toEqual([
    ['Rebel Tactician focus 3 to 1'],
    ['Rebel Tactician focus 3 to 2'],
  ]);
});

test('226-6 Rebel for Hire: the AI searches for the dearest card of the set of its dearest Leader', () => {
  const light = {
    ...REBELS,
    units: ['226-2', '225-2'],
    hand: ['226-6'],
    top: ['226-3', '225-3', '225-5', '225-4'],
  };
  const table = quietTable({ ...AI, light });
  // It comes under the pile, and is the next card that is taken.
  expect(table.changes('Massassi', 'Kyle', 'Rebel for')).toEqual([
    'Rebel for Hire hand to discard',
    'Massassi Temple War Room deck to play',
  ]);
});

test('228-1 Capital Cover: the AI shields its dearest attacker as an undamaged Capital Ship is declared', () => {
  const shields = (damage: number, ship: number) =>
    quietTable({
      ai: 'light',
      step: 'engage',
      stop: 'commitment',
      light: {
        ...REBELS,
        objectives: [{ card: '228-1', damage }, '012-1'],
        units: [
          { card: '228-4', damage: ship, pool: 'attackers' },
          { card: '011-2', pool: 'attackers', damage: 1 },
        ],
      },
    }).changes('MC30c Frigate shields', 'Home One shields');
  expect([shields(0, 0), shields(0, 1), shields(1, 0)]).toEqual([['Home One shields 0 to 1'], [], []]);
});

/** Darth Vader strikes at Home One. */
const DEFIANCE = (damage: number): Setup => ({
  active: 'dark',
  ai: 'light',
  stop: 'commitment',
  light: {
    ...REBELS,
    units: [
      { card: '228-2', damage, focus: 1 },
      { card: '011-2', focus: 1 },
    ],
  },
  dark: { units: ['019-2'] },
  engagement: {
    objective: '001-1',
    attackers: ['019-2'],
    defenders: ['011-2'],
    step: 'strikes',
    edge: 'light',
    turn: 'dark',
  },
});

test('228-2 Defiance: the AI protects a dearer Vehicle with it, while it is undamaged', () => {
  const dealt = (damage: number) =>
    quietTable(DEFIANCE(damage)).choose('unit').changes('Defiance damage', 'Home One damage');
  expect([dealt(0), dealt(1)]).toEqual([['Defiance damage 0 to 2'], ['Home One damage 0 to 2']]);
});

test('228-5 Concentrated Firepower: the AI plays no reaction, and lays it in its fate deck', () => {
  const light = { ...REBELS, units: [{ card: '228-4', shields: 1 }], hand: ['228-5'] };
  expect(asideOf(quietTable({ ...AI, light }))).toEqual(['LCG-40 fate deck it cannot be played now']);
});

test('229-3, 229-4 Children of the Force: the AI does not look, as that gives it nothing', () => {
  const table = quietTable({ ...AI, light: { ...JEDI, units: ['229-3'] } });
  expect(table.told).not.toContain('looks');
});
