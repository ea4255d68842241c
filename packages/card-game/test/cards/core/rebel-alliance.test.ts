import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBEL = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

test('008-1 The Defense of Yavin 4: cards of the hand may be discarded to pay for a Vehicle, to a cost of 1 at least', () => {
  const table = quietTable({
    light: { ...REBEL, objectives: ['008-1', '012-1'], hand: ['008-2', '014-3', '009-2', '012-4'] },
  });
  table.choose('play Red Two');
  expect(table.asking).toBe('light discard to pay: Rebel Trooper, Mon Mothma, X-Wing');
  expect(table.question.form).toMatchObject({ min: 0, max: 2 });
  table.choose('Rebel Trooper', 'X-Wing').until('action');
  expect(table.changes()).toEqual([
    'Rebel Alliance focus 0 to 1',
    'Red Two hand to play',
    'Rebel Trooper hand to discard',
    'X-Wing hand to discard',
  ]);
});

test('008-1 The Defense of Yavin 4: declined, all of it is paid with resources', () => {
  const table = quietTable({ light: { ...REBEL, objectives: ['008-1', '012-1'], hand: ['008-2', '014-3'] } });
  table.pay('play Red Two');
  expect(table.changes('Red Two', 'Rebel', 'The Defense', 'Draw')).toEqual([
    'Rebel Alliance focus 0 to 1',
    'The Defense of Yavin 4 focus 0 to 1',
    'Draw Their Fire focus 0 to 1',
    'Red Two hand to play',
  ]);
});

const redTwo = (ai: 'none' | 'light'): Setup => ({
  ai,
  stop: 'commitment',
  light: { ...REBEL, units: [{ card: '008-2', focus: 2 }, '008-3'] },
  dark: { objectives: [{ card: '029-1', damage: 4 }, '019-1'] },
  engagement: { objective: '029-1', attackers: ['008-3'], step: 'strikes', edge: 'light' },
});

test('008-2 Red Two: after an objective is destroyed a focus token may be removed from it', () => {
  const table = quietTable(redTwo('none'));
  expect(table.asking).toBe('light window: use Red Two, pass');
  expect(table.choose('use Red Two').changes('Red Two')).toEqual(['Red Two focus 2 to 1']);
});

test('008-2 Red Two: the AI removes it', () => {
  expect(quietTable(redTwo('light')).changes('Red Two')).toEqual(['Red Two focus 2 to 1']);
});

test('008-4 Astromech Droid Upgrade: a unit and a blast icon for a Vehicle of either side', () => {
  const table = quietTable({
    light: { hand: ['008-4'], units: ['Y-Wing', '001-3', 'X-Wing'] },
    dark: { units: ['027-3'] },
  });
  expect(table.pay('play Astromech Droid Upgrade').asking).toBe('light play on: Y-Wing, X-Wing, TIE Fighter');
  table.choose('Y-Wing');
  expect([table.reads('unit', 'Y-Wing'), table.reads('blast', 'Y-Wing')]).toEqual([1, 2]);
});

test('008-4 Astromech Droid Upgrade: the AI gives it to its own Vehicle', () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, hand: ['008-4'], units: ['001-3', 'Y-Wing'] },
    dark: { units: ['027-3'] },
  });
  expect(table.changes('Astromech Droid Upgrade on')).toEqual([
    'Astromech Droid Upgrade on nothing to Y-Wing',
  ]);
});

test('008-6, 013-5 Rebel Assault: 2 damage to an enemy unit or objective, one copy a turn', () => {
  const table = quietTable({
    light: { ...REBEL, hand: ['008-6', '013-5'], units: ['X-Wing'] },
    dark: { units: ['019-2'] },
  });
  expect(table.pay('use Rebel Assault').asking).toBe(
    'light target: Shadows of Dathomir, Imperial Command, Death and Despayre, Darth Vader',
  );
  expect(table.choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader damage 0 to 2']);
  expect(table.choices).not.toContain('use Rebel Assault');
});

test('008-6, 013-5 Rebel Assault: the AI aims at the dearest unit where it destroys no objective', () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, hand: ['008-6'] },
    dark: { units: ['019-2', '027-3'] },
  });
  expect(table.changes('Darth', 'TIE')).toEqual(['Darth Vader damage 0 to 2']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { picked: 'Darth Vader', rule: 'LCG-30', by: 'printed cost' },
  ]);
});

