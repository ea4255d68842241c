import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;

/** The Dark Side wins the struggle: Palpatine and perhaps Vader against Luke, by 2 or by 6. */
const struggle = (units: string[], dark: Setup['dark'] = {}, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    step: 'struggle',
    stop: 'turn ends',
    light: { ...JEDI, units: [{ card: '001-2', committed: true }, '001-3'] },
    dark: {
      ...SITH,
      ...dark,
      units: [...units.map((card) => ({ card, committed: true })), { card: '019-3', focus: 3 }],
    },
  });
const BY_TWO = ['219-2'];
const BY_SIX = ['219-2', '019-2'];

test('219-1 Power of the Dark Side: a struggle won by 3 or more may deal 1 to each committed enemy', () => {
  const objectives = ['219-1', '019-1'];
  const open = () => struggle(BY_SIX, { objectives }).until('use Power of the Dark Side');
  expect(open().choose('use Power of the Dark Side').changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker damage 0 to 1',
  ]);
  expect(open().choose('pass').changes('Luke', "Twi'lek")).toEqual([]);
  expect(struggle(BY_TWO, { objectives }).choices).not.toContain('use Power of the Dark Side');
});

test('219-1 Power of the Dark Side: the AI deals it', () => {
  expect(struggle(BY_SIX, { objectives: ['219-1', '019-1'] }, 'dark').changes('Luke')).toEqual([
    'Luke Skywalker damage 0 to 1',
  ]);
});

test('219-2 Emperor Palpatine: committed, after a won struggle he may take up to 2 tokens off another Force User or Sensitive', () => {
  const open = () => struggle(BY_TWO).until('use Emperor Palpatine');
  const used = open().choose('use Emperor Palpatine').until('number 2').choose('number 2');
  expect(used.changes('Dark Side', 'Emperor')).toEqual(['Dark Side Apprentice focus 3 to 1']);
  expect(open().choose('pass').changes('Dark Side')).toEqual([]);
});

test('219-2 Emperor Palpatine: the AI takes 2 off', () => {
  expect(struggle(BY_TWO, {}, 'dark').changes('Dark Side')).toEqual(['Dark Side Apprentice focus 3 to 1']);
});

test('219-3 Royal Guard Champion: a struggle won by 3 or more may bring it back from the discard pile', () => {
  const discard = ['219-3'];
  const open = () => struggle(BY_SIX, { discard }).until('use Royal Guard Champion');
  expect(open().choose('use Royal Guard Champion').changes('Royal')).toEqual([
    'Royal Guard Champion discard to play',
  ]);
  expect(open().choose('pass').changes('Royal')).toEqual([]);
  expect(struggle(BY_TWO, { discard }).choices).not.toContain('use Royal Guard Champion');
});

test('219-3 Royal Guard Champion: the AI brings it back', () => {
  expect(struggle(BY_SIX, { discard: ['219-3'] }, 'dark').isInPlay('Royal Guard Champion')).toBe(true);
});

test('219-5 Force Manipulation: a struggle won by 3 or more may destroy a committed enemy', () => {
  const hand = ['219-5'];
  const open = () => struggle(BY_SIX, { hand }).until('use Force Manipulation');
  expect(open().pay('use Force Manipulation').changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker play to discard',
  ]);
  expect(open().choose('pass').isInPlay('Luke Skywalker')).toBe(true);
  expect(struggle(BY_TWO, { hand }).choices).not.toContain('use Force Manipulation');
});

test('219-5 Force Manipulation: the AI plays no reaction, and lays it in its fate deck', () => {
  const dark = { ...SITH, units: [{ card: '219-2', committed: true }], hand: ['219-5'] };
  const light = { ...JEDI, units: [{ card: '001-2', committed: true }] };
  const table = quietTable({ ...TURN, ai: 'dark', stop: 'conflict', light, dark });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});

