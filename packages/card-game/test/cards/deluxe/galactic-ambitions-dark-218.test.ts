import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

test.each([
  ['a person', 'none'],
  ['the AI', 'dark'],
] as const)(
  '218-1 Encounter at Stygeon Prime: with 2 damage or less enemy units are not elite, for %s',
  (_, ai) => {
    const elite = (damage: number) => {
      const dark = { ...SITH, objectives: [{ card: '218-1', damage }, '019-1'], units: ['019-2'] };
      const table = quietTable({ ...TURN, ai, stop: 'conflict', light: { units: ['011-2'] }, dark });
      return [table.reads('elite', 'Home One'), table.reads('elite', 'Darth Vader')];
    };
    expect([elite(2), elite(3)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  },
);

test('218-1 Encounter at Stygeon Prime: against the AI elite units of a person refresh like others', () => {
  const refreshed = (damage: number) =>
    quietTable({
      ai: 'dark',
      step: 'refresh',
      stop: 'draw',
      light: { ...JEDI, units: [{ card: '011-2', focus: 3 }] },
      dark: { ...SITH, objectives: [{ card: '218-1', damage }, '019-1'] },
    }).changes('Home One');
  expect([refreshed(2), refreshed(3)]).toEqual([['Home One focus 3 to 2'], ['Home One focus 3 to 1']]);
});

test('218-2 The Inquisitor: once a turn a card is drawn, then one of the hand is discarded', () => {
  const table = quietTable({ ...TURN, dark: { ...SITH, units: ['218-2'], hand: ['027-3'], top: ['019-4'] } });
  table.choose('use The Inquisitor');
  expect(table.choices).toEqual(['TIE Fighter', "Vader's Lightsaber"]);
  expect(table.choose('TIE Fighter').changes()).toEqual([
    'TIE Fighter hand to discard',
    "Vader's Lightsaber deck to hand",
  ]);
  expect(table.choices).not.toContain('use The Inquisitor');
});

test('218-2 The Inquisitor: the AI uses it, as it gives as much as it takes, and discards the top card of its hand', () => {
  const dark = { ...SITH, units: ['218-2'], hand: ['027-3', '026-4'], top: ['019-4'] };
  const table = quietTable({ ...AI_DARK, step: 'refresh', stop: 'draw', dark });
  expect(table.changes()).toEqual(['TIE Fighter hand to discard', "Vader's Lightsaber deck to hand"]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ rule: 'LCG-48' }]);
});

const GUARD = {
  ...TURN,
  stop: 'commitment',
  light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, '001-3', 'X-Wing'] },
  dark: { ...SITH, units: ['218-3'] },
  engagement: {
    objective: '001-1',
    attackers: ['218-3'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('218-3 Stygeon Prison Guard: focused to strike, it may make the enemy focus a ready unit of his', () => {
  const open = () => quietTable(GUARD).until('use Stygeon Prison Guard');
  const used = open().choose('use Stygeon Prison Guard');
  expect(used.asking).toMatch(/^light .*: Twi'lek Loyalist, X-Wing$/);
  expect(used.choose('X-Wing').changes('X-Wing', "Twi'lek")).toEqual(['X-Wing focus 0 to 1']);
  expect(open().choose('pass').changes('X-Wing', "Twi'lek")).toEqual([]);
});

test('218-3 Stygeon Prison Guard: the AI uses it', () => {
  const table = quietTable({ ...GUARD, ai: 'dark' });
  expect(table.asking).toMatch(/^light .*: Twi'lek Loyalist, X-Wing$/);
});

/** The unit with the Lightsaber strikes a shielded Luke. */
const inquisitor = (unit: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '001-2', focus: 1, shields: 1 }] },
    dark: { ...SITH, units: [{ card: unit, enhancements: ['218-4'] }] },
    engagement: {
      objective: '001-1',
      attackers: [unit],
      defenders: ['001-2'],
      step: 'strikes',
      edge: 'light',
      turn: 'dark',
    },
  });

