import { read } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;

const KILLING = {
  objectives: [
    { card: '040-1', damage: 2 },
    { card: '042-1', damage: 1 },
    { card: '026-1', damage: 1 },
  ],
  units: ['035-2', '027-3'],
  fates: [],
};

test('040-1 The Killing Cold: a unit is sacrificed to take a damage off a damaged Hoth objective', () => {
  const table = quietTable({ ...DARK, dark: KILLING }).choose('use The Killing Cold');
  expect(table.asking).toBe('dark sacrifice whom: Espo Trooper, TIE Fighter');
  expect(table.choose('Espo Trooper').asking).toBe('dark heal whom: The Killing Cold, Shadows on the Ice');
  expect(table.choose('The Killing Cold').changes()).toEqual([
    'The Killing Cold damage 2 to 1',
    'Espo Trooper play to discard',
  ]);
});

test('040-1 The Killing Cold: not without a damaged Hoth objective, nor without a unit', () => {
  const undamaged = quietTable({
    ...DARK,
    dark: { ...KILLING, objectives: ['040-1', { card: '026-1', damage: 1 }] },
  });
  expect(undamaged.choices).not.toContain('use The Killing Cold');
  expect(quietTable({ ...DARK, dark: { ...KILLING, units: [] } }).choices).not.toContain(
    'use The Killing Cold',
  );
});

test('040-1 The Killing Cold: the AI gives its cheapest unit where that costs no more than the damage', () => {
  const table = quietTable({ ...AI, dark: { ...KILLING, units: ['035-2', '027-4'] } });
  expect(table.isInPlay('Espo Trooper')).toBe(false);
  expect(table.isInPlay('TIE Bomber')).toBe(true);
  expect(reasonsOf(table, 'sacrifice whom')[0]).toMatchObject({ picked: 'Espo Trooper', rule: 'LCG-29' });
});

/** Luke Skywalker and an X-Wing attack where an Icetromper could help. */
const tromp = (ai: 'none' | 'dark', units: string[] = ['040-2']) =>
  quietTable({
    ai,
    light: { units: ['001-2', 'X-Wing', '001-3'] },
    dark: { units, fates: [] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['001-2', 'X-Wing'],
      step: 'strikes',
      edge: 'light',
    },
    step: 'engage',
    stop: 'commitment',
  });

test('040-2, 040-3 Icetromper: sacrificed, it takes an attacker that is no Vehicle out of the engagement and deals it 1 damage', () => {
  const table = tromp('none').choose('X-Wing').until('use Icetromper').choose('use Icetromper');
  expect(table.changes('Luke', 'Ice', "Twi'lek")).toEqual([
    'Luke Skywalker damage 0 to 1',
    'Luke Skywalker role attacker to outside',
    'Icetromper play to discard',
  ]);
});

test('040-2, 040-3 Icetromper: outside of an engagement there is nothing to use it for', () => {
  const table = quietTable({ ...DARK, light: { units: ['001-2'] }, dark: { units: ['040-2'] } });
  expect(table.choices).not.toContain('use Icetromper');
});

test('040-2, 040-3 Icetromper: the AI gives it for an attacker with as many icons as it costs', () => {
  const table = quietTable({
    ai: 'dark',
    stop: 'commitment',
    step: 'engage',
    light: { units: ['001-2', 'X-Wing'] },
    dark: { units: ['040-2'], fates: [] },
  });
  table.choose('Imperial Command').choose('Luke Skywalker', 'X-Wing');
  expect(table.changes('Luke Skywalker damage', 'Ice')).toEqual([
    'Luke Skywalker damage 0 to 1',
    'Icetromper play to discard',
  ]);
});

const FEARED = { units: [{ card: '001-2', committed: true }, '001-3', 'X-Wing'] };

test('040-4 Fear: on an enemy Character, which leaves the Force and cannot commit', () => {
  const table = quietTable({ ...DARK, light: FEARED, dark: { hand: ['040-4'], units: ['019-2'] } });
  expect(table.pay('play Fear').asking).toBe("dark play on: Luke Skywalker, Twi'lek Loyalist");
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker committed yes to no']);
  const later = quietTable({
    step: 'commitment',
    light: { units: [{ card: '001-2', enemies: ['040-4'] }, '001-3'] },
  });
  expect(later.asking).toBe("light commit: Twi'lek Loyalist");
});

