import type { Desk } from './desk.ts';
import type { Json } from './json.ts';
import type { Reason } from './priority.ts';
import type { Seat } from './request.ts';

/** Something that happened. What only some seats may know of it stands in `secret`. */
export interface TableEvent {
  readonly kind: string;
  /** The number of the rule that it follows. */
  readonly rule?: string;
  /** The opponent's choices that led to it. */
  readonly reasons?: readonly Reason[];
  readonly data: Json;
  readonly secret?: { readonly to: readonly Seat[]; readonly data: Json };
}

/**
 * Tells an event with the reasons of the choices made since the last one. On a hot path ask `desk.tell` first, so
 * that nothing is built where nobody listens.
 */
export function tell(desk: Desk, event: TableEvent): void {
  if (!desk.tell) return;
  desk.tell(desk.reasons.length === 0 ? event : { ...event, reasons: desk.reasons.splice(0) });
}

/** What one seat learns of an event: the secret part only where it is meant for that seat. */
export function cutEvent(event: TableEvent, seat: Seat): TableEvent {
  const { secret, reasons, ...open } = event;
  const known = reasons?.filter((reason) => !reason.knownTo || reason.knownTo.includes(seat));
  return {
    ...open,
    ...(known && known.length > 0 ? { reasons: known } : {}),
    ...(secret?.to.includes(seat) ? { data: secret.data } : {}),
  };
}
