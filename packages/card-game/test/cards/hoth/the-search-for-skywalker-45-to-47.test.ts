import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const DARK = { active: 'dark' } as const;
const AI_DARK = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const SCUM = { affiliation: 'Scum and Villainy', fates: [] };

/** Darth Vader chokes the one Character, which has a shield. */
const prepared = (dial: number, shields: number, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    dial,
    light: { objectives: ['045-1'], units: [{ card: '001-2', shields }, 'X-Wing'] },
    dark: { hand: ['019-5'], units: ['027-3'] },
  });

test('045-1 Preparation for Battle: shielded units are not damaged while the dial is at 4 or less, so they are no targets', () => {
  expect(prepared(4, 1).choices).not.toContain('use Force Choke');
  expect(prepared(4, 0).choices).toContain('use Force Choke');
  expect(prepared(5, 1).choices).toContain('use Force Choke');
});

test('045-1 Preparation for Battle: shielded units have a blast icon more while the dial is at 8 or more, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const) {
    const blast = (dial: number) =>
      ['Luke Skywalker', 'X-Wing'].map((unit) => prepared(dial, 1, ai).reads('blast', unit));
    expect([blast(7), blast(8)]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  }
});

const SCOUT = {
  light: { units: ['045-2', 'X-Wing'], objectives: ['001-1'], fates: [] },
  dark: { objectives: ['026-1'], units: ['027-3'] },
} satisfies Setup;

test('045-2 Hoth Scout: sacrificed, it gives any unit or objective a shield', () => {
  const table = quietTable(SCOUT).choose('use Hoth Scout');
  expect(table.asking).toBe("light target: A Hero's Journey, X-Wing, Imperial Command, TIE Fighter");
  expect(table.choose('X-Wing').changes()).toEqual(['Hoth Scout play to discard', 'X-Wing shields 0 to 1']);
});

test('045-2 Hoth Scout: the AI gives it for a shield of its own', () => {
  const table = quietTable({ ...AI, ...SCOUT });
  expect(table.changes('Hoth', 'X-Wing')).toEqual(['Hoth Scout play to discard', 'X-Wing shields 0 to 1']);
  expect(reasonsOf(table, 'target')[0]).toMatchObject({ picked: 'X-Wing', rule: 'LCG-28' });
});

test.each([
  ['AAC-1 Speeder Tank', '045-3'],
  ['Toryn Farr', '065-3'],
])(
  '045-3, 045-4, 065-3 %s: shielding, declared it gives itself, a friend or the engaged objective a shield',
  (title, card) => {
    const table = quietTable({ step: 'engage', light: { units: [card, 'X-Wing', '001-3'] } });
    table.choose('Imperial Command').choose(title, 'X-Wing');
    expect(table.asking).toBe(`light shielding: ${title}, X-Wing, Imperial Command, pass`);
    expect(table.choose('X-Wing').card('X-Wing').shields).toBe(1);
  },
);

test.each([
  ['Death Squadron Star Destroyer', '046-2'],
  ['Blizzard Force AT-ST', '056-3'],
  ['Snowtrooper Vanguard', '058-3'],
  ['AT-AT', '063-2'],
  ['AT-AT Assault Formation', '063-4'],
])(
  '046-2, 046-3, 056-3, 056-4, 058-3, 063-2, 063-3, 063-4 %s: shielding, declared it gives itself, a friend or the engaged objective a shield',
  (title, card) => {
    const table = quietTable({ ...DARK, step: 'engage', dark: { units: [card, '027-3', '035-2'] } });
    table.choose("A Hero's Journey").choose(title, 'TIE Fighter');
    expect(table.asking).toBe(`dark shielding: ${title}, TIE Fighter, A Hero's Journey, pass`);
    expect(table.choose('TIE Fighter').card('TIE Fighter').shields).toBe(1);
  },
);

