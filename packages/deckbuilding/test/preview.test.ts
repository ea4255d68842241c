import { jsonCopy, knownBy } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../src/definition.ts';
import type { State } from '../src/state.ts';
import { TestTable } from './kit.ts';
import { rebelTurn } from './turn.ts';

/** What the Rebels are shown before they choose, by the kinds of what is told. */
function previewed(table: TestTable, choice: string): readonly string[] {
  const { seat, options } = table.question;
  const option = options[table.choices.indexOf(choice)];
  const told = table.live.preview(seat, option ? [option.key] : []);
  return 'fault' in told ? [told.says] : told.map(({ kind, data }) => `${kind} ${JSON.stringify(data)}`);
}

test.each(['at-st', 'tie-fighter'])(
  "does not look into the enemy's hand for Jyn Erso, with %s in it",
  (card) => {
    const table = rebelTurn({ rebel: { units: ['jyn-erso'] }, empire: { hand: [card] } });
    expect(previewed(table, 'use jyn-erso').join()).not.toContain('hand');
  },
);

test.each(['at-st', 'x-wing'])(
  'does not show that %s comes into the row, which only the enemy has seen',
  (card) => {
    const table = rebelTurn({ galaxyTop: [card], row: ['lobot'], rebel: { resources: 6 } });
    expect(previewed(seenByTheEmpire(table), 'buy lobot').map((told) => told.split(' ')[0])).toEqual(['buy']);
  },
);

test('shows what comes into the row where everybody has seen it', () => {
  const table = rebelTurn({ galaxyTop: ['at-st'], row: ['lobot'], rebel: { resources: 6 } });
  expect(previewed(table, 'buy lobot').map((told) => told.split(' ')[0])).toEqual(['buy', 'refill']);
});

/** The same table, but only the Empire knows the top of the galaxy deck. */
function seenByTheEmpire({ live }: TestTable): TestTable {
  const { config, mark } = live.save();
  const state = jsonCopy(mark.state as State);
  const [top] = state.galaxyDeck;
  if (top && 'card' in top) state.galaxyDeck[0] = { card: top.card, by: knownBy([0]) };
  return new TestTable(openTable(deckbuilding, { config, seed: 1, start: state }));
}