test('009-1 Mission Briefing: when the enemy turn begins a person may draw a card, and the AI draws one', () => {
  const briefing = {
    active: 'dark',
    step: 'turn begins',
    stop: 'balance',
    light: { ...REBEL, objectives: ['009-1'], top: ['X-Wing'] },
  } satisfies Setup;
  expect(quietTable(briefing).asking).toBe('light window: use Mission Briefing, pass');
  expect(quietTable(briefing).choose('use Mission Briefing').changes('X-Wing')).toEqual([
    'X-Wing deck to hand',
  ]);
  expect(quietTable(briefing).choose('pass').changes('X-Wing')).toEqual([]);
  expect(quietTable({ ...briefing, ai: 'light' }).changes('light hand')).toEqual(['light hand 0 to 1']);
});

test('009-3 Battlefield Engineers: declared as an attacker, it may take a focus token off an enhancement of its side', () => {
  const table = quietTable({
    step: 'engage',
    light: { ...REBEL, units: ['009-3'], area: [{ card: '008-5', focus: 1 }, '007-4'] },
    dark: { units: [{ card: '019-2', enhancements: [{ card: '019-4', focus: 1 }] }] },
  });
  table.choose('Imperial Command');
  expect(table.asking).toBe('light window: use Battlefield Engineers, pass');
  expect(table.choose('use Battlefield Engineers').changes('Hidden', 'Vader')).toEqual([
    'Hidden Outpost focus 1 to 0',
  ]);
});

test('009-3 Battlefield Engineers: the AI does so', () => {
  const table = quietTable({
    ai: 'light',
    step: 'deployment',
    stop: 'commitment',
    light: { ...REBEL, units: ['009-3'], area: [{ card: '008-5', focus: 1 }] },
  });
  expect(table.changes('Hidden')).toEqual(['Hidden Outpost focus 1 to 0']);
});

test('009-4 A-Wing: focused to strike, it lets a person draw a card or not, and the AI draws one', () => {
  const aWing = {
    stop: 'commitment',
    light: { ...REBEL, units: ['009-4'], top: ['X-Wing'] },
    engagement: { objective: '029-1', attackers: ['009-4'], step: 'strikes', edge: 'light' },
  } satisfies Setup;
  expect(quietTable(aWing).asking).toBe('light window: use A-Wing, pass');
  expect(quietTable(aWing).choose('use A-Wing').changes('X-Wing')).toEqual(['X-Wing deck to hand']);
  expect(quietTable(aWing).choose('pass').changes('X-Wing')).toEqual([]);
  expect(quietTable({ ...aWing, ai: 'light' }).changes('light hand')).toEqual(['light hand 0 to 1']);
});

test('009-5 Heavy Blaster Emplacement: focused, it makes the enemy deal a damage to a unit of its own', () => {
  const table = quietTable({
    light: { ...REBEL, area: ['009-5'], units: ['X-Wing'] },
    dark: { units: ['019-2', '026-4'] },
  });
  expect(table.choose('use Heavy Blaster Emplacement').asking).toBe(
    'dark damage whom: Darth Vader, Heavy Stormtrooper Squad',
  );
  expect(table.choose('Darth Vader').changes()).toEqual([
    'Heavy Blaster Emplacement focus 0 to 1',
    'Darth Vader damage 0 to 1',
  ]);
});

test('009-5 Heavy Blaster Emplacement: the AI uses it', () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, area: ['009-5'], units: ['X-Wing'] },
    dark: { units: ['019-2', '026-4'] },
  });
  expect(table.asking).toBe('dark damage whom: Darth Vader, Heavy Stormtrooper Squad');
});

