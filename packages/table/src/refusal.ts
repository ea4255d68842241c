import { EndlessRule } from '@holofoe/kernel';
import { SaveError } from './save.ts';

/** Why nothing was changed. */
export interface Refusal {
  readonly fault: 'illegal' | 'late' | 'rule threw' | 'endless';
  readonly says: string;
  /** Where in the rules it was thrown, for whoever mends them. */
  readonly stack?: string;
}

export function illegal(says: string): Refusal {
  return { fault: 'illegal', says };
}

/** A rule that calls itself without end overflows JavaScript's stack before any budget is used up. */
export function refusalOf(error: unknown): Refusal {
  const says = messageOf(error);
  // No rule is at fault, but the file that the game was opened from.
  if (error instanceof SaveError) return illegal(says);
  if (error instanceof EndlessRule || error instanceof RangeError) return { fault: 'endless', says };
  return {
    fault: 'rule threw',
    says,
    ...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