test.each([
  ['Death Squadron Star Destroyer', '046-2'],
  ['Blizzard Force AT-ST', '056-3'],
  ['Snowtrooper Vanguard', '058-3'],
  ['AT-AT', '063-2'],
  ['AT-AT Assault Formation', '063-4'],
])(
  '046-2, 046-3, 056-3, 056-4, 058-3, 063-2, 063-3, 063-4 %s: shielding, the AI shields its dearest participant',
  (title, card) => {
    const units = [card, '035-2'].map((each) => ({ card: each, pool: 'attackers' as const }));
    const table = quietTable({
      ...DARK,
      ai: 'dark',
      step: 'engage',
      light: { units: ['001-2'] },
      dark: { units, fates: [] },
    });
    expect(table.topic).toBe('defenders');
    expect(table.card(title).shields).toBe(1);
  },
);

test.each([
  ['AAC-1 Speeder Tank', '045-3'],
  ['Toryn Farr', '065-3'],
])('045-3, 045-4, 065-3 %s: shielding, the AI shields its dearest participant', (title, card) => {
  const units = [card, '014-3'].map((each) => ({ card: each, pool: 'attackers' as const }));
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    dark: { units: ['019-2'] },
    light: { units, fates: [] },
  });
  expect(table.topic).toBe('defenders');
  expect(table.card(title).shields).toBe(1);
});

const STORM = {
  light: { objectives: ['038-1', '001-1'], units: ['001-2', 'X-Wing', '001-3'], hand: ['045-6'], fates: [] },
  dark: { units: ['019-2'], hand: ['019-5'] },
} satisfies Setup;

test('045-6 Shelter from the Storm: an own Character gets a shield and is neither targeted by enemies nor damaged in the phase', () => {
  const table = quietTable({ ...STORM, active: 'dark' }).until('use Shelter from the Storm');
  table.pay('use Shelter from the Storm');
  expect(table.asking).toBe("light target: Luke Skywalker, Twi'lek Loyalist");
  table.choose('Luke Skywalker');
  expect(table.card('Luke Skywalker').shields).toBe(1);
  table.until('use Force Choke').choose('use Force Choke');
  expect(table.choices).toEqual(["Twi'lek Loyalist", 'Darth Vader']);
});

test('045-6 Shelter from the Storm: not without a Hoth objective in play; the AI shelters its dearest', () => {
  const without = quietTable({ ...STORM, light: { ...STORM.light, objectives: ['001-1'] } });
  expect(without.choices).not.toContain('use Shelter from the Storm');
  const enemys = quietTable({
    ...STORM,
    light: { ...STORM.light, objectives: ['001-1'] },
    dark: { objectives: ['042-1'] },
  });
  expect(enemys.choices).toContain('use Shelter from the Storm');
  expect(quietTable({ ...AI, ...STORM }).changes('Luke')).toEqual(['Luke Skywalker shields 0 to 1']);
});

const focusOf = (table: ReturnType<typeof quietTable>) =>
  table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 1 ? focus : 0), 0);

test.each([
  [
    'Deploy the Fleet',
    { objectives: ['046-1', '026-1', '029-1'], hand: ['046-2', '029-2'] },
    'use Deploy the Fleet',
    5,
  ],
  [
    "Admiral's Orders",
    { objectives: ['026-1', '027-1', '029-1'], hand: ['046-6', '046-2', '027-3'] },
    "use Admiral's Orders",
    4,
  ],
])('046-1, 046-6 %s: the next Capital Ship of the phase costs less, no other card', (_, dark, use, paid) => {
  const table = quietTable({ ...DARK, dark: { ...NAVY, ...dark } }).choose(use);
  table.pay('play Death Squadron Star Destroyer');
  expect(focusOf(table)).toBe(paid);
});

test('046-1 Deploy the Fleet: it takes a damage for that', () => {
  const table = quietTable({
    ...DARK,
    dark: { ...NAVY, objectives: ['046-1', '026-1', '029-1'], hand: ['029-2'] },
  });
  expect(table.choose('use Deploy the Fleet').changes()).toEqual(['Deploy the Fleet damage 0 to 1']);
});

const FLEET = ['046-1', '026-1', '029-1'];

