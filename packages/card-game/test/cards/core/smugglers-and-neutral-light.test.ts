import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const CONTACTS = {
  step: 'refresh',
  stop: 'draw',
  light: {
    ...SPIES,
    objectives: ['015-1', '001-1', '012-1'],
    units: [{ card: 'X-Wing', damage: 1 }, '001-3'],
  },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('015-1 Questionable Contacts: after the refresh it may take a damage to move one from a friendly unit to an enemy one', () => {
  const table = quietTable(CONTACTS);
  expect(table.asking).toBe('light window: use Questionable Contacts, pass');
  expect(table.choose('use Questionable Contacts').asking).toBe(
    'light target: Darth Vader, Heavy Stormtrooper Squad',
  );
  expect(table.choose('Darth Vader').changes()).toEqual([
    'Questionable Contacts damage 0 to 1',
    'X-Wing damage 1 to 0',
    'Darth Vader damage 0 to 1',
  ]);
  expect(quietTable(CONTACTS).choose('pass').changes()).toEqual([]);
});

test('015-1 Questionable Contacts: the AI moves it to the dearest', () => {
  const table = quietTable({ ...CONTACTS, ai: 'light' });
  expect(table.changes()).toEqual([
    'Questionable Contacts damage 0 to 1',
    'X-Wing damage 1 to 0',
    'Darth Vader damage 0 to 1',
  ]);
});

const HAN = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, units: ['015-2'] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('015-2 Han Solo: declared as an attacker, it may deal a damage to any enemy unit', () => {
  const table = quietTable(HAN).choose('Imperial Command');
  expect(table.asking).toBe('light window: use Han Solo, pass');
  expect(table.choose('use Han Solo').asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').changes('Darth', 'Heavy')).toEqual(['Darth Vader damage 0 to 1']);
});

test('015-2 Han Solo: declared as a defender too', () => {
  const table = quietTable({ ...HAN, active: 'dark' })
    .choose("A Hero's Journey")
    .choose('Darth Vader')
    .choose('Han Solo');
  expect(table.asking).toBe('light window: use Han Solo, pass');
});

test('015-2 Han Solo: the AI aims at the dearest', () => {
  const table = quietTable({ ...HAN, ai: 'light', active: 'dark' })
    .choose("A Hero's Journey")
    .choose('Heavy Stormtrooper Squad');
  expect(table.changes('Darth')).toEqual(['Darth Vader damage 0 to 1']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Darth Vader', 'Heavy Stormtrooper Squad'], picked: 'Darth Vader', rule: 'LCG-30' },
  ]);
});

test('001-2, 015-2 targeted strike: attacking, the unit may damage an enemy unit outside of the engagement', () => {
  for (const card of ['001-2', '015-2']) {
    const table = quietTable({
      ...HAN,
      light: { units: [card] },
      dark: { units: ['019-2', { card: '026-4', focus: 1 }] },
      engagement: {
        objective: '029-1',
        attackers: [card],
        defenders: ['026-4'],
        step: 'strikes',
        edge: 'light',
      },
    });
    expect(table.choose('unit').asking).toBe('light unit damage: Darth Vader, Heavy Stormtrooper Squad');
  }
});

test('015-5 Swindled: any unit with a printed cost of 2 or less returns to the hand', () => {
  const table = quietTable({
    light: { ...SPIES, hand: ['015-5'], units: ['001-3'] },
    dark: { units: ['019-2', '027-3', '021-2'] },
  });
  expect(table.pay('use Swindled').asking).toBe("light target: Twi'lek Loyalist, TIE Fighter");
  expect(table.choose('TIE Fighter').changes('TIE')).toEqual(['TIE Fighter play to hand']);
});

test('015-5 Swindled: the AI returns an enemy unit', () => {
  const table = quietTable({
    ...AI,
    light: { ...SPIES, hand: ['015-5'], units: ['001-3'] },
    dark: { units: ['019-2', '027-3', '021-2'] },
  });
  expect(table.changes("Twi'lek", 'TIE')).toEqual(['TIE Fighter play to hand']);
});

test('015-6 Crossfire: a Character that was focused to strike gets an icon of choice for this strike', () => {
  const table = quietTable({
    light: { ...SPIES, hand: ['015-6'], units: ['013-3'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['013-3'],
      defenders: ['019-2'],
      step: 'strikes',
      edge: 'light',
    },
  });
  expect(table.asking).toBe('light window: use Crossfire, pass');
  expect(table.pay('use Crossfire').choices).toHaveLength(3);
  expect(table.choose('effect:lasting').changes('Darth Vader damage')).toEqual(['Darth Vader damage 0 to 2']);
  expect(table.reads('unit', 'Rookie Pilot')).toBe(1);
});

test('016-1 Rumors at the Cantina: cards of the hand need no resource match', () => {
  const hand = { ...SPIES, hand: ['001-2'], units: [] };
  const rumors = quietTable({ light: { ...hand, objectives: ['016-1', '015-1', '015-1', '015-1'] } });
  expect(rumors.asking).toBe('light action: play Luke Skywalker, pass');
  const without = quietTable({
    light: { ...hand, objectives: ['015-1', '015-1', '015-1', '015-1'] },
    dark: { units: ['027-3'] },
  });
  expect(without.choices).not.toContain('play Luke Skywalker');
});

test('016-2, 016-3 Rebel Sympathizer: sacrificed, it makes the next card cost 1 less and need no match, and only the next', () => {
  const table = quietTable({
    light: { ...SPIES, objectives: ['015-1', '015-1', '015-1'], units: ['016-2'], hand: ['001-3', '003-3'] },
  });
  expect(table.asking).toBe('light action: use Rebel Sympathizer, pass');
  table.choose('use Rebel Sympathizer');
  expect(table.asking).toBe("light action: play Twi'lek Loyalist, play Jedi in Hiding, pass");
  table.choose("play Twi'lek Loyalist");
  expect(table.changes()).toEqual(['Rebel Sympathizer play to discard', "Twi'lek Loyalist hand to play"]);
  expect(table.choices).not.toContain('play Jedi in Hiding');
});

test('016-4 Common Ground: the resources of its objective match every affiliation', () => {
  const light = { ...SPIES, hand: ['001-3', '014-5'], units: ['X-Wing'] };
  const ground = quietTable({
    light: { ...light, objectives: [{ card: '015-1', enhancements: ['016-4'] }, '015-1', '015-1'] },
  });
  expect(ground.choices).toContain("play Twi'lek Loyalist");
  const without = quietTable({ light: { ...light, objectives: ['015-1', '015-1', '015-1'] } });
  expect(without.choices).not.toContain("play Twi'lek Loyalist");
});

test('016-5 Rescue Mission: a captured card is rescued; a unit may be put into play, or goes to the hand', () => {
  const table = quietTable({
    light: { ...SPIES, hand: ['016-5'] },
    dark: { objectives: [{ card: '029-1', captives: ['X-Wing'] }, '019-1'] },
  });
  expect(table.pay('use Rescue Mission').asking).toBe('light may: yes, no');
  expect(table.choose('yes').changes('X-Wing')).toEqual(['X-Wing captured to play']);
});

test('016-5 Rescue Mission: the AI puts it into play', () => {
  const table = quietTable({
    ...AI,
    light: { ...SPIES, hand: ['016-5'] },
    dark: { objectives: [{ card: '029-1', captives: ['X-Wing'] }, '019-1'] },
  });
  expect(table.changes('X-Wing')).toEqual(['X-Wing captured to play']);
});

test('016-6 It Could Be Worse: a point of damage is prevented', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'conflict',
    light: { ...SPIES, hand: ['016-6'], units: ['001-3'] },
    dark: { hand: ['019-5'] },
  }).pay('use Force Choke');
  expect(table.asking).toBe('light window: use It Could Be Worse, pass');
  expect(table.pay('use It Could Be Worse').changes("Twi'lek", 'It Could')).toEqual([
    'It Could Be Worse hand to discard',
  ]);
});

