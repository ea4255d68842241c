import type { Reason } from '@holofoe/kernel';
import type { Told } from '../../session/log-book.ts';

/** A choice of the opponent: where in the log it stands, and which of the reasons there it is. */
export interface Choice {
  readonly index: number;
  readonly nth: number;
  readonly reason: Reason;
}

/** Every choice that the log explains, in order. */
export function choicesIn(told: readonly Told[]): readonly Choice[] {
  return told.flatMap(({ event, index }) =>
    (event.reasons ?? []).map((reason, nth) => ({ index, nth, reason })),
  );
}
