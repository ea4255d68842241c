import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf, revealed } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const TURN = { active: 'dark' } as const;
const SPY_OBJECTIVES = ['237-1', '012-1', '012-1'];

test('257-1 Tiny Robotic Sociopath: with a Specter nobody draws more than 5 cards in his draw phase', () => {
  const drawn = (units: string[]) =>
    quietTable({ step: 'draw', light: { ...SPIES, objectives: ['257-1', '012-1', '012-1'], units } })
      .until('action')
      .hand('light').length;
  expect([drawn([]), drawn(['257-2'])]).toEqual([6, 5]);
  const enemy = (units: string[]) =>
    quietTable({
      ...TURN,
      step: 'draw',
      light: { ...SPIES, objectives: ['257-1', '012-1'], units },
      dark: { units: ['019-2'] },
    })
      .until('action')
      .hand('dark').length;
  expect([enemy([]), enemy(['257-2'])]).toEqual([6, 5]);
});

test('257-1 Tiny Robotic Sociopath: the AI draws no more than 5 either, its own and the enemy’s', () => {
  const objectives = ['257-1', '012-1', '012-1'];
  const own = (units: string[]) =>
    quietTable({ ai: 'light', step: 'draw', stop: 'deployment', light: { ...SPIES, objectives, units } });
  expect([own([]), own(['257-2'])].map((table) => table.player('light').hand.length)).toEqual([6, 5]);
  const enemy = (units: string[]) =>
    quietTable({
      ...TURN,
      ai: 'dark',
      step: 'draw',
      stop: 'deployment',
      light: { ...SPIES, objectives, units },
      dark: { fates: [] },
    });
  expect([enemy([]), enemy(['257-2'])].map((table) => table.player('dark').hand.length)).toEqual([6, 5]);
});

const CHOPPER = {
  stop: 'conflict',
  light: { ...SPIES, objectives: SPY_OBJECTIVES, units: ['257-2'], hand: ['257-3'] },
  dark: { units: ['019-2', '026-4'], hand: ['027-3', '019-4'] },
} satisfies Setup;
const courier = () =>
  quietTable(CHOPPER).pay('play Captured Courier Droid').until('use Captured Courier Droid');

test('257-3 Captured Courier Droid: entering play, it may make the enemy choose and discard a card', () => {
  const table = courier().choose('use Captured Courier Droid');
  expect(table.asking).toMatch(/^dark .*: TIE Fighter, Vader's Lightsaber$/);
  expect(table.choose('TIE Fighter').discard('dark')).toEqual(['TIE Fighter']);
  expect(courier().choose('pass').discard('dark')).toEqual([]);
});

test('257-2 Chopper: a card was discarded from the hand of the enemy, so 1 damage may be dealt to a unit of his', () => {
  const open = () =>
    courier().choose('use Captured Courier Droid').choose('TIE Fighter').until('use Chopper');
  const used = open().choose('use Chopper');
  expect(used.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  expect(used.choose('Darth Vader').changes('Darth', 'Heavy')).toEqual(['Darth Vader damage 0 to 1']);
  expect(open().choose('pass').changes('Darth', 'Heavy')).toEqual([]);
});

test('257-2, 257-3 Chopper and Captured Courier Droid: the AI uses both', () => {
  const table = quietTable({ ...CHOPPER, ai: 'light' })
    .until('TIE Fighter')
    .choose('TIE Fighter');
  expect(table.changes('Darth', 'TIE')).toEqual(['Darth Vader damage 0 to 1', 'TIE Fighter hand to discard']);
});

/** The enemy's refresh phase begins. */
const PROD = {
  ...TURN,
  step: 'refresh',
  stop: 'draw',
  light: { ...SPIES, units: [{ card: '257-2', enhancements: ['257-4'] }] },
  dark: { units: [{ card: '019-2', focus: 3 }] },
} satisfies Setup;

test('257-4 Electroshock Prod: a unit icon more; focused as a phase begins, a unit has no text for the phase', () => {
  expect(quietTable(PROD).reads('unit', 'Chopper')).toBe(2);
  const open = () => quietTable(PROD).until('use Electroshock Prod');
  const used = open().choose('use Electroshock Prod');
  expect(used.asking).toBe('light target: Chopper, Darth Vader');
  expect(used.choose('Darth Vader').changes('Darth', 'Electro')).toEqual([
    'Darth Vader focus 3 to 2',
    'Electroshock Prod focus 0 to 1',
  ]);
  expect(open().choose('pass').changes('Darth', 'Electro')).toEqual(['Darth Vader focus 3 to 1']);
});

test('257-4 Electroshock Prod: it enhances a Specter or a Droid', () => {
  const units = ['257-2', '004-3', '251-2', '001-3', 'X-Wing'];
  const table = quietTable({ light: { ...SPIES, objectives: SPY_OBJECTIVES, units, hand: ['257-4'] } });
  expect(table.pay('play Electroshock Prod').asking).toBe('light play on: Chopper, R2-D2, Ezra Bridger');
});

test('257-4 Electroshock Prod: the phase over, the unit has its text again', () => {
  const table = quietTable({ ...PROD, step: 'turn begins' }).until('use Electroshock Prod');
  table.choose('use Electroshock Prod').choose('Darth Vader');
  // Blank in the balance phase only: elite takes two tokens off.
  expect(table.changes('Darth Vader focus')).toEqual(['Darth Vader focus 3 to 1']);
});

test('257-4 Electroshock Prod: the AI takes the text of the dearest enemy unit', () => {
  const dark = { units: ['033-2', { card: '019-2', focus: 3 }, '029-2'] };
  const table = quietTable({ ...PROD, ai: 'light', dark });
  expect(table.changes('Electro')).toEqual(['Electroshock Prod focus 0 to 1']);
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Boba Fett', 'Darth Vader', 'Devastator'], picked: 'Devastator', rule: 'LCG-30' },
  ]);
});

