import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };

/** Luke attacks Darth Vader; either lays a card, that of the Light Side has 1 Force icon. */
const duty = (damage: number, card: string, title: string, ai: 'none' | 'light' = 'none') => {
  const own = ai === 'none' ? { hand: ['001-3'] } : { fates: ['001-3'] };
  const table = quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, objectives: [{ card: '212-1', damage }, '001-1', '012-1'], units: ['001-2'], ...own },
    dark: { ...SITH, units: [{ card: '019-2', focus: 1 }], hand: [card] },
    engagement: { objective: '029-1', attackers: ['001-2'], defenders: ['019-2'] },
  });
  if (ai === 'none') table.until("Twi'lek Loyalist").choose("Twi'lek Loyalist");
  table.until(title).choose(title);
  return table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));
};

test("212-1 A Hero's Duty: undamaged, cards that are no units count nothing in the enemy's stack", () => {
  // A tie is the defender's.
  expect([
    duty(0, '019-5', 'Force Choke'),
    duty(1, '019-5', 'Force Choke'),
    duty(0, '027-3', 'TIE Fighter'),
  ]).toMatchObject([[{ by: 0, n: 1 }], [{ by: 1, n: 0 }], [{ by: 1, n: 0 }]]);
});

test("212-1 A Hero's Duty: the AI wins by it", () => {
  expect([duty(0, '019-5', 'Force Choke', 'light'), duty(1, '019-5', 'Force Choke', 'light')]).toMatchObject([
    [{ by: 0, n: 1 }],
    [{ by: 1, n: 0 }],
  ]);
});

/** Heavy Stormtroopers attack Luke; who else stands outside. */
const luke = (outside: Setup['dark'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { ...JEDI, units: ['212-2'] },
    dark: { ...SITH, ...outside },
    engagement: {
      objective: '001-1',
      attackers: ['026-4'],
      defenders: ['212-2'],
      step: 'strikes',
      edge: 'light',
    },
  });
const OUTSIDE = { units: [{ card: '026-4', focus: 1 }, '019-2', '025-4'] };

test('212-2 Luke Skywalker: defending, his unit icons may go to an enemy outside of the engagement', () => {
  const open = () => luke(OUTSIDE);
  expect(open().asking).toBe('light window: use Luke Skywalker, pass');
  const used = open().choose('use Luke Skywalker');
  expect(used.asking).toBe('light target: Darth Vader, Rancor');
  expect(used.choose('Rancor').changes('Rancor', 'Darth', 'Heavy')).toEqual([
    'Heavy Stormtrooper Squad role attacker to outside',
    'Rancor damage 0 to 2',
  ]);
  expect(open().choose('pass').changes('Rancor', 'Darth', 'Heavy')).toEqual([
    'Heavy Stormtrooper Squad play to discard',
  ]);
});

test('212-2 Luke Skywalker: not where he attacks; committed he is elite, and he has edge (1)', () => {
  const attacking = quietTable({
    stop: 'commitment',
    light: { ...JEDI, units: ['212-2'] },
    dark: { ...SITH, units: [{ card: '026-4', focus: 1 }, '019-2'] },
    engagement: {
      objective: '029-1',
      attackers: ['212-2'],
      defenders: ['026-4'],
      step: 'strikes',
      edge: 'light',
    },
  });
  expect(() => attacking.until('use Luke Skywalker')).toThrow(NEVER);
  const elite = (committed: boolean) => {
    const table = quietTable({ light: { ...JEDI, units: [{ card: '212-2', committed }] } });
    return [table.reads('elite', '212-2'), table.reads('edge', '212-2')];
  };
  expect([elite(false), elite(true)]).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('212-2 Luke Skywalker: the AI destroys a dear enemy outside, and keeps to the attacker where that falls', () => {
  const dying = {
    units: [
      { card: '026-4', focus: 1, shields: 1 },
      { card: '019-2', damage: 2 },
    ],
  };
  expect(luke(dying, 'light').changes('Darth', 'Heavy Stormtrooper Squad damage')).toEqual([
    'Darth Vader play to discard',
  ]);
  expect(luke(OUTSIDE, 'light').changes('Heavy', 'Darth', 'Rancor')).toEqual([
    'Heavy Stormtrooper Squad play to discard',
  ]);
});

/** Luke attacks three; the edge battle is about to end. */
const mercy = (ai: 'none' | 'light' | 'dark', attackers = ['001-2']) =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: attackers, hand: ['212-3'] },
    dark: { ...SITH, units: ['019-2', '019-3', '025-4'] },
    engagement: { objective: '029-1', attackers, defenders: ['019-2', '019-3', '025-4'] },
  });

