import type { Cards, CardTerms } from '@holofoe/kernel';

/** Words about the engagement. */
export type EngagementWord<L extends CardTerms> =
  | { readonly do: 'leave engagement'; readonly who: Cards<L> }
  | { readonly do: 'join engagement'; readonly who: Cards<L> }
  | { readonly do: 'turn the engagement'; readonly to: Cards<L> }
  | { readonly do: 'end engagement' }
  | { readonly do: 'strike'; readonly who: Cards<L> }
  /** The striker's icons do nothing. */
  | { readonly do: 'skip icons' }
  | { readonly do: 'restart edge battle' }
  | { readonly do: 'lay'; readonly what: Cards<L> }
  | { readonly do: 'throw out'; readonly what: Cards<L> }
  | { readonly do: 'swap stacks' };