const repairs = (hand: string[]) =>
  quietTable({
    light: { ...SPIES, objectives: SPY_OBJECTIVES, hand: ['257-5'], top: ['X-Wing', '001-4'] },
    dark: { hand },
  }).pay('use Makeshift Repairs');

test('257-5 Makeshift Repairs: an enhancement is searched for, any card while the enemy has none in hand', () => {
  const full = repairs(['027-3']);
  expect([full.choices.includes('Jedi Lightsaber'), full.choices.includes('X-Wing')]).toEqual([true, false]);
  expect(full.choose('Jedi Lightsaber').hand('light')).toEqual(['Jedi Lightsaber']);
  expect(repairs([]).choose('X-Wing').hand('light')).toEqual(['X-Wing']);
  expect(repairs([]).choose().hand('light')).toEqual([]);
});

test('257-5 Makeshift Repairs: the AI finds its dearest enhancement, or its dearest card while the enemy has none in hand', () => {
  const found = (hand: string[]) =>
    revealed(
      quietTable({
        ai: 'light',
        stop: 'conflict',
        light: { ...SPIES, sets: [257, 11, 12], objectives: ['257-1', '012-1'], hand: ['257-5'] },
        dark: { hand },
      }),
    );
  expect([found(['027-3']), found([])]).toEqual([['Fleet Command Center'], ['Home One']]);
});

test('257-6 Improvised Tactics: a Specter is put into play from the deck, then one is shuffled into it', () => {
  const light = { ...SPIES, objectives: SPY_OBJECTIVES, hand: ['257-6'], units: ['257-3'], top: ['229-2'] };
  const table = quietTable({ light, stop: 'conflict' }).pay('use Improvised Tactics').choose('Kanan Jarrus');
  expect(table.choices).toEqual(['Captured Courier Droid', 'Kanan Jarrus']);
  expect(table.choose('Captured Courier Droid').changes('Kanan', 'Captured')).toEqual([
    'Captured Courier Droid play to deck',
    'Kanan Jarrus deck to play',
  ]);
});

test('257-6 Improvised Tactics: declined is only the search; then nothing is shuffled into the deck', () => {
  const light = { ...SPIES, objectives: SPY_OBJECTIVES, hand: ['257-6'], units: ['257-3'], top: ['229-2'] };
  const table = quietTable({ light, stop: 'conflict' }).pay('use Improvised Tactics').choose();
  expect(table.changes('Kanan', 'Captured')).toEqual([]);
});

test('257-6 Improvised Tactics: the AI puts its dearest Specter into play and shuffles its cheapest into the deck', () => {
  const table = quietTable({
    ai: 'light',
    stop: 'conflict',
    light: {
      ...SPIES,
      sets: [229, 257],
      objectives: SPY_OBJECTIVES,
      hand: ['257-6'],
      units: ['257-2', '257-3'],
    },
  });
  expect(table.changes('Kanan', 'Chopper', 'Captured')).toEqual([
    'Captured Courier Droid play to deck',
    'Kanan Jarrus deck to play',
  ]);
  expect(reasonsOf(table, 'move whom')).toMatchObject([
    { considered: ['Chopper', 'Captured Courier Droid', 'Kanan Jarrus'], rule: 'LCG-29' },
  ]);
});
