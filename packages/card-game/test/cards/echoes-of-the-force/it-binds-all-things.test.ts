import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { fates: [] };

/** The conflict phase of the Dark Side ends; nobody attacked, or one did. */
const CONFLICT = { active: 'dark', step: 'engage', stop: 'struggle' } as const;
const TIES = {
  ...CONFLICT,
  light: { ...JEDI, objectives: ['117-1', '001-1', '012-1'] },
  dark: { objectives: ['029-1', { card: '019-1', damage: 3 }, 'Imperial Command'], units: ['027-3'] },
} satisfies Setup;

test('117-1 Ties of Blood: after a conflict phase without an engagement an enemy objective may be dealt a damage', () => {
  const open = () => quietTable(TIES).choose('pass').until('use Ties of Blood');
  expect(open().asking).toBe('light window: use Ties of Blood, pass');
  const table = open().choose('use Ties of Blood');
  expect(table.asking).toBe('light target: Death and Despayre, Fall of the Jedi, Imperial Command');
  expect(table.choose('Imperial Command').changes('Imperial')).toEqual(['Imperial Command damage 0 to 1']);
  expect(open().choose('pass').changes()).toEqual([]);
});

test('117-1 Ties of Blood: not where an engagement was declared', () => {
  const table = quietTable({ ...TIES, engaged: ['001-1'] }).choose('pass');
  expect(table.asked).toBe('dark');
  expect(table.changes()).toEqual([]);
});

test('117-1 Ties of Blood: the AI takes the objective with the least capacity left', () => {
  expect(
    quietTable({ ...TIES, ai: 'light' })
      .choose('pass')
      .changes('Fall'),
  ).toEqual(['Fall of the Jedi damage 3 to 4']);
});

const LEIA = {
  ...CONFLICT,
  light: { ...JEDI, units: ['117-2'] },
  dark: { units: ['019-2', { card: '026-4', focus: 1 }] },
} satisfies Setup;

test("117-2 Leia Organa: after the enemy's conflict phase a ready unit may be dealt 1 damage, 2 with the Balance", () => {
  const open = (balance: 'light' | 'dark') =>
    quietTable({ ...LEIA, balance })
      .choose('pass')
      .until('use Leia Organa')
      .choose('use Leia Organa');
  expect(open('light').asking).toBe('light target: Leia Organa, Darth Vader');
  expect(open('light').choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader damage 0 to 2']);
  expect(open('dark').choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader damage 0 to 1']);
  expect(quietTable(LEIA).choose('pass').choose('pass').changes('Darth')).toEqual([]);
});

test('117-2 Leia Organa: the AI aims at an enemy', () => {
  expect(
    quietTable({ ...LEIA, ai: 'light' })
      .choose('pass')
      .changes('Darth', 'Heavy', 'Leia'),
  ).toEqual(['Darth Vader damage 0 to 2']);
});

const NATIVE = {
  light: {
    ...JEDI,
    area: [{ card: '117-4', focus: 1 }],
    units: [
      { card: '001-2', shields: 1 },
      { card: '017-2', focus: 2 },
      { card: '001-3', focus: 1 },
    ],
  },
} satisfies Setup;

test('117-4 Native Support: for a shield of its side a focus token goes from it or from an Ewok, once a turn', () => {
  const open = () => quietTable(NATIVE).choose('use Native Support');
  expect(open().topic).toBe('one of');
  const [first = '', second = ''] = open().choices;
  expect(open().choose(first).changes()).toEqual([
    'Luke Skywalker shields 1 to 0',
    'Native Support focus 1 to 0',
  ]);
  expect(open().choose(second).changes()).toEqual([
    'Luke Skywalker shields 1 to 0',
    'Ewok Scout focus 2 to 1',
  ]);
  const shielded = { ...NATIVE.light, objectives: [{ card: '001-1', shields: 1 }] };
  const twice = quietTable({ light: shielded }).choose('use Native Support').until('one of');
  expect(twice.choose(twice.choices[1] ?? '').topic).not.toBe('action');
});

test('117-4 Native Support: the AI gives the shield for a token of its own', () => {
  const table = quietTable({ ...NATIVE, ai: 'light', stop: 'conflict' });
  expect(table.changes('Luke', 'Native', 'Ewok')).toHaveLength(2);
});

const COMMAND = {
  ...CONFLICT,
  light: { ...JEDI, objectives: ['117-1', '001-1', '012-1'], units: ['X-Wing'], hand: ['117-5'] },
  dark: {
    objectives: ['029-1', { card: '019-1', focus: 1 }, 'Imperial Command'],
    units: [
      { card: '019-2', shields: 1 },
      { card: '026-4', focus: 1 },
    ],
  },
  engaged: ['001-1'],
} satisfies Setup;

test("117-5 Leia's Command: each ready enemy unit and objective is dealt a damage that shields do not stop", () => {
  const open = () => quietTable(COMMAND).choose('pass').until("use Leia's Command");
  expect(open().pay("use Leia's Command").changes('Darth', 'Heavy', 'Death', 'Imperial', 'X-Wing')).toEqual([
    'Death and Despayre damage 0 to 1',
    'Imperial Command damage 0 to 1',
    'Darth Vader damage 0 to 1',
  ]);
  expect(open().choose('pass').changes('Darth')).toEqual([]);
});

test("117-5 Leia's Command: the AI never plays a reaction; it goes to its fate deck", () => {
  expect(
    quietTable({ ai: 'light', stop: 'conflict', light: { ...JEDI, hand: ['117-5'] } }).changes('light fate'),
  ).toEqual(['light fate deck 0 to 1']);
});
