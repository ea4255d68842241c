import type { Amount, Cards, CardTerms } from '@holofoe/kernel';
import type { Player } from './whose.ts';

/** Words about cards of hands, decks and discard piles. */
export type PileWord<L extends CardTerms> =
  | { readonly do: 'draw'; readonly n: Amount<L>; readonly who?: Player }
  /** From the top of a deck to its discard pile; what was discarded is `it`. */
  | { readonly do: 'mill'; readonly n: Amount<L>; readonly who: Player }
  /** Cards of a hand, looked at or captured: `{ one: { in: 'hand' } }` chosen, `{ random: … }`. How many is X. */
  | { readonly do: 'discard'; readonly what: Cards<L> }
  /** Only binds, for what comes after. */
  | { readonly do: 'choose'; readonly what: Cards<L> }
  | { readonly do: 'reveal'; readonly what: Cards<L> }
  /** Cards in play, of a discard pile, of a hand or among those that are looked at, somewhere else; several to a deck in random order. */
  | {
      readonly do: 'move';
      readonly what: Cards<L>;
      readonly to: 'hand' | 'top of deck' | 'bottom of deck' | 'shuffled into deck' | 'out of the game';
    };
