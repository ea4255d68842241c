import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

/** Luke attacks, and a card of the hand lies in the stack. */
const reveal = (light: Setup['light'], card: string) =>
  quietTable({
    stop: 'commitment',
    light: { ...JEDI, top: ['X-Wing'], ...light },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['001-2'], defenders: ['019-2'] },
  })
    .until(card)
    .choose(card);

/** The same with the AI, whose fate deck holds the card. */
const revealed = (light: Setup['light'], fate: string) =>
  quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...JEDI, ...light, fates: [fate] },
    dark: { units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective: '029-1', attackers: ['001-2'], defenders: ['019-2'] },
  });

test('231-1 A New Beginning: a Jedi fate revealed in the own stack, all focus tokens may come off it', () => {
  const light = (hand: string[]) => ({
    objectives: [{ card: '231-1', focus: 2 }, '001-1', '012-1'],
    units: ['001-2'],
    hand,
  });
  const open = () => reveal(light(['231-5']), 'Ancient Rivals').until('use A New Beginning');
  expect(open().choose('use A New Beginning').changes('A New')).toEqual(['A New Beginning focus 2 to 0']);
  expect(open().choose('pass').changes('A New')).toEqual([]);
  expect(reveal(light(['001-3']), "Twi'lek Loyalist").choices).not.toContain('use A New Beginning');
});

test('231-1 A New Beginning: the AI takes the tokens off', () => {
  const light = { objectives: [{ card: '231-1', focus: 2 }, '001-1', '012-1'], units: ['001-2'] };
  expect([revealed(light, '231-5').changes('A New'), revealed(light, '001-3').changes('A New')]).toEqual([
    ['A New Beginning focus 2 to 0'],
    [],
  ]);
});

test('231-2 Ahsoka Tano: a Jedi card revealed in the own stack, a card may be drawn', () => {
  const open = () =>
    reveal({ units: ['001-2', '231-2'], hand: ['001-3'] }, "Twi'lek Loyalist").until('use Ahsoka Tano');
  expect(open().choose('use Ahsoka Tano').hand('light')).toEqual(['X-Wing']);
  expect(open().choose('pass').hand('light')).toEqual([]);
});

test('231-2 Ahsoka Tano: twice a turn', () => {
  const table = quietTable({
    step: 'engage',
    stop: 'commitment',
    light: {
      ...JEDI,
      units: [{ card: '231-2', focus: 1 }, 'X-Wing', 'X-Wing', 'X-Wing', 'Y-Wing'],
      hand: ['001-3', '001-3', '001-3'],
    },
    dark: { units: ['019-2', '025-4', '029-2'] },
  });
  const attack = (objective: string, defender: string) =>
    table
      .until('engage')
      .choose(objective)
      .choose('X-Wing')
      .choose(defender)
      .until("Twi'lek Loyalist")
      .choose("Twi'lek Loyalist");
  attack('Shadows of Dathomir', 'Darth Vader').until('use Ahsoka Tano').choose('use Ahsoka Tano');
  attack('Imperial Command', 'Rancor').until('use Ahsoka Tano').choose('use Ahsoka Tano');
  expect(() => attack('Death and Despayre', 'Devastator').until('use Ahsoka Tano')).toThrow(NEVER);
});

test('231-2 Ahsoka Tano: the AI draws where a Jedi card is in its stack, not for a neutral one', () => {
  const drawn = (fate: string) => revealed({ units: ['001-2', '231-2'] }, fate).changes('light hand');
  expect([drawn('001-3'), drawn('X-Wing')]).toEqual([['light hand 0 to 1'], []]);
});

/** Either side lays a card with 1 Force icon; a tie is the defender's. */
const informant = (discard: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: ['001-2', '231-3'], discard },
    dark: { ...SITH, units: [{ card: '019-2', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['001-2'],
      defenders: ['019-2'],
      stacks: { light: ['X-Wing'], dark: ['027-3'] },
    },
  });
const edgeOf = (table: ReturnType<typeof informant>) =>
  table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [data] : []));

test("231-3 Ahsoka's Informant: sacrificed as stacks are revealed, it lays a Jedi card of the discard pile", () => {
  const open = () => informant(['X-Wing', '002-2', '001-3']).until("use Ahsoka's Informant");
  expect(open().asking).toBe("light window: use Ahsoka's Informant, pass");
  const used = open().choose("use Ahsoka's Informant");
  expect(used.choices).toEqual(['Yoda', "Twi'lek Loyalist"]);
  expect([edgeOf(used.choose('Yoda')), used.isInPlay("Ahsoka's Informant")]).toMatchObject([
    [{ by: 0, n: 5 }],
    false,
  ]);
  expect(edgeOf(open().choose('pass'))).toMatchObject([{ by: 1, n: 0 }]);
  expect(() => informant(['X-Wing']).until("use Ahsoka's Informant")).toThrow(NEVER);
});

