import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI_DARK = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

test('196-3, 196-4 Unhinged Astromech: with two of them one is sacrificed for one of three effects', () => {
  const table = (units: string[]) =>
    quietTable({ light: { ...JEDI, units, hand: ['014-3'] }, dark: { units: ['019-2'], hand: ['027-3'] } });
  expect(table(['196-3']).choices).not.toContain('use Unhinged Astromech');
  expect(table(['196-3', '196-4']).choices).toContain('use Unhinged Astromech');
  const used = table(['196-3', '196-4']).choose('use Unhinged Astromech');
  expect(used.asking).toBe('light target: Unhinged Astromech, Darth Vader');
  expect(used.choose('Darth Vader').changes()).toEqual([
    'Unhinged Astromech play to discard',
    'Darth Vader damage 0 to 1',
  ]);
});

test('196-5 Signal Scrambler: ready uncommitted units count in the struggle in place of committed ones', () => {
  const balance = (area: string[]) =>
    quietTable({
      step: 'struggle',
      stop: 'turn ends',
      light: { ...JEDI, area, units: [{ card: '001-2', committed: true }] },
      dark: { units: ['027-3', { card: '019-2', focus: 1 }] },
    }).changes('balance');
  expect([balance([]), balance(['196-5'])]).toEqual([[], ['balance light to dark']]);
});

