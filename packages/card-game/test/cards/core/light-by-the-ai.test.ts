import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const REBEL = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

/** The affiliation card and two objectives give 1 each. */
const yavin = (hand: string[]) =>
  quietTable({ ...AI, light: { ...REBEL, objectives: ['008-1', '011-1'], hand } });

test('008-1 The Defense of Yavin 4: the AI pays for a Vehicle with resources alone, as each card discarded takes what it gives', () => {
  const table = yavin(['008-2', '014-3']);
  expect(table.changes()).toEqual([
    'Rebel Alliance focus 0 to 1',
    'The Defense of Yavin 4 focus 0 to 1',
    'The Rebel Fleet focus 0 to 1',
    'Red Two hand to play',
    'Rebel Trooper hand to play',
    'light hand 2 to 0',
  ]);
});

test('008-1 The Defense of Yavin 4: the AI discards nothing for a Vehicle that costs more than its resources', () => {
  const table = yavin(['011-2', '014-3']);
  expect(asideOf(table)).toEqual(['LCG-15 under the pile']);
  expect(table.discard('light')).toEqual([]);
});

/** Least capacity is left on the fleet; Vader is the better attacker. */
const fleet = (units: string[]): Setup => ({
  ai: 'dark',
  active: 'dark',
  step: 'engage',
  stop: 'commitment',
  light: { ...REBEL, objectives: ['001-1', { card: '011-1', damage: 2 }] },
  dark: { units: units.map((card) => ({ card, pool: 'attackers' as const })), fates: [] },
});

test('011-1 The Rebel Fleet: the AI attacks it with its Vehicle, and the next objective with the others', () => {
  const table = quietTable(fleet(['019-2', '027-3']));
  expect(reasonsOf(table, 'engage')).toMatchObject([
    { picked: 'The Rebel Fleet', rule: 'LCG-22' },
    { picked: "A Hero's Journey" },
  ]);
  // An edge-enabled blast icon of the TIE Fighter, two of Vader, and each time the unopposed damage.
  expect(table.changes('The Rebel Fleet', "A Hero's Journey")).toEqual([
    "A Hero's Journey damage 0 to 3",
    'The Rebel Fleet damage 2 to 4',
  ]);
});

test('011-1 The Rebel Fleet: the AI leaves it out where it has no Vehicle', () => {
  const table = quietTable(fleet(['019-2']));
  expect(table.changes('The Rebel Fleet', "A Hero's Journey")).toEqual(["A Hero's Journey damage 0 to 3"]);
});

test('012-2 Admiral Ackbar: the AI deploys him and deals no damage', () => {
  const table = quietTable({ ...AI, light: { ...REBEL, hand: ['012-2'] }, dark: { units: ['027-3'] } });
  expect(table.changes('Admiral', 'TIE')).toEqual(['Admiral Ackbar hand to play']);
});

test('012-2 Admiral Ackbar: the AI never plays him from its hand in an engagement', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    stop: 'commitment',
    light: { ...REBEL, hand: ['012-2'], units: ['X-Wing'] },
    dark: { units: ['026-4'] },
    engagement: { objective: 'Draw Their Fire', attackers: ['026-4'], defenders: ['X-Wing'] },
  });
  expect(table.changes('light hand', 'Admiral')).toEqual([]);
});

test.each([
  ['013-6', 'Covering Fire'],
  ['015-6', 'Crossfire'],
  ['016-6', 'It Could Be Worse'],
])(
  '013-6, 015-6, 016-6 an event for an engagement, a reaction or an interrupt (%s, %s): the AI puts it into its fate deck unpaid',
  (card) => {
    const table = quietTable({ ...AI, light: { ...SPIES, hand: [card], units: ['X-Wing', '013-3'] } });
    expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
    expect(table.changes('light', 'Smugglers')).toEqual(['light hand 1 to 0', 'light fate deck 0 to 1']);
  },
);

test('016-1 Rumors at the Cantina: the AI needs no match with it or without it', () => {
  const played = (objective: string) =>
    quietTable({
      ...AI,
      light: { ...SPIES, objectives: [objective, '015-1', '015-1', '015-1'], hand: ['001-2'] },
    }).changes('Luke');
  expect([played('016-1'), played('015-1')]).toEqual([
    ['Luke Skywalker hand to play'],
    ['Luke Skywalker hand to play'],
  ]);
});

const sympathizer = (hand: string[]) => quietTable({ ...AI, light: { ...SPIES, units: ['016-2'], hand } });

test('016-2, 016-3 Rebel Sympathizer: the AI gives it where the next card costs something, a point for a point', () => {
  const table = sympathizer(['012-4']);
  expect(table.changes('Rebel', 'X-Wing', 'Smugglers')).toEqual([
    'Rebel Sympathizer play to discard',
    'X-Wing hand to play',
  ]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Rebel Sympathizer', rule: 'LCG-48' }]);
});

test('016-2, 016-3 Rebel Sympathizer: the AI keeps it with nothing to play', () => {
  expect(sympathizer([]).changes('Rebel')).toEqual([]);
});

test('016-4 Common Ground: the AI has no use for it, as it needs no match; it goes to its fate deck', () => {
  const table = quietTable({ ...AI, light: { ...SPIES, hand: ['016-4'] } });
  expect(asideOf(table)).toEqual(['LCG-17 fate deck nothing that it would help']);
});

test('014-2 Wookiee Navigator: the AI has the same objective engaged once more, with an attacker that stayed ready', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: {
      ...REBEL,
      units: ['014-2', 'X-Wing'].map((card) => ({ card, pool: 'attackers' as const })),
    },
    dark: { objectives: ['029-1'] },
    engagement: { objective: '029-1', attackers: ['014-2'], step: 'strikes', edge: 'light' },
  });
  // A blast icon and the unopposed damage each time.
  expect(table.changes('Death and Despayre damage')).toEqual(['Death and Despayre damage 0 to 4']);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Wookiee Navigator', rule: 'LCG-48' }]);
});

/** The AI's only attacker meets a defender, with a card of 2 Force icons to lay. */
const HIT = {
  ai: 'light',
  stop: 'commitment',
  light: { ...SPIES, objectives: ['018-1', '001-1', '012-1'], units: ['013-3'], fates: ['009-2'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: { objective: '026-1', attackers: ['013-3'], defenders: ['019-2'] },
} satisfies Setup;

test('018-1 Hit and Run: the AI damages the objective against which it won the edge battle', () => {
  expect(quietTable(HIT).changes('Imperial Command')).toEqual(['Imperial Command damage 0 to 1']);
});

test('018-1 Hit and Run: nothing for the AI that lost it, or that defends', () => {
  const lost = quietTable({ ...HIT, light: { ...HIT.light, fates: [] } });
  const defends = quietTable({
    ...HIT,
    active: 'dark',
    dark: { units: ['035-2'] },
    engagement: { objective: '001-1', attackers: ['035-2'], defenders: ['013-3'] },
  });
  expect([lost.changes('Imperial'), defends.changes('Imperial', "A Hero's")]).toEqual([[], []]);
});
