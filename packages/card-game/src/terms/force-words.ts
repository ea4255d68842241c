import type { Amount, Cards, CardTerms } from '@holofoe/kernel';
import type { Side } from './traits.ts';

/** Words about the Force, the Balance and the dial. */
export type ForceWord<L extends CardTerms> =
  | { readonly do: 'commit'; readonly who: Cards<L> }
  | { readonly do: 'uncommit'; readonly who: Cards<L> }
  /** Forward or back, never below `least`. */
  | { readonly do: 'dial'; readonly by: Amount<L>; readonly least?: number; readonly back?: true }
  | { readonly do: 'turn balance'; readonly to: Side | 'other' }
  /** The one of this turn. */
  | { readonly do: 'skip force phase' }
  /** The one who does it counts more Force icons in this battle or struggle. */
  | { readonly do: 'force icons'; readonly n: Amount<L>; readonly in: 'edge battle' | 'struggle' }
  | { readonly do: 'lose the game'; readonly who: 'you' | 'opponent' };
