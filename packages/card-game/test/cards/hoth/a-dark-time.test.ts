import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const AI = { ai: 'light', stop: 'conflict' } as const;
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };

/** The Force struggle of the Light Side's turn. */
const struggle = (setup: Setup) =>
  quietTable({ step: 'struggle', stop: 'turn begins', balance: 'dark', ...setup });
const COMMITTED = { card: '001-3', committed: true };

test('048-1 Self Preservation: it turns a struggle that would be lost, for a person and for the AI', () => {
  const units = [COMMITTED, { card: '002-3', committed: true }, { card: '003-3', committed: true, focus: 1 }];
  const dark = { units: [{ card: '026-2', committed: true }] };
  for (const ai of ['none', 'light'] as const) {
    const table = struggle({ ai, light: { objectives: ['048-1'], units, fates: [] }, dark });
    expect(table.state.balance).toBe('light');
    expect(struggle({ ai, light: { units, fates: [] }, dark }).state.balance).toBe('dark');
  }
});

test('048-2, 048-3 Gotal Outcast: two blast icons while the Balance is with the Light Side, for a person and for the AI', () => {
  for (const ai of ['none', 'light'] as const)
    for (const balance of ['light', 'dark'] as const) {
      const table = quietTable({ ai, stop: 'conflict', balance, light: { units: ['048-2'], fates: [] } });
      expect(table.reads('blast', 'Gotal Outcast')).toBe(balance === 'light' ? 2 : 0);
    }
});

test('048-4 Soresu Training: a Force User has shielding and a point of capacity more', () => {
  const light = { hand: ['048-4'], units: ['001-2', '001-3', 'X-Wing'], fates: [] };
  const table = quietTable({ light, dark: { units: ['019-2', '026-4'] } }).choose('play Soresu Training');
  expect(table.asking).toBe('light play on: Luke Skywalker, Darth Vader');
  table.choose('Luke Skywalker');
  expect([table.reads('shielding', 'Luke Skywalker'), table.reads('capacity', 'Luke Skywalker')]).toEqual([
    1, 4,
  ]);
});

test('048-4 Soresu Training: the AI gives it to its own dearest Force User', () => {
  const light = { hand: ['048-4'], units: ['003-3', '001-2'], fates: [] };
  expect(quietTable({ ...AI, light, dark: { units: ['019-2'] } }).changes('Soresu Training on')).toEqual([
    'Soresu Training on nothing to Luke Skywalker',
  ]);
});

const RESOLVE = {
  light: { hand: ['048-5'], units: [{ card: '001-2', focus: 1 }, COMMITTED], fates: [] },
  dark: { units: [{ card: '020-2', committed: true }] },
} satisfies Setup;

test('048-5 Unwavering Resolve: an uncommitted unit counts its Force icons in a struggle, even exhausted', () => {
  const table = struggle(RESOLVE);
  expect(table.asking).toBe('light window: use Unwavering Resolve, pass');
  expect(table.pay('use Unwavering Resolve').state.balance).toBe('light');
  expect(struggle(RESOLVE).choose('pass').state.balance).toBe('dark');
});

test('048-5 Unwavering Resolve: the AI plays no interrupt from its hand, so it goes to the fate deck', () => {
  expect(quietTable({ ...AI, ...RESOLVE }).changes('light fate')).toEqual(['light fate deck 0 to 1']);
});

/** A Hoth objective falls. */
const evacuated = (ai: 'none' | 'light', fallen: string) =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: {
      objectives: [{ card: fallen, damage: 4 }, '049-1'],
      units: [{ card: '001-2', focus: 1 }],
      fates: [],
    },
    dark: { units: ['027-4', '019-2'] },
    engagement: { objective: fallen, attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  });

test('049-1 Prepare for Evacuation: when a Hoth objective leaves play any unit may go to its owner’s hand', () => {
  const table = evacuated('none', '038-1');
  expect(table.asking).toBe('light window: use Prepare for Evacuation, pass');
  expect(table.choose('use Prepare for Evacuation').asking).toBe(
    'light target: Luke Skywalker, TIE Bomber, Darth Vader',
  );
  expect(table.choose('Darth Vader').changes('Darth')).toEqual(['Darth Vader play to hand']);
});

test('049-1 Prepare for Evacuation: declined, all stay; for another objective nothing is asked', () => {
  expect(evacuated('none', '038-1').choose('pass').isInPlay('Darth Vader')).toBe(true);
  expect(evacuated('none', '012-1').isInPlay('Darth Vader')).toBe(true);
});

