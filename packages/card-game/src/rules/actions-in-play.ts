import { actionsOf, isBlank, type Seat, type Usable } from '@holofoe/kernel';
import type { InPlay } from '../state.ts';
import { AS_PILOT } from '../terms/abilities.ts';
import type { CardGame, CardGameEngine } from '../terms/words.ts';
import { isPilot } from './attaching.ts';

/** The actions of a card in play, with those that it has as a pilot only. */
export function actionsInPlay(game: CardGameEngine, record: InPlay, seat: Seat): readonly Usable<CardGame>[] {
  const { card } = record;
  const own = actionsOf(game, card, seat);
  return isPilot(record) && !isBlank(game, card) ? [...own, ...actionsOf(game, card, seat, AS_PILOT)] : own;
}
