import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const TURN = { active: 'dark' } as const;

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '251-1 Stand Together: with 2 Specters it adds 2 Force icons in the struggle, for %s',
  (_, ai) => {
    const balance = (units: string[]) =>
      quietTable({
        ai,
        balance: 'dark',
        step: 'struggle',
        stop: 'turn ends',
        light: { ...JEDI, objectives: ['251-1', '001-1'], units },
        dark: { units: [{ card: '027-3', committed: true }] },
      }).changes('balance');
    expect([balance(['251-2', '003-3']), balance(['251-2', '257-2'])]).toEqual([
      [],
      ['balance dark to light'],
    ]);
  },
);

const EZRA = {
  stop: 'commitment',
  light: { ...JEDI, units: ['251-2'] },
  dark: { units: [{ card: '025-4', focus: 1 }, '026-4'], hand: ['027-3', '019-2', '019-4'] },
  engagement: {
    objective: '029-1',
    attackers: ['251-2'],
    defenders: ['025-4'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('251-2 Ezra Bridger: focused to strike, he may have the enemy focus a participant of his or lose 2 cards at random', () => {
  const open = () => quietTable(EZRA).until('use Ezra Bridger');
  const used = () => open().choose('use Ezra Bridger');
  expect(used().asked).toBe('dark');
  const [first = '', second = ''] = used().choices;
  expect(used().choose(first).changes('Rancor focus', 'Heavy')).toEqual(['Rancor focus 1 to 2']);
  expect(used().choose(second).discard('dark')).toHaveLength(2);
  expect(open().choose('pass').discard('dark')).toEqual([]);
});

test('251-2 Ezra Bridger: the AI makes the enemy choose', () => {
  const table = quietTable({ ...EZRA, ai: 'light' });
  expect([table.asked, table.choices.length]).toEqual(['dark', 2]);
});

/** Force Choke on one of them. */
const choke = (light: Setup['light'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...JEDI, ...light },
    dark: { ...SITH, hand: ['019-5'] },
  }).pay('use Force Choke');

test('251-3 Loth-cat: shuffled into the deck it cancels an enemy effect that targets a Specter or a neutral unit of its side', () => {
  const open = (target: string) => choke({ units: ['251-3', '251-2', '014-3', '001-3'] }).choose(target);
  expect(open('Ezra Bridger').asking).toBe('light window: use Loth-cat, pass');
  expect(open('Ezra Bridger').choose('use Loth-cat').changes('Ezra', 'Loth')).toEqual([
    'Loth-cat play to deck',
  ]);
  expect(open('Ezra Bridger').choose('pass').changes('Ezra', 'Loth')).toEqual(['Ezra Bridger damage 0 to 1']);
  expect(open('Rebel Trooper').choices).toContain('use Loth-cat');
  expect(open("Twi'lek Loyalist").isInPlay("Twi'lek Loyalist")).toBe(false);
});

const helmet = () =>
  quietTable({
    stop: 'conflict',
    light: {
      affiliation: 'Smugglers and Spies',
      fates: [],
      objectives: ['257-1', '012-1', '012-1'],
      units: [{ card: '001-2', enhancements: ['251-4'] }],
      hand: ['257-3'],
      top: ['X-Wing'],
    },
    dark: { hand: ['027-3', '019-2'] },
  });

test('251-4 Stolen Helmet: a card was discarded from the hand of the enemy, so one may be drawn', () => {
  const open = () =>
    helmet()
      .pay('play Captured Courier Droid')
      .choose('use Captured Courier Droid')
      .choose('TIE Fighter')
      .until('use Stolen Helmet');
  expect(open().choose('use Stolen Helmet').changes('X-Wing')).toEqual(['X-Wing deck to hand']);
  expect(open().choose('pass').changes('X-Wing')).toEqual([]);
});

const DEMOLITION = {
  light: { ...JEDI, units: ['251-2', '014-3', '001-3'], hand: ['251-5'] },
  dark: { hand: ['027-3', '019-2', '019-4'] },
} satisfies Setup;

test('251-5 Improvised Demolition: Specters and neutral units have a blast icon more for the phase, unless the enemy discards 2', () => {
  const open = () => quietTable({ ...DEMOLITION, stop: 'conflict' }).pay('use Improvised Demolition');
  expect(open().asking).toBe('dark may: yes, no');
  const blast = (word: string) => {
    const table = open().choose(word);
    return ['251-2', '014-3', '001-3'].map((card) => table.reads('blast', card));
  };
  expect([blast('no'), blast('yes')]).toEqual([
    [2, 1, 0],
    [1, 0, 0],
  ]);
  expect(open().choose('yes').discard('dark')).toHaveLength(2);
});

const concentration = (unit: string, hand: string[], ai: 'none' | 'light' = 'none') => {
  const table = quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [unit], ...(ai === 'light' ? { fates: ['251-6'] } : { hand: ['251-6'] }) },
    dark: { units: [{ card: '019-2', focus: 1 }], hand },
    engagement: { objective: '029-1', attackers: [unit], defenders: ['019-2'] },
  });
  if (ai === 'none') table.until("Specter's Concentration").choose("Specter's Concentration");
  table.passing('lay');
  return table.events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { n: number }).n] : []));
};

test("251-6 Specter's Concentration: 3 Force icons more with a participating Specter and an enemy hand of 3 or less", () => {
  const four = ['027-3', '027-3', '027-3', '027-3'];
  expect([
    concentration('251-2', []),
    concentration('251-2', four.slice(1)),
    concentration('251-2', four),
    concentration('001-2', []),
  ]).toEqual([[4], [4], [1], [1]]);
});

test("251-6 Specter's Concentration: the AI counts them", () => {
  expect(concentration('251-2', [], 'light')).toEqual([4]);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)('252-2 Hera Syndulla: other Specters and neutral units of %s have a unit icon more', (_, ai) => {
  const units = ['252-2', '251-2', '014-3', '001-3'];
  const table = quietTable({ ai, stop: 'conflict', light: { ...REBELS, units }, dark: { units: ['027-3'] } });
  expect([...units, '027-3'].map((card) => table.reads('unit', card))).toEqual([1, 2, 2, 0, 0]);
});

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

test.each([
  ['a person', 'none'],
  ['the AI', 'dark'],
] as const)(
  '255-1, 255-2, 255-5 Cloud Cover, "Howlrunner" and Obsidian 2: what pilots give, for %s',
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
