import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)(
  '251-1 Stand Together: with 2 Specters it adds 2 Force icons in the struggle, for a person and for the AI (%s)',
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

test('251-3 Loth-cat: the AI gives it for an effect that takes as much', () => {
  const table = choke({ units: ['251-3', '251-2'] }, 'light').choose('Ezra Bridger');
  expect(table.changes('Ezra', 'Loth')).toEqual(['Loth-cat play to deck']);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Loth-cat', rule: 'LCG-48' }]);
});

const helmet = (ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
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

test('251-4 Stolen Helmet: it enhances a Specter or a Character', () => {
  const units = ['257-2', '001-3', '012-4', '004-3'];
  const table = quietTable({ light: { ...JEDI, hand: ['251-4'], units } }).pay('play Stolen Helmet');
  expect(table.asking).toBe("light play on: Chopper, Twi'lek Loyalist");
});

test('251-4 Stolen Helmet: the AI draws', () => {
  const table = helmet('light').choose('TIE Fighter');
  expect(reasonsOf(table, 'benefit').map(({ picked }) => picked)).toEqual([
    'Captured Courier Droid',
    'Stolen Helmet',
  ]);
  expect(table.told.filter((kind) => kind === 'draw')).toHaveLength(1);
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

test('251-5 Improvised Demolition: the phase over, the icons are gone', () => {
  const table = quietTable(DEMOLITION).pay('use Improvised Demolition').choose('no').until('engage');
  expect(['251-2', '014-3'].map((card) => table.reads('blast', card))).toEqual([1, 0]);
});

test('251-5 Improvised Demolition: the AI could play it in a phase without engagements only; it goes to its fate deck', () => {
  const table = quietTable({ ...DEMOLITION, ai: 'light', stop: 'conflict' });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});

test('251-5 Improvised Demolition: against it the AI discards where the icons are worth more than two cards (LCG-55)', () => {
  const discarded = (units: string[]) => {
    const light = { ...JEDI, units, hand: ['251-5'] };
    const dark = { ...DEMOLITION.dark, fates: [] };
    const table = quietTable({ ai: 'dark', step: 'conflict', light, dark }).until(
      'use Improvised Demolition',
    );
    return table.pay('use Improvised Demolition').discard('dark').length;
  };
  expect([discarded(['251-2', '014-3', '012-4']), discarded(['251-2'])]).toEqual([2, 0]);
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