const TRIBE = {
  step: 'refresh',
  stop: 'draw',
  light: {
    ...SPIES,
    objectives: ['017-1', '001-1', '012-1'],
    hand: ['X-Wing', 'Y-Wing'],
    discard: ['001-3', '017-2'],
  },
} satisfies Setup;

test('017-1 Tribal Support: after the refresh a card of the hand may be discarded for an Ewok unit of the discard pile', () => {
  const table = quietTable(TRIBE);
  expect(table.asking).toBe('light window: use Tribal Support, pass');
  expect(table.choose('use Tribal Support').asking).toBe('light discard whom: X-Wing, Y-Wing');
  expect(table.choose('X-Wing').changes()).toEqual(['X-Wing hand to discard', 'Ewok Scout discard to hand']);
  expect(quietTable(TRIBE).choose('pass').changes()).toEqual([]);
});

test('017-1 Tribal Support: the AI discards the top card of its hand (LCG-32)', () => {
  expect(quietTable({ ...TRIBE, ai: 'light' }).changes('X-Wing', 'Ewok')).toEqual([
    'X-Wing hand to discard',
    'Ewok Scout discard to hand',
  ]);
});

const SCOUT = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, units: ['017-2'] },
  dark: { units: ['019-2', '026-4'] },
} satisfies Setup;

