import { expect, test } from 'vitest';
import type { Setup, TestTable } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SCUM = { affiliation: 'Scum and Villainy', fates: [] };
const DARK = { active: 'dark', stop: 'conflict' } as const;

/** Red Five destroys an objective of the Dark Side. */
const EXALTED = {
  stop: 'commitment',
  light: { units: ['004-2'] },
  dark: {
    ...SCUM,
    objectives: [{ card: '029-1', damage: 4 }, '250-1', '019-1'],
    discard: ['019-5', '250-6', '080-6', '250-5'],
  },
  engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
} satisfies Setup;

test('250-1 His High Exaltedness: an own objective destroyed, an event of the Scum and Villainy may come back to the hand', () => {
  const open = () => quietTable(EXALTED).until('use His High Exaltedness');
  const used = open().choose('use His High Exaltedness');
  expect(used.asking).toBe("dark move whom: Hutt's Hospitality, Captured");
  expect(used.choose("Hutt's Hospitality").hand('dark')).toEqual(["Hutt's Hospitality"]);
  expect(open().choose('pass').hand('dark')).toEqual([]);
});

test('250-1 His High Exaltedness: not where an enemy objective is destroyed', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'commitment',
    light: { objectives: [{ card: '001-1', damage: 3 }, '012-1'] },
    dark: { ...EXALTED.dark, objectives: ['250-1', '029-1'], units: ['019-2'] },
    engagement: { objective: '001-1', attackers: ['019-2'], step: 'strikes', edge: 'dark' },
  });
  // Nobody was asked: the game is held after the engagement.
  expect([table.isInPlay("A Hero's Journey"), table.hand('dark')]).toEqual([false, []]);
});

test('250-1 His High Exaltedness: the AI takes the dearest back', () => {
  const table = quietTable({ ...EXALTED, ai: 'dark' });
  expect(table.discard('dark')).toEqual(['Force Choke', "Hutt's Hospitality", 'Death Mark']);
  expect(reasonsOf(table, 'move whom')).toMatchObject([{ picked: 'Captured', rule: 'LCG-28' }]);
});

/** Tokens placed so far: a resource each. */
const paid = (table: TestTable) => table.told.filter((kind) => kind === 'focus').length;

test('250-2 Jabba the Hutt: the first Bounty Hunter unit or event of the Scum and Villainy of a turn costs 2 less', () => {
  const costs = (...titles: string[]) => {
    const table = quietTable({
      ...DARK,
      light: { units: ['001-3', '014-3', '190-3'] },
      dark: { ...SCUM, units: ['250-2'], hand: ['080-3', '080-4', '250-6', '026-4'] },
    });
    return titles.map((title) => {
      const before = paid(table);
      table.pay(title);
      const cost = paid(table) - before;
      table.until('action');
      return cost;
    });
  };
  const [hunter, event, other] = [
    'play Paid Informant',
    "use Hutt's Hospitality",
    'play Heavy Stormtrooper Squad',
  ];
  expect([costs(hunter, hunter), costs(hunter, event), costs(other, hunter)]).toEqual([
    [0, 2],
    [0, 2],
    [2, 0],
  ]);
});