test.each([
  ['takes the damage for a Capital Ship that it pays for then', FLEET, ['046-2'], 1, 5],
  ['does not for another card', FLEET, ['027-4'], 0, 2],
  ['does not for one that it cannot pay even so', ['046-1', '026-1'], ['046-2'], 0, 0],
])('046-1 Deploy the Fleet: the AI %s', (_, objectives, hand, damage, paid) => {
  const table = quietTable({ ...AI_DARK, dark: { ...NAVY, objectives, hand } });
  expect([table.card('Deploy the Fleet').damage, focusOf(table)]).toEqual([damage, paid]);
});

test("046-6 Admiral's Orders: the AI plays it for a Capital Ship that it has seen, not for unseen cards", () => {
  const objectives = ['026-1', '027-1', '029-1'];
  const orders = (next: string | null) =>
    quietTable({ ...AI_DARK, dark: { ...NAVY, objectives, hand: ['046-6', next] } }).discard('dark');
  expect([orders('046-2'), orders(null)]).toEqual([["Admiral's Orders"], []]);
});

test('046-2, 046-3 Death Squadron Star Destroyer: enemy events do not target it, other effects do', () => {
  const dark = { units: ['046-2', '027-3'] };
  const table = quietTable({ light: { hand: ['049-5'], units: ['X-Wing'] }, dark }).pay(
    'use Ion Cannon Burst',
  );
  expect(table.choices).toEqual(['X-Wing', 'TIE Fighter']);
  expect(quietTable({ light: { units: ['044-4'] }, dark }).choose('use Munitions Expert').choices).toContain(
    'Death Squadron Star Destroyer',
  );
});

