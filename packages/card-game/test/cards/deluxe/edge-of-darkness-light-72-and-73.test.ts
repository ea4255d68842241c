import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const SANCTUARY = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, objectives: ['072-1', '001-1'], units: ['X-Wing'], hand: ['015-3'], top: ['Y-Wing'] },
} satisfies Setup;

test('072-1 Asteroid Sanctuary: after an edge battle won a card may be drawn', () => {
  const open = () => quietTable(SANCTUARY).choose('Imperial Command').until('use Asteroid Sanctuary');
  expect(open().asking).toBe('light window: use Asteroid Sanctuary, pass');
  expect(open().choose('use Asteroid Sanctuary').changes('Y-Wing')).toEqual(['Y-Wing deck to hand']);
  expect(open().choose('pass').changes('Y-Wing')).toEqual([]);
});

test('072-1 Asteroid Sanctuary: the AI draws', () => {
  const engagement = { objective: 'Imperial Command', attackers: ['X-Wing'] };
  expect(quietTable({ ...SANCTUARY, ai: 'light', engagement }).changes('Y-Wing')).toEqual([
    'Y-Wing deck to hand',
  ]);
});

test('072-2 Millennium Falcon: it returns to the hand for a Character or a Droid of the hand', () => {
  const table = quietTable({
    light: { ...SPIES, units: ['072-2'], hand: ['005-2', '001-2', 'X-Wing'], objectives: ['012-1'] },
  }).choose('use Millennium Falcon');
  expect(table.choices).toEqual(['C-3PO', 'Luke Skywalker']);
  expect(table.choose('Luke Skywalker').changes()).toEqual([
    'Millennium Falcon play to hand',
    'Luke Skywalker hand to play',
  ]);
});

test('072-2 Millennium Falcon: edge (1), it has the edge against a defender without cards', () => {
  const table = quietTable({
    step: 'engage',
    light: { ...SPIES, units: ['072-2'] },
    dark: { units: ['027-3'] },
    engagement: { objective: 'Imperial Command', attackers: ['072-2'], defenders: ['027-3'] },
  });
  expect(table.until('icons').changes('edge')).toEqual(['edge nobody to light']);
});

test('072-2 Millennium Falcon: the AI does not give it for a cheaper unit', () => {
  const table = quietTable({ ...AI, light: { ...SPIES, units: ['072-2'], hand: ['001-2'] } });
  expect(table.isInPlay('Millennium Falcon')).toBe(true);
});

const OPERATIVE = {
  light: { ...SPIES, hand: ['072-3'], units: [{ card: '001-2', focus: 1 }], objectives: ['073-1'] },
  dark: { units: ['019-2', '027-3', '021-3'] },
} satisfies Setup;

test('072-3 Cloud City Operative: a focus token moves from any unit to another with a printed cost of 2 or less', () => {
  const open = () => quietTable(OPERATIVE).pay('play Cloud City Operative');
  expect(open().asking).toBe('light window: use Cloud City Operative, pass');
  const table = open().choose('use Cloud City Operative');
  expect(table.asking).toBe('light target: TIE Fighter, TIE Advanced, Cloud City Operative');
  expect(table.choose('TIE Advanced').changes('Luke', 'TIE')).toEqual([
    'Luke Skywalker focus 1 to 0',
    'TIE Advanced focus 0 to 1',
  ]);
  expect(open().choose('pass').changes('Luke', 'TIE')).toEqual([]);
});

test('072-3 Cloud City Operative: the AI moves its own token to the dearest enemy that may take it', () => {
  expect(quietTable({ ...OPERATIVE, ...AI }).changes('Luke', 'TIE')).toEqual([
    'Luke Skywalker focus 1 to 0',
    'TIE Advanced focus 0 to 1',
  ]);
});

const BAMBOOZLE = {
  light: { ...SPIES, hand: ['072-5'], units: [{ card: '001-2', focus: 2 }, 'X-Wing'], objectives: ['073-1'] },
  dark: { units: ['019-2', { card: '027-3', focus: 1 }, '026-4'] },
} satisfies Setup;