test('250-2 Jabba the Hutt: elite; no enemy event targets him', () => {
  const table = quietTable({
    light: { affiliation: 'Jedi', hand: ['003-4'] },
    dark: { ...SCUM, units: ['250-2', '019-2', '026-4'] },
  });
  expect(table.reads('elite', '250-2')).toBe(1);
  expect(table.pay('use Jedi Mind Trick').asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
});

test('250-2 Jabba the Hutt: the AI pays less too, and cannot target him with its events', () => {
  const dark = (units: string[]) => ({
    ...SCUM,
    objectives: [{ card: '029-1', focus: 1 }],
    units,
    hand: ['080-3'],
  });
  const played = (units: string[]) =>
    quietTable({ ...DARK, ai: 'dark', dark: dark(units) }).isInPlay('Paid Informant');
  expect([played(['250-2']), played(['019-2'])]).toEqual([true, false]);
  const light = { affiliation: 'Jedi', fates: [], hand: ['003-4'] };
  const trick = quietTable({
    ai: 'light',
    stop: 'conflict',
    light,
    dark: { ...SCUM, units: ['250-2', '026-4'] },
  });
  expect(trick.changes('Jabba', 'Heavy')).toEqual(['Heavy Stormtrooper Squad focus 0 to 2']);
});

const SYCOPHANT = {
  ...DARK,
  dark: { ...SCUM, hand: ['250-3'], top: ['027-3', '250-6', '026-4', '080-6', '019-4', '019-5'] },
} satisfies Setup;

test("250-3 Twi'lek Sycophant: entering play, it may look for an event among the top 5 cards", () => {
  const open = () => quietTable(SYCOPHANT).pay("play Twi'lek Sycophant");
  expect(open().asking).toBe("dark window: use Twi'lek Sycophant, pass");
  const used = () => open().choose("use Twi'lek Sycophant");
  expect(used().choices).toEqual(["Hutt's Hospitality", 'Captured']);
  expect(used().choose("Hutt's Hospitality").hand('dark')).toEqual(["Hutt's Hospitality"]);
  expect(used().choose().hand('dark')).toEqual([]);
  expect(open().choose('pass').hand('dark')).toEqual([]);
});

test("250-3 Twi'lek Sycophant: the AI takes the dearest event", () => {
  const table = quietTable({ ...SYCOPHANT, ai: 'dark' });
  expect(reasonsOf(table, 'reveal whom')).toMatchObject([
    { considered: ["Hutt's Hospitality", 'Captured'], picked: 'Captured' },
  ]);
});

const MARK = {
  ...DARK,
  light: { units: ['001-2', '012-4', '004-3', '003-2'] },
  dark: { ...SCUM, units: ['019-2'], hand: ['250-5', '250-6'], objectives: ['250-1', '029-1', '019-1'] },
} satisfies Setup;

test("250-5, 250-6 Death Mark and Hutt's Hospitality: a marked enemy will do for every event of the Scum and Villainy", () => {
  const table = quietTable(MARK).pay('play Death Mark');
  expect(table.asking).toBe('dark play on: Luke Skywalker, R2-D2, Obi-Wan Kenobi');
  table.choose('Luke Skywalker').pay("use Hutt's Hospitality");
  expect(table.asking).toBe('dark target: R2-D2, Luke Skywalker');
  expect(table.choose('Luke Skywalker').changes('Luke', 'Death Mark', 'R2')).toEqual([
    'Luke Skywalker play to discard',
    'Death Mark hand to discard',
  ]);
});

test('250-5 Death Mark: not for an event of another affiliation', () => {
  const units = [{ card: '011-2', enemies: ['250-5'] }, '001-3', '014-3'];
  const table = quietTable({ ...DARK, light: { units }, dark: { affiliation: 'Sith', hand: ['019-5'] } });
  expect(table.pay('use Force Choke').asking).toBe("dark target: Twi'lek Loyalist, Rebel Trooper");
});

test("250-5, 250-6 Death Mark and Hutt's Hospitality: the AI marks the dearest, and destroys it", () => {
  const table = quietTable({ ...MARK, ai: 'dark' });
  expect(reasonsOf(table, 'play on')).toMatchObject([{ picked: 'Obi-Wan Kenobi', rule: 'LCG-30' }]);
  expect(table.changes('Obi-Wan', 'Luke', 'R2')).toEqual(['Obi-Wan Kenobi play to discard']);
});

const HOSPITALITY = {
  ...DARK,
  light: { units: ['001-2', '012-4', '004-3', '003-3', '001-3'] },
  dark: { ...SCUM, units: ['026-4', '027-3'], hand: ['250-6'], objectives: ['250-1', '029-1', '019-1'] },
} satisfies Setup;

test("250-6 Hutt's Hospitality: a Character or Droid with a printed cost of 2 or less is destroyed", () => {
  const table = quietTable(HOSPITALITY).pay("use Hutt's Hospitality");
  expect(table.asking).toBe("dark target: R2-D2, Jedi in Hiding, Twi'lek Loyalist, Heavy Stormtrooper Squad");
  expect(table.choose('R2-D2').changes('R2', 'Jedi in', "Twi'lek", 'Heavy')).toEqual([
    'R2-D2 play to discard',
  ]);
});

test("250-6 Hutt's Hospitality: the AI destroys the dearest of the enemy’s, and never its own", () => {
  const table = quietTable({ ...HOSPITALITY, ai: 'dark' });
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['R2-D2', 'Jedi in Hiding', "Twi'lek Loyalist"], picked: 'Jedi in Hiding', rule: 'LCG-30' },
  ]);
  expect(quietTable({ ...HOSPITALITY, ai: 'dark', light: {} }).isInPlay('Heavy Stormtrooper Squad')).toBe(
    true,
  );
});
