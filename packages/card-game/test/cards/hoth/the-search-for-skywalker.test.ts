import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };

test('043-1 Sensors Are Placed: with more Hoth objectives the enemy lays the first card of its stack face up', () => {
  const stack = (dark: string) => {
    const table = quietTable({
      step: 'engage',
      light: { objectives: ['043-1'], units: ['X-Wing'] },
      dark: { objectives: [dark, 'Imperial Command'], units: ['027-3'], hand: ['026-4', '027-4', '035-2'] },
    });
    table.choose('Imperial Command').choose('TIE Fighter');
    table.choose('Heavy Stormtrooper Squad').choose('TIE Bomber');
    return table.view(0).engagement?.battle?.stacks[1];
  };
  expect(stack('029-1')).toMatchObject([{ title: 'Heavy Stormtrooper Squad' }, null]);
  expect(stack('042-1')).toMatchObject([null, null]);
});

test('043-1 Sensors Are Placed: the AI has it against the player', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    step: 'engage',
    light: { objectives: ['043-1', 'Draw Their Fire'], units: ['X-Wing'], fates: ['001-3'] },
    dark: { units: ['027-3'], hand: ['026-4', '027-4'] },
  });
  table.choose('Draw Their Fire').choose('Heavy Stormtrooper Squad');
  expect(table.view(0).engagement?.battle?.stacks[1]).toMatchObject([{ title: 'Heavy Stormtrooper Squad' }]);
});

test('043-2, 043-3 Echo Defender: an edge-enabled unit icon for each Hoth objective of its player, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const light = { objectives: ['043-1', '038-1'], units: ['043-2'], fates: [] };
    const table = quietTable({ ai, stop: 'conflict', light, dark: { objectives: ['042-1'] } });
    expect([table.reads('unit edge', 'Echo Defender'), table.reads('unit', 'Echo Defender')]).toEqual([2, 0]);
  }
});

test('043-4 Echo Base: its Hoth objectives have a point of capacity more, and it counts as one more of them', () => {
  for (const ai of ['none', 'light'] as const) {
    const light = { objectives: ['038-1', '001-1'], units: ['038-4', '039-2'], area: ['043-4'], fates: [] };
    const table = quietTable({ ai, stop: 'conflict', light, dark: { objectives: ['042-1'] } });
    expect(
      ['Hoth Operations', "A Hero's Journey", 'Shadows on the Ice'].map((card) =>
        table.reads('capacity', card),
      ),
    ).toEqual([6, 4, 5]);
    expect([table.reads('edge', 'Snowspeeder'), table.reads('unit', 'Wilderness Fighters')]).toEqual([1, 2]);
  }
});

test('043-4 Echo Base: the AI plays it', () => {
  const table = quietTable({ ...AI, light: { ...REBELS, objectives: ['038-1', '001-1'], hand: ['043-4'] } });
  expect(table.reads('capacity', 'Hoth Operations')).toBe(6);
});

const shields = (damage: number) => ({
  light: {
    objectives: ['038-1', '001-1'],
    units: ['X-Wing', { card: '001-2', shields: 1 }],
    area: [{ card: '043-5', damage }],
    fates: [],
  },
  dark: { objectives: ['042-1', '026-1'], units: ['019-2'] },
});

test('043-5 Echo Base Shield Generator: for a damage on it a unit or a Hoth objective gets a shield, once a turn', () => {
  const table = quietTable(shields(0)).choose('use Echo Base Shield Generator');
  expect(table.asking).toBe('light target: Hoth Operations, X-Wing, Shadows on the Ice, Darth Vader');
  expect(table.choose('X-Wing').changes()).toEqual([
    'X-Wing shields 0 to 1',
    'Echo Base Shield Generator damage 0 to 1',
  ]);
  expect(table.choices).not.toContain('use Echo Base Shield Generator');
});

test('043-5 Echo Base Shield Generator: with the third damage it goes back to the hand', () => {
  const table = quietTable(shields(2)).choose('use Echo Base Shield Generator').choose('X-Wing');
  expect(table.changes('Echo', 'X-Wing')).toEqual([
    'X-Wing shields 0 to 1',
    'Echo Base Shield Generator play to hand',
  ]);
});

test('043-5 Echo Base Shield Generator: the AI shields its own dearest', () => {
  const table = quietTable({ ...AI, ...shields(0) });
  expect(reasonsOf(table, 'target')[0]).toMatchObject({ picked: 'X-Wing', rule: 'LCG-28' });
});

/** A Vehicle and a Character of the Dark Side attack an objective that has a marker. */
const marked = (attacker: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { objectives: [{ card: '038-1', enhancements: ['043-6'] }, '001-1'], fates: [] },
    dark: { units: [attacker] },
    engagement: { objective: '038-1', attackers: [attacker], step: 'strikes', edge: 'dark' },
  }).changes('Hoth Operations damage');

test('043-6 First Marker: Vehicles do not damage its objective, others do; for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    expect(marked('027-4', ai)).toEqual(['Hoth Operations damage 0 to 1']);
    expect(marked('019-2', ai)).toEqual(['Hoth Operations damage 0 to 3']);
  }
});

test('043-6 First Marker: it goes on any Hoth objective; the AI lays it on its own', () => {
  const light = { ...REBELS, objectives: ['038-1', '001-1'], hand: ['043-6'] };
  const dark = { objectives: ['042-1', '026-1'] };
  expect(quietTable({ light, dark }).choose('play First Marker').asking).toBe(
    'light play on: Hoth Operations, Shadows on the Ice',
  );
  expect(quietTable({ ...AI, light, dark }).changes('First Marker on')).toEqual([
    'First Marker on nothing to Hoth Operations',
  ]);
});