test('040-4 Fear: the AI lays it on the dearest enemy', () => {
  const table = quietTable({ ...AI, light: FEARED, dark: { hand: ['040-4'], fates: [] } });
  expect(table.changes('Fear on', 'Luke Skywalker committed')).toEqual([
    'Luke Skywalker committed yes to no',
    'Fear on nothing to Luke Skywalker',
  ]);
});

const DESOLATION = {
  light: { objectives: ['038-1', 'Draw Their Fire'], units: ['001-2', '009-2'] },
  dark: {
    objectives: [
      { card: '042-1', damage: 3 },
      { card: '026-1', damage: 2 },
    ],
    hand: ['040-5'],
    fates: [],
  },
} satisfies Setup;

test('040-5 The Desolation of Hoth: any amount of damage goes from an own Hoth objective to an enemy unit or Hoth objective', () => {
  const table = quietTable({ ...DARK, ...DESOLATION }).pay('use The Desolation of Hoth');
  expect(table.asking).toBe('dark target: Hoth Operations, Luke Skywalker, Mon Mothma');
  table.choose('Luke Skywalker');
  expect(table.asking).toBe('dark how many: number 0, number 1, number 2, number 3');
  expect(table.choose('number 2').changes('Luke', 'Shadows on the Ice damage', 'Imperial C')).toEqual([
    'Luke Skywalker damage 0 to 2',
    'Shadows on the Ice damage 3 to 1',
  ]);
});

test('040-5 The Desolation of Hoth: not in the enemy’s turn', () => {
  const table = quietTable({
    ...DESOLATION,
    dark: { ...DESOLATION.dark, hand: ['040-5', '027-5'], units: [{ card: '027-3', focus: 1 }] },
  });
  expect(table.until('use Tallon Roll').choices).not.toContain('use The Desolation of Hoth');
});

test('040-5 The Desolation of Hoth: the AI moves as much as destroys the dearest', () => {
  const table = quietTable({ ...AI, ...DESOLATION });
  expect(table.changes('Luke', 'Shadows on the Ice damage')).toEqual([
    'Luke Skywalker play to discard',
    'Shadows on the Ice damage 3 to 0',
  ]);
});

test('041-1 Lord Vader’s Command: while it is undamaged enemy events cost 1 more, own ones do not', () => {
  const costs = (damage: number) => {
    const table = quietTable({
      light: { hand: ['037-4', '003-4'], units: ['001-2'] },
      dark: { objectives: [{ card: '041-1', damage }], hand: ['019-5'] },
    });
    const cost = (title: string) => {
      const hand = [...table.player('light').hand, ...table.player('dark').hand];
      const card = hand
        .flatMap((place) => ('card' in place ? [place.card] : []))
        .find((each) => kindOf(each).title === title);
      return read(table.game(), 'cost', card ?? 0);
    };
    return [cost('Weapon Mastery'), cost('Jedi Mind Trick'), cost('Force Choke')];
  };
  expect([costs(0), costs(1)]).toEqual([
    [1, 2, 0],
    [0, 1, 0],
  ]);
});

test('041-1 Lord Vader’s Command: against the AI too', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: { hand: ['003-4'], units: ['X-Wing'], fates: [] },
    dark: { objectives: ['041-1'], units: ['019-2'] },
  });
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 0 ? focus : 0), 0)).toBe(2);
});

test('041-2 Darth Vader: while he attacks each attacker of his player has a blast icon more, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const table = quietTable({
      ...DARK,
      ai,
      dark: { units: ['041-2', '026-4', '028-4'], fates: [] },
      light: { units: ['001-2'], hand: ['001-3'] },
      engagement: { objective: 'Draw Their Fire', attackers: ['041-2', '026-4'], defenders: ['001-2'] },
    });
    expect(
      ['Darth Vader', 'Heavy Stormtrooper Squad', 'Stormtrooper Elite'].map((unit) =>
        table.reads('blast', unit),
      ),
    ).toEqual([1, 1, 0]);
  }
});

test('041-2 Darth Vader: outside of an attack nothing is gained; elite, he loses two focus tokens when his side refreshes', () => {
  const outside = quietTable({ ...DARK, dark: { units: ['041-2', '026-4'] } });
  expect(outside.reads('blast', 'Heavy Stormtrooper Squad')).toBe(0);
  const table = quietTable({
    ...DARK,
    step: 'refresh',
    stop: 'draw',
    dark: { units: [{ card: '041-2', focus: 3 }] },
  });
  expect(table.changes('Darth Vader')).toEqual(['Darth Vader focus 3 to 1']);
});

