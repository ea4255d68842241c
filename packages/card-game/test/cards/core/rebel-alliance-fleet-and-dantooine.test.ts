import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBEL = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const ACKBAR = {
  step: 'engage',
  stop: 'commitment',
  light: { ...REBEL, hand: ['012-2'], units: ['X-Wing'] },
  dark: { units: ['019-2', '026-4', '027-4'] },
} satisfies Setup;

test('012-2 Admiral Ackbar: during an engagement it may be played from the hand as a participant, for a damage to each participating enemy', () => {
  const table = quietTable(ACKBAR)
    .choose('Imperial Command')
    .choose('pass')
    .choose('Darth Vader', 'TIE Bomber');
  expect(table.pay('use Admiral Ackbar').asking).toBe('light window: use Admiral Ackbar, pass');
  expect(table.choose('use Admiral Ackbar').changes('Admiral', 'Darth', 'Heavy', 'TIE')).toEqual([
    'Darth Vader damage 0 to 1',
    'Darth Vader focus 0 to 1',
    'Darth Vader role outside to defender',
    'TIE Bomber play to discard',
    'Admiral Ackbar hand to play',
    'Admiral Ackbar role outside to attacker',
  ]);
});

test('012-2 Admiral Ackbar: played in deployment it deals no damage', () => {
  const table = quietTable({ ...ACKBAR, step: 'deployment' }).pay('play Admiral Ackbar');
  expect(table.changes('Admiral', 'Darth', 'Heavy', 'TIE')).toEqual(['Admiral Ackbar hand to play']);
});

const ESCORT: Setup = {
  stop: 'conflict',
  light: { ...REBEL, units: ['012-3'], hand: ['014-5'] },
  dark: { units: ['019-2', '027-3', '027-4'] },
};

test('012-3 X-Wing Escort: when it leaves play, however, the enemy may be made to sacrifice a Vehicle of its choice', () => {
  const table = quietTable(ESCORT).choose('use Fall Back!');
  expect(table.asking).toBe('light window: use X-Wing Escort, pass');
  expect(table.choose('use X-Wing Escort').asking).toBe('dark sacrifice whom: TIE Fighter, TIE Bomber');
  expect(table.choose('TIE Bomber').changes('TIE', 'X-Wing')).toEqual([
    'X-Wing Escort play to hand',
    'TIE Bomber play to discard',
  ]);
  expect(quietTable(ESCORT).choose('use Fall Back!').choose('pass').changes('TIE')).toEqual([]);
});

test('012-3 X-Wing Escort: the AI uses that', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    stop: 'commitment',
    light: { ...REBEL, units: [{ card: '012-3', focus: 1 }] },
    dark: { units: ['019-2', '027-3', '027-4'] },
    engagement: {
      objective: '001-1',
      attackers: ['019-2'],
      defenders: ['012-3'],
      step: 'strikes',
      edge: 'dark',
    },
  });
  expect(table.choose('unit').asking).toBe('dark sacrifice whom: TIE Fighter, TIE Bomber');
});

test('012-5 Fleet Command Center: after the refresh phase any unit may be shielded', () => {
  const table = quietTable({
    step: 'refresh',
    light: { ...REBEL, area: ['012-5'], units: ['X-Wing', 'Y-Wing'] },
    dark: { units: ['027-3'] },
  });
  expect(table.asking).toBe('light window: use Fleet Command Center, pass');
  expect(table.choose('use Fleet Command Center').asking).toBe('light target: X-Wing, Y-Wing, TIE Fighter');
  expect(table.choose('Y-Wing').changes('Y-Wing')).toEqual(['Y-Wing shields 0 to 1']);
});

test('012-5 Fleet Command Center: the AI shields its dearest unit', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'deployment',
    step: 'refresh',
    light: { ...REBEL, area: ['012-5'], units: ['X-Wing', 'Y-Wing'] },
    dark: { units: ['027-3'] },
  });
  expect(table.changes('X-Wing', 'Y-Wing', 'TIE')).toEqual(['Y-Wing shields 0 to 1']);
});

test('012-6 Heroic Sacrifice: a Vehicle is sacrificed to destroy an enemy Vehicle with a printed cost of 4 or less', () => {
  const table = quietTable({
    light: { ...REBEL, hand: ['012-6'], units: ['X-Wing', 'Y-Wing', '001-3'] },
    dark: { units: ['019-2', '027-3', '021-2', '029-2'] },
  });
  table.pay('use Heroic Sacrifice');
  expect(table.asking).toBe('light sacrifice whom: X-Wing, Y-Wing');
  expect(table.choose('X-Wing').asking).toBe("light target: TIE Fighter, Vader's TIE Advanced");
  expect(table.choose('TIE Fighter').changes('X-Wing', 'TIE')).toEqual([
    'X-Wing play to discard',
    'TIE Fighter play to discard',
  ]);
});

