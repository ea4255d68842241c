import type { Amount, Cards, CardTerms } from '@holofoe/kernel';
import type { FilterOf } from './filter.ts';
import type { Destination } from './happening.ts';

/** What changes what is happening right now. Cancelling and replacing are the kernel's. */
export type NowWord<L extends CardTerms> =
  | { readonly do: 'prevent'; readonly n: Amount<L> }
  /** `divided`: among all of them, as that player divides it. */
  | {
      readonly do: 'redirect';
      readonly n: Amount<L>;
      readonly to: Cards<L>;
      readonly divided?: 'you' | 'opponent';
    }
  /** `at`: where it lies captured. */
  | { readonly do: 'go elsewhere'; readonly to: Destination; readonly at?: Cards<L> }
  /** Another target is chosen. `away`: those that are such are targeted no more, where there is another target. */
  | { readonly do: 'retarget'; readonly by: 'you' | 'opponent'; readonly away?: FilterOf<L> }
  | { readonly do: 'do again' };
