import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };

/** An edge battle, the Light Side defends; a card of each side's stack is chosen. */
const battle = (fate: string, more: Setup = {}) =>
  quietTable({
    step: 'engage',
    ...more,
    light: { units: ['X-Wing'], hand: [fate], ...more.light },
    dark: { units: ['026-4'], ...more.dark },
    engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['026-4'] },
  });

const DEFENSE = (damage: number): Setup => ({
  light: { objectives: [{ card: '054-1', damage }], hand: ['001-3', '001-4'], top: ['001-2'] },
});

test('054-1 Last Defense of Hoth: a card that would be laid may stay, and the top card of the deck is laid instead, once a battle', () => {
  const table = battle('', DEFENSE(0)).choose("Twi'lek Loyalist");
  expect(table.asking).toBe('light window: use Last Defense of Hoth, pass');
  table.choose('use Last Defense of Hoth');
  expect(table.hand('light')).toEqual(["Twi'lek Loyalist", 'Jedi Lightsaber']);
  expect(table.view(0).engagement?.battle?.stacks[0]).toMatchObject([{ title: 'Luke Skywalker' }]);
  table.until('lay').choose("Twi'lek Loyalist");
  expect(table.choices).not.toContain('use Last Defense of Hoth');
});

test('054-1 Last Defense of Hoth: not while it is damaged; declined, the card of the hand is laid', () => {
  expect(battle('', DEFENSE(1)).choose("Twi'lek Loyalist").choices).not.toContain('use Last Defense of Hoth');
  expect(battle('', DEFENSE(0)).choose("Twi'lek Loyalist").choose('pass').hand('light')).toEqual([
    'Jedi Lightsaber',
  ]);
});

/** Col Serra takes part against a unit with unit damage and one with tactics. */
const serra = (edge: 'light' | 'dark', ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: { ...SPIES, units: [{ card: '054-2', focus: 1 }] },
    dark: { units: ['026-4', '024-2'] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['026-4', '024-2'],
      defenders: ['054-2'],
      step: 'strikes',
      edge,
      turn: 'dark',
    },
  });

test('054-2 Col Serra: without the edge she is damaged, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const table = serra('dark', ai).until('Heavy Stormtrooper Squad').choose('Heavy Stormtrooper Squad');
    expect(table.changes('Col Serra damage')).toEqual(['Col Serra damage 0 to 2']);
  }
});

