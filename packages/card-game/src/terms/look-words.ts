import type { Amount, CardTerms, Effect } from '@holofoe/kernel';
import type { Player } from './whose.ts';

/** Cards of a hand or a deck are looked at. */
export type LookWord<L extends CardTerms> =
  /** Cards of a hand or a deck are seen by the one who does it, or by all; `and` finds them `in: 'looked at'`. */
  {
    readonly do: 'look';
    readonly at: 'hand' | 'deck' | 'objective deck';
    readonly of: Player;
    readonly top?: Amount<L>;
    readonly bottom?: Amount<L>;
    readonly reveal?: true;
    readonly and?: Effect<L>;
    /** What becomes of the rest of a deck; absent: it stays as it is. */
    readonly rest?: 'top' | 'bottom' | 'shuffle' | 'discard';
  };
