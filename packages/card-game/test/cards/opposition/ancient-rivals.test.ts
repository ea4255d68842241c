import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;

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

test('231-2 Ahsoka Tano: a Jedi card revealed in the own stack, a card may be drawn', () => {
  const open = () =>
    reveal({ units: ['001-2', '231-2'], hand: ['001-3'] }, "Twi'lek Loyalist").until('use Ahsoka Tano');
  expect(open().choose('use Ahsoka Tano').hand('light')).toEqual(['X-Wing']);
  expect(open().choose('pass').hand('light')).toEqual([]);
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

test('232-2 Sabine Wren: for a resource a friendly unit has by its affiliation and as a Specter more until the end of the phase', () => {
  const stats = (card: string, title: string) => {
    const light = { ...REBELS, units: ['232-2', '251-2', '015-2', '201-3'], hand: ['014-3'] };
    const table = quietTable({ light }).pay('use Sabine Wren').choose(title);
    return (['unit', 'tactics', 'blast', 'edge'] as const).map((stat) => table.reads(stat, card));
  };
  expect([
    stats('251-2', 'Ezra Bridger'),
    stats('015-2', 'Han Solo'),
    stats('201-3', 'Alliance B-Wing'),
  ]).toEqual([
    [2, 0, 1, 1],
    [2, 1, 1, 0],
    [0, 1, 1, 0],
  ]);
});

/** Force Choke, while one of them has armor. */
const armor = (host: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...REBELS, units: [{ card: host, enhancements: ['232-3'] }, '014-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  });

test("232-3 Sabine's Armor: a capacity of 2 more; no enemy effect targets Sabine with it", () => {
  expect([armor('001-3').reads('capacity', '001-3'), armor('232-2').reads('capacity', '232-2')]).toEqual([
    3, 5,
  ]);
  expect(armor('001-3').pay('use Force Choke').choices).toEqual(["Twi'lek Loyalist", 'Rebel Trooper']);
  expect(armor('232-2').pay('use Force Choke').isInPlay('Rebel Trooper')).toBe(false);
});

test("232-3 Sabine's Armor: the AI cannot target her", () => {
  expect(armor('232-2', 'dark').changes('Sabine', 'Rebel')).toEqual(['Rebel Trooper play to discard']);
});

test('232-4 Custom Paint Job: its card is of three affiliations; with an empty enemy hand a card may be drawn once a turn', () => {
  const table = (hand: string[]) =>
    quietTable({
      stop: 'conflict',
      light: { ...REBELS, units: [{ card: '014-3', enhancements: ['232-4'] }], top: ['X-Wing'] },
      dark: { hand },
    });
  expect(table([]).choose('use Custom Paint Job').hand('light')).toEqual(['X-Wing']);
  expect(table(['027-3']).hand('light')).toEqual([]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)('233-2 Han Solo: other Smugglers and Spies units of %s have a unit icon more', (_, ai) => {
  const units = ['233-2', '202-2', '014-3'];
  const table = quietTable({ ai, stop: 'conflict', light: { ...SPIES, units } });
  expect(units.map((card) => table.reads('unit', card))).toEqual([2, 2, 1]);
});

test('233-3 Chewbacca: committed, unit icons of ready committed units count in the struggle', () => {
  const balance = (unit: string) =>
    quietTable({
      balance: 'dark',
      step: 'struggle',
      stop: 'turn ends',
      light: { ...SPIES, units: [{ card: unit, committed: true }] },
      dark: { units: [{ card: '019-2', committed: true }] },
    }).changes('balance');
  expect([balance('233-2'), balance('233-3')]).toEqual([[], ['balance dark to light']]);
});

const join = (step: 'deployment' | 'engage') =>
  quietTable({
    ...TURN,
    step,
    stop: step === 'deployment' ? 'conflict' : 'commitment',
    light: { units: ['001-2', '001-3', '003-3', 'X-Wing'] },
    dark: { ...SITH, hand: ['234-4'] },
  });

test('234-4 Join Me: in the own deployment phase control of a Character that is not unique is taken', () => {
  const used = join('deployment').pay('use Join Me');
  expect(used.asking).toBe("dark target: Twi'lek Loyalist, Jedi in Hiding");
  expect(used.choose('Jedi in Hiding').changes('Jedi in')).toEqual([
    'Jedi in Hiding controlled by light to dark',
  ]);
  expect(join('engage').hand('dark')).toEqual(['Join Me']);
});
