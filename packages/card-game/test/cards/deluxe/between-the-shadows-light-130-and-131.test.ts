import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const JEDI = { fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const SWAMP = {
  step: 'refresh',
  stop: 'draw',
  light: { ...JEDI, sets: [130, 1, 12], objectives: ['001-1', '012-1'] },
} satisfies Setup;

test('130-1 Journey Through the Swamp: revealed, it may be focused to put a Creature of the deck into play', () => {
  const table = quietTable(SWAMP);
  expect(table.asking).toBe('light window: use Journey Through the Swamp, pass');
  table.choose('use Journey Through the Swamp');
  expect([...new Set(table.choices)].sort()).toEqual(['Jubba Bird', 'Knobby White Spider']);
  table.choose('Knobby White Spider');
  expect(table.isInPlay('Knobby White Spider')).toBe(true);
  expect(table.card('Journey Through the Swamp').focus).toBe(1);
  expect(quietTable(SWAMP).choose('pass').card('Journey Through the Swamp').focus).toBe(0);
});

test('130-1 Journey Through the Swamp: the AI puts one of the dearest into play', () => {
  const table = quietTable({ ...SWAMP, ai: 'light' });
  expect(table.card('Journey Through the Swamp').focus).toBe(1);
});

const BIRD = {
  light: { ...JEDI, units: ['130-2', '130-3', 'X-Wing'], hand: ['014-3'] },
  dark: { units: ['019-2', '025-4', '027-3'] },
} satisfies Setup;

test('130-2, 130-3 Jubba Bird: sacrificed, a Character or Creature loses a kind of icon for the phase, once a turn for all of them', () => {
  const table = quietTable(BIRD).choose('use Jubba Bird');
  expect(table.asking).toBe('light target: Jubba Bird, Darth Vader, Rancor');
  table.choose('Darth Vader');
  expect(table.choices).toHaveLength(3);
  table.choose(table.choices[0] ?? '');
  expect([table.reads('unit', 'Darth Vader'), table.reads('blast', 'Darth Vader')]).toEqual([0, 1]);
  expect(table.asking).toBe('light action: play Rebel Trooper, pass');
  expect(table.until('commit').reads('unit', 'Darth Vader')).toBe(2);
});

test('130-2, 130-3 Jubba Bird: the AI gives one for the icons of the dearest, in the phase in which they count', () => {
  const light = { ...BIRD.light, hand: [] };
  expect(quietTable({ ...BIRD, ...AI, light }).changes('Jubba')).toEqual([]);
  const table = quietTable({ ...BIRD, light, ai: 'light', step: 'conflict', stop: 'engage' });
  expect([table.changes('Jubba'), table.reads('unit', 'Darth Vader')]).toEqual([
    ['Jubba Bird play to discard'],
    0,
  ]);
});

const SPIDER = { light: { ...JEDI, area: ['130-4'] } } satisfies Setup;

test('130-4 Knobby White Spider: for a resource it is a unit until the end of the phase', () => {
  const table = quietTable(SPIDER).pay('use Knobby White Spider');
  expect(table.changes('Knobby')).toEqual(['Knobby White Spider is enhancement to unit']);
  const icons = (['capacity', 'unit', 'tactics', 'blast'] as const).map((stat) =>
    table.reads(stat, 'Knobby White Spider'),
  );
  expect(icons).toEqual([5, 2, 1, 0]);
});

test('130-4 Knobby White Spider: after the phase it is an enhancement again', () => {
  const table = quietTable({ light: { ...JEDI, area: ['130-4'], units: ['X-Wing'] } }).pay(
    'use Knobby White Spider',
  );
  expect(table.until('engage').changes('Knobby')).toEqual([]);
  expect(table.choices).not.toContain('Knobby White Spider');
});

test('130-4 Knobby White Spider: the AI wakes it', () => {
  expect(quietTable({ ...SPIDER, ...AI }).told).toContain('becomes');
});

const LIFE = {
  light: {
    ...JEDI,
    objectives: ['130-1', '001-1', '012-1'],
    hand: ['130-5'],
    discard: ['130-2', '128-3', '130-4', '001-2', '001-4'],
  },
} satisfies Setup;

test('130-5 Life Creates It: all Creatures of the discard pile come into play', () => {
  const table = quietTable(LIFE).pay('use Life Creates It');
  expect(table.changes('Jubba', 'Bogwing', 'Knobby', 'Luke', 'Jedi Lightsaber')).toEqual([
    'Jubba Bird discard to play',
    'Bogwing discard to play',
    'Knobby White Spider discard to play',
  ]);
});

test('130-5 Life Creates It: only with a Dagobah objective', () => {
  const light = { ...LIFE.light, objectives: ['127-1', '012-1', '012-1'] };
  expect(quietTable({ light }).choices).not.toContain('use Life Creates It');
});

test('130-5 Life Creates It: the AI plays it', () => {
  expect(quietTable({ ...LIFE, ...AI }).changes('Jubba')).toEqual(['Jubba Bird discard to play']);
});

const SIZE = {
  light: {
    ...JEDI,
    objectives: ['130-1'],
    hand: ['130-6'],
    units: [{ card: '001-2', focus: 1 }, '003-3', '001-3'],
  },
  dark: { units: ['027-3', '019-2'] },
} satisfies Setup;

test('130-6 Size Matters Not: a focus token goes to a cheaper unit of the same player', () => {
  const table = quietTable(SIZE).choose('use Size Matters Not');
  expect(table.asking).toBe("light target: Jedi in Hiding, Twi'lek Loyalist");
  expect(table.choose("Twi'lek Loyalist").changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker focus 1 to 0',
    "Twi'lek Loyalist focus 0 to 1",
  ]);
});