test('010-1 Fleeing the Empire: after the refresh phase a unit or an objective of its side may be shielded', () => {
  const table = quietTable({
    step: 'refresh',
    light: {
      ...REBEL,
      objectives: ['010-1', '001-1', '012-1'],
      units: ['X-Wing', { card: 'Y-Wing', shields: 1 }],
    },
    dark: { units: ['027-3'] },
  });
  expect(table.asking).toBe('light window: use Fleeing the Empire, pass');
  expect(table.choose('use Fleeing the Empire').asking).toBe(
    "light target: Fleeing the Empire, A Hero's Journey, Draw Their Fire, X-Wing, Y-Wing",
  );
  expect(table.choose('X-Wing').changes('X-Wing')).toEqual(['X-Wing shields 0 to 1']);
});

test('010-1 Fleeing the Empire: the AI shields one of its own', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'deployment',
    step: 'refresh',
    light: { ...REBEL, objectives: ['010-1', '001-1', '012-1'], units: ['X-Wing'] },
    dark: { units: ['027-3'] },
  });
  expect(table.changes('X-Wing', 'TIE')).toEqual(['X-Wing shields 0 to 1']);
});

const leia = (ai: 'none' | 'light'): Setup => ({
  ai,
  active: 'dark',
  stop: 'conflict',
  light: { ...REBEL, units: ['010-2', { card: 'X-Wing', focus: 2 }], area: [{ card: '008-5', focus: 1 }] },
  dark: { hand: ['019-5'] },
});

test('010-2 Leia Organa: leaving play it is captured where the enemy says, and may ready all of its side', () => {
  const table = quietTable(leia('none')).pay('use Force Choke');
  expect(table.asking).toBe('dark capture at: Shadows of Dathomir, Imperial Command, Death and Despayre');
  expect(table.choose('Imperial Command').asking).toBe('light window: use Leia Organa, pass');
  expect(table.choose('use Leia Organa').changes('Leia', 'X-Wing', 'Hidden', 'Imperial Command')).toEqual([
    'Leia Organa play to captured',
    'X-Wing focus 2 to 0',
    'Hidden Outpost focus 1 to 0',
    'Imperial Command captives 0 to 1',
  ]);
});

test('010-2 Leia Organa: declined, it is captured all the same', () => {
  const table = quietTable(leia('none')).pay('use Force Choke').choose('Imperial Command').choose('pass');
  expect(table.changes('Leia', 'X-Wing', 'Hidden')).toEqual(['Leia Organa play to captured']);
});

test('010-2 Leia Organa: the AI uses that', () => {
  const table = quietTable(leia('light')).pay('use Force Choke').choose('Imperial Command');
  expect(table.changes('Leia', 'X-Wing', 'Hidden', 'Imperial Command captives')).toEqual([
    'Leia Organa play to captured',
    'X-Wing focus 2 to 0',
    'Hidden Outpost focus 1 to 0',
    'Imperial Command captives 0 to 1',
  ]);
});

test('010-4 Stolen Plans: after its objective generates resources a card may be drawn', () => {
  const plans = {
    active: 'dark',
    stop: 'conflict',
    light: { ...REBEL, top: ['X-Wing'] },
    dark: { objectives: [{ card: '029-1', enemies: ['010-4'] }], hand: ['019-3'] },
  } satisfies Setup;
  const table = quietTable(plans).choose('play Dark Side Apprentice');
  expect(table.asking).toBe('light window: use Stolen Plans, pass');
  expect(table.choose('use Stolen Plans').changes('X-Wing')).toEqual(['X-Wing deck to hand']);
});

test('010-4 Stolen Plans: it enhances an enemy objective only', () => {
  const table = quietTable({
    light: { ...REBEL, hand: ['010-4'] },
    dark: { objectives: ['029-1', '019-1'] },
  });
  expect(table.pay('play Stolen Plans').asking).toBe('light play on: Death and Despayre, Fall of the Jedi');
});

test('010-4 Stolen Plans: the AI draws by it', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    stop: 'conflict',
    light: REBEL,
    dark: { objectives: [{ card: '029-1', enemies: ['010-4'] }], hand: ['019-3'] },
  });
  table.pay('play Dark Side Apprentice');
  expect(table.changes('light hand')).toEqual(['light hand 0 to 1']);
});