test("218-4 The Inquisitor's Lightsaber: a unit icon more; what The Inquisitor deals cannot be prevented", () => {
  expect([inquisitor('218-2').reads('unit', '218-2'), inquisitor('019-3').reads('unit', '019-3')]).toEqual([
    3, 2,
  ]);
  expect(inquisitor('218-2').until('unit').choose('unit').isInPlay('Luke Skywalker')).toBe(false);
});

test("218-4 The Inquisitor's Lightsaber: nor can what he deals be taken over by a protector", () => {
  const guarded = (unit: string) =>
    quietTable({
      ...TURN,
      stop: 'commitment',
      light: { ...JEDI, units: ['001-2', '005-3'].map((card) => ({ card, focus: 1 })) },
      dark: { ...SITH, units: [{ card: unit, enhancements: ['218-4'] }] },
      engagement: {
        objective: '001-1',
        attackers: [unit],
        defenders: ['001-2'],
        step: 'strikes',
        edge: 'light',
        turn: 'dark',
      },
    });
  expect(guarded('019-3').until('protect').asked).toBe('light');
  expect(() => guarded('218-2').until('protect')).toThrow(NEVER);
});

test("218-4 The Inquisitor's Lightsaber: the AI kills through a shield with him, and gives it to the dearest", () => {
  expect(inquisitor('218-2', 'dark').choose('no').isInPlay('Luke Skywalker')).toBe(false);
  const dark = { ...SITH, units: ['019-3', '218-2', '026-4'], hand: ['218-4'] };
  const table = quietTable({ ...AI_DARK, dark });
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ['Dark Side Apprentice', 'The Inquisitor'], picked: 'The Inquisitor', rule: 'LCG-28' },
  ]);
});

test('218-5 Hunted: the Character of the enemy that was dealt damage may get a focus token', () => {
  const open = () =>
    quietTable({
      ...TURN,
      stop: 'conflict',
      light: { ...JEDI, units: [{ card: '001-2', enemies: ['218-5'] }] },
      dark: { ...SITH, hand: ['019-5'] },
    })
      .pay('use Force Choke')
      .until('use Hunted');
  expect(open().choose('use Hunted').changes('Luke')).toEqual([
    'Luke Skywalker damage 0 to 1',
    'Luke Skywalker focus 0 to 1',
  ]);
  expect(open().choose('pass').changes('Luke Skywalker focus')).toEqual([]);
});

test('218-5 Hunted: it enhances an enemy Character', () => {
  const table = quietTable({
    ...TURN,
    light: { units: ['001-2', '001-3', 'X-Wing'] },
    dark: { ...SITH, units: ['019-2'], hand: ['218-5'] },
  });
  expect(table.pay('play Hunted').asking).toBe("dark play on: Luke Skywalker, Twi'lek Loyalist");
});

test('218-5 Hunted: the AI focuses its host', () => {
  const table = quietTable({
    ...AI_DARK,
    light: { ...JEDI, units: [{ card: '001-2', enemies: ['218-5'] }] },
    dark: { ...SITH, hand: ['019-5'] },
  });
  expect(table.changes('Luke Skywalker focus')).toEqual(['Luke Skywalker focus 0 to 1']);
});

const bones = (engaged: string[], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'struggle',
    engaged,
    light: JEDI,
    dark: { ...SITH, objectives: [{ card: '019-1', enhancements: ['218-6'] }, '029-1'] },
  });

test('218-6 Bones of a Fallen Master: its objective not engaged in the enemy conflict phase, each enemy objective may be dealt 1', () => {
  const open = () => bones(['029-1']).until('use Bones of a Fallen Master');
  expect(open().choose('use Bones of a Fallen Master').changes()).toEqual([
    "A Hero's Journey damage 0 to 1",
    'Draw Their Fire damage 0 to 1',
    'Draw Their Fire damage 0 to 1',
  ]);
  expect(open().choose('pass').changes()).toEqual([]);
  expect(bones(['019-1'], 'dark').changes("A Hero's")).toEqual([]);
});

test('218-6 Bones of a Fallen Master: the AI deals it', () => {
  expect(bones([], 'dark').changes("A Hero's")).toEqual(["A Hero's Journey damage 0 to 1"]);
});
