import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

/** The Light Side's conflict phase begins; how many Sith objectives there are. */
const lord = (objectives: string[], ai: 'none' | 'light' | 'dark' = 'none') =>
  quietTable({
    ai,
    step: 'conflict',
    stop: 'commitment',
    light: { ...JEDI, units: ['001-2', '001-3', 'X-Wing', { card: '003-3', focus: 1 }] },
    dark: { ...SITH, objectives },
  });

test('217-1 Dark Lord of the Sith: with 3 Sith objectives the enemy focuses a ready unit that is no Vehicle', () => {
  const open = () => lord(['217-1', '019-1', '019-1']).until('use Dark Lord of the Sith');
  const used = open().choose('use Dark Lord of the Sith');
  expect(used.asking).toMatch(/^light .*: Luke Skywalker, Twi'lek Loyalist$/);
  expect(used.choose("Twi'lek Loyalist").changes("Twi'lek", 'Luke')).toEqual([
    "Twi'lek Loyalist focus 0 to 1",
  ]);
  expect(open().choose('pass').changes("Twi'lek", 'Luke')).toEqual([]);
  expect(lord(['217-1', '019-1', '029-1']).choices).not.toContain('use Dark Lord of the Sith');
});

test('217-1 Dark Lord of the Sith: the AI makes a person focus one; made to, it focuses the cheapest', () => {
  const three = ['217-1', '019-1', '019-1'];
  expect(lord(three, 'dark').asking).toMatch(/^light .*: Luke Skywalker, Twi'lek Loyalist$/);
  const made = lord(three, 'light').choose('use Dark Lord of the Sith');
  expect(made.changes("Twi'lek Loyalist focus", 'Luke Skywalker focus')).toContain(
    "Twi'lek Loyalist focus 0 to 1",
  );
});

const VADER = {
  ...TURN,
  stop: 'commitment',
  light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, { card: '011-2', focus: 1 }, '014-3'] },
  dark: { ...SITH, units: ['217-2'] },
  engagement: {
    objective: '001-1',
    attackers: ['217-2'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'light',
    turn: 'dark',
  },
} satisfies Setup;

test('217-2 Darth Vader: a unit icon more with 2 exhausted enemies; his unit icons may go to an exhausted one outside', () => {
  expect(quietTable(VADER).reads('unit', 'Darth Vader')).toBe(3);
  const fresh = quietTable({ ...VADER, light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, '014-3'] } });
  expect(fresh.reads('unit', 'Darth Vader')).toBe(2);
  const open = () => quietTable(VADER).until('unit').choose('unit').until('use Darth Vader');
  expect(open().choose('use Darth Vader').isInPlay('Home One')).toBe(false);
  expect(open().choose('pass').isInPlay('Home One')).toBe(true);
});

test('217-2 Darth Vader: the AI destroys with them what is worth most', () => {
  const fallen = (outside: string) => {
    const light = { ...JEDI, units: ['001-2', outside].map((card) => ({ card, focus: 1 })) };
    const table = quietTable({ ...VADER, ai: 'dark', light });
    return ['001-2', outside].map((card) => table.isInPlay(card));
  };
  // Home One costs 5, Luke 4, the Loyalist 1.
  expect([fallen('011-2'), fallen('001-3')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('217-3 Sith Warrior: shielding', () => {
  expect(quietTable({ dark: { units: ['217-3'] } }).reads('shielding', 'Sith Warrior')).toBe(1);
});

test("217-4 Vader's Meditation Chamber: 1 less with a Force User or a Force Sensitive unit", () => {
  const focused = (units: string[]) =>
    quietTable({ ...TURN, dark: { ...SITH, units, hand: ['217-4', '019-5'] }, light: { units: ['001-2'] } })
      .pay("play Vader's Meditation Chamber")
      .changes('Sith focus', 'Shadows', 'Imperial', 'Death').length;
  expect([focused(['019-3']), focused(['026-4'])]).toEqual([0, 1]);
});

const STRIKE = {
  ...TURN,
  stop: 'conflict',
  light: { ...JEDI, units: ['001-2', '003-3', 'X-Wing', '001-3'] },
  dark: { ...SITH, units: ['019-3'], hand: ['217-5'] },
} satisfies Setup;

test('217-5 Telekinetic Strike: a focused unit puts a token on a Character or Creature not dearer, two with the dark Balance', () => {
  const open = (balance: 'light' | 'dark') =>
    quietTable({ ...STRIKE, balance }).pay('use Telekinetic Strike');
  expect(open('light').asking).toBe("dark target: Jedi in Hiding, Twi'lek Loyalist");
  expect(open('light').choose('Jedi in Hiding').changes('Dark Side', 'Jedi in')).toEqual([
    'Jedi in Hiding focus 0 to 1',
    'Dark Side Apprentice focus 0 to 1',
  ]);
  expect(open('dark').choose('Jedi in Hiding').changes('Jedi in')).toEqual(['Jedi in Hiding focus 0 to 2']);
});

test('217-5 Telekinetic Strike: the AI focuses a unit that loses no strike by it', () => {
  const dark = { ...SITH, units: ['025-4', '218-3'], hand: ['217-5'] };
  const table = quietTable({ ...STRIKE, ...AI_DARK, balance: 'dark', dark });
  expect(table.changes('Stygeon', 'Rancor', "Twi'lek", 'Luke', 'Jedi in')).toEqual([
    "Twi'lek Loyalist focus 0 to 2",
    'Stygeon Prison Guard focus 0 to 1',
  ]);
});

test('217-5 Telekinetic Strike: the AI gives no strike of Darth Vader for a token', () => {
  const dark = { ...SITH, units: ['019-2'], hand: ['217-5'] };
  expect(asideOf(quietTable({ ...STRIKE, ...AI_DARK, dark }))).toEqual(['LCG-18 fate deck it does no good']);
});

const visage = (unit: string, ai: 'none' | 'dark' = 'none') => {
  const table = quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, '001-3'] },
    dark: { ...SITH, units: [unit], ...(ai === 'dark' ? { fates: ['217-6'] } : { hand: ['217-6'] }) },
    engagement: { objective: '001-1', attackers: [unit], defenders: ['001-2'] },
  });
  if (ai === 'none') table.until('Visage of the Dark Lord').choose('Visage of the Dark Lord');
  return table;
};

test('217-6 Visage of the Dark Lord: with a participating unique Sith unit a participating enemy is focused', () => {
  expect(visage('217-2').changes('Luke Skywalker focus', "Twi'lek")).toEqual(['Luke Skywalker focus 1 to 2']);
  expect(visage('217-3').changes('Luke Skywalker focus')).toEqual([]);
});

test('217-6 Visage of the Dark Lord: the AI focuses with it', () => {
  expect(visage('217-2', 'dark').changes('Luke Skywalker focus')).toEqual(['Luke Skywalker focus 1 to 2']);
});
