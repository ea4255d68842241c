import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const LOST = {
  step: 'conflict',
  light: {
    affiliation: 'Rebel Alliance',
    fates: [],
    objectives: ['271-1', '012-1', '012-1'],
    area: ['008-5'],
    units: [
      { card: '001-2', focus: 1 },
      { card: 'X-Wing', focus: 1 },
    ],
  },
} satisfies Setup;

test('271-1 The Lost Commander: as a phase begins, 2 focus tokens on an enhancement take one off a Character', () => {
  expect(quietTable(LOST).until('use The Lost Commander').choose('use The Lost Commander').changes()).toEqual(
    ['Luke Skywalker focus 1 to 0', 'Hidden Outpost focus 0 to 2'],
  );
  const declined = quietTable(LOST).until('use The Lost Commander').choose('pass');
  expect(declined.changes()).toEqual([]);
});

/** How many affiliations are among the cards: Rebel Alliance alone, with Jedi, with Smugglers and Spies. */
const rex = (units: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: {
      affiliation: 'Rebel Alliance',
      fates: [],
      objectives: ['271-1', '012-1', '012-1'],
      units: ['271-2', ...units],
    },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['271-2'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'dark',
      turn: 'light',
    },
  });

test('271-2 Captain Rex: focused to strike, he may have as many different icons as there are affiliations', () => {
  const used = (units: string[]) => rex(units).until('use Captain Rex').choose('use Captain Rex');
  const choices = (units: string[]) => used(units).choices.length;
  expect([choices([]), choices(['003-3'])]).toEqual([3, 3]);
  const icons = (table: ReturnType<typeof rex>) =>
    (['unit', 'blast', 'tactics'] as const).map((icon) => table.reads(icon, 'Captain Rex'));
  expect(icons(used(['003-3', '015-2']))).toEqual([1, 2, 1]);
  expect(icons(rex([]))).toEqual([0, 1, 0]);
});

test('271-2 Captain Rex: the AI strikes with more icons', () => {
  const table = rex(['003-3', '015-2'], 'light');
  expect(table.changes('Darth Vader damage', 'Darth Vader focus')).toEqual([
    'Darth Vader damage 0 to 1',
    'Darth Vader focus 1 to 2',
  ]);
});

const cache = (units: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'conflict',
    light: {
      affiliation: 'Rebel Alliance',
      fates: [],
      objectives: ['012-1', '012-1'],
      area: ['271-4'],
      units,
      top: ['X-Wing', 'Y-Wing'],
    },
  });

test('271-4 Republic Supply Cache: focused it draws a card, 2 with three affiliations', () => {
  const drawn = (units: string[]) => cache(units).choose('use Republic Supply Cache').hand('light');
  expect([drawn(['003-3']), drawn(['003-3', '015-2'])]).toEqual([['X-Wing'], ['X-Wing', 'Y-Wing']]);
});

test('271-4 Republic Supply Cache: the AI draws with it', () => {
  expect(cache(['003-3', '015-2'], 'light').changes('light hand')).toEqual(['light hand 0 to 2']);
});

test('271-1 The Lost Commander: the AI readies its Character', () => {
  const table = quietTable({ ...LOST, ai: 'light', stop: 'commitment' });
  expect(table.changes('Hidden Outpost')).toEqual(['Hidden Outpost focus 0 to 2']);
});
