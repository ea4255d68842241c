import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;

const ORDERS = {
  light: {
    ...REBELS,
    objectives: [{ card: '201-1', focus: 2 }, '012-1', '012-1'],
    hand: ['201-5'],
    top: ['X-Wing', '201-6'],
  },
} satisfies Setup;

test("201-5 Ackbar's Orders: a mission of the deck is put into play, or none", () => {
  const open = () => quietTable({ ...ORDERS, stop: 'conflict' }).pay("use Ackbar's Orders");
  expect(open().choices).toEqual(['The Final Battle']);
  expect(open().choose('The Final Battle').isInPlay('The Final Battle')).toBe(true);
  expect(open().choose().isInPlay('The Final Battle')).toBe(false);
});

test('201-1 Turning the Tide: after a mission or a Rebel Alliance event was played, a focus token may come off it', () => {
  const open = () =>
    quietTable({ ...ORDERS, stop: 'conflict' })
      .pay("use Ackbar's Orders")
      .choose()
      .until('use Turning the Tide');
  expect(open().choose('use Turning the Tide').changes('Turning')).toEqual(['Turning the Tide focus 2 to 1']);
  expect(open().choose('pass').changes('Turning')).toEqual([]);
  const hand = ['201-6'];
  const mission = quietTable({ stop: 'conflict', light: { ...ORDERS.light, hand } }).pay(
    'play The Final Battle',
  );
  expect(mission.asking).toBe('light window: use Turning the Tide, pass');
});

test('201-2 Admiral Ackbar: Rebel Alliance Vehicles have a blast icon more while they attack a mission', () => {
  const light = { ...REBELS, hand: ['201-6'], units: ['201-2', '201-3', '004-2'] };
  const table = quietTable({ light, dark: { units: ['019-2'] } })
    .pay('play The Final Battle')
    .until('engage');
  table.choose('The Final Battle').choose('Alliance B-Wing', 'Red Five');
  expect([table.reads('blast', 'Alliance B-Wing'), table.reads('blast', 'Red Five')]).toEqual([2, 3]);
  const other = quietTable({ light, dark: { units: ['019-2'] } }).until('engage');
  other.choose('Imperial Command').choose('Alliance B-Wing', 'Red Five');
  expect(other.reads('blast', 'Alliance B-Wing')).toBe(1);
});

const feigning = () =>
  quietTable({
    step: 'turn begins',
    stop: 'refresh',
    light: { ...SPIES, objectives: ['202-1', '012-1', '012-1'] },
  }).until('use Feigning Captivity');

