import { operationsTable, type Setup, type TestTable } from '../kit.ts';

type AiSetup = NonNullable<Setup['ai']>;
type Players = NonNullable<Setup['players']>;
export type Characters = NonNullable<AiSetup['characters']>;

/** The AI has drawn this card, the only one of its deck. */
export function aiDraws(card: string, ai: AiSetup = {}, more: Setup = {}): TestTable {
  return operationsTable({ ...more, ai: { deck: [], top: [card], ...ai } });
}

/** The AI has resolved dice without a card in its deck (OPS-08). */
export function aiResolves(
  characters: Characters,
  pool: readonly string[],
  players: Players,
  { ai = {}, ...more }: Setup = {},
): TestTable {
  return operationsTable({
    ...more,
    players,
    ai: { deck: [], resources: 0, characters, pool: [...pool], ...ai },
  });
}

/** The AI has resolved a die with 2 ranged damage. */
export function aiShoots(players: Players, more: Setup = {}): TestTable {
  return aiResolves(['Death Trooper'], ['Death Trooper: 2RD'], players, more);
}

/** Events of a kind with some of their data. */
export function told(table: TestTable, kind: string): readonly Readonly<Record<string, unknown>>[] {
  return table
    .events(kind)
    .flatMap((data) => (data !== null && typeof data === 'object' ? [data as Record<string, unknown>] : []));
}