/** Force Choke kills a Force User, or another Character. */
const hunters = (unit: string) =>
  quietTable({
    ...TURN,
    stop: 'conflict',
    light: { ...JEDI, units: [unit] },
    dark: { ...SITH, objectives: ['221-1', '019-1'], hand: ['019-5', '221-2', '204-2', '019-2'] },
  }).pay('use Force Choke');

test('221-1 Hunters of the Jedi: after a Force User or Force Sensitive unit is destroyed a Sithspawn card may come from the hand', () => {
  const open = () => hunters('003-3').until('use Hunters of the Jedi');
  const used = open().choose('use Hunters of the Jedi');
  expect(used.choices).toEqual(['Terentatek', 'Sith Wyrm']);
  expect(used.choose('Terentatek').changes('Terentatek', 'Sith Wyrm')).toEqual(['Terentatek hand to play']);
  expect(open().choose('pass').isInPlay('Terentatek')).toBe(false);
  expect(hunters('001-3').choices).not.toContain('use Hunters of the Jedi');
});

test('221-1 Hunters of the Jedi: the AI never uses it, as nobody has seen its hand', () => {
  const table = quietTable({
    ...TURN,
    ai: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '003-3', focus: 1 }] },
    dark: {
      ...SITH,
      objectives: ['221-1', '019-1'],
      units: [{ card: '019-2', pool: 'attackers' }],
      hand: ['019-3', '221-4', '221-2'],
    },
    engagement: {
      objective: '001-1',
      attackers: ['019-2'],
      defenders: ['003-3'],
      step: 'strikes',
      edge: 'dark',
    },
  });
  expect([table.isInPlay('Jedi in Hiding'), table.changes('dark hand', 'Terentatek', "Tuk'ata")]).toEqual([
    false,
    [],
  ]);
});

test('221-2, 221-3 Terentatek: no Force event affects it', () => {
  const table = quietTable({
    light: { ...JEDI, hand: ['003-4'] },
    dark: { ...SITH, units: ['221-2', '025-4', '026-4'] },
  }).pay('use Jedi Mind Trick');
  expect(table.choices).toEqual(['Rancor', 'Heavy Stormtrooper Squad']);
});

const bite = (unit: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '001-2', focus: 1, shields: 1 }] },
    dark: { ...SITH, units: [unit] },
    engagement: {
      objective: '001-1',
      attackers: [unit],
      defenders: ['001-2'],
      step: 'strikes',
      edge: 'light',
      turn: 'dark',
    },
  });

test('221-2, 221-3 Terentatek: a shield does not prevent what it deals', () => {
  expect(bite('221-2').isInPlay('Luke Skywalker')).toBe(false);
  expect(bite('025-4').isInPlay('Luke Skywalker')).toBe(true);
});

test('221-2, 221-3 Terentatek: the AI kills through a shield', () => {
  expect(bite('221-2', 'dark').isInPlay('Luke Skywalker')).toBe(false);
});

test.each([
  ['204-2, 204-3, 204-4', 'Sith Wyrm'],
  ['221-2, 221-3', 'Terentatek'],
  ['221-4, 221-5', "Tuk'ata"],
])('%s %s: no enhancement goes on it', (numbers) => {
  const [number = ''] = numbers.split(', ');
  const dark = { ...SITH, units: [number, '019-2', '019-3'], hand: ['019-4'] };
  const table = quietTable({ ...TURN, dark }).pay("play Vader's Lightsaber");
  expect(table.choices).toEqual(['Darth Vader', 'Dark Side Apprentice']);
});

test('221-6 Valley of the Dark Lords: its resource pays only for Sithspawn cards', () => {
  const payers = (card: string, title: string) =>
    quietTable({ ...TURN, dark: { ...SITH, area: ['221-6'], hand: [card] } }).choose(`play ${title}`).choices;
  expect(payers('221-4', "Tuk'ata")).toContain('Valley of the Dark Lords');
  expect(payers('019-3', 'Dark Side Apprentice')).not.toContain('Valley of the Dark Lords');
});
