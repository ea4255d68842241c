import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';
import { Bench } from '../../vocabulary/bench.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const REFRESHES = { ...DARK, step: 'refresh' } as const;
const AI_REFRESHES = { ...AI, step: 'refresh', stop: 'draw' } as const;

test("023-1 The Emperor's Web: the first Sith event of a turn costs 1 less, the second does not", () => {
  const table = quietTable({
    ...DARK,
    light: {
      units: [
        { card: 'X-Wing', focus: 1 },
        { card: '001-2', focus: 1 },
      ],
    },
    dark: { objectives: ['023-1', 'Imperial Command', 'Death and Despayre'], hand: ['023-5', '021-5'] },
  });
  const focused = () => table.state.play.reduce((sum, { seat, focus }) => sum + seat * focus, 0);
  table.pay("use I'm On the Leader").until('action');
  expect(focused()).toBe(0);
  table.pay('use Force Lightning');
  expect(focused()).toBe(3);
});

test("023-1 The Emperor's Web: the AI pays 1 less too", () => {
  const table = quietTable({
    ...AI,
    light: { units: ['X-Wing'] },
    dark: { objectives: ['023-1'], hand: ['021-5'], fates: [] },
  });
  expect(table.changes()).toEqual([
    'X-Wing focus 0 to 1',
    "I'm On the Leader hand to discard",
    'dark hand 1 to 0',
  ]);
});

