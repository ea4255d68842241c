import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

test('190-1 Out of Their Element: while it is undamaged, cards out of faction that are not neutral cost 1 more', () => {
  const paid = (damage: number, card: string, title: string) =>
    quietTable({
      light: {
        ...JEDI,
        affiliation: 'Jedi',
        objectives: [{ card: '190-1', damage }, '008-1', '001-1'],
        hand: [card, '014-3'],
      },
    })
      .pay(`play ${title}`)
      .state.play.reduce((sum, { focus }) => sum + focus, 0);
  expect([paid(0, '010-3', 'Fleet Officer'), paid(1, '010-3', 'Fleet Officer')]).toEqual([3, 2]);
  expect([paid(0, 'X-Wing', 'X-Wing'), paid(0, '003-3', 'Jedi in Hiding')]).toEqual([1, 2]);
});

/** The defender has a card for its stack, the attacker none. */
const lostEdge = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: ['190-2'] },
    dark: { units: ['019-2'], hand: ['019-4'] },
    engagement: { objective: '029-1', attackers: ['190-2'], defenders: ['019-2'] },
  })
    .until("Vader's Lightsaber")
    .choose("Vader's Lightsaber");

test("190-2 Luke's Speeder Bike: after an edge battle lost it may leave the engagement", () => {
  expect(lostEdge('none').asking).toBe("light window: use Luke's Speeder Bike, pass");
  const table = lostEdge('none').choose("use Luke's Speeder Bike");
  expect(table.changes("Luke's Speeder Bike")).toEqual(["Luke's Speeder Bike role attacker to outside"]);
});

/** Fleet Officer, of the Rebel Alliance, with 2 Force icons against one of 1. */
const margin = (area: string[]) => {
  const table = quietTable({
    stop: 'commitment',
    light: { ...JEDI, affiliation: 'Jedi', area, units: ['X-Wing'], hand: ['010-3'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['019-2'] },
  })
    .until('Fleet Officer')
    .choose('Fleet Officer');
  return table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { n: number }).n] : []));
};

test('190-5 Ambush Point: a card out of faction in a stack counts a Force icon less', () => {
  expect([margin([]), margin(['190-5'])]).toEqual([[2], [1]]);
});

const PERSUASION = {
  light: { ...JEDI, hand: ['190-6'], units: ['X-Wing'] },
  dark: { affiliation: 'Sith', units: ['019-2', '026-2', '027-3'] },
} satisfies Setup;

