import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import { quietTable } from '../../quiet.ts';

const DAMAGED = { units: [{ card: '026-4', damage: 1 }] };

test('196-2 Brainiac: a capacity, resources or a numeral of a text, one more or less; nobody has an edge here', () => {
  const table = quietTable({ light: { units: ['196-2'] }, dark: DAMAGED }).choose('use Brainiac');
  expect([table.asked, table.topic, table.choices.length]).toEqual(['light', 'one of', 5]);
});

test('196-2 Brainiac: a capacity that shrinks to the damage destroys, once a turn', () => {
  const table = quietTable({ light: { units: ['196-2'] }, dark: DAMAGED }).choose('use Brainiac');
  const shrinks = table.question.options.findIndex(({ label }) => label.endsWith('gets -1 damage capacity'));
  table.choose(table.choices[shrinks] ?? '');
  expect(table.asking).toBe('light target: Brainiac, Heavy Stormtrooper Squad');
  expect(table.choose('Heavy Stormtrooper Squad').changes()).toEqual([
    'Heavy Stormtrooper Squad play to discard',
  ]);
  expect(table.topic).toBe('engage');
});

test('196-2 Brainiac: a numeral of a text counts as changed until the end of the phase', () => {
  const table = quietTable({
    light: { units: ['196-2', { card: '001-2', focus: 4, enhancements: ['001-5'] }] },
  });
  table.choose('use Brainiac');
  table.choose('effect:special');
  expect(table.choices).toContain('Trust Your Feelings');
  table.choose('Trust Your Feelings');
  expect(table.asking).toBe('light numeral: 1 becomes 2 (0.action.n), 1 becomes 0 (0.action.n)');
  table.choose('1 becomes 2 (0.action.n)').choose('use Trust Your Feelings');
  expect(table.changes('Luke')).toEqual(['Luke Skywalker focus 4 to 2']);
  table.until('engage');
  expect(table.state.numerals).toEqual([]);
});

test('196-2 Brainiac: the AI takes what is worth most, a capacity that shrinks to the damage', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { units: ['196-2'], fates: [] },
    dark: DAMAGED,
  });
  expect(table.changes('Heavy')).toEqual(['Heavy Stormtrooper Squad play to discard']);
});

/** The Light Side has laid Heat of Battle (5), the attacker Target of Opportunity (10): the stacks lie open. */
function openStacks(light: readonly string[]) {
  const table = quietTable({
    active: 'dark',
    step: 'engage',
    light: { units: ['X-Wing'], hand: [...light, '003-6'] },
    dark: { units: ['027-3'], hand: ['021-6'] },
  });
  table.choose("A Hero's Journey").choose('X-Wing').choose('Target of Opportunity').choose('Heat of Battle');
  return table.choose('pass');
}

const fatesOf = (table: ReturnType<typeof openStacks>) =>
  table.events.flatMap(({ kind, data }) =>
    kind === 'fate' ? [kindOf((data as { card: number }).card).title] : [],
  );

test('196-6 Outwit: fates resolve from the highest priority to the lowest, then its player draws a card', () => {
  const table = openStacks(['196-6']);
  expect(table.asking).toBe('light window: use Outwit, pass');
  table.choose('use Outwit');
  expect(fatesOf(table)).toEqual(['Target of Opportunity', 'Heat of Battle']);
  expect(table.hand('light')).toHaveLength(1);
});

test('196-6 Outwit: declined, the lowest priority comes first', () => {
  const table = openStacks(['196-6']).choose('pass');
  expect(fatesOf(table)).toEqual(['Heat of Battle', 'Target of Opportunity']);
});

test('196-6 Outwit: the AI never plays a reaction; it goes to its fate deck', () => {
  const table = quietTable({ ai: 'light', stop: 'conflict', light: { hand: ['196-6'], fates: [] } });
  expect(table.changes('light', 'Outwit')).toEqual([
    'Outwit hand to deck',
    'light hand 1 to 0',
    'light fate deck 0 to 1',
  ]);
});