test('017-2, 017-3 Ewok Scout: declared as an attacker, it may keep an enemy unit from defending', () => {
  const table = quietTable(SCOUT).choose('Imperial Command');
  expect(table.asking).toBe('light window: use Ewok Scout, pass');
  expect(table.choose('use Ewok Scout').asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(table.choose('Darth Vader').asking).toBe('dark defenders: Heavy Stormtrooper Squad');
  const declined = quietTable(SCOUT).choose('Imperial Command').choose('pass');
  expect(declined.asking).toBe('dark defenders: Darth Vader, Heavy Stormtrooper Squad');
});

test('017-2, 017-3 Ewok Scout: the AI keeps the dearest from defending', () => {
  const table = quietTable({ ...SCOUT, ai: 'light', step: 'deployment' });
  expect(table.asking).toBe('dark defenders: Heavy Stormtrooper Squad');
});

test('017-4 Log Trap: focused, it makes the enemy focus an attacker of its own', () => {
  const table = quietTable({
    active: 'dark',
    step: 'engage',
    light: { ...SPIES, area: ['017-4'] },
    dark: { units: ['019-2', '026-4', '027-3'] },
  });
  table
    .choose("A Hero's Journey")
    .choose('Darth Vader', 'TIE Fighter')
    .until('use Log Trap')
    .choose('use Log Trap');
  expect(table.asking).toBe('dark focus whom: Darth Vader, TIE Fighter');
  expect(table.choose('TIE Fighter').changes('Log', 'TIE Fighter focus')).toEqual([
    'Log Trap focus 0 to 1',
    'TIE Fighter focus 0 to 1',
  ]);
});

test('017-4 Log Trap: the AI uses it', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    step: 'engage',
    light: { ...SPIES, area: ['017-4'] },
    dark: { units: ['019-2', '026-4', '027-3'] },
  });
  table.choose("A Hero's Journey").choose('Darth Vader', 'TIE Fighter');
  expect(table.asking).toBe('dark focus whom: Darth Vader, TIE Fighter');
});

test('017-5, 017-6 Yub Yub!: an Ewok is focused to discard any enhancement', () => {
  const table = quietTable({
    light: { ...SPIES, hand: ['017-5'], units: ['017-2', 'X-Wing'], area: ['008-5'] },
    dark: { units: [{ card: '019-2', enhancements: ['019-4'] }] },
  });
  table.pay('use Yub Yub!');
  expect(table.asking).toBe("light target: Hidden Outpost, Vader's Lightsaber");
  expect(table.choose("Vader's Lightsaber").changes('Ewok', 'Vader', 'X-Wing')).toEqual([
    'Ewok Scout focus 0 to 1',
    "Vader's Lightsaber play to discard",
  ]);
});

test('017-5, 017-6 Yub Yub!: the AI discards an enemy one', () => {
  const table = quietTable({
    ...AI,
    light: { ...SPIES, hand: ['017-5'], units: ['017-2', 'X-Wing'], area: ['008-5'] },
    dark: { units: [{ card: '019-2', enhancements: ['019-4'] }] },
  });
  expect(table.changes('Ewok', 'Vader', 'Hidden')).toEqual([
    'Ewok Scout focus 0 to 1',
    "Vader's Lightsaber play to discard",
  ]);
});

const HIT = {
  stop: 'commitment',
  step: 'engage',
  light: { ...SPIES, objectives: ['018-1', '001-1', '012-1'], units: ['013-3'], hand: ['009-2'] },
  dark: { units: ['019-2'] },
} satisfies Setup;

test('018-1 Hit and Run: after an edge battle won as the attacker the engaged objective may be dealt a damage', () => {
  const table = quietTable(HIT).choose('Imperial Command').choose('Darth Vader').choose('Mon Mothma');
  expect(table.asking).toBe('light window: use Hit and Run, pass');
  expect(table.choose('use Hit and Run').changes('Imperial')).toEqual(['Imperial Command damage 0 to 1']);
});

/** Its unit attacks, and a fate of its stack has dealt a damage to the objective. */
const informed = () =>
  quietTable({ ...HIT, light: { ...SPIES, units: ['018-2'], hand: ['004-6'] } })
    .choose('Imperial Command')
    .choose('Darth Vader')
    .choose('Target of Opportunity');

test('018-2, 018-3 Secret Informant: while it participates a fate of its side may resolve a second time', () => {
  const table = informed();
  expect(table.changes('Imperial')).toEqual(['Imperial Command damage 0 to 1']);
  expect(table.asking).toBe('light may: yes, no');
  expect(table.choose('yes').changes('Imperial')).toEqual(['Imperial Command damage 1 to 2']);
  expect(table.topic).not.toBe('may');
});

test('018-2, 018-3 Secret Informant: declined, the fate resolves once', () => {
  const table = informed().choose('no');
  expect(table.changes('Imperial')).toEqual(['Imperial Command damage 0 to 1']);
});

test('018-2, 018-3 Secret Informant: the AI resolves what is good for it a second time', () => {
  const table = quietTable({
    ...HIT,
    ai: 'light',
    light: { ...SPIES, units: [{ card: '018-2', pool: 'attackers' }], fates: ['004-6'] },
  });
  table.until('defenders').choose();
  expect(table.told.filter((kind) => kind === 'fate')).toHaveLength(2);
});
