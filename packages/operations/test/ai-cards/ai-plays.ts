import { operationsTable, type Setup, type TestTable } from '../kit.ts';

/**
 * The turn of an AI whose deck is this one card, against Luke Skywalker with 12 health and an empty hand unless the test
 * says otherwise; it has acted when this returns.
 */
export function aiPlays(card: string, { ai = {}, players = [{}], ...setup }: Setup = {}): TestTable {
  return operationsTable({
    ...setup,
    players: players.map((player) => ({ hand: [], characters: ['Luke Skywalker'], ...player })),
    ai: { deck: [], resources: 3, supports: [], ...ai, top: [card, ...(ai.top ?? [])] },
  });
}
