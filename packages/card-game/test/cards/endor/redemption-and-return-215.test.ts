import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const AI_DARK = { active: 'dark', ai: 'dark', stop: 'conflict' } as const;
const USE_PROMISE = "use The Emperor's Promise";

/** An X-Wing attacks an objective of the Dark Side. */
const promise = (objective: string, light: Setup['light'] = {}, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { ...JEDI, units: ['X-Wing'], ...light },
    dark: { ...SITH, objectives: ['215-1', '019-1'] },
  }).choose(objective);

test("215-1 The Emperor's Promise: an engagement declared against another objective may deal 1 to an enemy objective", () => {
  const open = () => promise('Fall of the Jedi');
  expect(open().asking).toBe(`dark window: ${USE_PROMISE}, pass`);
  const used = open().choose(USE_PROMISE);
  expect(used.asking).toBe("dark target: A Hero's Journey, Draw Their Fire, Draw Their Fire");
  expect(used.choose("A Hero's Journey").changes("A Hero's", 'Draw')).toEqual([
    "A Hero's Journey damage 0 to 1",
  ]);
  expect(open().choose('pass').changes("A Hero's", 'Draw')).toEqual([]);
  expect(() => promise("The Emperor's Promise").until(USE_PROMISE)).toThrow(NEVER);
});

test("215-1 The Emperor's Promise: the AI deals it to the objective with the least capacity left", () => {
  const table = promise('Fall of the Jedi', {}, 'dark');
  expect(table.changes("A Hero's", 'Draw')).toEqual(["A Hero's Journey damage 0 to 1"]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: "A Hero's Journey", rule: 'LCG-50' }]);
});

test("215-1 The Emperor's Promise: the AI destroys an objective where it can", () => {
  const table = promise('Fall of the Jedi', { objectives: ['001-1', { card: '012-1', damage: 4 }] }, 'dark');
  expect(table.victory('dark')).toEqual(['Draw Their Fire']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { picked: 'Draw Their Fire', rule: 'LCG-30', by: 'an objective that this destroys' },
  ]);
});

/** The Emperor strikes at an objective with so much damage. */
const emperor = (damage: number, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    active: 'dark',
    ai,
    stop: 'commitment',
    light: {
      ...JEDI,
      objectives: [{ card: '012-1', damage }, '001-1'],
      units: ['001-3', '001-2', '003-2', '002-2', 'X-Wing'],
    },
    dark: { ...SITH, units: ['215-2'] },
    engagement: { objective: '012-1', attackers: ['215-2'], step: 'strikes', edge: 'light', turn: 'dark' },
  });

test('215-2 Emperor Palpatine: an enemy objective destroyed, control of an enemy unit with 3 Force icons or fewer may be taken', () => {
  const open = () => emperor(4).until('use Emperor Palpatine');
  const used = open().choose('use Emperor Palpatine');
  expect(used.asking).toBe("dark target: Twi'lek Loyalist, Luke Skywalker, X-Wing");
  expect(used.choose('X-Wing').changes('X-Wing controlled', 'Luke Skywalker controlled')).toEqual([
    'X-Wing controlled by light to dark',
  ]);
  expect(open().choose('pass').card('X-Wing').seat).toBe(0);
  expect(() => emperor(2).until('use Emperor Palpatine')).toThrow(NEVER);
});

test('215-2 Emperor Palpatine: the AI takes the dearest that he may', () => {
  const table = emperor(4, 'dark');
  expect(table.changes('Luke Skywalker controlled', 'Obi-Wan Kenobi controlled')).toEqual([
    'Luke Skywalker controlled by light to dark',
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ["Twi'lek Loyalist", 'Luke Skywalker', 'X-Wing'], rule: 'LCG-30', by: 'printed cost' },
  ]);
});

const officer = (hand: string[], ai: Partial<Setup> = {}) =>
  quietTable({
    active: 'dark',
    ...ai,
    light: JEDI,
    dark: { ...SITH, objectives: ['215-1', '019-1'], units: ['026-4', '215-4'], hand },
  });

test('215-4 ISB Officer: a blast icon with a mission in play', () => {
  const table = officer(['215-6']);
  const before = table.reads('blast', 'ISB Officer');
  expect([before, table.pay('play Lure of the Dark Side').reads('blast', 'ISB Officer')]).toEqual([0, 1]);
});

test('215-4 ISB Officer: the AI attacks with it once a mission lies there', () => {
  const attackers = (hand: string[]) =>
    officer(hand, AI_DARK)
      .state.play.filter(({ pool }) => pool === 'attackers')
      .map(({ card }) => card);
  const table = officer([], AI_DARK);
  expect([attackers([]), attackers(['215-6'])]).toEqual([
    [table.card('Heavy Stormtrooper Squad').card],
    [table.card('ISB Officer').card],
  ]);
});

/** Nothing but the mission is left to be attacked. */
const lure = (ai: 'none' | 'dark') =>
  quietTable({
    active: 'dark',
    ai,
    stop: 'commitment',
    engaged: ['001-1', '012-1'],
    light: {
      ...JEDI,
      objectives: ['001-1', '012-1'],
      units: ['X-Wing', '003-2', '002-2', '001-2'].map((card) => ({ card, focus: 1 })),
    },
    dark: {
      ...SITH,
      objectives: ['215-1', '019-1'],
      hand: ['215-6'],
      units: ['029-2', '027-4', '026-4', '026-4'],
    },
  });

test('215-6 Lure of the Dark Side: completed, control of a unit with 4 Force icons or fewer may be taken', () => {
  const open = () =>
    lure('none')
      .pay('play Lure of the Dark Side')
      .until('engage')
      .choose('Lure of the Dark Side')
      .choose('Devastator', 'TIE Bomber')
      .until('use Lure of the Dark Side');
  const used = open().choose('use Lure of the Dark Side');
  expect(used.asking).toBe('dark target: X-Wing, Obi-Wan Kenobi, Luke Skywalker');
  expect(used.choose('X-Wing').changes('X-Wing controlled')).toEqual(['X-Wing controlled by light to dark']);
  expect(open().choose('pass').card('X-Wing').seat).toBe(0);
});

test('215-6 Lure of the Dark Side: the AI plays it, completes it and takes the dearest that it may', () => {
  const table = lure('dark');
  expect([table.victory('dark'), table.changes('Obi-Wan Kenobi controlled', 'Yoda controlled')]).toEqual([
    ['Lure of the Dark Side'],
    ['Obi-Wan Kenobi controlled by light to dark'],
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Obi-Wan Kenobi', rule: 'LCG-30' }]);
});
