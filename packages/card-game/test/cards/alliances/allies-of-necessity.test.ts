import { expect, test } from 'vitest';
import type { Setup, TestTable } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };

/** Tokens placed so far: a resource each. */
const paid = (table: TestTable) => table.told.filter((kind) => kind === 'focus').length;

const PUSHING = {
  light: {
    ...REBELS,
    objectives: ['261-1', '012-1', '012-1'],
    hand: ['225-3', '225-3', '017-2', '017-3'],
  },
} satisfies Setup;

test('261-1 Pushing Back the Empire: after a Rebel Alliance card the next card that is none may cost 1 less, once a turn', () => {
  const open = () => quietTable(PUSHING).pay('play Rebel Tactician');
  expect(open().asking).toBe('light window: use Pushing Back the Empire, pass');
  const table = open().choose('use Pushing Back the Empire');
  const costs = ['play Rebel Tactician', 'play Ewok Scout'].map((word) => {
    const before = paid(table);
    expect(table.pay(word).choices).not.toContain('use Pushing Back the Empire');
    return paid(table) - before;
  });
  expect(costs).toEqual([2, 1]);
  const declined = open().choose('pass');
  expect(paid(declined.pay('play Ewok Scout'))).toBe(4);
});

test('261-1 Pushing Back the Empire: only the next such card, and nothing after a card that is not of the Rebel Alliance', () => {
  const table = quietTable(PUSHING).pay('play Rebel Tactician').choose('use Pushing Back the Empire');
  expect(paid(table.pay('play Ewok Scout').pay('play Ewok Scout'))).toBe(2 + 1 + 2);
  expect(quietTable(PUSHING).pay('play Ewok Scout').topic).toBe('action');
});

test('261-1 Pushing Back the Empire: the phase over, no card costs less', () => {
  const light = { ...PUSHING.light, units: ['001-2'], hand: ['225-3', '016-5'] };
  const dark = { objectives: [{ card: '029-1', captives: ['X-Wing'] }, '019-1'] };
  const table = quietTable({ light, dark }).pay('play Rebel Tactician').choose('use Pushing Back the Empire');
  table.choose('pass').until('use Rescue Mission').pay('use Rescue Mission');
  expect(paid(table)).toBe(4);
});

test('261-1 Pushing Back the Empire: the AI uses it where the next card of its pile is known to be none of the Rebel Alliance', () => {
  const next = (objective: string, hand: (string | null)[]) =>
    quietTable({
      ai: 'light',
      stop: 'conflict',
      // Three resources; without the discount the second card costs a fourth.
      light: { ...REBELS, objectives: [objective], area: ['008-5'], hand },
    });
  expect(next('261-1', ['225-3', '017-2']).isInPlay('Ewok Scout')).toBe(true);
  expect(next('281-1', ['225-3', '017-2']).isInPlay('Ewok Scout')).toBe(false);
  expect(reasonsOf(next('261-1', ['225-3', '017-2']), 'benefit')).toMatchObject([
    { considered: ['Pushing Back the Empire'], picked: 'Pushing Back the Empire', rule: 'LCG-48' },
  ]);
});

const CASSIAN = {
  stop: 'commitment',
  light: {
    ...REBELS,
    units: ['261-2', { card: '012-4', focus: 2 }, { card: '001-2', focus: 1 }, { card: '225-2', focus: 1 }],
  },
  dark: { units: [{ card: '027-3', focus: 1 }] },
  engagement: { objective: '029-1', attackers: ['261-2'], step: 'strikes', edge: 'dark' },
} satisfies Setup;

test('261-2 Captain Cassian Andor: focused to strike, he may take a token off any unit that is not of the Rebel Alliance', () => {
  const open = () => quietTable(CASSIAN).until('use Captain Cassian Andor');
  const used = open().choose('use Captain Cassian Andor');
  expect(used.asking).toBe('light unfocus whom: X-Wing, Luke Skywalker, TIE Fighter');
  expect(used.choose('X-Wing').changes('X-Wing', 'Luke', 'TIE')).toEqual(['X-Wing focus 2 to 1']);
  expect(open().choose('pass').changes('X-Wing', 'Luke', 'TIE')).toEqual([]);
});

test('261-2 Captain Cassian Andor: the AI takes it off its dearest such unit', () => {
  const table = quietTable({ ...CASSIAN, ai: 'light' });
  expect(table.changes('X-Wing', 'Luke', 'General', 'TIE')).toEqual(['Luke Skywalker focus 1 to 0']);
  expect(reasonsOf(table, 'unfocus whom')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'LCG-28' }]);
});

/** A Death Star Engineer of the Imperial Navy is sacrificed for the Star Destroyer. */
const engineer = (affiliation: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'conflict',
    light: { ...REBELS, hand: ['261-3'] },
    dark: { affiliation, fates: [], units: ['259-4', { card: '205-3', focus: 1 }] },
  }).choose('use Death Star Engineer');

test('261-3, 261-4 Rebel Saboteur: for a resource, discarded from the hand, it cancels the ability of a card of the enemy’s own faction', () => {
  const open = () => engineer('Imperial Navy');
  expect(open().asking).toBe('light window: use Rebel Saboteur, pass');
  const table = open().pay('use Rebel Saboteur');
  expect(table.changes('Gladiator', 'Death Star', 'Rebel')).toEqual([
    'Rebel Alliance focus 0 to 1',
    'Death Star Engineer play to discard',
    'Rebel Saboteur hand to discard',
  ]);
  expect(open().choose('pass').changes('Gladiator')).toEqual(['Gladiator-class Star Destroyer focus 1 to 0']);
  expect(engineer('Sith').changes('Gladiator')).toEqual(['Gladiator-class Star Destroyer focus 1 to 0']);
});

