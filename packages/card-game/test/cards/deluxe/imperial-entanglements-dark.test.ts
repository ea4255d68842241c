import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const SCUM = { affiliation: 'scum-and-villainy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

const DOCTRINE = {
  step: 'engage',
  stop: 'commitment',
  light: { units: ['X-Wing'] },
  dark: { ...NAVY, objectives: ['178-1', '029-1', '026-1'], units: ['027-3'] },
} satisfies Setup;

test('178-1 The Tarkin Doctrine: who attacks spends 2 resources, or the engagement ends', () => {
  const open = () => quietTable(DOCTRINE).choose('Death and Despayre');
  expect(open().asking).toBe('dark window: use The Tarkin Doctrine, pass');
  const table = open().choose('use The Tarkin Doctrine');
  expect(table.asked).toBe('light');
  expect(table.choose('no').changes('X-Wing role')).toEqual([]);
  expect(table.state.engagement).toBeNull();
  expect(open().choose('pass').asking).toBe('dark defenders: TIE Fighter');
});

test('178-1 The Tarkin Doctrine: only with three objectives of the Imperial Navy', () => {
  const dark = { ...DOCTRINE.dark, objectives: ['178-1', '029-1', '019-1'] };
  expect(quietTable({ ...DOCTRINE, dark }).choose('Death and Despayre').asking).toBe(
    'dark defenders: TIE Fighter',
  );
});

test('178-1 The Tarkin Doctrine: the AI uses it', () => {
  const table = quietTable({ ...DOCTRINE, ai: 'dark' }).choose('Death and Despayre');
  expect(table.asking).toBe('light may: yes, no');
});

const TARKIN = {
  step: 'deployment',
  ...TURN,
  light: { units: [{ card: '001-2', enhancements: ['001-4'] }] },
  dark: { ...NAVY, units: ['178-2'], hand: ['035-2'] },
} satisfies Setup;

test('178-2 Grand Moff Tarkin: as a phase begins a resource may take the text of any card until the phase ends, once a turn', () => {
  const table = quietTable(TARKIN).until('use Grand Moff Tarkin').pay('use Grand Moff Tarkin');
  expect(table.choices).toContain('Jedi Lightsaber');
  expect(table.reads('unit', 'Luke Skywalker')).toBe(3);
  table.choose('Jedi Lightsaber');
  expect(table.reads('unit', 'Luke Skywalker')).toBe(2);
  expect(table.choices).not.toContain('use Grand Moff Tarkin');
});

test('178-2 Grand Moff Tarkin: when the phase is over the text is back; declined, nothing is spent', () => {
  const light = { units: [{ card: '002-2', enhancements: ['002-4'] }] };
  const open = () => quietTable({ ...TARKIN, light }).until('use Grand Moff Tarkin');
  const table = open().pay('use Grand Moff Tarkin').choose('Yoda');
  const blank = table.reads('unit', 'Yoda');
  expect([blank, table.until('commit').reads('unit', 'Yoda')]).toEqual([0, 1]);
  expect(open().choose('pass').changes('Imperial Navy', 'Grand')).toEqual([]);
});

const blanking = (light: Setup['light']) =>
  quietTable({
    ...AI,
    step: 'conflict',
    stop: 'engage',
    light,
    dark: { ...NAVY, objectives: ['029-1'], units: [{ card: '178-2', focus: 1 }] },
  });

test('178-2 Grand Moff Tarkin: the AI takes the text of the dearest enemy card that has one, a point for a resource', () => {
  const table = blanking({ units: ['010-3', '009-4', '016-2'] });
  expect(table.changes('Imperial Navy')).toEqual(['Imperial Navy focus 0 to 1']);
  expect(reasonsOf(table, 'target')).toEqual([
    { considered: ['A-Wing', 'Rebel Sympathizer'], picked: 'A-Wing', rule: 'LCG-30', by: 'printed cost' },
  ]);
});

test('178-2 Grand Moff Tarkin: the AI takes a dearer enhancement, which is discarded without its text', () => {
  const table = blanking({ units: [{ card: '013-3', enhancements: ['001-5'] }, '016-2'] });
  expect(table.changes('Trust', 'Rookie')).toEqual(['Trust Your Feelings play to discard']);
});

test('178-2 Grand Moff Tarkin: the AI spends nothing where no enemy card says anything', () => {
  expect(blanking({ units: ['010-3'] }).changes('Imperial Navy')).toEqual([]);
});

test('178-3 Stormtrooper Assault Team: an edge-enabled unit icon for each objective of the Imperial Navy', () => {
  const icons = (...objectives: string[]) =>
    quietTable({ dark: { ...NAVY, objectives, units: ['178-3'] } }).reads(
      'unit edge',
      'Stormtrooper Assault Team',
    );
  expect([icons('019-1', '020-1', '021-1'), icons('029-1', '026-1', '019-1')]).toEqual([0, 2]);
});

test('178-3 Stormtrooper Assault Team: the AI strikes with them', () => {
  const table = quietTable({
    ...TURN,
    ai: 'dark',
    stop: 'commitment',
    light: { units: [{ card: '001-2', focus: 1 }] },
    dark: { ...NAVY, objectives: ['029-1', '026-1', '019-1'], units: ['178-3'] },
    engagement: {
      objective: '012-1',
      attackers: ['178-3'],
      defenders: ['001-2'],
      step: 'strikes',
      edge: 'dark',
    },
  });
  expect(table.changes('Luke Skywalker damage')).toEqual(['Luke Skywalker damage 0 to 2']);
});

const FEAR = {
  light: { hand: ['X-Wing', '001-2'], objectives: ['001-1', '012-1', '012-1'] },
  dark: { ...NAVY, area: ['178-4'] },
} satisfies Setup;

test('178-4 Rule by Fear: sacrificed, it returns an enemy unit that enters play and costs 3 or less', () => {
  const open = () => quietTable(FEAR).pay('play X-Wing');
  expect(open().asking).toBe('dark window: use Rule by Fear, pass');
  expect(open().choose('use Rule by Fear').changes('X-Wing', 'Rule')).toEqual([
    'Rule by Fear play to discard',
  ]);
  expect(open().choose('pass').changes('X-Wing', 'Rule')).toEqual(['X-Wing hand to play']);
  expect(quietTable(FEAR).pay('play Luke Skywalker').asked).toBe('light');
});

test('178-4 Rule by Fear: the AI keeps it for a unit that is worth it', () => {
  expect(
    quietTable({ ...FEAR, ai: 'dark' })
      .pay('play X-Wing')
      .changes('X-Wing', 'Rule'),
  ).toEqual(['X-Wing hand to play']);
});

const TRIUMPH = {
  light: { units: ['X-Wing', '001-2', '003-3'] },
  dark: { ...NAVY, objectives: ['029-1'], units: ['027-3', '019-2'], hand: ['178-5'] },
} satisfies Setup;

test('178-5 Moment of Triumph: every unit with a printed cost of 2 or less is destroyed', () => {
  const table = quietTable({ ...TURN, ...TRIUMPH }).pay('use Moment of Triumph');
  expect(table.changes('X-Wing', 'Luke', 'Jedi in', 'TIE', 'Darth')).toEqual([
    'X-Wing play to discard',
    'Jedi in Hiding play to discard',
    'TIE Fighter play to discard',
  ]);
});

test('178-5 Moment of Triumph: the AI plays it where the enemy loses as much as itself or more', () => {
  const isPlayed = (light: string[], dark: string[]) => {
    const sides = { light: { units: light }, dark: { ...TRIUMPH.dark, units: dark } };
    return !quietTable({ ...AI, ...TRIUMPH, ...sides }).isInPlay('X-Wing');
  };
  expect(isPlayed(['X-Wing', '003-3'], ['027-3'])).toBe(true);
  expect(isPlayed(['X-Wing'], ['027-3'])).toBe(true);
  expect(isPlayed(['X-Wing'], ['027-3', '027-4'])).toBe(false);
});

const MENAGERIE = {
  dark: { ...SCUM, objectives: ['184-1'], discard: ['184-3', '080-3', '025-4'] },
} satisfies Setup;

test("184-1 The Hutt's Menagerie: focused, a Creature unit of the discard pile returns to the hand", () => {
  const table = quietTable({ ...TURN, ...MENAGERIE }).choose("use The Hutt's Menagerie");
  expect(table.choices).toEqual(["Jabba's Rancor", 'Rancor']);
  expect(table.choose('Rancor').changes()).toEqual([
    "The Hutt's Menagerie focus 0 to 1",
    'Rancor discard to hand',
  ]);
});

test("184-1 The Hutt's Menagerie: the AI takes one back", () => {
  expect(quietTable({ ...AI, ...MENAGERIE }).changes("The Hutt's")).toEqual([
    "The Hutt's Menagerie focus 0 to 1",
  ]);
});

const MALAKILI = {
  dark: { ...SCUM, sets: [184, 80, 33], objectives: ['184-1'], hand: ['184-2'] },
} satisfies Setup;

test('184-2 Malakili: entering play, a Creature unit of the deck may go to the hand', () => {
  const open = () => quietTable({ ...TURN, ...MALAKILI }).pay('play Malakili');
  const table = open().choose('use Malakili');
  expect([...table.choices].sort()).toEqual(['Bubo', "Jabba's Rancor"]);
  expect(table.choose('Bubo').hand('dark')).toEqual(['Bubo']);
  expect(open().choose('pass').hand('dark')).toEqual([]);
});

const RANCOR = {
  ...TURN,
  stop: 'commitment',
  light: { units: [{ card: '001-2', focus: 1 }, { card: 'X-Wing', focus: 1 }, '001-3'] },
  dark: { ...SCUM, units: ['184-3'], hand: ['033-4'] },
  engagement: { objective: '012-1', attackers: ['184-3'], defenders: ['001-2', 'X-Wing'] },
} satisfies Setup;

test("184-3 Jabba's Rancor: after an edge battle won, a participating enemy that is no Vehicle may be destroyed", () => {
  const open = () =>
    quietTable(RANCOR).until('Mandalorian Armor').choose('Mandalorian Armor').until("use Jabba's Rancor");
  expect(open().choose("use Jabba's Rancor").changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker play to discard',
  ]);
  expect(open().choose('pass').isInPlay('Luke Skywalker')).toBe(true);
});