test('012-6 Heroic Sacrifice: the AI gives its cheapest for the dearest', () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, hand: ['012-6'], units: ['Y-Wing', 'X-Wing', '001-3'] },
    dark: { units: ['019-2', '027-3', '021-2', '029-2'] },
  });
  expect(table.changes('X-Wing', 'Y-Wing', 'TIE', 'Vader', 'Devas')).toEqual([
    'X-Wing play to discard',
    "Vader's TIE Advanced play to discard",
  ]);
});

test('013-1 Mobilize the Squadrons: after the refresh an objective or enhancement of its side may lose a focus token', () => {
  const table = quietTable({
    step: 'refresh',
    light: {
      ...REBEL,
      objectives: [{ card: '013-1', focus: 2 }, { card: '012-1', focus: 1 }, '001-1'],
      units: [{ card: 'X-Wing', focus: 2 }],
      area: [{ card: '008-5', focus: 2 }],
    },
    dark: { objectives: [{ card: '029-1', focus: 1 }] },
  });
  expect(table.asking).toBe('light window: use Mobilize the Squadrons, pass');
  expect(table.choose('use Mobilize the Squadrons').asking).toBe(
    'light target: Mobilize the Squadrons, Hidden Outpost',
  );
  expect(table.choose('Hidden Outpost').changes('Hidden')).toEqual(['Hidden Outpost focus 2 to 0']);
});

test('013-1 Mobilize the Squadrons: the AI takes it off', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'draw',
    step: 'refresh',
    light: { ...REBEL, objectives: [{ card: '013-1', focus: 2 }, '001-1', '012-1'] },
  });
  expect(table.changes('Mobilize')).toEqual(['Mobilize the Squadrons focus 2 to 0']);
});

const TRENCH: Setup = { dial: 3, light: { ...REBEL, hand: ['013-4'], units: ['008-3'] } };

test('013-4 Trench Run: the dial may be engaged like an objective', () => {
  const table = quietTable(TRENCH).pay('play Trench Run');
  expect(table.asking).toBe(
    'light engage: Shadows of Dathomir, Imperial Command, Death and Despayre, dial, pass',
  );
  const before = quietTable({ ...TRENCH, step: 'engage' });
  expect(before.asking).toBe('light engage: Shadows of Dathomir, Imperial Command, Death and Despayre, pass');
});

test('013-4 Trench Run: the AI lays it on the dial', () => {
  expect(quietTable({ ...TRENCH, ...AI }).changes('Trench')).toEqual(['Trench Run hand to play']);
});

test('013-6 Covering Fire: during an engagement a unit is sacrificed to shield each friendly participant', () => {
  const light = { ...REBEL, hand: ['013-6'], units: ['X-Wing', 'Y-Wing', '014-3', '009-4'] };
  const table = quietTable({ step: 'engage', light, dark: { units: ['027-3'] } });
  expect(table.choose('Imperial Command').choose('X-Wing', 'Y-Wing').asking).toBe(
    'light action: use Covering Fire, pass',
  );
  table.choose('use Covering Fire');
  expect(table.asking).toBe('light sacrifice whom: X-Wing, Y-Wing, Rebel Trooper, A-Wing');
  expect(
    table.choose('Rebel Trooper').changes('X-Wing shields', 'Y-Wing shields', 'A-Wing', 'Rebel Trooper'),
  ).toEqual(['X-Wing shields 0 to 1', 'Y-Wing shields 0 to 1', 'Rebel Trooper play to discard']);
});

const decoy = (ai: 'none' | 'light', light: Setup['light']): Setup => ({
  ai,
  active: 'dark',
  stop: 'commitment',
  dial: 5,
  light: { ...REBEL, ...light },
  dark: { units: ['027-4'] },
  engagement: { objective: '001-1', attackers: ['027-4'], step: 'strikes', edge: 'dark' },
});
test.each([
  ['Decoy at Dantooine', { objectives: [{ card: '001-1', damage: 3 }, '014-1'] }],
  ['False Lead', { objectives: [{ card: '001-1', damage: 3, enhancements: ['014-4'] }] }],
])(
  '014-1, 014-4 %s: when the objective leaves play a person may turn the dial back by 1, and the AI does',
  (title, light) => {
    const table = quietTable(decoy('none', light));
    expect(table.asking).toBe(`light window: use ${title}, pass`);
    // The destroyed objective advances it by 1.
    expect(table.choose(`use ${title}`).changes('dial')).toEqual([]);
    expect(quietTable(decoy('none', light)).choose('pass').changes('dial')).toEqual(['dial 5 to 6']);
    expect(quietTable(decoy('light', light)).changes('dial')).toEqual([]);
  },
);

