import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };

const BEYOND = {
  step: 'refresh',
  light: { objectives: ['037-1'], discard: ['001-3', '001-4', '001-5'], fates: [] },
} satisfies Setup;

test('037-1 A Message from Beyond: after the refresh a damage brings the topmost enhancement of the discard pile back', () => {
  const table = quietTable(BEYOND);
  expect(table.asking).toBe('light window: use A Message from Beyond, pass');
  expect(
    table.choose('use A Message from Beyond').changes('A Message', 'Jedi L', 'Trust', "Twi'lek"),
  ).toEqual(['A Message from Beyond damage 0 to 1', 'Jedi Lightsaber discard to hand']);
});

test('037-1 A Message from Beyond: declined, nothing is damaged; without an enhancement there nothing is asked', () => {
  expect(quietTable(BEYOND).choose('pass').changes('A Message', 'Jedi')).toEqual([]);
  const without = quietTable({ step: 'refresh', light: { objectives: ['037-1'], discard: ['001-3'] } });
  expect(without.choices).not.toContain('use A Message from Beyond');
});

test('037-1 A Message from Beyond: the AI takes the card', () => {
  const table = quietTable({ ...BEYOND, ai: 'light', stop: 'draw' });
  expect(table.changes('A Message', 'light hand')).toEqual([
    'A Message from Beyond damage 0 to 1',
    'light hand 0 to 1',
  ]);
});

/** The Dark Side chokes the one Character, which has a spirit. */
const haunted = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    active: 'dark',
    light: { units: [{ card: '001-2', damage: 2, enhancements: ['037-2', '001-4'] }] },
    dark: { hand: ['019-5'] },
  }).choose('use Force Choke');

test("037-2, 037-3 Old Ben's Spirit: discarded instead of its unit, it takes all damage off; the rest stays on the unit", () => {
  const table = haunted('none');
  expect(table.asking).toBe("light window: use Old Ben's Spirit, pass");
  expect(table.choose("use Old Ben's Spirit").changes('Luke', 'Old', 'Jedi L')).toEqual([
    'Luke Skywalker damage 2 to 0',
    "Old Ben's Spirit play to discard",
  ]);
});

test("037-2, 037-3 Old Ben's Spirit: declined, the unit is destroyed with all that is on it", () => {
  const table = haunted('none').choose('pass');
  expect(table.discard('light')).toEqual(
    expect.arrayContaining(['Luke Skywalker', "Old Ben's Spirit", 'Jedi Lightsaber']),
  );
});

test("037-2, 037-3 Old Ben's Spirit: it enhances a Character; the AI saves its unit with it", () => {
  const table = quietTable({
    light: { hand: ['037-2'], units: ['001-2', 'X-Wing'] },
    dark: { units: ['019-2'] },
  });
  expect(table.pay("play Old Ben's Spirit").asking).toBe('light play on: Luke Skywalker, Darth Vader');
  expect(haunted('light').changes('Luke', 'Old')).toEqual([
    'Luke Skywalker damage 2 to 0',
    "Old Ben's Spirit play to discard",
  ]);
});

const ARMED = { card: '001-2', enhancements: ['001-4', '001-5'] };

test('037-4 Weapon Mastery: a Character has a unit icon more for each enhancement on it, until the end of the phase', () => {
  const table = quietTable({
    light: { hand: ['037-4', '037-4'], units: [ARMED, { card: '003-3', enhancements: ['001-4'] }, 'X-Wing'] },
  });
  expect(table.choose('use Weapon Mastery').asking).toBe('light target: Luke Skywalker, Jedi in Hiding');
  table.choose('Luke Skywalker');
  expect(table.reads('unit', 'Luke Skywalker')).toBe(5);
  expect(table.until('engage').reads('unit', 'Luke Skywalker')).toBe(3);
});

test('037-4 Weapon Mastery: in its deployment it would end before any strike, so the AI lays it into its fate deck', () => {
  const table = quietTable({ ...AI, light: { hand: ['037-4'], units: [ARMED], fates: [] } });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});

const CALM = {
  light: {
    hand: ['037-5'],
    fates: [],
    units: [
      { ...ARMED, focus: 2 },
      { card: '003-3', focus: 1, enhancements: ['001-4'] },
    ],
  },
} satisfies Setup;

