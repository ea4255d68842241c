import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const DROID = { units: ['246-2', '001-2'], hand: ['001-4', '001-3'] };

test('246-2 R2-D2: an enhancement of the hand is shown and lies face down on it', () => {
  const table = quietTable({ light: DROID }).choose('use R2-D2');
  expect(table.changes()).toEqual(['Jedi Lightsaber hand to kept']);
  expect(table.choices).toContain('play Jedi Lightsaber');
  expect(table.choices).not.toContain('use R2-D2');
});

test('246-2 R2-D2: from there it is played for its cost, as if it were in the hand', () => {
  const table = quietTable({ light: DROID }).choose('use R2-D2').pay('play Jedi Lightsaber');
  expect(table.changes('Jedi', 'Luke')).toEqual([
    'Jedi focus 0 to 1',
    'Jedi Lightsaber hand to play',
    'Jedi Lightsaber on nothing to Luke Skywalker',
  ]);
});

test('246-2 R2-D2: with an enhancement face down it is an enhanced unit; it leaves play with it', () => {
  const table = quietTable({
    light: { units: [{ card: '246-2', kept: ['001-4'], damage: 2 }, '246-4', '001-2'] },
  });
  table.choose('use 2-1B Surgical Droid');
  expect(table.changes('R2')).toEqual(['R2-D2 damage 2 to 1']);
});

test('246-1 Hero of a Thousand Devices: enhancements of a unit that leaves play may go to hand, face down ones too', () => {
  const table = quietTable({
    active: 'dark',
    light: { objectives: ['246-1'], units: [{ card: '246-2', kept: ['001-4'], focus: 1 }] },
    dark: { hand: ['023-5'] },
  });
  table.pay('use Force Lightning').choose('use Hero of a Thousand Devices').choose('Jedi Lightsaber');
  expect(table.changes('R2-D2', 'Jedi Lightsaber')).toEqual([
    'R2-D2 play to discard',
    'Jedi Lightsaber kept to hand',
  ]);
});

test('246-2 R2-D2: the AI never uses it, as nobody has seen its hand', () => {
  const table = quietTable({
    ai: 'light',
    step: 'conflict',
    stop: 'commitment',
    light: { ...DROID, fates: [] },
  });
  expect(table.changes()).toEqual([]);
});

/** Force Lightning destroys an exhausted Luke with two enhancements. */
const DEVICES = {
  active: 'dark',
  stop: 'conflict',
  light: {
    ...JEDI,
    objectives: ['246-1', '001-1'],
    units: [{ card: '001-2', focus: 1, enhancements: ['001-4', '001-5'] }],
  },
  dark: { ...SITH, hand: ['023-5'] },
} satisfies Setup;

test('246-1 Hero of a Thousand Devices: any number of them may be taken back', () => {
  const open = () => quietTable(DEVICES).pay('use Force Lightning');
  expect(open().asking).toBe('light window: use Hero of a Thousand Devices, pass');
  const used = open().choose('use Hero of a Thousand Devices');
  expect(used.choices).toEqual(['Jedi Lightsaber', 'Trust Your Feelings']);
  expect(used.choose('Trust Your Feelings').changes('Luke', 'Jedi Lightsaber', 'Trust')).toEqual([
    'Luke Skywalker play to discard',
    'Jedi Lightsaber play to discard',
    'Trust Your Feelings play to hand',
  ]);
  expect(open().choose('pass').discard('light')).toEqual(
    expect.arrayContaining(['Luke Skywalker', 'Jedi Lightsaber', 'Trust Your Feelings']),
  );
});

test('246-1 Hero of a Thousand Devices: the AI takes all of them back', () => {
  const table = quietTable({ ...DEVICES, ai: 'light' }).pay('use Force Lightning');
  expect([table.discard('light'), table.player('light').hand.length]).toEqual([['Luke Skywalker'], 2]);
});

const DROID_PLAYED = {
  stop: 'conflict',
  light: {
    ...JEDI,
    units: [{ card: '001-2', enhancements: ['001-4'] }],
    area: ['012-5'],
    hand: ['246-3'],
  },
  dark: { units: [{ card: '019-2', enhancements: ['019-4'] }], area: ['029-4'] },
} satisfies Setup;

