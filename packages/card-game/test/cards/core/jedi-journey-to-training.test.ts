import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

/** The Dark Side strikes down an objective that has one point left. */
const lastPoint = (card: string, ai: 'none' | 'light' = 'none'): Setup => ({
  ai,
  active: 'dark',
  stop: 'commitment',
  light: { objectives: [{ card, damage: 3 }, '001-1'], fates: [] },
  dark: { units: ['027-4'] },
  engagement: { objective: card, attackers: ['027-4'], step: 'strikes', edge: 'dark' },
});

test('004-1 A Journey to Dagobah: destroyed, it may bring the next objective of choice', () => {
  const table = quietTable(lastPoint('004-1'));
  expect(table.asking).toBe('light window: use A Journey to Dagobah, pass');
  expect(table.choose('use A Journey to Dagobah').asking).toBe(
    'light put into play whom: In You Must Go, Forgotten Heroes, The Secret of Yavin 4, Last Minute Rescue, Jedi Training, Hit and Run',
  );
  expect(table.choose('Jedi Training').changes('Jedi Training', 'A Journey')).toEqual([
    'A Journey to Dagobah play to victory pile',
    'Jedi Training deck to play',
  ]);
});

test('004-1 A Journey to Dagobah: declined, nothing comes before the next refresh', () => {
  const table = quietTable(lastPoint('004-1')).choose('pass');
  expect(table.changes('A Journey')).toEqual(['A Journey to Dagobah play to victory pile']);
  expect(table.state.play.filter(({ seat, type }) => seat === 0 && type === 'objective')).toHaveLength(1);
});

test('004-1 A Journey to Dagobah: the AI brings one too', () => {
  const table = quietTable(lastPoint('004-1', 'light'));
  expect(table.changes('A Journey', 'The Secret')).toEqual([
    'A Journey to Dagobah play to victory pile',
    'The Secret of Yavin 4 deck to play',
  ]);
});

const STRIKE = { objective: 'Imperial Command', step: 'strikes', edge: 'light' } as const;

test('004-5 Double Strike: a Character that was focused to strike may be made ready again', () => {
  const table = quietTable({
    light: { hand: ['004-5'], units: ['001-3', '004-2'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { ...STRIKE, defenders: ['019-2'], attackers: ['001-3', '004-2'] },
  });
  // Red Five is no Character: nobody is asked about it.
  expect(table.choose('Red Five').changes('Red Five focus')).toEqual(['Red Five focus 0 to 1']);
  expect(table.asking).toBe('light window: use Double Strike, pass');
  table.pay('use Double Strike');
  expect(table.changes("Twi'lek", 'Double')).toEqual([
    "Twi'lek Loyalist focus 1 to 0",
    'Double Strike hand to discard',
  ]);
});

const yavin = (ai: 'none' | 'light' = 'none'): Setup => ({
  ai,
  active: 'dark',
  step: 'engage',
  stop: 'commitment',
  light: { objectives: ['005-1', '001-1', '012-1'], fates: [] },
  dark: { units: ['027-3', '027-4'] },
});

test('005-1 The Secret of Yavin 4: once a turn it is engaged in the place of another objective', () => {
  const table = quietTable(yavin()).choose("A Hero's Journey").choose('TIE Bomber');
  expect(table.asking).toBe('light window: use The Secret of Yavin 4, pass');
  table.choose('use The Secret of Yavin 4').until('engage');
  expect(table.changes('The Secret', "A Hero's", 'Draw')).toEqual(['The Secret of Yavin 4 damage 0 to 3']);
  expect(table.asking).toBe('dark engage: The Secret of Yavin 4, Draw Their Fire, pass');
  expect(table.choose('Draw Their Fire').changes('The Secret', 'Draw')).toEqual([
    'Draw Their Fire damage 0 to 2',
  ]);
});

test('005-1 The Secret of Yavin 4: declined, or engaged itself, nothing is turned', () => {
  const declined = quietTable(yavin()).choose("A Hero's Journey").choose('TIE Bomber').choose('pass');
  expect(declined.changes('The Secret', "A Hero's")).toEqual(["A Hero's Journey damage 0 to 3"]);
  const itself = quietTable(yavin()).choose('The Secret of Yavin 4').choose('TIE Bomber');
  expect(itself.changes('The Secret', "A Hero's")).toEqual(['The Secret of Yavin 4 damage 0 to 3']);
});

test('005-1 The Secret of Yavin 4: the AI turns the attack to it', () => {
  const table = quietTable(yavin('light')).choose("A Hero's Journey").choose('TIE Bomber').until('engage');
  expect(table.changes('The Secret', "A Hero's")).toEqual(['The Secret of Yavin 4 damage 0 to 3']);
});

/** Force Choke at a Character of the Light Side. */
const choke = (light: Setup['light'], ai: 'none' | 'light' = 'none', dark: string[] = []) =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'conflict',
    light: { fates: [], ...light },
    dark: { hand: ['019-5'], units: dark },
  }).pay('use Force Choke');