/** An objective of the Light Side falls. */
const falls = (ai: 'none' | 'dark', area: string) =>
  quietTable({
    ...DARK,
    ai,
    step: 'engage',
    stop: 'commitment',
    light: {
      objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire'],
      area: ['008-5'],
      units: [{ card: '001-2', focus: 1, enhancements: ['001-4'] }],
    },
    dark: { units: ['027-4'], area: [{ card: area, focus: area === '046-5' ? 2 : 0 }], fates: [] },
    engagement: { objective: "A Hero's Journey", attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  });

test('046-5 Death Squadron Command: after an objective is destroyed a token may come off it', () => {
  const table = falls('none', '046-5');
  expect(table.asking).toBe('dark window: use Death Squadron Command, pass');
  expect(table.choose('use Death Squadron Command').changes('Death Squadron')).toEqual([
    'Death Squadron Command focus 2 to 1',
  ]);
  expect(falls('none', '046-5').choose('pass').changes('Death Squadron')).toEqual([]);
});

test('046-5 Death Squadron Command: the AI takes it off', () => {
  expect(falls('dark', '046-5').changes('Death Squadron')).toEqual(['Death Squadron Command focus 2 to 1']);
});

test('056-5 Turbolaser Battery: after an enemy objective is destroyed it may be sacrificed to discard all enhancements', () => {
  const table = falls('none', '056-5');
  expect(table.asking).toBe('dark window: use Turbolaser Battery, pass');
  table.choose('use Turbolaser Battery');
  expect(table.state.play.filter(({ type }) => type === 'enhancement')).toEqual([]);
  expect(falls('none', '056-5').choose('pass').isInPlay('Jedi Lightsaber')).toBe(true);
});

test("047-1 Jabba's Orders: after it enters play the enemy's hand may be looked at", () => {
  const table = quietTable({
    ...DARK,
    step: 'refresh',
    light: { hand: ['001-3'] },
    dark: { ...SCUM, sets: [47, 33, 34], objectives: ['033-1', '034-1'] },
    chance: { 'dark objectives': ["Jabba's Orders"] },
  }).until("use Jabba's Orders");
  expect(table.choose("use Jabba's Orders").told).toContain('looks');
});

test('047-2, 047-3 Weequay Elite: it costs 2 less while a card lies captured at an own objective, for a person and for the AI', () => {
  const paid = (captives: string[], ai: 'none' | 'dark') => {
    const dark = { ...SCUM, objectives: [{ card: '033-1', captives }, '034-1', '029-1'], hand: ['047-2'] };
    const table = quietTable({ ...AI_DARK, ai, dark });
    return focusOf(ai === 'none' ? table.pay('play Weequay Elite') : table);
  };
  expect([paid([], 'none'), paid(['X-Wing'], 'none'), paid([], 'dark'), paid(['X-Wing'], 'dark')]).toEqual([
    4, 2, 4, 2,
  ]);
});

test('047-4 Jawa Trading Crawler: the AI pays any card with it', () => {
  const dark = { objectives: [], units: ['047-4'], hand: ['026-4'], fates: [] };
  expect(quietTable({ ...AI_DARK, dark }).isInPlay('Heavy Stormtrooper Squad')).toBe(true);
});

test("047-5 Jabba's Palace: each own objective has a point of capacity more, for a person and for the AI", () => {
  for (const ai of ['none', 'dark'] as const) {
    const table = quietTable({ ...AI_DARK, ai, dark: { area: ['047-5'], fates: [] } });
    expect([
      table.reads('capacity', 'Imperial Command'),
      table.reads('capacity', "A Hero's Journey"),
    ]).toEqual([6, 4]);
  }
});

const SOLO = {
  ...DARK,
  light: { hand: ['015-2', 'X-Wing', '065-2'], units: ['001-2'] },
  dark: { ...SCUM, objectives: ['033-1'], hand: ['047-6'] },
} satisfies Setup;

test('047-6 Get Me Solo!: all copies of a named unit are captured from the enemy’s hand', () => {
  const table = quietTable(SOLO).pay('use Get Me Solo!');
  table.choose(table.choices.find((choice) => choice.includes('Han Solo')) ?? '');
  table.until('action');
  expect(table.changes('Han', 'X-Wing', 'The Bespin')).toEqual([
    'The Bespin Exchange captives 0 to 2',
    'Han Solo hand to captured',
    'Han Solo hand to captured',
  ]);
});

test('047-4 Jawa Trading Crawler: its resources pay for Vehicle and Droid units only', () => {
  const dark = {
    objectives: [{ card: '026-1', focus: 1 }],
    units: ['047-4'],
    hand: ['027-4', '026-4', '034-2'],
  };
  const table = quietTable({ ...DARK, dark });
  expect(table.asking).toBe('dark action: play TIE Bomber, play Viper Probe Droid, pass');
});

test.each([
  ['as much as', '043-5', false],
  ['less than', '043-4', true],
] as const)('056-5 Turbolaser Battery: the AI where the player loses %s its cost of 3', (_, lost, isKept) => {
  const table = quietTable({
    ...DARK,
    ai: 'dark',
    step: 'engage',
    stop: 'commitment',
    // Echo Base Shield Generator costs 3, Echo Base 2.
    light: { objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire'], area: [lost] },
    dark: { units: ['027-4'], area: ['056-5'], fates: [] },
    engagement: { objective: "A Hero's Journey", attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  });
  expect([table.isInPlay(lost), table.isInPlay('056-5')]).toEqual([isKept, isKept]);
});

test('047-6 Get Me Solo!: the AI names what it has seen most of the player’s cards', () => {
  const light = { units: ['X-Wing', 'X-Wing', '001-2'], hand: ['X-Wing', '001-3'] };
  const table = quietTable({ ...AI_DARK, light, dark: { ...SCUM, objectives: ['033-1'], hand: ['047-6'] } });
  expect(table.changes('X-Wing', "Twi'lek")).toEqual(['X-Wing hand to captured']);
});

test("047-1 Jabba's Orders: the AI gains nothing by a look", () => {
  const table = quietTable({
    ...AI_DARK,
    step: 'refresh',
    stop: 'draw',
    light: { hand: ['001-3'] },
    dark: { ...SCUM, sets: [47, 33, 34], objectives: ['033-1', '034-1'] },
    chance: { 'dark objectives': ["Jabba's Orders"] },
  });
  expect([table.isInPlay("Jabba's Orders"), table.told.includes('looks')]).toEqual([true, false]);
});