test("231-3 Ahsoka's Informant: the AI gives it for the dearest Jedi card", () => {
  const table = informant(['001-3', '002-2'], 'light');
  expect([edgeOf(table), table.isInPlay("Ahsoka's Informant")]).toMatchObject([[{ by: 0, n: 5 }], false]);
});

test.each([
  [
    'the dearest, though another one has more Force icons',
    ['002-2', '003-2'],
    'Obi-Wan Kenobi',
    'LCG-28',
    'printed cost',
  ],
  [
    'of equal cost the one with the most Force icons',
    ['006-2', '003-2'],
    'Obi-Wan Kenobi',
    'LCG-28',
    'points',
  ],
  [
    'then the unit with the most combat icons',
    ['003-4', '001-3'],
    "Twi'lek Loyalist",
    'LCG-39',
    'combat icons or resources',
  ],
  ['then the one that lies above', ['003-4', '004-5'], 'Jedi Mind Trick', 'LCG-39', 'leftmost'],
] as const)("231-3 Ahsoka's Informant: of the Jedi cards the AI lays %s", (_, discard, picked, rule, by) => {
  expect(reasonsOf(informant([...discard], 'light'), 'lay whom')).toMatchObject([{ picked, rule, by }]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)("231-4 Ahsoka's Lightsabers: icons, with tactics against a Sith objective, for %s", (_, ai) => {
  const icons = (objective: string) => {
    const table = quietTable({
      ai,
      light: { ...JEDI, units: [{ card: '003-3', enhancements: ['231-4'] }] },
      dark: { units: ['019-2'], hand: ['027-3'], objectives: ['029-1', '019-1'] },
      engagement: { objective, attackers: ['003-3'], defenders: ['019-2'] },
    });
    return (['unit', 'blast edge', 'tactics'] as const).map((icon) => table.reads(icon, '003-3'));
  };
  expect([icons('029-1'), icons('019-1')]).toEqual([
    [3, 2, 0],
    [3, 2, 1],
  ]);
});

test("231-4 Ahsoka's Lightsabers: the AI gives them to its dearest Force User, and focuses against a Sith objective", () => {
  const light = { ...JEDI, units: ['003-3', '001-2', 'X-Wing'], hand: ['231-4'] };
  expect(reasonsOf(quietTable({ ...AI, light }), 'play on')).toMatchObject([
    { considered: ['Jedi in Hiding', 'Luke Skywalker'], picked: 'Luke Skywalker', rule: 'LCG-28' },
  ]);
  const focused = (objective: string) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { ...JEDI, units: [{ card: '003-3', enhancements: ['231-4'] }] },
      dark: { units: ['027-3', '029-2'], objectives: ['029-1', '019-1'] },
      engagement: { objective, attackers: ['003-3'], step: 'strikes', edge: 'light' },
    }).changes('Devastator', 'TIE');
  expect([focused('019-1'), focused('029-1')]).toEqual([['Devastator focus 0 to 1'], []]);
});

/** Ancient Rivals lies in the stack of the Light Side; what lies in the other. */
const rivals = (dark: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: '001-3', focus: 1 }] },
    dark: { ...SITH, units: [{ card: '019-3', focus: 1 }] },
    engagement: {
      objective: '029-1',
      attackers: ['001-3'],
      defenders: ['019-3'],
      stacks: { light: ['231-5'], dark },
    },
  });

test('231-5, 231-6 Ancient Rivals: discarded from the own stack, it discards a Sith or a neutral card that is no fate', () => {
  const open = () => rivals(['019-5', '187-2', '021-6', '027-3']);
  expect(open().asking).toBe('light target: Force Choke, TIE Fighter');
  const chosen = () => open().choose('Force Choke');
  // Renz has 2 icons, Target of Opportunity 2, Force Choke and the Fighter 1 each.
  expect(edgeOf(chosen().choose('yes'))).toMatchObject([{ by: 1, n: 5 }]);
  expect(edgeOf(chosen().choose('no'))).toMatchObject([{ by: 1, n: 4 }]);
  expect(edgeOf(rivals(['187-2', '021-6']))).toMatchObject([{ by: 1, n: 2 }]);
});

test('231-5, 231-6 Ancient Rivals: the AI gives its 2 Force icons for more than that only', () => {
  // Darth Vader has 4, Force Choke 1.
  expect(edgeOf(rivals(['019-5', '019-2'], 'light'))).toMatchObject([{ by: 1, n: 1 }]);
  expect(edgeOf(rivals(['019-5', '027-3'], 'light'))).toMatchObject([{ by: 1, n: 0 }]);
});