test('212-3 I Will Not Fight You: after the edge battle the enemy takes units out until neither side has more', () => {
  const open = () => mercy('none').until('use I Will Not Fight You');
  const used = open().pay('use I Will Not Fight You');
  expect(used.asking).toMatch(/^dark .*: Darth Vader, Dark Side Apprentice, Rancor$/);
  expect(
    used
      .choose('Darth Vader', 'Rancor')
      .changes('Darth Vader role', 'Rancor role', 'Dark Side Apprentice role'),
  ).toEqual(['Darth Vader role defender to outside', 'Rancor role defender to outside']);
  expect(open().choose('pass').hand('light')).toEqual(['I Will Not Fight You']);
  const equal = ['001-2', '003-2', '001-3'];
  expect(() => mercy('none', equal).until('use I Will Not Fight You')).toThrow(NEVER);
});

test('212-3 I Will Not Fight You: played against the AI, it takes out the cheapest', () => {
  const table = mercy('dark').until('use I Will Not Fight You').pay('use I Will Not Fight You');
  expect(table.changes('Darth Vader role', 'Rancor role', 'Dark Side Apprentice role')).toEqual([
    'Dark Side Apprentice role defender to outside',
    'Rancor role defender to outside',
  ]);
});

const aside = (card: string) => {
  const light = { ...JEDI, units: ['001-2'], hand: [card] };
  return asideOf(quietTable({ ai: 'light', stop: 'conflict', light, dark: { units: ['019-2'] } }));
};

test('212-3, 212-4 I Will Not Fight You and Search Your Feelings: the AI lays them in its fate deck, as they are of no use in deployment', () => {
  expect([aside('212-3'), aside('212-4')]).toEqual([
    ['LCG-40 fate deck it cannot be played now'],
    ['LCG-40 fate deck it cannot be played now'],
  ]);
});

/** Luke attacks, and some defend. */
const feelings = (defenders: string[], hand = ['212-4']) =>
  quietTable({
    stop: 'commitment',
    light: { ...JEDI, units: ['001-2', 'X-Wing'], hand },
    dark: { ...SITH, units: ['019-2', '019-3', '025-4'] },
    engagement: { objective: '029-1', attackers: ['001-2'], step: 'defenders' },
  }).choose(...defenders);

test('212-4 Search Your Feelings: outnumbered, control of a participating enemy until the end of the engagement', () => {
  const open = () => feelings(['Darth Vader', 'Dark Side Apprentice']);
  expect(open().asking).toBe('light action: use Search Your Feelings, pass');
  const used = open().pay('use Search Your Feelings');
  expect(used.asking).toBe('light target: Darth Vader, Dark Side Apprentice');
  expect(used.choose('Darth Vader').changes('Darth Vader')).toEqual([
    'Darth Vader role outside to attacker',
    'Darth Vader controlled by dark to light',
  ]);
  expect(used.until('engage').changes('Darth Vader controlled', 'Darth Vader role')).toEqual([
    'Darth Vader role attacker to outside',
    'Darth Vader controlled by light to dark',
  ]);
});

test('212-4 Search Your Feelings: not with as many units as the enemy, and once a turn', () => {
  expect(() => feelings(['Darth Vader']).until('use Search Your Feelings')).toThrow(NEVER);
  const twice = feelings(['Darth Vader', 'Dark Side Apprentice', 'Rancor'], ['212-4', '212-4'])
    .pay('use Search Your Feelings')
    .choose('Dark Side Apprentice');
  expect(() => twice.until('use Search Your Feelings')).toThrow(NEVER);
});

/** Who attacks the mission completes it. */
const redeem = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, hand: ['212-6'], units: ['004-2', '011-2', '001-3', '002-3'] },
    dark: {
      objectives: ['159-1'],
      units: [{ card: '026-4', focus: 1 }],
      discard: ['027-3', '026-4', '019-2', '215-2', '019-5'],
    },
  });

test('212-6 Redeem the Fallen: completed, a unit of the enemy discard pile with 4 Force icons or fewer, no Vehicle, may come over', () => {
  const open = () =>
    redeem('none')
      .pay('play Redeem the Fallen')
      .until('engage')
      .choose('Redeem the Fallen')
      .choose('Red Five', 'Home One')
      .until('use Redeem the Fallen');
  const used = open().choose('use Redeem the Fallen');
  expect(used.choices).toEqual(['Heavy Stormtrooper Squad', 'Darth Vader']);
  used.choose('Darth Vader');
  expect([used.changes('Darth Vader'), used.card('Darth Vader').seat]).toEqual([
    ['Darth Vader discard to play'],
    0,
  ]);
  expect(open().choose('pass').isInPlay('Darth Vader')).toBe(false);
});

test('212-6 Redeem the Fallen: the AI plays it, completes it and brings the dearest over', () => {
  const table = redeem('light');
  expect([table.victory('light'), table.card('Darth Vader').seat]).toEqual([['Redeem the Fallen'], 0]);
  expect(reasonsOf(table, 'put into play whom')).toMatchObject([
    { considered: ['Heavy Stormtrooper Squad', 'Darth Vader'], picked: 'Darth Vader' },
  ]);
});