test('190-6 Force Persuasion: a Character or Creature gets a focus token, an out-of-faction one two', () => {
  const open = () => quietTable(PERSUASION).pay('use Force Persuasion');
  expect(open().asking).toBe('light target: Darth Vader, Admiral Motti');
  expect(open().choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader focus 0 to 1']);
  expect(open().choose('Admiral Motti').changes('Admiral')).toEqual(['Admiral Motti focus 0 to 2']);
});

test('190-6 Force Persuasion: the AI takes the dearest', () => {
  expect(quietTable({ ...AI, ...PERSUASION }).changes('Darth', 'Admiral')).toEqual([
    'Darth Vader focus 0 to 1',
  ]);
});

const COURAGE = {
  step: 'refresh',
  stop: 'draw',
  light: {
    ...JEDI,
    objectives: ['192-1', '001-1', '012-1'],
    units: [
      { card: '017-2', focus: 3 },
      { card: '001-2', focus: 3 },
    ],
  },
} satisfies Setup;

test('192-1 Courage of the Tribe: after the refresh an Ewok may lose another focus token', () => {
  expect(quietTable(COURAGE).asking).toBe('light window: use Courage of the Tribe, pass');
  expect(quietTable(COURAGE).choose('use Courage of the Tribe').changes('Ewok')).toEqual([
    'Ewok Scout focus 3 to 1',
  ]);
  expect(quietTable(COURAGE).choose('pass').changes('Ewok')).toEqual(['Ewok Scout focus 3 to 2']);
});

test('192-1 Courage of the Tribe: the AI takes it off', () => {
  expect(quietTable({ ...COURAGE, ai: 'light' }).changes('Ewok')).toEqual(['Ewok Scout focus 3 to 1']);
});

const CHIRPA = {
  step: 'conflict',
  light: { ...JEDI, units: ['192-2', '017-2', { card: '186-3', focus: 1 }, 'X-Wing'], top: ['Y-Wing'] },
} satisfies Setup;

test('192-2 Chief Chirpa: other Ewoks have a capacity more; as a phase begins an Ewok may be focused to draw', () => {
  const open = () => quietTable(CHIRPA).until('use Chief Chirpa');
  expect([open().reads('capacity', 'Ewok Scout'), open().reads('capacity', 'Chief Chirpa')]).toEqual([2, 3]);
  const table = open().choose('use Chief Chirpa');
  expect(table.choices).toEqual(['Chief Chirpa', 'Ewok Scout']);
  expect(table.choose('Ewok Scout').changes('Ewok', 'Y-Wing')).toEqual([
    'Ewok Scout focus 0 to 1',
    'Y-Wing deck to hand',
  ]);
  expect(open().choose('pass').changes('Ewok', 'Y-Wing')).toEqual([]);
});

test('192-3, 192-4 Ewok Horde: it costs 1 less for each Ewok of its side, 3 at least', () => {
  const paid = (...units: string[]) =>
    quietTable({
      light: { ...JEDI, units, area: ['012-5'], objectives: ['001-1', '004-1', '012-1'], hand: ['192-3'] },
    })
      .pay('play Ewok Horde')
      .state.play.reduce((sum, { focus }) => sum + focus, 0);
  expect([paid('017-2'), paid('017-2', '017-3', '131-2', '131-3', '186-3')]).toEqual([6, 3]);
});

test('192-5 Bright Tree Village: each Ewok of its side has a Force icon more', () => {
  const table = quietTable({ light: { ...JEDI, area: ['192-5'], units: ['017-2', '001-3'] } });
  expect([table.reads('force', 'Ewok Scout'), table.reads('force', "Twi'lek Loyalist")]).toEqual([2, 1]);
});

test('192-3, 192-4 Ewok Horde: the AI pays less too', () => {
  const light = {
    ...JEDI,
    units: ['017-2', '017-3', '131-2', '131-3'],
    hand: ['192-3'],
    objectives: ['192-1', '186-1'],
  };
  expect(quietTable({ ...AI, light }).isInPlay('Ewok Horde')).toBe(true);
});

test('192-5 Bright Tree Village: the AI wins the struggle by it', () => {
  const balance = (area: string[]) =>
    quietTable({
      ai: 'light',
      balance: 'dark',
      step: 'struggle',
      stop: 'turn ends',
      light: { ...JEDI, area, units: [{ card: '017-2', committed: true }] },
      dark: { units: [{ card: '027-3', committed: true }] },
    }).changes('balance');
  expect([balance([]), balance(['192-5'])]).toEqual([[], ['balance dark to light']]);
});

test('190-1 Out of Their Element: the AI pays 1 more', () => {
  const paid = (damage: number) =>
    quietTable({
      ...AI,
      light: { ...JEDI, objectives: [{ card: '190-1', damage }, '008-1', '001-1'], hand: ['010-3'] },
    }).state.play.reduce((sum, { focus }) => sum + focus, 0);
  expect([paid(0), paid(1)]).toEqual([3, 2]);
});

test("190-2 Luke's Speeder Bike: the AI stays in the engagement, as leaving takes its two icons", () => {
  expect(lostEdge('light').told).not.toContain('leaves engagement');
});

test('190-5 Ambush Point: the AI counts less for a card out of faction', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { affiliation: 'Jedi', area: ['190-5'], units: ['X-Wing'], fates: ['010-3'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['019-2'] },
  });
  const won = table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { n: number }).n] : []));
  expect(won).toEqual([1]);
});

test('192-2 Chief Chirpa: the AI focuses an Ewok that is worth no more than a card', () => {
  const light = { ...CHIRPA.light, units: ['192-2', '017-2'] };
  expect(quietTable({ ...CHIRPA, ai: 'light', stop: 'commitment', light }).changes('Y-Wing')).toEqual([
    'Y-Wing deck to hand',
  ]);
});
