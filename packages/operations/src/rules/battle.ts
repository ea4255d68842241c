import { type CardNo, contextOf, type Engine, type Cx as KernelCx } from '@holofoe/kernel';
import type { Operations } from '../cards/words.ts';
import type { Character, Die, SideNo, Tally } from './state.ts';

/** The context of an effect: whose it is, which card does it, and what it is about. */
export type Cx = KernelCx<Operations>;

export function cxOf(
  game: Battle,
  side: SideNo,
  card: CardNo,
  character?: Character,
  die?: Die,
  tally?: Tally,
  rolled?: number,
): Cx {
  return contextOf(game, side, card, 0, undefined, card, { character, die, rolled, tally });
}

/** An ability that was triggered and waits for its turn. */
export type Queued = Battle['besides'][number];

/** A game in progress, with the language that its cards are written in and what waits to be resolved. */
export type Battle = Engine<Operations>;
