import type { Seat } from '@holofoe/kernel';
import type { Entry } from '@holofoe/table';

/** The positions on the way to the end of a journal, without what was undone. */
function wayOf(journal: readonly Entry[]): readonly number[] {
  const way: number[] = [];
  for (let at = journal.length; at >= 0; ) {
    const entry = journal[at - 1];
    if (entry && 'undo' in entry) at = entry.undo;
    else {
      way.push(at);
      at--;
    }
  }
  return way.reverse();
}

/** The last position up to `at` where somebody replied on the way here, or the end: where a game can branch. */
export function decisionBefore(journal: readonly Entry[], at: number): number | undefined {
  const way = wayOf(journal);
  let found: number | undefined;
  way.forEach((position, i) => {
    const next = way[i + 1];
    const entry = next === undefined ? undefined : journal[next - 1];
    if (position <= at && entry && 's' in entry) found = position;
  });
  return found;
}

/** The position at which a seat replied last on the way here. */
export function lastReplyOf(journal: readonly Entry[], seat: Seat): number | undefined {
  return wayOf(journal).findLast((position) => {
    const entry = journal[position - 1];
    return entry !== undefined && 's' in entry && entry.s === seat;
  });
}

/** Whether chance has decided something on the way here from a position on it. */
export function hasChanceSince(journal: readonly Entry[], position: number): boolean {
  for (let at = journal.length; at > position; ) {
    const entry = journal[at - 1];
    if (entry && 'c' in entry) return true;
    at = entry && 'undo' in entry ? entry.undo : at - 1;
  }
  return false;
}
