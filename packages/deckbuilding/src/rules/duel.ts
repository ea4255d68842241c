import { type CardNo, contextOf, type Engine, type Cx as KernelCx, type Seat } from '@holofoe/kernel';
import type { Deckbuilding } from '../cards/words.ts';

/** A game in progress, with the language that its cards are written in. */
export type Duel = Engine<Deckbuilding>;

/** The context of an effect: whose it is and which card does it. */
export type Cx = KernelCx<Deckbuilding>;

export function cxOf(duel: Duel, seat: Seat, card: CardNo): Cx {
  return contextOf(duel, seat, card);
}
