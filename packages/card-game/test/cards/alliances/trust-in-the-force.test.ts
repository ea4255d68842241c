import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

/** Blizzard 1 attacks, with General Veers as its pilot; its reaction discards a bare participant in place of its icons. */
const STRIKE = {
  active: 'dark',
  light: {
    units: [
      { card: 'X-Wing', focus: 1 },
      { card: 'Y-Wing', focus: 1 },
    ],
  },
  dark: { units: [{ card: '283-3', enhancements: ['283-2'] }] },
  engagement: {
    objective: "A Hero's Journey",
    attackers: ['283-3'],
    defenders: ['X-Wing', 'Y-Wing'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('283-2 General Veers: as a pilot of a Walker that used its reaction in a strike its icons may be resolved all the same', () => {
  const table = quietTable(STRIKE).choose('use Blizzard 1').choose('Y-Wing');
  expect(table.asking).toBe('dark may: yes, no');
  table.choose('yes');
  expect(table.asking).toBe('dark icons: unit, blast');
  table.choose('unit');
  expect(table.changes('X-Wing', 'Y-Wing', "A Hero's")).toEqual([
    // One by blast, one unopposed.
    "A Hero's Journey damage 0 to 2",
    'X-Wing play to discard',
    'Y-Wing play to discard',
  ]);
});

test('283-2 General Veers: declined, or where the Walker did not use its reaction, nothing more is resolved', () => {
  const declined = quietTable(STRIKE).choose('use Blizzard 1').choose('Y-Wing').choose('no');
  expect(declined.changes('X-Wing play', 'Y-Wing')).toEqual(['Y-Wing play to discard']);
  const plain = quietTable(STRIKE).choose('pass').choose('unit').choose('X-Wing');
  expect(plain.told.filter((kind) => kind === 'icons')).toHaveLength(2);
});

test('283-2 General Veers: each Walker of its side is elite', () => {
  const table = quietTable({ dark: { units: ['283-2', '283-4'] }, light: { units: ['X-Wing'] } });
  expect([table.reads('elite', 'Blizzard 2'), table.reads('elite', 'X-Wing')]).toEqual([1, 0]);
});

test('283-2 General Veers: the AI uses the reaction where it is worth the icons, and resolves these all the same', () => {
  const table = quietTable({
    ...STRIKE,
    ai: 'dark',
    stop: 'commitment',
    light: {
      units: [
        { card: 'Home One', focus: 1 },
        { card: 'Y-Wing', focus: 1 },
      ],
    },
    dark: { ...STRIKE.dark, fates: [] },
    engagement: { ...STRIKE.engagement, defenders: ['Home One', 'Y-Wing'] },
  });
  expect(table.changes('Home One', 'Y-Wing')).toEqual(['Home One play to discard', 'Y-Wing play to discard']);
});

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const ONE_HOTH = ['281-1', '012-1', '012-1'];
const TWO_HOTH = ['281-1', '061-1', '012-1'];

test('281-1 Inhospitable Deployments: as many Speeders or Troopers a turn as there are Hoth objectives cost 1 less, 1 at least', () => {
  const table = quietTable({ light: { ...REBELS, objectives: ONE_HOTH, hand: ['281-3', '281-3', '014-3'] } });
  const cost = () => table.changes('Rebel Alliance focus', 'Inhospitable', 'Draw').length;
  table.pay('play Echo Scout');
  expect(cost()).toBe(1);
  table.pay('play Echo Scout');
  expect(cost()).toBe(2);
});

test('281-1 Inhospitable Deployments: the AI pays 1 less', () => {
  const played = (objective: string) =>
    quietTable({
      ai: 'light',
      stop: 'conflict',
      light: { ...REBELS, objectives: [{ card: objective, focus: 1 }], hand: ['281-3'] },
    }).isInPlay('Echo Scout');
  // Only the affiliation card gives a resource.
  expect([played('281-1'), played('012-1')]).toEqual([true, false]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '281-2 Major Bren Derlin: edge for each Hoth objective of his side, for a person and for the AI (%s)',
  (_, ai) => {
    const edge = (objectives: string[]) =>
      quietTable({ ai, stop: 'conflict', light: { ...REBELS, objectives, units: ['281-2'] } }).reads(
        'edge',
        'Major Bren Derlin',
      );
    expect([edge(['012-1', '001-1']), edge(ONE_HOTH), edge(TWO_HOTH)]).toEqual([0, 1, 2]);
  },
);

const SCOUT = {
  light: { ...REBELS, objectives: TWO_HOTH, units: ['281-3'], top: ['X-Wing', '001-2', 'Y-Wing'] },
} satisfies Setup;

test('281-3 Echo Scout: focused, one of as many top cards as there are Hoth objectives goes to the hand', () => {
  const table = quietTable(SCOUT).choose('use Echo Scout');
  expect(table.choices).toEqual(['X-Wing', 'Luke Skywalker']);
  expect(table.choose('Luke Skywalker').changes()).toEqual([
    'Echo Scout focus 0 to 1',
    'Luke Skywalker deck to hand',
  ]);
});

test('281-3 Echo Scout: the AI takes the dearest of them, where its strike is worth no more than a card', () => {
  const table = (unit: object) =>
    quietTable({
      ...SCOUT,
      ai: 'light',
      stop: 'conflict',
      light: { ...SCOUT.light, units: [{ card: '281-3', ...unit }] },
    });
  // One icon, one card.
  expect(reasonsOf(table({}), 'move whom')).toMatchObject([
    { considered: ['X-Wing', 'Luke Skywalker'], picked: 'Luke Skywalker', rule: 'LCG-28' },
  ]);
  expect(table({ focus: 1 }).told).not.toContain('looks');
  // With the Handcrafted Light Bow it has two.
  expect(table({ enhancements: ['265-4'] }).told).not.toContain('looks');
});

const PLAN = {
  step: 'turn ends',
  active: 'dark',
  stop: 'draw',
  light: {
    ...REBELS,
    hand: ['281-5'],
    units: [
      { card: 'X-Wing', focus: 2 },
      { card: 'Y-Wing', focus: 1 },
    ],
  },
  dark: { units: [{ card: '019-2', focus: 1 }] },
} satisfies Setup;

test('281-5 Evacuation Plan: after a turn has ended, all focus tokens may go off all friendly units', () => {
  const open = () => quietTable(PLAN).until('use Evacuation Plan');
  expect(open().pay('use Evacuation Plan').changes('X-Wing', 'Y-Wing', 'Darth')).toEqual([
    'X-Wing focus 2 to 0',
    'Y-Wing focus 1 to 0',
  ]);
  expect(open().choose('pass').hand('light')).toEqual(['Evacuation Plan']);
});

test('281-5 Evacuation Plan: the AI plays no reaction from its hand; it goes to its fate deck', () => {
  expect(quietTable({ ...PLAN, ai: 'light' }).changes('light hand', 'Evacuation')).toEqual([]);
  const table = quietTable({ ai: 'light', stop: 'conflict', light: PLAN.light });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});

test('283-1 Blizzard Assault: the first Walker of a turn costs 1 less for each Hoth objective, 2 at least', () => {
  const cost = (objectives: string[], walker: string) => {
    const table = quietTable({ active: 'dark', dark: { ...NAVY, objectives, hand: [walker, '210-3'] } });
    return table.pay(`play ${walker}`).events.filter(({ kind }) => kind === 'focus').length;
  };
  expect([
    cost(['283-1', '029-1', '029-1'], 'Blizzard 1'),
    cost(['283-1', '029-1', '029-1'], 'Endor AT-ST'),
  ]).toEqual([4, 2]);
});

test('283-1 Blizzard Assault: the second Walker costs its price, and two Hoth objectives take 2 off', () => {
  const table = quietTable({
    active: 'dark',
    dark: { ...NAVY, objectives: ['283-1', '063-1', '029-1', '029-1'], hand: ['283-3', '210-3', '210-3'] },
  });
  const paid = () => table.told.filter((kind) => kind === 'focus').length;
  table.pay('play Blizzard 1');
  expect(paid()).toBe(3);
  table.pay('play Endor AT-ST');
  expect(paid()).toBe(5);
});

test('283-1 Blizzard Assault: the AI pays less too', () => {
  const played = (objective: string) =>
    quietTable({
      ai: 'dark',
      active: 'dark',
      stop: 'conflict',
      // Four resources, and Blizzard 1 costs 5.
      dark: { ...NAVY, objectives: [objective], area: ['029-4'], hand: ['283-3'] },
    }).isInPlay('Blizzard 1');
  expect([played('283-1'), played('287-1')]).toEqual([true, false]);
});

const BLIZZARD_1 = {
  active: 'dark',
  stop: 'commitment',
  light: {
    units: [
      { card: '001-2', focus: 1, enhancements: ['001-5'] },
      { card: 'X-Wing', focus: 1 },
      { card: '011-2', focus: 1 },
      '001-3',
    ],
  },
  dark: { ...NAVY, units: ['283-3'] },
  engagement: {
    objective: '001-1',
    attackers: ['283-3'],
    defenders: ['001-2', 'X-Wing', '011-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('283-3 Blizzard 1: instead of its icons it may discard a participating unit without an enhancement', () => {
  const open = () => quietTable(BLIZZARD_1).until('use Blizzard 1');
  const used = open().choose('use Blizzard 1');
  expect(used.asking).toBe('dark target: X-Wing, Home One, Blizzard 1');
  expect(used.choose('Home One').changes('Home', 'X-Wing play', 'Luke', "A Hero's")).toEqual([
    'Home One play to discard',
  ]);
  expect(open().choose('pass').topic).toBe('icons');
});

test('283-3 Blizzard 1: the AI discards the unit that its icons would not kill', () => {
  expect(quietTable({ ...BLIZZARD_1, ai: 'dark' }).isInPlay('Home One')).toBe(false);
});

const BLIZZARD_2 = {
  active: 'dark',
  light: { units: [{ card: '001-2', focus: 1 }] },
  dark: { ...NAVY, units: ['283-4'] },
  engagement: {
    objective: '001-1',
    attackers: ['283-4'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('283-4 Blizzard 2: instead of its icons the Balance may turn to the dark side, and there is no Force phase', () => {
  const open = () => quietTable({ ...BLIZZARD_2, stop: 'turn ends' }).until('use Blizzard 2');
  const used = open().choose('use Blizzard 2');
  expect(used.changes('balance', 'Luke Skywalker d')).toEqual(['balance light to dark']);
  expect(used.told).not.toContain('struggle');
  expect(open().choose('pass').topic).toBe('icons');
});

test('283-4 Blizzard 2: the AI turns the Balance where that is worth as much as its icons', () => {
  // The Balance is worth 2: without the edge it has two icons, with it four.
  const turned = (edge: 'light' | 'dark', balance: 'light' | 'dark' = 'light') =>
    quietTable({
      ...BLIZZARD_2,
      ai: 'dark',
      balance,
      stop: 'turn ends',
      engagement: { ...BLIZZARD_2.engagement, edge },
    }).told.includes('balance');
  expect([turned('light'), turned('dark'), turned('light', 'dark')]).toEqual([true, false, false]);
});

const DECISIVE = {
  active: 'dark',
  stop: 'commitment',
  light: {
    objectives: [{ card: '001-1', damage: 3 }, '012-1', '012-1'],
    units: [{ card: 'X-Wing', enhancements: ['242-2'] }],
    area: ['008-5'],
  },
  dark: { ...NAVY, units: ['283-3'], hand: ['283-5'] },
  engagement: { objective: '001-1', attackers: ['283-3'], step: 'strikes', edge: 'dark' },
} satisfies Setup;

test('283-5 Decisive Victory: an enemy objective destroyed, a target enhancement may be discarded', () => {
  const open = () => quietTable(DECISIVE).until('use Decisive Victory');
  const used = open().pay('use Decisive Victory');
  expect(used.asking).toBe('dark target: Hidden Outpost, Wedge Antilles');
  expect(used.choose('Hidden Outpost').changes('Hidden', 'Wedge')).toEqual([
    'Hidden Outpost play to discard',
  ]);
  expect(open().choose('pass').isInPlay('Hidden Outpost')).toBe(true);
});

test('283-5 Decisive Victory: the AI plays no reaction from its hand; it goes to its fate deck', () => {
  expect(quietTable({ ...DECISIVE, ai: 'dark' }).isInPlay('Hidden Outpost')).toBe(true);
  const { light, dark } = DECISIVE;
  const table = quietTable({ ai: 'dark', active: 'dark', stop: 'conflict', light, dark });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});
