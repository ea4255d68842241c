import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const SUPPORT = { ...REBELS, objectives: ['092-1', '001-1', '012-1'], top: ['X-Wing', '009-2', 'Y-Wing'] };

test('092-1 Blue Squadron Support: focused, one of the top two cards goes to the hand, the other under the deck', () => {
  const table = quietTable({ light: SUPPORT }).choose('use Blue Squadron Support');
  expect(table.choices).toEqual(['X-Wing', 'Mon Mothma']);
  table.choose('Mon Mothma');
  expect(table.hand('light')).toEqual(['Mon Mothma']);
  const deck = table.player('light').deck;
  expect([deck[0], deck.at(-1)].map((place) => place && 'card' in place)).toEqual([true, true]);
  expect(table.card('Blue Squadron Support').focus).toBe(1);
});

test('092-1 Blue Squadron Support: the AI takes the dearest', () => {
  const table = quietTable({ ...AI, light: SUPPORT });
  expect(table.changes('Mon', 'X-Wing')).toEqual(['Mon Mothma deck to hand']);
});

const LEADER = {
  stop: 'commitment',
  light: { ...REBELS, units: ['092-2'] },
  dark: { objectives: ['029-1', { card: '019-1', damage: 2 }, 'Imperial Command'] },
  engagement: { objective: '029-1', attackers: ['092-2'], step: 'strikes', edge: 'light' },
} satisfies Setup;

test('092-2 Blue Leader: striking as an attacker, it may damage an objective that is not engaged', () => {
  const open = () => quietTable(LEADER).until('use Blue Leader');
  expect(open().asking).toBe('light window: use Blue Leader, pass');
  const table = open().choose('use Blue Leader');
  expect(table.choices).not.toContain('Death and Despayre');
  expect(table.choices).toContain('Imperial Command');
  expect(table.choose('Imperial Command').changes('Imperial')).toEqual(['Imperial Command damage 0 to 1']);
  expect(open().choose('pass').changes('Imperial', 'Fall')).toEqual([]);
});

test('092-2 Blue Leader: the AI damages the enemy objective with the least capacity left', () => {
  expect(quietTable({ ...LEADER, ai: 'light' }).changes('Imperial', 'Fall')).toEqual([
    'Fall of the Jedi damage 2 to 3',
  ]);
});

const RAPID = {
  light: { ...REBELS, objectives: ['092-1'], hand: ['092-5'], units: ['X-Wing'] },
  dark: { units: ['027-3', '019-2'] },
} satisfies Setup;

test("092-5 Rapid Fire: in one's own turn an enemy unit is dealt a damage", () => {
  const table = quietTable(RAPID).pay('use Rapid Fire');
  expect(table.asking).toBe('light target: TIE Fighter, Darth Vader');
  expect(table.choose('Darth Vader').changes('Darth', 'TIE')).toEqual(['Darth Vader damage 0 to 1']);
});

test('092-5 Rapid Fire: the AI aims at the dearest', () => {
  expect(quietTable({ ...RAPID, ...AI }).changes('Darth', 'TIE')).toEqual(['Darth Vader damage 0 to 1']);
});

/** Supporting Fire lies in the stack of the attacking Light Side. */
const support = () =>
  quietTable({
    light: { ...REBELS, units: ['X-Wing'], hand: ['092-6', '009-2', '004-6'] },
    dark: { units: [{ card: '027-3', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['027-3'] },
  })
    .until('Supporting Fire')
    .choose('Supporting Fire')
    .until('may');

test('092-6, 163-6, 164-6 Supporting Fire: a card of the hand that is no fate may join the stack', () => {
  expect(support().asking).toBe('light may: yes, no');
  const edge = (word: string) => {
    const { events } = support().choose(word);
    return events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { n: number }).n] : []));
  };
  expect([edge('yes'), edge('no')]).toEqual([[3], [1]]);
});

test('092-6, 163-6, 164-6 Supporting Fire: the AI adds the top card of its fate deck (LCG-24)', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...REBELS, units: ['X-Wing'], hand: ['Y-Wing'], fates: ['092-6', '009-2'] },
    dark: { units: [{ card: '027-3', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['027-3'] },
  });
  expect(table.changes('light fate')).toEqual(['light fate deck 2 to 0']);
});