/** The Light Side destroys a Probe Droid by a strike. */
const probed = (ai: 'none' | 'dark') =>
  quietTable({
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire'], units: ['003-3'] },
    dark: { units: ['041-4'], fates: [] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['003-3'],
      defenders: ['041-4'],
      step: 'strikes',
      edge: 'light',
    },
  }).choose('unit');

test('041-4, 041-5 Probe Droid: when it leaves play an enemy objective may be dealt a damage', () => {
  const table = probed('none');
  expect(table.asking).toBe('dark window: use Probe Droid, pass');
  expect(table.choose('use Probe Droid').asking).toBe("dark target: A Hero's Journey, Draw Their Fire");
  expect(table.choose('Draw Their Fire').changes('Draw', 'A Hero', 'Probe')).toEqual([
    'Draw Their Fire damage 0 to 1',
    'Probe Droid play to discard',
  ]);
});

test('041-4, 041-5 Probe Droid: declined, no damage is dealt; the AI takes the objective that this destroys', () => {
  expect(probed('none').choose('pass').changes('Draw', 'A Hero')).toEqual([]);
  const table = probed('dark');
  expect(table.victory('dark')).toEqual(["A Hero's Journey"]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: "A Hero's Journey", rule: 'LCG-30' }]);
});

const SUPPRESSED = {
  light: { hand: ['003-4'], units: ['X-Wing'] },
  dark: { hand: ['041-6'], units: ['019-2'], fates: [] },
} satisfies Setup;

test('041-6 Imperial Suppression: an event is cancelled and goes on top of its owner’s deck', () => {
  const table = quietTable(SUPPRESSED).pay('use Jedi Mind Trick');
  expect(table.asking).toBe('dark window: use Imperial Suppression, pass');
  expect(table.choose('use Imperial Suppression').changes('Darth', 'Jedi M', 'Imperial S')).toEqual([
    'Jedi Mind Trick hand to deck',
    'Imperial Suppression hand to discard',
  ]);
  expect(table.player('light').deck[0]).toMatchObject({ card: expect.any(Number) });
});

test('041-6 Imperial Suppression: declined, the event does what it says; the AI never plays it from its hand', () => {
  const table = quietTable(SUPPRESSED).pay('use Jedi Mind Trick').choose('pass');
  expect(table.changes('Darth')).toEqual(['Darth Vader focus 0 to 2']);
  expect(quietTable({ ...AI, ...SUPPRESSED }).changes('dark fate')).toEqual(['dark fate deck 0 to 1']);
});

test('042-2, 042-3 Wampa: it costs 2 less for each Hoth objective in play, of either side', () => {
  const paid = (light: string, dark: string, ai: 'none' | 'dark') => {
    const table = quietTable({
      ...AI,
      ai,
      light: { objectives: [light] },
      dark: { objectives: [dark, 'Imperial Command'], hand: ['042-2'], fates: [] },
    });
    if (ai === 'none') table.pay('play Wampa');
    return table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 1 ? focus : 0), 0);
  };
  for (const ai of ['none', 'dark'] as const)
    expect([
      paid('001-1', '029-1', ai),
      paid('001-1', '042-1', ai),
      paid('038-1', '029-1', ai),
      paid('038-1', '042-1', ai),
    ]).toEqual([3, 1, 1, 0]);
});

const SUCCUMB = {
  active: 'light',
  step: 'refresh',
  light: {
    units: [
      { card: '001-2', focus: 2 },
      { card: 'X-Wing', focus: 1 },
    ],
  },
  dark: { objectives: ['042-1'], hand: ['042-4'], fates: [] },
} satisfies Setup;

test('042-4, 042-5 Succumb to the Cold!: a token that comes off an enemy unit is put back', () => {
  const table = quietTable(SUCCUMB);
  expect(table.asking).toBe('dark window: use Succumb to the Cold!, pass');
  expect(
    table.choose('use Succumb to the Cold!').until('action').changes('Luke', 'X-Wing', 'Succumb'),
  ).toEqual(['X-Wing focus 1 to 0', 'Succumb to the Cold! hand to discard']);
});

test('042-4, 042-5 Succumb to the Cold!: only with a Hoth objective of one’s own; the AI cannot play it in its deployment', () => {
  const without = quietTable({
    ...SUCCUMB,
    light: { ...SUCCUMB.light, objectives: ['038-1'] },
    dark: { hand: ['042-4'] },
  });
  expect(without.choices).not.toContain('use Succumb to the Cold!');
  expect(quietTable({ ...AI, ...SUCCUMB, active: 'dark', step: 'deployment' }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});
