import { read, thingOfSeat } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const SCUM = { affiliation: 'Scum and Villainy', fates: [] };

test.each([
  ["The General's Imperative", '056-1', [7, 6]],
  ["Vader's Fist", '062-1', [6, 5]],
])(
  '056-1, 062-1 %s: while it is undamaged the reserve changes, for a person and for the AI',
  (_, card, reserves) => {
    for (const ai of ['none', 'dark'] as const) {
      const reserve = (damage: number) => {
        const table = quietTable({ ...AI, ai, dark: { objectives: [{ card, damage }], fates: [] } });
        return (['dark', 'light'] as const).map((side) =>
          read(table.game(), 'reserve', thingOfSeat(table.player(side).seat)),
        );
      };
      expect([reserve(0), reserve(1)]).toEqual([reserves, [6, 6]]);
    }
  },
);

test('056-2 General Veers: each own Walker and Trooper has a unit icon more, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const dark = { units: ['056-2', '031-3', '026-4', '027-3'], fates: [] };
    const table = quietTable({ ...AI, ai, light: { units: ['014-3'] }, dark });
    const units = ['General Veers', 'AT-ST', 'Heavy Stormtrooper Squad', 'TIE Fighter', 'Rebel Trooper'];
    expect(units.map((unit) => table.reads('unit', unit))).toEqual([0, 2, 2, 0, 1]);
  }
});

/** An edge battle in which the Dark Side attacks with the fate in its stack. */
const hoth = (fate: string, objectives: Setup['dark']) =>
  quietTable({
    ...DARK,
    step: 'engage',
    light: { objectives: [{ card: '038-1', damage: 1 }, 'Draw Their Fire'], units: ['X-Wing'] },
    dark: { units: ['026-4'], hand: [fate], ...objectives },
    engagement: { objective: 'Draw Their Fire', attackers: ['026-4'], defenders: ['X-Wing'] },
  });

test('042-6, 049-6, 055-6, 056-6, 058-6, 059-6, 061-6, 062-6, 064-5, 065-6 Battle of Hoth: a damage may be dealt to or come off a Hoth objective', () => {
  const objectives = { objectives: [{ card: '042-1', damage: 2 }, '026-1'] };
  const table = hoth('042-6', objectives).choose('Battle of Hoth');
  expect(table.asking).toBe('dark target: Hoth Operations, Shadows on the Ice');
  table.choose('Shadows on the Ice').until('may').choose('yes').until('one of');
  expect(table.choose(table.choices[1] ?? '').changes('Shadows', 'Hoth')).toEqual([
    'Shadows on the Ice damage 2 to 1',
  ]);
  const declined = hoth('056-6', objectives)
    .choose('Battle of Hoth')
    .choose('Hoth Operations')
    .until('may')
    .choose('no');
  expect(declined.changes('Shadows', 'Hoth')).toEqual([]);
});

test('042-6, 056-6 Battle of Hoth: the AI damages the enemy’s Hoth objective', () => {
  const table = quietTable({
    ...DARK,
    ai: 'dark',
    step: 'engage',
    stop: 'commitment',
    light: { objectives: ['038-1', '001-1'], units: ['X-Wing'] },
    dark: { units: [{ card: '019-3', pool: 'attackers' }], fates: ['042-6'] },
  });
  table.choose();
  expect(table.told).toContain('fate');
  expect(table.card('038-1').damage).toBe(1);
});

const CONTRACT = {
  ...DARK,
  step: 'refresh',
  dark: {
    ...SCUM,
    objectives: ['057-1', '033-1', '034-1'],
    units: [
      { card: '033-2', focus: 3 },
      { card: '047-2', focus: 2 },
      { card: '027-3', focus: 2 },
    ],
  },
} satisfies Setup;

test('057-1 Lucrative Contract: the AI frees one of its own', () => {
  const table = quietTable({ ...CONTRACT, ai: 'dark', stop: 'draw' });
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Boba Fett', 'Weequay Elite'], rule: expect.stringMatching(/^LCG-(28|39)$/) },
  ]);
});

/** The Light Side strikes at an objective of the Scum. */
const corrupt = (objective: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { units: ['004-2'] },
    dark: { ...SCUM, objectives: ['033-1', '026-1'], hand: ['057-3'] },
    engagement: { objective, attackers: ['004-2'], step: 'strikes', edge: 'light' },
  });

