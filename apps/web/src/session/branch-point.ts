import type { Entry } from '@holofoe/table';
import { type Told, turnAt } from './log-book.ts';
import { decisionBefore } from './way.ts';

/** Where a game can branch that is to go on from an entry of the log. */
export interface BranchPoint {
  /** The position of the person's last decision before it. */
  readonly to: number;
  /** The turn of that decision. */
  readonly opens: Told['opens'];
  /** Whether that is another turn than the entry's: the opponent decides nothing anew. */
  readonly isEarlier: boolean;
}

export function branchPoint(
  journal: readonly Entry[],
  told: readonly Told[],
  index: number,
): BranchPoint | undefined {
  const at = told[index]?.at;
  const to = at === undefined ? undefined : decisionBefore(journal, at);
  if (to === undefined) return undefined;
  const last = told.findLastIndex((entry) => entry.at <= to);
  const opens = turnAt(told, last);
  return { to, opens, isEarlier: opens !== turnAt(told, index) };
}
