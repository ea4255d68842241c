import {
  contextOf,
  type Engine,
  type Cx as KernelCx,
  type Live as KernelLive,
  type Thing,
} from '@holofoe/kernel';
import type { HappeningOf, Operations } from '../cards/terms.ts';
import type { Die, SideNo } from '../state.ts';

/** The context of an effect: whose it is, which card does it, and what it is about. */
export type Cx = KernelCx<Operations>;
export type Live = KernelLive<Operations>;

/** A game in progress, with the language that its cards are written in and what waits to be resolved. */
export type Battle = Engine<Operations>;

/** `now`: what is going on, such as the die that is being resolved. */
export function cxOf(game: Battle, side: SideNo, card: Thing, now?: Live, ability = 0): Cx {
  return contextOf(game, side, card, ability, now);
}

/** For looking at what a special would do: as if this die were being resolved. */
export function resolving(side: SideNo, card: Thing, dice: readonly Die[], more = 0, stays = false) {
  const live: HappeningOf<'resolve'> = { kind: 'resolve', card, side, by: side, dice, n: more, stays };
  return live;
}
