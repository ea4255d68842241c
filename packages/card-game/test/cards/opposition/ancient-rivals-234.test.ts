import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

/** The Dark Side attacks a Twi'lek Loyalist; what lies in the stacks. */
const stacks = (dark: string[], { light = [], objectives, units = ['019-3'], ai = 'none' }: Stacks = {}) =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: {
      ...JEDI,
      objectives: [{ card: '001-1', focus: 1 }, '186-1', '012-1'],
      units: [{ card: '001-3', focus: 1 }, '003-3', '004-2'],
    },
    dark: {
      ...SITH,
      ...(objectives ? { objectives } : {}),
      units: units.map((card) => ({ card, focus: 1 })),
    },
    engagement: {
      objective: '012-1',
      attackers: units,
      defenders: ['001-3'],
      stacks: { light, dark },
    },
  });
interface Stacks {
  readonly light?: string[];
  readonly objectives?: string[];
  readonly units?: string[];
  readonly ai?: 'none' | 'dark';
}
const edgeOf = (table: ReturnType<typeof stacks>) =>
  table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));

const NO_CONFLICT = { objectives: ['234-1', '019-1'] };

test('234-1 There is No Conflict: a Sith fate revealed in the own stack, an enemy objective may be focused', () => {
  const open = () => stacks(['234-5'], NO_CONFLICT).until('use There is No Conflict');
  const used = open().choose('use There is No Conflict');
  expect(used.asking).toBe("dark target: A Hero's Journey, Warriors of the Forest, Draw Their Fire");
  expect(used.choose("A Hero's Journey").changes("A Hero's")).toEqual(["A Hero's Journey focus 1 to 2"]);
  expect(open().choose('pass').changes("A Hero's", 'Warriors', 'Draw')).toEqual([]);
  expect(() => stacks(['217-6', '019-5'], NO_CONFLICT).until('use There is No Conflict')).toThrow(NEVER);
});

