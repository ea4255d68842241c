import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;
const AI_DARK = { ai: 'dark', active: 'dark', stop: 'conflict' } as const;

const TWILIGHT = {
  light: { ...REBELS, objectives: ['285-1', '012-1', '012-1'], hand: ['285-5'], top: ['Y-Wing'] },
} satisfies Setup;

test('285-1, 285-5 Twilight of the Apprentice and Use Your Power: the Balance turns, and a card may be drawn', () => {
  const open = () => quietTable(TWILIGHT).pay('use Use Your Power');
  expect(open().asking).toBe('light window: use Twilight of the Apprentice, pass');
  expect(open().choose('use Twilight of the Apprentice').changes('balance', 'Y-Wing')).toEqual([
    'Y-Wing deck to hand',
    'balance light to dark',
  ]);
  expect(open().choose('pass').changes('balance', 'Y-Wing')).toEqual(['balance light to dark']);
});

test('285-5 Use Your Power: Jedi resources do not pay for it', () => {
  const light = (objectives: string[]) => ({ ...JEDI, objectives, hand: ['285-5'] });
  const choices = (objectives: string[]) => quietTable({ light: light(objectives) }).choices;
  expect(choices(['001-1', '001-1'])).not.toContain('use Use Your Power');
  expect(choices(['001-1', '012-1'])).toContain('use Use Your Power');
});

test('285-1, 285-5 Twilight of the Apprentice and Use Your Power: the AI turns the Balance to its side and draws', () => {
  const table = quietTable({ ...TWILIGHT, ...AI, balance: 'dark' });
  expect(table.changes('balance')).toEqual(['balance dark to light']);
  expect(table.told.filter((kind) => kind === 'draw')).toHaveLength(1);
});

