import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

/** The Light Side's conflict phase begins; how many Sith objectives there are. */
const lord = (objectives: string[]) =>
  quietTable({
    step: 'conflict',
    stop: 'commitment',
    light: { ...JEDI, units: ['001-2', '001-3', 'X-Wing', { card: '003-3', focus: 1 }] },
    dark: { ...SITH, objectives },
  });

test('217-1 Dark Lord of the Sith: with 3 Sith objectives the enemy focuses a ready unit that is no Vehicle', () => {
  const open = () => lord(['217-1', '019-1', '019-1']).until('use Dark Lord of the Sith');
  const used = open().choose('use Dark Lord of the Sith');
  expect(used.asking).toMatch(/^light .*: Luke Skywalker, Twi'lek Loyalist$/);
  expect(used.choose("Twi'lek Loyalist").changes("Twi'lek", 'Luke')).toEqual([
    "Twi'lek Loyalist focus 0 to 1",
  ]);
  expect(open().choose('pass').changes("Twi'lek", 'Luke')).toEqual([]);
  expect(lord(['217-1', '019-1', '029-1']).choices).not.toContain('use Dark Lord of the Sith');
});

const VADER = {
  ...TURN,
  stop: 'commitment',
  light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, { card: '011-2', focus: 1 }, '014-3'] },
  dark: { ...SITH, units: ['217-2'] },
  engagement: {
    objective: '001-1',
    attackers: ['217-2'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'light',
    turn: 'dark',
  },
} satisfies Setup;

test('217-2 Darth Vader: a unit icon more with 2 exhausted enemies; his unit icons may go to an exhausted one outside', () => {
  expect(quietTable(VADER).reads('unit', 'Darth Vader')).toBe(3);
  const fresh = quietTable({ ...VADER, light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, '014-3'] } });
  expect(fresh.reads('unit', 'Darth Vader')).toBe(2);
  const open = () => quietTable(VADER).until('unit').choose('unit').until('use Darth Vader');
  expect(open().choose('use Darth Vader').isInPlay('Home One')).toBe(false);
  expect(open().choose('pass').isInPlay('Home One')).toBe(true);
});

test('217-3 Sith Warrior: shielding', () => {
  expect(quietTable({ dark: { units: ['217-3'] } }).reads('shielding', 'Sith Warrior')).toBe(1);
});

test("217-4 Vader's Meditation Chamber: 1 less with a Force User or a Force Sensitive unit", () => {
  const focused = (units: string[]) =>
    quietTable({ ...TURN, dark: { ...SITH, units, hand: ['217-4', '019-5'] }, light: { units: ['001-2'] } })
      .pay("play Vader's Meditation Chamber")
      .changes('Sith focus', 'Shadows', 'Imperial', 'Death').length;
  expect([focused(['019-3']), focused(['026-4'])]).toEqual([0, 1]);
});

const STRIKE = {
  ...TURN,
  stop: 'conflict',
  light: { ...JEDI, units: ['001-2', '003-3', 'X-Wing', '001-3'] },
  dark: { ...SITH, units: ['019-3'], hand: ['217-5'] },
} satisfies Setup;

test('217-5 Telekinetic Strike: a focused unit puts a token on a Character or Creature not dearer, two with the dark Balance', () => {
  const open = (balance: 'light' | 'dark') =>
    quietTable({ ...STRIKE, balance }).pay('use Telekinetic Strike');
  expect(open('light').asking).toBe("dark target: Jedi in Hiding, Twi'lek Loyalist");
  expect(open('light').choose('Jedi in Hiding').changes('Dark Side', 'Jedi in')).toEqual([
    'Jedi in Hiding focus 0 to 1',
    'Dark Side Apprentice focus 0 to 1',
  ]);
  expect(open('dark').choose('Jedi in Hiding').changes('Jedi in')).toEqual(['Jedi in Hiding focus 0 to 2']);
});

const visage = (unit: string, ai: 'none' | 'dark' = 'none') => {
  const table = quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '001-2', focus: 1 }, '001-3'] },
    dark: { ...SITH, units: [unit], ...(ai === 'dark' ? { fates: ['217-6'] } : { hand: ['217-6'] }) },
    engagement: { objective: '001-1', attackers: [unit], defenders: ['001-2'] },
  });
  if (ai === 'none') table.until('Visage of the Dark Lord').choose('Visage of the Dark Lord');
  return table;
};

test('217-6 Visage of the Dark Lord: with a participating unique Sith unit a participating enemy is focused', () => {
  expect(visage('217-2').changes('Luke Skywalker focus', "Twi'lek")).toEqual(['Luke Skywalker focus 1 to 2']);
  expect(visage('217-3').changes('Luke Skywalker focus')).toEqual([]);
});

test('217-6 Visage of the Dark Lord: the AI focuses with it', () => {
  expect(visage('217-2', 'dark').changes('Luke Skywalker focus')).toEqual(['Luke Skywalker focus 1 to 2']);
});

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
const inquisitor = (unit: string) =>
  quietTable({
    ...TURN,
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
