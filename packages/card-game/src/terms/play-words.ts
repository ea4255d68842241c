import type { Cards, CardTerms } from '@holofoe/kernel';

/** Words about cards that come into play, leave it, or are there in another way. */
export type PlayWord<L extends CardTerms> =
  | { readonly do: 'destroy'; readonly what: Cards<L> }
  | { readonly do: 'sacrifice'; readonly what: Cards<L> }
  | { readonly do: 'discard from play'; readonly what: Cards<L> }
  | {
      readonly do: 'put into play';
      readonly what: Cards<L>;
      readonly participating?: true;
      readonly on?: Cards<L>;
      /** Under the control of the one who does it; absent: its owner's. */
      readonly control?: true;
    }
  /** Its cost is paid; with `on` it is played as a pilot. */
  | { readonly do: 'play'; readonly what: Cards<L>; readonly participating?: true; readonly on?: Cards<L> }
  | { readonly do: 'attach'; readonly what: Cards<L>; readonly to: Cards<L> }
  | { readonly do: 'take control'; readonly of: Cards<L>; readonly until?: L['until'] }
  | { readonly do: 'become'; readonly what: Cards<L>; readonly type: 'unit' | 'enhancement' };