test.each([
  ['the AI', 'light'],
  ['a person', 'none'],
] as const)(
  '285-2 Ezra Bridger: for a person and for the AI (%s) edge (1) with the light Balance, elite with the dark one',
  (_, ai) => {
    const stats = (balance: 'light' | 'dark') => {
      const table = quietTable({ ai, balance, stop: 'conflict', light: { ...JEDI, units: ['285-2'] } });
      return [table.reads('edge', 'Ezra Bridger'), table.reads('elite', 'Ezra Bridger')];
    };
    expect([stats('light'), stats('dark')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  },
);

test('285-3 "Old Master": with the dark Balance elite, targeted strike and a unit icon', () => {
  const stats = (balance: 'light' | 'dark') => {
    const table = quietTable({ balance, light: { ...JEDI, units: ['285-3'] } });
    const stats = ['elite', 'targeted strike', 'unit'] as const;
    return stats.map((stat) => table.reads(stat, '"Old Master"'));
  };
  expect([stats('light'), stats('dark')]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('285-3 "Old Master": it cannot commit', () => {
  const table = quietTable({ step: 'commitment', light: { ...JEDI, units: ['285-3', '001-2'] } });
  expect(table.choices.filter((choice) => /Old Master|Luke/.test(choice))).toEqual(['Luke Skywalker']);
});

test('285-3 "Old Master": the AI does not commit it', () => {
  const light = { ...JEDI, units: ['285-3'] };
  const table = quietTable({ ai: 'light', step: 'commitment', stop: 'struggle', light });
  expect(table.card('"Old Master"').committed).toBe(false);
});

/** Jedi in Hiding has the Lightsaber; the Dark Side may choke a Character. */
const saber = (balance: 'light' | 'dark', ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    balance,
    active: 'dark',
    stop: 'conflict',
    light: { ...JEDI, units: [{ card: '003-3', enhancements: ['285-4'] }, '001-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  });

test("285-4 Ezra's Lightsaber: with the light Balance no enemy event targets its unit; with the dark one it has icons", () => {
  expect(saber('light').pay('use Force Choke').isInPlay("Twi'lek Loyalist")).toBe(false);
  expect(saber('dark').pay('use Force Choke').asking).toBe("dark target: Jedi in Hiding, Twi'lek Loyalist");
  const icons = (balance: 'light' | 'dark') =>
    (['unit', 'tactics edge'] as const).map((stat) => saber(balance).reads(stat, 'Jedi in Hiding'));
  expect([icons('light'), icons('dark')]).toEqual([
    [2, 0],
    [3, 1],
  ]);
});

test("285-4 Ezra's Lightsaber: it enhances a Force User or a Force Sensitive unit", () => {
  const units = ['003-3', '005-3', '001-3', 'X-Wing'];
  const table = quietTable({ light: { ...JEDI, hand: ['285-4'], units } }).pay("play Ezra's Lightsaber");
  expect(table.asking).toBe('light play on: Jedi in Hiding, Guardian of Peace');
});

test("285-4 Ezra's Lightsaber: the AI cannot choke its unit", () => {
  expect(saber('light', 'dark').changes('Jedi in', "Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
});

const ORDER = { active: 'dark', dark: { ...SITH, objectives: ['287-1', '019-1', '019-1'] } } satisfies Setup;

test('287-1 Order of Inquisitors: the first Inquisitor card of a turn costs 1 less', () => {
  const table = quietTable({ ...ORDER, dark: { ...ORDER.dark, hand: ['287-6', '287-4'], units: ['019-2'] } });
  table.choose('use Press For Answers').until('action');
  expect(table.changes('Sith focus', 'Order', 'Fall')).toEqual([]);
  table.pay('play The Eighth Brother');
  expect(table.changes('Sith focus', 'Order', 'Fall')).toHaveLength(3);
});

test('287-1 Order of Inquisitors: the AI pays less too', () => {
  const table = quietTable({ ...ORDER, ...AI_DARK, dark: { ...ORDER.dark, hand: ['287-4'] } });
  expect(table.isInPlay('The Eighth Brother')).toBe(true);
  expect(table.changes('Sith focus', 'Order', 'Fall')).toHaveLength(2);
});

const SISTER = {
  active: 'dark',
  stop: 'commitment',
  light: { ...JEDI, units: ['001-2'], hand: ['014-3'] },
  dark: { ...SITH, units: ['287-2', '019-2'], hand: ['026-4', '027-3'] },
} satisfies Setup;
const edgeBattle = (attackers: string[]) =>
  quietTable({ ...SISTER, engagement: { objective: '001-1', attackers, defenders: ['001-2'] } });

test('287-2 The Seventh Sister: while she attacks the defender places all his cards first, then she hers', () => {
  expect(edgeBattle(['019-2']).until('lay').asked).toBe('dark');
  const table = edgeBattle(['287-2']).until('lay');
  expect(table.asking).toBe('light lay: Rebel Trooper, pass');
  expect(table.choose('Rebel Trooper').until('lay').asked).toBe('dark');
  expect(table.choose('TIE Fighter').asking).toBe('dark lay: Heavy Stormtrooper Squad, pass');
});

test('287-2 The Seventh Sister: while the AI’s attacks, the player places all his cards first, then it lays its own', () => {
  const table = quietTable({
    ...SISTER,
    ai: 'dark',
    light: { ...SISTER.light, hand: ['014-3', '001-3'] },
    dark: { ...SITH, units: ['287-2', '019-2'], fates: ['026-4', '027-3'] },
    engagement: { objective: '001-1', attackers: ['287-2', '019-2'], defenders: ['001-2'] },
  }).until('lay');
  const laid = () => table.state.engagement?.battle?.stacks.map((stack) => stack.length);
  expect([table.asked, laid()]).toEqual(['light', [0, 0]]);
  table.choose('Rebel Trooper');
  expect([table.topic, laid()]).toEqual(['lay', [1, 0]]);
  table.choose('pass');
  // LCG-24: a card for each of its two units, and never two ahead.
  expect(table.told.filter((kind) => kind === 'lays')).toHaveLength(3);
});

test('287-2 The Seventh Sister: against hers the AI lays all its cards first', () => {
  const table = quietTable({
    ...SISTER,
    ai: 'light',
    light: { ...JEDI, units: ['001-2', '003-3'], fates: ['014-3', '001-3', '012-4'] },
    engagement: { objective: '001-1', attackers: ['287-2'], defenders: ['001-2', '003-3'] },
  }).until('lay');
  expect([table.asked, table.state.engagement?.battle?.stacks.map((stack) => stack.length)]).toEqual([
    'dark',
    [2, 0],
  ]);
});

const BROTHER = {
  active: 'dark',
  stop: 'conflict',
  dark: {
    ...SITH,
    units: [
      { card: '287-3', focus: 2 },
      { card: '287-4', enhancements: ['287-5'] },
    ],
  },
  light: { units: ['001-2', '001-3'] },
} satisfies Setup;

test('287-3 The Fifth Brother: after an Inquisitor has left play a focus token may be taken off him', () => {
  const open = () =>
    quietTable(BROTHER).choose('use Double-bladed Lightsaber').until('use The Fifth Brother');
  expect(open().choose('use The Fifth Brother').changes('The Fifth')).toEqual([
    'The Fifth Brother focus 2 to 1',
  ]);
  expect(open().choose('pass').changes('The Fifth')).toEqual([]);
});

test('287-4 The Eighth Brother: as he leaves play he may deal 1 damage to any unit', () => {
  const open = () =>
    quietTable(BROTHER).choose('use Double-bladed Lightsaber').until('use The Eighth Brother');
  const used = open().choose('use The Eighth Brother');
  expect(used.asking).toBe(
    "dark target: Luke Skywalker, Twi'lek Loyalist, The Fifth Brother, The Eighth Brother",
  );
  expect(used.choose("Twi'lek Loyalist").until('use The Fifth Brother').changes("Twi'lek")).toEqual([
    "Twi'lek Loyalist play to discard",
  ]);
  expect(open().choose('pass').changes("Twi'lek", 'Luke')).toEqual([]);
});

test('287-5 Double-bladed Lightsaber: an Inquisitor has a unit icon more; it and the unit may go back to the hand', () => {
  expect(quietTable(BROTHER).reads('unit', 'The Eighth Brother')).toBe(2);
  const table = quietTable(BROTHER).choose('use Double-bladed Lightsaber').until('action');
  expect(table.changes()).toEqual([
    'The Eighth Brother play to hand',
    'Double-bladed Lightsaber play to hand',
  ]);
  const units = ['287-3', '019-2'];
  const played = quietTable({ active: 'dark', dark: { ...SITH, hand: ['287-5'], units } });
  expect(played.pay('play Double-bladed Lightsaber').card('Double-bladed Lightsaber').host).toBe(
    played.card('The Fifth Brother').card,
  );
});

/** The Eighth Brother of the AI defends and is struck down. */
const FALLEN = {
  ai: 'dark',
  stop: 'commitment',
  light: { ...JEDI, units: ['003-3', '001-2', '001-3'] },
  dark: {
    ...SITH,
    units: [
      { card: '287-3', focus: 2 },
      { card: '287-4', focus: 1, enhancements: ['287-5'] },
    ],
  },
  engagement: {
    objective: '029-1',
    attackers: ['003-3'],
    defenders: ['287-4'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('287-3, 287-4 The Fifth and The Eighth Brother: the AI deals the damage to the dearest enemy, and takes the token off', () => {
  const table = quietTable(FALLEN);
  expect(table.changes('The Eighth', 'The Fifth', 'Luke', "Twi'lek")).toEqual([
    'Luke Skywalker damage 0 to 1',
    'The Fifth Brother focus 2 to 1',
    'The Eighth Brother play to discard',
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Jedi in Hiding', 'Luke Skywalker', "Twi'lek Loyalist"], rule: 'LCG-30' },
  ]);
});

test('287-5 Double-bladed Lightsaber: the AI puts it on its dearest Inquisitor, and never takes both back', () => {
  const units = ['287-4', '287-3', '019-2'];
  const table = quietTable({ ...AI_DARK, dark: { ...SITH, units, hand: ['287-5'] } });
  expect(table.changes('Double', 'The Fifth', 'The Eighth')).toEqual([
    'Double-bladed Lightsaber hand to play',
    'Double-bladed Lightsaber on nothing to The Fifth Brother',
  ]);
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['The Eighth Brother', 'The Fifth Brother'], rule: 'LCG-28' },
  ]);
});

const ANSWERS = {
  active: 'dark',
  light: { ...JEDI, top: ['X-Wing', '001-2', 'Y-Wing'] },
  dark: { ...SITH, units: ['019-2', '287-3', '026-4'], hand: ['287-6'] },
} satisfies Setup;

test('287-6 Press For Answers: of as many top enemy cards as there are unique Characters one is discarded', () => {
  const table = quietTable(ANSWERS).pay('use Press For Answers');
  expect(table.choices).toEqual(['X-Wing', 'Luke Skywalker']);
  expect(table.choose('Luke Skywalker').until('action').discard('light')).toEqual(['Luke Skywalker']);
});

test('287-6 Press For Answers: the AI discards one', () => {
  const table = quietTable({ ...ANSWERS, ...AI_DARK });
  expect(table.discard('light')).toHaveLength(1);
});
