import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const ASSAULT = {
  step: 'turn begins',
  stop: 'refresh',
  light: { ...REBELS, objectives: [{ card: '185-1', damage: 2 }, { card: '102-1', damage: 1 }, '012-1'] },
} satisfies Setup;

test('185-1 Shield Generator Assault: as the turn begins a damage may move from one Endor objective to another', () => {
  const open = () => quietTable(ASSAULT).until('use Shield Generator Assault');
  const table = open().choose('use Shield Generator Assault');
  expect(table.choices).toEqual(['Shield Generator Assault', 'Commando Operations']);
  expect(table.choose('Commando Operations').changes()).toEqual([
    'Shield Generator Assault damage 2 to 1',
    'Commando Operations damage 1 to 2',
  ]);
  expect(open().choose('pass').changes()).toEqual([]);
});

/** An enemy objective with Endor, or none. */
const assault = (enemy: string) =>
  quietTable({ ...ASSAULT, ai: 'light', stop: 'balance', dark: { objectives: [enemy, '029-1'] } });

test("185-1 Shield Generator Assault: the AI moves a damage from its Endor objective with the least left to the enemy's", () => {
  expect(assault('205-1').changes('Shield', 'Commando', 'Endor')).toEqual([
    'Shield Generator Assault damage 2 to 1',
    'Endor Entrapment damage 0 to 1',
  ]);
});

test('185-1 Shield Generator Assault: the AI moves a damage to its Endor objective with the most left where the enemy has none, a point for a point', () => {
  expect(assault('026-1').changes('Shield', 'Commando')).toEqual([
    'Shield Generator Assault damage 2 to 1',
    'Commando Operations damage 1 to 2',
  ]);
});

