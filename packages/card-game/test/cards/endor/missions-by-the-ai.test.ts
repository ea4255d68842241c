import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [], sets: [187, 27] };

/** LCG-20: half of its units attack, those with blast; the others are as many Twi'leks. */
const TWILEKS = (n: number) => Array.from({ length: n }, () => '001-3');
const ESPOS = (n: number) => Array.from({ length: n }, () => '035-2');

/** The AI of the Light Side plays a mission and has no other aim: it has engaged the two objectives already. */
const light = (mission: string, units: string[], dark: Setup['dark'] = {}) =>
  quietTable({
    ai: 'light',
    stop: 'commitment',
    engaged: ['026-1', '159-1'],
    light: { ...REBELS, hand: [mission], units: [...units, ...TWILEKS(units.length)] },
    dark: { objectives: ['026-1', '159-1'], ...dark },
  });

/** The same of the Dark Side. */
const dark = (mission: string, units: string[], more: Setup['dark'] = {}, enemies: string[] = []) =>
  quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'commitment',
    engaged: ['001-1'],
    light: { objectives: ['001-1'], units: enemies.map((card) => ({ card, focus: 1 })) },
    dark: {
      ...NAVY,
      objectives: ['187-1', '029-1', '026-1'],
      hand: [mission],
      units: [...units, ...ESPOS(units.length)],
      ...more,
    },
  });

test('186-6 Repel the Invaders: the AI attacks it with Ewoks alone and returns the two dearest enemies that cost 3 or less', () => {
  const enemies = ['019-2', '027-3', '021-2', '026-4'].map((card) => ({ card, focus: 1 }));
  const table = light('186-6', ['192-3', '186-3', '186-2', '004-2'], { units: enemies });
  expect(table.victory('light')).toEqual(['Repel the Invaders']);
  expect(table.card('Red Five').focus).toBe(0);
  expect(table.changes('Darth', 'TIE', 'Heavy', "Vader's")).toEqual([
    "Vader's TIE Advanced play to hand",
    'Heavy Stormtrooper Squad play to hand',
  ]);
});

test('187-6 Prepared Ambush: the AI completes it and puts in the dearest Officer or Trooper of deck and discard pile', () => {
  const table = dark('187-6', ['029-2', '027-4'], { discard: ['026-4'], top: ['187-2'] });
  expect(table.victory('dark')).toEqual(['Prepared Ambush']);
  expect(table.changes('Heavy', 'Lieutenant')).toEqual(['Lieutenant Renz deck to play']);
});

test('189-1 Mission Command: the AI strikes a mission with a blast icon more', () => {
  const struck = (objective: string) =>
    dark('187-6', ['027-4'], { objectives: [objective, '029-1', '026-1'] }).card('Prepared Ambush').damage;
  // Two blast icons with the edge, and the unopposed damage.
  expect([struck('189-1'), struck('187-1')]).toEqual([4, 3]);
});

test('189-6 Assassination Contract: the AI destroys each enemy unit out of faction, neutral ones too', () => {
  const table = dark('189-6', ['029-2', '027-4'], {}, ['001-2', '008-2', '012-4']);
  expect(table.changes('Luke', 'Red', 'X-Wing')).toEqual([
    'Red Two play to discard',
    'X-Wing play to discard',
  ]);
});

test('201-2 Admiral Ackbar: the AI strikes a mission with a blast icon more of each Rebel Alliance Vehicle', () => {
  const struck = (leader: string) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      engaged: ['159-1'],
      light: { ...REBELS, hand: ['185-6'], units: [{ card: leader, focus: 1 }, '201-3', '014-3', '014-3'] },
      dark: { objectives: ['159-1'] },
    }).card('Ground Support').damage;
  // A blast icon and the unopposed damage.
  expect([struck('201-2'), struck('010-3')]).toEqual([3, 2]);
});

/** Nine blast icons with the edge, and the unopposed damage. */
const NINE = ['004-2', '008-3', '008-3', '008-3'];
const finalBattle = () =>
  quietTable({
    stop: 'commitment',
    light: { ...REBELS, objectives: ['201-1', '012-1', '012-1'], hand: ['201-6'], units: NINE },
    dark: { objectives: ['026-1', '159-1'] },
  })
    .pay('play The Final Battle')
    .until('engage')
    .choose('The Final Battle')
    .choose('Red Five', 'Y-Wing', 'Y-Wing', 'Y-Wing')
    .until('use The Final Battle');

test('201-6 The Final Battle: completed, it may destroy any objective', () => {
  const table = finalBattle();
  expect(table.asking).toBe('light window: use The Final Battle, pass');
  expect(table.choose('use The Final Battle').asking).toBe(
    'light target: Turning the Tide, Draw Their Fire, Draw Their Fire, Imperial Command, Defending the Trench',
  );
  expect(table.choose('Imperial Command').changes('Imperial Command', 'Defending')).toEqual([
    'Imperial Command play to victory pile',
  ]);
  expect(finalBattle().choose('pass').victory('light')).toEqual(['The Final Battle']);
});

test('201-6 The Final Battle: the AI destroys the enemy objective of the greatest capacity', () => {
  const table = light('201-6', ['011-2', ...NINE]);
  expect(reasonsOf(table, 'target').at(-1)).toMatchObject({
    considered: ['Imperial Command', 'Defending the Trench'],
    picked: 'Defending the Trench',
    rule: 'LCG-31',
  });
});
