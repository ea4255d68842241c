import type { Amount, Cards, CardTerms, Effect } from '@holofoe/kernel';

/** Words about cards that lie captured, or face down on another. */
export type CaptiveWord<L extends CardTerms> =
  /** `at`: absent: as the Dark Side likes. */
  | { readonly do: 'capture'; readonly what: Cards<L>; readonly at?: Cards<L> }
  /** It lies captured there, though nobody captured it. */
  | { readonly do: 'plant'; readonly what: Cards<L>; readonly at: Cards<L> }
  | { readonly do: 'rescue'; readonly n: Amount<L>; readonly at?: Cards<L>; readonly and?: Effect<L> }
  | { readonly do: 'move captive'; readonly what: Cards<L>; readonly to: Cards<L> }
  /** Face down on a card: it is laid in edge stacks as if from the hand, and played where the card says so. */
  | { readonly do: 'keep'; readonly what: Cards<L>; readonly at: Cards<L> };
