import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

test("168-1 That Bucket o' Bolts: focused, it makes a Pilot unit the pilot of a Vehicle", () => {
  const light = { ...SPIES, objectives: ['168-1', '073-1'], units: ['168-2', '168-3', '013-3'] };
  const table = quietTable({ light }).choose("use That Bucket o' Bolts");
  expect(table.changes()).toEqual([
    "That Bucket o' Bolts focus 0 to 1",
    'Han Solo is unit to enhancement',
    'Han Solo on nothing to Millennium Falcon',
  ]);
});

const HAN = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, units: [{ card: '168-3', enhancements: ['168-2'] }] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('168-2 Han Solo: as a pilot, an enemy unit may be kept from defending when its Vehicle attacks', () => {
  const open = () => quietTable(HAN).choose('Imperial Command');
  expect(open().asking).toBe('light window: use Han Solo, pass');
  const table = open().choose('use Han Solo');
  expect(table.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').until('defenders').asking).toBe(
    'dark defenders: Heavy Stormtrooper Squad',
  );
  expect(open().choose('pass').until('defenders').asking).toBe(
    'dark defenders: Darth Vader, Heavy Stormtrooper Squad',
  );
});

test('168-2 Han Solo: the AI keeps the dearest from defending', () => {
  const units = [{ card: '168-3', enhancements: ['168-2'], pool: 'attackers' as const }];
  const table = quietTable({ ...HAN, ai: 'light', light: { ...SPIES, units } });
  expect(table.until('defenders').asking).toBe('dark defenders: Heavy Stormtrooper Squad');
});

test('168-3 Millennium Falcon: it may leave the engagement, once a phase', () => {
  const table = quietTable({
    ...HAN,
    light: { ...SPIES, units: ['168-3'] },
    engagement: { objective: '029-1', attackers: ['168-3'], defenders: ['019-2'] },
  }).until('use Millennium Falcon');
  expect(table.choose('use Millennium Falcon').changes('Millennium Falcon role')).toEqual([
    'Millennium Falcon role attacker to outside',
  ]);
});

const PAID = { light: { ...SPIES, hand: ['168-4', 'X-Wing', '013-3', '015-3'] } } satisfies Setup;

test('168-4, 168-5 Well Paid: each Pilot and Vehicle of the phase costs 1 less, no other card', () => {
  const table = quietTable(PAID).choose('use Well Paid');
  table.choose('play X-Wing').choose('play Rookie Pilot');
  expect(table.changes()).toEqual([
    'Well Paid hand to discard',
    'X-Wing hand to play',
    'Rookie Pilot hand to play',
  ]);
  expect(quietTable({ ...PAID, step: 'conflict' }).choices).not.toContain('use Well Paid');
});

const paid = (...next: (string | null)[]) =>
  quietTable({ ...AI, light: { ...SPIES, hand: ['168-4', ...next] } });

test('168-4, 168-5 Well Paid: the AI plays it for a Vehicle or a Pilot of its hand that it has seen', () => {
  expect(paid('012-4', '013-3').changes('Well', 'X-Wing', 'Rookie', 'Smugglers')).toEqual([
    'Well Paid hand to discard',
    'X-Wing hand to play',
    'Rookie Pilot hand to play',
  ]);
});

test.each([
  ['it is its last card', []],
  ['it has seen none of the others', [null]],
  ['no Vehicle or Pilot is known to follow', ['015-3']],
])('168-4, 168-5 Well Paid: the AI puts it into its fate deck where %s', (_, next) => {
  expect(asideOf(paid(...next))[0]).toBe('LCG-40 fate deck it cannot be played now');
});

test('168-3 Millennium Falcon: the AI does not take it out of its attack, as that takes its five icons', () => {
  const table = quietTable({
    ...HAN,
    ai: 'light',
    light: { ...SPIES, units: ['168-3'] },
    engagement: { objective: '029-1', attackers: ['168-3'] },
  });
  expect(table.card('Millennium Falcon').focus).toBe(1);
});

test("168-1 That Bucket o' Bolts: the AI makes a pilot of its Pilot", () => {
  const light = { ...SPIES, objectives: ['168-1', '073-1', '012-1'], units: ['168-2', '168-3'] };
  expect(quietTable({ ...AI, light }).changes('Han Solo on')).toEqual([
    'Han Solo on nothing to Millennium Falcon',
  ]);
});