const RENEGADE = {
  light: { units: ['054-3', '001-2', '001-3'], fates: [] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('054-3 Renegade Squadron X-Wing: sacrificed, it sends a unit of printed cost 2 or less to its owner’s hand', () => {
  const table = quietTable(RENEGADE).choose('use Renegade Squadron X-Wing');
  expect(table.asking).toBe("light target: Twi'lek Loyalist, Heavy Stormtrooper Squad");
  expect(table.choose('Heavy Stormtrooper Squad').changes()).toEqual(
    expect.arrayContaining([
      'Heavy Stormtrooper Squad play to hand',
      'Renegade Squadron X-Wing play to discard',
    ]),
  );
});

test('054-3 Renegade Squadron X-Wing: the AI gives it for an enemy that costs as much', () => {
  const table = quietTable({ ...AI, ...RENEGADE });
  expect(table.changes('Heavy', 'Renegade')).toEqual(
    expect.arrayContaining([
      'Heavy Stormtrooper Squad play to hand',
      'Renegade Squadron X-Wing play to discard',
    ]),
  );
});

const INSULT = {
  step: 'engage',
  light: { ...SPIES, units: ['015-3', 'X-Wing'], hand: ['054-5', '004-6'] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

const COCKY = { light: { ...SPIES, hand: ['054-6', '001-2'], units: ['X-Wing'] } } satisfies Setup;

test("054-6 Don't Get Cocky: after an edge battle won by 2 or more a participant has two blast icons more in the engagement", () => {
  const table = battle('', COCKY).choose('Luke Skywalker').until("use Don't Get Cocky");
  table.pay("use Don't Get Cocky");
  expect(table.asking).toBe('light target: X-Wing, Heavy Stormtrooper Squad');
  expect(table.choose('X-Wing').reads('blast', 'X-Wing')).toBe(2);
  expect(table.until('commit').reads('blast', 'X-Wing')).toBe(0);
});

test("054-6 Don't Get Cocky: not after a narrow one; the AI plays no reaction from its hand", () => {
  const table = battle('', { light: { ...COCKY.light, hand: ['054-6', '001-3'] } }).choose(
    "Twi'lek Loyalist",
  );
  expect(table.choices).not.toContain("use Don't Get Cocky");
  expect(
    quietTable({ ...AI, ...COCKY, light: { ...COCKY.light, hand: ['054-6'] } }).changes('light fate'),
  ).toEqual(['light fate deck 0 to 1']);
});

const WED = {
  step: 'refresh',
  light: {
    objectives: [
      { card: '038-1', damage: 1, shields: 0 },
      { card: '001-1', damage: 1 },
    ],
    units: ['055-2'],
    fates: [],
  },
  dark: { objectives: [{ card: '042-1', damage: 1 }] },
} satisfies Setup;

test('055-2 WED-15-1016: after the refresh a token of any kind may come off a Hoth objective', () => {
  const table = quietTable(WED);
  expect(table.asking).toBe('light window: use WED-15-1016, pass');
  expect(table.choose('use WED-15-1016').asking).toBe('light target: Hoth Operations, Shadows on the Ice');
  expect(table.choose('Hoth Operations').changes('Hoth')).toEqual(['Hoth Operations damage 1 to 0']);
  expect(quietTable(WED).choose('pass').changes('Hoth')).toEqual([]);
});

test('055-2 WED-15-1016: the AI heals its own', () => {
  expect(quietTable({ ...WED, ai: 'light', stop: 'draw' }).changes('Hoth', 'Shadows')).toEqual([
    'Hoth Operations damage 1 to 0',
  ]);
});

const fx = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: {
      units: ['055-3', { card: '001-2', damage: 1, focus: 1 }],
      area: [{ card: '043-4', focus: 1 }],
      fates: [],
    },
    engagement: { objective: 'Imperial Command', attackers: ['055-3'], step: 'strikes', edge: 'light' },
  });

test('055-3 FX-7 Medical Assistant: focused to strike it may take a token of any kind off an enhancement or a Character', () => {
  const table = fx('none');
  expect(table.asking).toBe('light window: use FX-7 Medical Assistant, pass');
  expect(table.choose('use FX-7 Medical Assistant').asking).toBe('light target: Luke Skywalker, Echo Base');
  expect(table.choose('Echo Base').changes('Echo')).toEqual(['Echo Base focus 1 to 0']);
  expect(fx('none').choose('pass').changes('Echo', 'Luke')).toEqual([]);
});

test('055-3 FX-7 Medical Assistant: the AI helps its own', () => {
  expect(fx('light').changes('Echo', 'Luke')).toHaveLength(1);
});

test('055-5 Echo Control Center: enemy events do not target its player’s other enhancements, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const table = quietTable({
      ai,
      active: 'dark',
      light: { area: ['055-5', '043-4'], units: [{ card: '001-2', enhancements: ['001-4'] }], fates: [] },
      dark: {
        affiliation: 'Scum and Villainy',
        objectives: ['033-1', '057-1'],
        hand: ['057-5'],
        area: ['063-5', '062-5'],
      },
    }).pay('use Explosive Charge');
    expect(table.choices).toEqual([
      'Echo Control Center',
      'Orbital Resupply Station',
      'E-Web Heavy Repeating Blaster',
    ]);
  }
});

test('054-2 Col Serra: with the edge on her side enemies neither damage nor focus her; she has edge (1)', () => {
  for (const ai of ['none', 'light'] as const) {
    const table = serra('light', ai);
    expect(table.changes('Col Serra damage', 'Col Serra focus')).toEqual([]);
    expect(table.reads('edge', 'Col Serra')).toBe(1);
  }
});

test('054-5 A Stinging Insult: after a Smugglers and Spies Character attacks, an enemy unit must defend', () => {
  const table = quietTable(INSULT).choose('Imperial Command').choose("Twi'lek Smuggler");
  expect(table.asking).toBe('light window: use A Stinging Insult, pass');
  table.pay('use A Stinging Insult');
  expect(table.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').asking).toBe('dark defenders: Heavy Stormtrooper Squad');
  expect(table.choose().until('lay').card('Darth Vader').role).toBe('defender');
});

test('054-5 A Stinging Insult: not after another attacker; the AI plays no reaction from its hand', () => {
  const table = quietTable(INSULT).choose('Imperial Command').choose('X-Wing');
  expect(table.choices).not.toContain('use A Stinging Insult');
  const ai = quietTable({ ...AI, light: { ...SPIES, hand: ['054-5'] } });
  expect(ai.changes('light fate')).toEqual(['light fate deck 0 to 1']);
});

test('049-6, 055-6, 059-6, 061-6, 064-5, 065-6 Battle of Hoth: the AI of the Light Side uses it', () => {
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    stop: 'commitment',
    light: {
      objectives: [{ card: '038-1', damage: 1 }],
      units: [{ card: '013-3', pool: 'attackers' }],
      fates: ['049-6'],
    },
  });
  expect(table.card('038-1').damage).toBe(0);
});

test('054-1 Last Defense of Hoth: the AI lays from its fate deck in place of its deck', () => {
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    stop: 'commitment',
    light: {
      objectives: ['054-1'],
      units: [{ card: 'X-Wing', pool: 'attackers' }],
      fates: ['001-3'],
      top: ['001-2'],
    },
    dark: { units: ['026-4'] },
  }).choose('Heavy Stormtrooper Squad');
  expect(table.changes('light fate deck', 'Luke')).toEqual(['light fate deck 1 to 0']);
  expect(table.discard('light')).toContain("Twi'lek Loyalist");
});
