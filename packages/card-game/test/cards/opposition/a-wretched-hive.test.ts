import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ai: 'light', stop: 'conflict' } as const;

/** The Inquisitor draws a card by what he says; the Light Side has a Specter or another unit. */
const warrior = (unit: string, ai: 'none' | 'light' = 'none', step: 'draw' | 'deployment' = 'deployment') =>
  quietTable({
    ...TURN,
    ai,
    step,
    stop: step === 'draw' ? 'deployment' : 'conflict',
    light: { ...SPIES, objectives: ['237-1', '012-1'], units: [unit] },
    dark: { ...SITH, units: ['218-2'], hand: step === 'draw' ? [] : ['019-5'], top: ['019-4'] },
  });

test('237-1 The Last Warrior: with a Specter the enemy draws nothing by card effects, but in the draw phase', () => {
  expect(() => warrior('251-2').until('use The Inquisitor')).toThrow(NEVER);
  expect(warrior('001-3').choices).toContain('use The Inquisitor');
  expect(warrior('251-2', 'none', 'draw').hand('dark')).toHaveLength(6);
});

test('237-1 The Last Warrior: of the AI it keeps a person from drawing, and of a person the AI', () => {
  expect(() => warrior('251-2', 'light').until('use The Inquisitor')).toThrow(NEVER);
  // An AT-ST that enters play draws a card.
  const drawn = (unit: string) =>
    quietTable({
      ...TURN,
      ai: 'dark',
      stop: 'conflict',
      light: { ...SPIES, objectives: ['237-1', '012-1'], units: [unit] },
      dark: { ...SITH, hand: ['031-3'], top: ['029-2'] },
    }).changes('AT-ST', 'Devastator');
  expect([drawn('251-2'), drawn('001-3')]).toEqual([
    ['AT-ST hand to play'],
    ['AT-ST hand to play', 'Devastator deck to hand'],
  ]);
});

/** Zeb strikes at Darth Vader; the enemy holds cards or none. */
const zeb = (hand: string[], ai: 'none' | 'light' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...SPIES, units: ['237-2'] },
    dark: { ...SITH, units: [{ card: '019-2', focus: 1 }], hand },
    engagement: {
      objective: '029-1',
      attackers: ['237-2'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'dark',
      turn: 'light',
    },
  });

test('237-2 Zeb Orrelios: focused to strike he may have a unit icon more, if the enemy does not discard a card', () => {
  const open = (hand: string[]) => zeb(hand).until('use Zeb Orrelios');
  const icons = (table: ReturnType<typeof zeb>) => table.reads('unit', 'Zeb Orrelios');
  const asked = () => open(['027-3', '026-4']).choose('use Zeb Orrelios');
  expect([asked().asked, asked().choices]).toEqual(['dark', ['yes', 'no']]);
  expect([icons(asked().choose('no')), icons(asked().choose('yes'))]).toEqual([2, 1]);
  expect(asked().choose('yes').hand('dark')).toHaveLength(1);
  expect([icons(open([]).choose('use Zeb Orrelios')), icons(open([]).choose('pass'))]).toEqual([2, 1]);
  const struck = open([]).choose('use Zeb Orrelios').choose('unit');
  expect([struck.changes('Darth Vader damage'), icons(struck)]).toEqual([['Darth Vader damage 0 to 2'], 1]);
});

