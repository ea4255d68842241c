import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;
type Units = NonNullable<NonNullable<Setup['light']>['units']>;

/** Force Choke on one of them. */
const choke = (light: Setup['light'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...JEDI, ...light },
    dark: { ...SITH, hand: ['019-5'] },
  }).pay('use Force Choke');

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '252-2 Hera Syndulla: other Specters and neutral units of a person and of the AI (%s) have a unit icon more',
  (_, ai) => {
    const units = ['252-2', '251-2', '014-3', '001-3'];
    const table = quietTable({
      ai,
      stop: 'conflict',
      light: { ...REBELS, units },
      dark: { units: ['027-3'] },
    });
    expect([...units, '027-3'].map((card) => table.reads('unit', card))).toEqual([1, 2, 2, 0, 0]);
  },
);

const refreshed = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    step: 'refresh',
    stop: 'draw',
    light: { ...REBELS, units: ['252-2', { card: '251-2', focus: 2 }, { card: 'X-Wing', focus: 2 }] },
  });

test('252-2 Hera Syndulla: after the refresh a token may come off a Specter', () => {
  expect(refreshed('none').choose('use Hera Syndulla').changes()).toEqual([
    'Ezra Bridger focus 2 to 0',
    'X-Wing focus 2 to 1',
  ]);
  expect(refreshed('none').choose('pass').changes('Ezra')).toEqual(['Ezra Bridger focus 2 to 1']);
});

test('252-2 Hera Syndulla: the AI takes the token off', () => {
  expect(refreshed('light').changes('Ezra')).toEqual(['Ezra Bridger focus 2 to 0']);
});

test('252-3 Ghost: focused it cancels an enemy effect that targets a Specter or Rebel Alliance unit, and draws a card', () => {
  const light = { ...REBELS, units: ['252-3', '251-2', '225-3', '001-3'], top: ['X-Wing'] };
  const open = (target: string) => choke(light).choose(target);
  expect(open('Rebel Tactician').choose('use Ghost').changes('Ghost', 'Rebel Tactician', 'X-Wing')).toEqual([
    'Ghost focus 0 to 1',
    'X-Wing deck to hand',
  ]);
  expect(open('Rebel Tactician').choose('pass').isInPlay('Rebel Tactician')).toBe(false);
  expect(open('Ezra Bridger').choices).toContain('use Ghost');
  expect(open("Twi'lek Loyalist").isInPlay("Twi'lek Loyalist")).toBe(false);
});

/** Force Lightning on an exhausted unit of the Rebel Alliance. */
const lightning = (units: Units) =>
  quietTable({
    ...TURN,
    ai: 'light',
    stop: 'conflict',
    light: { ...REBELS, units },
    dark: { ...SITH, hand: ['023-5'] },
  }).pay('use Force Lightning');