test('005-3, 005-4 Guardian of Peace: it may take the damage of another Character', () => {
  const table = choke({ units: ['001-3', '005-3', 'X-Wing'] }).choose("Twi'lek Loyalist");
  expect(table.asking).toBe("light protect: Twi'lek Loyalist, Guardian of Peace");
  expect(table.choose('Guardian of Peace').changes("Twi'lek", 'Guardian')).toEqual([
    'Guardian of Peace damage 0 to 1',
  ]);
});

test('005-3, 005-4 Guardian of Peace: declined, the other Character takes it', () => {
  const table = choke({ units: ['001-3', '005-3'] })
    .choose("Twi'lek Loyalist")
    .choose("Twi'lek Loyalist");
  expect(table.changes("Twi'lek", 'Guardian')).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('005-3, 005-4 Guardian of Peace: the AI takes the damage of a dearer one on it', () => {
  const table = choke({ units: ['001-2', '005-3'] }, 'light').choose('Luke Skywalker');
  expect(table.changes('Luke', 'Guardian')).toEqual(['Guardian of Peace damage 0 to 1']);
});

test('005-5 Lightsaber Deflection: a point of damage to a friendly unit goes to another unit of either side', () => {
  const table = choke({ units: ['001-2', 'X-Wing'], hand: ['005-5'] }, 'none', ['026-4']).choose(
    'Luke Skywalker',
  );
  expect(table.asking).toBe('light window: use Lightsaber Deflection, pass');
  expect(table.pay('use Lightsaber Deflection').asking).toBe(
    'light target: X-Wing, Heavy Stormtrooper Squad',
  );
  expect(table.choose('X-Wing').changes('Luke', 'X-Wing')).toEqual(['X-Wing damage 0 to 1']);
});

test('005-5 Lightsaber Deflection: declined, the unit takes it', () => {
  const table = choke({ units: ['001-2', 'X-Wing'], hand: ['005-5'] }).choose('pass');
  expect(table.changes('Luke')).toEqual(['Luke Skywalker damage 0 to 1']);
});

test('006-1 Last Minute Rescue: after the refresh a unit may lose a damage', () => {
  const table = quietTable({
    step: 'refresh',
    light: { objectives: ['006-1'], units: [{ card: '001-2', damage: 1 }, 'X-Wing'] },
    dark: { units: [{ card: '019-2', damage: 1 }] },
  });
  expect(table.asking).toBe('light window: use Last Minute Rescue, pass');
  expect(table.choose('use Last Minute Rescue').asking).toBe('light target: Luke Skywalker, Darth Vader');
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker damage 1 to 0']);
});

test('006-1 Last Minute Rescue: the AI heals its own unit', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'draw',
    step: 'refresh',
    light: { objectives: ['006-1'], fates: [], units: [{ card: '001-2', damage: 1 }, 'X-Wing'] },
    dark: { units: [{ card: '019-2', damage: 1 }] },
  });
  expect(table.changes('Luke', 'Darth')).toEqual(['Luke Skywalker damage 1 to 0']);
});