test('057-3, 057-4 Corrupt Official: discarded from the hand it cancels any amount of damage to a Scum objective', () => {
  const table = corrupt('033-1');
  expect(table.asking).toBe('dark window: use Corrupt Official, pass');
  table.choose('use Corrupt Official');
  expect(table.asking).toBe('dark how many: number 0, number 1, number 2, number 3');
  table.choose('number 3');
  expect(table.discard('dark')).toEqual(['Corrupt Official']);
  expect(table.card('033-1').damage).toBeLessThanOrEqual(1);
});

test('057-3, 057-4 Corrupt Official: for no other objective; the AI never uses it from its hand', () => {
  expect(corrupt('026-1').changes('Imperial Command damage')).toEqual(['Imperial Command damage 0 to 4']);
  expect(corrupt('033-1', 'dark').changes('The Bespin Exchange damage')).toEqual([
    'The Bespin Exchange damage 0 to 4',
  ]);
});

const CHARGE = {
  light: { units: [{ card: '001-2', enhancements: ['001-4', '001-5'] }], area: ['043-5'] },
  dark: { ...SCUM, objectives: ['033-1', '057-1'], hand: ['057-5'], area: ['062-5'] },
} satisfies Setup;

test('057-5 Explosive Charge: the AI discards the player’s', () => {
  expect(quietTable({ ...AI, ...CHARGE }).changes('Jedi')).toEqual(['Jedi Lightsaber play to discard']);
});

const SABOTAGE = {
  ...DARK,
  step: 'conflict',
  light: { units: [{ card: '001-2', shields: 1 }, 'X-Wing'] },
  dark: { objectives: ['058-1'], units: ['027-3', { card: '026-4', shields: 1 }], fates: [] },
} satisfies Setup;

test('058-1 Sabotage in the Snow: as its conflict phase begins a shield may go from an enemy card to an own one', () => {
  const table = quietTable(SABOTAGE);
  expect(table.asking).toBe('dark window: use Sabotage in the Snow, pass');
  table.choose('use Sabotage in the Snow');
  expect(table.choices).toContain('TIE Fighter');
  expect(table.choices).not.toContain('Heavy Stormtrooper Squad');
  expect(table.choose('TIE Fighter').changes('Luke', 'TIE')).toEqual([
    'Luke Skywalker shields 1 to 0',
    'TIE Fighter shields 0 to 1',
  ]);
  expect(quietTable(SABOTAGE).choose('pass').changes('Luke', 'TIE')).toEqual([]);
});

test('058-1 Sabotage in the Snow: the AI takes the shield', () => {
  const table = quietTable({ ...SABOTAGE, ai: 'dark', stop: 'engage' });
  expect(table.changes('Luke Skywalker shields')).toEqual(['Luke Skywalker shields 1 to 0']);
});

test('058-4, 058-5 Forward Command Post: each own shielded unit has a blast icon more, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const table = quietTable({
      ...AI,
      ai,
      light: { units: [{ card: '001-2', shields: 1 }] },
      dark: { units: [{ card: '026-4', shields: 1 }, '027-3'], area: ['058-4'], fates: [] },
    });
    expect(
      ['Heavy Stormtrooper Squad', 'TIE Fighter', 'Luke Skywalker'].map((unit) => table.reads('blast', unit)),
    ).toEqual([1, 0, 1]);
  }
});

test('057-5 Explosive Charge: an enhancement is discarded that costs no more than its player controls enhancements', () => {
  const table = quietTable({ ...DARK, ...CHARGE }).pay('use Explosive Charge');
  expect(table.asking).toBe('dark target: E-Web Heavy Repeating Blaster, Jedi Lightsaber');
  expect(table.choose('Jedi Lightsaber').changes('Jedi')).toEqual(['Jedi Lightsaber play to discard']);
  const more = quietTable({ ...DARK, ...CHARGE, dark: { ...CHARGE.dark, area: ['062-5', '063-5'] } });
  expect(more.pay('use Explosive Charge').choices).toContain('Trust Your Feelings');
});

test('057-1 Lucrative Contract: after the refresh a token may come off a Mercenary or Bounty Hunter', () => {
  const table = quietTable(CONTRACT);
  expect(table.asking).toBe('dark window: use Lucrative Contract, pass');
  expect(table.choose('use Lucrative Contract').asking).toBe('dark target: Boba Fett, Weequay Elite');
  expect(table.choose('Weequay Elite').card('Weequay Elite').focus).toBe(0);
  expect(quietTable(CONTRACT).choose('pass').card('Weequay Elite').focus).toBe(1);
});
