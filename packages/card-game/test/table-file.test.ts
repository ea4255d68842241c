import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';
import { writeTable } from '../src/table-file/write.ts';
import { cardGameTable, type Setup } from './kit.ts';
import { reasonsOf } from './reasons.ts';

function faultsOf(data: object): readonly string[] {
  const read = readTable(data);
  return 'faults' in read ? read.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

function stateOf(data: object): State {
  const read = readTable(data);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

const NAVY: Setup['dark'] = {
  affiliation: 'Imperial Navy',
  units: [
    { card: 'Devastator', pool: 'attackers' },
    { card: 'TIE Fighter', pool: 'defenders' },
  ],
  hand: ['TIE Fighter', null, null],
  fates: [null, null],
};

test('LCG-20 a unit of the AI is in the pool that the table names, and is written with it', () => {
  const state = stateOf({ ai: 'dark', dark: NAVY });
  const pools = state.play.flatMap(({ pool }) => pool ?? []);
  expect(pools).toEqual(['attackers', 'defenders']);
  expect(writeTable(state)).toMatchObject({
    dark: { units: [{ pool: 'attackers' }, { pool: 'defenders' }] },
  });
});

test('LCG-20 only units of the AI are in pools', () => {
  expect(faultsOf({ ai: 'light', dark: NAVY })).toContain(
    'dark.units[0].pool: only units of the AI are in pools',
  );
});

test('a card has damage below its capacity, with what cards add to that', () => {
  const armored = (damage: number, enhancements: string[]) =>
    faultsOf({ light: { units: [{ card: '232-2', damage, enhancements }] } });
  const destroyed = ['light.units[0].damage: with so much it is destroyed'];
  expect([armored(2, []), armored(3, []), armored(4, ['232-3']), armored(5, ['232-3'])]).toEqual([
    [],
    destroyed,
    [],
    destroyed,
  ]);
});

test('null is a card that nobody has seen: it comes from the deck and is written as null', () => {
  const state = stateOf({ ai: 'dark', dark: NAVY });
  const [, { hand, fates }] = state.players;
  expect(hand.map((place) => 'card' in place)).toEqual([true, false, false]);
  expect(fates.map((place) => 'card' in place)).toEqual([false, false]);
  expect(writeTable(state)).toMatchObject({
    dark: { hand: [expect.stringMatching(/^0\d\d-\d$/), null, null], fates: [null, null] },
  });
});

test('more unseen cards than the deck has are a fault', () => {
  const dark = { sets: [26], hand: [...Array(6).fill(null)] };
  expect(faultsOf({ ai: 'dark', dark })).toEqual(['dark: the deck has fewer cards than lie there unseen']);
});

test('an edge battle under way has its stacks and who places next', () => {
  const engagement = {
    objective: "A Hero's Journey",
    attackers: ['Devastator'],
    stacks: { light: ['Twist of Fate'], dark: [null] },
    turn: 'light' as const,
  };
  const light = { units: ['Jedi in Hiding'], hand: ['Dagobah Training Grounds'] };
  const table = cardGameTable({
    ai: 'dark',
    active: 'dark',
    light,
    dark: NAVY,
    engagement: { ...engagement, defenders: ['Jedi in Hiding'] },
  });
  expect(table.asked).toBe('light');
  expect(table.topic).toBe('lay');
  expect(table.view(0).engagement?.battle?.stacks.map((stack) => stack.map((card) => card?.title))).toEqual([
    ['Twist of Fate'],
    [undefined],
  ]);
});

test('what was engaged before in the turn stays engaged', () => {
  const table = cardGameTable({
    ai: 'light',
    active: 'dark',
    step: 'engage',
    engaged: ["A Hero's Journey"],
    dark: { affiliation: 'Imperial Navy', units: ['TIE Fighter'] },
  });
  expect(table.topic).toBe('engage');
  expect(table.choices).not.toContain("A Hero's Journey");
  expect(table.choices).toHaveLength(3);
});

describe('LCG-54 missions', () => {
  const dark = { objectives: ['029-1', '027-1', '030-1'], mission: { card: 'Ground Support', damage: 3 } };

  test('LCG-54 a mission lies in the area of the side that it is attacked in, and is written there', () => {
    const state = stateOf({ light: { affiliation: 'Rebel Alliance' }, dark });
    expect(state.play.at(-1)).toMatchObject({ type: 'mission', seat: 1, damage: 3 });
    expect(writeTable(state)).toMatchObject({ dark: { mission: { card: 'Ground Support', damage: 3 } } });
    expect(stateOf(writeTable(state) as object).play).toEqual(state.play);
  });

  test('LCG-54, LCG-22 the AI attacks it where it has the least capacity left', () => {
    const light = {
      affiliation: 'Rebel Alliance',
      units: [{ card: 'Y-Wing', pool: 'attackers' as const }],
      fates: [],
    };
    const table = cardGameTable({ ai: 'light', step: 'engage', stop: 'commitment', light, dark });
    expect(table.victory('light')).toEqual(['Ground Support']);
  });

  test('LCG-54, LCG-23 it comes after the objectives that were revealed before it', () => {
    const light = {
      affiliation: 'Rebel Alliance',
      units: ['Red Five', 'Y-Wing'].map((card) => ({ card, pool: 'attackers' as const })),
      fates: [],
    };
    const objectives = [{ card: '029-1', damage: 4 }, '030-1'];
    const table = cardGameTable({
      ai: 'light',
      step: 'engage',
      stop: 'commitment',
      light,
      dark: { ...dark, objectives },
    });
    expect(reasonsOf(table, 'engage').map(({ picked, rule }) => [picked, rule])).toEqual([
      ['Death and Despayre', 'LCG-22'],
      ['Defense Protocol', 'LCG-23'],
    ]);
  });

  test('LCG-54, LCG-36 completed ones lie in their owner’s victory pile', () => {
    const light = { affiliation: 'Rebel Alliance', victory: ['Ground Support', 'Death and Despayre'] };
    expect(stateOf({ light }).players[0].victory).toHaveLength(2);
  });

  test('LCG-54 only a mission of the other side lies there', () => {
    expect(faultsOf({ dark: { mission: 'Prepared Ambush' } })).toEqual([
      'dark.mission: Prepared Ambush is no card of the light side',
    ]);
    expect(faultsOf({ dark: { mission: 'X-Wing' } })).toEqual(['dark.mission: X-Wing is no mission']);
  });
});

test('a table that cannot be is refused', () => {
  expect(faultsOf({ light: { units: ['Luke Skywalker', 'Luke Skywalker'] } })).toEqual([
    ': The unique Luke Skywalker is in play twice.',
  ]);
});

test('LCG-36 a victory pile holds objectives of the other side and own missions that were completed', () => {
  const data = { light: { victory: ['Death and Despayre', 'Call to Action'] } };
  expect(writeTable(stateOf(data))).toMatchObject(data);
  expect(faultsOf({ light: { victory: ['001-1'] } })).toEqual([
    'light.victory[0]: 001-1 is no card of the dark side',
  ]);
});

test('LCG-54 a mission lies in the area of the side that did not play it, and is written there', () => {
  const data = { dark: { mission: { card: 'Call to Action', damage: 2 } } };
  expect(writeTable(stateOf(data))).toMatchObject(data);
  expect(faultsOf({ dark: { mission: 'X-Wing' } })).toEqual(['dark.mission: X-Wing is no mission']);
});

test('LCG-54 such a mission is attacked like an objective, and may hold captives', () => {
  const data = {
    light: { units: ['012-4'] },
    dark: { mission: { card: 'Call to Action', captives: ['001-2'] } },
  };
  expect(cardGameTable({ ...data, step: 'engage' }).choices).toContain('Call to Action');
  const attacked = { ...data, engagement: { objective: 'Call to Action', attackers: ['012-4'] } };
  expect(writeTable(stateOf(attacked))).toMatchObject(attacked);
});

test('LCG-38 a table has a difficulty only with an AI on the Light Side', () => {
  const dial = { options: { dial: 'insane' } };
  const [says] = faultsOf({ ai: 'dark', ...dial });
  expect(says).toContain('options.dial: a difficulty is only for an AI on the Light Side (LCG-38)');
  expect(stateOf({ ai: 'light', ...dial }).options.dial).toBe(25);
});