test("037-5 Calm: in the enemy's turn all focus tokens come off a Character with two enhancements", () => {
  const table = quietTable({ ...CALM, active: 'dark' })
    .until('use Calm')
    .choose('use Calm');
  expect(table.changes('Luke', 'Jedi in')).toEqual(['Luke Skywalker focus 2 to 0']);
});

test('037-5 Calm: not in the own turn, so the AI never plays it', () => {
  expect(quietTable(CALM).choices).not.toContain('use Calm');
  expect(quietTable({ ...CALM, ...AI }).changes('light fate')).toEqual(['light fate deck 0 to 1']);
});

test('038-1 Hoth Operations: with more Hoth objectives than the enemy its Speeders have edge (1), for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const light = { objectives: ['038-1'], units: ['038-4', 'X-Wing'], fates: [] };
    const table = quietTable({ ai, stop: 'conflict', light });
    expect([table.reads('edge', 'Snowspeeder'), table.reads('edge', 'X-Wing')]).toEqual([1, 0]);
    const equal = quietTable({ ai, stop: 'conflict', light, dark: { objectives: ['042-1'] } });
    expect(equal.reads('edge', 'Snowspeeder')).toBe(0);
  }
});

test('038-2 Wedge Antilles: he is played as a unit, or on a Speeder or Fighter of his side', () => {
  const light = { ...REBELS, hand: ['038-2'], units: ['038-4', 'X-Wing', '006-2'] };
  const table = quietTable({ light });
  expect(table.asking).toBe('light action: play Wedge Antilles, pilot Wedge Antilles, pass');
  expect(table.pay('pilot Wedge Antilles').asking).toBe('light play on: Snowspeeder, X-Wing');
  const alone = quietTable({ light: { ...light, units: ['006-2'] } });
  expect(alone.choices).not.toContain('pilot Wedge Antilles');
  expect(alone.pay('play Wedge Antilles').card('Wedge Antilles').type).toBe('unit');
});

const WEDGE = { units: [{ card: '038-4', focus: 1, enhancements: ['038-2'] }], fates: [] };

test('038-2 Wedge Antilles: as an enhancement he may be focused to take a token off his unit; as a unit he cannot', () => {
  const table = quietTable({ light: WEDGE });
  expect(table.asking).toBe('light action: use Wedge Antilles, pass');
  expect(table.choose('use Wedge Antilles').changes()).toEqual([
    'Snowspeeder focus 1 to 0',
    'Wedge Antilles focus 0 to 1',
  ]);
  const unit = quietTable({ light: { units: ['038-2', { card: '038-4', focus: 1 }] } });
  expect(unit.choices).not.toContain('use Wedge Antilles');
});

test('038-2 Wedge Antilles: the AI puts him on its Speeder, and frees it with him', () => {
  const table = quietTable({ ...AI, light: { ...REBELS, hand: ['038-2'], units: ['038-4'] } });
  expect(table.changes('Wedge Antilles on')).toEqual(['Wedge Antilles on nothing to Snowspeeder']);
  expect(quietTable({ ...AI, light: WEDGE }).changes('Snow')).toEqual(['Snowspeeder focus 1 to 0']);
});

test('038-3 Rogue Three: a unit and a blast icon more for each enhancement on it, for a person and for the AI', () => {
  const icons = (enhancements: string[], ai: 'none' | 'light') => {
    const table = quietTable({
      ai,
      stop: 'conflict',
      light: { units: [{ card: '038-3', enhancements }], fates: [] },
    });
    return [table.reads('unit', 'Rogue Three'), table.reads('blast', 'Rogue Three')];
  };
  expect(icons([], 'none')).toEqual([0, 2]);
  expect(icons(['038-2'], 'none')).toEqual([1, 3]);
  expect(icons(['038-2', '064-2'], 'light')).toEqual([3, 4]);
});