test('049-1 Prepare for Evacuation: the AI sends the dearest enemy back', () => {
  const table = evacuated('light', '038-1');
  expect(table.changes('Darth')).toEqual(['Darth Vader play to hand']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Darth Vader', rule: 'LCG-30' }]);
});

/** A Vehicle of the Light Side is struck by Darth Vader. */
const escorted = (ai: 'none' | 'light', card: string) =>
  quietTable({
    ai,
    active: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: { units: [card, '049-2'], fates: [] },
    dark: { units: ['019-3'] },
    engagement: {
      objective: 'Draw Their Fire',
      attackers: ['019-3'],
      defenders: [card, '049-2'],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('049-2, 049-3 Renegade Squadron Escort: protect Vehicle, it may take the damage of another Vehicle', () => {
  const table = escorted('none', '006-2').until('unit').choose('unit').choose('Redemption');
  expect(table.topic).toBe('protect');
  expect(table.choices).toContain('Renegade Squadron Escort');
});

const TRANSPORT = {
  step: 'engage',
  stop: 'commitment',
  light: { ...SPIES, units: ['049-4'], top: ['X-Wing', '001-3', '001-2', '002-3', '013-3', '003-3'] },
  engagement: { objective: 'Imperial Command', attackers: ['049-4'], step: 'strikes', edge: 'light' },
} satisfies Setup;

test('049-4 Action-series Bulk Transport: focused to strike, of five cards on top a cheap Character may come into play', () => {
  const table = quietTable(TRANSPORT);
  expect(table.asking).toBe('light window: use Action-series Bulk Transport, pass');
  table.choose('use Action-series Bulk Transport');
  expect(table.choices).toEqual(["Twi'lek Loyalist", 'Believer in the Old Ways', 'Rookie Pilot']);
  expect(table.choose('Rookie Pilot').isInPlay('Rookie Pilot')).toBe(true);
});

test('049-4 Action-series Bulk Transport: declined, or without a find, nobody comes', () => {
  const units = (table: ReturnType<typeof quietTable>) =>
    table.state.play.filter(({ type }) => type === 'unit').length;
  expect(units(quietTable(TRANSPORT).choose('pass'))).toBe(1);
  expect(units(quietTable(TRANSPORT).choose('use Action-series Bulk Transport').choose())).toBe(1);
});

test('049-4 Action-series Bulk Transport: the AI takes the dearest', () => {
  expect(quietTable({ ...TRANSPORT, ai: 'light' }).isInPlay('Believer in the Old Ways')).toBe(true);
});

const BURST = {
  light: { hand: ['049-5', '049-5'], units: ['X-Wing', '001-2'], fates: [] },
  dark: { units: ['031-3', '024-2', '019-2'] },
} satisfies Setup;

test('049-5 Ion Cannon Burst: a Vehicle or Droid is declared neither as attacker nor as defender in the phase', () => {
  const table = quietTable({ ...BURST, step: 'conflict' }).pay('use Ion Cannon Burst');
  expect(table.asking).toBe('light target: X-Wing, AT-ST, Interrogation Droid');
  table.choose('AT-ST').until('engage').choose('Imperial Command').choose('X-Wing');
  expect(table.until('defenders').choices).toEqual(['Interrogation Droid', 'Darth Vader']);
});

test('050-1 Serve the Emperor: a Force icon more for its side in the struggle, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const at = (objective: string) =>
      struggle({
        ai,
        active: 'dark',
        balance: 'light',
        light: { units: [COMMITTED] },
        dark: { objectives: [objective], units: [{ card: '027-3', committed: true }], fates: [] },
      }).state.balance;
    expect([at('050-1'), at('026-1')]).toEqual(['dark', 'light']);
  }
});

test('048-1 Self Preservation: units that are not committed or not ready count nothing', () => {
  const dark = { units: [{ card: '026-2', committed: true }] };
  const units = [COMMITTED, '002-3', { card: '003-3', committed: true, focus: 1 }];
  for (const ai of ['none', 'light'] as const)
    expect(struggle({ ai, light: { objectives: ['048-1'], units, fates: [] }, dark }).state.balance).toBe(
      'dark',
    );
});

test('049-2, 049-3 Renegade Squadron Escort: the AI protects a dearer Vehicle', () => {
  const table = escorted('light', '006-2').choose('unit').choose('Redemption');
  expect(table.changes('Redemption damage', 'Renegade Squadron Escort damage')).toEqual([
    'Renegade Squadron Escort damage 0 to 1',
  ]);
});

test('049-5 Ion Cannon Burst: in its deployment it keeps nobody out of an engagement, so the AI lays it into its fate deck', () => {
  const table = quietTable({ ...AI, ...BURST, light: { ...BURST.light, hand: ['049-5'] } });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});
