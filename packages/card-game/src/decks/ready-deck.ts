import type { Deck } from '../rules/deck.ts';
import type { Side } from '../terms/traits.ts';

/** A deck to begin with. */
export interface ReadyDeck extends Deck {
  readonly code: string;
  readonly side: Side;
}
