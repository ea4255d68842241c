import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };

/** Red Five destroys an objective; two of three Vehicles are piloted. */
const STOP_US = {
  stop: 'commitment',
  light: {
    ...REBELS,
    objectives: ['276-1', '012-1', '012-1'],
    units: [
      '004-2',
      { card: 'X-Wing', enhancements: ['276-2'] },
      { card: 'Y-Wing', enhancements: ['242-2'] },
    ],
    top: ['001-2', '001-3', '014-3'],
  },
  dark: { objectives: [{ card: '029-1', damage: 4 }, '019-1', 'Imperial Command'] },
  engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
} satisfies Setup;

test("276-1 They'll Never Stop Us: an enemy objective destroyed, a card may be drawn for each piloted Vehicle", () => {
  const open = () => quietTable(STOP_US).until("use They'll Never Stop Us");
  expect(open().choose("use They'll Never Stop Us").hand('light')).toEqual([
    'Luke Skywalker',
    "Twi'lek Loyalist",
  ]);
  expect(open().choose('pass').hand('light')).toEqual([]);
});

test("276-1 They'll Never Stop Us: the AI draws as many", () => {
  expect(quietTable({ ...STOP_US, ai: 'light' }).changes('light hand')).toEqual(['light hand 0 to 2']);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '276-2 Biggs Darklighter: as a pilot, edge for each participating Fighter of a Fighter, for a person and for the AI (%s)',
  (_, ai) => {
    const edge = (attackers: string[]) =>
      quietTable({
        ai,
        light: {
          ...REBELS,
          units: [{ card: '276-4', enhancements: ['276-2'] }, 'X-Wing', 'Y-Wing', '014-3'],
        },
        dark: { units: ['019-2'], hand: ['027-3'] },
        engagement: { objective: '029-1', attackers, defenders: ['019-2'] },
      }).reads('edge', '276-4');
    expect([edge(['276-4', '014-3']), edge(['276-4', 'X-Wing', 'Y-Wing'])]).toEqual([1, 3]);
  },
);

/** Force Choke has a target among Characters. */
const choke = (units: string[], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'conflict',
    light: { ...REBELS, units },
    dark: { ...SITH, hand: ['019-5'] },
  });

test('276-3 Red 3: no enemy effect targets a Pilot card of its side', () => {
  expect(choke(['242-2', '014-3', '276-4']).pay('use Force Choke').asking).toBe(
    'dark target: Wedge Antilles, Rebel Trooper',
  );
  const guarded = choke(['242-2', '014-3', '276-3']).pay('use Force Choke');
  expect(guarded.changes('Wedge', 'Rebel')).toEqual(['Rebel Trooper play to discard']);
});

test('276-3 Red 3: the AI cannot target a Pilot card', () => {
  expect(choke(['242-2', '014-3', '276-3'], 'dark').changes('Wedge', 'Rebel')).toEqual([
    'Rebel Trooper play to discard',
  ]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '276-4 Red Squadron X-Wing: piloted it has targeted strike, for a person and for the AI (%s)',
  (_, ai) => {
    const targeted = (enhancements: string[]) =>
      quietTable({
        ai,
        stop: 'conflict',
        light: { ...REBELS, units: [{ card: '276-4', enhancements }] },
      }).reads('targeted strike', '276-4');
    expect([targeted([]), targeted(['276-2'])]).toEqual([0, 1]);
  },
);

test('276-2 Biggs Darklighter: he gives nothing on a Vehicle that is no Fighter', () => {
  const table = quietTable({
    light: { ...REBELS, units: [{ card: '011-2', enhancements: ['276-2'] }, 'X-Wing'], hand: ['014-3'] },
    dark: { units: ['019-2'] },
    engagement: { objective: '029-1', attackers: ['011-2', 'X-Wing'], defenders: ['019-2'] },
  });
  expect(table.reads('edge', '011-2')).toBe(0);
});

test('276-2 Biggs Darklighter: the AI flies with him, and his edge counts in its battle', () => {
  const light = { ...REBELS, units: ['276-4'], hand: ['276-2'] };
  const deployed = quietTable({ ai: 'light', stop: 'conflict', light });
  expect(deployed.changes('Biggs')).toContain('Biggs Darklighter on nothing to Red Squadron X-Wing');
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...REBELS, units: [{ card: '276-4', enhancements: ['276-2'] }, 'X-Wing'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['276-4', 'X-Wing'], defenders: ['019-2'] },
  });
  const edges = table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));
  expect(edges).toMatchObject([{ by: 0, n: 2 }]);
});

test('276-4 Red Squadron X-Wing: the AI strikes a dearer unit outside with it (LCG-46)', () => {
  const struck = (enhancements: string[]) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { ...REBELS, units: [{ card: '276-4', enhancements }] },
      dark: {
        units: [
          { card: '026-4', focus: 1 },
          { card: '019-2', focus: 1 },
        ],
      },
      engagement: {
        objective: '029-1',
        attackers: ['276-4'],
        defenders: ['026-4'],
        step: 'strikes',
        edge: 'dark',
      },
    }).changes('Heavy Stormtrooper Squad damage', 'Darth Vader damage');
  expect([struck([]), struck(['276-2'])]).toEqual([
    ['Heavy Stormtrooper Squad damage 0 to 1'],
    ['Darth Vader damage 0 to 1'],
  ]);
});
