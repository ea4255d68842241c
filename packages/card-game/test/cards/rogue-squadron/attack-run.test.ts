import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

const LUKE = {
  stop: 'commitment',
  light: { ...REBELS, units: [{ card: 'X-Wing', enhancements: ['157-2'] }] },
  dark: { top: ['019-2'], units: [{ card: '026-4', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['X-Wing'],
    defenders: ['026-4'],
    step: 'strikes',
    edge: 'dark',
    turn: 'light',
  },
} satisfies Setup;

test('157-2 Luke Skywalker: as a pilot, before its Vehicle strikes, the Force icons of the top enemy card damage the objective', () => {
  const open = () => quietTable(LUKE).until('use Luke Skywalker');
  expect(open().asking).toBe('light window: use Luke Skywalker, pass');
  expect(open().choose('use Luke Skywalker').changes('Death', 'Darth')).toEqual([
    'Death and Despayre damage 0 to 4',
    'Darth Vader deck to discard',
  ]);
  expect(open().choose('pass').changes('Death', 'Darth')).toEqual([]);
});

test('157-2 Luke Skywalker: the AI uses it', () => {
  expect(quietTable({ ...LUKE, ai: 'light' }).changes('Darth')).toEqual(['Darth Vader deck to discard']);
});

const RED_FIVE = {
  stop: 'commitment',
  light: { ...REBELS, units: ['157-3'] },
  dark: { units: [{ card: '019-2', focus: 1 }, '026-4'] },
  engagement: {
    objective: '029-1',
    attackers: ['157-3'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('157-3 Red Five: its blast may go to a participating enemy unit instead of the objective', () => {
  const open = () => quietTable(RED_FIVE).choose('blast').until('use Red Five');
  expect(open().choose('use Red Five').changes('Darth Vader damage', 'Death', 'Heavy')).toEqual([
    'Darth Vader damage 0 to 3',
  ]);
  expect(open().choose('pass').changes('Darth Vader damage', 'Death')).toEqual([
    'Death and Despayre damage 0 to 2',
    'Darth Vader damage 0 to 1',
  ]);
});

test('157-3 Red Five: the AI does what it is worth most', () => {
  const dark = { units: [{ card: '019-2', focus: 1, damage: 2 }] };
  expect(quietTable({ ...RED_FIVE, ai: 'light', dark }).isInPlay('Darth Vader')).toBe(false);
  const falling = { ...RED_FIVE.dark, objectives: [{ card: '029-1', damage: 3 }, '019-1'] };
  expect(quietTable({ ...RED_FIVE, ai: 'light', dark: falling }).victory('light')).toEqual([
    'Death and Despayre',
  ]);
});

test('157-4 R2-D2: its Vehicle has shielding', () => {
  const table = quietTable({ light: { ...REBELS, units: [{ card: 'X-Wing', enhancements: ['157-4'] }] } });
  expect(table.reads('shielding', 'X-Wing')).toBe(1);
});

const repaired = (ai: 'none' | 'light', ...enhancements: string[]) =>
  quietTable({
    ai,
    step: 'refresh',
    stop: 'draw',
    light: { ...REBELS, units: [{ card: 'X-Wing', damage: 1, enhancements: ['157-4', ...enhancements] }] },
  });

test('157-4 R2-D2: piloted, its Vehicle may lose a damage after the refresh', () => {
  const open = () => repaired('none', '157-2');
  expect(open().asking).toBe('light window: use X-Wing, pass');
  expect(open().choose('use X-Wing').changes('X-Wing')).toEqual(['X-Wing damage 1 to 0']);
  expect(open().choose('pass').changes('X-Wing')).toEqual([]);
  expect(repaired('none').changes('X-Wing')).toEqual([]);
});

test('157-4 R2-D2: the AI removes the damage', () => {
  expect(repaired('light', '157-2').changes('X-Wing')).toEqual(['X-Wing damage 1 to 0']);
});

const USE = {
  light: { ...REBELS, objectives: ['157-1'], hand: ['157-5'], units: ['X-Wing'] },
  dark: { top: ['019-2'] },
};

test('157-5 Use the Force, Luke: the top card of one of four decks is looked at and may go under it', () => {
  const open = () => {
    const table = quietTable(USE).pay('use Use the Force, Luke');
    return table.choose(table.choices[1] ?? '');
  };
  expect(quietTable(USE).pay('use Use the Force, Luke').choices).toHaveLength(4);
  expect(open().asking).toBe('light may: yes, no');
  const isVaderOnTop = (word: string) => {
    const place = open().choose(word).player('dark').deck[0];
    return place !== undefined && 'card' in place && kindOf(place.card).id === '019-2';
  };
  expect([isVaderOnTop('yes'), isVaderOnTop('no')]).toEqual([false, true]);
});

test('157-5 Use the Force, Luke: the AI plays it', () => {
  expect(quietTable({ ...USE, ...AI }).discard('light')).toEqual(['Use the Force, Luke']);
});

/** The fate lies in the stack of the attacker; the defender may have a better one. */
const haveYou = (ai: 'none' | 'light', enemy: string[] = []) => {
  const table = quietTable({
    ai,
    stop: 'commitment',
    light: { ...REBELS, units: ['X-Wing'], ...(ai === 'light' ? { fates: ['157-6'] } : { hand: ['157-6'] }) },
    dark: { units: [{ card: '019-2', focus: 1 }, '026-4'], hand: enemy },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['019-2'] },
  });
  if (ai === 'none') table.until('I Have You Now').choose('I Have You Now');
  return enemy.length > 0 ? table.until("Vader's Lightsaber").choose("Vader's Lightsaber") : table;
};

test('157-6, 159-6 I Have You Now: who wins the edge battle destroys a participating enemy', () => {
  expect(haveYou('none').isInPlay('Darth Vader')).toBe(false);
  expect(haveYou('none').isInPlay('Heavy Stormtrooper Squad')).toBe(true);
  expect(haveYou('none', ['019-4']).isInPlay('Darth Vader')).toBe(true);
});

test('157-6, 159-6 I Have You Now: the AI destroys one too', () => {
  expect(haveYou('light').isInPlay('Darth Vader')).toBe(false);
});

/** Two objectives have fallen, or this one alone. */
const trench = (objectives: string[]) =>
  quietTable({
    step: 'engage',
    light: { ...REBELS, units: ['004-2'], victory: objectives },
    dark: { ...NAVY, objectives: [{ card: '029-1', damage: 4 }, '019-1'] },
    engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
  });

test('159-1 Defending the Trench: in the victory pile it counts as two objectives', () => {
  expect(trench(['159-1']).outcome).toBeDefined();
  expect(trench(['026-1']).outcome).toBeUndefined();
});

test('159-2 Darth Vader: while his Vehicle participates the enemy uses no abilities', () => {
  const asked = (enhancements: string[]) =>
    quietTable({
      active: 'dark',
      step: 'engage',
      light: { affiliation: 'Smugglers and Spies', units: ['015-2'] },
      dark: { ...NAVY, units: [{ card: '027-3', enhancements }] },
      engagement: { objective: '001-1', attackers: ['027-3'], step: 'defenders' },
    })
      .choose('Han Solo')
      .choices.includes('use Han Solo');
  expect([asked([]), asked(['159-2'])]).toEqual([true, false]);
});

const ADVANCED = {
  active: 'dark',
  stop: 'commitment',
  dark: { ...NAVY, units: ['159-3'], top: ['150-3'] },
  engagement: { objective: '012-1', attackers: ['159-3'], step: 'strikes', edge: 'dark' },
} satisfies Setup;

test("159-3 Vader's TIE Advanced: striking, it may reveal the top card and put a Black Squadron card into play", () => {
  const open = (top: string) =>
    quietTable({ ...ADVANCED, dark: { ...ADVANCED.dark, top: [top] } })
      .until("use Vader's TIE Advanced")
      .choose("use Vader's TIE Advanced");
  expect(open('150-3').changes('Black')).toEqual(['Black Squadron Fighter deck to play']);
  expect(open('026-4').changes('Heavy')).toEqual([]);
  expect(quietTable(ADVANCED).until("use Vader's TIE Advanced").choose('pass').isInPlay('150-3')).toBe(false);
});

const FORMATION = {
  active: 'dark',
  dark: { ...NAVY, area: ['159-5'], hand: ['027-3', '035-2'] },
} satisfies Setup;

test('159-5 Closed Formation: a Fighter that enters play may get a shield, no other unit', () => {
  const table = quietTable(FORMATION).choose('play Espo Trooper');
  expect(table.topic).toBe('action');
  expect(table.pay('play TIE Fighter').asking).toBe('dark window: use Closed Formation, pass');
  expect(table.choose('use Closed Formation').changes('TIE Fighter shields')).toEqual([
    'TIE Fighter shields 0 to 1',
  ]);
});

test('159-5 Closed Formation: the AI shields its Fighter', () => {
  const table = quietTable({ ...FORMATION, ai: 'dark', stop: 'conflict' });
  expect(table.changes('TIE Fighter shields', 'Espo Trooper shields')).toEqual([
    'TIE Fighter shields 0 to 1',
  ]);
});

test("159-3 Vader's TIE Advanced: the AI reveals, and puts it into play", () => {
  expect(quietTable({ ...ADVANCED, ai: 'dark' }).isInPlay('Black Squadron Fighter')).toBe(true);
});

test('159-2 Darth Vader: the AI uses nothing against him', () => {
  const damaged = (enhancements: string[]) =>
    quietTable({
      ai: 'light',
      active: 'dark',
      stop: 'commitment',
      light: { affiliation: 'Smugglers and Spies', units: ['015-2'], fates: [] },
      dark: {
        ...NAVY,
        units: [
          { card: '027-3', enhancements },
          { card: '026-4', focus: 1 },
        ],
      },
      engagement: { objective: '001-1', attackers: ['027-3'], step: 'defenders' },
    }).changes('Heavy Stormtrooper Squad damage');
  expect([damaged([]), damaged(['159-2'])]).toEqual([['Heavy Stormtrooper Squad damage 0 to 1'], []]);
});

test('159-1 Defending the Trench: the AI wins by it too', () => {
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    light: { ...REBELS, units: ['004-2'], victory: ['159-1'] },
    dark: { ...NAVY, objectives: [{ card: '029-1', damage: 4 }, '019-1'] },
    engagement: { objective: '029-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
  });
  expect(table.outcome).toMatchObject({ winner: 0 });
});
