import type { Whose } from '../cards/filter.ts';
import {
  aiOf,
  foesOf,
  friendsOf,
  isAi,
  isAround,
  playersIn,
  type Side,
  type SideNo,
  sideOf,
  sidesAgainst,
  sidesAround,
  turnOrder,
} from '../state.ts';
import type { Cx } from './battle.ts';
import { controllerOf } from './controller.ts';

/** Whose things a filter means. */
export function sidesOf({ game: { state }, seat, it }: Cx, whose: Whose): readonly Side[] {
  switch (whose) {
    case 'own':
      return [sideOf(state, seat)];
    case 'friend':
      return friendsOf(state, seat);
    case 'foe':
      return sidesAgainst(state, seat);
    case 'opponent':
      return foesOf(state, seat);
    case 'any':
      return sidesAround(state, seat);
    case 'AI':
      return [aiOf(state, seat)];
    case 'player':
      return playersIn(state, aiOf(state, seat));
    case 'team':
      return turnOrder(state);
    case 'its':
      return it.map((thing) => sideOf(state, controllerOf(state, thing)));
  }
}

/** Whether a side is one of `sidesOf`. */
export function isWhose(cx: Cx, whose: Whose, side: SideNo): boolean {
  const { seat } = cx;
  const { state } = cx.game;
  switch (whose) {
    case 'own':
      return side === seat;
    case 'friend':
      return side === seat || (isAi(side) === isAi(seat) && isAround(state, seat, side));
    case 'foe':
      return isAi(side) !== isAi(seat) && isAround(state, seat, side);
    case 'opponent':
      return side !== seat && isAround(state, seat, side);
    case 'any':
      return side === seat || isAround(state, seat, side);
    default:
      return sidesOf(cx, whose).some(({ no }) => no === side);
  }
}
