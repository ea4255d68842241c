import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

/** Blizzard 1 attacks, with General Veers as its pilot; its reaction discards a bare participant in place of its icons. */
const STRIKE = {
  active: 'dark',
  light: {
    units: [
      { card: 'X-Wing', focus: 1 },
      { card: 'Y-Wing', focus: 1 },
    ],
  },
  dark: { units: [{ card: '283-3', enhancements: ['283-2'] }] },
  engagement: {
    objective: "A Hero's Journey",
    attackers: ['283-3'],
    defenders: ['X-Wing', 'Y-Wing'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('283-2 General Veers: as a pilot of a Walker that used its reaction in a strike its icons may be resolved all the same', () => {
  const table = quietTable(STRIKE).choose('use Blizzard 1').choose('Y-Wing');
  expect(table.asking).toBe('dark may: yes, no');
  table.choose('yes');
  expect(table.asking).toBe('dark icons: unit, blast');
  table.choose('unit');
  expect(table.changes('X-Wing', 'Y-Wing', "A Hero's")).toEqual([
    // One by blast, one unopposed.
    "A Hero's Journey damage 0 to 2",
    'X-Wing play to discard',
    'Y-Wing play to discard',
  ]);
});

test('283-2 General Veers: declined, or where the Walker did not use its reaction, nothing more is resolved', () => {
  const declined = quietTable(STRIKE).choose('use Blizzard 1').choose('Y-Wing').choose('no');
  expect(declined.changes('X-Wing play', 'Y-Wing')).toEqual(['Y-Wing play to discard']);
  const plain = quietTable(STRIKE).choose('pass').choose('unit').choose('X-Wing');
  expect(plain.told.filter((kind) => kind === 'icons')).toHaveLength(2);
});

test('283-2 General Veers: each Walker of its side is elite', () => {
  const table = quietTable({ dark: { units: ['283-2', '283-4'] }, light: { units: ['X-Wing'] } });
  expect([table.reads('elite', 'Blizzard 2'), table.reads('elite', 'X-Wing')]).toEqual([1, 0]);
});

test('283-2 General Veers: the AI uses the reaction where it is worth the icons, and resolves these all the same', () => {
  const table = quietTable({
    ...STRIKE,
    ai: 'dark',
    stop: 'commitment',
    light: {
      units: [
        { card: 'Home One', focus: 1 },
        { card: 'Y-Wing', focus: 1 },
      ],
    },
    dark: { ...STRIKE.dark, fates: [] },
    engagement: { ...STRIKE.engagement, defenders: ['Home One', 'Y-Wing'] },
  });
  expect(table.changes('Home One', 'Y-Wing')).toEqual(['Home One play to discard', 'Y-Wing play to discard']);
});
