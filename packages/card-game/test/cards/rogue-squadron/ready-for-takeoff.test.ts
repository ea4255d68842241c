import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

/** A piloted TIE Fighter is destroyed in its defence. */
const fallen = (ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: ['004-2', '008-2'] },
    dark: {
      ...NAVY,
      objectives: ['144-1', '029-1', '029-1'],
      units: [{ card: '027-3', focus: 1, enhancements: ['154-2'] }],
    },
    engagement: {
      objective: '029-1',
      attackers: ['008-2'],
      defenders: ['027-3'],
      step: 'strikes',
      edge: 'light',
    },
  });

test("144-1 The Empire's Elite: a piloted Fighter that leaves play may return to the hand with its pilot", () => {
  const open = () => fallen().until("use The Empire's Elite");
  expect(open().asking).toBe("dark window: use The Empire's Elite, pass");
  expect(open().choose("use The Empire's Elite").changes('TIE', 'Academy')).toEqual([
    'TIE Fighter play to hand',
    'Academy Pilot play to hand',
  ]);
  expect(open().choose('pass').changes('TIE', 'Academy')).toEqual([
    'TIE Fighter play to discard',
    'Academy Pilot play to discard',
  ]);
});

test("144-1 The Empire's Elite: the AI takes both cards back, as they leave play anyway", () => {
  const table = fallen('dark').choose('unit');
  expect([table.changes('TIE', 'Academy'), table.player('dark').hand.length]).toEqual([
    ['TIE Fighter play to hand', 'Academy Pilot play to hand'],
    2,
  ]);
});

test('144-2 Baron Fel: piloting a Fighter, he gives each Fighter of his side elite and edge (1)', () => {
  const fighters = (host: string) => {
    const table = quietTable({
      dark: { ...NAVY, units: [{ card: host, enhancements: ['144-2'] }, '027-4', '026-4'] },
    });
    return [
      table.reads('elite', 'TIE Bomber'),
      table.reads('edge', 'TIE Bomber'),
      table.reads('edge', '026-4'),
    ];
  };
  expect([fighters('027-3'), fighters('105-2')]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ]);
});

test('144-2 Baron Fel: the AI plays him as a pilot, and its Fighters are elite', () => {
  const played = quietTable({ ...AI, dark: { ...NAVY, units: ['027-3'], hand: ['144-2'] } });
  expect(played.changes('Baron Fel on')).toEqual(['Baron Fel on nothing to TIE Fighter']);
});

test('144-3, 144-4 181st TIE Interceptor: piloted, its pilot counts in the struggle', () => {
  const balance = (...enhancements: string[]) =>
    quietTable({
      ...TURN,
      step: 'struggle',
      stop: 'turn ends',
      light: { units: [{ card: '009-3', committed: true }] },
      dark: { ...NAVY, units: [{ card: '144-3', enhancements }] },
    }).changes('balance');
  expect([balance('144-2'), balance()]).toEqual([['balance light to dark'], []]);
});

test('144-3, 144-4 181st TIE Interceptor: the AI counts its pilot', () => {
  const table = quietTable({
    ...TURN,
    ai: 'dark',
    step: 'struggle',
    stop: 'turn ends',
    light: { units: [{ card: '009-3', committed: true }] },
    dark: { ...NAVY, units: [{ card: '144-3', enhancements: ['144-2'] }] },
  });
  expect(table.changes('balance')).toEqual(['balance light to dark']);
});

const ACADEMY = {
  dark: { ...NAVY, objectives: ['029-1'], area: ['144-5'], units: ['026-4'], hand: ['154-2', '154-3'] },
} satisfies Setup;

test('144-5 Flight Academy: the first Pilot of a turn costs 1 less, the second its price', () => {
  const table = quietTable({ ...TURN, ...ACADEMY }).choose('play Academy Pilot');
  expect(table.changes()).toEqual(['Academy Pilot hand to play']);
  table.pay('play Academy Pilot');
  expect(table.changes('Academy', 'Imperial', 'Death', 'Flight')).toHaveLength(2);
});

test('144-5 Flight Academy: the AI pays less too', () => {
  const dark = { ...NAVY, objectives: ['029-1'], area: ['144-5'], hand: ['154-2'] };
  expect(quietTable({ ...AI, dark }).changes('Academy', 'Imperial', 'Death', 'Flight')).toEqual([
    'Academy Pilot hand to play',
  ]);
});

/** The fate lies in the stack of the attacking Dark Side. */
const onTarget = (ai: 'none' | 'dark') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { units: [{ card: 'X-Wing', focus: 1 }] },
    dark: {
      ...NAVY,
      units: ['027-3', '026-4'],
      discard: ['154-2', '026-3'],
      ...(ai === 'dark' ? { fates: ['144-6'] } : { hand: ['144-6'] }),
    },
    engagement: { objective: '012-1', attackers: ['027-3'], defenders: ['X-Wing'] },
  });

test('144-6, 243-6 Stay on Target: a Pilot of the hand or discard pile may come into play on an own Vehicle', () => {
  const open = () => onTarget('none').until('Stay on Target').choose('Stay on Target').until('may');
  expect(open().asking).toBe('dark may: yes, no');
  expect(open().choose('yes').changes('Academy')).toEqual([
    'Academy Pilot discard to play',
    'Academy Pilot on nothing to TIE Fighter',
  ]);
  expect(open().choose('no').changes('Academy')).toEqual([]);
});

test('144-6, 243-6 Stay on Target: the AI puts the pilot in', () => {
  expect(onTarget('dark').changes('Academy Pilot on')).toEqual(['Academy Pilot on nothing to TIE Fighter']);
});
