import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;

/** A defender of the Light Side is destroyed by a strike. */
const knowing = (ai: 'none' | 'light', damage = 0) =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: { objectives: [{ card: '053-1', damage }, 'Draw Their Fire'], units: ['001-3'], fates: [] },
    dark: { units: ['026-4'] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['026-4'],
      defenders: ['001-3'],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('053-1 Knowledge and Defense: a unit of its player that is destroyed in an engagement may go to the hand', () => {
  const table = knowing('none');
  expect(table.asked).toBe('light');
  expect(table.choices).toContain('yes');
  expect(table.choose('yes').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to hand"]);
  expect(knowing('none').choose('no').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('053-1 Knowledge and Defense: not while it is damaged, nor outside of an engagement; the AI takes its unit back', () => {
  expect(knowing('none', 1).changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
  const outside = quietTable({
    active: 'dark',
    light: { objectives: ['053-1'], units: ['001-3'] },
    dark: { hand: ['019-5'] },
  });
  expect(outside.choose('use Force Choke').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
  expect(knowing('light').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to hand"]);
});

const ALLYA = {
  step: 'commitment',
  light: {
    objectives: [
      { card: '001-1', damage: 2 },
      { card: '012-1', damage: 1 },
    ],
    units: ['053-2'],
    fates: [],
  },
  dark: { objectives: [{ card: '026-1', damage: 1 }] },
} satisfies Setup;

test('053-2, 053-3 Daughters of Allya: after their player commits them a damage may come off each own objective', () => {
  const table = quietTable(ALLYA).choose('Daughters of Allya');
  expect(table.asking).toBe('light window: use Daughters of Allya, pass');
  expect(
    table
      .choose('use Daughters of Allya')
      .changes("A Hero's", 'Mobilize', 'Imperial C', 'The Rebel', 'Defense'),
  ).toContain("A Hero's Journey damage 2 to 1");
  expect(table.card('026-1').damage).toBe(1);
  expect(quietTable(ALLYA).choose('Daughters of Allya').choose('pass').card('001-1').damage).toBe(2);
});

test('053-2, 053-3 Daughters of Allya: the AI heals its objectives', () => {
  const table = quietTable({ ...ALLYA, ai: 'light', stop: 'turn begins' });
  expect([table.card('001-1').damage, table.card('012-1').damage, table.card('026-1').damage]).toEqual([
    1, 0, 1,
  ]);
});

/** The Dark Side declares an engagement against the objective. */
const guarded = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    light: { objectives: [{ card: '001-1', enhancements: ['053-4'] }, 'Draw Their Fire'], fates: [] },
    dark: { units: ['019-2', '027-3'] },
  })
    .choose("A Hero's Journey")
    .choose('Darth Vader');

test("053-4 Yoda's Protection: after its objective is engaged it may get a shield", () => {
  const table = guarded('none');
  expect(table.asking).toBe("light window: use Yoda's Protection, pass");
  expect(table.choose("use Yoda's Protection").changes("A Hero's Journey shields")).toEqual([
    "A Hero's Journey shields 0 to 1",
  ]);
  expect(guarded('none').choose('pass').changes("A Hero's Journey shields")).toEqual([]);
});

test("053-4 Yoda's Protection: on any objective; the AI lays it on its own", () => {
  const light = { objectives: ['001-1', '012-1'], hand: ['053-4'], fates: [] };
  const dark = { objectives: ['026-1'] };
  expect(quietTable({ light, dark }).choose("play Yoda's Protection").choices).toHaveLength(3);
  const table = quietTable({ ...AI, light, dark });
  expect(table.card('053-4').host).not.toBe(table.card('026-1').card);
});

/** Luke Skywalker is struck, and his player has an answer. */
const terror = (ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    light: { hand: ['053-5'], units: [{ card: '001-2', focus: 1 }] },
    dark: { units: ['026-4', '027-3'], objectives: ['026-1'], fates: [] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['026-4'],
      defenders: ['001-2'],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('053-5 Confronting the Terror: the AI plays no interrupt from its hand', () => {
  expect(quietTable({ ...AI, light: { hand: ['053-5'], fates: [] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});

/** An edge battle, the Light Side defends; a card of each side's stack is chosen. */
const battle = (fate: string, more: Setup = {}) =>
  quietTable({
    step: 'engage',
    ...more,
    light: { units: ['X-Wing'], hand: [fate], ...more.light },
    dark: { units: ['026-4'], ...more.dark },
    engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['026-4'] },
  });

test('053-6 Protection: a shield on a unit or objective of either side', () => {
  const table = battle('053-6', { light: { objectives: ['001-1'] }, dark: { objectives: ['026-1'] } }).choose(
    'Protection',
  );
  expect(table.asking).toBe(
    "light target: A Hero's Journey, X-Wing, Imperial Command, Heavy Stormtrooper Squad",
  );
  expect(table.choose('X-Wing').card('X-Wing').shields).toBe(1);
});

test('053-6 Protection: the AI shields its own', () => {
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    stop: 'commitment',
    light: { units: [{ card: 'X-Wing', pool: 'attackers' }], fates: ['053-6'] },
    dark: { units: ['026-4'] },
  });
  table.choose('Heavy Stormtrooper Squad');
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'X-Wing', rule: 'LCG-28' }]);
});

test('053-5 Confronting the Terror: damage to an own card is divided by the enemy among his units and objectives instead', () => {
  const table = terror().until('use Confronting the Terror').pay('use Confronting the Terror');
  expect(table.asking).toBe('dark divide damage: Imperial Command, Heavy Stormtrooper Squad, TIE Fighter');
  table.choose('Imperial Command', 'Heavy Stormtrooper Squad');
  expect(
    table.changes('Luke Skywalker damage', 'Imperial Command damage', 'Heavy Stormtrooper Squad damage'),
  ).toEqual(['Imperial Command damage 0 to 1', 'Heavy Stormtrooper Squad damage 0 to 1']);
});

test('053-5 Confronting the Terror: declined, the damage is dealt; the AI divides so that nothing falls that need not', () => {
  const declined = terror().until('use Confronting the Terror').choose('pass');
  expect(declined.changes('Luke Skywalker damage')).toEqual(['Luke Skywalker damage 0 to 2']);
  const table = terror('dark').until('use Confronting the Terror').pay('use Confronting the Terror');
  expect([table.isInPlay('TIE Fighter'), table.isInPlay('Heavy Stormtrooper Squad')]).toEqual([true, true]);
});
