import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const AI_DARK = { active: 'dark', ai: 'dark', stop: 'conflict' } as const;

/** Two fighters strike at an objective, perhaps after another was engaged. */
const generator = (objective: string, engaged: string[] = [], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    engaged,
    light: { ...REBELS, units: ['X-Wing', '201-3'] },
    dark: { ...NAVY, objectives: ['210-1', '029-1', '019-1'] },
    engagement: { objective, attackers: ['X-Wing', '201-3'], step: 'strikes', edge: 'light' },
  });
const USE_GENERATOR = 'use Protect the Generator';

test('210-1 Protect the Generator: the first enemy focused to strike at an Imperial Navy objective may get a token, and no other', () => {
  const open = () => generator('029-1').choose('X-Wing');
  expect(open().asking).toBe(`dark window: ${USE_GENERATOR}, pass`);
  expect(open().choose(USE_GENERATOR).changes('X-Wing focus', 'Alliance B-Wing focus')).toEqual([
    'X-Wing focus 0 to 2',
    'Alliance B-Wing focus 0 to 1',
  ]);
});

test('210-1 Protect the Generator: declined, the second enemy that strikes does not get it either', () => {
  expect(() => generator('029-1').choose('X-Wing').choose('pass').until(USE_GENERATOR)).toThrow(NEVER);
});

test('210-1 Protect the Generator: only in the first engagement of a turn against an Imperial Navy objective', () => {
  expect(() => generator('019-1').until(USE_GENERATOR)).toThrow(NEVER);
  expect(() => generator('029-1', ['210-1']).until(USE_GENERATOR)).toThrow(NEVER);
  expect(generator('029-1', ['019-1']).until(USE_GENERATOR).asked).toBe('dark');
});