/** An enemy is destroyed by a strike. */
const mobilized = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { objectives: ['044-1'], units: ['003-3'], top: ['X-Wing'], fates: [] },
    dark: { units: ['027-3'] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['003-3'],
      defenders: ['027-3'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('044-1 Renegade Squadron Mobilization: after an enemy unit leaves play a card may be drawn', () => {
  const table = mobilized('none').choose('unit');
  expect(table.asking).toBe('light window: use Renegade Squadron Mobilization, pass');
  expect(table.choose('use Renegade Squadron Mobilization').hand('light')).toEqual(['X-Wing']);
  expect(mobilized('none').choose('unit').choose('pass').hand('light')).toEqual([]);
});

test('044-1 Renegade Squadron Mobilization: the AI draws', () => {
  expect(mobilized('light').changes('light hand')).toEqual(['light hand 0 to 1']);
});

/** It strikes at an objective where two cards lie captured. */
const rescuers = (ai: 'none' | 'light', captives: string[] = ['X-Wing', '001-3']) =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { ...SPIES, units: ['044-2'] },
    dark: {
      objectives: [
        { card: '026-1', captives },
        { card: '029-1', captives: ['013-3'] },
      ],
    },
    engagement: { objective: '026-1', attackers: ['044-2'], step: 'strikes', edge: 'light' },
  });

test('044-2 Renegade Squadron: without a captive nothing is asked; elite; the AI rescues', () => {
  expect(rescuers('none', []).changes('Renegade Squadron damage')).toEqual([]);
  expect(rescuers('light').changes('Imperial Command captives')).toEqual([
    'Imperial Command captives 2 to 1',
  ]);
  const tired = quietTable({
    step: 'refresh',
    stop: 'draw',
    light: { units: [{ card: '044-2', focus: 3 }] },
  });
  expect(tired.changes('Renegade')).toEqual(['Renegade Squadron focus 3 to 1']);
});

test('044-4 Munitions Expert: focused, it gives a unit an icon until the end of the phase', () => {
  const light = { units: ['044-4', 'X-Wing'], hand: ['037-4'] };
  const table = quietTable({ light, dark: { units: ['027-3'] } }).choose('use Munitions Expert');
  expect(table.asking).toBe('light target: Munitions Expert, X-Wing, TIE Fighter');
  expect(table.choose('X-Wing').changes()).toEqual(['Munitions Expert focus 0 to 1']);
  expect(table.reads('unit', 'X-Wing')).toBe(2);
  expect(table.until('engage').reads('unit', 'X-Wing')).toBe(1);
});

test('044-4 Munitions Expert: the AI uses it where it gives as much as its own strike, in the conflict phase', () => {
  const light = { units: ['044-4', '001-2'], fates: [] };
  expect(quietTable({ ...AI, light }).changes('Munitions')).toEqual([]);
  const table = quietTable({ ai: 'light', step: 'conflict', stop: 'engage', light });
  expect(table.reads('unit', 'Luke Skywalker')).toBe(3);
});

const CAVERNS = {
  light: { area: ['044-5'], units: ['001-2', '038-4', 'X-Wing'], hand: ['037-4'], fates: [] },
  dark: { units: ['019-2'] },
} satisfies Setup;

test('044-2 Renegade Squadron: focused to strike as an attacker it may take a damage to rescue a card at that objective', () => {
  const table = rescuers('none');
  expect(table.asking).toBe('light window: use Renegade Squadron, pass');
  table.choose('use Renegade Squadron');
  expect(table.changes('Renegade Squadron damage', 'Imperial Command captives', 'Death')).toEqual([
    'Renegade Squadron damage 0 to 1',
    'Imperial Command captives 2 to 1',
  ]);
  const declined = rescuers('none').choose('pass');
  expect(declined.changes('Renegade Squadron damage', 'Imperial Command captives')).toEqual([]);
});

test('044-5 Echo Caverns: of two units that share a trait one loses an icon that it has and the other gains it, for the phase', () => {
  const table = quietTable(CAVERNS).choose('use Echo Caverns');
  expect(table.asking).toBe('light target: Luke Skywalker, Snowspeeder, X-Wing, Darth Vader');
  expect(table.choose('Darth Vader').topic).toBe('one of');
  expect(table.choices).toHaveLength(3);
  const [first = ''] = table.choices;
  table.choose(first);
  expect([table.reads('unit', 'Darth Vader'), table.reads('unit', 'Luke Skywalker')]).toEqual([1, 3]);
  expect(table.card('Echo Caverns').focus).toBe(1);
  table.until('engage');
  expect([table.reads('unit', 'Darth Vader'), table.reads('unit', 'Luke Skywalker')]).toEqual([2, 2]);
});

test('044-5 Echo Caverns: a unit that shares no trait with another is no target', () => {
  const table = quietTable({ ...CAVERNS, dark: { units: ['019-2', '025-4'] } }).choose('use Echo Caverns');
  expect(table.asking).toBe('light target: Luke Skywalker, Snowspeeder, X-Wing, Darth Vader');
});

test('044-5 Echo Caverns: the AI takes an icon from the enemy for its own unit', () => {
  const light = { ...CAVERNS.light, hand: [] };
  const table = quietTable({ ...CAVERNS, light, ai: 'light', step: 'conflict', stop: 'engage' });
  expect(table.card('Echo Caverns').focus).toBe(1);
  expect(reasonsOf(table, 'target')[0]).toMatchObject({ picked: 'Darth Vader' });
});
