import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

/** Force Choke destroys a Wookiee. */
const debt = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    stop: 'conflict',
    active: 'dark',
    light: { ...SPIES, objectives: ['172-1', '001-1', '012-1'], units: [{ card: '172-3', damage: 1 }] },
    dark: { hand: ['019-5'] },
  }).pay('use Force Choke');

test('172-1 Debt of Honor: a Wookiee that was destroyed may be shuffled into the deck', () => {
  expect(debt('none').asking).toBe('light window: use Debt of Honor, pass');
  expect(debt('none').choose('use Debt of Honor').discard('light')).toEqual([]);
  expect(debt('none').choose('pass').discard('light')).toEqual(['Wookiee Defender']);
});

const CHEWBACCA = {
  light: { ...SPIES, units: ['172-2', { card: 'X-Wing', shields: 1 }, '001-3'] },
  dark: { units: ['019-2', '027-3', '027-4', '026-4'] },
} satisfies Setup;

test('172-2 Chewbacca: with fewer units than the enemy, up to two friendly ones get a shield, once a turn', () => {
  const table = quietTable(CHEWBACCA).choose('use Chewbacca');
  expect(table.choices).toEqual(['Chewbacca', "Twi'lek Loyalist"]);
  expect(table.choose('Chewbacca', "Twi'lek Loyalist").changes()).toEqual([
    'Chewbacca shields 0 to 1',
    "Twi'lek Loyalist shields 0 to 1",
  ]);
  expect(table.choices).not.toContain('use Chewbacca');
  const even = { ...CHEWBACCA, dark: { units: ['019-2', '027-3', '026-4'] } };
  expect(quietTable(even).choices).not.toContain('use Chewbacca');
});

test('172-2 Chewbacca: the AI shields two', () => {
  expect(quietTable({ ...AI, ...CHEWBACCA }).changes('Chewbacca', "Twi'lek")).toEqual([
    'Chewbacca shields 0 to 1',
    "Twi'lek Loyalist shields 0 to 1",
  ]);
});

test('172-3 Wookiee Defender: a unit icon more while it is shielded', () => {
  const icons = (shields: number) =>
    quietTable({ light: { units: [{ card: '172-3', shields }] } }).reads('unit', 'Wookiee Defender');
  expect([icons(0), icons(1)]).toEqual([0, 1]);
});

const HIDEOUT = {
  light: { ...SPIES, area: ['172-4'], units: [{ card: '001-2', shields: 1 }] },
  dark: { units: ['019-2', '027-3'] },
} satisfies Setup;

test('172-4 Kashyyyk Resistance Hideout: with fewer units, focused, two shields for a unit of its side', () => {
  expect(quietTable(HIDEOUT).choose('use Kashyyyk Resistance Hideout').changes()).toEqual([
    'Luke Skywalker shields 1 to 3',
    'Kashyyyk Resistance Hideout focus 0 to 1',
  ]);
  expect(quietTable({ ...HIDEOUT, dark: { units: ['019-2'] } }).choices).not.toContain(
    'use Kashyyyk Resistance Hideout',
  );
});

test('172-4 Kashyyyk Resistance Hideout: the AI uses it', () => {
  expect(quietTable({ ...AI, ...HIDEOUT }).changes('Luke')).toEqual(['Luke Skywalker shields 1 to 3']);
});

test('172-5 Wookiee Rage: a Wookiee is sacrificed to divide what it could still take among participating enemies', () => {
  const table = quietTable({
    stop: 'commitment',
    light: {
      ...SPIES,
      objectives: ['172-1', '073-1', '001-1'],
      units: ['172-2', 'X-Wing'],
      hand: ['172-5'],
    },
    dark: { units: [{ card: '019-2', focus: 1 }, { card: '026-4', focus: 1 }, '027-3'] },
    engagement: { objective: '029-1', attackers: ['172-2', 'X-Wing'], defenders: ['019-2', '026-4'] },
  });
  table.until('use Wookiee Rage').pay('use Wookiee Rage').passing('window');
  expect(table.choices).toEqual(['Darth Vader', 'Heavy Stormtrooper Squad']);
  table.choose('Darth Vader', 'Darth Vader', 'Heavy Stormtrooper Squad');
  expect(table.changes('Chewbacca', 'Darth', 'Heavy')).toEqual([
    'Chewbacca play to discard',
    'Darth Vader damage 0 to 2',
    'Heavy Stormtrooper Squad damage 0 to 1',
  ]);
});

test('172-5 Wookiee Rage: the AI never plays it, as its events are for the deployment; it goes to the fate deck', () => {
  expect(quietTable({ ...AI, light: { ...SPIES, hand: ['172-5'] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});

test('172-3 Wookiee Defender: the AI strikes with the icon', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...SPIES, units: [{ card: '172-3', shields: 1 }] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['172-3'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'dark',
      turn: 'light',
    },
  });
  expect(table.changes('Darth Vader damage')).toEqual(['Darth Vader damage 0 to 1']);
});

test('172-1 Debt of Honor: the AI does not use it, as a card in the deck is no point of LCG-18', () => {
  expect(debt('light').discard('light')).toEqual(['Wookiee Defender']);
});