test('210-1 Protect the Generator: the AI focuses the first, whichever it is', () => {
  const table = generator('029-1', [], 'dark').choose('Alliance B-Wing');
  expect(table.changes('X-Wing focus', 'Alliance B-Wing focus')).toEqual([
    'X-Wing focus 0 to 1',
    'Alliance B-Wing focus 0 to 2',
  ]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Protect the Generator', rule: 'LCG-48' }]);
});

/** Three objectives of the Light Side, and how many of the own ones are of Endor. */
const dyer = (light: string[], dark: string[], ai: Partial<Setup> = {}) =>
  quietTable({
    active: 'dark',
    ...ai,
    light: { ...REBELS, objectives: light },
    dark: { ...NAVY, objectives: dark, units: ['027-4', '210-2'] },
  });
const NO_ENDOR = ['012-1', '012-1', '001-1'];
const ALL_ENDOR = ['186-1', '131-1', '190-1'];

test('210-2 Colonel Dyer: a unit icon for each own Endor objective, a blast icon for each of the enemy', () => {
  const icons = (light: string[], dark: string[]) =>
    (['unit', 'blast', 'tactics'] as const).map((icon) => dyer(light, dark).reads(icon, 'Colonel Dyer'));
  expect([
    icons(NO_ENDOR, ['029-1', '026-1', '019-1']),
    icons(NO_ENDOR, ['210-1', '187-1', '029-1']),
    icons(ALL_ENDOR, ['029-1', '026-1', '019-1']),
    icons(['186-1', '012-1', '012-1'], ['210-1', '187-1', '029-1']),
  ]).toEqual([
    [0, 0, 1],
    [2, 0, 1],
    [0, 3, 1],
    [2, 1, 1],
  ]);
});

test('210-2 Colonel Dyer: the AI attacks with him where that gives him the most blast, and defends with him otherwise', () => {
  const pool = (light: string[]) => dyer(light, ['029-1', '026-1', '019-1'], AI_DARK).card('210-2').pool;
  expect([pool(ALL_ENDOR), pool(NO_ENDOR)]).toEqual(['attackers', 'defenders']);
});

const WALKER = {
  active: 'dark',
  light: REBELS,
  dark: {
    ...NAVY,
    objectives: [{ card: '210-1', damage: 1 }, '187-1', '029-1'],
    area: ['210-5'],
    units: [{ card: '210-3', focus: 2 }],
  },
} satisfies Setup;

test('210-3, 210-4 Endor AT-ST: an Endor objective or enhancement is focused to take a token off it', () => {
  const open = () => quietTable(WALKER).choose('use Endor AT-ST');
  expect(open().asking).toMatch(/^dark .*: Protect the Generator, The Emperor's Legion, Endor Command Post$/);
  expect(open().choose('Endor Command Post').changes()).toEqual([
    'Endor AT-ST focus 2 to 1',
    'Endor Command Post focus 0 to 1',
  ]);
});

test('210-3, 210-4 Endor AT-ST: once a phase, so not before the next one', () => {
  const used = quietTable(WALKER).choose('use Endor AT-ST').choose('Endor Command Post');
  expect(used.until('use Endor AT-ST').state.phase).toBe('conflict');
});

test('210-3, 210-4 Endor AT-ST: an exhausted Endor card cannot be focused for it', () => {
  const objectives = [{ card: '210-1', focus: 1 }, '187-1', '029-1'];
  const used = quietTable({ ...WALKER, dark: { ...WALKER.dark, objectives } }).choose('use Endor AT-ST');
  expect(used.choices).toEqual(["The Emperor's Legion", 'Endor Command Post']);
});

test('210-3, 210-4 Endor AT-ST: the AI gives a token on a card that is no unit for it, on the objective with the most capacity left', () => {
  const dark = { ...WALKER.dark, area: [] };
  const table = quietTable({ ...WALKER, ...AI_DARK, dark });
  expect(table.changes('Endor AT-ST', 'Protect', "The Emperor's")).toEqual([
    'Protect the Generator focus 0 to 1',
    'Endor AT-ST focus 2 to 1',
  ]);
});

/** The Command Post is exhausted; who could be focused for it. */
const post = (units: NonNullable<Setup['dark']>['units'], ai: Partial<Setup> = {}) =>
  quietTable({
    active: 'dark',
    stop: 'conflict',
    ...ai,
    light: REBELS,
    dark: { ...NAVY, area: [{ card: '210-5', focus: 1 }], units },
  });

test('210-5 Endor Command Post: an Officer is focused to take a token off it, or not', () => {
  const open = () => post(['187-2', '215-4', '027-3']);
  expect(open().asking).toBe('dark action: use Endor Command Post, pass');
  const used = open().choose('use Endor Command Post');
  expect(used.asking).toMatch(/^dark .*: Lieutenant Renz, ISB Officer$/);
  expect(used.choose('ISB Officer').changes()).toEqual([
    'ISB Officer focus 0 to 1',
    'Endor Command Post focus 1 to 0',
  ]);
  expect(open().choose('pass').changes()).toEqual([]);
  expect(post(['027-3']).changes()).toEqual([]);
});

test('210-5 Endor Command Post: the AI focuses an Officer whose strike is worth no more than the token', () => {
  expect(post(['215-4'], AI_DARK).changes('Endor', 'ISB')).toEqual([
    'ISB Officer focus 0 to 1',
    'Endor Command Post focus 1 to 0',
  ]);
  expect(post(['187-2'], AI_DARK).changes('Endor', 'Lieutenant')).toEqual([]);
});

test('LCG-48, 210-5 Endor Command Post: the AI counts what a strike of this turn could use, no edge-enabled icon without the edge', () => {
  // Grand Moff Tarkin has a tactics icon, and two with the edge.
  expect(post(['178-2'], AI_DARK).changes('Endor')).toEqual(['Endor Command Post focus 1 to 0']);
});

test("LCG-48, 210-5 Endor Command Post: the AI keeps who could defend in the player's turn, and after a conflict phase nobody strikes", () => {
  const theirs = { active: 'light', ai: 'dark', step: 'conflict', stop: 'engage' } as const;
  expect(post(['234-3'], theirs).changes('Endor', '501st')).toEqual([]);
  expect(post([{ card: '234-3', pool: 'attackers' }], theirs).changes('501st')).toEqual([
    '501st Commander focus 0 to 1',
  ]);
  const over = { ...AI_DARK, step: 'engage', stop: 'commitment' } as const;
  expect(post(['234-3'], over).changes('Endor', '501st')).toEqual([
    '501st Commander focus 0 to 1',
    'Endor Command Post focus 1 to 0',
  ]);
});

/** Lieutenant Renz is promoted; who strikes. */
const promotion = (striker: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    active: 'dark',
    ai,
    stop: 'commitment',
    light: { ...REBELS, units: [{ card: '003-2', focus: 1 }] },
    dark: { ...NAVY, units: [striker, { card: '187-2', focus: 1, enhancements: ['210-6'] }] },
    engagement: {
      objective: '012-1',
      attackers: [striker, '187-2'],
      defenders: ['003-2'],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('210-6 Promotion: focused, it lends the icons of its Officer to another Imperial Navy unit for its strike', () => {
  const open = () => promotion('030-2').until('use Promotion');
  const icons = (table: ReturnType<typeof open>) =>
    (['unit', 'blast', 'blast edge'] as const).map((icon) => table.reads(icon, '030-2'));
  expect(open().asking).toBe('dark window: use Promotion, pass');
  const used = open().choose('use Promotion');
  expect([icons(open()), icons(used), used.changes('Promotion')]).toEqual([
    [1, 1, 1],
    [2, 2, 1],
    ['Promotion focus 0 to 1'],
  ]);
  used.choose('blast');
  expect([used.changes('Draw', 'Obi-Wan Kenobi damage'), icons(used)]).toEqual([
    ['Draw Their Fire damage 0 to 3', 'Obi-Wan Kenobi damage 0 to 2'],
    [1, 1, 1],
  ]);
  expect(open().choose('pass').choose('blast').changes('Draw', 'Obi-Wan Kenobi damage', 'Promotion')).toEqual(
    ['Draw Their Fire damage 0 to 2', 'Obi-Wan Kenobi damage 0 to 1'],
  );
});

test('210-6 Promotion: not for a unit of another affiliation; it enhances an Imperial Navy Officer', () => {
  expect(() => promotion('027-4').until('use Promotion')).toThrow(NEVER);
  const dark = { ...NAVY, units: ['187-2', '215-4', '030-2', '056-2'], hand: ['210-6'] };
  expect(quietTable({ active: 'dark', dark }).pay('play Promotion').asking).toBe(
    'dark play on: Lieutenant Renz, General Veers',
  );
});

test('210-6 Promotion: the AI strikes with the icons of its Officer', () => {
  expect(promotion('030-2', 'dark').changes('Draw', 'Promotion')).toEqual([
    'Draw Their Fire damage 0 to 3',
    'Promotion focus 0 to 1',
  ]);
});

test('210-6 Promotion: the AI gives it to the dearest Officer of the Imperial Navy', () => {
  const dark = { ...NAVY, units: ['215-4', '187-2', '264-2'], hand: ['210-6'] };
  const table = quietTable({ ...AI_DARK, dark });
  expect(table.changes('Promotion on')).toEqual(['Promotion on nothing to Director Krennic']);
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['Lieutenant Renz', 'Director Krennic'], picked: 'Director Krennic', rule: 'LCG-28' },
  ]);
});
