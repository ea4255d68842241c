import type { Amount, Cards, CardTerms } from '@holofoe/kernel';
import type { Affiliation } from './traits.ts';

/** Words about tokens on cards, and what is paid with them. */
export type TokenWord<L extends CardTerms> =
  | {
      readonly do: 'damage';
      readonly n: Amount<L>;
      readonly at: Cards<L>;
      readonly unshielded?: true;
      readonly unprotected?: true;
      /** Among all of them together, as the one who does it divides it. */
      readonly divided?: true;
      /** It is still the damage of combat icons. */
      readonly asIcons?: true;
      /** It must be placed in full. */
      readonly price?: true;
    }
  | { readonly do: 'heal'; readonly n: Amount<L>; readonly at: Cards<L> }
  /** Whence is chosen before how much: `{ upTo: { count: 'damage', of: 'it' } }`. */
  | { readonly do: 'move damage'; readonly from: Cards<L>; readonly n: Amount<L>; readonly to: Cards<L> }
  | {
      readonly do: 'focus';
      readonly n: Amount<L>;
      readonly on: Cards<L>;
      /** Of a ready card only. */
      readonly price?: true;
    }
  | { readonly do: 'unfocus'; readonly n: Amount<L>; readonly on: Cards<L> }
  | { readonly do: 'move focus'; readonly n: Amount<L>; readonly from: Cards<L>; readonly to: Cards<L> }
  | { readonly do: 'shield'; readonly on: Cards<L>; readonly n?: Amount<L>; readonly evenShielded?: true }
  | { readonly do: 'unshield'; readonly on: Cards<L>; readonly n: Amount<L> }
  | { readonly do: 'move shield'; readonly from: Cards<L>; readonly to: Cards<L> }
  /** Tokens of any kind, as the one who does it chooses; with `enhancements` those too. `orFewer`: as many as they like. */
  | {
      readonly do: 'take tokens';
      readonly n: Amount<L>;
      readonly on: Cards<L>;
      readonly enhancements?: true;
      readonly orFewer?: true;
    }
  | { readonly do: 'spend'; readonly resources: Amount<L>; readonly of?: Affiliation };
