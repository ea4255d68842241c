import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;

/** The enemy's refresh phase begins. */
const PROD = {
  ...TURN,
  step: 'refresh',
  stop: 'draw',
  light: { ...SPIES, units: [{ card: '257-2', enhancements: ['257-4'] }] },
  dark: { units: [{ card: '019-2', focus: 3 }] },
} satisfies Setup;

/** The dial stands at 3. */
const station = (damage: number, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    dial: 3,
    dark: { ...NAVY, objectives: [{ card: '259-1', damage }, '029-1'], units: ['259-2'] },
  });

test.each([
  ['a person', 'none'],
  ['the AI', 'dark'],
] as const)(
  '259-1, 259-2 Technological Terror and Death Star: icons for each point on the dial, 1 more undamaged, for a person and for the AI (%s)',
  (_, ai) => {
    const icons = (damage: number) =>
      (['unit', 'blast', 'tactics'] as const).map((icon) => station(damage, ai).reads(icon, 'Death Star'));
    expect([icons(0), icons(1)]).toEqual([
      [4, 4, 1],
      [3, 3, 1],
    ]);
  },
);

test('259-2 Death Star: no enemy effect does anything to it', () => {
  const light = {
    affiliation: 'Smugglers and Spies',
    objectives: ['237-1', '012-1', '012-1'],
    units: ['257-2'],
    hand: ['257-3'],
  };
  const dark = { ...NAVY, units: ['259-2', '026-4'], hand: ['027-3'] };
  const table = quietTable({ light, stop: 'conflict', dark }).pay('play Captured Courier Droid');
  table.choose('use Captured Courier Droid').until('use Chopper').choose('use Chopper');
  expect(table.changes('Death Star', 'Heavy')).toEqual(['Heavy Stormtrooper Squad damage 0 to 1']);
});

const ENGINEER = {
  ...TURN,
  dark: { ...NAVY, units: ['259-4', { card: '205-3', focus: 1 }, { card: '027-3', focus: 1 }] },
} satisfies Setup;

test('259-4, 259-5 Death Star Engineer: sacrificed in a deployment phase, it takes a token off a Capital Ship or Space Station', () => {
  const table = quietTable({ ...ENGINEER, stop: 'conflict' }).choose('use Death Star Engineer');
  expect(table.changes()).toEqual([
    'Death Star Engineer play to discard',
    'Gladiator-class Star Destroyer focus 1 to 0',
  ]);
  const conflict = quietTable({ ...ENGINEER, step: 'engage', stop: 'commitment' });
  expect(conflict.isInPlay('Death Star Engineer')).toBe(true);
});

test('259-4, 259-5 Death Star Engineer: its resource pays only for Capital Ships and Space Stations', () => {
  const payers = (card: string, title: string) =>
    quietTable({ ...TURN, dark: { ...NAVY, units: ['259-4'], hand: [card] } }).choose(`play ${title}`)
      .choices;
  expect(payers('205-3', 'Gladiator-class Star Destroyer')).toContain('Death Star Engineer');
  expect(payers('210-3', 'Endor AT-ST')).not.toContain('Death Star Engineer');
});

test('259-2 Death Star: what lasts does nothing to it, and it is no target of that', () => {
  const light = { ...SPIES, units: [{ card: '257-2', enhancements: ['257-4'] }] };
  const dark = { ...NAVY, units: [{ card: '259-2', focus: 3 }, '019-2'] };
  const table = quietTable({ ...PROD, light, dark }).until('use Electroshock Prod');
  expect(table.choose('use Electroshock Prod').asking).toBe('light target: Chopper, Darth Vader');
});

test('259-2 Death Star: what an enemy card says of every participant does nothing to it', () => {
  const table = quietTable({
    light: { ...SPIES, units: ['073-2'] },
    dark: { ...NAVY, units: ['259-2', '019-2'], hand: ['027-3'] },
    engagement: { objective: '029-1', attackers: ['073-2'], defenders: ['259-2', '019-2'] },
  });
  expect(['259-2', '019-2', '073-2'].map((card) => table.reads('all edge', card))).toEqual([0, 1, 1]);
});

test('259-2 Death Star: the AI puts nothing that lasts on it', () => {
  const light = { ...SPIES, units: [{ card: '257-2', enhancements: ['257-4'] }] };
  const table = quietTable({ ...PROD, ai: 'light', light, dark: { ...NAVY, units: ['259-2', '033-2'] } });
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Boba Fett' }]);
});

test('259-4, 259-5 Death Star Engineer: the AI gives it for the focus token of its dearest Capital Ship or Space Station', () => {
  const units = ['259-4', { card: '205-3', focus: 1 }, { card: '105-3', focus: 1 }];
  const table = quietTable({ ...ENGINEER, ai: 'dark', stop: 'conflict', dark: { ...NAVY, units } });
  expect(table.changes('Death Star', 'Gladiator', 'Victory')).toEqual([
    'Death Star Engineer play to discard',
    'Victory-class Star Destroyer focus 1 to 0',
  ]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Death Star Engineer', rule: 'LCG-48' }]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ rule: 'LCG-28' }]);
});

test('259-4, 259-5 Death Star Engineer: for the AI its resource pays for any card (LCG-19)', () => {
  const objectives = [{ card: '029-1', focus: 1 }];
  const dark = (units: string[]) => ({ ...NAVY, objectives, units, hand: ['210-3'] });
  const played = (units: string[]) =>
    quietTable({ ...TURN, ai: 'dark', stop: 'conflict', dark: dark(units) }).isInPlay('Endor AT-ST');
  expect([played([]), played(['259-4'])]).toEqual([false, true]);
});

/** It strikes a shielded Specter whom the Ghost protects. */
const struck = (attacker: string, ai: 'none' | 'dark') =>
  quietTable({
    ...TURN,
    ai,
    dial: 3,
    stop: 'commitment',
    light: {
      affiliation: 'Jedi',
      units: [
        { card: '229-2', focus: 1, shields: 1 },
        { card: '252-3', focus: 1 },
      ],
    },
    dark: { ...NAVY, units: [attacker] },
    engagement: {
      objective: '001-1',
      attackers: [attacker],
      defenders: ['229-2'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('259-2 Death Star: its damage is neither shielded nor protected against, for a person and for the AI', () => {
  const person = struck('259-2', 'none').until('unit damage').choose('Kanan Jarrus');
  expect(person.until('tactics').isInPlay('Kanan Jarrus')).toBe(false);
  // Its shield is kept from the tactics icon, and does nothing against the damage.
  const ai = struck('259-2', 'dark').choose('no');
  expect(ai.changes('Kanan Jarrus')).toEqual(['Kanan Jarrus play to discard']);
  expect(struck('026-4', 'dark').topic).toBe('protect');
});

test('259-2 Death Star: no enemy tactics icon reaches it while it is outside', () => {
  const focused = (defenders: string[]) =>
    quietTable({
      stop: 'commitment',
      light: { ...SPIES, units: ['015-3'] },
      dark: { ...NAVY, units: [{ card: '259-2', focus: 1 }, '026-4', '027-3'] },
      engagement: { objective: '029-1', attackers: ['015-3'], defenders, step: 'strikes', edge: 'light' },
    })
      .until('icons')
      .choose('tactics').choices;
  expect([focused(['026-4']), focused(['259-2'])]).toEqual([
    ['Heavy Stormtrooper Squad', 'TIE Fighter'],
    ['Death Star', 'Heavy Stormtrooper Squad', 'TIE Fighter'],
  ]);
});
