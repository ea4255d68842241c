import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

const PESTAGE = {
  dark: {
    ...SITH,
    objectives: ['163-1', '019-1', '029-1'],
    hand: ['163-2'],
    discard: ['019-4', '027-3', '019-5'],
  },
} satisfies Setup;

test('163-2 Sate Pestage: entering play, a card of the discard pile that is no enhancement may return to the hand', () => {
  const open = () => quietTable({ ...TURN, ...PESTAGE }).pay('play Sate Pestage');
  const table = open().choose('use Sate Pestage');
  expect(table.choices).toEqual(['TIE Fighter', 'Force Choke']);
  expect(table.choose('Force Choke').changes('Force Choke')).toEqual(['Force Choke discard to hand']);
  expect(open().choose('pass').changes('Force Choke', 'TIE')).toEqual([]);
});

test('163-2 Sate Pestage: leaving play too', () => {
  const struck = quietTable({
    stop: 'commitment',
    light: { units: ['003-3'] },
    dark: { ...SITH, units: [{ card: '163-2', focus: 1 }], discard: ['027-3'] },
    engagement: {
      objective: '029-1',
      attackers: ['003-3'],
      defenders: ['163-2'],
      step: 'strikes',
      edge: 'light',
    },
  })
    .choose('unit')
    .until('use Sate Pestage');
  expect(struck.choose('use Sate Pestage').changes('TIE', 'Sate')).toEqual([
    'Sate Pestage play to discard',
    'TIE Fighter discard to hand',
  ]);
});

test('163-2 Sate Pestage: the AI takes a card back', () => {
  expect(quietTable({ ...AI, ...PESTAGE }).told).toContain('moves');
});

/** Trust Your Feelings is used. */
const bureaucrat = (ai: 'none' | 'dark') =>
  quietTable({
    ai,
    stop: 'conflict',
    light: { units: [{ card: '001-2', focus: 2, enhancements: ['001-5'] }] },
    dark: { ...SITH, units: ['163-4'] },
  }).choose('use Trust Your Feelings');

test('163-4 Quarren Bureaucrat: sacrificed, it cancels the ability of an enhancement', () => {
  expect(bureaucrat('none').asking).toBe('dark window: use Quarren Bureaucrat, pass');
  expect(bureaucrat('none').choose('use Quarren Bureaucrat').changes('Luke', 'Quarren')).toEqual([
    'Quarren Bureaucrat play to discard',
  ]);
  expect(bureaucrat('none').choose('pass').changes('Luke', 'Quarren')).toEqual([
    'Luke Skywalker focus 2 to 1',
  ]);
});

const ENDLESS = {
  dark: { ...SITH, objectives: ['163-1', '019-1', '029-1'], hand: ['163-5'], discard: ['027-3', '026-4'] },
} satisfies Setup;

test('163-5 Endless Bureaucracy: the top card of the discard pile is shuffled into the deck', () => {
  expect(
    quietTable({ ...TURN, ...ENDLESS })
      .choose('use Endless Bureaucracy')
      .discard('dark'),
  ).toEqual(['Endless Bureaucracy', 'Heavy Stormtrooper Squad']);
});

test('163-5 Endless Bureaucracy: after an objective leaves play it may return from the discard pile', () => {
  const open = () =>
    quietTable({
      light: { units: ['004-2'] },
      dark: { ...SITH, objectives: [{ card: '029-1', damage: 4 }, '019-1', '163-1'], discard: ['163-5'] },
      engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
    }).until('use Endless Bureaucracy');
  expect(open().choose('use Endless Bureaucracy').changes('Endless')).toEqual([
    'Endless Bureaucracy discard to hand',
  ]);
  expect(open().choose('pass').changes('Endless')).toEqual([]);
});

const THRAWN = {
  ...TURN,
  stop: 'commitment',
  light: { units: ['001-2', 'X-Wing', '001-3'] },
  dark: { ...NAVY, units: ['164-2', '027-3'] },
  engagement: { objective: '012-1', attackers: ['027-3'], defenders: ['001-2', 'X-Wing'] },
} satisfies Setup;

test('164-2 Grand Admiral Thrawn: in an engagement he is focused to focus a participating enemy', () => {
  const table = quietTable(THRAWN).until('use Grand Admiral Thrawn').choose('use Grand Admiral Thrawn');
  expect(table.asking).toBe('dark target: Luke Skywalker, X-Wing');
  expect(table.choose('Luke Skywalker').changes('Luke Skywalker focus', 'Grand')).toEqual([
    'Luke Skywalker focus 0 to 1',
    'Grand Admiral Thrawn focus 0 to 1',
  ]);
});

const CHAIN = {
  dark: {
    ...NAVY,
    hand: ['164-5'],
    objectives: ['029-1'],
    units: [
      { card: '164-2', focus: 1 },
      { card: '026-2', focus: 1 },
      { card: '026-4', focus: 1 },
    ],
  },
} satisfies Setup;

test('164-5 Chain of Command: an Officer of the Imperial Navy of its side loses a focus token', () => {
  const table = quietTable({ ...TURN, ...CHAIN }).pay('use Chain of Command');
  expect(table.asking).toBe('dark target: Grand Admiral Thrawn, Admiral Motti');
  expect(table.choose('Admiral Motti').changes('Admiral')).toEqual(['Admiral Motti focus 1 to 0']);
});

test('164-5 Chain of Command: the AI frees the dearest', () => {
  expect(quietTable({ ...AI, ...CHAIN }).changes('Grand', 'Admiral')).toEqual([
    'Grand Admiral Thrawn focus 1 to 0',
  ]);
});

test('164-2 Grand Admiral Thrawn: the AI focuses the dearest participating enemy in the turn of the enemy', () => {
  const table = quietTable({
    stop: 'commitment',
    ai: 'dark',
    light: { units: ['001-2', 'X-Wing'] },
    dark: { ...NAVY, units: [{ card: '164-2', pool: 'attackers' }, '026-4'] },
    engagement: { objective: '029-1', attackers: ['001-2', 'X-Wing'], defenders: ['026-4'] },
  });
  expect(table.card('Luke Skywalker').focus).toBe(1);
});

test('163-4 Quarren Bureaucrat: the AI gives it for what is worth as much', () => {
  expect(bureaucrat('dark').changes('Luke', 'Quarren')).toEqual(['Quarren Bureaucrat play to discard']);
});

test('163-5 Endless Bureaucracy: the AI takes it back from its discard pile', () => {
  const table = quietTable({
    ai: 'dark',
    stop: 'commitment',
    light: { units: ['004-2'] },
    dark: { ...SITH, objectives: [{ card: '029-1', damage: 4 }, '019-1', '163-1'], discard: ['163-5'] },
    engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.discard('dark')).toEqual([]);
});
