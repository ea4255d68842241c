import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

test('225-1 Planning the Attack: undamaged it adds 1 to the reserve', () => {
  const drawn = (damage: number) =>
    quietTable({
      step: 'draw',
      light: { ...REBELS, objectives: [{ card: '225-1', damage }, '012-1', '012-1'] },
    })
      .until('action')
      .hand('light').length;
  expect([drawn(0), drawn(1)]).toEqual([7, 6]);
});

const DODONNA = {
  light: {
    ...REBELS,
    objectives: ['225-1', '012-1', '012-1'],
    units: ['225-2'],
    hand: ['201-3', '201-4', '201-3'],
    top: ['001-2', '001-3'],
  },
} satisfies Setup;

test('225-2 General Jan Dodonna: a Yavin 4 card has generated resources, so a card may be drawn, once a turn', () => {
  const open = () =>
    quietTable(DODONNA)
      .choose('play Alliance B-Wing')
      .until('Planning the Attack')
      .choose('Planning the Attack');
  expect(open().asking).toBe('light window: use General Jan Dodonna, pass');
  expect(open().choose('use General Jan Dodonna').changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker deck to hand',
  ]);
  expect(open().choose('pass').changes('Luke')).toEqual([]);
});

test('225-3, 225-4 Rebel Tactician: with a participating Leader a unit icon and an edge-enabled blast icon', () => {
  const icons = (attackers: string[]) => {
    const table = quietTable({
      light: { ...REBELS, units: ['225-3', '225-2', '014-3'] },
      dark: { units: ['019-2'], hand: ['027-3'] },
      engagement: { objective: '029-1', attackers, defenders: ['019-2'] },
    });
    return [table.reads('unit', '225-3'), table.reads('blast edge', '225-3')];
  };
  expect([icons(['225-3', '014-3']), icons(['225-3', '225-2']), icons(['225-2'])]).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
});

test('225-3, 225-4 Rebel Tactician: the AI strikes with it', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...REBELS, units: ['225-3', { card: '225-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['225-3', '225-2'], step: 'strikes', edge: 'light' },
  });
  // One by blast, one unopposed.
  expect(table.changes('Death')).toEqual(['Death and Despayre damage 0 to 2']);
});

const MOTHMA = (isCommitted: boolean): Setup => ({
  light: { ...REBELS, units: [{ card: '226-2', committed: isCommitted }], hand: ['201-3', '201-3'] },
});

test('226-2 Mon Mothma: committed, the first Rebel Alliance card of a phase costs 1 less', () => {
  const table = quietTable(MOTHMA(true)).pay('play Alliance B-Wing');
  expect(table.events.filter(({ kind }) => kind === 'generates')).toEqual([]);
  table.pay('play Alliance B-Wing');
  expect(table.events.filter(({ kind }) => kind === 'generates')).toHaveLength(1);
  const other = quietTable(MOTHMA(false)).pay('play Alliance B-Wing');
  expect(other.events.filter(({ kind }) => kind === 'generates')).toHaveLength(1);
});

/** Both have laid a card with 1 Force icon. */
const tied = (unit: string) =>
  quietTable({
    stop: 'commitment',
    light: { ...REBELS, units: [unit], hand: ['001-3'] },
    dark: { units: [{ card: '019-2', focus: 1 }], hand: ['027-3'] },
    engagement: { objective: '029-1', attackers: [unit], defenders: ['019-2'] },
  })
    .until("Twi'lek Loyalist")
    .choose("Twi'lek Loyalist")
    .until('TIE Fighter')
    .choose('TIE Fighter');

