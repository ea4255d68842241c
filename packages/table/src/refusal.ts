import { EndlessRule } from '@holofoe/kernel';

/** Why nothing was changed. */
export interface Refusal {
  readonly fault: 'illegal' | 'late' | 'rule threw' | 'endless';
  readonly says: string;
}

export function illegal(says: string): Refusal {
  return { fault: 'illegal', says };
}

/** A rule that calls itself without end overflows JavaScript's stack before any budget is used up. */
export function refusalOf(error: unknown): Refusal {
  const says = error instanceof Error ? error.message : String(error);
  return {
    fault: error instanceof EndlessRule || error instanceof RangeError ? 'endless' : 'rule threw',
    says,
  };
}