test('261-3, 261-4 Rebel Saboteur: the AI never uses an ability of its hand (LCG-48)', () => {
  expect(engineer('Imperial Navy', 'light').changes('Gladiator', 'Rebel Saboteur')).toEqual([
    'Gladiator-class Star Destroyer focus 1 to 0',
  ]);
});

/** The Dark Side shows two Force icons. */
const teamwork = (units: [string, ...string[]]) =>
  quietTable({
    stop: 'commitment',
    light: { ...REBELS, objectives: ['012-1', '012-1', '012-1'], units, hand: ['261-5'] },
    dark: { units: [{ card: '019-2', focus: 1 }], hand: ['019-4'] },
    engagement: { objective: '029-1', attackers: [units[0]], defenders: ['019-2'] },
  })
    .until("Vader's Lightsaber")
    .choose("Vader's Lightsaber")
    .until('use Teamwork');

/** Who won, and by how much. */
const edgeOf = (table: TestTable) =>
  table.events.filter(({ kind }) => kind === 'edge').map(({ data }) => data);

test('261-5 Teamwork: a Force icon for each affiliation among the own cards, for this edge battle', () => {
  const three = () => teamwork(['013-3', '001-2', '015-2']);
  expect(edgeOf(three().pay('use Teamwork'))).toMatchObject([{ by: 0, n: 1 }]);
  expect(edgeOf(three().choose('pass'))).toMatchObject([{ by: 1, n: 2 }]);
  // Neutral is no affiliation.
  expect(edgeOf(teamwork(['013-3', '012-4']).pay('use Teamwork'))).toMatchObject([{ by: 1, n: 1 }]);
});

test.each([
  ['261-5', 'it is a reaction'],
  ['262-5', 'it is for an engagement'],
])(
  '261-5, 262-5 Teamwork and Well-Laid Ambush: the AI plays neither (%s, %s); it goes to its fate deck',
  (card) => {
    const table = quietTable({
      ai: 'light',
      stop: 'conflict',
      light: { ...REBELS, units: ['001-2'], hand: [card] },
      dark: { units: ['019-2'] },
    });
    expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
  },
);

const ALLIES = {
  stop: 'commitment',
  light: { ...REBELS, units: ['001-2', '003-3', '225-2', '015-2'], hand: ['261-6'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: { objective: '029-1', attackers: ['001-2', '003-3', '225-2'], defenders: ['019-2'] },
} satisfies Setup;

test('261-6, 262-6 Allies of Necessity: of two participants of different affiliations one may get a unit icon, the other a blast icon', () => {
  const open = () => {
    const table = quietTable(ALLIES).until('Allies of Necessity').choose('Allies of Necessity');
    expect(table.asking).toBe('light target: Luke Skywalker, Jedi in Hiding, General Jan Dodonna');
    table.choose('General Jan Dodonna');
    expect(table.asking).toBe('light target: Luke Skywalker, Jedi in Hiding');
    return table.choose('Luke Skywalker');
  };
  const icons = (answer: string) => {
    const table = open().choose(answer);
    return ['225-2', '001-2', '003-3'].map((card) => [table.reads('unit', card), table.reads('blast', card)]);
  };
  expect([icons('yes'), icons('no')]).toEqual([
    [
      [2, 1],
      [2, 2],
      [2, 0],
    ],
    [
      [1, 1],
      [2, 1],
      [2, 0],
    ],
  ]);
});

test('261-6, 262-6 Allies of Necessity: two neutral units share no affiliation', () => {
  const units = ['012-4', '013-3', '017-2'];
  const table = quietTable({
    ...ALLIES,
    light: { ...ALLIES.light, units },
    engagement: { ...ALLIES.engagement, attackers: units },
  })
    .until('Allies of Necessity')
    .choose('Allies of Necessity');
  expect(table.choose('X-Wing').asking).toBe('light target: Rookie Pilot, Ewok Scout');
});

test('261-6, 262-6 Allies of Necessity: the engagement over, the icons are gone', () => {
  const table = quietTable(ALLIES).until('Allies of Necessity').choose('Allies of Necessity');
  table.choose('General Jan Dodonna').choose('Luke Skywalker').choose('yes').until('engage');
  expect([table.reads('unit', '225-2'), table.reads('blast', '001-2')]).toEqual([1, 1]);
});

test('261-6, 262-6 Allies of Necessity: the AI gives its two dearest participants that share no affiliation an icon each', () => {
  const units = ['003-3', '225-2', '003-2'];
  const table = quietTable({
    ...ALLIES,
    ai: 'light',
    light: { ...REBELS, units, fates: ['261-6'] },
    engagement: { ...ALLIES.engagement, attackers: units },
  });
  expect(reasonsOf(table, 'target')[0]).toMatchObject({ picked: 'Obi-Wan Kenobi', rule: 'LCG-28' });
  expect(table.told.filter((kind) => kind === 'lasts')).toHaveLength(2);
});