test('130-6 Size Matters Not: the giver is no target', () => {
  const light = { ...SIZE.light, units: [...SIZE.light.units, { card: '003-2', focus: 1 }] };
  const table = quietTable({ ...SIZE, light })
    .choose('use Size Matters Not')
    .choose('Jedi in Hiding');
  expect(table.topic).not.toBe('target');
  expect(table.choices).toEqual(['Luke Skywalker', 'Obi-Wan Kenobi']);
  expect(table.choose('Obi-Wan Kenobi').changes('Luke', 'Obi', 'Jedi in')).toEqual([
    'Jedi in Hiding focus 0 to 1',
    'Obi-Wan Kenobi focus 1 to 0',
  ]);
});

test('130-6 Size Matters Not: the AI moves the token of its dearest unit to its cheapest, a point for a point', () => {
  const units = [{ card: '003-3', focus: 1 }, { card: '001-2', focus: 1 }, '002-3', '001-3'];
  const table = quietTable({ ...SIZE, ...AI, light: { ...SIZE.light, units } });
  expect(table.changes('Luke', 'Jedi in', 'Believer', "Twi'lek")).toEqual([
    'Luke Skywalker focus 1 to 0',
    "Twi'lek Loyalist focus 0 to 1",
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: "Twi'lek Loyalist", rule: 'LCG-29' }]);
});

test("130-6 Size Matters Not: the AI does not move the enemy's tokens; it goes to its fate deck", () => {
  const table = quietTable({
    ...AI,
    light: { ...JEDI, hand: ['130-6'], units: ['001-2', '001-3'] },
    dark: { units: ['027-3', { card: '019-2', focus: 1 }] },
  });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});

const EWOKS = ['017-2', '017-3', '131-2'];
const struggle = (units: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    balance: 'dark',
    step: 'struggle',
    stop: 'turn ends',
    light: { ...JEDI, objectives: ['131-1', '001-1', '012-1'], units },
    dark: { units: [{ card: '028-3', committed: true }] },
  }).changes('balance');

test('131-1 Sacrifice at Endor: with three Ewoks its side counts 3 Force icons in the struggle', () => {
  expect([struggle(EWOKS.slice(1)), struggle(EWOKS)]).toEqual([[], ['balance dark to light']]);
});

test('131-1 Sacrifice at Endor: the AI counts them', () => {
  expect(struggle(EWOKS, 'light')).toEqual(['balance dark to light']);
});

const HUNTER = { light: { ...JEDI, hand: ['131-2'], top: ['X-Wing', 'Y-Wing'] } } satisfies Setup;

