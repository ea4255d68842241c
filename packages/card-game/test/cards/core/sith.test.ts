import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;

const DRAWS = { ...DARK, step: 'draw' } as const;

test('019-1 Fall of the Jedi: as the draw phase begins a card of the hand may go to the bottom of the deck', () => {
  const table = quietTable({ ...DRAWS, dark: { objectives: ['019-1'], hand: ['026-4', '027-3'] } });
  expect(table.asking).toBe('dark window: use Fall of the Jedi, pass');
  expect(table.choose('use Fall of the Jedi').asking).toBe(
    'dark move whom: Heavy Stormtrooper Squad, TIE Fighter',
  );
  table.choose('TIE Fighter');
  expect(table.hand('dark')).not.toContain('TIE Fighter');
  expect(table.discard('dark')).toEqual([]);
});

test("019-1 Fall of the Jedi: declined, the hand stays; in the enemy's draw phase nothing is asked", () => {
  const dark = { objectives: ['019-1'], hand: ['027-3'] };
  expect(
    quietTable({ ...DRAWS, dark })
      .choose('pass')
      .hand('dark'),
  ).toContain('TIE Fighter');
  expect(quietTable({ step: 'draw', dark }).choices).not.toContain('use Fall of the Jedi');
});

const CHOKES = { units: ['019-2'], hand: ['019-5', '023-6'] };
const TARGETS = { units: ['001-2', '002-3', 'X-Wing'] };

test('019-5, 023-6 Force Choke: one damage to a Character or Creature of either side, once a turn for all copies', () => {
  const table = quietTable({ ...DARK, light: TARGETS, dark: { units: ['025-4'], hand: ['019-5', '023-6'] } });
  table.choose('use Force Choke');
  expect(table.choices).toContain('Luke Skywalker');
  expect(table.choices).toContain('Rancor');
  expect(table.choices).not.toContain('X-Wing');
  expect(table.choose('Luke Skywalker').changes()).toEqual([
    'Luke Skywalker damage 0 to 1',
    'Force Choke hand to discard',
  ]);
  expect(table.choices).not.toContain('use Force Choke');
});

test('019-2 Darth Vader: after a Sith event of his player any unit may be dealt 1 damage, once a turn', () => {
  const table = quietTable({ ...DARK, light: TARGETS, dark: { ...CHOKES, hand: ['019-5', '020-5'] } });
  table.choose('use Force Choke').until('use Darth Vader');
  expect(table.asking).toBe('dark window: use Darth Vader, pass');
  table.choose('use Darth Vader');
  expect(table.choices).toContain('X-Wing');
  expect(table.choices).toContain('Darth Vader');
  expect(table.choose('X-Wing').changes('X-Wing')).toEqual(['X-Wing damage 0 to 1']);
  table.until('use Dark Precognition').choose('use Dark Precognition');
  expect(table.topic).toBe('discard whom');
});

test('019-2 Darth Vader: he is asked when the event has done what it does, and after one that was cancelled', () => {
  const dark = { units: ['019-2'], hand: ['019-5'] };
  const table = quietTable({ ...DARK, light: { units: ['001-2'], hand: ['002-6'] }, dark });
  table.choose('use Force Choke').choose('Luke Skywalker').choose('pass');
  expect(table.asking).toBe('dark window: use Darth Vader, pass');
  expect(table.changes('Luke')).toEqual(['Luke Skywalker damage 0 to 1']);
  const cancelled = quietTable({ ...DARK, light: { units: ['001-2'], hand: ['002-6'] }, dark });
  cancelled.choose('use Force Choke').choose('Luke Skywalker').pay('use Counter-stroke');
  expect(cancelled.asking).toBe('dark window: use Darth Vader, pass');
  expect(cancelled.changes('Luke')).toEqual([]);
});

test('019-2 Darth Vader: declined, nothing more happens; a neutral event does not call him', () => {
  const table = quietTable({ ...DARK, light: TARGETS, dark: { units: ['019-2'], hand: ['019-5', '034-4'] } });
  table.choose('use Dark Alliance');
  expect(table.topic).toBe('action');
  table.choose('use Force Choke').until('use Darth Vader').choose('pass').until('engage');
  expect(table.changes('X-Wing', 'Luke', 'Darth')).toEqual(['Luke Skywalker damage 0 to 1']);
});

