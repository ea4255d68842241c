import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const DARK = { active: 'dark', stop: 'conflict' } as const;
const HEROES = ['247-1', '012-1', '012-1'];

/** Force Choke kills one of two. */
const choke = (title: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...DARK,
    ai,
    light: { ...REBELS, objectives: HEROES, units: ['001-3'], top: ['012-4'] },
    dark: { ...SITH, hand: ['019-5'], units: ['035-2'] },
  })
    .pay('use Force Choke')
    .choose(title);

test('247-1 Sacrifice of Heroes: after a unit of its side is destroyed a card may be drawn', () => {
  const open = () => choke("Twi'lek Loyalist");
  expect(open().asking).toBe('light window: use Sacrifice of Heroes, pass');
  expect(open().choose('use Sacrifice of Heroes').hand('light')).toEqual(['X-Wing']);
  expect(open().choose('pass').hand('light')).toEqual([]);
  expect(choke('Espo Trooper').hand('light')).toEqual([]);
});

test('247-1 Sacrifice of Heroes: the AI draws', () => {
  const table = choke("Twi'lek Loyalist", 'light');
  expect(table.changes('light hand')).toEqual(['light hand 0 to 1']);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Sacrifice of Heroes', rule: 'LCG-48' }]);
});

/** Force Lightning destroys an exhausted Vehicle with a pilot, if it has one. */
const lightning = (unit: string, enhancements: string[], hand: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...DARK,
    ai,
    light: {
      ...REBELS,
      units: [{ card: unit, focus: 1, enhancements }],
      hand,
      top: ['012-4', '013-3', '017-2'],
    },
    dark: { ...SITH, hand: ['023-5'] },
  }).pay('use Force Lightning');

const PORKINS = ['225-3', '225-2', '001-3', '014-2', '012-4'];

test('247-2 Jek Porkins: his Fighter leaves play, so a unit of the Rebel Alliance that is not dearer may come from the hand', () => {
  const open = () => lightning('247-3', ['247-2'], PORKINS);
  expect(open().asking).toBe('light window: use Jek Porkins, pass');
  const used = open().choose('use Jek Porkins');
  expect(used.asking).toBe('light put into play whom: Rebel Tactician, Wookiee Navigator');
  expect(used.choose('Wookiee Navigator').changes('Red Six', 'Wookiee', 'Jek')).toEqual([
    'Red Six play to discard',
    'Jek Porkins play to discard',
    'Wookiee Navigator hand to play',
  ]);
  expect(open().choose('pass').isInPlay('Wookiee Navigator')).toBe(false);
  expect(lightning('011-2', ['247-2'], PORKINS).hand('light')).toHaveLength(5);
});

test('247-2 Jek Porkins: the AI never uses him so, as nobody has seen its hand; it plays him on its dearest Vehicle without a pilot', () => {
  expect(lightning('247-3', ['247-2'], PORKINS, 'light').player('light').hand).toHaveLength(5);
  const light = {
    ...REBELS,
    units: ['012-4', '247-3', { card: '011-2', enhancements: ['242-2'] }],
    hand: ['247-2'],
  };
  const table = quietTable({ ai: 'light', stop: 'conflict', light });
  expect(table.changes('Jek Porkins on')).toEqual(['Jek Porkins on nothing to Red Six']);
});

test('247-3 Red Six: it protects Fighters, piloted by Jek Porkins all Vehicles', () => {
  const protects = (enhancements: string[]) => {
    const table = quietTable({ light: { ...REBELS, units: [{ card: '247-3', enhancements }] } });
    return [table.reads('protect Fighter', 'Red Six'), table.reads('protect Vehicle', 'Red Six')];
  };
  expect([protects([]), protects(['242-2']), protects(['247-2'])]).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
  ]);
});

/** Home One, no Fighter, is struck; Red Six stays outside. */
const homeOne = (pilot: string, ai: 'none' | 'light') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: {
      ...REBELS,
      units: [
        { card: '011-2', focus: 1 },
        { card: '247-3', focus: 1, enhancements: [pilot] },
      ],
    },
    dark: { ...SITH, units: ['026-4'] },
    engagement: {
      objective: '001-1',
      attackers: ['026-4'],
      defenders: ['011-2'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('247-3 Red Six: the damage of Home One may be put on it', () => {
  const open = () => homeOne('247-2', 'none').until('protect');
  expect(open().choices).toEqual(['Home One', 'Red Six']);
  expect(open().choose('Red Six').changes('Home One d', 'Red Six d')).toEqual(['Red Six damage 0 to 1']);
  expect(open().choose('Home One').changes('Home One d', 'Red Six d')).toEqual(['Home One damage 0 to 1']);
});

test('247-3 Red Six: the AI puts the damage of the dearer Home One on it (LCG-47)', () => {
  const changes = (pilot: string) => homeOne(pilot, 'light').changes('Home One d', 'Red Six d');
  expect([changes('247-2'), changes('242-2')]).toEqual([
    ['Red Six damage 0 to 1'],
    ['Home One damage 0 to 1'],
  ]);
});

test('247-4 R5-D8: a piloted Vehicle leaves play, so it may be discarded from the hand for 3 cards', () => {
  const open = () => lightning('012-4', ['242-2'], ['247-4']);
  expect(open().asking).toBe('light window: use R5-D8, pass');
  const used = open().choose('use R5-D8');
  expect(used.hand('light')).toEqual(['X-Wing', 'Rookie Pilot', 'Ewok Scout']);
  expect(used.changes('R5-D8')).toEqual(['R5-D8 hand to discard']);
  expect(open().choose('pass').hand('light')).toEqual(['R5-D8']);
  expect(lightning('012-4', [], ['247-4']).hand('light')).toEqual(['R5-D8']);
});

test('247-4 R5-D8: the AI never uses an ability of its hand (LCG-48)', () => {
  expect(lightning('012-4', ['242-2'], ['247-4'], 'light').changes('light hand', 'R5')).toEqual([]);
});

/** The Dark Side wins the Force struggle. */
const PROBLEM = {
  active: 'dark',
  step: 'struggle',
  stop: 'turn ends',
  light: { ...REBELS, hand: ['247-5'] },
  dark: { ...SITH, units: [{ card: '019-2', committed: true }] },
} satisfies Setup;

test("247-5 I've Got a Problem Here: the Balance set to the dark side may be set to the light side", () => {
  const open = () => quietTable(PROBLEM);
  expect(open().asking).toBe("light window: use I've Got a Problem Here, pass");
  expect(open().pay("use I've Got a Problem Here").changes('balance', "I've")).toEqual([
    "I've Got a Problem Here hand to discard",
  ]);
  expect(open().choose('pass').changes('balance', "I've")).toEqual(['balance light to dark']);
  const light = { ...PROBLEM.light, units: [{ card: '003-2', committed: true }] };
  expect(quietTable({ ...PROBLEM, balance: 'dark', light, dark: SITH }).changes('balance', "I've")).toEqual([
    'balance dark to light',
  ]);
});

test("247-5 I've Got a Problem Here: the AI plays no reaction from its hand; it goes to its fate deck", () => {
  expect(quietTable({ ...PROBLEM, ai: 'light' }).changes('balance')).toEqual(['balance light to dark']);
  const table = quietTable({ ai: 'light', stop: 'conflict', balance: 'dark', light: PROBLEM.light });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});