test('131-2, 131-3 Ewok Hunter: entering play, a card may be drawn', () => {
  const open = () => quietTable(HUNTER).pay('play Ewok Hunter');
  expect(open().asking).toBe('light window: use Ewok Hunter, pass');
  expect(open().choose('use Ewok Hunter').changes('X-Wing')).toEqual(['X-Wing deck to hand']);
  expect(open().choose('pass').changes('X-Wing')).toEqual([]);
});

const PYRE = {
  light: { ...JEDI, area: ['131-4'], units: ['131-2', 'X-Wing'], top: ['Y-Wing'] },
  dark: { units: ['019-2', '027-3', '026-4'] },
} satisfies Setup;

test('131-2, 131-3 Ewok Hunter: leaving play, a card may be drawn', () => {
  const table = quietTable(PYRE).choose('use Funeral Pyre').choose('Ewok Hunter');
  table.until('use Ewok Hunter');
  expect(table.choose('use Ewok Hunter').changes('Y-Wing')).toEqual(['Y-Wing deck to hand']);
});

test('131-2, 131-3 Ewok Hunter: the AI draws, and plays what it drew', () => {
  expect(quietTable({ ...HUNTER, ...AI }).changes('X-Wing')).toEqual(['X-Wing deck to play']);
});

test('131-4 Funeral Pyre: focused, and for a unit of its own, an enemy Character gets a focus token', () => {
  const table = quietTable(PYRE).choose('use Funeral Pyre');
  expect(table.choices).toEqual(['Ewok Hunter', 'X-Wing']);
  expect(table.choose('X-Wing').asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').changes()).toEqual([
    'X-Wing play to discard',
    'Funeral Pyre focus 0 to 1',
    'Darth Vader focus 0 to 1',
  ]);
});

test('131-4 Funeral Pyre: the AI does not use it, as the Pyre and the cheapest unit are 2 points for 1', () => {
  const light = { ...PYRE.light, units: ['014-3'] };
  expect(quietTable({ ...PYRE, ...AI, light }).changes('Funeral', 'Rebel', 'Darth')).toEqual([]);
});

const ASSISTANCE = {
  light: {
    ...JEDI,
    hand: ['131-5'],
    units: [
      { card: '001-2', focus: 1 },
      { card: '003-3', focus: 1 },
      '017-2',
      '131-2',
      { card: '117-3', focus: 1 },
    ],
  },
} satisfies Setup;

test('131-5 Unexpected Assistance: a focus token goes from a unique unit to a ready Ewok', () => {
  const table = quietTable(ASSISTANCE).pay('use Unexpected Assistance');
  expect(table.choices).toEqual(['Ewok Scout', 'Ewok Hunter']);
  expect(table.choose('Ewok Hunter').changes('Luke', 'Ewok')).toEqual([
    'Luke Skywalker focus 1 to 0',
    'Ewok Hunter focus 0 to 1',
  ]);
});

test('131-5 Unexpected Assistance: the AI moves the token of its dearest unique unit to the Ewok of the fewest icons, a point for a point', () => {
  const table = quietTable({ ...ASSISTANCE, ...AI });
  expect(table.changes('Luke', 'Jedi in', 'Ewok')).toEqual([
    'Luke Skywalker focus 1 to 0',
    'Ewok Scout focus 0 to 1',
  ]);
});

test('131-6 Retreat to the Forest: an Ewok that is sacrificed may return to the hand instead', () => {
  const open = () =>
    quietTable({ ...PYRE, light: { ...PYRE.light, units: ['017-2', 'X-Wing'], hand: ['131-6'] } })
      .choose('use Funeral Pyre')
      .choose('Ewok Scout')
      .until('use Retreat to the Forest');
  expect(open().choose('use Retreat to the Forest').changes('Ewok')).toEqual(['Ewok Scout play to hand']);
  expect(open().choose('pass').changes('Ewok')).toEqual(['Ewok Scout play to discard']);
});

test('131-6 Retreat to the Forest: the AI never plays an interrupt; it goes to its fate deck', () => {
  expect(quietTable({ ...AI, light: { ...JEDI, hand: ['131-6'] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});