const HAN = {
  stop: 'commitment',
  light: { ...REBELS, units: ['185-2'] },
  dark: { objectives: ['029-1', 'Imperial Command', '019-1'], units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['185-2'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('185-2 Han Solo: striking as an attacker, he may turn the engagement to another objective', () => {
  const open = () => quietTable(HAN).until('use Han Solo');
  const table = open().choose('use Han Solo');
  expect(table.choices).toEqual(['Imperial Command', 'Fall of the Jedi']);
  table.choose('Imperial Command').until('blast').choose('blast');
  expect(table.changes('Imperial', 'Death')).toEqual(['Imperial Command damage 0 to 1']);
  const declined = open().choose('pass').until('blast').choose('blast');
  expect(declined.changes('Imperial', 'Death')).toEqual(['Death and Despayre damage 0 to 1']);
});

const PATHFINDER = {
  light: {
    ...REBELS,
    objectives: ['185-1', '012-1', '012-1'],
    units: [
      { card: '185-3', focus: 1 },
      { card: '185-2', focus: 1 },
      { card: 'X-Wing', focus: 1 },
    ],
  },
} satisfies Setup;

test('185-3, 185-4 SpecForce Pathfinder: a damage on an Endor objective takes a token off it or off Han Solo, once a turn', () => {
  const open = () => quietTable(PATHFINDER).choose('use SpecForce Pathfinder');
  const [own = '', han = ''] = open().choices;
  expect(open().choose(own).changes()).toEqual([
    'Shield Generator Assault damage 0 to 1',
    'SpecForce Pathfinder focus 1 to 0',
  ]);
  expect(open().choose(han).changes('Han')).toEqual(['Han Solo focus 1 to 0']);
  expect(open().choose(han).topic).not.toBe('action');
});

test('185-3, 185-4 SpecForce Pathfinder: the AI takes a token off', () => {
  expect(quietTable({ ...AI, ...PATHFINDER }).changes('Shield')).toEqual([
    'Shield Generator Assault damage 0 to 1',
  ]);
});

/** The fate lies in the stack of the attacking Light Side. */
const secret = (engaged: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    engaged,
    light: { ...REBELS, units: ['X-Wing'], ...(ai === 'light' ? { fates: ['185-5'] } : { hand: ['185-5'] }) },
    dark: { objectives: ['029-1', 'Imperial Command', '019-1'], units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['019-2'] },
  });

test('185-5, 186-5, 187-5, 189-5 Secret Objective: the attacker may turn to an objective not engaged before', () => {
  const open = () => secret(['019-1']).until('Secret Objective').choose('Secret Objective').until('may');
  expect(open().asking).toBe('light may: yes, no');
  expect(open().choose('yes').until('blast').choose('blast').changes('Imperial', 'Death', 'Fall')).toEqual([
    'Imperial Command damage 0 to 1',
  ]);
  expect(open().choose('no').until('blast').choose('blast').changes('Imperial', 'Death', 'Fall')).toEqual([
    'Death and Despayre damage 0 to 1',
  ]);
});

test('186-1 Warriors of the Forest: each Ewok of its side has an edge-enabled blast icon more', () => {
  const table = quietTable({
    light: { ...REBELS, objectives: ['186-1'], units: ['017-2', 'X-Wing', '014-3'] },
  });
  expect([table.reads('blast edge', 'Ewok Scout'), table.reads('blast edge', 'Rebel Trooper')]).toEqual([
    1, 0,
  ]);
});

test('186-1 Warriors of the Forest: the AI strikes with it', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...REBELS, objectives: ['186-1', '012-1', '012-1'], units: ['017-2'] },
    engagement: { objective: '029-1', attackers: ['017-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.changes('Death')).toEqual(['Death and Despayre damage 0 to 2']);
});

const WICKET = {
  step: 'engage',
  stop: 'commitment',
  light: { ...REBELS, units: ['186-2'] },
  dark: { units: ['019-2', '026-4', '021-2'] },
} satisfies Setup;

test('186-2 Wicket W. Warrick: declared as an attacker, an enemy unit with a printed cost of 3 or less may get a focus token', () => {
  const open = () => quietTable(WICKET).choose('Imperial Command');
  expect(open().asking).toBe('light window: use Wicket W. Warrick, pass');
  const table = open().choose('use Wicket W. Warrick');
  expect(table.asking).toBe("light target: Heavy Stormtrooper Squad, Vader's TIE Advanced");
  expect(table.choose("Vader's TIE Advanced").changes("Vader's")).toEqual([
    "Vader's TIE Advanced focus 0 to 1",
  ]);
  expect(open().choose('pass').changes("Vader's", 'Heavy')).toEqual([]);
});

test('186-2 Wicket W. Warrick: the AI takes the dearest', () => {
  const units = [{ card: '186-2', pool: 'attackers' as const }];
  const table = quietTable({ ...WICKET, ai: 'light', light: { ...REBELS, units } });
  expect(table.changes("Vader's", 'Heavy')).toEqual(["Vader's TIE Advanced focus 0 to 1"]);
});

test('186-4 Part of the Tribe: its Character or Droid is an Ewok', () => {
  const light = { ...REBELS, objectives: ['186-1'], units: ['001-3', 'X-Wing', '004-3'], hand: ['186-4'] };
  const table = quietTable({ light }).choose('play Part of the Tribe');
  expect(table.asking).toBe("light play on: Twi'lek Loyalist, R2-D2");
  expect(table.choose('R2-D2').reads('blast edge', 'R2-D2')).toBe(1);
});

test('187-1 and 187-2 The Emperor’s Legion and Lieutenant Renz: Troopers add capacity and have more', () => {
  const table = quietTable({
    dark: { ...NAVY, objectives: ['187-1', '029-1'], units: ['187-2', '032-2', '026-4', '027-3'] },
  });
  const capacity = ["The Emperor's Legion", 'Death Star Trooper', 'TIE Fighter'].map((title) =>
    table.reads('capacity', title),
  );
  expect(capacity).toEqual([5, 2, 1]);
});

const RENZ = {
  active: 'dark',
  dark: {
    ...NAVY,
    objectives: ['187-1', '029-1'],
    hand: ['187-2'],
    top: ['026-4', '027-3', '032-2', '019-2', '035-2'],
  },
} satisfies Setup;

test('187-2 Lieutenant Renz: entering play, Troopers of the top five cards go to the hand, the rest is discarded', () => {
  const table = quietTable(RENZ).pay('play Lieutenant Renz').choose('use Lieutenant Renz');
  expect(table.choices).toEqual(['Heavy Stormtrooper Squad', 'Death Star Trooper', 'Espo Trooper']);
  table.choose('Heavy Stormtrooper Squad', 'Death Star Trooper');
  expect([[...table.hand('dark')].sort(), [...table.discard('dark')].sort()]).toEqual([
    ['Death Star Trooper', 'Heavy Stormtrooper Squad'],
    ['Darth Vader', 'Espo Trooper', 'TIE Fighter'],
  ]);
});

const SCOUT = {
  active: 'dark',
  stop: 'commitment',
  light: { units: [{ card: '001-2', focus: 1 }] },
  dark: { ...NAVY, units: ['032-2'], hand: ['187-3'] },
  engagement: {
    objective: '012-1',
    attackers: ['032-2'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('187-3, 187-4 Scout Trooper: after a Trooper of its side is focused to strike it may join from the hand', () => {
  const open = () => quietTable(SCOUT).until('use Scout Trooper');
  expect(open().choose('use Scout Trooper').isInPlay('Scout Trooper')).toBe(true);
  expect(open().choose('pass').isInPlay('Scout Trooper')).toBe(false);
});

test('187-3, 187-4 Scout Trooper: the AI never uses an ability of its hand (LCG-48)', () => {
  expect(quietTable({ ...SCOUT, ai: 'dark' }).isInPlay('Scout Trooper')).toBe(false);
});

/** The Light Side plays for the Jedi; a unit of the Rebels is out of faction. */
const hunted = (defender: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    active: 'dark',
    ai,
    stop: 'commitment',
    light: { units: [{ card: defender, focus: 1 }] },
    dark: { ...NAVY, units: ['189-2'] },
    engagement: {
      objective: '012-1',
      attackers: ['189-2'],
      defenders: [defender],
      step: 'strikes',
      edge: 'light',
      turn: 'dark',
    },
  }).changes('Luke Skywalker', 'Lando Calrissian');

test('189-2, 189-3 Contract Hunter: it deals double damage to out-of-faction units', () => {
  expect(hunted('001-2')).toContain('Luke Skywalker damage 0 to 1');
  expect(hunted('071-2')).toEqual(['Lando Calrissian play to discard']);
});

test('189-2, 189-3 Contract Hunter: the AI deals double damage too', () => {
  expect(hunted('071-2', 'dark')).toEqual(['Lando Calrissian play to discard']);
});

const FILTHY = {
  light: { units: ['001-2', '071-2', '008-2'] },
  dark: { ...NAVY, hand: ['189-4'], units: ['027-3'] },
} satisfies Setup;

test('189-4 Filthy Accusations: an enemy out-of-faction unit gets a focus token', () => {
  const table = quietTable({ active: 'dark', ...FILTHY }).pay('use Filthy Accusations');
  expect(table.asking).toBe('dark target: Lando Calrissian, Red Two');
  expect(table.choose('Red Two').changes('Red', 'Lando')).toEqual(['Red Two focus 0 to 1']);
});

test('189-4 Filthy Accusations: the AI takes the dearest', () => {
  expect(
    quietTable({ active: 'dark', ai: 'dark', stop: 'conflict', ...FILTHY }).changes('Red', 'Lando'),
  ).toEqual(['Lando Calrissian focus 0 to 1']);
});

test('187-1 and 187-2 The Emperor’s Legion and Lieutenant Renz: the AI fills its hand with Troopers', () => {
  const table = quietTable({ ...RENZ, ai: 'dark', stop: 'conflict' });
  expect([...table.discard('dark')].sort()).toEqual(['Darth Vader', 'TIE Fighter']);
});

test('185-2 Han Solo: the AI strikes an objective of the enemy', () => {
  const table = quietTable({ ...HAN, ai: 'light' });
  expect(table.changes('Imperial', 'Death', 'Fall')).toHaveLength(1);
});

test('186-4 Part of the Tribe: the AI lays it on its own unit', () => {
  const light = { ...REBELS, objectives: ['186-1', '012-1', '012-1'], units: ['001-3'], hand: ['186-4'] };
  expect(quietTable({ ...AI, light }).changes('Part of the Tribe on')).toEqual([
    "Part of the Tribe on nothing to Twi'lek Loyalist",
  ]);
});

test('185-5, 186-5, 187-5, 189-5 Secret Objective: the AI stays with the objective it has chosen', () => {
  expect(secret(['019-1'], 'light').changes('Imperial', 'Death', 'Fall')).toEqual([
    'Death and Despayre damage 0 to 1',
  ]);
});