test('226-3 Kyle Katarn: attacking, his side wins a tied edge battle', () => {
  expect(tied('226-3').until('icons').changes('edge')).toEqual(['edge nobody to light']);
  expect(tied('225-2').until('icons').changes('edge')).toEqual(['edge nobody to dark']);
  expect(tied('226-3').reads('targeted strike', 'Kyle Katarn')).toBe(1);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)('226-4 Inspiring Presence: for %s each card of the set of its Leader is elite', (_, ai) => {
  const elite = (enhancements: string[]) => {
    const units = [{ card: '225-2', enhancements }, '225-3', '226-3'];
    const table = quietTable({
      ai,
      stop: 'conflict',
      light: { ...REBELS, objectives: ['225-1', '012-1'], units },
    });
    return ['225-1', '225-3', '226-3'].map((card) => table.reads('elite', card));
  };
  expect([elite([]), elite(['226-4'])]).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
});

test('226-4 Inspiring Presence: it enhances a friendly Leader', () => {
  const table = quietTable({ light: { ...REBELS, units: ['226-3', '225-2', '226-2'], hand: ['226-4'] } });
  expect(table.pay('play Inspiring Presence').asking).toBe('light play on: General Jan Dodonna, Mon Mothma');
});

const RIFLE = {
  stop: 'commitment',
  light: { ...REBELS, units: [{ card: '001-2', enhancements: ['226-5'] }] },
  dark: { units: [{ card: '019-2', focus: 1 }, '026-4', '027-3'] },
  engagement: {
    objective: '029-1',
    attackers: ['001-2'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('226-5 Concussion Rifle: its unit focused to strike, it may be focused to deal 1 to a ready enemy', () => {
  const open = () => quietTable(RIFLE).until('use Concussion Rifle');
  const used = open().choose('use Concussion Rifle');
  expect(used.asking).toBe('light target: Heavy Stormtrooper Squad, TIE Fighter');
  expect(used.choose('Heavy Stormtrooper Squad').changes('Heavy', 'Concussion')).toEqual([
    'Heavy Stormtrooper Squad damage 0 to 1',
    'Concussion Rifle focus 0 to 1',
  ]);
  expect(open().choose('pass').changes('Heavy', 'Concussion')).toEqual([]);
});

test('226-5 Concussion Rifle: the AI deals it to the dearest', () => {
  expect(quietTable({ ...RIFLE, ai: 'light' }).changes('Heavy', 'TIE')).toEqual([
    'Heavy Stormtrooper Squad damage 0 to 1',
  ]);
});

const HIRE = {
  light: { ...REBELS, units: ['225-2', 'X-Wing'], hand: ['226-6'], top: ['225-3', '225-5', '226-3'] },
} satisfies Setup;

test('226-6 Rebel for Hire: a card of the set of a Leader is searched for, or none', () => {
  const open = () => quietTable(HIRE).pay('use Rebel for Hire');
  expect(open().choices).toEqual(['Rebel Tactician', 'Massassi Temple War Room']);
  expect(open().choose('Rebel Tactician').hand('light')).toEqual(['Rebel Tactician']);
  expect(open().choose().hand('light')).toEqual([]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)('228-1 Capital Cover: undamaged, undamaged Capital Ships of %s have shielding', (_, ai) => {
  const shielding = (damage: number) => {
    const units = ['228-4', { card: '228-3', damage: 1 }, 'X-Wing'];
    const light = { ...REBELS, objectives: [{ card: '228-1', damage }, '012-1'], units };
    const table = quietTable({ ai, stop: 'conflict', light });
    return ['228-4', '228-3', 'X-Wing'].map((card) => table.reads('shielding', card));
  };
  expect([shielding(0), shielding(1)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
});

test('228-2 Defiance: undamaged Vehicles of its side protect Vehicles', () => {
  const units = ['228-2', { card: 'X-Wing', damage: 1 }, 'Y-Wing', '001-2'];
  const table = quietTable({ light: { ...REBELS, units } });
  expect(['228-2', 'X-Wing', 'Y-Wing', '001-2'].map((card) => table.reads('protect Vehicle', card))).toEqual([
    1, 0, 1, 0,
  ]);
});

const CRUISER = {
  light: { ...REBELS, units: ['228-3', { card: 'X-Wing', shields: 1 }] },
  dark: { objectives: [{ card: '029-1', shields: 1 }, '019-1'], units: ['019-2'] },
} satisfies Setup;

test('228-3 MC40a Light Cruiser: once a turn a shield moves to it from any card', () => {
  const table = quietTable(CRUISER).choose('use MC40a Light Cruiser');
  expect(table.asking).toBe('light target: X-Wing, Death and Despayre');
  expect(table.choose('Death and Despayre').changes()).toEqual([
    'MC40a Light Cruiser shields 0 to 1',
    'Death and Despayre shields 1 to 0',
  ]);
});

test('228-3 MC40a Light Cruiser: the AI takes it from an enemy', () => {
  expect(quietTable({ ...AI, ...CRUISER }).changes('MC40a', 'Death', 'X-Wing')).toEqual([
    'MC40a Light Cruiser shields 0 to 1',
    'Death and Despayre shields 1 to 0',
  ]);
});

const FIREPOWER = (shields: number): Setup => ({
  stop: 'commitment',
  light: { ...REBELS, units: [{ card: '228-4', shields }], hand: ['228-5'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['228-4'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'dark',
    turn: 'light',
  },
});

test('228-5 Concentrated Firepower: a striking Capital Ship gives a shield for 2 unit and 2 blast icons', () => {
  const open = () => quietTable(FIREPOWER(1)).until('use Concentrated Firepower');
  const used = open().pay('use Concentrated Firepower');
  expect([used.reads('unit', '228-4'), used.reads('blast', '228-4'), used.card('228-4').shields]).toEqual([
    2, 3, 0,
  ]);
  expect(open().choose('pass').hand('light')).toEqual(['Concentrated Firepower']);
  expect(quietTable(FIREPOWER(0)).hand('light')).toEqual(['Concentrated Firepower']);
});

const SPARK = (top: string): Setup => ({
  light: { ...JEDI, objectives: ['229-1', '001-1', '012-1'], top: [top] },
});

test('229-1 Spark of Rebellion: once a turn a top card that is a Character for 2 or less or a Specter comes into play', () => {
  const top = (card: string) => {
    const table = quietTable({ ...SPARK(card), stop: 'conflict' }).choose('use Spark of Rebellion');
    return table.isInPlay(card);
  };
  expect(['001-3', '229-2', '257-2', '001-2', '004-3'].map(top)).toEqual([true, true, true, false, false]);
});

test('229-1 Spark of Rebellion: the AI uses it', () => {
  expect(quietTable({ ...SPARK('001-3'), ...AI }).isInPlay("Twi'lek Loyalist")).toBe(true);
});

const kanan = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    step: 'refresh',
    stop: 'draw',
    light: {
      ...JEDI,
      units: ['229-2', { card: 'X-Wing', focus: 3 }, { card: '001-2', focus: 2 }],
    },
  });

test('229-2 Kanan Jarrus: after the refresh a token may be taken off any unit of his side', () => {
  expect(kanan('none').choose('use Kanan Jarrus').choices).toContain('X-Wing');
  expect(kanan('none').choose('use Kanan Jarrus').choose('X-Wing').changes('X-Wing')).toEqual([
    'X-Wing focus 3 to 1',
  ]);
  expect(kanan('none').choose('pass').changes('X-Wing')).toEqual(['X-Wing focus 3 to 2']);
});

test('229-2 Kanan Jarrus: the AI takes a token off', () => {
  expect(kanan('light').changes('X-Wing', 'Luke')).toHaveLength(2);
});

test('229-2 Kanan Jarrus: from the hand he needs no resource match', () => {
  const light = { affiliation: 'Rebel Alliance', objectives: ['012-1', '012-1'], hand: ['229-2', '001-2'] };
  expect(quietTable({ light }).choices.filter((choice) => /^play/.test(choice))).toEqual([
    'play Kanan Jarrus',
  ]);
});

test('229-3, 229-4 Children of the Force: once a turn the top card of the own deck is looked at', () => {
  const table = quietTable({ light: { ...JEDI, units: ['229-3'] } });
  table.choose('use Children of the Force');
  const [first] = table.player('light').deck;
  expect(first !== undefined && 'card' in first).toBe(true);
});

const CONCENTRATION = {
  light: {
    ...JEDI,
    units: [{ card: '001-2', focus: 1 }, { card: 'X-Wing', focus: 1 }, '001-3'],
    hand: ['229-5'],
  },
} satisfies Setup;

test("229-5 Kanan's Concentration: in the deployment phase a token comes off a friendly Character", () => {
  const table = quietTable({ ...CONCENTRATION, stop: 'conflict' }).pay("use Kanan's Concentration");
  expect(table.changes('Luke', 'X-Wing')).toEqual(['Luke Skywalker focus 1 to 0']);
  const conflict = quietTable({ ...CONCENTRATION, step: 'engage', stop: 'commitment' });
  expect(conflict.hand('light')).toEqual(["Kanan's Concentration"]);
});

test("229-5 Kanan's Concentration: the AI plays it", () => {
  expect(quietTable({ ...AI, ...CONCENTRATION }).changes('Luke')).toEqual(['Luke Skywalker focus 1 to 0']);
});
