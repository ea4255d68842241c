import { expect, test } from 'vitest';
import { quietTable } from '../../quiet.ts';

/** Who has played a mission of the Light Side attacks it with enough to complete it. */
const lightMission = (card: string, title: string, units: string[], enemies: string[]) =>
  quietTable({
    stop: 'commitment',
    light: { affiliation: 'Rebel Alliance', objectives: ['186-1', '012-1', '012-1'], hand: [card], units },
    dark: { units: enemies.map((enemy) => ({ card: enemy, focus: 1 })) },
  })
    .pay(`play ${title}`)
    .until('engage')
    .choose(title);

test('185-6 Ground Support: completed, it may deal a damage to each enemy unit and objective', () => {
  const open = () =>
    lightMission('185-6', 'Ground Support', ['004-2', '011-2'], ['019-2', '027-3'])
      .choose('Red Five', 'Home One')
      .until('use Ground Support');
  expect(open().choose('use Ground Support').changes('Darth', 'TIE', 'Death')).toEqual([
    'Death and Despayre damage 0 to 1',
    'Darth Vader damage 0 to 1',
    'TIE Fighter play to discard',
  ]);
  expect(open().choose('pass').changes('Darth', 'TIE', 'Death')).toEqual([]);
});

test('186-6 Repel the Invaders: only Ewoks attack it; completed, up to two enemy units that cost 3 or less return', () => {
  const open = () =>
    lightMission(
      '186-6',
      'Repel the Invaders',
      ['192-3', '186-3', '186-2', '004-2'],
      ['019-2', '027-3', '021-2'],
    );
  expect(open().choices).toEqual(['Ewok Horde', 'Ewok Warrior', 'Wicket W. Warrick']);
  const table = open()
    .choose('Ewok Horde', 'Ewok Warrior', 'Wicket W. Warrick')
    .until('use Repel the Invaders');
  table.choose('use Repel the Invaders');
  expect(table.choices).toEqual(['TIE Fighter', "Vader's TIE Advanced"]);
  expect(table.choose('TIE Fighter', "Vader's TIE Advanced").changes('TIE', "Vader's")).toEqual([
    'TIE Fighter play to hand',
    "Vader's TIE Advanced play to hand",
  ]);
});

/** The same for the Dark Side. */
const darkMission = (card: string, title: string, enemies: string[]) =>
  quietTable({
    active: 'dark',
    stop: 'commitment',
    light: { units: enemies.map((enemy) => ({ card: enemy, focus: 1 })) },
    dark: {
      affiliation: 'Imperial Navy',
      objectives: ['187-1', '189-1', '029-1'],
      hand: [card],
      units: ['029-2', '027-4'],
      discard: ['026-4', '027-3'],
      sets: [187, 27],
    },
  })
    .pay(`play ${title}`)
    .until('engage')
    .choose(title)
    .choose('Devastator', 'TIE Bomber');

test('189-6 Assassination Contract: completed, it may destroy each enemy out-of-faction unit', () => {
  const open = () =>
    darkMission('189-6', 'Assassination Contract', ['001-2', '008-2', 'X-Wing']).until(
      'use Assassination Contract',
    );
  expect(open().choose('use Assassination Contract').changes('Luke', 'Red', 'X-Wing')).toContain(
    'Red Two play to discard',
  );
  expect(open().choose('use Assassination Contract').isInPlay('Luke Skywalker')).toBe(true);
  expect(open().choose('pass').isInPlay('Red Two')).toBe(true);
});

test('187-6 Prepared Ambush: completed, an Officer or Trooper unit of the deck or the discard pile comes into play', () => {
  const table = darkMission('187-6', 'Prepared Ambush', ['X-Wing']).until('use Prepared Ambush');
  table.choose('use Prepared Ambush');
  expect([...new Set(table.choices)].sort()).toEqual([
    'Heavy Stormtrooper Squad',
    'Lieutenant Renz',
    'Scout Trooper',
  ]);
  expect(table.choose('Heavy Stormtrooper Squad').changes('Heavy')).toEqual([
    'Heavy Stormtrooper Squad discard to play',
  ]);
});

test('186-6 Repel the Invaders: declined, or with nobody chosen, no unit returns', () => {
  const open = () =>
    lightMission('186-6', 'Repel the Invaders', ['192-3', '186-3', '186-2'], ['027-3'])
      .choose('Ewok Horde', 'Ewok Warrior', 'Wicket W. Warrick')
      .until('use Repel the Invaders');
  expect(open().choose('pass').isInPlay('TIE Fighter')).toBe(true);
  expect(open().choose('use Repel the Invaders').choose().isInPlay('TIE Fighter')).toBe(true);
});

test('187-6 Prepared Ambush: declined, or with nobody chosen, no unit comes', () => {
  const open = () => darkMission('187-6', 'Prepared Ambush', ['X-Wing']).until('use Prepared Ambush');
  expect(open().choose('pass').discard('dark')).toContain('Heavy Stormtrooper Squad');
  expect(open().choose('use Prepared Ambush').choose().discard('dark')).toContain('Heavy Stormtrooper Squad');
});

test('189-1 Mission Command: its side has a blast icon more where it attacks a mission', () => {
  const attacking = (title: string) => {
    const table = quietTable({
      active: 'dark',
      stop: 'commitment',
      light: { units: ['X-Wing'] },
      dark: {
        affiliation: 'Imperial Navy',
        objectives: ['189-1', '029-1', '026-1'],
        hand: ['189-6'],
        units: ['027-4'],
      },
    });
    return table
      .pay('play Assassination Contract')
      .until('engage')
      .choose(title)
      .reads('blast', 'TIE Bomber');
  };
  expect([attacking('Assassination Contract'), attacking('Draw Their Fire')]).toEqual([2, 1]);
});

test('185-6 Ground Support: the AI plays it, completes it and damages the enemy', () => {
  // No other aim has so little capacity left (LCG-22).
  const table = quietTable({
    ai: 'light',
    stop: 'commitment',
    light: {
      affiliation: 'Rebel Alliance',
      fates: [],
      hand: ['185-6'],
      units: ['004-2', '011-2', '001-3', '002-3'],
    },
    dark: { objectives: ['159-1'], units: ['019-2', '027-3'].map((card) => ({ card, focus: 1 })) },
  });
  expect(table.victory('light')).toEqual(['Ground Support']);
  expect(table.changes('TIE')).toEqual(['TIE Fighter play to discard']);
});