const COUNSEL = {
  stop: 'commitment',
  light: { ...JEDI, units: [{ card: '001-2', damage: 1 }, '003-3'] },
  dark: { ...SITH, objectives: ['199-1', '019-1', '029-1'], units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['001-2', '003-3'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('199-1 Dark Counsel: a damaged enemy unit that is focused to strike may get another focus token', () => {
  const open = () => quietTable(COUNSEL).choose('Luke Skywalker').until('use Dark Counsel');
  expect(open().asking).toBe('dark window: use Dark Counsel, pass');
  expect(open().choose('use Dark Counsel').changes('Luke Skywalker focus')).toEqual([
    'Luke Skywalker focus 0 to 2',
  ]);
  expect(open().choose('pass').changes('Luke Skywalker focus')).toEqual(['Luke Skywalker focus 0 to 1']);
  expect(quietTable(COUNSEL).choose('Jedi in Hiding').choices).not.toContain('use Dark Counsel');
});

test('199-1 Dark Counsel: the AI uses it', () => {
  const table = quietTable({ ...COUNSEL, ai: 'dark' }).choose('Luke Skywalker');
  expect(table.changes('Luke Skywalker focus')).toEqual(['Luke Skywalker focus 0 to 2']);
});

const JANUS = {
  ...TURN,
  stop: 'commitment',
  light: { units: [{ card: '001-2', focus: 1 }, { card: 'X-Wing', focus: 1 }, '001-3'] },
  dark: { ...SITH, units: ['199-2'] },
  engagement: {
    objective: '012-1',
    attackers: ['199-2'],
    defenders: ['001-2', 'X-Wing'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('199-2 Janus Greejatus: focused to strike, he may deal a damage to each participating enemy', () => {
  const open = () => quietTable(JANUS).until('use Janus Greejatus');
  expect(open().choose('use Janus Greejatus').changes('Luke', 'X-Wing', "Twi'lek")).toEqual([
    'Luke Skywalker damage 0 to 1',
    'X-Wing damage 0 to 1',
  ]);
  expect(open().choose('pass').changes('Luke', 'X-Wing', "Twi'lek")).toEqual([]);
});

test('199-2 Janus Greejatus: the AI uses it', () => {
  expect(
    quietTable({ ...JANUS, ai: 'dark' }).told.filter((kind) => kind === 'damage').length,
  ).toBeGreaterThan(2);
});

/** Force Choke on the Loyalist, whom a Wookiee could protect. */
const functionary = (units: string[]) =>
  quietTable({
    ...TURN,
    stop: 'conflict',
    light: { ...JEDI, objectives: ['069-1', '001-1'], units: ['001-3', '069-3'] },
    dark: { ...SITH, units, hand: ['019-5'] },
  })
    .pay('use Force Choke')
    .choose("Twi'lek Loyalist");

test('199-3 Imperial Functionary: enemy units cannot protect', () => {
  expect(functionary(['027-3']).topic).toBe('protect');
  expect(functionary(['199-3']).isInPlay("Twi'lek Loyalist")).toBe(false);
});

const DETAINMENT = {
  light: { units: [{ card: '001-2', damage: 1 }, '001-3', 'X-Wing'] },
  dark: { ...SITH, hand: ['199-5'], objectives: ['019-1'], units: ['027-3'] },
} satisfies Setup;

test('199-5 Administrative Detainment: a Character gets a focus token, a damaged one two', () => {
  const open = () => quietTable({ ...TURN, ...DETAINMENT }).pay('use Administrative Detainment');
  expect(open().asking).toBe("dark target: Luke Skywalker, Twi'lek Loyalist");
  expect(open().choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker focus 0 to 2']);
  expect(open().choose("Twi'lek Loyalist").changes("Twi'lek")).toEqual(["Twi'lek Loyalist focus 0 to 1"]);
});

test('199-5 Administrative Detainment: the AI takes the dearest', () => {
  expect(quietTable({ ...AI_DARK, ...DETAINMENT }).changes('Luke', "Twi'lek")).toEqual([
    'Luke Skywalker focus 0 to 2',
  ]);
});

/** Battle of Endor lies in the stack; by how much the attacker wins. */
const endor = (objectives: string[], ai: 'none' | 'light') => {
  const table = quietTable({
    ai,
    stop: 'commitment',
    light: {
      units: ['X-Wing'],
      objectives,
      ...(ai === 'light' ? { fates: ['192-6'] } : { hand: ['192-6'] }),
    },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['019-2'] },
  });
  if (ai === 'none') table.until('Battle of Endor').choose('Battle of Endor');
  return table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { n: number }).n] : []));
};

test('192-6, 199-6 Battle of Endor: a Force icon more for each Endor objective or enhancement, 3 at most', () => {
  expect([endor(['001-1', '012-1'], 'none'), endor(['192-1', '186-1', '012-1'], 'none')]).toEqual([[1], [3]]);
  expect(endor(['192-1', '186-1', '185-1', '190-1'], 'none')).toEqual([4]);
});

test('192-6, 199-6 Battle of Endor: the AI counts them', () => {
  expect(endor(['192-1', '186-1', '012-1'], 'light')).toEqual([3]);
});

test('196-3, 196-4 Unhinged Astromech: the AI gives one where the enemy loses more', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { ...JEDI, units: ['196-3', '196-4'] },
    dark: { units: [{ card: '019-2', damage: 3 }] },
  });
  expect(table.isInPlay('Darth Vader')).toBe(false);
});

test('196-5 Signal Scrambler: the AI is counted so too', () => {
  const table = quietTable({
    ai: 'light',
    step: 'struggle',
    stop: 'turn ends',
    light: { ...JEDI, area: ['196-5'], units: [{ card: '001-2', committed: true }] },
    dark: { units: ['027-3'] },
  });
  expect(table.changes('balance')).toEqual(['balance light to dark']);
});

test('199-3 Imperial Functionary: the AI cannot protect against it', () => {
  const table = quietTable({
    ...TURN,
    ai: 'light',
    stop: 'conflict',
    light: { ...JEDI, objectives: ['069-1', '001-1'], units: ['001-3', '069-3'] },
    dark: { ...SITH, units: ['199-3'], hand: ['019-5'] },
  })
    .pay('use Force Choke')
    .choose("Twi'lek Loyalist");
  expect(table.isInPlay("Twi'lek Loyalist")).toBe(false);
});
