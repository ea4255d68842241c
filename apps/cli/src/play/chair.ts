import type { Seat } from '@holofoe/kernel';
import type { Pending } from '@holofoe/table';
import type { CliGame, Sitting } from '../game.ts';
import type { Told } from '../story.ts';
import type { Paper } from '../terminal/paper.ts';

/** Where a person sits: what the commands of a game can reach. */
export interface Chair {
  readonly game: CliGame;
  readonly sitting: Sitting;
  readonly seat: Seat;
  /** Other seats of the same person. */
  readonly also: readonly Seat[];
  /** Where the last news of the opponent began. */
  readonly since?: number | undefined;
  readonly paper: Paper;
  readonly say: (lines: readonly string[]) => void;
  /** Undefined at the end of the input. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
}

export function toldTo({ table }: Sitting, seat: Seat): readonly Told[] {
  return table.events(seat).map(({ event }) => ({ event, assumed: [] }));
}

/** The question that a person is asked, by the rules or about what came up. */
export function questionOf(pending: Pending) {
  if (pending.kind === 'ask') return pending;
  if (pending.kind !== 'chance') return undefined;
  const { to, prompt, outcomes } = pending;
  return { to, prompt, form: { pick: 'one' } as const, options: outcomes };
}