test('246-3 C-3PO: entering play, it may discard a target enhancement with a printed cost of 2 or less', () => {
  const open = () => quietTable(DROID_PLAYED).pay('play C-3PO');
  expect(open().asking).toBe('light window: use C-3PO, pass');
  const used = open().choose('use C-3PO');
  expect([...used.choices].sort()).toEqual(['Control Room', 'Jedi Lightsaber', "Vader's Lightsaber"]);
  expect(used.choose("Vader's Lightsaber").changes("Vader's", 'Control', 'Jedi Light')).toEqual([
    "Vader's Lightsaber play to discard",
  ]);
  expect(open().choose('pass').changes("Vader's", 'Control', 'Jedi Light')).toEqual([]);
});

test('246-3 C-3PO: the AI discards the dearest of the enemy’s', () => {
  const table = quietTable({ ...DROID_PLAYED, ai: 'light' });
  expect(table.changes("Vader's", 'Control', 'Jedi Light')).toEqual(['Control Room play to discard']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Control Room', "Vader's Lightsaber"], picked: 'Control Room', rule: 'LCG-30' },
  ]);
});

const SURGERY = {
  stop: 'conflict',
  light: {
    ...JEDI,
    units: [
      '246-4',
      { card: '002-2', damage: 1, enhancements: ['001-5'] },
      { card: '001-2', damage: 2, enhancements: ['001-4'] },
      { card: '190-3', damage: 1 },
      { card: '012-4', damage: 1, enhancements: ['242-2'] },
      { card: '003-2', enhancements: ['001-4'] },
    ],
  },
  dark: { units: [{ card: '019-2', damage: 1, enhancements: ['019-4'] }] },
} satisfies Setup;

test('246-4 2-1B Surgical Droid: once a turn a damage comes off a unit with an enhancement that is no Vehicle', () => {
  const table = quietTable({ ...SURGERY, light: { ...SURGERY.light, hand: ['014-3'] } });
  table.choose('use 2-1B Surgical Droid');
  expect(table.asking).toBe('light target: Yoda, Luke Skywalker, Darth Vader');
  expect(table.choose('Luke Skywalker').changes()).toEqual(['Luke Skywalker damage 2 to 1']);
  expect(table.asking).toBe('light action: play Rebel Trooper, pass');
});

test('246-4 2-1B Surgical Droid: the AI heals the dearest of its own', () => {
  const table = quietTable({ ...SURGERY, ai: 'light' });
  expect(table.changes('Luke Skywalker d', 'Yoda d', 'Darth')).toEqual(['Luke Skywalker damage 2 to 1']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Yoda', 'Luke Skywalker'], picked: 'Luke Skywalker', rule: 'LCG-28' },
  ]);
});

const ARM = {
  stop: 'commitment',
  light: { ...JEDI, units: [{ card: '246-2', enhancements: ['246-5'] }, '001-2'] },
  dark: { discard: ['019-4', '029-4', '026-4', '029-5'] },
  engagement: { objective: '029-1', attackers: ['246-2'], step: 'strikes', edge: 'dark' },
} satisfies Setup;

test('246-5 Grappling Arm: its Droid focused to strike, it may be focused for an enhancement of the enemy’s discard pile', () => {
  const open = () => quietTable(ARM).until('use Grappling Arm');
  const used = open().choose('use Grappling Arm');
  expect(used.asking).toBe("light put into play whom: Vader's Lightsaber, Control Room, Defense Upgrade");
  expect(used.choose("Vader's Lightsaber").changes("Vader's", 'Grappling')).toEqual([
    'Grappling Arm focus 0 to 1',
    "Vader's Lightsaber discard to play",
    "Vader's Lightsaber on nothing to Luke Skywalker",
  ]);
  expect([used.card("Vader's Lightsaber").seat, used.reads('unit', '001-2')]).toEqual([0, 3]);
  expect(open().choose('pass').discard('dark')).toHaveLength(4);
});

test('246-5 Grappling Arm: it enhances a Droid only', () => {
  const units = ['246-2', '246-4', '001-2', '012-4'];
  const table = quietTable({ light: { ...JEDI, hand: ['246-5'], units } }).pay('play Grappling Arm');
  expect(table.asking).toBe('light play on: R2-D2, 2-1B Surgical Droid');
});

test('246-5 Grappling Arm: the AI takes the dearest', () => {
  const table = quietTable({ ...ARM, ai: 'light' });
  expect(table.changes('Control', "Vader's", 'Defense')).toEqual(['Control Room discard to play']);
  expect(reasonsOf(table, 'put into play whom')).toMatchObject([{ picked: 'Control Room', rule: 'LCG-30' }]);
});
