import { expect, test } from 'vitest';
import { greedyReplies } from '../../greedy-turn.ts';
import { aiPlays, quietTurn } from '../quiet-ai.ts';

const STREET = {
  characters: ['Luke Skywalker'],
  supports: ['Streetwise'],
  hand: ['Monopolize', 'Undermine', 'Vibrosword'],
};
const BLANK = { characters: ['Death Trooper'], pool: ['Death Trooper: -'], resources: 1 };

test('07140 Streetwise may be exhausted before a yellow event is played, which costs 1 less', () => {
  const table = quietTurn({ ...STREET, resources: 2 }, BLANK).choose('play Monopolize');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  expect([table.places('Monopolize'), table.player().resources]).toEqual([['hand of 0'], 2]);
  table.choose('yes');
  expect([table.player().resources, table.support('Streetwise').ready]).toEqual([1, false]);
  expect(table.events('play')).toMatchObject([{ cost: 1 }]);
  expect(table.pool()).toEqual([]);
});

test('07140 Streetwise need not be used where the event can be paid for', () => {
  const table = quietTurn({ ...STREET, resources: 2 }, BLANK)
    .choose('play Monopolize')
    .choose('no');
  expect([table.player().resources, table.support('Streetwise').ready]).toEqual([0, true]);
});

test('07140 Streetwise makes a yellow event playable, and is then exhausted unasked', () => {
  const table = quietTurn({ ...STREET, resources: 1 }, BLANK);
  expect(table.choicesTo('play')).toEqual(['Monopolize', 'Undermine']);
  table.choose('play Monopolize');
  expect([table.topic, table.player().resources, table.pool()]).toEqual(['action', 0, []]);
  expect(table.support('Streetwise').ready).toBe(false);
});

test('07140 Streetwise does nothing exhausted, for other cards, nor for a teammate', () => {
  const tired = { ...STREET, supports: [{ card: 'Streetwise', ready: false }] };
  expect(quietTurn({ ...tired, resources: 1 }, BLANK).choicesTo('play')).not.toContain('Monopolize');
  const blue = quietTurn({ ...STREET, resources: 2 }, BLANK).choose('play Undermine');
  expect(blue.topic).not.toBe('may');
  const mate = { characters: ['Mace Windu'], supports: ['Streetwise'] };
  const alone = quietTurn([{ ...STREET, supports: [], resources: 1 }, mate], BLANK);
  expect(alone.choicesTo('play')).not.toContain('Monopolize');
});

test('07140 Streetwise asks nothing about an event that costs nothing, and is ready again after the upkeep', () => {
  const free = quietTurn({ ...STREET, hand: ['Tireless Pursuit'], resources: 2 }, BLANK);
  expect(free.choose('play Tireless Pursuit').topic).not.toBe('may');
  const table = quietTurn({ ...STREET, resources: 1 }, { ...BLANK, deck: [], top: [] });
  table.choose('play Monopolize');
  while (table.events('upkeep').length === 0) table.choose('pass');
  expect(table.support('Streetwise').ready).toBe(true);
});

const TWO = { ...STREET, supports: ['Streetwise', 'Streetwise'] };

test.each([
  [2, ['may', 'may'], 0],
  [1, ['may'], 0],
  [0, [], 0],
] as const)(
  '07140 Streetwise twice, of a player with %i resources: those that are not needed may be declined',
  (resources, asked, left) => {
    const table = quietTurn({ ...TWO, resources }, BLANK).choose('play Monopolize');
    for (const topic of asked) {
      expect(table.topic).toBe(topic);
      table.choose('no');
    }
    expect([table.topic, table.player().resources, table.pool()]).toEqual(['action', left, []]);
  },
);

test('07140 Streetwise is used by a greedy player', () => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'], resources: 1 };
  const player = { ...STREET, hand: ['Monopolize'], resources: 2 };
  expect(greedyReplies(player, ai, 2)).toEqual(['action: Play Monopolize (2)', 'may: Yes']);
});

test('07140 Streetwise is put into play by a greedy player', () => {
  const player = { characters: ['Luke Skywalker'], hand: ['Streetwise'], resources: 2 };
  expect(greedyReplies(player, { pool: [] }, 1)).toEqual(['action: Play Streetwise (1)']);
});

test('07140 Streetwise of the AI makes its yellow events cheaper', () => {
  const player = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'], resources: 1 };
  const ai = { characters: ['Death Trooper'], supports: ['Streetwise'], resources: 1 };
  const table = aiPlays('Monopolize', ai, player);
  expect([table.pool(0), table.ai.resources, table.support('Streetwise').ready]).toEqual([[], 0, false]);
});