test('006-2 Redemption: a destroyed Character may go to the hand instead of the discard pile', () => {
  const table = choke({ units: ['006-2', '001-3'] });
  expect(table.asking).toBe('light window: use Redemption, pass');
  expect(table.choose('use Redemption').changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to hand"]);
});

test('006-2 Redemption: declined, the Character is discarded', () => {
  const table = choke({ units: ['006-2', '001-3'] }).choose('pass');
  expect(table.changes("Twi'lek")).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('006-2 Redemption: once a turn', () => {
  const table = choke({ units: ['006-2', '001-3', '013-3'] }, 'none', ['019-2']);
  table.choose("Twi'lek Loyalist").choose('use Redemption').choose('use Darth Vader').choose('Rookie Pilot');
  expect(table.changes("Twi'lek", 'Rookie')).toEqual([
    "Twi'lek Loyalist play to hand",
    'Rookie Pilot play to discard',
  ]);
});

test('006-2 Redemption: the AI saves its own Character', () => {
  const table = choke({ units: ['006-2', '001-3'] }, 'light');
  expect(table.changes('light hand', "Twi'lek")).toEqual([
    "Twi'lek Loyalist play to hand",
    'light hand 0 to 1',
  ]);
});

test('006-4 Return of the Jedi: a Force User comes into play from the discard pile', () => {
  const table = quietTable({ light: { hand: ['006-4'], discard: ['001-3', '003-3', '001-2'] } });
  expect(table.pay('use Return of the Jedi').asking).toBe(
    'light put into play whom: Jedi in Hiding, Luke Skywalker',
  );
  expect(table.choose('Luke Skywalker').changes('Luke', 'Jedi in')).toEqual([
    'Luke Skywalker discard to play',
  ]);
});

test('006-4 Return of the Jedi: the AI takes the dearest', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['006-4'], discard: ['001-3', '003-3', '001-2'], fates: [] },
  });
  expect(table.changes('Luke', 'Jedi in', "Twi'lek")).toEqual(['Luke Skywalker discard to play']);
  expect(reasonsOf(table, 'put into play whom')).toMatchObject([
    { considered: ['Jedi in Hiding', 'Luke Skywalker'], picked: 'Luke Skywalker', rule: 'LCG-28' },
  ]);
});

test('006-5 Emergency Repair: all damage of any objective is removed', () => {
  const table = quietTable({
    light: { hand: ['006-5'], objectives: [{ card: '001-1', damage: 3 }, '012-1'] },
    dark: { objectives: [{ card: '029-1', damage: 2 }] },
  });
  expect(table.pay('use Emergency Repair').asking).toBe("light target: A Hero's Journey, Death and Despayre");
  expect(table.choose("A Hero's Journey").changes("A Hero's Journey damage")).toEqual([
    "A Hero's Journey damage 3 to 0",
  ]);
});

test("006-5 Emergency Repair: not in the enemy's turn", () => {
  const light = { hand: ['006-5', '003-5'], units: ['001-3'], objectives: [{ card: '001-1', damage: 3 }] };
  const table = quietTable({ active: 'dark', light, dark: { units: ['027-3'] } }).until(
    'use Our Most Desperate Hour',
  );
  expect(table.asking).toBe('light action: use Our Most Desperate Hour, pass');
});

test('006-5 Emergency Repair: the AI repairs its own', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['006-5'], objectives: [{ card: '001-1', damage: 3 }, '012-1'], fates: [] },
    dark: { objectives: [{ card: '029-1', damage: 2 }] },
  });
  expect(table.changes("A Hero's Journey damage", 'Death and')).toEqual(["A Hero's Journey damage 3 to 0"]);
});