test("184-3 Jabba's Rancor: the AI destroys", () => {
  const dark = { ...SCUM, units: ['184-3'], fates: ['033-4'] };
  expect(quietTable({ ...RANCOR, ai: 'dark', dark }).changes('Luke')).toEqual([
    'Luke Skywalker play to discard',
  ]);
});

test('184-5 Underground Entertainment: shuffled away, it takes an enemy that is no Vehicle out of the engagement and damages it', () => {
  const table = quietTable({
    ...RANCOR,
    dark: { ...SCUM, units: ['027-3'], area: ['184-5'] },
    engagement: { ...RANCOR.engagement, attackers: ['027-3'] },
  });
  table.until('use Underground Entertainment').choose('use Underground Entertainment');
  expect(table.changes('Luke', 'Underground')).toEqual([
    'Luke Skywalker damage 0 to 1',
    'Luke Skywalker role defender to outside',
    'Underground Entertainment play to deck',
  ]);
});

test("184-6 Jabba's Summons: a Bounty Hunter or Mercenary unit of the deck goes to the hand", () => {
  const dark = { ...SCUM, sets: [80, 33, 184], objectives: ['080-1'], hand: ['184-6'] };
  const table = quietTable({ ...TURN, dark }).pay("use Jabba's Summons");
  expect([...new Set(table.choices)].sort()).toEqual([
    'Boba Fett',
    'Greedo',
    'Outer Rim Hunter',
    'Paid Informant',
  ]);
  expect(table.choose('Boba Fett').hand('dark')).toEqual(['Boba Fett']);
});

test("184-6 Jabba's Summons: the AI plays it", () => {
  const dark = { ...SCUM, sets: [80, 33, 184], objectives: ['080-1'], hand: ['184-6'] };
  expect(quietTable({ ...AI, dark }).discard('dark')).toEqual(["Jabba's Summons"]);
});

test('184-2 Malakili: the AI searches the dearest Creature', () => {
  expect(quietTable({ ...AI, ...MALAKILI }).changes("Jabba's Rancor")).toEqual([
    "Jabba's Rancor deck to hand",
  ]);
});

test('184-5 Underground Entertainment: the AI sends an enemy away', () => {
  const table = quietTable({
    ...RANCOR,
    ai: 'dark',
    dark: { ...SCUM, units: ['027-3'], area: ['184-5'] },
    engagement: { ...RANCOR.engagement, attackers: ['027-3'] },
  });
  expect(table.changes('Luke Skywalker damage')).toEqual(['Luke Skywalker damage 0 to 1']);
});
