import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

/** The Dark Side plays Force Choke; where a Wookiee can be hit too, the Loyalist is meant. */
const choked = (ai: 'none' | 'light', objective: string) => {
  const table = quietTable({
    ai,
    stop: 'conflict',
    active: 'dark',
    light: { ...SPIES, objectives: [objective, '001-1'], units: ['001-3', '069-3', '015-3'] },
    dark: { hand: ['019-5'] },
  });
  return table.pay('use Force Choke').choose("Twi'lek Loyalist");
};

test('069-1 Wookiee Life Debt: a Wookiee may take damage for a Character', () => {
  const table = choked('none', '069-1');
  expect(table.asking).toBe("light protect: Twi'lek Loyalist, Wookiee Warrior");
  expect(table.choose('Wookiee Warrior').changes('Wookiee Warrior', "Twi'lek")).toEqual([
    'Wookiee Warrior damage 0 to 1',
  ]);
  expect(choked('none', '069-1').choose("Twi'lek Loyalist").changes('Wookiee', "Twi'lek")).toEqual([
    "Twi'lek Loyalist play to discard",
  ]);
  expect(choked('none', '012-1').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('069-1 Wookiee Life Debt: the AI protects where the Wookiee lives and the Character would not', () => {
  expect(choked('light', '069-1').changes('Wookiee Warrior', "Twi'lek")).toEqual([
    'Wookiee Warrior damage 0 to 1',
  ]);
});

/** Chewbacca defends against two units, one of which strikes him for 2. */
const CHEWBACCA = {
  active: 'dark',
  stop: 'commitment',
  light: { ...SPIES, units: ['069-2'] },
  dark: { units: ['026-4', { card: '021-2', focus: 1 }, '019-2'] },
  engagement: {
    objective: "A Hero's Journey",
    attackers: ['026-4', '021-2'],
    defenders: ['069-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;

test('069-2 Chewbacca: damaged in an engagement, he may deal twice as much to a participating enemy', () => {
  const table = quietTable(CHEWBACCA).until('use Chewbacca');
  expect(table.asking).toBe('light window: use Chewbacca, pass');
  expect(table.choose('use Chewbacca').asking).toBe(
    "light target: Heavy Stormtrooper Squad, Vader's TIE Advanced",
  );
  expect(table.choose("Vader's TIE Advanced").changes('Chewbacca damage', 'Vader', 'Darth')).toEqual([
    'Chewbacca damage 0 to 2',
    "Vader's TIE Advanced play to discard",
  ]);
  const declined = quietTable(CHEWBACCA).until('use Chewbacca').choose('pass');
  expect(declined.changes("Vader's")).toEqual([]);
});

test('069-2 Chewbacca: outside of an engagement he only bears the damage', () => {
  const table = quietTable({
    active: 'dark',
    light: { ...SPIES, units: ['069-2'] },
    dark: { hand: ['019-5'], units: ['027-3'] },
  }).pay('use Force Choke');
  expect(table.changes('Chewbacca')).toEqual(['Chewbacca damage 0 to 1']);
  expect(table.asked).toBe('dark');
});

test('069-2 Chewbacca: the AI strikes back at the dearest that participates', () => {
  const table = quietTable({ ...CHEWBACCA, ai: 'light' });
  expect(table.changes("Vader's TIE Advanced")).toEqual(["Vader's TIE Advanced play to discard"]);
  expect(reasonsOf(table, 'target')[0]).toMatchObject({
    considered: ['Heavy Stormtrooper Squad', "Vader's TIE Advanced"],
    rule: 'LCG-30',
  });
});

/** The AI's unit strikes an objective unopposed, with the edge; one damage is the bonus. */
const struckBy = (unit: { card: string; damage?: number }) =>
  quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...SPIES, units: [unit] },
    engagement: { objective: '029-1', attackers: [unit.card], step: 'strikes', edge: 'light' },
  }).changes('Death');

test('069-3, 069-4 Wookiee Warrior: a unit and a blast icon more while it is damaged', () => {
  const icons = (damage: number) => {
    const table = quietTable({ light: { units: [{ card: '069-3', damage }] } });
    return [table.reads('unit', 'Wookiee Warrior'), table.reads('blast', 'Wookiee Warrior')];
  };
  expect([icons(0), icons(1)]).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('069-3, 069-4 Wookiee Warrior: the AI strikes harder with a damaged one', () => {
  expect(struckBy({ card: '069-3', damage: 1 })).toEqual(['Death and Despayre damage 0 to 2']);
  expect(struckBy({ card: '069-3' })).toEqual(['Death and Despayre damage 0 to 1']);
});

test('069-5 Let the Wookiee Win: a damage for a friendly unit, then one for any that is no Vehicle', () => {
  const table = quietTable({
    light: { ...SPIES, objectives: ['069-1'], hand: ['069-5'], units: ['069-3', 'X-Wing'] },
    dark: { units: ['019-2', '027-3'] },
  }).choose('use Let the Wookiee Win');
  expect(table.asking).toBe('light target: Wookiee Warrior, X-Wing');
  expect(table.choose('X-Wing').asking).toBe('light target: Wookiee Warrior, Darth Vader');
  expect(table.choose('Darth Vader').changes('X-Wing', 'Darth', 'Wookiee')).toEqual([
    'X-Wing damage 0 to 1',
    'Darth Vader damage 0 to 1',
  ]);
});

test('069-5 Let the Wookiee Win: the AI hurts its own where the enemy loses more', () => {
  const table = quietTable({
    ...AI,
    light: { ...SPIES, hand: ['069-5'], units: ['X-Wing'] },
    dark: { units: [{ card: '019-2', damage: 3 }, '026-4'] },
  });
  expect(table.changes('X-Wing', 'Darth', 'Wookiee', 'Heavy')).toEqual([
    'X-Wing damage 0 to 1',
    'Darth Vader play to discard',
  ]);
});

test('069-5 Let the Wookiee Win: the AI hurts the cheapest of its own, by LCG-29', () => {
  const table = quietTable({
    ...AI,
    light: { ...SPIES, hand: ['069-5'], units: ['001-2', 'X-Wing', '008-2'] },
    dark: { units: [{ card: '019-2', damage: 3 }] },
  });
  expect(table.changes('Luke', 'X-Wing', 'Red Two', 'Darth')).toEqual([
    'X-Wing damage 0 to 1',
    'Darth Vader play to discard',
  ]);
});

/** Force Choke is played on the only Character. */
const trusting = (ai: 'none' | 'light', unit = '001-3') =>
  quietTable({
    ai,
    stop: 'conflict',
    active: 'dark',
    light: { ...SPIES, objectives: ['071-1', '001-1'], units: [unit] },
    dark: { hand: ['019-5'], units: ['027-3'] },
  }).pay('use Force Choke');

test('071-1 Trust Me: for 2 damage of its own it cancels an event', () => {
  const table = trusting('none');
  expect(table.asking).toBe('light window: use Trust Me, pass');
  expect(table.choose('use Trust Me').changes("Twi'lek", 'Trust', 'Force Choke')).toEqual([
    'Trust Me damage 0 to 2',
    'Force Choke hand to discard',
  ]);
  expect(trusting('none').choose('pass').changes("Twi'lek", 'Trust')).toEqual([
    "Twi'lek Loyalist play to discard",
  ]);
});

test('071-1 Trust Me: the AI gives 2 for an event that destroys, not for one that is worth 1', () => {
  expect(trusting('light').changes('Trust Me damage', "Twi'lek")).toEqual(['Trust Me damage 0 to 2']);
  expect(trusting('light', '001-2').changes('Trust Me damage', 'Luke')).toEqual([
    'Luke Skywalker damage 0 to 1',
  ]);
});

/** The attack of two units on Imperial Command, in the window after the defenders. */
const LANDO = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, objectives: ['015-1', '015-1', '001-1'], units: ['071-2'] },
  dark: { units: ['019-2', '026-4'] },
  engagement: { objective: 'Imperial Command', attackers: ['071-2'], defenders: ['019-2'] },
} satisfies Setup;

test('071-2 Lando Calrissian: for a resource any participating unit leaves the engagement, once a turn', () => {
  const table = quietTable(LANDO).until('use Lando Calrissian').pay('use Lando Calrissian');
  expect(table.asking).toBe('light target: Lando Calrissian, Darth Vader');
  expect(table.choose('Darth Vader').changes('Darth Vader role')).toEqual([
    'Darth Vader role defender to outside',
  ]);
  expect(table.choices).not.toContain('use Lando Calrissian');
});

test('071-2 Lando Calrissian: the AI sends the defender away', () => {
  const table = quietTable({ ...LANDO, ai: 'light' });
  expect(table.changes('Lando Calrissian damage')).toEqual([]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Darth Vader' }]);
});

const SABOTEUR = {
  light: { ...SPIES, objectives: ['015-1', '001-1'], hand: ['071-3'], area: ['008-5'] },
  dark: { units: [{ card: '019-2', enhancements: ['019-4', '033-4'] }], area: ['026-6'] },
} satisfies Setup;

test('071-3 Saboteur: entering play, it may discard any enhancement with a printed cost of 2 or less', () => {
  const open = () => quietTable(SABOTEUR).pay('play Saboteur');
  expect(open().asking).toBe('light window: use Saboteur, pass');
  const table = open().choose('use Saboteur');
  expect(table.asking).toBe("light target: Hidden Outpost, Vader's Lightsaber, Mandalorian Armor");
  expect(table.choose('Mandalorian Armor').changes('Mandalorian')).toEqual([
    'Mandalorian Armor play to discard',
  ]);
  expect(open().choose('pass').changes('Mandalorian', 'Vader', 'Hidden')).toEqual([]);
});

test('071-3 Saboteur: the AI discards the dearest of the enemy', () => {
  const table = quietTable({ ...SABOTEUR, ...AI });
  expect(table.changes('Mandalorian', 'Vader', 'Hidden')).toEqual(['Mandalorian Armor play to discard']);
});

test('071-5 Sabotage: after an objective falls in an engagement, all that participates may be destroyed', () => {
  const open = () =>
    quietTable({
      step: 'engage',
      light: {
        ...SPIES,
        objectives: ['015-1', '015-1', '001-1'],
        units: ['008-3', '001-3'],
        hand: ['071-5'],
      },
      dark: { objectives: [{ card: '029-1', damage: 4 }], units: [{ card: '019-2', focus: 1 }, '027-3'] },
      engagement: {
        objective: '029-1',
        attackers: ['008-3'],
        defenders: ['019-2'],
        step: 'strikes',
        edge: 'light',
      },
    }).until('use Sabotage');
  const table = open().pay('use Sabotage');
  expect(table.changes('Y-Wing', 'Darth', "Twi'lek", 'TIE')).toEqual([
    'Y-Wing play to discard',
    'Darth Vader play to discard',
  ]);
  expect(open().choose('pass').isInPlay('Darth Vader')).toBe(true);
});

test('071-5 Sabotage: the AI never plays a reaction; it goes to its fate deck', () => {
  const table = quietTable({ ...AI, light: { ...SPIES, hand: ['071-5'] } });
  expect(table.changes('light fate')).toEqual(['light fate deck 0 to 1']);
});