test('014-2 Wookiee Navigator: surviving as an attacker, it may have the same objective engaged once more', () => {
  const table = quietTable({
    light: { ...REBEL, units: ['014-2', 'X-Wing'] },
    engagement: { objective: '029-1', attackers: ['014-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.asking).toBe('light window: use Wookiee Navigator, pass');
  expect(table.choose('use Wookiee Navigator').asking).toBe(
    'light engage: Shadows of Dathomir, Imperial Command, Death and Despayre, pass',
  );
});

test('014-2 Wookiee Navigator: declined, the objective is engaged once', () => {
  const table = quietTable({
    light: { ...REBEL, units: ['014-2', 'X-Wing'] },
    engagement: { objective: '029-1', attackers: ['014-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.choose('pass').asking).toBe('light engage: Shadows of Dathomir, Imperial Command, pass');
});

test('014-5 Fall Back!: a unit of its side returns to the hand', () => {
  const table = quietTable({
    light: { ...REBEL, hand: ['014-5'], units: ['X-Wing', '001-3'] },
    dark: { units: ['027-3'] },
  });
  expect(table.choose('use Fall Back!').asking).toBe("light target: X-Wing, Twi'lek Loyalist");
  expect(table.choose('X-Wing').changes()).toEqual(['X-Wing play to hand', 'Fall Back! hand to discard']);
});

test('014-5 Fall Back!: the AI does not return its own unit', () => {
  const table = quietTable({ ...AI, light: { ...REBEL, hand: ['014-5'], units: ['X-Wing'] } });
  expect(table.changes('X-Wing')).toEqual([]);
});

const hope = { hand: ['014-6'], units: ['X-Wing', 'Y-Wing', '001-3', '014-3'] };

test('014-6 A New Hope: each player keeps up to three units of its choice; all others return to hands', () => {
  const table = quietTable({
    light: { ...REBEL, ...hope },
    dark: { units: ['027-3', '019-2', '027-4', '026-4'] },
  });
  table.pay('use A New Hope');
  expect(table.asking).toBe("light choose whom: X-Wing, Y-Wing, Twi'lek Loyalist, Rebel Trooper");
  table.choose('X-Wing', 'Y-Wing', "Twi'lek Loyalist");
  expect(table.asking).toBe(
    'dark choose whom: TIE Fighter, Darth Vader, TIE Bomber, Heavy Stormtrooper Squad',
  );
  expect(table.question.form).toMatchObject({ min: 0, max: 3 });
  expect(table.choose('Darth Vader').changes('Rebel Trooper', 'TIE', 'Heavy', 'Darth', 'X-Wing')).toEqual([
    'Rebel Trooper play to hand',
    'TIE Fighter play to hand',
    'TIE Bomber play to hand',
    'Heavy Stormtrooper Squad play to hand',
  ]);
});

const titlesTold = ({ events }: ReturnType<typeof quietTable>, kind: string) =>
  events.flatMap((event) =>
    event.kind === kind ? [kindOf((event.data as { readonly card: number }).card).title] : [],
  );

test('014-6 A New Hope: the AI keeps its three dearest, LCG-29', () => {
  // Luke Skywalker, Redemption and Mon Mothma; the Rebel Trooper costs 0.
  const table = quietTable({
    ...AI,
    light: { ...REBEL, hand: ['014-6'], units: ['014-3', '001-2', 'Redemption', '009-2'] },
    dark: { units: ['027-3', '019-2', '027-4', '026-4'] },
  });
  table.choose('Darth Vader', 'TIE Bomber', 'Heavy Stormtrooper Squad');
  expect(titlesTold(table, 'leaves')).toEqual(['Rebel Trooper', 'TIE Fighter']);
});

test('014-6 A New Hope: the AI keeps its three dearest where the person plays it', () => {
  const table = quietTable({
    ai: 'dark',
    light: { ...REBEL, ...hope },
    dark: { fates: [], units: ['026-4', '019-2', '027-4', '027-3'] },
  });
  table.pay('use A New Hope').choose('X-Wing', 'Y-Wing', "Twi'lek Loyalist");
  const left = table.changes('TIE', 'Heavy', 'Darth');
  expect(left).toHaveLength(1);
  expect(left).not.toContain('Darth Vader play to hand');
});

test('014-6 A New Hope: the AI plays it where both lose as much, LCG-18; not where it loses more', () => {
  // All cost 2; of five own units two return.
  const plays = (...more: string[]) => {
    const table = quietTable({
      ...AI,
      light: { ...REBEL, hand: ['014-6'], units: ['010-3', '009-3', '009-4', '002-3', ...more] },
      dark: { affiliation: 'Sith', units: ['019-3', '020-3', '023-3', '022-3'] },
    });
    return titlesTold(table, 'played').includes('A New Hope');
  };
  expect([plays(), plays('008-3')]).toEqual([true, false]);
});

test('014-6 A New Hope: the AI keeps its own and the person chooses', () => {
  const table = quietTable({
    ...AI,
    light: { ...REBEL, ...hope, units: ['X-Wing'] },
    dark: { units: ['027-3', '019-2', '027-4', '026-4'] },
  });
  expect(table.asking).toBe(
    'dark choose whom: TIE Fighter, Darth Vader, TIE Bomber, Heavy Stormtrooper Squad',
  );
  table.choose('Darth Vader', 'TIE Bomber', 'Heavy Stormtrooper Squad');
  expect(table.changes('X-Wing', 'TIE', 'Darth', 'Heavy')).toEqual(['TIE Fighter play to hand']);
});