test('202-1 Feigning Captivity: as the turn begins the bottom card of the deck may lie captured at an enemy objective', () => {
  const used = feigning().choose('use Feigning Captivity');
  expect(used.choices).toEqual(['Shadows of Dathomir', 'Imperial Command', 'Death and Despayre']);
  expect(used.choose('Imperial Command').changes('Imperial Command')).toEqual([
    'Imperial Command captives 0 to 1',
  ]);
  expect(feigning().choose('pass').changes()).toEqual([]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '202-2 Tamtel Skreej: with a captured card somewhere elite and with more blast, for %s',
  (_, ai) => {
    const stats = (captives: string[]) => {
      const dark = { objectives: [{ card: '029-1', captives }, '019-1'] };
      const table = quietTable({ ai, stop: 'conflict', light: { ...SPIES, units: ['202-2'] }, dark });
      return (['elite', 'blast', 'blast edge'] as const).map((stat) => table.reads(stat, 'Tamtel Skreej'));
    };
    expect([stats([]), stats(['X-Wing'])]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  },
);

test('202-2 Tamtel Skreej: he is discarded as soon as Lando Calrissian is in play', () => {
  const table = quietTable({ stop: 'conflict', light: { ...SPIES, units: ['202-2'], hand: ['071-2'] } });
  expect(table.isInPlay('Tamtel Skreej')).toBe(true);
  expect(table.pay('play Lando Calrissian').changes('Tamtel', 'Lando')).toEqual([
    'Tamtel Skreej play to discard',
    'Lando Calrissian hand to play',
  ]);
});

/** Force Choke kills the Specialist. */
const specialist = (ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...SPIES, units: ['202-3'] },
    dark: { ...SITH, objectives: [{ card: '029-1', captives: ['X-Wing'] }, '019-1'], hand: ['019-5'] },
  }).pay('use Force Choke');

test('202-3, 202-4 Infiltration Specialist: leaving play it may take the place of a captured card', () => {
  const open = () => specialist().until('use Infiltration Specialist');
  expect(open().choose('use Infiltration Specialist').changes('Infiltration', 'X-Wing', 'Death')).toEqual([
    'Infiltration Specialist play to captured',
    'X-Wing captured to hand',
  ]);
  expect(open().choose('pass').changes('Infiltration', 'X-Wing')).toEqual([
    'Infiltration Specialist play to discard',
  ]);
});

test('202-6 To Save a Friend: entering play, its owner captures up to 2 units of his deck there', () => {
  const light = {
    ...SPIES,
    objectives: ['202-1', '012-1'],
    hand: ['202-6'],
    top: ['X-Wing', 'Y-Wing', '001-4'],
  };
  const table = quietTable({ stop: 'conflict', light }).pay('play To Save a Friend').until('X-Wing');
  expect([table.asked, table.choices.includes('Jedi Lightsaber')]).toEqual(['light', false]);
  expect(table.choose('X-Wing', 'Y-Wing').card('To Save a Friend').captives).toHaveLength(2);
});

const WYRM = {
  ...TURN,
  dark: { ...SITH, objectives: ['019-1', '029-1'], discard: ['204-2'] },
} satisfies Setup;

test('204-2, 204-3, 204-4 Sith Wyrm: a Sith objective is focused to return it from the discard pile to the hand', () => {
  const table = quietTable(WYRM).choose('use Sith Wyrm');
  expect(table.changes()).toEqual(['Fall of the Jedi focus 0 to 1', 'Sith Wyrm discard to hand']);
  const navy = quietTable({ ...WYRM, stop: 'conflict', dark: { ...WYRM.dark, objectives: ['029-1'] } });
  expect(navy.discard('dark')).toEqual(['Sith Wyrm']);
});

test('204-5 Dark Lair: after a Creature or Sithspawn unit was played a card may be drawn', () => {
  const open = (card: string, title: string) =>
    quietTable({
      ...TURN,
      stop: 'conflict',
      dark: { ...SITH, area: ['204-5'], hand: [card], top: ['019-4'] },
    }).pay(`play ${title}`);
  const creature = () => open('221-4', "Tuk'ata").until('use Dark Lair');
  expect(creature().choose('use Dark Lair').hand('dark')).toEqual(["Vader's Lightsaber"]);
  expect(creature().choose('pass').hand('dark')).toEqual([]);
  expect(open('019-3', 'Dark Side Apprentice').hand('dark')).toEqual([]);
});

const frenzy = (attacker: string, defender: string) =>
  quietTable({
    ...TURN,
    stop: 'commitment',
    light: { units: [{ card: defender, focus: 1 }] },
    dark: { ...SITH, units: [attacker], hand: ['204-6'] },
    engagement: {
      objective: '001-1',
      attackers: [attacker],
      defenders: [defender],
      step: 'strikes',
      edge: 'light',
      turn: 'dark',
    },
  });

test('204-6 Feeding Frenzy: a Character or Creature that a Creature damaged may be destroyed', () => {
  const open = () => frenzy('221-4', '001-2').until('use Feeding Frenzy');
  expect(open().choose('use Feeding Frenzy').isInPlay('Luke Skywalker')).toBe(false);
  expect(open().choose('pass').isInPlay('Luke Skywalker')).toBe(true);
  expect(frenzy('221-4', '011-2').hand('dark')).toEqual(['Feeding Frenzy']);
});

const INTERDICTOR = {
  ...TURN,
  step: 'engage',
  stop: 'commitment',
  light: { units: ['001-2', 'X-Wing'] },
  dark: { ...NAVY, units: ['205-2'] },
} satisfies Setup;

test('205-2 Interdictor-class Heavy Cruiser: declared as an attacker, it may force an enemy unit to defend', () => {
  const open = () =>
    quietTable(INTERDICTOR).choose("A Hero's Journey").until('use Interdictor-class Heavy Cruiser');
  const used = open().choose('use Interdictor-class Heavy Cruiser');
  expect(used.asking).toBe('dark target: Luke Skywalker, X-Wing');
  used.choose('X-Wing');
  expect([
    used.choose('Luke Skywalker').card('X-Wing').role,
    open().choose('pass').card('X-Wing').role,
  ]).toEqual(['defender', null]);
});

test('205-3, 205-4 Gladiator-class Star Destroyer: the stacks revealed, a card of the hand but Twist of Fate may be added', () => {
  const open = () =>
    quietTable({
      ...TURN,
      stop: 'commitment',
      light: { units: [{ card: '001-2', focus: 1 }] },
      dark: { ...NAVY, units: ['205-3'], hand: ['027-3', '019-2', '020-6'] },
      engagement: { objective: '001-1', attackers: ['205-3'], defenders: ['001-2'] },
    }).until('use Gladiator-class Star Destroyer');
  const used = open().choose('use Gladiator-class Star Destroyer');
  expect(used.choices).toEqual(['TIE Fighter', 'Darth Vader']);
});
