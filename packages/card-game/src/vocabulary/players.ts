import type { Seat } from '@holofoe/kernel';
import { opponentOf } from '../state.ts';
import type { Player } from '../terms/whose.ts';
import type { CardGameCx } from '../terms/words.ts';

/** Who is meant; of several the one who does it comes first. */
export function seatsOf(cx: CardGameCx, who: Player | undefined): readonly Seat[] {
  const { seat } = cx;
  switch (who) {
    case undefined:
    case 'you':
      return [seat];
    case 'opponent':
      return [opponentOf(seat)];
    case 'each player':
      return [seat, opponentOf(seat)];
    case 'that player':
      return [cx.game.rules.seatOf(cx, who)];
  }
}

/** Of a worth that is the player's: the same for oneself, turned round for the opponent. */
export function signFor({ seat }: CardGameCx, other: Seat): 1 | -1 {
  return other === seat ? 1 : -1;
}
