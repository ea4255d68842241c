import { DONE, endOf, happen, inTurn, type Play, reseat, type Seat, type Thing } from '@holofoe/kernel';
import { ownerOf } from '../cards/catalogue.ts';
import type { CardGameCx, CardGameEngine } from '../cards/words.ts';
import { inPlay } from './state.ts';

/**
 * Another player controls it: it leaves the engagement and its Force card, and what it says is theirs. Enhancements stay
 * whose they are, where they are still legal. `until`: the period, as it runs now, at whose end it goes back.
 */
export function takeControl(
  game: CardGameEngine,
  card: Thing,
  to: Seat,
  cx?: CardGameCx,
  until?: string,
): Play {
  const record = inPlay(game.state, card);
  if (!record || record.seat === to) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const take = () => {
    Object.assign(record, { seat: to, role: null, committed: false, lent: until ?? null });
    reseat(game, card, to);
    return DONE;
  };
  return happen(game, { kind: 'control', card, to, by: to }, take, cx);
}

/** The end of a period: what lasted until then is over, and who controlled a card until then gives it back. */
export function endPeriod(game: CardGameEngine, until: string): Play {
  endOf(game, until);
  const lent = game.state.play.filter((record) => record.lent === until);
  return inTurn(lent, ({ card }) => takeControl(game, card, ownerOf(card)));
}
