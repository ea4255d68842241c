import type { Json } from './json.ts';
import type { Reason } from './reason.ts';
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