test('019-2, 019-5 Darth Vader and Force Choke: the AI hits the dearest with both', () => {
  const table = quietTable({ ...AI, light: TARGETS, dark: { units: ['019-2'], hand: ['019-5'], fates: [] } });
  expect(table.changes('Luke', 'X-Wing')).toEqual(['Luke Skywalker damage 0 to 2']);
  expect(reasonsOf(table, 'target').map(({ picked, rule }) => [picked, rule])).toEqual([
    ['Luke Skywalker', 'LCG-30'],
    ['Luke Skywalker', 'LCG-30'],
  ]);
});

test("019-4 Vader's Lightsaber: a unit icon for a Force User or Force Sensitive unit, targeted strike for Darth Vader only", () => {
  const dark = { units: ['019-2', '019-3', '026-4'], hand: ['019-4'] };
  const table = quietTable({ ...DARK, dark }).pay("play Vader's Lightsaber");
  expect(table.choices).toEqual(['Darth Vader', 'Dark Side Apprentice']);
  table.choose('Darth Vader');
  expect([table.reads('unit', 'Darth Vader'), table.reads('targeted strike', 'Darth Vader')]).toEqual([3, 1]);
  const other = quietTable({ ...DARK, dark })
    .pay("play Vader's Lightsaber")
    .choose('Dark Side Apprentice');
  expect(other.reads('unit', 'Dark Side Apprentice')).toBe(2);
  expect(other.reads('targeted strike', 'Dark Side Apprentice')).toBe(0);
});

test("019-4 Vader's Lightsaber: the AI puts it on its dearest Force User", () => {
  const table = quietTable({ ...AI, dark: { units: ['019-3', '019-2'], hand: ['019-4'], fates: [] } });
  expect(table.changes("Vader's Lightsaber on")).toEqual(["Vader's Lightsaber on nothing to Darth Vader"]);
});

test("020-1 Counsel of the Sith: as the opponent's turn begins a card may be drawn", () => {
  const table = quietTable({ step: 'turn begins', dark: { objectives: ['020-1'] } });
  expect(table.asking).toBe('dark window: use Counsel of the Sith, pass');
  expect(table.choose('use Counsel of the Sith').hand('dark')).toHaveLength(1);
  const declined = quietTable({ step: 'turn begins', dark: { objectives: ['020-1'] } }).choose('pass');
  expect(declined.hand('dark')).toEqual([]);
});

test('020-1 Counsel of the Sith: the AI always draws', () => {
  const table = quietTable({
    ai: 'dark',
    step: 'turn begins',
    stop: 'refresh',
    dark: { objectives: ['020-1'], fates: [] },
  });
  expect(table.changes('dark hand')).toEqual(['dark hand 0 to 1']);
});

test('020-4, 022-4, 023-4 Sith Library: one Limited card a turn; it is a resource', () => {
  const table = quietTable({ ...DARK, dark: { hand: ['020-4', '022-4', '023-4'] } });
  table.pay('play Sith Library');
  expect(table.reads('resources', 'Sith Library')).toBe(1);
  expect(table.choices).not.toContain('play Sith Library');
});

test('020-4 Sith Library: the AI plays one of two, the other goes to its fate deck', () => {
  const table = quietTable({ ...AI, dark: { hand: ['020-4', '022-4'], fates: [] } });
  expect(table.state.play.filter(({ type }) => type === 'enhancement')).toHaveLength(1);
});

test('020-5 Dark Precognition: two cards are drawn, then one of the hand, old or new, is discarded', () => {
  const table = quietTable({ ...DARK, dark: { top: ['026-4', '027-3'], hand: ['020-5', '025-4'] } });
  table.choose('use Dark Precognition');
  expect(table.choices).toEqual(['Rancor', 'Heavy Stormtrooper Squad', 'TIE Fighter']);
  table.choose('Rancor');
  expect(table.hand('dark')).toEqual(['Heavy Stormtrooper Squad', 'TIE Fighter']);
  expect(table.discard('dark')).toHaveLength(2);
});

test('020-5 Dark Precognition: the AI discards the top of its hand pile', () => {
  const table = quietTable({
    ...AI,
    dark: { hand: ['020-5', '025-4'], top: ['026-4', '027-3'], fates: [] },
  });
  expect(table.discard('dark')).toContain('Dark Precognition');
});