const FALLS = {
  ...DARK,
  step: 'engage',
  engagement: { objective: "A Hero's Journey", attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  light: { objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire', 'Draw Their Fire'] },
} satisfies Setup;
const PALPATINE = { units: ['023-2', '027-4'], discard: ['019-5', '034-4', '026-4', '020-5'] };

test('023-2 Emperor Palpatine: after an objective is destroyed a Sith event of the discard pile may go to hand', () => {
  const table = quietTable({ ...FALLS, dark: PALPATINE }).until('use Emperor Palpatine');
  expect(table.asking).toBe('dark window: use Emperor Palpatine, pass');
  table.choose('use Emperor Palpatine');
  expect(table.choices).toEqual(['Force Choke', 'Dark Precognition']);
  expect(table.choose('Dark Precognition').hand('dark')).toEqual(['Dark Precognition']);
});

test('023-2 Emperor Palpatine: declined, the discard pile stays', () => {
  const table = quietTable({ ...FALLS, dark: PALPATINE })
    .until('use Emperor Palpatine')
    .choose('pass');
  expect(table.discard('dark')).toHaveLength(4);
});

test('023-2 Emperor Palpatine: the AI takes an event back', () => {
  const table = quietTable({ ...FALLS, ai: 'dark', stop: 'commitment', dark: { ...PALPATINE, fates: [] } });
  expect(table.changes('dark hand')).toEqual(['dark hand 0 to 1']);
});

const THREATENED = {
  step: 'engage',
  light: { units: ['001-2'] },
  engagement: {
    objective: 'Imperial Command',
    attackers: ['001-2'],
    defenders: ['025-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test("023-3 Emperor's Royal Guard: it may take the damage of a Character; declined, it does not", () => {
  const dark = { units: ['025-2', '023-3'] };
  const table = quietTable({ ...THREATENED, dark }).until('protect');
  expect(table.asked).toBe('dark');
  const declined = quietTable({ ...THREATENED, dark }).until('commit');
  expect(declined.changes('Nightsister', "Emperor's Royal Guard damage")).toContain(
    'Nightsister play to discard',
  );
});

test("023-3 Emperor's Royal Guard: the AI lets the cheaper Guard take it", () => {
  const table = quietTable({ ...THREATENED, ai: 'dark', dark: { units: ['025-2', '023-3'], fates: [] } });
  expect(table.until('commit').isInPlay('Nightsister')).toBe(true);
});

test('023-5 Force Lightning: destroys an exhausted unit of either side, never a ready one', () => {
  const table = quietTable({
    ...DARK,
    light: { units: [{ card: '001-2', focus: 1 }, 'X-Wing'] },
    dark: { units: [{ card: '027-3', focus: 1 }, '025-4'], hand: ['023-5'] },
  });
  expect(table.pay('use Force Lightning').asking).toBe('dark target: Luke Skywalker, TIE Fighter');
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker play to discard']);
});

test('023-5 Force Lightning: the AI destroys the dearest enemy that is exhausted', () => {
  const table = quietTable({
    ...AI,
    light: {
      units: [
        { card: 'X-Wing', focus: 1 },
        { card: '001-2', focus: 1 },
      ],
    },
    dark: { hand: ['023-5'], fates: [] },
  });
  expect(table.changes('Luke', 'X-Wing')).toEqual(['Luke Skywalker play to discard']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'LCG-30' }]);
});

const REVEALS = {
  do: 'look',
  at: 'objective deck',
  of: 'you',
  top: 1,
  and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
} as const;

test('024-1 Cruel Interrogations: when it enters play a random card of the enemy hand may be captured at it', () => {
  const bench = new Bench();
  const [objective = 0] = bench.objectives('024-1');
  const held = bench.hold('001-3');
  bench.on('window', objective).do(bench.lay('019-2'), REVEALS);
  expect(bench.about('window')).toHaveLength(1);
  expect(bench.card(objective).captives.map((place) => 'card' in place && place.card)).toEqual([held]);
});

test('024-1 Cruel Interrogations: the AI always captures', () => {
  const bench = new Bench({ ai: 1 });
  const [objective = 0] = bench.objectives('024-1');
  bench.hold('001-3');
  bench.do(bench.lay('019-2'), REVEALS);
  expect(bench.card(objective).captives).toHaveLength(1);
});

const DROID = { hand: ['024-2'] };

test('024-2, 024-3 Interrogation Droid: after it enters play a random card of the enemy hand may be discarded', () => {
  const light = { hand: ['X-Wing'] };
  const table = quietTable({ ...DARK, light, dark: DROID }).pay('play Interrogation Droid');
  expect(table.asking).toBe('dark window: use Interrogation Droid, pass');
  expect(table.choose('use Interrogation Droid').discard('light')).toEqual(['X-Wing']);
  const declined = quietTable({ ...DARK, light, dark: DROID })
    .pay('play Interrogation Droid')
    .choose('pass');
  expect(declined.hand('light')).toEqual(['X-Wing']);
});

test('024-2, 024-3 Interrogation Droid: the AI uses it', () => {
  const table = quietTable({ ...AI, light: { hand: ['X-Wing'] }, dark: { ...DROID, fates: [] } });
  expect(table.changes('X-Wing')).toEqual(['X-Wing hand to discard']);
});

const FRIGHTENED = {
  step: 'engage',
  engagement: { objective: 'Imperial Command', attackers: ['001-2'], step: 'strikes', edge: 'light' },
  light: { units: [{ card: '001-2', enemies: ['024-5'] }] },
} satisfies Setup;

test('024-5 Intimidated: on an enemy Character only; focused to strike it gets a second token', () => {
  const table = quietTable({
    ...DARK,
    light: { units: ['001-2', 'X-Wing'] },
    dark: { units: ['019-2'], hand: ['024-5'] },
  });
  expect(table.pay('play Intimidated').changes('Intimidated on')).toEqual([
    'Intimidated on nothing to Luke Skywalker',
  ]);
  expect(quietTable(FRIGHTENED).until('commit').changes('Luke Skywalker focus')).toEqual([
    'Luke Skywalker focus 0 to 2',
  ]);
});

test('024-5 Intimidated: the AI puts it on the dearest enemy Character', () => {
  const table = quietTable({
    ...AI,
    light: { units: ['002-3', '001-2', 'X-Wing'] },
    dark: { hand: ['024-5'], fates: [] },
  });
  expect(table.changes('Intimidated on')).toEqual(['Intimidated on nothing to Luke Skywalker']);
});

test('024-6 Interrogation: the enemy hand is looked at and a card of it chosen', () => {
  const table = quietTable({ ...DARK, light: { hand: ['X-Wing', '001-2'] }, dark: { hand: ['024-6'] } });
  table.pay('use Interrogation');
  expect(table.choices).toEqual(['X-Wing', 'Luke Skywalker']);
  expect(table.choose('Luke Skywalker').discard('light')).toEqual(['Luke Skywalker']);
});

test('024-6 Interrogation: the AI discards a card of it', () => {
  const table = quietTable({
    ...AI,
    light: { hand: ['X-Wing', '001-2'] },
    dark: { hand: ['024-6'], fates: [] },
  });
  expect(table.discard('light')).toEqual(['Luke Skywalker']);
});

const COMMITS = { ...DARK, step: 'commitment' } as const;

test('025-2, 025-3 Nightsister: committed, she may deal 1 damage to any objective', () => {
  const table = quietTable({ ...COMMITS, dark: { units: ['025-2'] } })
    .until('Nightsister')
    .choose('Nightsister');
  table.until('use Nightsister').choose('use Nightsister');
  expect(table.choices).toEqual([
    "A Hero's Journey",
    'Draw Their Fire',
    'Draw Their Fire',
    'Shadows of Dathomir',
    'Imperial Command',
    'Death and Despayre',
  ]);
  expect(table.choose("A Hero's Journey").changes('A Hero')).toEqual(["A Hero's Journey damage 0 to 1"]);
});

test('025-2, 025-3 Nightsister: the AI damages the enemy objective with the least capacity', () => {
  const table = quietTable({
    ...COMMITS,
    ai: 'dark',
    stop: 'struggle',
    dark: { units: ['025-2'], fates: [] },
  });
  expect(table.changes("A Hero's", 'Draw')).toEqual(["A Hero's Journey damage 0 to 1"]);
});

test('025-4 Rancor: after its player refreshes the cheapest unit that is no Vehicle is destroyed, of either side', () => {
  const table = quietTable({
    ...REFRESHES,
    light: { units: ['001-2'] },
    dark: { units: ['025-4', '027-3', '026-4'] },
  });
  expect(table.changes('Luke', 'TIE', 'Heavy', 'Rancor')).toEqual([
    'Heavy Stormtrooper Squad play to discard',
  ]);
});

test('025-4 Rancor: of equal ones the active player decides; alone it eats itself', () => {
  const table = quietTable({ ...REFRESHES, dark: { units: ['025-4', '019-3', '026-4'] } });
  expect(table.choices).toEqual(['Dark Side Apprentice', 'Heavy Stormtrooper Squad']);
  expect(quietTable({ ...REFRESHES, dark: { units: ['025-4', '027-3'] } }).isInPlay('Rancor')).toBe(false);
});

test('025-4 Rancor: the AI is forced too', () => {
  const dark = { units: ['025-4', '026-4'], fates: [] };
  expect(quietTable({ ...AI_REFRESHES, dark }).changes('Heavy', 'Rancor')).toEqual([
    'Heavy Stormtrooper Squad play to discard',
  ]);
});

const BLESSED = { units: [{ card: '019-2', focus: 5, enhancements: ['025-5'] }] };

test("025-5 The Hand's Blessing: after the refresh all tokens of its Character may be removed", () => {
  const table = quietTable({ ...REFRESHES, dark: BLESSED });
  expect(table.asking).toBe("dark window: use The Hand's Blessing, pass");
  expect(table.choose("use The Hand's Blessing").changes('Darth')).toEqual(['Darth Vader focus 5 to 0']);
  // Elite: two tokens go by the refresh.
  expect(
    quietTable({ ...REFRESHES, dark: BLESSED })
      .choose('pass')
      .changes('Darth'),
  ).toEqual(['Darth Vader focus 5 to 3']);
});

test("025-5 The Hand's Blessing: the AI always frees its host", () => {
  expect(quietTable({ ...AI_REFRESHES, dark: { ...BLESSED, fates: [] } }).changes('Darth')).toEqual([
    'Darth Vader focus 5 to 0',
  ]);
});

const FORCE_USERS = { units: [{ card: '001-2', committed: true }, '002-3'] };
const DISTURBER = { units: [{ card: '019-3', committed: true }], hand: ['025-6'] };

test('025-6 A Disturbance In the Force: each enemy unit that is committed gets a token', () => {
  const table = quietTable({ ...DARK, light: FORCE_USERS, dark: DISTURBER }).pay(
    'use A Disturbance In the Force',
  );
  expect(table.state.play.filter(({ type, focus }) => type === 'unit' && focus > 0)).toHaveLength(1);
  expect(table.changes('Luke')).toEqual(['Luke Skywalker focus 0 to 1']);
});

test('025-6 A Disturbance In the Force: the AI plays it where somebody is committed, else it goes to its fate deck', () => {
  const dark = { hand: ['025-6'], fates: [] };
  expect(quietTable({ ...AI, light: FORCE_USERS, dark }).changes('Luke')).toEqual([
    'Luke Skywalker focus 0 to 1',
  ]);
  expect(quietTable({ ...AI, light: { units: ['001-2'] }, dark }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});
