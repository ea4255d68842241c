import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const SCUM = { affiliation: 'scum-and-villainy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

const SCHEME = {
  light: { units: ['X-Wing'] },
  dark: { ...SCUM, objectives: ['126-1'], units: ['080-2', '080-3', '033-2'] },
} satisfies Setup;

test('126-1 The Slimiest Scheme: focused, a unit of Scum and Villainy returns to the hand', () => {
  const table = quietTable({ ...TURN, ...SCHEME }).choose('use The Slimiest Scheme');
  expect(table.asking).toBe('dark target: Greedo, Boba Fett');
  expect(table.choose('Greedo').changes()).toEqual([
    'The Slimiest Scheme focus 0 to 1',
    'Greedo play to hand',
  ]);
});

test('126-1 The Slimiest Scheme: the AI does not use it, as it takes a token and what the unit costs, and gives nothing', () => {
  expect(quietTable({ ...AI, ...SCHEME }).changes('Greedo', 'Boba', 'The Slimiest')).toEqual([]);
});

const CRUMB = {
  dark: {
    ...SCUM,
    objectives: ['126-1'],
    hand: ['126-2'],
    units: [
      { card: '081-2', focus: 3 },
      { card: '080-3', focus: 2 },
      { card: '027-3', focus: 2 },
    ],
  },
} satisfies Setup;

test('126-2 Salacious B. Crumb: entering play, it takes a focus token off a Character, up to two off Jabba the Hutt', () => {
  const open = () => quietTable({ ...TURN, ...CRUMB }).pay('play Salacious B. Crumb');
  expect(open().asking).toBe('dark window: use Salacious B. Crumb, pass');
  const use = () => open().choose('use Salacious B. Crumb');
  expect(use().asking).toBe('dark target: Jabba the Hutt, Paid Informant');
  expect(use().choose('Paid Informant').changes('Paid')).toEqual(['Paid Informant focus 2 to 1']);
  const jabba = use().choose('Jabba the Hutt');
  expect(jabba.choices).toEqual(['number 0', 'number 1', 'number 2']);
  expect(jabba.choose('number 2').changes('Jabba')).toEqual(['Jabba the Hutt focus 3 to 1']);
  expect(open().choose('pass').changes('Jabba', 'Paid')).toEqual([]);
});

test('126-2 Salacious B. Crumb: the AI takes two off Jabba the Hutt', () => {
  expect(quietTable({ ...AI, ...CRUMB }).changes('Jabba', 'Paid')).toEqual(['Jabba the Hutt focus 3 to 1']);
});

const SECURITY = {
  dark: {
    ...SCUM,
    objectives: [
      { card: '126-1', damage: 2 },
      { card: '029-1', damage: 2 },
      { card: '080-1', damage: 1 },
    ],
    hand: ['126-3'],
  },
} satisfies Setup;

test('126-3, 126-4 Palace Security: entering play, it removes a damage from an objective of Scum and Villainy', () => {
  const open = () => quietTable({ ...TURN, ...SECURITY }).pay('play Palace Security');
  const table = open().choose('use Palace Security');
  expect(table.asking).toBe('dark target: The Slimiest Scheme, Hive of Scum and Villainy');
  expect(table.choose('Hive of Scum and Villainy').changes('Hive of Scum and Villainy damage')).toEqual([
    'Hive of Scum and Villainy damage 1 to 0',
  ]);
  expect(open().choose('pass').changes('Hive of Scum and Villainy damage')).toEqual([]);
});

test('126-3, 126-4 Palace Security: the AI takes it from the one with the least capacity left', () => {
  expect(
    quietTable({ ...AI, ...SECURITY }).changes('The Slimiest Scheme damage', 'Hive of Scum and Villainy d'),
  ).toEqual(['The Slimiest Scheme damage 2 to 1']);
});

test('126-6 Chain Reaction: a reaction that was resolved may resolve once more, with a new target', () => {
  const open = () =>
    quietTable({ ...TURN, dark: { ...SECURITY.dark, hand: ['126-3', '126-6'], area: ['081-5'] } })
      .pay('play Palace Security')
      .choose('use Palace Security')
      .choose('The Slimiest Scheme');
  expect(open().asking).toBe('dark window: use Chain Reaction, pass');
  const table = open().pay('use Chain Reaction');
  expect(table.asking).toBe('dark target: The Slimiest Scheme, Hive of Scum and Villainy');
  expect(table.choose('Hive of Scum and Villainy').changes('Hive of Scum and Villainy damage')).toEqual([
    'Hive of Scum and Villainy damage 1 to 0',
  ]);
  expect(open().choose('pass').changes('Hive of Scum and Villainy damage')).toEqual([]);
});

test('126-6 Chain Reaction: the AI never plays a reaction; it goes to its fate deck', () => {
  expect(quietTable({ ...AI, dark: { ...SCUM, hand: ['126-6'] } }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});