test('006-6 Force Rejuvenation: any number of tokens and enhancements leave a friendly Character', () => {
  const table = quietTable({
    light: {
      hand: ['006-6'],
      units: [{ card: '001-2', focus: 1, damage: 2, shields: 1, enhancements: ['001-4'] }, 'X-Wing'],
    },
    dark: { units: [{ card: '019-2', damage: 1 }] },
  });
  table.pay('use Force Rejuvenation');
  expect(table.asking).toBe('light take token: damage, focus, shield, Jedi Lightsaber, pass');
  table.choose('damage').choose('focus');
  expect(table.asking).toBe('light take token: damage, shield, Jedi Lightsaber, pass');
  expect(table.choose('pass').changes('Luke', 'Jedi Lightsaber')).toEqual([
    'Luke Skywalker damage 2 to 1',
    'Luke Skywalker focus 1 to 0',
  ]);
});

test('006-6 Force Rejuvenation: the AI takes what harms its unit and leaves what helps it', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: {
      hand: ['006-6'],
      fates: [],
      units: [{ card: '001-2', focus: 1, damage: 2, shields: 1, enhancements: ['001-4'] }],
    },
  });
  expect(table.changes('Luke', 'Jedi Lightsaber')).toEqual([
    'Luke Skywalker damage 2 to 0',
    'Luke Skywalker focus 1 to 0',
  ]);
});

/** Nobody is committed to the Force: one icon turns the Balance. */
test.each([
  ['Jedi Training', { objectives: ['007-1'] }],
  ['Ancient Monument', { area: ['007-4'] }],
])('007-1, 007-4 an icon in the Force struggle by %s, for a person and for the AI', (_, cards) => {
  for (const ai of ['none', 'light'] as const) {
    const struggle = { ai, step: 'struggle', stop: 'turn ends', balance: 'dark' } as const;
    expect(quietTable({ ...struggle, light: { ...cards, fates: [] } }).changes('balance')).toEqual([
      'balance dark to light',
    ]);
    expect(quietTable({ ...struggle, light: { fates: [] } }).changes('balance')).toEqual([]);
  }
});

test('007-6 It Binds All Things: with the Balance the top two cards of the discard pile return', () => {
  const table = quietTable({ light: { hand: ['007-6'], discard: ['001-3', '003-3', '001-2'] } });
  expect(table.pay('use It Binds All Things').changes()).toEqual([
    'Jedi focus 0 to 1',
    'It Binds All Things hand to discard',
    "Twi'lek Loyalist discard to hand",
    'Jedi in Hiding discard to hand',
  ]);
});

test('007-6 It Binds All Things: without the Balance the top card alone returns', () => {
  const table = quietTable({ balance: 'dark', light: { hand: ['007-6'], discard: ['001-3', '003-3'] } });
  table.pay('use It Binds All Things');
  expect(table.changes("Twi'lek", 'Jedi in')).toEqual(["Twi'lek Loyalist discard to hand"]);
});

test('007-6 It Binds All Things: the AI returns a card and plays it', () => {
  const table = quietTable({
    ai: 'light',
    balance: 'dark',
    stop: 'conflict',
    light: { hand: ['007-6'], discard: ['001-3', '003-3', '001-2'], fates: [] },
  });
  expect(table.changes("Twi'lek", 'Jedi in')).toEqual(["Twi'lek Loyalist discard to play"]);
});

test('004-5 Double Strike: declined, the Character stays exhausted', () => {
  const table = quietTable({
    light: { hand: ['004-5'], units: ['001-3'] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { ...STRIKE, defenders: ['019-2'], attackers: ['001-3'] },
  });
  expect(table.choose('pass').changes("Twi'lek Loyalist focus")).toEqual(["Twi'lek Loyalist focus 0 to 1"]);
});

test('004-5, 005-5 Double Strike and Lightsaber Deflection: the AI plays neither reactions nor interrupts; they go to its fate deck', () => {
  const light = { hand: ['004-5', '005-5'], units: ['001-3'], fates: [] };
  expect(asideOf(quietTable({ ai: 'light', stop: 'conflict', light }))).toEqual([
    'LCG-40 fate deck it cannot be played now',
    'LCG-40 fate deck it cannot be played now',
  ]);
});