test('038-5 Hoth Survival Gear: its Character has a point of capacity for each Hoth objective of its player', () => {
  const capacity = (objectives: string[]) =>
    quietTable({
      light: { objectives, units: [{ card: '001-2', enhancements: ['038-5'] }] },
      dark: { objectives: ['042-1'] },
    }).reads('capacity', 'Luke Skywalker');
  expect([capacity(['001-1']), capacity(['038-1', '039-1', '001-1'])]).toEqual([3, 5]);
});

test('038-5 Hoth Survival Gear: for a Character; the AI gives it to its dearest', () => {
  const light = { ...REBELS, objectives: ['038-1'], hand: ['038-5'], units: ['001-3', '001-2', '006-2'] };
  expect(quietTable({ light }).choose('play Hoth Survival Gear').asking).toBe(
    "light play on: Twi'lek Loyalist, Luke Skywalker",
  );
  expect(quietTable({ ...AI, light }).changes('Hoth Survival Gear on')).toEqual([
    'Hoth Survival Gear on nothing to Luke Skywalker',
  ]);
});

/** A Dark attacker without blast, whom nobody opposes. */
const unopposed = (darkObjective: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { objectives: ['039-1', 'Draw Their Fire'], fates: [] },
    dark: { objectives: [darkObjective], units: ['035-2'] },
    engagement: { objective: '039-1', attackers: ['035-2'], step: 'strikes', edge: 'dark' },
  });

test('039-1 Echo Base Defense: with more Hoth objectives its Hoth objectives take no unopposed damage', () => {
  for (const ai of ['none', 'light'] as const) {
    expect(unopposed('Imperial Command', ai).changes('Echo Base')).toEqual([]);
    expect(unopposed('042-1', ai).changes('Echo Base')).toEqual(['Echo Base Defense damage 0 to 1']);
  }
});

test('039-1 Echo Base Defense: other objectives take it, for a person and for the AI', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    stop: 'commitment',
    light: { objectives: ['039-1', 'Draw Their Fire'], fates: [] },
    dark: { units: ['035-2'] },
    engagement: { objective: 'Draw Their Fire', attackers: ['035-2'], step: 'strikes', edge: 'dark' },
  });
  expect(table.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 1']);
});

test('039-2, 039-3, 039-4 Wilderness Fighters: a unit icon for each Hoth objective of its player, for a person and for the AI', () => {
  const units = (objectives: string[], ai: 'none' | 'light') =>
    quietTable({
      ai,
      stop: 'conflict',
      light: { objectives, units: ['039-2'], fates: [] },
      dark: { objectives: ['042-1'] },
    }).reads('unit', 'Wilderness Fighters');
  expect([units(['001-1'], 'none'), units(['038-1', '039-1'], 'none'), units(['038-1'], 'light')]).toEqual([
    0, 2, 1,
  ]);
});

/** Two Dark attackers strike, one after the other. */
const cold = (objective: string, area: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { objectives: ['038-1', 'Draw Their Fire'], area, fates: [] },
    dark: { units: ['027-4', '028-4'] },
    engagement: { objective, attackers: ['027-4', '028-4'], step: 'strikes', edge: 'dark' },
  }).choose('TIE Bomber');

test('039-5, 039-6 Subzero Defenses: the first enemy to strike at a Hoth objective is destroyed after its strike, no other', () => {
  expect(cold('038-1', ['039-5']).changes('TIE', 'Storm', 'Hoth')).toEqual([
    'Hoth Operations damage 0 to 3',
    'TIE Bomber play to discard',
    'Stormtrooper Elite focus 0 to 1',
    'Stormtrooper Elite role attacker to outside',
  ]);
});

test('039-5, 039-6 Subzero Defenses: two copies destroy the same first enemy, and no second', () => {
  const table = cold('038-1', ['039-5', '039-6']).choose('use Subzero Defenses');
  expect([table.isInPlay('TIE Bomber'), table.isInPlay('Stormtrooper Elite')]).toEqual([false, true]);
});

test('039-5, 039-6 Subzero Defenses: for the AI too; who strikes at another objective lives', () => {
  expect(cold('038-1', ['039-5'], 'light').changes('TIE')).toEqual(['TIE Bomber play to discard']);
  expect(cold('Draw Their Fire', ['039-5']).isInPlay('TIE Bomber')).toBe(true);
});