test('237-2 Zeb Orrelios: committed he gets two tokens, and one unit icon more all the same', () => {
  const table = quietTable({
    stop: 'commitment',
    light: { ...SPIES, units: [{ card: '237-2', committed: true }] },
    dark: { ...SITH, units: [{ card: '019-2', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['237-2'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'dark',
      turn: 'light',
    },
  });
  table.until('use Zeb Orrelios').choose('use Zeb Orrelios');
  expect([table.reads('unit', 'Zeb Orrelios'), table.changes('Zeb Orrelios focus')]).toEqual([
    2,
    ['Zeb Orrelios focus 0 to 2'],
  ]);
  expect(table.asking).toBe('light icons: unit, blast');
});

test('237-2 Zeb Orrelios: he has targeted strike with more enhancements than the enemy', () => {
  const targeted = (enhancements: string[], area: string[]) =>
    quietTable({
      light: { ...SPIES, units: [{ card: '237-2', enhancements }] },
      dark: { ...SITH, area },
    }).reads('targeted strike', 'Zeb Orrelios');
  expect([targeted([], []), targeted(['237-4'], []), targeted(['237-4'], ['210-5'])]).toEqual([0, 1, 0]);
});

test('237-2 Zeb Orrelios: the AI takes the icon; against him it keeps its card', () => {
  expect(zeb([], 'light').changes('Darth Vader damage')).toEqual(['Darth Vader damage 0 to 2']);
  const table = zeb(['027-3'], 'dark').until('use Zeb Orrelios').choose('use Zeb Orrelios');
  expect([table.reads('unit', 'Zeb Orrelios'), table.changes('dark hand')]).toEqual([2, []]);
});

const slicer = (top: string, ai: Partial<Setup> = {}) =>
  quietTable({
    ...ai,
    stop: 'conflict',
    light: { ...SPIES, units: ['237-3', '001-2', '003-3'], top: [top] },
  });

test('237-3 Freelance Slicer: once a turn the top card, if it is an enhancement, may come into play', () => {
  const open = () => slicer('001-4').choose('use Freelance Slicer');
  expect(open().choices).toEqual(['yes', 'no']);
  const used = open().choose('yes');
  expect(used.asking).toBe('light put on: Luke Skywalker, Jedi in Hiding');
  expect(used.choose('Jedi in Hiding').changes()).toEqual([
    'Jedi Lightsaber deck to play',
    'Jedi Lightsaber on nothing to Jedi in Hiding',
  ]);
  expect(() => used.until('use Freelance Slicer')).toThrow(NEVER);
  expect(open().choose('no').isInPlay('Jedi Lightsaber')).toBe(false);
  expect(slicer('X-Wing').choose('use Freelance Slicer').isInPlay('X-Wing')).toBe(false);
});

test('237-3 Freelance Slicer: the AI puts an enhancement into play, on the dearest', () => {
  expect(slicer('001-4', AI).changes('Jedi Lightsaber on')).toEqual([
    'Jedi Lightsaber on nothing to Luke Skywalker',
  ]);
  expect(slicer('X-Wing', AI).isInPlay('X-Wing')).toBe(false);
});

const rifle = (ai: Partial<Setup> = {}) =>
  quietTable({
    ...ai,
    stop: 'conflict',
    light: { ...SPIES, units: ['001-2', '251-2', '202-2', '257-2'], discard: ['237-4'] },
  });

test('237-4 Bo-Rifle: it may be played from the discard pile, on a Specter or a Smugglers and Spies Character', () => {
  const used = rifle().pay('use Bo-Rifle');
  expect(used.asking).toBe('light play on: Ezra Bridger, Tamtel Skreej, Chopper');
  const before = [used.reads('unit', 'Chopper'), used.reads('blast edge', 'Chopper')];
  used.choose('Chopper');
  expect([before, used.reads('unit', 'Chopper'), used.reads('blast edge', 'Chopper')]).toEqual([
    [1, 0],
    2,
    1,
  ]);
  expect(used.changes('Bo-Rifle', 'Smugglers and Spies')).toEqual([
    'Smugglers and Spies focus 0 to 1',
    'Bo-Rifle discard to play',
    'Bo-Rifle on nothing to Chopper',
  ]);
  expect(rifle().choose('pass').isInPlay('Bo-Rifle')).toBe(false);
});

test('237-4 Bo-Rifle: the AI plays it from its discard pile, on the dearest', () => {
  const table = rifle(AI);
  expect(table.changes('Bo-Rifle', 'Smugglers and Spies')).toEqual([
    'Smugglers and Spies focus 0 to 1',
    'Bo-Rifle discard to play',
    'Bo-Rifle on nothing to Tamtel Skreej',
  ]);
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['Ezra Bridger', 'Tamtel Skreej', 'Chopper'], picked: 'Tamtel Skreej', rule: 'LCG-28' },
  ]);
});

/** Darth Vader strikes at an objective with 4 damage, whose capacity is 4 and 1. */
const defenses = (ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...SPIES, objectives: [{ card: '001-1', damage: 4, enhancements: ['237-5'] }, '012-1'] },
    dark: { ...SITH, units: ['019-2'] },
    engagement: { objective: '001-1', attackers: ['019-2'], step: 'strikes', edge: 'light', turn: 'dark' },
  });

test('237-5 Improvised Defenses: a point of capacity; as its objective is destroyed it may return to the hand', () => {
  expect(defenses().asking).toBe('light window: use Improvised Defenses, pass');
  expect(defenses().choose('use Improvised Defenses').changes("A Hero's", 'Improvised')).toEqual([
    "A Hero's Journey play to victory pile",
    'Improvised Defenses play to hand',
  ]);
  expect(defenses().choose('pass').changes('Improvised')).toEqual(['Improvised Defenses play to discard']);
});

test('237-5 Improvised Defenses: the AI takes it back', () => {
  expect(defenses('light').changes('Improvised')).toEqual(['Improvised Defenses play to hand']);
});