test('021-1 Black Squadron Assault: focused, it frees a Black Squadron unit of its player', () => {
  const dark = {
    objectives: ['021-1'],
    units: [
      { card: '021-3', focus: 1 },
      { card: '027-3', focus: 1 },
    ],
  };
  const table = quietTable({ ...DARK, dark }).choose('use Black Squadron Assault');
  expect(table.changes()).toEqual(['Black Squadron Assault focus 0 to 1', 'TIE Advanced focus 1 to 0']);
});

test('021-1 Black Squadron Assault: the AI frees its attacker', () => {
  const dark = { objectives: ['021-1'], units: [{ card: '021-3', focus: 1 }], hand: [], fates: [] };
  expect(quietTable({ ...AI, dark }).changes()).toEqual([
    'Black Squadron Assault focus 0 to 1',
    'TIE Advanced focus 1 to 0',
  ]);
});

const strikes = (attacker: string, more: Setup['dark'] = {}) =>
  quietTable({
    ...DARK,
    step: 'engage',
    dark: { ...more, units: [attacker] },
    engagement: { objective: 'Draw Their Fire', attackers: [attacker], step: 'strikes', edge: 'dark' },
  });

test("021-2 Vader's TIE Advanced: focused to strike, the top card of the deck may be discarded for its printed icons", () => {
  const table = strikes('021-2', { top: ['027-4'] });
  expect(table.asking).toBe("dark window: use Vader's TIE Advanced, pass");
  table.choose("use Vader's TIE Advanced").until('commit');
  expect(table.discard('dark')).toEqual(['TIE Bomber']);
  // Its own blast, the Bomber's, the Bomber's by the edge, and one more as nobody defends.
  expect(table.changes('Draw Their Fire')).toEqual(['Draw Their Fire damage 0 to 4']);
  expect(table.reads('blast', "Vader's TIE Advanced")).toBe(1);
});

test("021-2 Vader's TIE Advanced: what is no unit gives nothing; declined, no card is discarded", () => {
  const table = strikes('021-2', { top: ['020-5'] })
    .choose("use Vader's TIE Advanced")
    .until('commit');
  expect(table.changes('Draw', 'Dark')).toEqual([
    'Draw Their Fire damage 0 to 2',
    'Dark Precognition deck to discard',
  ]);
  const declined = strikes('021-2', { top: ['027-4'] })
    .choose('pass')
    .until('commit');
  expect(declined.changes('Draw', 'TIE')).toEqual(['Draw Their Fire damage 0 to 2']);
});

