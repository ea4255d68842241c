import type { Json } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { idOf } from '../../src/cards/number.ts';
import { EXPERT_MODE } from '../../src/scenarios/sets.ts';
import { operationsTable, playersTurn, type TestTable } from '../kit.ts';

const GIANT = { characters: [{ card: 'Padawan', health: 500 }], hand: [] };

/** Which cards of the Expert set the AI draws in its first round. */
function expertCards(table: TestTable): readonly string[] {
  const { round } = table.view;
  while (table.view.round === round) table.choose('pass');
  const known = Object.keys(EXPERT_MODE.cards);
  return table
    .events('AI draws')
    .map(idIn)
    .filter((id) => known.includes(id))
    .sort();
}

function idIn(data: Json): string {
  return data !== null && typeof data === 'object' && 'card' in data ? idOf(Number(data.card)) : '?';
}

test('OPS-84 Expert Mode adds its set to the AI deck', () => {
  const table = operationsTable({ step: 'begin stage', round: 0, expert: true, players: [GIANT] });
  expect(expertCards(table)).toEqual(['EX-01', 'EX-02', 'EX-03', 'EX-04']);
});

test('OPS-84 without it none of its cards is there', () => {
  const table = operationsTable({ step: 'begin stage', round: 0, players: [GIANT] });
  expect([expertCards(table), table.ai.plots]).toEqual([[], []]);
});

test('OPS-84 its plot is put into play', () => {
  const table = operationsTable({ step: 'begin stage', round: 0, expert: true, players: [GIANT] });
  expect(table.ai.plots).toMatchObject([{ name: 'No Mercy' }]);
});

test('OPS-84 both in every stage', () => {
  const table = playersTurn({
    expert: true,
    players: [{ ...GIANT, deck: ['Parry'] }],
    ai: { deck: [], pool: [], characters: [] },
  });
  table.choose('pass');
  expect([table.view.stage, table.ai.plots.map(({ name }) => name)]).toEqual([2, ['No Mercy']]);
  expect(table.ai.deck.length).toBeGreaterThan(Object.keys(EXPERT_MODE.cards).length);
});

test('OPS-84 both in each area of multi-stages', () => {
  const [table, without] = [true, false].map((expert) =>
    operationsTable({
      scenario: 'OBJ-DS2',
      step: 'begin stage',
      stage: 2,
      round: 2,
      expert,
      players: [GIANT, GIANT],
      // What is left of the stage before.
      ai: { deck: [], characters: [], supports: [] },
    }),
  );
  for (const x of [1, 2]) {
    expect(table?.area(x).plots).toMatchObject([{ name: 'No Mercy' }]);
    expect(table?.area(x).deck).toHaveLength((without?.area(x).deck.length ?? 0) + 4);
  }
});