test('234-1 There is No Conflict: the AI focuses the ready objective with the most resources', () => {
  const table = stacks(['234-5'], { ...NO_CONFLICT, ai: 'dark' });
  expect(table.changes("A Hero's", 'Warriors', 'Draw')).toEqual(['Draw Their Fire focus 0 to 1']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Draw Their Fire', rule: 'LCG-30' }]);
});

test('234-2 Darth Vader: an own fate has resolved, so 1 damage to an enemy unit, once a turn', () => {
  const open = () => stacks(['217-6', '021-6'], { units: ['234-2'] }).until('use Darth Vader');
  const used = open().choose('use Darth Vader');
  expect(used.asking).toBe("dark target: Twi'lek Loyalist, Jedi in Hiding, Red Five");
  expect(used.choose('Red Five').changes('Red Five', "Twi'lek Loyalist damage")).toEqual([
    'Red Five damage 0 to 1',
  ]);
  const again = open().choose('use Darth Vader').choose('Red Five');
  expect(() => again.until('use Darth Vader')).toThrow(NEVER);
  expect(open().choose('pass').until('use Darth Vader').choose('pass').changes('Red Five')).toEqual([]);
});

test("234-2 Darth Vader: the enemy's fate gives him nothing", () => {
  expect(() => stacks(['019-5'], { units: ['234-2'], light: ['004-6'] }).until('use Darth Vader')).toThrow(
    NEVER,
  );
});

test('234-2 Darth Vader: the AI damages the dearest enemy unit', () => {
  const table = stacks(['021-6'], { units: ['234-2'], ai: 'dark' });
  expect(table.changes('Red Five', 'Jedi in Hiding', "Twi'lek Loyalist damage")).toEqual([
    'Red Five damage 0 to 1',
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Red Five', rule: 'LCG-30' }]);
});

/** The Dark Side loses the edge to these. */
const commander = (defenders: string[], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: defenders.map((card) => ({ card, focus: 1 })) },
    dark: { ...SITH, units: ['234-3', '026-4', '019-3'].map((card) => ({ card, focus: 1 })) },
    engagement: {
      objective: '012-1',
      attackers: ['234-3', '026-4', '019-3'],
      defenders,
      stacks: { light: ['002-2'], dark: [] },
    },
  });
const leftBy = (table: ReturnType<typeof commander>) =>
  table.events.flatMap(({ kind, data }) =>
    kind === 'leaves engagement' ? [kindOf((data as { readonly card: number }).card).title] : [],
  );

test('234-3 501st Commander: after a lost edge battle it may leave with a Jedi or neutral unit', () => {
  const open = () => commander(['001-2', 'X-Wing', '008-2']).until('use 501st Commander');
  const used = open().choose('use 501st Commander');
  expect(used.choices).toEqual(['Luke Skywalker', 'X-Wing', 'Heavy Stormtrooper Squad']);
  used.choose('X-Wing');
  expect(leftBy(used)).toEqual(['501st Commander', 'X-Wing']);
  expect(leftBy(open().choose('pass'))).toEqual([]);
});

test('234-3 501st Commander: the AI takes the dearest out, where that has no fewer icons', () => {
  expect(leftBy(commander(['X-Wing', '001-2', '008-2'], 'dark'))).toEqual([
    '501st Commander',
    'Luke Skywalker',
  ]);
  expect(leftBy(commander(['014-3', '008-2'], 'dark'))).toEqual([]);
});

const join = (step: 'deployment' | 'engage') =>
  quietTable({
    ...TURN,
    step,
    stop: step === 'deployment' ? 'conflict' : 'commitment',
    light: { units: ['001-2', '001-3', '003-3', 'X-Wing'] },
    dark: { ...SITH, hand: ['234-4'] },
  });

test('234-4 Join Me: in the own deployment phase control of a Character that is not unique is taken', () => {
  const used = join('deployment').pay('use Join Me');
  expect(used.asking).toBe("dark target: Twi'lek Loyalist, Jedi in Hiding");
  expect(used.choose('Jedi in Hiding').changes('Jedi in')).toEqual([
    'Jedi in Hiding controlled by light to dark',
  ]);
  expect(join('engage').hand('dark')).toEqual(['Join Me']);
});

test('234-4 Join Me: the AI takes the dearest Character that is not unique', () => {
  const light = { units: ['001-2', '001-3', '003-3', 'X-Wing'] };
  const table = quietTable({ ...AI_DARK, light, dark: { ...SITH, hand: ['234-4'] } });
  expect(table.changes('Jedi in', "Twi'lek")).toEqual(['Jedi in Hiding controlled by light to dark']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ["Twi'lek Loyalist", 'Jedi in Hiding'], picked: 'Jedi in Hiding', rule: 'LCG-30' },
  ]);
});

test('234-5, 234-6 Ancient Rivals: discarded from the own stack, it discards a Jedi or a neutral card that is no fate', () => {
  // Luke has 3 icons, Red Two and Target of Opportunity 2, the X-Wing 1.
  const open = () => stacks(['234-5'], { light: ['001-2', '008-2', '004-6', 'X-Wing'] });
  expect(open().asking).toBe('dark target: Luke Skywalker, X-Wing');
  const chosen = () => open().choose('Luke Skywalker');
  expect(edgeOf(chosen().choose('yes'))).toMatchObject([{ by: 0, n: 5 }]);
  expect(edgeOf(chosen().choose('no'))).toMatchObject([{ by: 0, n: 6 }]);
  expect(edgeOf(stacks(['234-5'], { light: ['008-2', '004-6'] }))).toMatchObject([{ by: 0, n: 2 }]);
});

test('234-5, 234-6 Ancient Rivals: the AI gives its 2 Force icons for more than that only', () => {
  expect(edgeOf(stacks(['234-5'], { light: ['X-Wing', '001-2'], ai: 'dark' }))).toMatchObject([
    { by: 0, n: 1 },
  ]);
  expect(edgeOf(stacks(['234-5'], { light: ['X-Wing', '001-3'], ai: 'dark' }))).toMatchObject([
    { by: 0, n: 0 },
  ]);
});