test('252-3 Ghost: the AI focuses it for an effect that takes more than its icons', () => {
  const table = lightning(['252-3', { card: '011-2', focus: 1 }]);
  expect(table.changes('Ghost', 'Home One', 'light hand')).toEqual([
    'Ghost focus 0 to 1',
    'light hand 0 to 1',
  ]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Ghost', rule: 'LCG-48' }]);
});

test('252-4 Phantom: sacrificed in place of a Specter or Character that would be destroyed, which loses its damage', () => {
  const open = () => choke({ units: ['252-4', { card: '251-2', damage: 1 }] }).until('use Phantom');
  expect(open().choose('use Phantom').changes('Ezra', 'Phantom')).toEqual([
    'Phantom play to discard',
    'Ezra Bridger damage 1 to 0',
  ]);
  expect(open().choose('pass').changes('Ezra', 'Phantom')).toEqual(['Ezra Bridger play to discard']);
});

test('252-4 Phantom: the AI saves the dearer unit', () => {
  const table = choke({ units: ['252-4', { card: '001-2', damage: 2 }] }, 'light');
  expect([table.isInPlay('Luke Skywalker'), table.isInPlay('Phantom')]).toEqual([true, false]);
});

/** Played into the enemy's area and attacked with enough to complete it. */
const CALL = {
  stop: 'commitment',
  light: { ...REBELS, units: ['004-2', '011-2', '251-2'], hand: ['252-6'] },
  dark: {
    units: [
      { card: '019-2', focus: 1 },
      { card: '027-3', focus: 1 },
    ],
  },
} satisfies Setup;

test('252-6 Call to Action: completed, a target enemy unit may return to its hand', () => {
  const open = () =>
    quietTable(CALL)
      .pay('play Call to Action')
      .until('engage')
      .choose('Call to Action')
      .choose('Red Five', 'Home One')
      .until('use Call to Action');
  const used = open().choose('use Call to Action');
  expect(used.asking).toBe('light target: Darth Vader, TIE Fighter');
  expect(used.choose('TIE Fighter').changes('Darth', 'TIE')).toEqual(['TIE Fighter play to hand']);
  expect([used.victory('light'), open().choose('pass').hand('dark')]).toEqual([['Call to Action'], []]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '252-6 Call to Action: in the victory pile it gives each Specter a blast icon, for a person and for the AI (%s)',
  (_, ai) => {
    const blast = (victory: string[]) => {
      const light = { ...REBELS, units: ['251-2', '012-4'], victory };
      const table = quietTable({ ai, stop: 'conflict', light });
      return ['251-2', '012-4'].map((card) => table.reads('blast', card));
    };
    expect([blast([]), blast(['252-6'])]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  },
);

test('252-6 Call to Action: the AI plays it, completes it and returns the dearest enemy unit', () => {
  // No other aim has so little capacity left (LCG-22).
  const table = quietTable({
    ...CALL,
    ai: 'light',
    light: { ...CALL.light, units: ['004-2', '011-2', '001-3', '002-3'] },
    dark: { ...CALL.dark, objectives: ['159-1'] },
  });
  expect(table.victory('light')).toEqual(['Call to Action']);
  expect(reasonsOf(table, 'target').at(-1)).toMatchObject({
    considered: ['Darth Vader', 'TIE Fighter'],
    picked: 'Darth Vader',
    rule: 'LCG-30',
  });
});

test.each([
  ['a person', 'none'],
  ['the AI', 'dark'],
] as const)(
  '255-1, 255-2, 255-5 Cloud Cover, "Howlrunner" and Obsidian 2: what pilots give, for a person and for the AI (%s)',
  (_, ai) => {
    const stats = (enhancements: string[]) => {
      const dark = {
        ...NAVY,
        objectives: ['255-1', '029-1'],
        units: [{ card: '255-5', enhancements }, '027-3'],
      };
      const table = quietTable({ ...TURN, ai, stop: 'conflict', dark });
      return [
        table.reads('capacity', '255-5'),
        table.reads('unit', '255-5'),
        table.reads('capacity', '027-3'),
        table.reads('unit', '027-3'),
      ];
    };
    expect([stats([]), stats(['255-3']), stats(['255-2'])]).toEqual([
      [3, 1, 1, 0],
      [4, 2, 1, 0],
      [4, 4, 1, 1],
    ]);
  },
);

const beast = (host: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: [{ card: '014-3', focus: 1 }] },
    dark: { ...NAVY, units: [{ card: host, focus: 2, enhancements: ['255-3'] }] },
    engagement: {
      objective: '029-1',
      attackers: ['014-3'],
      defenders: [host],
      step: 'strikes',
      edge: 'light',
    },
  });

test('255-3 "Night Beast": its Fighter that survived as a defender may lose a focus token', () => {
  const open = () => beast('255-5').until('use "Night Beast"');
  expect(open().choose('use "Night Beast"').changes('Obsidian 2 focus')).toEqual(['Obsidian 2 focus 2 to 1']);
  expect(open().choose('pass').changes('Obsidian 2 focus')).toEqual([]);
  expect(beast('205-3').changes('Gladiator')).toEqual([
    'Gladiator-class Star Destroyer role defender to outside',
  ]);
});

test('255-3 "Night Beast": the AI takes it off', () => {
  expect(beast('255-5', 'dark').changes('Obsidian 2 focus')).toEqual(['Obsidian 2 focus 2 to 1']);
});

test('255-4 Obsidian Leader: piloted, each Fighter of its side protects it', () => {
  const protects = (enhancements: string[]) => {
    const table = quietTable({
      dark: { ...NAVY, units: [{ card: '255-4', enhancements }, '027-3', '210-3'] },
    });
    return ['027-3', '210-3'].map((card) => table.reads('protect Obsidian Leader', card));
  };
  expect([protects([]), protects(['255-3'])]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

/** A Rebel Trooper strikes the Leader, which defends; the other Fighter stays outside. */
const leader = (enhancements: string[], ai: 'none' | 'dark') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: ['014-3'] },
    dark: {
      ...NAVY,
      units: [
        { card: '255-4', focus: 1, enhancements },
        { card: '027-3', focus: 1 },
      ],
    },
    engagement: {
      objective: '029-1',
      attackers: ['014-3'],
      defenders: ['255-4'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('255-4 Obsidian Leader: a Fighter may take its damage', () => {
  const open = () => leader(['255-3'], 'none').until('protect');
  expect(open().choices).toEqual(['Obsidian Leader', 'TIE Fighter']);
  expect(open().choose('TIE Fighter').changes('Obsidian Leader d', 'TIE')).toEqual([
    'TIE Fighter play to discard',
  ]);
  expect(open().choose('Obsidian Leader').changes('Obsidian Leader d', 'TIE')).toEqual([
    'Obsidian Leader damage 0 to 1',
  ]);
});

test('255-4 Obsidian Leader: the AI puts its damage on a cheaper Fighter (LCG-47)', () => {
  const changes = (enhancements: string[]) =>
    leader(enhancements, 'dark').changes('Obsidian Leader d', 'TIE');
  expect([changes(['255-3']), changes([])]).toEqual([
    ['TIE Fighter play to discard'],
    ['Obsidian Leader damage 0 to 1'],
  ]);
});