test('021-3 TIE Advanced: an unopposed attacker that survives may deal the objective 1 damage more', () => {
  const table = strikes('021-3').until('use TIE Advanced').choose('use TIE Advanced').until('commit');
  expect(table.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 3']);
  const declined = strikes('021-3').until('use TIE Advanced').choose('pass').until('commit');
  expect(declined.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 2']);
});

const AI_STRIKES = {
  ...DARK,
  ai: 'dark',
  stop: 'commitment',
  step: 'engage',
  light: { objectives: ['Draw Their Fire'] },
} satisfies Setup;

test("021-2, 021-3 Vader's TIE Advanced and TIE Advanced: the AI gives up no unseen card, and deals the survivor's damage", () => {
  const table = quietTable({
    ...AI_STRIKES,
    dark: { units: ['021-2', '021-3'], top: ['026-4'], fates: [] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['021-2', '021-3'],
      step: 'strikes',
      edge: 'dark',
    },
  });
  expect(table.discard('dark')).toEqual([]);
  // 1 and 1 blast, 1 unopposed, 1 of the survivor.
  expect(table.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 4']);
});

const PILOTED = { units: ['027-3', '021-4', '026-4'], hand: ['021-4'] };

test('021-4 Black Squadron Pilot: on a Fighter it is an enhancement that gives a unit and a blast icon', () => {
  const table = quietTable({ ...DARK, light: { units: ['X-Wing'] }, dark: PILOTED });
  expect(table.choices).toEqual(expect.arrayContaining(['play Black Squadron Pilot']));
  const pilot = table.choices.find(
    (choice) => /pilot/i.test(choice) && choice !== 'play Black Squadron Pilot',
  );
  table.pay(pilot ?? '');
  expect(table.changes('Black Squadron Pilot on')).toEqual([
    'Black Squadron Pilot on nothing to TIE Fighter',
  ]);
  expect([table.reads('unit', 'TIE Fighter'), table.reads('blast', 'TIE Fighter')]).toEqual([1, 1]);
});

test("021-5 I'm On the Leader: a focus token on an enemy Fighter", () => {
  const table = quietTable({
    ...DARK,
    light: { units: ['X-Wing', '001-2', '004-2'] },
    dark: { units: ['027-3'], hand: ['021-5'] },
  });
  expect(table.pay("use I'm On the Leader").asking).toBe('dark target: X-Wing, Red Five');
  expect(table.choose('X-Wing').changes('X-Wing', 'Red')).toEqual(['X-Wing focus 0 to 1']);
});

test("021-5 I'm On the Leader: the AI takes the dearest", () => {
  const table = quietTable({
    ...AI,
    light: { units: ['X-Wing', '004-2'] },
    dark: { hand: ['021-5'], fates: [] },
  });
  expect(table.changes('X-Wing', 'Red')).toEqual(['Red Five focus 0 to 1']);
  expect(reasonsOf(table, 'target').map(({ rule }) => rule)).toEqual(['LCG-30']);
});

test('022-1 The Heart of the Empire: when it is destroyed its player loses', () => {
  const table = quietTable({
    step: 'engage',
    light: { units: ['X-Wing'] },
    dark: { objectives: [{ card: '022-1', damage: 9 }, 'Imperial Command'] },
    engagement: { objective: '022-1', attackers: ['X-Wing'], step: 'strikes', edge: 'light' },
  });
  expect(table.outcome).toMatchObject({ winner: 0 });
});

test('022-1 The Heart of the Empire: the AI loses by it too', () => {
  const table = quietTable({
    ai: 'dark',
    step: 'engage',
    light: { units: ['X-Wing'] },
    dark: { objectives: [{ card: '022-1', damage: 9 }, 'Imperial Command'], fates: [] },
    engagement: { objective: '022-1', attackers: ['X-Wing'], step: 'strikes', edge: 'light' },
  });
  expect(table.outcome).toMatchObject({ winner: 0 });
});

test('022-2 Coruscant Defense Fleet: it never attacks', () => {
  const table = quietTable({ ...DARK, step: 'engage', dark: { units: ['022-2', '027-3'] } });
  expect(table.choose("A Hero's Journey").until('commit').changes('Cor', 'TIE')).toEqual([
    'TIE Fighter focus 0 to 1',
  ]);
});

test('022-2 Coruscant Defense Fleet: it may take the damage of a Coruscant card, defending or not', () => {
  const table = quietTable({
    step: 'engage',
    light: { units: ['X-Wing'] },
    dark: { objectives: ['022-1', 'Imperial Command'], units: ['022-2'] },
    engagement: { objective: '022-1', attackers: ['X-Wing'], step: 'strikes', edge: 'light' },
  });
  expect([table.asked, table.topic]).toEqual(['dark', 'protect']);
});

test('022-5 Force Stasis: an enemy Character or Creature does not defend until the end of the phase', () => {
  const table = quietTable({
    ...DARK,
    step: 'conflict',
    light: { units: ['001-2', 'X-Wing', '002-3'] },
    dark: { units: ['027-3', '019-3'], hand: ['022-5'] },
  });
  table.pay('use Force Stasis');
  expect(table.choices).not.toContain('X-Wing');
  expect(table.choices).not.toContain('Dark Side Apprentice');
  table.choose('Luke Skywalker').until("A Hero's Journey").choose("A Hero's Journey").until('defenders');
  expect(table.choices).toContain('X-Wing');
  expect(table.choices).not.toContain('Luke Skywalker');
});

test('022-6 There Is No Escape: in the Force phase all units go under the decks of their owners', () => {
  const dark = { units: ['027-3', '025-4'], hand: ['022-6'] };
  expect(quietTable({ ...DARK, dark }).choices).not.toContain('use There Is No Escape');
  const table = quietTable({ ...DARK, step: 'commitment', light: { units: ['X-Wing'] }, dark });
  table.until('use There Is No Escape').pay('use There Is No Escape');
  expect(table.state.play.filter(({ type }) => type === 'unit')).toEqual([]);
  expect(table.discard('dark')).toEqual(['There Is No Escape']);
});