test('072-5 Bamboozle: a focus token moves from a Character to another', () => {
  const table = quietTable(BAMBOOZLE).pay('use Bamboozle');
  expect(table.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').changes('Luke', 'Darth')).toEqual([
    'Luke Skywalker focus 2 to 1',
    'Darth Vader focus 0 to 1',
  ]);
});

test('072-5 Bamboozle: the AI moves it to the dearest enemy', () => {
  expect(quietTable({ ...BAMBOOZLE, ...AI }).changes('Luke', 'Darth', 'Heavy')).toEqual([
    'Luke Skywalker focus 2 to 1',
    'Darth Vader focus 0 to 1',
  ]);
});

/** An attack against which the Dark Side has the edge. */
const LOBOT = {
  stop: 'commitment',
  light: { ...SPIES, units: ['073-2', 'X-Wing'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['073-2', 'X-Wing'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'dark',
    turn: 'light',
  },
} satisfies Setup;

test('073-2 Lobot: while it participates all icons ask for the edge; without it nobody strikes', () => {
  const table = quietTable(LOBOT).choose('Lobot');
  expect(table.changes('Darth Vader damage', 'Death')).toEqual([]);
  const without = quietTable({ ...LOBOT, engagement: { ...LOBOT.engagement, attackers: ['X-Wing'] } });
  expect(without.changes('Darth Vader damage')).toEqual(['Darth Vader damage 0 to 1']);
});

test('073-2 Lobot: the AI strikes in vain too', () => {
  expect(quietTable({ ...LOBOT, ai: 'light' }).changes('Darth Vader damage', 'Death')).toEqual([]);
});

/** An attack with the edge while the Wing Guard stays at home. */
const WING_GUARD = {
  stop: 'commitment',
  light: { ...SPIES, units: ['073-3', 'X-Wing'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['X-Wing'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('073-3, 073-4 Cloud City Wing Guard: it may strike without participating', () => {
  const table = quietTable(WING_GUARD);
  expect(table.asking).toBe('light strike: X-Wing, Cloud City Wing Guard');
  table.choose('Cloud City Wing Guard').choose('unit');
  expect(table.changes('Darth Vader damage', 'Death', 'Cloud')).toEqual([
    'Cloud City Wing Guard focus 0 to 1',
    'Death and Despayre damage 0 to 1',
    'Darth Vader damage 0 to 1',
  ]);
});

test('073-3, 073-4 Cloud City Wing Guard: the AI strikes with both', () => {
  expect(quietTable({ ...WING_GUARD, ai: 'light' }).changes('Darth Vader damage', 'Death')).toEqual([
    'Death and Despayre damage 0 to 2',
    'Darth Vader damage 0 to 2',
  ]);
});

const CONTROL_CENTER = {
  light: { ...SPIES, area: ['073-5'], hand: ['X-Wing'] },
} satisfies Setup;

test('073-5 Security Control Center: a unit that enters play may get a shield, an enemy one too', () => {
  const open = () => quietTable(CONTROL_CENTER).pay('play X-Wing');
  expect(open().asking).toBe('light window: use Security Control Center, pass');
  expect(open().choose('use Security Control Center').changes('X-Wing')).toEqual([
    'X-Wing hand to play',
    'X-Wing shields 0 to 1',
  ]);
  expect(open().choose('pass').changes('X-Wing')).toEqual(['X-Wing hand to play']);
  const enemy = quietTable({ ...CONTROL_CENTER, active: 'dark', dark: { hand: ['027-3'] } });
  expect(enemy.pay('play TIE Fighter').asking).toBe('light window: use Security Control Center, pass');
});

test('073-5 Security Control Center: the AI shields its own', () => {
  expect(quietTable({ ...CONTROL_CENTER, ...AI }).changes('X-Wing shields')).toEqual([
    'X-Wing shields 0 to 1',
  ]);
});