test("010-5 You're My Only Hope: a unit is sacrificed for two cards, and the enemy discards one of its choice", () => {
  const table = quietTable({
    light: { ...REBEL, hand: ['010-5'], units: ['X-Wing', '001-3'], top: ['Y-Wing', '014-3'] },
    dark: { hand: ['019-5', '027-3'] },
  });
  table.choose("use You're My Only Hope");
  expect(table.asking).toBe("light sacrifice whom: X-Wing, Twi'lek Loyalist");
  table.choose('X-Wing');
  expect(table.asking).toBe('dark discard whom: Force Choke, TIE Fighter');
  expect(table.choose('TIE Fighter').changes()).toEqual([
    'X-Wing play to discard',
    "You're My Only Hope hand to discard",
    'Y-Wing deck to hand',
    'Rebel Trooper deck to hand',
    'TIE Fighter hand to discard',
  ]);
});

test("010-5 You're My Only Hope: the AI sacrifices its cheapest unit", () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, hand: ['010-5'], units: ['014-3', 'Y-Wing'] },
    dark: { hand: ['019-5', '027-3'] },
  });
  expect(table.choose('Force Choke').changes('Rebel Trooper', 'Y-Wing', 'Force Choke')).toEqual([
    'Rebel Trooper play to discard',
    'Force Choke hand to discard',
  ]);
});

test('011-1 The Rebel Fleet: only Vehicles may attack it', () => {
  const table = quietTable({
    active: 'dark',
    step: 'engage',
    light: { ...REBEL, objectives: ['011-1', '001-1'] },
    dark: { units: ['019-2', '027-3', '027-4'] },
  });
  table.choose('The Rebel Fleet');
  expect(table.asking).toBe('dark attackers: TIE Fighter, TIE Bomber');
});

const homeOne = (ai: 'none' | 'light'): Setup => ({
  ai,
  stop: 'commitment',
  light: { ...REBEL, units: ['011-2'] },
  engagement: { objective: '029-1', attackers: ['011-2'], step: 'strikes', edge: 'light' },
});

test('011-2 Home One: focused to strike as an attacker, it may deal a damage to each objective that is not engaged; the AI does', () => {
  const table = quietTable(homeOne('none'));
  expect(table.asking).toBe('light window: use Home One, pass');
  expect(table.choose('use Home One').changes('Shadows', 'Imperial')).toEqual([
    'Shadows of Dathomir damage 0 to 1',
    'Imperial Command damage 0 to 1',
  ]);
  expect(quietTable(homeOne('none')).choose('pass').changes('Shadows', 'Imperial')).toEqual([]);
  expect(quietTable(homeOne('light')).changes('Shadows', 'Imperial')).toEqual([
    'Shadows of Dathomir damage 0 to 1',
    'Imperial Command damage 0 to 1',
  ]);
});

test('011-4 Repair Droid: once a turn a damaged Vehicle of either side loses a damage', () => {
  const table = quietTable({
    light: {
      ...REBEL,
      units: ['011-4', { card: 'X-Wing', damage: 1 }, { card: '009-2', damage: 1 }, 'A-Wing'],
    },
    dark: { units: [{ card: '021-2', damage: 1 }] },
  });
  expect(table.choose('use Repair Droid').asking).toBe("light target: X-Wing, Vader's TIE Advanced");
  expect(table.choose('X-Wing').changes()).toEqual(['X-Wing damage 1 to 0']);
  expect(table.choices).not.toContain('use Repair Droid');
});

test('011-4 Repair Droid: the AI repairs its own', () => {
  const table = quietTable({
    ...AI,
    light: {
      ...REBEL,
      units: ['011-4', { card: 'X-Wing', damage: 1 }, { card: '009-2', damage: 1 }, 'A-Wing'],
    },
    dark: { units: [{ card: '021-2', damage: 1 }] },
  });
  expect(table.changes('X-Wing', 'Mon', 'Vader')).toEqual(['X-Wing damage 1 to 0']);
});
